"""Positions out of random deals, and the slow question whether a seat could tell another deal.

`Told.fits` deals the cards otherwise, does the same again, and looks whether the law allows it
at every step and the seat sees just what it saw. Nothing of `quadrille.worlds` is used.
"""

from collections.abc import Callable, Iterator
from itertools import combinations
from random import Random
from typing import Final

import msgspec
from msgspec import Struct
from tests.kit.play import BIASED, Bias, Step, random_begin, random_rules, random_steps

from quadrille import NATURE, Seat, Sitting, apply, legal, see, turn, view
from quadrille.cards import PACK, Card, Cards, cards
from quadrille.errors import NotAllowed
from quadrille.rules.actions import (
    KEEP,
    Action,
    DealOut,
    Give,
    Keep,
    Redeal,
    Return,
    SeatAction,
    Settle,
)
from quadrille.rules.deal import Deal, Exchange, Playing, Settled, undertaking_of
from quadrille.rules.events import Event
from quadrille.rules.partners import giver_of
from quadrille.seats import SEATS, Four
from quadrille.sitting import is_hushed

ONLOOKER: Final = None
WATCHERS: Final = (*SEATS, ONLOOKER)

Hands = Four[Cards]


class Told(Struct, frozen=True):
    """A deal from its dealing on, as far as it was carried."""

    before: Sitting
    steps: tuple[Step, ...]
    """The first deals the cards out."""

    def at(self, step: int) -> Sitting:
        """The sitting after a step."""
        return self.steps[step].after

    def deal(self, step: int) -> Deal:
        deal = self.at(step).deal
        assert deal is not None
        return deal

    def heard(self, step: int, *watchers: Seat | None) -> int:
        """The first step from one on after which all of some watchers are shown something."""
        return next(
            place
            for place in range(step, len(self.steps))
            if all(is_heard(self.at(place), watcher) for watcher in watchers)
        )

    def fits(self, hands: Hands, step: int, watcher: Seat | None) -> bool:
        """Whether a watcher could not tell, up to a step, that the cards now lie so."""
        return any(
            self._looks_the_same(dealt, given, step, watcher)
            for dealt, given in _dealt_otherwise(self.deal(step), hands)
        )

    def _looks_the_same(
        self, dealt: Hands, given: Card | None, step: int, watcher: Seat | None
    ) -> bool:
        here: list[Event] = []
        there: list[Event] = []
        try:
            for taken, (sitting, events) in zip(
                self.steps[: step + 1], done_otherwise(self, dealt, given, step), strict=True
            ):
                here += seen(taken.events, watcher)
                there += seen(events, watcher)
                if is_heard(taken.after, watcher) and (
                    here != there or view(sitting, watcher) != view(taken.after, watcher)
                ):
                    return False
        except NotAllowed:
            return False
        return True


def is_heard(sitting: Sitting, watcher: Seat | None) -> bool:
    """Whether a watcher is shown how a sitting stands: not while a call is hushed."""
    return not is_hushed(sitting) or turn(sitting) == watcher


def done_otherwise(
    told: Told, dealt: Hands, given: Card | None, last: int
) -> Iterator[tuple[Sitting, tuple[Event, ...]]]:
    """The same deal with other cards, step by step up to one; raises `NotAllowed`.

    A called card that is kept is kept in silence: who cannot keep it, since Hombre has called
    her own, does nothing, and who has it here and had not there keeps it.
    """
    sitting = told.before
    for step in told.steps[: last + 1]:
        events: tuple[Event, ...] = ()
        decides = isinstance(step.action, Keep | Return)
        if not isinstance(step.action, Keep) or is_hushed(sitting):
            who = turn(sitting) if decides else step.who
            assert who is not None
            sitting, events = apply(sitting, who, otherwise(step.action, dealt, given))
        if is_hushed(sitting) and not is_hushed(step.after):
            who = turn(sitting)
            assert isinstance(who, int)
            sitting, more = apply(sitting, who, KEEP)
            events += more
        yield sitting, events


def otherwise(action: Action, dealt: Hands, given: Card | None) -> Action:
    """The same action where other cards were dealt, and another one was given face down."""
    match action:
        case DealOut():
            first, second, third, fourth = map(tuple, dealt)
            return msgspec.structs.replace(action, hands=(first, second, third, fourth))
        case Give() if given is not None:
            return Give(given)
        case _:
            return action


def seen(events: tuple[Event, ...], watcher: Seat | None) -> list[Event]:
    return [see(event, watcher) for event in events]


def _dealt_otherwise(deal: Deal, hands: Hands) -> Iterator[tuple[Hands, Card | None]]:
    """The hands as dealt if these are the hands now, for each card that may have been given."""
    had = [hand | played for hand, played in zip(hands, played_by(deal), strict=True)]
    undertaking, giver = undertaking_of(deal.phase), giver_of(deal)
    if undertaking is None or giver is None or undertaking.called is None:
        yield (had[0], had[1], had[2], had[3]), None
        return
    called, hombre = undertaking.called, undertaking.hombre
    had[hombre], before = had[hombre].without(called), had[giver]
    had[giver] = before.with_card(called)
    if isinstance(deal.phase, Exchange):
        yield (had[0], had[1], had[2], had[3]), None
        return
    kept = had[hombre]
    for card in before:
        had[hombre], had[giver] = kept.with_card(card), before.without(card).with_card(called)
        yield (had[0], had[1], had[2], had[3]), card


def played_by(deal: Deal) -> Hands:
    """The cards that each seat has played."""
    played = deal.phase.played if isinstance(deal.phase, Settled) else deal.phase
    done: list[list[Card]] = [[], [], [], []]
    if isinstance(played, Playing):
        for trick in played.tricks:
            for steps, card in enumerate(trick.cards):
                done[(trick.leader + steps) % 4].append(card)
        for steps, card in enumerate(played.table):
            done[(played.leader + steps) % 4].append(card)
    return (cards(done[0]), cards(done[1]), cards(done[2]), cards(done[3]))


def shared_out(some: tuple[Card, ...], sizes: tuple[int, ...]) -> Iterator[tuple[Cards, ...]]:
    """Every way to share out cards to hands of some sizes."""
    if not sizes:
        yield ()
        return
    for mine in combinations(some, sizes[0]):
        rest = tuple(card for card in some if card not in mine)
        for others in shared_out(rest, sizes[1:]):
            yield (cards(mine), *others)


def random_deals(rng: Random, bias: Bias = BIASED) -> Iterator[Told]:
    """Deals out of sittings of random rule sets and options, without end; nobody offends."""
    bias = msgspec.structs.replace(bias, faults=0.0)
    while True:
        sitting = random_begin(random_rules(rng), rng, 4, bias)
        yield from _deals_of(sitting, rng, bias)


def _deals_of(sitting: Sitting, rng: Random, bias: Bias) -> Iterator[Told]:
    """The deals of a sitting that come to a settlement, with what is claimed after each."""
    before, steps = sitting, list[Step]()
    for step in random_steps(sitting, rng, bias):
        if isinstance(step.action, DealOut | Redeal):
            if steps and not step.before.deal_is_on:
                yield Told(before, tuple(steps))
            before, steps = step.before, []
        if not isinstance(step.action, Redeal):
            steps.append(step)
    yield Told(before, tuple(steps))


def carried_out(
    before: Sitting, dealt: Hands, choose: Callable[[tuple[SeatAction, ...]], SeatAction]
) -> Told:
    """A deal of told hands, carried to its end by somebody's choices."""
    sitting = before
    steps: list[Step] = []
    action: Action = DealOut((tuple(dealt[0]), tuple(dealt[1]), tuple(dealt[2]), tuple(dealt[3])))
    while not steps or sitting.deal_is_on:
        who = turn(sitting)
        assert who is not None
        after, events = apply(sitting, who, action)
        steps.append(Step(sitting, who, action, after, events))
        sitting = after
        if sitting.deal_is_on:
            action = choose(legal(sitting)) if turn(sitting) is not NATURE else Settle()
    return Told(before, tuple(steps))


def swapped(rng: Random, hands: Hands, watcher: Seat | None, hot: Cards) -> Hands | None:
    """The hands after a few swaps between seats that the watcher does not see into.

    Cards that something may hang on are swapped more often.
    """
    seats = [seat for seat in SEATS if seat != watcher and hands[seat]]
    if len(seats) < 2:
        return None
    otherwise = list(hands)
    for _ in range(rng.choice((1, 1, 2, 3))):
        one, other = rng.sample(seats, 2)
        mine, theirs = (_picked(rng, otherwise[seat], hot) for seat in (one, other))
        otherwise[one] = otherwise[one].without(mine).with_card(theirs)
        otherwise[other] = otherwise[other].without(theirs).with_card(mine)
    return (otherwise[0], otherwise[1], otherwise[2], otherwise[3])


def _picked(rng: Random, hand: Cards, hot: Cards) -> Card:
    wanted = hand & hot
    return rng.choice(tuple(wanted if wanted and rng.random() < 0.7 else hand))


def hot_cards(deal: Deal) -> Cards:
    """Trumps, kings and queens, the called card among them or not."""
    undertaking = undertaking_of(deal.phase)
    trumps = undertaking.trumps if undertaking is not None else None
    high = cards(card for card in PACK if card.rank in "KQA" or card.suit is trumps)
    called = undertaking.called if undertaking is not None else None
    return high if called is None else high.with_card(called)


def unseen_sizes(deal: Deal, watcher: Seat | None) -> tuple[int, ...]:
    return tuple(len(deal.held[seat]) for seat in SEATS if seat != watcher)


def possibilities(told: Told, step: int, watcher: Seat | None) -> set[Hands]:
    """Every way in which the unseen cards may lie, found by trying them all."""
    deal = told.deal(step)
    seats = [seat for seat in SEATS if seat != watcher]
    unseen = tuple(card for seat in seats for card in deal.held[seat])
    found = set()
    for some in shared_out(unseen, unseen_sizes(deal, watcher)):
        hands = list(deal.held)
        for seat, hand in zip(seats, some, strict=True):
            hands[seat] = hand
        if told.fits((hands[0], hands[1], hands[2], hands[3]), step, watcher):
            found.add((hands[0], hands[1], hands[2], hands[3]))
    return found
