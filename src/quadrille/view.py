"""What a seat may know: built field by field from what it has seen, never by erasing.

A `SeatView` is another type than a `Sitting`, not one with holes. Bots, hints, clients and
onlookers get views and seen events, and nothing else. Two sittings that a seat cannot tell
apart give it equal views.
"""

from __future__ import annotations

from enum import StrEnum
from typing import assert_never

from msgspec import Struct

from quadrille.cards import Card, Suit
from quadrille.cite import cites
from quadrille.rules.actions import Bid, Claim, SeatAction
from quadrille.rules.deal import (
    Auction,
    Deal,
    Exchange,
    Naming,
    Phase,
    Playing,
    Quest,
    Returning,
    Settled,
    Spoken,
    Trick,
    undertaking_of,
)
from quadrille.rules.matadors import false_run
from quadrille.rules.options import options_of
from quadrille.rules.partners import giver_of, known_to
from quadrille.rules.ranking import ORDERS, arranged
from quadrille.rules.stakes import told_by_fish
from quadrille.rules.standing import Beasts, Fault, Occasion
from quadrille.rules.tricks import best_card, reviewable
from quadrille.seats import Four, Seat, after
from quadrille.sitting import (
    DealResult,
    Sitting,
    VoidDeal,
    carried_games,
    claims,
    legal,
    now_paid,
    occasion,
    purses,
    turn,
)


class Stage(StrEnum):
    """Where a sitting stands, as anybody at the table sees it."""

    TO_DEAL = "to-deal"
    AUCTION = "auction"
    NAMING = "naming"
    RETURNING = "returning"
    """The ally is to return the called card or to keep it."""
    EXCHANGE = "exchange"
    PLAYING = "playing"
    ANSWER = "answer"
    """The ally is to answer "May I?"."""
    SETTLED = "settled"
    OVER = "over"


class Honours(Struct, frozen=True):
    """The trumps that have names."""

    spadille: Card
    manille: Card
    basto: Card
    punto: Card | None


class Contracted(Struct, frozen=True, kw_only=True):
    """What is undertaken, and what the seat knows of the partnership."""

    hombre: Seat
    contract: str
    calls: bool
    """Whether the contract calls a card."""
    exchanges: bool
    """Whether the called card goes to Hombre."""
    returned: bool
    """Whether the ally gave it back of her own will."""
    in_favourite: bool
    """Whether it was bid in the favourite."""
    forced: bool
    trumps: Suit | None
    called: Card | None
    invited: bool
    """Whether the holder of the called card was invited to name trumps."""
    giver: Seat | None
    """Who gave up the called card."""
    given: Card | None
    """The card given for it, to those who saw it."""
    ally: Seat | None
    """The ally, if this seat knows her."""
    alone: bool
    """Whether this seat knows that Hombre plays alone."""
    shown: bool
    """Whether all know the sides."""


class TableTrick(Struct, frozen=True):
    """The cards on the table; a full trick lies there until the next is led."""

    leader: Seat
    cards: tuple[Card, ...]
    winning: Seat | None
    """Who has played the best card so far."""


class SeatView(Struct, frozen=True, kw_only=True):
    """Everything that one seat, or an onlooker (no seat), may know."""

    seat: Seat | None
    rules: str
    options: tuple[tuple[str, str], ...]
    favourite: Suit | None
    deals: int
    """How many deals are agreed."""
    counted: int
    """How many are settled."""
    number: int
    """The number of the deal that is on, or of the last."""
    dealer: Seat
    stage: Stage
    turn: Seat | None
    """Whose turn it is, as far as this seat may know."""
    hand: tuple[Card, ...]
    """In the order in which a hand is shown: trumps first."""
    holding: Four[int]
    """How many cards each seat holds."""
    honours: Honours | None
    """The named trumps, once trumps are."""
    false_matadors: int
    """Length of this hand's run from Manille with Spadille missing; never paid."""
    purses: tuple[int, ...]
    pool: int
    vole_pool: int
    occasion: Occasion
    """Whether the deal is double, and whether it only clears beasts."""
    beasts: Beasts
    """Active and waiting, and what each player owes to carried games."""
    carried: int
    """The games carried by remises, at their nominal value."""
    spoken: tuple[Spoken, ...]
    """The auction so far."""
    standing: Bid | None
    holder: Seat | None
    """Who holds the standing bid."""
    contract: Contracted | None
    quest: Quest
    """How the vole stands; that it is offered, only the one to whom it is."""
    asker: Seat | None
    """Who has asked "May I?"."""
    holders: tuple[Seat | None, ...]
    """Who held Spadille, Manille and Basto when play began, where fish are paid for them."""
    faults: tuple[Fault, ...]
    """Rulings in this deal so far."""
    table: TableTrick | None
    tricks: tuple[Trick, ...]
    """Finished tricks as this seat saw them; memory is no offence."""
    reviewable: tuple[int, ...]
    """Which of them may be looked at again now, from 0."""
    won: Four[int]
    legal: tuple[SeatAction, ...]
    """What this seat may choose now; empty unless it is its turn."""
    claims: tuple[Claim, ...]
    """Bonuses that this seat may still claim."""
    settlement: DealResult | VoidDeal | None
    """The accounts of the deal that has just ended."""


def view(sitting: Sitting, seat: Seat | None) -> SeatView:
    """What a seat may know of a sitting; an onlooker (no seat) knows what all know."""
    deal = sitting.deal
    on_turn = _seen_turn(sitting, seat)
    mine = on_turn == seat and seat is not None
    money = now_paid(sitting)
    tricks = _tricks(deal)
    spoken, standing, holder = _bidding(deal)
    return SeatView(
        seat=seat,
        rules=sitting.rules.key,
        options=options_of(sitting.rules),
        favourite=sitting.favourite,
        deals=sitting.deals,
        counted=sitting.counted,
        number=sitting.number,
        dealer=deal.dealer if deal is not None else sitting.dealer,
        stage=_stage(sitting),
        turn=on_turn,
        hand=_hand(deal, seat),
        holding=_holding(deal),
        honours=_honours(deal),
        false_matadors=_false_matadors(deal, seat),
        purses=purses(sitting),
        pool=money.pool,
        vole_pool=money.vole_pool,
        occasion=occasion(sitting),
        beasts=sitting.books.beasts,
        carried=carried_games(sitting),
        spoken=spoken,
        standing=standing,
        holder=holder,
        contract=_contracted(deal, seat),
        quest=_quest(deal, mine),
        asker=_asker(deal),
        holders=_holders(deal),
        faults=deal.faults if deal is not None else (),
        table=_table(deal),
        tricks=tricks,
        reviewable=tuple(reviewable(sitting.rules, len(tricks), on_turn=mine)),
        won=_won(deal),
        legal=legal(sitting) if mine else (),
        claims=() if seat is None else claims(sitting, seat),
        settlement=None if sitting.deal_is_on or not sitting.results else sitting.results[-1],
    )


@cites("VOLE-3", "PLAY-7")
def _seen_turn(sitting: Sitting, seat: Seat | None) -> Seat | None:
    """While the ally is to answer "May I?", only those who know her know whose turn it is."""
    acting = turn(sitting)
    if not isinstance(acting, int):
        return None
    deal = sitting.deal
    if deal is None or acting == seat:
        return acting
    asked = isinstance(deal.phase, Playing) and deal.phase.quest is Quest.ASKED
    if asked or isinstance(deal.phase, Returning):
        return acting if known_to(deal, None).ally is not None else None
    return acting


def _stage(sitting: Sitting) -> Stage:
    if sitting.deal is None:
        return Stage.OVER if sitting.is_complete else Stage.TO_DEAL
    phase = sitting.deal.phase
    match phase:
        case Auction():
            return Stage.AUCTION
        case Naming():
            return Stage.NAMING
        case Returning():
            return Stage.RETURNING
        case Exchange():
            return Stage.EXCHANGE
        case Playing():
            return Stage.ANSWER if phase.quest is Quest.ASKED else Stage.PLAYING
        case Settled():
            return Stage.OVER if sitting.is_complete else Stage.SETTLED
        case never:
            assert_never(never)


def _hand(deal: Deal | None, seat: Seat | None) -> tuple[Card, ...]:
    if deal is None or seat is None:
        return ()
    undertaking = undertaking_of(deal.phase)
    return arranged(deal.held[seat], undertaking.trumps if undertaking is not None else None)


def _holding(deal: Deal | None) -> Four[int]:
    if deal is None:
        return (0, 0, 0, 0)
    first, second, third, fourth = deal.held
    return (len(first), len(second), len(third), len(fourth))


def _honours(deal: Deal | None) -> Honours | None:
    undertaking = undertaking_of(deal.phase) if deal is not None else None
    if undertaking is None or undertaking.trumps is None:
        return None
    order = ORDERS[undertaking.trumps]
    return Honours(*order.matadors, order.punto)


def _false_matadors(deal: Deal | None, seat: Seat | None) -> int:
    undertaking = undertaking_of(deal.phase) if deal is not None else None
    if deal is None or undertaking is None or undertaking.trumps is None or seat is None:
        return 0
    return false_run(deal.held[seat], undertaking.trumps)


def _bidding(deal: Deal | None) -> tuple[tuple[Spoken, ...], Bid | None, Seat | None]:
    if deal is None:
        return (), None, None
    spoken = deal.spoken
    bids = [said for said in spoken if said.bid is not None]
    return (spoken, bids[-1].bid, bids[-1].seat) if bids else (spoken, None, None)


def _contracted(deal: Deal | None, seat: Seat | None) -> Contracted | None:
    undertaking = undertaking_of(deal.phase) if deal is not None else None
    if deal is None or undertaking is None:
        return None
    known, all_know = known_to(deal, seat), known_to(deal, None)
    giver = giver_of(deal)
    saw_given = undertaking.returned or (seat is not None and seat in (undertaking.hombre, giver))
    return Contracted(
        hombre=undertaking.hombre,
        contract=undertaking.contract.key,
        calls=undertaking.contract.calls,
        exchanges=undertaking.changes_hands,
        returned=undertaking.returned,
        in_favourite=undertaking.in_favourite,
        forced=undertaking.forced,
        trumps=undertaking.trumps,
        called=undertaking.called,
        invited=undertaking.invited,
        giver=giver,
        given=undertaking.given if saw_given else None,
        ally=known.ally,
        alone=known.alone,
        shown=all_know.alone or all_know.ally is not None,
    )


def _quest(deal: Deal | None, mine: bool) -> Quest:
    played = _played(deal.phase) if deal is not None else None
    if played is None or (played.quest is Quest.OFFERED and not mine):
        return Quest.NONE
    return played.quest


def _asker(deal: Deal | None) -> Seat | None:
    played = _played(deal.phase) if deal is not None else None
    return played.leader if played is not None and played.quest is Quest.ASKED else None


def _played(phase: Phase) -> Playing | None:
    match phase:
        case Playing():
            return phase
        case Settled(played=played):
            return played
        case _:
            return None


def _tricks(deal: Deal | None) -> tuple[Trick, ...]:
    played = _played(deal.phase) if deal is not None else None
    return played.tricks if played is not None else ()


def _won(deal: Deal | None) -> Four[int]:
    played = _played(deal.phase) if deal is not None else None
    return played.won if played is not None else (0, 0, 0, 0)


@cites("MPAY-1", "S2 §Poulans and the pool")
def _holders(deal: Deal | None) -> tuple[Seat | None, ...]:
    """The dealer pays the holders of the matadors before everybody's eyes."""
    if deal is None or _played(deal.phase) is None:
        return ()
    return told_by_fish(deal.rules, deal.dealer, deal.occasion, deal.paid)


def _table(deal: Deal | None) -> TableTrick | None:
    played = _played(deal.phase) if deal is not None else None
    if played is None:
        return None
    if not played.table and played.tricks:
        last = played.tricks[-1]
        return TableTrick(last.leader, last.cards, last.winner)
    trumps = played.undertaking.trumps
    assert trumps is not None
    winning = after(played.leader, best_card(played.table, trumps)) if played.table else None
    return TableTrick(played.leader, played.table, winning)
