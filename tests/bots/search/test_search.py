"""Search: lawful, the same again, and never against itself; `test_blind` asks what it may know."""

from collections import Counter
from functools import partial
from random import Random

import pytest
from msgspec.structs import replace
from tests.bots.test_bots import views
from tests.kernel.positions import compiled_only
from tests.kit.deals import go, start

from quadrille import view
from quadrille.arena.match import Block, Match
from quadrille.arena.playing import run
from quadrille.arena.sharing import on_this_machine
from quadrille.bots import BOTS, Bot, find_bot, hurried
from quadrille.bots.ismcts import Ismcts
from quadrille.bots.pimc import Cheat, Pimc
from quadrille.bots.search import BUDGETS, Budget, Search, never_late
from quadrille.bots.search.race import Result, race
from quadrille.errors import BadOption
from quadrille.rules.actions import Play
from quadrille.rulesets import ALL
from quadrille.seats import Seat
from quadrille.view import SeatView
from quadrille.words import say

LITTLE = Search(Budget(cards=40, lines=12))
HYBRID = Search(Budget(cards=30, lines=12, leave=3))
BLIND: dict[str, Bot] = {
    "play-outs": LITTLE,
    "hybrid": HYBRID,
    "pimc": Pimc(3),
    "ismcts": Ismcts(40),
}


@pytest.mark.parametrize("bot", BLIND)
def test_a_searcher_is_lawful_in_every_rule_set_and_says_why(bot: str) -> None:
    keys: Counter[str] = Counter()
    for seen in views(21, 10)[::3]:
        chosen = BLIND[bot].explain(seen, Random(1))
        assert chosen.action in seen.legal
        assert chosen.action == BLIND[bot].choose(seen, Random(1))
        assert say(f"reason-{chosen.reason.key}", **dict(chosen.reason.facts))
        keys[chosen.reason.key] += 1
    assert len(keys) > 2


def test_a_searcher_chooses_the_same_for_the_same_view_and_generator() -> None:
    for seen in views(22, 5)[::4]:
        assert LITTLE.explain(seen, Random(5)) == LITTLE.explain(seen, Random(5))


def _gain(one: str, three: str, *, deals: int, rules: str) -> float:
    match = Match(
        game="quadrille",
        block=Block.SEAT,
        bots=(one, three),
        seats=4,
        deals=deals,
        seed=5,
        rules=rules,
    )
    return run(match, backend=on_this_machine(1)).tally.gains[0].mean


@compiled_only
@pytest.mark.parametrize("bot", ["search:50", "pimc:2"])
def test_a_searcher_against_itself_gains_exactly_nothing(bot: str) -> None:
    assert _gain(bot, bot, deals=1, rules=ALL[0].key) == 0.0


# What it finds


def _last_tricks() -> SeatView:
    """Alone with two tricks to win or lose: the high trump is good now or later."""
    told = start("quanti", "AS 2S AC KS QS JS 7S KH QH 3H", "KD QD", "KC QC", dealer=3)
    told = go(told, "solo pass pass pass trumps:S")
    return view(told, Seat(0))


@pytest.mark.parametrize("bot", [LITTLE, HYBRID])
def test_with_all_high_cards_any_card_wins_and_it_says_so(bot: Search) -> None:
    chosen = bot.explain(_last_tricks(), Random(2))
    assert isinstance(chosen.action, Play)
    assert dict(chosen.reason.facts)["worlds"].isdecimal()


def test_a_hand_that_wins_alone_is_bid() -> None:
    told = start("quanti", "AS 2S AC KS QS JS 7S 6S KH QH", "KD QD", "KC QC", dealer=3)
    seen = view(told, Seat(0))
    chosen = Search(Budget(cards=400, lines=120)).explain(seen, Random(1))
    assert "solo" in repr(chosen.action) or "vole" in repr(chosen.action)


def test_a_hand_without_a_trick_is_passed() -> None:
    told = start("quanti", "3H 4H 5H 3D 4D 5D 7C 6C 7S 6S", "KD QD", "KC QC", dealer=3)
    chosen = Search(Budget(cards=400, lines=120)).explain(view(told, Seat(0)), Random(1))
    assert repr(chosen.action) == "Pass()"


# Choosing


def test_the_candidate_that_is_worth_most_wins_the_race() -> None:
    def values(candidate: int, first: int, last: int) -> list[float]:
        return [float(candidate == 2) + number % 2 for number in range(first, last)]

    told = race(4, values, [1.0] * 64, lean=1.0, is_late=never_late)
    assert (told.best, told.ahead, told.error) == (2, 1.0, 0.0)


def test_the_preferred_candidate_wins_unless_another_is_clearly_ahead() -> None:
    rng = Random(1)
    noise = [[rng.gauss(0, 10) for _ in range(64)] for _ in range(3)]

    def values(candidate: int, first: int, last: int) -> list[float]:
        return noise[candidate][first:last]

    best = max(range(3), key=lambda place: sum(noise[place]))
    assert best != 0
    assert race(3, values, [1.0] * 64, lean=5.0, is_late=never_late).best == 0
    assert race(3, values, [1.0] * 64, lean=0.0, is_late=never_late).best == best


def test_a_likely_world_counts_for_more() -> None:
    def values(candidate: int, first: int, last: int) -> list[float]:
        return [[0.0, 3.0], [2.0, 0.0]][candidate][first:last]

    assert race(2, values, [1.0, 1.0], lean=0.0, is_late=never_late).best == 0
    assert race(2, values, [3.0, 1.0], lean=0.0, is_late=never_late).best == 1


def _late_after(candidates: int) -> tuple[Result, Counter[int]]:
    """A race of three that is late after so many candidates have been tried, piece by piece."""
    tried = Counter[int]()

    def values(candidate: int, first: int, last: int) -> list[float]:
        tried[candidate] += last - first
        return [candidate / 10 + 9 * (world % 4 == candidate) for world in range(first, last)]

    def is_late() -> bool:
        return tried.total() >= 8 * candidates

    return race(3, values, [1.0] * 64, lean=0.0, is_late=is_late), tried


def test_when_it_is_late_the_worlds_decide_in_which_all_were_tried() -> None:
    told, tried = _late_after(3)
    assert (told.best, told.worlds, dict(tried)) == (2, 8, {0: 8, 1: 8, 2: 8})
    told, tried = _late_after(4)
    assert (told.best, told.worlds, dict(tried)) == (2, 8, {0: 16, 1: 8, 2: 8})


def test_when_it_is_late_before_all_were_tried_the_preferred_candidate_wins() -> None:
    for candidates in (1, 2):
        told, tried = _late_after(candidates)
        assert (told.best, told.worlds, tried.total()) == (0, 0, 8 * candidates)


def test_a_searcher_without_any_time_does_as_the_maxims_and_says_so() -> None:
    for seen in views(27, 4)[::6]:
        chosen = hurried(LITTLE, partial(bool, True)).explain(seen, Random(1))
        assert chosen.reason.key not in ("searched", "searched-all", "searched-even")
        if chosen.reason.key != "only-choice":
            assert chosen == BOTS["maxims"].explain(seen, Random(1))


def test_a_searcher_at_a_table_that_waits_looks_at_less_and_is_lawful_all_the_same() -> None:
    looked: Counter[bool] = Counter()
    for seen in views(24, 4)[::6]:
        for is_late in (False, True):
            bot = hurried(LITTLE, partial(bool, is_late))
            chosen = bot.explain(seen, Random(1))
            assert chosen.action in seen.legal
            looked[is_late] += int(dict(chosen.reason.facts).get("worlds", "0"))
    assert looked[True] < looked[False]


def test_one_that_searches_cards_alone_says_what_the_rule_player_says() -> None:
    asked = 0
    for seen in views(26, 4)[::3]:
        if any(not isinstance(action, Play) for action in seen.legal):
            asked += 1
            mine = replace(LITTLE, only_cards=True).explain(seen, Random(1))
            assert mine.action == BOTS["maxims"].choose(seen, Random(1))
    assert asked > 5


def test_a_searcher_who_does_as_the_maxims_say_tells_which() -> None:
    told = [LITTLE.explain(seen, Random(5)) for seen in views(25, 4)[::4]]
    usual = [BOTS["maxims"].explain(seen, Random(0)) for seen in views(25, 4)[::4]]
    weighed = [(a, b) for a, b in zip(told, usual, strict=True) if a.reason.key != "only-choice"]
    assert any(a.action == b.action for a, b in weighed)
    for a, b in weighed:
        assert a.also == ((b.reason, *b.also) if a.action == b.action else ())


# Names


def test_a_name_is_a_kind_and_a_number() -> None:
    assert find_bot("thumb") is BOTS["thumb"]
    assert find_bot("pimc:7") == Pimc(7)
    assert [find_bot(f"search:{time}") for time in BUDGETS] == [
        Search(budget) for budget in BUDGETS.values()
    ]
    for wrong in ("pimc", "pimc:0", "pimc:-3", "pimc:x", "search", "search:51", "nobody"):
        with pytest.raises(BadOption):
            find_bot(wrong)


def test_a_cheat_is_no_bot_of_a_table_and_chooses_nothing_unless_shown_the_cards() -> None:
    assert not any(isinstance(bot, Cheat) for bot in BOTS.values())
    with pytest.raises(ValueError, match="shown"):
        find_bot("cheat").choose(_last_tricks(), Random(0))


def test_a_cheat_plays_in_the_arena() -> None:
    assert _gain("cheat", "random", deals=3, rules="mediateur") > 0


def test_a_larger_budget_looks_at_more_worlds() -> None:
    seen = next(one for one in views(23, 5) if len(one.legal) > 3)
    budgets = [replace(LITTLE.budget, cards=40 * n, lines=40 * n) for n in (1, 10)]
    told = [Search(budget).explain(seen, Random(1)).reason for budget in budgets]
    little, much = (int(dict(reason.facts)["worlds"]) for reason in told)
    assert little < much
