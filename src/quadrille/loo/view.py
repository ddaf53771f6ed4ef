"""What a seat may know of a sitting of Three-Card Loo, and which events it sees, and as what.

A view is built field by field from what the seat may know. Miss is seen by nobody but the one
who takes it up, and a hand that is thrown in by nobody but the one to whom it was dealt.
"""

from __future__ import annotations

from enum import StrEnum
from typing import assert_never

from msgspec import Struct

from quadrille.loo.actions import SeatAction
from quadrille.loo.choices import options_of
from quadrille.loo.deal import (
    Announcing,
    Deal,
    Laid,
    Playing,
    Settled,
    Spoken,
    Trick,
    defender_of,
    in_play,
    taker_of,
    won,
)
from quadrille.loo.dealing import has_miss, is_single
from quadrille.loo.events import (
    Announced,
    DealSettled,
    Dealt,
    Event,
    HandDealt,
    MissTaken,
    Paid,
    Played,
    SittingEnded,
    TrickWon,
)
from quadrille.loo.pack import Card
from quadrille.loo.playing import winning
from quadrille.loo.sitting import DealResult, Sitting, legal, now_paid, turn
from quadrille.seats import Seat


class Stage(StrEnum):
    """Where a sitting stands."""

    TO_DEAL = "to-deal"
    ANNOUNCING = "announcing"
    PLAYING = "playing"
    SETTLED = "settled"
    OVER = "over"


class SeatView(Struct, frozen=True, kw_only=True):
    """All that one seat, or an onlooker, may know."""

    seat: Seat | None
    rules: str
    options: tuple[tuple[str, str], ...]
    players: int
    deals: int
    number: int
    """Deals so far, the one that is on included."""
    dealer: Seat
    stage: Stage
    turn: Seat | None
    hand: tuple[Card, ...]
    """What this seat holds."""
    dealt: tuple[Card, ...]
    """What this seat was dealt, whatever has become of it."""
    holding: tuple[int, ...]
    """How many cards each seat holds."""
    turn_up: Card | None
    balances: tuple[int, ...]
    """What each player has won or lost so far."""
    pool: int
    """What lies in the pool now."""
    stakes: int
    """What this deal is played for: the pool as it was when the deal began."""
    single: bool
    """Whether that is a single."""
    spoken: tuple[Spoken, ...]
    playing: tuple[Seat, ...]
    """Who has said that she plays, from eldest."""
    has_miss: bool
    """Whether there are cards for Miss at a table of this size."""
    miss_is_free: bool
    """Whether Miss lies on the table and may be taken."""
    taker: Seat | None
    """Who has taken Miss for her own hand."""
    defender: Seat | None
    """The dealer, if he defends Miss."""
    table: tuple[Laid, ...]
    winning: Seat | None
    """Who has played the best card so far."""
    tricks: tuple[Trick, ...]
    """Finished tricks; memory is no offence."""
    won: tuple[int, ...]
    legal: tuple[SeatAction, ...]
    """What this seat may choose now; empty unless it is its turn."""
    settlement: DealResult | None
    """The accounts of the deal that has just ended."""


def view(sitting: Sitting, seat: Seat | None) -> SeatView:
    """What a seat may know of a sitting; an onlooker (no seat) knows what all know."""
    deal, acting = sitting.deal, turn(sitting)
    on_turn = acting if isinstance(acting, int) else None
    spoken = () if deal is None else deal.spoken
    tricks = () if deal is None else _tricks(deal)
    table = deal.phase.table if deal is not None and isinstance(deal.phase, Playing) else ()
    money = now_paid(sitting)
    return SeatView(
        seat=seat,
        rules=sitting.rules.key,
        options=options_of(sitting.rules),
        players=sitting.players,
        deals=sitting.deals,
        number=sitting.number,
        dealer=sitting.dealer if deal is None else deal.dealer,
        stage=_stage(sitting),
        turn=on_turn,
        hand=() if deal is None or seat is None else deal.held[seat],
        dealt=() if deal is None or seat is None else deal.dealt[seat],
        holding=(0,) * sitting.players if deal is None else tuple(map(len, deal.held)),
        turn_up=None if deal is None else deal.turn_up,
        balances=money.purses,
        pool=money.pool,
        stakes=0 if deal is None else deal.pool,
        single=deal is not None and is_single(deal.pool),
        spoken=spoken,
        playing=in_play(spoken),
        has_miss=has_miss(sitting.players),
        miss_is_free=_miss_is_free(deal),
        taker=taker_of(spoken),
        defender=defender_of(spoken),
        table=table,
        winning=None if deal is None else winning(table, deal.trumps),
        tricks=tricks,
        won=won(tricks, sitting.players),
        legal=legal(sitting) if on_turn == seat and seat is not None else (),
        settlement=None if sitting.deal_is_on or not sitting.results else sitting.results[-1],
    )


def _stage(sitting: Sitting) -> Stage:
    if sitting.deal is None:
        return Stage.TO_DEAL
    match sitting.deal.phase:
        case Announcing():
            return Stage.ANNOUNCING
        case Playing():
            return Stage.PLAYING
        case Settled():
            return Stage.OVER if sitting.is_complete else Stage.SETTLED
        case never:
            assert_never(never)


def _tricks(deal: Deal) -> tuple[Trick, ...]:
    match deal.phase:
        case Announcing():
            return ()
        case Playing(tricks=tricks) | Settled(tricks=tricks):
            return tricks
        case never:
            assert_never(never)


def _miss_is_free(deal: Deal | None) -> bool:
    if deal is None or not isinstance(deal.phase, Announcing):
        return False
    return has_miss(deal.players) and taker_of(deal.spoken) is None


def see(event: Event, seat: Seat | None) -> Event:
    """An event as a seat, or an onlooker (no seat), sees it."""
    match event:
        case Dealt(dealer=dealer, hands=hands, turn_up=turn_up):
            return HandDealt(dealer, () if seat is None else hands[seat], turn_up)
        case MissTaken(seat=taker):
            return event if seat == taker else MissTaken(taker, None)
        case (
            HandDealt()
            | Announced()
            | Played()
            | TrickWon()
            | Paid()
            | DealSettled()
            | SittingEnded()
        ):
            return event
        case never:
            assert_never(never)
