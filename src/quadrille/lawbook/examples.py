"""Worked examples of the law: what the engine makes of records that are kept with the tests."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from msgspec import Struct

from quadrille.cards import Card, Suit
from quadrille.record import Replayed, load
from quadrille.rules.evaluation import Count, counts
from quadrille.rules.events import (
    AllyInvited,
    Answered,
    Asked,
    BidMade,
    CardCalled,
    CardGivenUp,
    CardReturned,
    Event,
    Passed,
    Played,
    Stopped,
    TrickWon,
    TrumpsNamed,
    Undertaken,
    VoleUndertaken,
    WaySaid,
)
from quadrille.rules.ranking import trump_order
from quadrille.seats import Seat
from quadrille.sitting import DealResult, apply

GROUPS = {
    "AUC": (BidMade, Passed, Undertaken),
    "DECL": (WaySaid, TrumpsNamed, CardCalled, AllyInvited, CardGivenUp, CardReturned),
    "PLAY": (Played, TrickWon),
    "VOLE": (Asked, Answered, Stopped, VoleUndertaken),
}
"""What happens in a deal, by the group of clauses that it shows."""

TRICK = 5
"""Four cards, and who wins them."""

ORDER, RULINGS, DEALING, COUNTING = "CARD", "LAW", "DEAL", "EVAL"

COMMON = frozenset({*GROUPS, ORDER, RULINGS, DEALING, COUNTING})
"""Groups that hold in every rule set, though payments may rest on them."""


class Example(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A piece of a deal that was played, for one group of clauses."""

    names: tuple[str, ...]
    number: int
    events: tuple[Event, ...] = ()
    result: DealResult | None = None
    orders: tuple[tuple[Suit, tuple[Card, ...]], ...] = ()
    """Of trumps, highest first."""
    dealer: Seat | None = None
    hands: tuple[tuple[Card, ...], ...] = ()
    """As they were dealt, by seat."""
    count: Count | None = None
    """Of the first of the hands."""


class Examples(Struct, frozen=True):
    """A rule set's examples, by group."""

    rules: str
    groups: dict[str, Example]
    paid: tuple[str, ...]
    """Groups of clauses that tell of its payments and of no other rule set's."""


class _Found(Struct, frozen=True):
    weight: int
    example: Example


def examples(root: Path) -> tuple[Examples, ...]:
    """For each rule set, from every record that is kept with the tests: what shows most."""
    found: dict[str, dict[str, _Found]] = {}
    paid: dict[str, set[str]] = {}
    for path in sorted((root / "tests" / "records").glob("*.quad")):
        replayed = load(path.read_bytes())
        rules = replayed.sitting.rules.key
        best = found.setdefault(rules, {})
        for group, one in _of(replayed):
            if group not in best or one.weight > best[group].weight:
                best[group] = one
        paid.setdefault(rules, set()).update(_paid(replayed))
    return tuple(
        Examples(
            rules, {group: one.example for group, one in best.items()}, tuple(sorted(paid[rules]))
        )
        for rules, best in found.items()
    )


def _paid(replayed: Replayed) -> Iterator[str]:
    for result in _results(replayed):
        groups = (_group(transfer.clause) for transfer in result.transfers)
        yield from (group for group in groups if group not in COMMON)


def _results(replayed: Replayed) -> Iterator[DealResult]:
    return (each for each in replayed.sitting.results if isinstance(each, DealResult))


def _group(clause: str) -> str:
    return clause.partition("-")[0]


def _of(replayed: Replayed) -> Iterator[tuple[str, _Found]]:
    names = replayed.names or ()
    orders = tuple((suit, trump_order(suit)) for suit in Suit)
    yield ORDER, _Found(0, Example(names=names, number=0, orders=orders))
    yield from _hands(replayed, names)
    for number, events in _deals(replayed):
        yield from _course(names, number, events)
    for result in _results(replayed):
        yield from _accounts(names, result)


def _hands(replayed: Replayed, names: tuple[str, ...]) -> Iterator[tuple[str, _Found]]:
    sitting = replayed.sitting
    if sitting.deal is None:
        return
    dealt, dealer = sitting.deal.dealt, sitting.deal.dealer
    hands = tuple(tuple(hand) for hand in dealt)
    deal = Example(names=names, number=sitting.number, dealer=dealer, hands=hands)
    yield DEALING, _Found(0, deal)
    for hand in dealt:
        best = counts(hand)[0]
        counted = Example(names=names, number=sitting.number, hands=(tuple(hand),), count=best)
        yield COUNTING, _Found(len({step.about for step in best.steps}), counted)


def _deals(replayed: Replayed) -> Iterator[tuple[int, tuple[Event, ...]]]:
    """The events of each deal."""
    sitting, gathered = replayed.begun, tuple[Event, ...]()
    for who, action in replayed.deeds:
        after, events = apply(sitting, who, action)
        if after.number != sitting.number:
            yield sitting.number, gathered
            gathered = ()
        sitting, gathered = after, (*gathered, *events)
    yield sitting.number, gathered


def _course(
    names: tuple[str, ...], number: int, events: tuple[Event, ...]
) -> Iterator[tuple[str, _Found]]:
    for group, kinds in GROUPS.items():
        shown = tuple(event for event in events if isinstance(event, kinds))
        if not shown:
            continue
        told = shown[:TRICK] if group == "PLAY" else shown
        kinds_shown = len({type(event) for event in told})
        weight = kinds_shown * TRICK + len(told)
        yield group, _Found(weight, Example(names=names, number=number, events=told))


def _accounts(names: tuple[str, ...], result: DealResult) -> Iterator[tuple[str, _Found]]:
    example = Example(names=names, number=result.number, result=result)
    for group in {_group(transfer.clause) for transfer in result.transfers} - COMMON:
        yield group, _Found(_kinds(result, group), example)
    if result.faults:
        yield RULINGS, _Found(len(result.faults), example)


def _kinds(result: DealResult, group: str) -> int:
    clauses: Iterable[str] = (transfer.clause for transfer in result.transfers)
    return len({clause for clause in clauses if _group(clause) == group})
