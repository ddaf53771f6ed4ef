"""Three-Card Loo at the arena: any number of seats, the same cards for everybody."""

import msgspec
import pytest

from quadrille.arena.match import Asked, Block, Match, Tally
from quadrille.arena.playing import run
from quadrille.arena.sharing import on_this_machine
from quadrille.errors import BadOption
from quadrille.loo import LOO
from quadrille.loo.actions import Word

MATCH = Match(
    game="loo",
    block=Block.SEAT,
    bots=("trump-or-ace", "random"),
    seats=5,
    deals=60,
    seed=5,
    rules=LOO.key,
)


def told(**what: object) -> Tally:
    return run(msgspec.convert({**msgspec.structs.asdict(MATCH), **what}, Match)).tally


@pytest.mark.parametrize(
    ("bot", "seats"),
    [("random", 2), ("random", 17), ("trump-or-ace", 3), ("trump-or-ace", 17), ("guess-8", 5)],
)
def test_a_bot_against_itself_gains_exactly_nothing(bot: str, seats: int) -> None:
    tally = told(bots=(bot, bot), seats=seats, deals=3)
    assert (tally.gains[0].mean, tally.gains[0].deviation) == (0.0, 0.0)
    assert tally.tables == 3 * seats


def test_the_result_depends_on_the_match_alone() -> None:
    assert run(MATCH, backend=on_this_machine(2)).tally == run(MATCH).tally
    assert told(seed=6).lines != told().lines


def test_options_change_what_is_played() -> None:
    tally = told(options=(("single_must_play", "yes"),))
    assert Word.THROW_IN not in {word for line in tally.lines for word in line.kind}


def test_a_match_is_summed_up_by_what_was_announced() -> None:
    tally = told()
    own = [line for line in tally.lines if line.bot == "trump-or-ace"]
    assert sum(line.count for line in own) == tally.tables == 300
    mean = sum(line.count * line.mean for line in own) / 300
    assert mean == pytest.approx(tally.gains[0].mean, abs=1e-5)
    thrown = next(line for line in own if line.kind == (Word.THROW_IN,))
    assert thrown.counts == {"tricks": 0, "looed": 0}


def test_five_strangers_sit_at_a_table_of_five() -> None:
    bots = ("random", "trump-or-ace", "guess-8", "guess-32", "guess-128")
    tally = told(bots=bots, block="strangers", deals=1)
    assert [gain.question.bot for gain in tally.gains] == [*bots]
    assert sum(gain.mean for gain in tally.gains) == pytest.approx(0, abs=1e-5)


def test_there_are_no_allies_to_ask_about() -> None:
    tally = told(block="cross", seats=4, deals=2)
    assert {gain.question.asked for gain in tally.gains} == {Asked.SKILL, Asked.SEAT, Asked.PAIR}


def _is_ahead(b: str, *, seats: int, deals: int) -> bool:
    (gain,) = told(bots=("guess-32", b), seats=seats, deals=deals).gains
    assert gain.student is not None
    return gain.student.low > 0


@pytest.mark.parametrize("other", ["random", "trump-or-ace"])
def test_who_imagines_hands_is_ahead_of_chance_and_of_one_rule(other: str) -> None:
    assert _is_ahead(other, seats=5, deals=12)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 5, 7])
@pytest.mark.parametrize("other", ["random", "trump-or-ace"])
def test_she_is_so_at_every_usual_table(other: str, seats: int) -> None:
    assert _is_ahead(other, seats=seats, deals=200)


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"bots": ("nobody", "random")}, "bot-unknown"),
        ({"deals": 0}, "arena-no-deals"),
        ({"seats": 18}, "players-number"),
        ({"rules": "whist"}, "rules-unknown"),
        ({"options": (("speed", "9"),)}, "option-unknown"),
        ({"stake": 84}, "arena-single-deals"),
        ({"length": 40}, "arena-single-deals"),
        ({"favourite": "H"}, "favourite-not-taken"),
        ({"block": "pair"}, "arena-no-pairs"),
    ],
)
def test_what_cannot_be_played_is_refused_before_play(wrong: dict[str, object], code: str) -> None:
    with pytest.raises(BadOption) as refused:
        told(**wrong)
    assert refused.value.code == code
