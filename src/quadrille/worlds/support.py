"""Who may hold each unseen card now, told from a view alone.

What can be told card by card is a mask of cards for each seat. What cannot is a list of cases
that exclude each other, each of them masks: either Hombre lacks the called card or she had to
call her own; either this one is the ally or that one.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from quadrille.cards import ALL_CARDS, SPADILLE, Card, Cards, Suit, cards
from quadrille.rules.calling import Told, told_by_call, told_by_invitation
from quadrille.rules.choices import RuleSet
from quadrille.rules.following import DUTIES
from quadrille.rules.options import with_options
from quadrille.rules.ranking import ORDERS
from quadrille.rules.returning import must_return
from quadrille.rulesets import find
from quadrille.seats import SEATS, Four, Seat, after
from quadrille.view import Contracted, SeatView, Stage

Masks = Four[int]
"""For each seat the unseen cards, as bits, that it may hold now; none for one's own seat."""


class Sight(Struct, frozen=True, kw_only=True):
    """The cards that a seat has seen in this deal, and where."""

    unseen: int
    known: Four[int]
    """What each seat is known to have had: what it has played, and one's own hand."""
    room: Four[int]
    """How many unseen cards each seat holds."""


class Support(Struct, frozen=True, kw_only=True):
    """All that a seat can tell about where the unseen cards are."""

    sight: Sight
    cases: tuple[Masks, ...]
    """They exclude each other; one of them is true."""


@lru_cache(maxsize=256)
def rules_of(key: str, options: tuple[tuple[str, str], ...]) -> RuleSet:
    """The rule set that a view names, with its options."""
    return with_options(find(key), dict(options))


def sight_of(view: SeatView) -> Sight:
    """The cards that are known from one's own hand and from what was played."""
    had = [0, 0, 0, 0]
    for leader, played in turned_up(view):
        for steps, card in enumerate(played):
            had[after(leader, steps)] |= card.bit
    room = list(view.holding)
    if view.seat is not None:
        had[view.seat] |= cards(view.hand).bits
        room[view.seat] = 0
    unseen = ALL_CARDS.bits & ~(had[0] | had[1] | had[2] | had[3])
    return Sight(unseen=unseen, known=_four(had), room=_four(room))


def turned_up(view: SeatView) -> tuple[tuple[Seat, tuple[Card, ...]], ...]:
    """Every trick of the deal, the one on the table too: who led, and the cards in order."""
    finished = tuple((trick.leader, trick.cards) for trick in view.tricks)
    table = view.table
    if table is None or len(table.cards) == len(SEATS):
        return finished  # a full trick on the table is the last of the finished ones
    return (*finished, (table.leader, table.cards))


def _four(values: list[int]) -> Four[int]:
    return (values[0], values[1], values[2], values[3])


# Narrowing one case


def placed(masks: Masks, sight: Sight, card: Card | Cards, *seats: Seat) -> Masks | None:
    """The case in which each of some cards is, or has been, with one of the seats told."""
    bits = card.bits if isinstance(card, Cards) else card.bit
    theirs = 0
    for seat in seats:
        theirs |= sight.known[seat] | masks[seat]
    if bits & ~theirs:
        return None
    return _four([may if seat in seats else may & ~bits for seat, may in enumerate(masks)])


def barred(masks: Masks, sight: Sight, some: Cards, *seats: Seat) -> Masks | None:
    """The case in which none of some cards is, or has been, with the seats told."""
    if any(some.bits & sight.known[seat] for seat in seats):
        return None
    return _four([may & ~some.bits if seat in seats else may for seat, may in enumerate(masks)])


# What was played


def unfollowed(view: SeatView, sight: Sight) -> Masks:
    """One who has not followed holds none of the cards that would have obliged her.

    A matador may be held back from an ordinary trump; so only what the law of following names.
    """
    masks = [0 if seat == view.seat else sight.unseen for seat in SEATS]
    trumps = view.contract.trumps if view.contract is not None else None
    if trumps is None:
        return _four(masks)
    duties = DUTIES[trumps]
    for leader, played in turned_up(view):
        if played:
            duty = duties[played[0].at]
            for steps, card in enumerate(played):
                if not card.bit & duty.follows.bits:
                    masks[after(leader, steps)] &= ~duty.obliges.bits
    return _four(masks)


# What was undertaken and called


def undertaken(view: SeatView, sight: Sight, masks: Masks) -> tuple[Masks, ...]:
    """The cases that remain after what the contract and the call tell."""
    contract = view.contract
    if contract is None:
        return (masks,)
    case = _with_matadors(view, contract, sight, masks)
    if case is None or contract.called is None:
        return (case,) if case is not None else ()
    case = _with_holder(view, contract, sight, case)
    if case is None:
        return ()
    trumps = None if contract.invited else contract.trumps
    told = _told(view.rules, view.options, contract.called, trumps)
    if contract.giver is not None:
        return _after_exchange(view, contract, contract.giver, sight, case, told)
    return _as_dealt(contract, sight, case, told)


def _with_matadors(
    view: SeatView, contract: Contracted, sight: Sight, masks: Masks
) -> Masks | None:
    """Who has Spadille if she was forced, and each matador for which its holder was paid."""
    case: Masks | None = masks
    if contract.forced:
        case = placed(masks, sight, SPADILLE, contract.hombre)
    if view.holders and contract.trumps is not None:
        matadors = ORDERS[contract.trumps].matadors
        for matador, holder in zip(matadors, view.holders, strict=True):
            if case is not None and holder is not None:
                case = placed(case, sight, matador, holder)
    return case


def _with_holder(view: SeatView, contract: Contracted, sight: Sight, masks: Masks) -> Masks | None:
    """Who has the called card, where this seat knows it."""
    assert contract.called is not None
    if contract.giver is not None or contract.alone or _was_to_be_returned(view, contract):
        return placed(masks, sight, contract.called, contract.hombre)
    if contract.ally is not None:
        return placed(masks, sight, contract.called, contract.ally)
    return masks


def _was_to_be_returned(view: SeatView, contract: Contracted) -> bool:
    """Where every called card comes back, one that has not is Hombre's own."""
    is_past = view.stage not in (Stage.NAMING, Stage.RETURNING)
    return is_past and not contract.forced and must_return(rules_of(view.rules, view.options))


@lru_cache(maxsize=1024)
def _told(
    key: str, options: tuple[tuple[str, str], ...], called: Card, trumps: Suit | None
) -> tuple[Told, ...]:
    """What the call tells; trumps are none where their namer was invited by it."""
    if trumps is None:
        return (told_by_invitation(called),)
    return told_by_call(rules_of(key, options), called, trumps)


def _as_dealt(
    contract: Contracted, sight: Sight, masks: Masks, told: tuple[Told, ...]
) -> tuple[Masks, ...]:
    cases = []
    for one in told:
        holding = placed(masks, sight, one.holds, contract.hombre)
        case = barred(holding, sight, one.lacks, contract.hombre) if holding is not None else None
        if case is not None:
            cases.append(case)
    return tuple(cases)


def _after_exchange(
    view: SeatView,
    contract: Contracted,
    giver: Seat,
    sight: Sight,
    masks: Masks,
    told: tuple[Told, ...],
) -> tuple[Masks, ...]:
    """One of the cards that Hombre held when she called may since have gone to the giver.

    She did not hold the called card, since another gave it up.
    """
    cases = []
    for one in told:
        if contract.called in one.holds:
            continue
        if view.stage is Stage.EXCHANGE:
            gifts: tuple[Card | None, ...] = (None,)
        elif contract.given is not None:
            gifts = (contract.given,)
        else:
            gifts = (None, *one.holds)
        for gift in gifts:
            holds = one.holds if gift is None else one.holds.without(gift)
            case = placed(masks, sight, holds, contract.hombre)
            if case is not None and gift is not None:
                case = placed(case, sight, gift, giver)
            if case is not None:
                cases.append(case)
    return tuple(cases)
