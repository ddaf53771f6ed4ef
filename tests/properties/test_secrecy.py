"""Nothing that a watcher is told hangs on cards that she cannot know.

A deal is played; then the cards that a watcher has not seen are given out in another of the ways
that she cannot tell apart, and the same is done again. At every step she must be sent the same
bytes: her view, what is closed to her and why, the events as she sees them, and the public
accounts. The same for an onlooker, and for two seats who put together what they know.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations, islice
from random import Random
from typing import Final

import msgspec
import pytest
from msgspec import Struct
from tests.kit.deals import filled
from tests.kit.often import times
from tests.kit.play import BIASED
from tests.worlds.led import with_what_hardly_happens
from tests.worlds.positions import (
    ONLOOKER,
    Hands,
    Told,
    carried_out,
    done_otherwise,
    is_heard,
    random_deals,
)
from tests.worlds.rare import KINDS, RARE, rare_things

from quadrille import Seat, Sitting, begin, legal, rule_set, turn, view
from quadrille.cards import Card, Cards, Suit, cards
from quadrille.games import QUADRILLE
from quadrille.rules.actions import ASK, NO, Bid, Call, NameTrumps, Play, SeatAction
from quadrille.rules.events import Event
from quadrille.rules.partners import ally_of
from quadrille.rulesets import ALL
from quadrille.seats import SEATS
from quadrille.worlds import World, dealt, gifts, support, worlds
from quadrille.worlds.counting import ways

PAIRS: Final = times(1_000, 10_000)
"""Pairs of deals that are compared by all the runs together."""

OF_A_DEAL: Final = times(2, 6)
"""So many of them are of the same deal."""

RUNS: Final = times(4, 8)
"""Test functions that share the pairs, so that several workers can."""

NOT_TO_BE_MISSED: Final = (
    "exchange",
    "forced spadille",
    "own king called",
    "fish for the matadors",
    "king returned",
    "vole bid",
    "stopped after six",
    "ended by nature",
    "double deal",
    "beasts cleared",
)
"""What comes about in each of the runs."""

Watchers = tuple[Seat, ...]
"""Seats who know together what each of them knows; nobody is an onlooker."""

ALONE: Final[tuple[Watchers, ...]] = ((), *((seat,) for seat in SEATS))
COUPLES: Final[tuple[Watchers, ...]] = tuple(combinations(SEATS, 2))

Sent = Callable[[Sitting, Seat | None, tuple[Event, ...]], bytes]
"""What is sent to a seat, or an onlooker, after an action."""


def sent(sitting: Sitting, seat: Seat | None, events: tuple[Event, ...]) -> bytes:
    parts = [QUADRILLE.screen_json(sitting, seat)]
    if not sitting.deal_is_on:
        parts.append(QUADRILLE.book_json(sitting))
    parts += (QUADRILLE.event_json(QUADRILLE.see(event, seat)) for event in events)
    return b"\n".join(parts)


class Deal(Struct, frozen=True):
    """A deal that was played, and what was sent to everybody after each step."""

    told: Told
    sent: dict[Seat | None, list[bytes | None]]
    """Nothing while a call is hushed, and then all that has become so together."""


def watched(told: Told, send: Sent) -> Deal:
    steps = [(step.after, step.events) for step in told.steps]
    return Deal(told, {seat: list(sent_to(seat, told, steps, send)) for seat in (ONLOOKER, *SEATS)})


def sent_to(
    seat: Seat | None, told: Told, steps: Iterable[tuple[Sitting, tuple[Event, ...]]], send: Sent
) -> Iterator[bytes | None]:
    """What a seat is sent of some steps, whenever it is sent something of those that were told."""
    waiting: tuple[Event, ...] = ()
    for taken, (sitting, events) in zip(told.steps, steps, strict=False):
        waiting += events
        if is_heard(taken.after, seat):
            yield send(sitting, seat, waiting)
            waiting = ()
        else:
            yield None


def first_difference(
    deal: Deal, hands: Hands, given: Card | None, watchers: Watchers, last: int, send: Sent
) -> int | None:
    """The first step, up to the last, after which a watcher is sent something else."""
    steps = list(done_otherwise(deal.told, hands, given, last))
    for seat in watchers or (ONLOOKER,):
        for place, now in enumerate(sent_to(seat, deal.told, steps, send)):
            if now != deal.sent[seat][place]:
                return place
    return None


def another_world(rng: Random, sitting: Sitting, watchers: Watchers) -> tuple[Hands, Card | None]:
    """The hands dealt in another world that the watchers cannot tell apart, and a card given."""
    if len(watchers) == 2:
        world = _drawn_together(rng, sitting, watchers)
    else:
        world = worlds(view(sitting, watchers[0] if watchers else ONLOOKER)).draw(rng)
    seen = [view(sitting, seat) for seat in watchers or (ONLOOKER,)]
    possible = Cards(-1)
    for one in seen:
        possible &= gifts(one, world)
    given = rng.choice(tuple(possible)) if possible else None
    return dealt(seen[0], world, given), given


def _drawn_together(rng: Random, sitting: Sitting, watchers: Watchers) -> World:
    """A world that neither of two seats can tell apart, though each knows the other's hand."""
    first, second = (support(view(sitting, seat)) for seat in watchers)
    assert sitting.deal is not None
    held = sitting.deal.held
    others = [seat for seat in SEATS if seat not in watchers]
    parts = []
    for ones in first.cases:
        for twos in second.cases:
            fits = not held[watchers[1]].bits & ~ones[watchers[1]]
            if fits and not held[watchers[0]].bits & ~twos[watchers[0]]:
                may = [ones[seat] & twos[seat] for seat in others]
                parts.append(ways(may, [len(held[seat]) for seat in others]))
    (part,) = rng.choices(parts, [part.total for part in parts])
    hands = dict(zip(others, part.hands(rng.randrange(part.total)), strict=True))
    now = [Cards(hands[seat]) if seat in hands else held[seat] for seat in SEATS]
    return World((now[0], now[1], now[2], now[3]))


def compared(
    told: Told, rng: Random, pairs: int, send: Sent = sent, *, at: int | None = None
) -> Iterator[tuple[Watchers, int | None]]:
    """Compare a deal with others that somebody could not tell from it, at one step or another."""
    deal = watched(told, send)
    first = rng.randrange(11)
    for number in range(first, first + pairs):
        couple = rng.choice(COUPLES)
        watchers = (*ALONE, *ALONE, couple)[number % 11]
        last = rng.randrange(len(told.steps)) if at is None else at
        last = told.heard(last, *(watchers or (ONLOOKER,)))
        hands, given = another_world(rng, told.at(last), watchers)
        yield watchers, first_difference(deal, hands, given, watchers, last, send)


@pytest.mark.parametrize("seed", range(RUNS))
def test_nobody_is_sent_anything_else_if_cards_that_she_cannot_know_lie_otherwise(
    seed: int,
) -> None:
    rng, made, kinds, played = Random(seed), 0, Counter[str](), Counter[str]()
    deals = with_what_hardly_happens(rng) if seed % 2 else random_deals(rng, BIASED)
    while made < PAIRS // RUNS:
        told = next(deals)
        kinds.update(rare_things(told).keys())
        played[told.before.rules.key] += 1
        for watchers, step in compared(told, rng, OF_A_DEAL):
            assert step is None, (watchers, step, told.steps[step].action)
            made += 1
    for kind in (*sorted(played), *KINDS):
        print(f"{(played + kinds)[kind]:6} {kind}")
    assert set(played) == {rules.key for rules in ALL}
    assert [kind for kind in NOT_TO_BE_MISSED if not kinds[kind]] == []


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 200))
def test_nobody_is_sent_anything_else_in_a_great_many_deals(seed: int) -> None:
    test_nobody_is_sent_anything_else_if_cards_that_she_cannot_know_lie_otherwise(seed)


# The tests above can fail: each of these tells too much, and is caught


def _with_everybodys_legal(sitting: Sitting, seat: Seat | None, _: tuple[Event, ...]) -> bytes:
    """What may be played, told to all."""
    return msgspec.json.encode(msgspec.structs.replace(view(sitting, seat), legal=legal(sitting)))


def _with_how_many_are_legal(sitting: Sitting, seat: Seat | None, _: tuple[Event, ...]) -> bytes:
    """Only how long the list is, of what may be played."""
    return msgspec.json.encode((view(sitting, seat), len(legal(sitting))))


def _with_the_ally(sitting: Sitting, seat: Seat | None, _: tuple[Event, ...]) -> bytes:
    """Who the ally is, told before she is known."""
    ally = ally_of(sitting.deal) if sitting.deal is not None else None
    seen = view(sitting, seat)
    if seen.contract is None:
        return msgspec.json.encode(seen)
    contract = msgspec.structs.replace(seen.contract, ally=ally)
    return msgspec.json.encode(msgspec.structs.replace(seen, contract=contract))


def _with_whose_turn_it_is(sitting: Sitting, seat: Seat | None, _: tuple[Event, ...]) -> bytes:
    """Whose turn it is, told also while a hidden ally is to answer."""
    whose = turn(sitting)
    told = whose if isinstance(whose, int) else None
    return msgspec.json.encode(msgspec.structs.replace(view(sitting, seat), turn=told))


def _with_raw_events(sitting: Sitting, seat: Seat | None, events: tuple[Event, ...]) -> bytes:
    """Events as they happened, the four hands and the card given face down among them."""
    return msgspec.json.encode((view(sitting, seat), events))


@pytest.mark.parametrize(
    "leak",
    [_with_everybodys_legal, _with_how_many_are_legal, _with_the_ally, _with_raw_events],
)
def test_one_who_tells_too_much_is_caught(leak: Sent) -> None:
    rng = Random(9)
    for told in islice(random_deals(rng, RARE), 10):
        if any(step is not None for _, step in compared(told, rng, 22, leak)):
            return
    pytest.fail("nobody noticed what was told")


@pytest.mark.parametrize(
    ("told_too_much", "caught"), [(sent, False), (_with_whose_turn_it_is, True)]
)
def test_one_who_tells_which_seat_is_to_answer_may_i_is_caught(
    told_too_much: Sent, caught: bool
) -> None:
    # Hombre has won six tricks alone, and the king of hearts has not been seen.
    hands = filled("AS 2S AC KS QS JS 7S 6S 5S 4S", "2H KD", "KH", "KC")
    before = begin(rule_set("quanti"), deals=4, dealer=Seat(3))
    dealt_out = (cards(hands[0]), cards(hands[1]), cards(hands[2]), cards(hands[3]))
    script = [Bid("alliance"), NameTrumps(Suit.SPADES), Call(Card.HEART_KING), ASK, NO]

    def choose(lawful: tuple[SeatAction, ...]) -> SeatAction:
        wanted = [action for action in script if action in lawful]
        low = [one for one in lawful if one != Play(Card.HEART_KING)]
        return wanted[0] if wanted else (low or lawful)[0]

    told = carried_out(before, dealt_out, choose)
    (asked,) = (place for place, step in enumerate(told.steps) if step.action == ASK)
    found = [step for _, step in compared(told, Random(1), 22, told_too_much, at=asked)]
    assert any(step == asked for step in found) is caught
