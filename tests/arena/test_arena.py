"""The arena: the same cards for everybody, and results that depend on the match alone."""

from collections import Counter
from itertools import permutations

import msgspec
import pytest

from quadrille.arena.clock import Clock
from quadrille.arena.match import Asked, Block, Gain, Match, Span, Tally
from quadrille.arena.playing import Finding, play_block, ready, run
from quadrille.arena.seatings import seatings
from quadrille.arena.sharing import on_this_machine
from quadrille.bots import BOTS
from quadrille.errors import BadOption
from quadrille.rulesets import ALL

MATCH = Match(
    game="quadrille",
    block=Block.SEAT,
    bots=("thumb", "random"),
    seats=4,
    deals=24,
    seed=5,
    rules=ALL[0].key,
)


def changed(**what: object) -> Match:
    return msgspec.convert({**msgspec.structs.asdict(MATCH), **what}, Match)


def gain(tally: Tally, asked: Asked, bot: str) -> Gain:
    (found,) = (g for g in tally.gains if g.question.asked is asked and g.question.bot == bot)
    return found


# Alike is nothing


@pytest.mark.parametrize("block", [Block.SEAT, Block.PAIR])
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_against_itself_gains_exactly_nothing(bot: str, block: Block) -> None:
    (told,) = run(changed(bots=(bot, bot), block=block, deals=12)).tally.gains
    assert (told.mean, told.deviation, told.p) == (0.0, 0.0, None)
    assert told.student == told.bootstrap == Span(0.0, 0.0)


def test_one_deal_tells_a_mean_and_nothing_of_how_sure_it_is() -> None:
    (told,) = run(changed(deals=1)).tally.gains
    assert (told.count, told.deviation, told.student, told.bootstrap) == (1, None, None, None)
    assert (told.p, told.holm) == (None, None)


@pytest.mark.parametrize("key", [rules.key for rules in ALL])
def test_a_bot_against_itself_gains_nothing_in_any_rule_set(key: str) -> None:
    told = run(changed(bots=("thumb", "thumb"), rules=key, deals=6)).tally
    assert told.gains[0].mean == told.gains[0].deviation == 0.0
    assert sum(line.count * line.mean for line in told.lines) == pytest.approx(0, abs=1e-3)


def test_four_names_for_one_bot_are_strangers_of_one_skill(monkeypatch: pytest.MonkeyPatch) -> None:
    names = ("thumb", "one", "two", "three")
    for name in names:
        monkeypatch.setitem(BOTS, name, BOTS["thumb"])
    for block, deals in ((Block.STRANGERS, 6), (Block.CROSS, 2)):
        told = run(changed(block=block, bots=names, deals=deals)).tally
        for each in told.gains:
            assert each.mean == pytest.approx(0, abs=1e-9), each.question
            if each.question.asked is not Asked.SKILL:
                assert (each.mean, each.deviation) == (0.0, 0.0), each.question


# Seatings


def test_a_seat_block_has_the_bot_at_each_seat_once() -> None:
    assert seatings(MATCH, 0) == ((0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0))


def test_a_pair_block_has_the_six_ways_to_give_two_seats_to_each() -> None:
    assert {*seatings(changed(block="pair"), 3)} == {*permutations((0, 0, 1, 1))}


def test_strangers_sit_everywhere_once_a_deal_and_in_all_ways_in_six() -> None:
    match = changed(block="strangers", bots=("a", "b", "c", "d"))
    every = [seatings(match, number) for number in range(6)]
    for some in every:
        assert all(sorted(column) == [0, 1, 2, 3] for column in zip(*some, strict=True))
    assert sorted(each for some in every for each in some) == [*permutations(range(4))]
    assert seatings(match, 6) == every[0]


def test_a_cross_table_has_fourteen_tables_for_every_two_bots() -> None:
    some = seatings(changed(block="cross", bots=("a", "b", "c")), 0)
    assert len(some) == len({*some}) == 3 * 14


def test_a_table_of_an_odd_number_has_no_pairs() -> None:
    match = changed(game="loo", rules="loo", block="cross", bots=("random", "guess-8"), seats=3)
    asked = Counter(each.question.asked for each in run(changed_deals(match, 2)).tally.gains)
    assert asked == {Asked.SKILL: 2, Asked.SEAT: 2}


def changed_deals(match: Match, deals: int) -> Match:
    return msgspec.structs.replace(match, deals=deals)


# What blocks tell


def test_a_block_sums_what_the_bot_gained_in_every_seat() -> None:
    match = changed(deals=1)
    block = play_block(match, ready(match), 0, Clock())
    own = [block[seating].worths[seat] for seat, seating in enumerate(seatings(match, 0))]
    assert all(sum(table.worths) == 0 for table in block.values())
    assert run(match).tally.gains[0].mean == pytest.approx(sum(own) / 16, abs=1e-6)


def test_a_cross_table_tells_of_every_two_what_their_own_matches_tell() -> None:
    cross = run(changed(block="cross", deals=8)).tally
    (seat,) = run(changed(deals=8)).tally.gains
    (pair,) = run(changed(block="pair", deals=8)).tally.gains
    assert gain(cross, Asked.SEAT, "thumb").mean == seat.mean
    assert gain(cross, Asked.PAIR, "thumb").mean == pair.mean


def test_skills_sum_to_nothing_and_stand_between_what_the_blocks_say() -> None:
    cross = run(changed(block="cross", deals=8)).tally
    better, worse = (gain(cross, Asked.SKILL, bot).mean for bot in ("thumb", "random"))
    assert better + worse == pytest.approx(0, abs=1e-4)
    assert better - worse == pytest.approx(gain(cross, Asked.PAIR, "thumb").mean, rel=0.5)


def test_thumb_is_ahead_of_chance_however_they_sit() -> None:
    for block in (Block.SEAT, Block.PAIR):
        (told,) = run(changed(block=block)).tally.gains
        assert told.student is not None
        assert told.student.low > 0
        assert told.holm == told.p is not None
        assert told.p < 0.001


def test_every_deal_has_its_roles_in_every_table() -> None:
    told = run(changed(deals=10)).tally
    assert sum(line.count for line in told.lines) == 4 * told.tables == 160
    hombres = sum(line.count for line in told.lines if line.kind[1] == "hombre")
    assert hombres == told.tables


# The match alone


def found(match: Match, workers: int) -> Finding:
    return run(match, backend=on_this_machine(workers))


def test_the_result_depends_on_neither_workers_nor_their_number() -> None:
    alone, two, three = (msgspec.json.encode(found(MATCH, n).tally) for n in (1, 2, 3))
    assert alone == two == three


def test_times_are_told_apart_by_bot_and_decision() -> None:
    told = found(MATCH, 2)
    assert {(each.bot, each.kind) for each in told.times} >= {
        (bot, kind) for bot in MATCH.bots for kind in ("auction", "playing")
    }
    assert all(0 < each.p50 <= each.p95 < 1000 for each in told.times)
    decided = {(each.bot, each.kind): each.count for each in told.times}
    assert decided["random", "playing"] == pytest.approx(3 * decided["thumb", "playing"], rel=0.1)


def test_progress_tells_how_many_more_deals_are_done() -> None:
    told: list[int] = []
    run(changed(deals=10), progress=told.append)
    assert told == [4, 4, 2]


def test_another_seed_is_another_match() -> None:
    assert run(changed(seed=6)).tally.lines != run(MATCH).tally.lines


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"bots": ("nobody", "random")}, "arena-bot-unknown"),
        ({"bots": ("random",)}, "arena-bots-number"),
        ({"bots": ("random",), "block": "cross"}, "arena-bots-number"),
        ({"bots": ("random", "thumb", "thumb"), "block": "cross"}, "arena-bots-twice"),
        ({"deals": 0}, "arena-no-deals"),
        ({"seats": 5}, "players-just"),
        ({"rules": "whist"}, "rules-unknown"),
        ({"options": (("speed", "9"),)}, "option-unknown"),
        ({"stake": 10**30}, "arena-stake"),
        ({"game": "whist"}, "game-unknown"),
    ],
)
def test_what_cannot_be_played_is_refused_before_play(wrong: dict[str, object], code: str) -> None:
    with pytest.raises(BadOption) as told:
        run(changed(**wrong))
    assert told.value.code == code
