"""Whoever sits at a table is sent nothing that depends on cards which she may not know."""

import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Final

import msgspec
import pytest
from tests.kit.often import times
from tests.kit.tables import woken

from quadrille.cards import Card
from quadrille.game import Chosen, Setup, Stream, Why, announced
from quadrille.games import QUADRILLE
from quadrille.rules.actions import Action, DealOut
from quadrille.rules.events import Event
from quadrille.rulesets import ALL
from quadrille.seating import Chair, Post, Table, sight
from quadrille.seats import NATURE, SEATS, Four, Nature, Seat
from quadrille.server.frames import framed
from quadrille.sitting import Sitting
from quadrille.table import Step, act, opened
from quadrille.view import SeatView
from quadrille.waking import wake

AtTable = Table[Sitting, Action, Event, SeatView]

ME: Final = Seat(0)
PERSONS: Final = tuple(Chair(f"P{n}") for n in range(4))


OPTIONS: Final = {
    "mediateur": {"favourite": "H"},
    "historical": {"returned_king": "optional", "strict_claims": "yes"},
}


def _fresh(rules: str, first: Seat) -> AtTable:
    sitting = QUADRILLE.begin(Setup(rules, 4, OPTIONS.get(rules, {})), 4, first)
    return opened(QUADRILLE, sitting, PERSONS, beat=0.0, now=0.0)


def _after_the_hush(table: AtTable) -> Step[Sitting, Action, Event, SeatView]:
    """Whoever is asked is silent, and all hear of it."""
    due = wake(table)
    assert due is not None
    step = woken(table, due, lambda view: view.legal[0], Stream(b""))
    return step if due.who is None else _after_the_hush(step.table)


def _swapped(dealt: DealOut, chance: Random) -> tuple[DealOut, Card, Card]:
    """The same deal, with two cards of the others in each other's hands."""
    one, two = chance.sample([seat for seat in SEATS if seat != ME], 2)
    hands = [list(hand) for hand in dealt.hands]
    first, second = chance.randrange(10), chance.randrange(10)
    gone, come = hands[one][first], hands[two][second]
    hands[one][first], hands[two][second] = come, gone
    four: Four[tuple[Card, ...]] = (
        tuple(hands[0]),
        tuple(hands[1]),
        tuple(hands[2]),
        tuple(hands[3]),
    )
    return msgspec.structs.replace(dealt, hands=four), gone, come


def _sent(posts: tuple[Post, ...], chair: Seat) -> list[bytes]:
    return [framed(post.frame) for post in posts if post.chair == chair]


def _pairs(seed: int, rules: str) -> Iterator[tuple[AtTable, AtTable]]:
    """Two deals that look alike to one chair, played alike as long as both can be.

    What the chair is sent is compared each time.
    """
    chance = Random(seed)
    here = there = _fresh(rules, Seat(chance.randrange(4)))
    dealt = QUADRILLE.nature(here.sitting, Stream(seed.to_bytes(4, "big")))
    assert isinstance(dealt, DealOut)
    other, *moved = _swapped(dealt, chance)
    one, two = act(here, NATURE, (dealt,), now=0.0), act(there, NATURE, (other,), now=0.0)
    assert _sent(one.posts, ME) == _sent(two.posts, ME)
    for _ in range(80):
        here, there = one.table, two.table
        if here.hush is not None:
            one, two = _after_the_hush(here), _after_the_hush(there)
            assert _sent(one.posts, ME) == _sent(two.posts, ME), seed
            here, there = one.table, two.table
        yield here, there
        who = QUADRILLE.turn(here.sitting)
        if who is None or isinstance(who, Nature) or QUADRILLE.turn(there.sitting) != who:
            break
        actions = _announced(here.sitting, who, chance)
        if any(getattr(action, "card", None) in moved for action in actions):
            break
        if _refused(there, who, actions):
            break
        one = act(here, who, actions, now=0.0, whys=_whys("here", actions))
        two = act(there, who, actions, now=0.0, whys=_whys("there", actions))
        if QUADRILLE.is_resting(one.table.sitting):
            break
        if _is_told_apart(one.posts, two.posts, here, there):
            break
        assert _sent(one.posts, ME) == _sent(two.posts, ME), (seed, actions)


def _whys(key: str, actions: tuple[Action, ...]) -> tuple[tuple[Why, ...], ...]:
    """Reasons that nobody may see before the deal is settled, and of any length."""
    return ((Why(key, facts=(("cards", key * 40),)),),) * len(actions)


def _helped(table: AtTable, chair: Seat) -> list[bytes]:
    """Whatever help a chair can get now, as it is sent."""
    assert QUADRILLE.hint_json is not None
    assert QUADRILLE.meter_json is not None
    sitting = sight(table, chair).sitting
    onlooked = table.sitting if table.hush is None else table.hush.before
    told = [QUADRILLE.meter_json(onlooked)]
    if QUADRILLE.turn(sitting) == chair:
        told += [QUADRILLE.hint_json(sitting, chair, strength) for strength in (1, 2, 3)]
    return told


def _announced(sitting: Sitting, who: Seat, chance: Random) -> tuple[Action, ...]:
    """What chance chooses for a seat."""
    said = announced(QUADRILLE, sitting, who, lambda view: Chosen(chance.choice(view.legal)))
    return tuple(one.action for one in said)


def _refused(table: AtTable, who: Seat, actions: tuple[Action, ...]) -> bool:
    sitting = table.sitting
    for action in actions:
        if QUADRILLE.refuse(sitting, who, action) is not None:
            return True
        sitting, _ = QUADRILLE.apply(sitting, who, action)
    return False


TELLING: Final = re.compile(b"undertaken|invited|spadille|manille|basto")
"""Words of events that tell who holds a card."""


def _is_told_apart(
    one: tuple[Post, ...], two: tuple[Post, ...], here: AtTable, there: AtTable
) -> bool:
    """Who is forced, invited or paid fish makes public who holds a card; then the two part."""
    return QUADRILLE.turn(here.sitting) != QUADRILLE.turn(there.sitting) or (
        [post.frame.events for post in one if post.chair == ME]
        != [post.frame.events for post in two if post.chair == ME]
        and any(TELLING.search(event) for post in (*one, *two) for event in post.frame.events)
    )


@pytest.mark.parametrize("rules", [rules.key for rules in ALL])
def test_frames_are_the_same_byte_for_byte_when_only_hidden_cards_differ(rules: str) -> None:
    pairs = times(50, 500)
    compared = sum(1 for seed in range(pairs) for _ in _pairs(seed, rules))
    assert compared > 12 * pairs


@pytest.mark.parametrize("rules", [rules.key for rules in ALL])
def test_hints_and_the_meter_are_the_same_byte_for_byte_when_only_hidden_cards_differ(
    rules: str,
) -> None:
    told = Counter[str]()
    for seed in range(times(40, 400)):
        for here, there in _pairs(seed, rules):
            mine = _helped(here, ME)
            assert mine == _helped(there, ME), seed
            told["hints"] += len(mine) - 1
            told["meters"] += mine[0] != b"null"
    assert min(told.values()) > 8


def test_every_chair_is_sent_as_many_frames_as_any_other() -> None:
    chance, stream = Random(3), Stream(b"frames")
    table = _fresh("quanti", ME)
    counts = dict.fromkeys(SEATS, 0)
    for _ in range(200):
        due = wake(table)
        who = QUADRILLE.turn(table.sitting) if due is None else due.who
        if who is None:
            break
        if isinstance(who, Nature) or QUADRILLE.is_resting(table.sitting):
            step = act(table, NATURE, (QUADRILLE.nature(table.sitting, stream),), now=0.0)
        else:
            actions = _announced(table.sitting, who, chance)
            step = act(table, who, actions, now=0.0)
        for post in step.posts:
            counts[post.chair] += 1
        assert len({len(post.frame.events) for post in step.posts}) == 1
        table = step.table
    assert len(set(counts.values())) == 1
    assert counts[ME] == table.version


def test_a_frame_names_no_card_of_another_hand_before_play() -> None:
    table = _fresh("quanti", ME)
    dealt = QUADRILLE.nature(table.sitting, Stream(b"hands"))
    assert isinstance(dealt, DealOut)
    step = act(table, NATURE, (dealt,), now=0.0)
    for post in step.posts:
        text = framed(post.frame).decode()
        named = {card for card in Card if f'"{card}"' in text}
        assert named == set(dealt.hands[post.chair])
