"""The arena: the same cards for everybody, and intervals that mean what they say."""

import json
from random import Random

import msgspec
import pytest
from tests.kit.deals import filled, rules
from tests.kit.play import random_rules

from quadrille.arena.intervals import interval, student
from quadrille.arena.quadrille import (
    Match,
    Role,
    play_block,
    play_deal,
    run,
    tally,
    worths,
)
from quadrille.bots import BOTS
from quadrille.cli.arena import arena
from quadrille.errors import BadOption
from quadrille.rules.actions import DealOut
from quadrille.rulesets import ALL

MATCH = Match(a="thumb", b="random", deals=24, seed=5, rules=ALL[0].key)


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_against_itself_gains_exactly_nothing(bot: str) -> None:
    told = run(msgspec.structs.replace(MATCH, a=bot, b=bot), workers=1)
    assert told.gain.mean == 0.0
    assert told.gain.half_width == 0.0


@pytest.mark.parametrize("key", [rules.key for rules in ALL])
def test_a_bot_against_itself_gains_nothing_in_any_rule_set(key: str) -> None:
    match = msgspec.structs.replace(MATCH, a="thumb", b="thumb", rules=key, deals=6)
    told = run(match, workers=1)
    assert (told.gain.mean, told.gain.half_width) == (0.0, 0.0)
    assert sum(line.count * line.mean for line in told.lines) == pytest.approx(0)


@pytest.mark.clause("BEAST-1")
def test_a_beast_that_stays_is_worth_a_quarter_of_it_to_each() -> None:
    rng, beasts = Random(4), set()
    law = rules("mediateur")
    for number in range(30):
        bots = (BOTS["thumb"], BOTS["random"])
        pack = [card for hand in filled() for card in hand]
        Random(number).shuffle(pack)
        hands = DealOut(
            (tuple(pack[:10]), tuple(pack[10:20]), tuple(pack[20:30]), tuple(pack[30:]))
        )
        ended = play_deal(law, None, hands, (*bots, *bots), (rng, rng, rng, rng))
        beasts.add(ended.beasts.total > 0)
        stays = ended.pool + ended.beasts.total
        assert worths(ended) == tuple(4 * change + stays for change in ended.balances)
        assert sum(worths(ended)) == 0
    assert beasts == {True, False}


@pytest.mark.clause("HIST-7")
def test_what_is_owed_at_once_is_claimed_for_every_bot() -> None:
    strict = rules("historical", {"strict_claims": "yes"})
    free = rules("historical")
    match = msgspec.structs.replace(MATCH, b="thumb")
    for number in range(12):
        assert play_block(match, strict, number) == play_block(match, free, number)


def test_the_result_depends_on_neither_workers_nor_their_number() -> None:
    alone = run(MATCH, workers=1)
    assert run(MATCH, workers=2) == alone
    assert run(MATCH, workers=3) == alone


def test_progress_is_told_in_deals() -> None:
    told: list[int] = []
    run(MATCH, workers=1, progress=told.append)
    assert told == [20, 24]


def test_another_seed_is_another_match() -> None:
    other = msgspec.structs.replace(MATCH, seed=6)
    assert run(other, workers=1).lines != run(MATCH, workers=1).lines


def test_thumb_is_ahead_of_chance() -> None:
    gain = run(MATCH, workers=1).gain
    assert gain.half_width is not None
    assert gain.mean - gain.half_width > 0


def test_the_worths_of_a_deal_sum_to_nothing_whatever_lies_in_the_pool() -> None:
    rng = Random(3)
    pools = set()
    for _ in range(40):
        pack = [card for hand in filled() for card in hand]
        rng.shuffle(pack)
        hands = DealOut(
            (tuple(pack[:10]), tuple(pack[10:20]), tuple(pack[20:30]), tuple(pack[30:]))
        )
        bot = BOTS[rng.choice(["random", "thumb"])]
        ended = play_deal(
            random_rules(rng), None, hands, (bot, bot, bot, bot), (rng, rng, rng, rng)
        )
        assert sum(worths(ended)) == 0
        pools.add(ended.pool > 0)
    assert pools == {True, False}


def test_a_deal_with_nothing_left_to_decide_is_ended() -> None:
    options = {"stop_when_settled": "yes"}
    match = msgspec.structs.replace(MATCH, a="random", options=tuple(options.items()))
    whole = [play_block(MATCH, rules(), number) for number in range(4)]
    ended = [play_block(match, rules(options=options), number) for number in range(4)]
    assert [len(block) for block in ended] == [len(block) for block in whole]


def test_every_seat_is_every_role_once_in_a_block_of_one_bot() -> None:
    match = msgspec.structs.replace(MATCH, b="thumb")
    block = play_block(match, rules(), 0)
    assert [played.role for played in block].count(Role.HOMBRE) == 1
    assert sum(played.worth for played in block) == 0
    told = tally(match, [block])
    assert sum(line.count for line in told.lines) == told.played == 4
    assert told.gain.half_width is None


def test_intervals_are_students() -> None:
    # The quantiles that every table of Student's t prints.
    assert student(10) == pytest.approx(2.228, abs=0.001)
    assert student(30) == pytest.approx(2.042, abs=0.001)
    assert student(1999) == pytest.approx(1.961, abs=0.001)
    told = interval([1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0])
    assert told.mean == 6.0
    assert told.half_width == pytest.approx(2.228 * 11**0.5 / 11**0.5, abs=0.001)


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (msgspec.structs.replace(MATCH, a="nobody"), "bot-unknown"),
        (msgspec.structs.replace(MATCH, deals=0), "arena-no-deals"),
        (msgspec.structs.replace(MATCH, rules="whist"), "rules-unknown"),
        (msgspec.structs.replace(MATCH, options=(("speed", "9"),)), "option-unknown"),
    ],
)
def test_what_cannot_be_played_is_refused_before_play(wrong: Match, code: str) -> None:
    with pytest.raises(BadOption) as told:
        run(wrong)
    assert told.value.code == code


def test_the_command_prints_a_table_and_the_interval(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena(deals=8, workers=1, option=("mediateur=yes",), favourite="h") == 0
    told = capsys.readouterr()
    assert "thumb at one seat, random at the others" in told.out
    assert "32 played (rules quanti, seed 1)" in told.out
    assert "95 % interval" in told.out
    assert told.err == ""


def test_the_command_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena(deals=8, workers=1, as_json=True) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["played"] == 32
    assert told["gain"]["count"] == 8
    assert told["match"]["seed"] == 1


def test_an_unknown_favourite_is_refused() -> None:
    with pytest.raises(BadOption):
        arena(favourite="gold")
