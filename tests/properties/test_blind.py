"""Nothing that a bot, a hint or the meter says hangs on cards that the one who asks cannot know.

A deal is played up to somebody's choice; then the cards that she has not seen are given out in
another of the ways that she cannot tell apart, and the same is done again. Each bot must choose
the same for the same reason, each hint must be the same bytes, and so must the meter.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from random import Random
from typing import Final

import msgspec
import pytest
from msgspec import Struct
from tests.kit.often import times
from tests.properties.test_secrecy import another_world
from tests.worlds.positions import ONLOOKER, Told, done_otherwise, is_heard, random_deals
from tests.worlds.rare import RARE

from quadrille import Sitting, legal, turn, view
from quadrille.bots import Bot, find_bot, shown
from quadrille.bots.ismcts import Ismcts
from quadrille.bots.pimc import Pimc
from quadrille.bots.search import Budget, Search
from quadrille.games import QUADRILLE
from quadrille.rules.partners import ally_of
from quadrille.rulesets import ALL
from quadrille.seats import Nature, Seat
from quadrille.tutor import hint, meter
from quadrille.view import Stage


class Pair(Struct, frozen=True):
    """Two sittings that one who looks on, or is on turn, cannot tell apart."""

    number: int
    watcher: Seat | None
    here: Sitting
    there: Sitting


Asked = Callable[[Pair, Sitting], bytes]
"""What is said in one of the two sittings of a pair."""


def _told_by(bot: Bot) -> Asked:
    def asked(pair: Pair, sitting: Sitting) -> bytes:
        chosen = bot.explain(view(sitting, pair.watcher), Random(pair.number))
        return msgspec.json.encode((chosen.action, chosen.reason, chosen.also))

    return asked


def _hinted(strength: int) -> Asked:
    return lambda pair, sitting: msgspec.json.encode(hint(view(sitting, pair.watcher), strength))


def _sent(strength: int) -> Asked:
    """A hint with all that goes in one announcement, as it is sent."""

    def asked(pair: Pair, sitting: Sitting) -> bytes:
        assert QUADRILLE.hint_json is not None
        assert pair.watcher is not None
        return QUADRILLE.hint_json(sitting, pair.watcher, strength)

    return asked


def _metered(_: Pair, sitting: Sitting) -> bytes:
    return msgspec.json.encode(meter(view(sitting, ONLOOKER)))


QUICK: Final[Mapping[str, Asked]] = {
    "random": _told_by(find_bot("random")),
    "thumb": _told_by(find_bot("thumb")),
    "maxims": _told_by(find_bot("maxims")),
    "maxims:historical": _told_by(find_bot("maxims:historical")),
    "hint 1": _hinted(1),
    "hint 2": _hinted(2),
    "hint 3": _hinted(3),
    "meter": _metered,
}

SLOW: Final[Mapping[str, Asked]] = {
    "search:50": _told_by(find_bot("search:50")),
    "search with open cards at the end": _told_by(Search(Budget(cards=30, lines=12, leave=3))),
    "pimc": _told_by(Pimc(3)),
    "ismcts": _told_by(Ismcts(200)),
}
"""Those that take long; they are asked about one pair in four."""

PAIRS: Final = 252
"""Pairs for one on turn in one of forty long runs: 10,080 in all."""

RUNS: Final = 40


def _told_otherwise(told: Told, place: int, watcher: Seat | None, rng: Random) -> Pair | None:
    """A pair at a step of a deal; none if the other world is the same one."""
    hands, given = another_world(rng, told.at(place), () if watcher is None else (watcher,))
    *_, (there, _) = done_otherwise(told, hands, given, place)
    here = told.at(place)
    assert here.deal is not None
    assert there.deal is not None
    return None if here.deal.held == there.deal.held else Pair(place, watcher, here, there)


def for_one_on_turn(rng: Random) -> Iterator[Pair]:
    """Pairs that one who has a choice cannot tell apart, without end."""
    for told in random_deals(rng, RARE):
        for _ in range(3):
            place = rng.randrange(len(told.steps))
            seat = turn(told.at(place))
            if isinstance(seat, Nature | None) or len(legal(told.at(place))) < 2:
                continue
            pair = _told_otherwise(told, place, seat, rng)
            if pair is not None:
                yield pair


def for_one_who_names(rng: Random) -> Iterator[Pair]:
    """Pairs that one who is to name or to call cannot tell apart, without end."""
    for told in random_deals(rng, RARE):
        for place in range(len(told.steps)):
            seat = turn(told.at(place))
            if isinstance(seat, Nature | None):
                continue
            if view(told.at(place), seat).stage is Stage.NAMING:
                pair = _told_otherwise(told, place, seat, rng)
                if pair is not None:
                    yield pair


def for_an_onlooker(rng: Random) -> Iterator[Pair]:
    """Pairs that an onlooker cannot tell apart while an ally is called and hidden, without end."""
    for told in random_deals(rng, RARE):
        for _ in range(3):
            place = rng.randrange(len(told.steps))
            if not is_heard(told.at(place), ONLOOKER) or not _is_in_doubt(told.at(place)):
                continue
            pair = _told_otherwise(told, place, ONLOOKER, rng)
            if pair is not None:
                yield pair


def _is_in_doubt(sitting: Sitting) -> bool:
    found = meter(view(sitting, ONLOOKER))
    return found is not None and not found.known


def _says_alike(asked: Asked, pair: Pair) -> bool:
    return asked(pair, pair.here) == asked(pair, pair.there)


def _compared(pairs: Iterator[Pair], asked: Mapping[str, Asked], every: int = 1) -> Counter[str]:
    """Ask about pairs, and tell how often each was asked."""
    told = Counter[str]()
    for pair in islice(pairs, 0, None, every):
        for name, one in asked.items():
            assert _says_alike(one, pair), (name, pair.watcher, pair.here)
            told[name] += 1
    return told


@pytest.mark.parametrize("name", QUICK)
def test_it_says_the_same_if_cards_that_it_cannot_know_lie_otherwise(name: str) -> None:
    asked = _compared(islice(for_one_on_turn(Random(5)), 150), {name: QUICK[name]})
    assert asked == {name: 150}


@pytest.mark.parametrize("name", SLOW)
def test_a_searcher_says_the_same_if_cards_that_it_cannot_know_lie_otherwise(name: str) -> None:
    pairs = times(20, 60)
    asked = _compared(islice(for_one_on_turn(Random(6)), pairs), {name: SLOW[name]})
    assert asked == {name: pairs}


def test_the_meter_is_the_same_for_all_that_an_onlooker_can_tell() -> None:
    pairs = times(60, 150)
    asked = _compared(islice(for_an_onlooker(Random(7)), pairs), {"meter": _metered})
    assert asked == {"meter": pairs}


@pytest.mark.parametrize("strength", [1, 2, 3])
def test_the_hint_of_a_whole_announcement_is_the_same_bytes_however_the_others_hold(
    strength: int,
) -> None:
    pairs = tuple(islice(for_one_who_names(Random(8)), times(80, 200)))
    assert all(_says_alike(_sent(strength), pair) for pair in pairs)
    told = [_sent(3)(pair, pair.here) for pair in pairs]
    whole = sum(b'"t":"call"' in each and b'"name-trumps"' in each for each in told)
    assert whole > len(pairs) // 4


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1000, 1000 + RUNS))
def test_all_say_the_same_in_ten_thousand_pairs_of_worlds(seed: int) -> None:
    pairs = list(islice(for_one_on_turn(Random(seed)), PAIRS))
    asked = _compared(iter(pairs), QUICK) + _compared(iter(pairs), SLOW, every=4)
    looked_on = _compared(islice(for_an_onlooker(Random(seed)), PAIRS), {"meter": _metered})
    asked["meter of an onlooker"] = looked_on["meter"]
    stages = Counter(view(pair.here, pair.watcher).stage.value for pair in pairs)
    rules = Counter(pair.here.rules.key for pair in pairs)
    for name, often in (*asked.items(), *stages.items(), *rules.items()):
        print(f"{often:6} {name}")
    assert {asked[name] for name in QUICK} == {PAIRS}
    assert {asked[name] for name in SLOW} == {PAIRS // 4}
    assert looked_on == {"meter": PAIRS}
    assert set(stages) >= {Stage.AUCTION, Stage.NAMING, Stage.PLAYING}
    assert len(rules) >= len(ALL) - 1  # a run may by chance sit down at no table of one kind


# The tests above can fail: each of these looks where it must not, and is caught


def _by_open_cards(pair: Pair, sitting: Sitting) -> bytes:
    """A bot that sees the true hands."""
    assert sitting.deal is not None
    first, second, third, fourth = sitting.deal.held
    return _told_by(shown(find_bot("cheat"), (first, second, third, fourth)))(pair, sitting)


def _as_the_holder_sees_it(_: Pair, sitting: Sitting) -> bytes:
    """A meter that knows the ally as soon as she does."""
    ally = ally_of(sitting.deal) if sitting.deal is not None else None
    return msgspec.json.encode((meter(view(sitting, ONLOOKER)), ally))


@pytest.mark.parametrize(
    ("pairs", "asked"),
    [(for_one_on_turn, _by_open_cards), (for_an_onlooker, _as_the_holder_sees_it)],
)
def test_one_who_looks_where_she_must_not_is_caught(
    pairs: Callable[[Random], Iterator[Pair]], asked: Asked
) -> None:
    assert not all(_says_alike(asked, pair) for pair in islice(pairs(Random(9)), 40))
