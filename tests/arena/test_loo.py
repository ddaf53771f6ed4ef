"""The arena of Three-Card Loo: any number of seats, the same cards for everybody."""

import json

import msgspec
import pytest

from quadrille.arena.loo import Match, play_block, run
from quadrille.cli.arena import arena
from quadrille.errors import BadOption
from quadrille.loo import LOO, with_options
from quadrille.loo.actions import Word

MATCH = Match(a="trump-or-ace", b="random", seats=5, deals=60, seed=5, rules=LOO.key)


@pytest.mark.parametrize(
    ("bot", "seats"),
    [("random", 2), ("random", 17), ("trump-or-ace", 3), ("trump-or-ace", 17), ("guess-8", 5)],
)
def test_a_bot_against_itself_gains_exactly_nothing(bot: str, seats: int) -> None:
    match = msgspec.structs.replace(MATCH, a=bot, b=bot, seats=seats, deals=3)
    told = run(match, workers=1)
    assert told.gain.mean == pytest.approx(0, abs=1e-12)
    assert told.gain.half_width == pytest.approx(0, abs=1e-12)
    assert told.played == 3 * seats


def test_the_result_depends_on_the_match_alone() -> None:
    alone = run(MATCH, workers=1)
    assert run(MATCH, workers=2) == alone
    assert run(msgspec.structs.replace(MATCH, seed=6), workers=1).lines != alone.lines


def test_options_change_what_is_played() -> None:
    rules = with_options(LOO, {"single_must_play": "yes"})
    block = play_block(MATCH, rules, 0)
    assert Word.THROW_IN not in {played.said for played in block}
    told = run(msgspec.structs.replace(MATCH, options=(("single_must_play", "yes"),)), workers=1)
    assert Word.THROW_IN not in {line.said for line in told.lines}


def test_a_match_is_summed_up_by_what_was_announced() -> None:
    told = run(MATCH, workers=1)
    assert sum(line.count for line in told.lines) == told.played == 300
    assert sum(line.count * line.mean for line in told.lines) / 300 == pytest.approx(told.gain.mean)
    thrown = next(line for line in told.lines if line.said is Word.THROW_IN)
    assert (thrown.looed, thrown.tricks) == (0, 0.0)


def _is_ahead(b: str, *, seats: int, deals: int) -> bool:
    match = msgspec.structs.replace(MATCH, a="guess-32", b=b, seats=seats, deals=deals)
    gain = run(match, workers=1).gain
    assert gain.half_width is not None
    return gain.mean - gain.half_width > 0


@pytest.mark.parametrize("other", ["random", "trump-or-ace"])
def test_who_imagines_hands_is_ahead_of_chance_and_of_one_rule(other: str) -> None:
    assert _is_ahead(other, seats=7, deals=20)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 5, 7])
@pytest.mark.parametrize("other", ["random", "trump-or-ace"])
def test_she_is_so_at_every_usual_table(other: str, seats: int) -> None:
    assert _is_ahead(other, seats=seats, deals=200)


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (msgspec.structs.replace(MATCH, a="nobody"), "bot-unknown"),
        (msgspec.structs.replace(MATCH, deals=0), "arena-no-deals"),
        (msgspec.structs.replace(MATCH, seats=18), "players-number"),
        (msgspec.structs.replace(MATCH, rules="whist"), "rules-unknown"),
        (msgspec.structs.replace(MATCH, options=(("speed", "9"),)), "option-unknown"),
    ],
)
def test_what_cannot_be_played_is_refused_before_play(wrong: Match, code: str) -> None:
    with pytest.raises(BadOption) as told:
        run(wrong)
    assert told.value.code == code


def test_the_command_prints_a_table_or_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena(game="loo", a="trump-or-ace", seats=3, deals=8, workers=1) == 0
    told = capsys.readouterr().out
    assert "trump-or-ace at one seat, random at the others" in told
    assert "24 played (rules loo, seed 1)" in told
    assert "95 % interval" in told
    assert arena(game="loo", a="random", deals=2, workers=1, as_json=True) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["match"]["seats"] == 5
    assert printed["played"] == 10


def test_the_command_asks_of_a_game_only_what_it_has() -> None:
    with pytest.raises(BadOption):
        arena(game="whist")
    with pytest.raises(BadOption):
        arena(seats=5)
    with pytest.raises(BadOption):
        arena(game="loo", favourite="H")
