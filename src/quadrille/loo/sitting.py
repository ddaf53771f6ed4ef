"""A sitting of Three-Card Loo: deals in sequence, and the accounts.

The same verbs as a deal's, one level up. A deal's payments are posted when it is settled, so
that a deal left unfinished has moved nothing.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from quadrille.cite import cites
from quadrille.errors import BadOption, NotAllowed, Refusal
from quadrille.ledger import Accounts, opened, posted
from quadrille.loo import course
from quadrille.loo.actions import Action, DealOut, Report, SeatAction
from quadrille.loo.choices import RuleSet
from quadrille.loo.deal import Deal, Settled, left_of, taker_of
from quadrille.loo.dealing import LEAST, MOST, stake, why_not_dealt
from quadrille.loo.events import DealSettled, Event, Paid, SittingEnded
from quadrille.loo.pack import Card
from quadrille.loo.refusals import Why, because
from quadrille.loo.reporting import outcome_told, why_impossible
from quadrille.loo.settling import Outcome, looed, outcome_of, settled
from quadrille.money import Transfer
from quadrille.seats import NATURE, Nature, Seat, Turn


class DealResult(Struct, frozen=True, kw_only=True):
    """A deal that is over, as the ledger and the scores tell it."""

    number: int
    dealer: Seat
    pool_before: int
    """What the pool held when the deal began, the dealer's stake among it."""
    turn_up: Card | None
    """Not known of a deal that is reported."""
    played: tuple[Seat, ...]
    """Who took part, from eldest; nobody where all left the pool to the dealer."""
    miss: Seat | None
    """Who took Miss for her own hand."""
    defended: bool
    """Whether the dealer defended Miss."""
    tricks: tuple[int, ...]
    """By seat."""
    looed: tuple[Seat, ...]
    transfers: tuple[Transfer, ...]
    balances: tuple[int, ...]
    """Each player's total change since the sitting began, after this deal."""
    pool: int
    """What lies in the pool after this deal."""


class Sitting(Struct, frozen=True, kw_only=True):
    """An evening of deals with accounts."""

    rules: RuleSet
    deals: int
    """How many deals are agreed."""
    dealer: Seat
    """Who deals the deal that is on, or the next one."""
    accounts: Accounts
    deal: Deal | None = None
    """The deal that is on, or the last one until the next is dealt."""
    results: tuple[DealResult, ...] = ()

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.accounts.purses)

    @property
    def deal_is_on(self) -> bool:
        """Whether a deal has been given and is not over."""
        return self.deal is not None and not isinstance(self.deal.phase, Settled)

    @property
    def number(self) -> int:
        """Deals so far, the one that is on included."""
        return len(self.results) + self.deal_is_on

    @property
    def is_complete(self) -> bool:
        """Whether the agreed deals are played."""
        return len(self.results) >= self.deals


@cites("LOO-1", "S3 §Three-Card Loo: Players", "S3 §Equipment")
def begin(rules: RuleSet, *, players: int, deals: int, dealer: Seat) -> Sitting:
    """Two to seventeen play, and everyone starts with an equal number of counters.

    Raises `BadOption` for another number of players, or no deal at all.
    """
    if not LEAST <= players <= MOST:
        facts = (("players", str(players)), ("least", str(LEAST)), ("most", str(MOST)))
        raise BadOption("players-number", facts=facts)
    if deals < 1:
        raise BadOption("deals-none", facts=(("deals", str(deals)),))
    return Sitting(rules=rules, deals=deals, dealer=dealer, accounts=opened(players))


def turn(sitting: Sitting) -> Turn:
    """Who acts next: nature between deals, nobody when the sitting is complete."""
    if sitting.deal is not None and sitting.deal_is_on:
        return course.turn(sitting.deal)
    return None if sitting.is_complete else NATURE


def legal(sitting: Sitting) -> tuple[SeatAction, ...]:
    """Every action of the seat on turn, in a fixed order; none when it is nature's turn."""
    return () if sitting.deal is None else course.legal(sitting.deal)


def refuse(sitting: Sitting, who: Seat | Nature, action: Action) -> Refusal | None:
    """Why an action is not allowed, if it is not."""
    if isinstance(action, DealOut | Report):
        if not isinstance(who, Nature) or sitting.deal_is_on or sitting.is_complete:
            return because(Why.NOT_TO_DEAL)
        if isinstance(action, DealOut):
            return why_not_dealt(action, sitting.players)
        players, pool = sitting.players, sitting.accounts.pool
        return why_impossible(sitting.rules, sitting.dealer, action, players=players, pool=pool)
    if isinstance(who, Nature):
        return because(Why.NOT_NATURES_TURN)
    if sitting.deal is None:
        return because(Why.NOT_YOUR_TURN_TO_SAY)
    return course.refuse(sitting.deal, who, action)


def apply(
    sitting: Sitting, who: Seat | Nature, action: Action
) -> tuple[Sitting, tuple[Event, ...]]:
    """Do what was chosen; raises `NotAllowed` and changes nothing if the law refuses it."""
    refusal = refuse(sitting, who, action)
    if refusal is not None:
        raise NotAllowed(refusal, who)
    if isinstance(action, DealOut):
        pool = sitting.accounts.pool
        deal, events = course.begin(sitting.rules, sitting.dealer, action, pool=pool)
        return msgspec.structs.replace(sitting, deal=deal), events
    if isinstance(action, Report):
        pool = sitting.accounts.pool
        told = outcome_told(sitting.rules, sitting.dealer, action, pool=pool)
        done, events = _posted(
            msgspec.structs.replace(sitting, deal=None), told, settled(told), action.miss, None
        )
        return done, (Paid((stake(sitting.dealer),)), *events)
    assert sitting.deal is not None
    assert not isinstance(who, Nature)
    deal, events = course.apply(sitting.deal, who, action)
    onward = msgspec.structs.replace(sitting, deal=deal)
    if not isinstance(deal.phase, Settled):
        return onward, events
    outcome = outcome_of(deal, deal.phase.tricks)
    miss, paid = taker_of(deal.spoken), deal.phase.transfers
    done, over = _posted(onward, outcome, paid, miss, deal.turn_up)
    return done, events + over


def _posted(
    sitting: Sitting,
    outcome: Outcome,
    transfers: tuple[Transfer, ...],
    miss: Seat | None,
    turn_up: Card | None,
) -> tuple[Sitting, tuple[Event, ...]]:
    """A deal is over: its payments are posted, and the deal passes to the left."""
    accounts = posted(sitting.accounts, transfers)
    assert accounts.total == 0
    result = DealResult(
        number=len(sitting.results) + 1,
        dealer=outcome.dealer,
        pool_before=outcome.pool,
        turn_up=turn_up,
        played=outcome.played,
        miss=miss,
        defended=outcome.defended,
        tricks=outcome.tricks,
        looed=looed(outcome),
        transfers=transfers,
        balances=accounts.purses,
        pool=accounts.pool,
    )
    done = msgspec.structs.replace(
        sitting,
        dealer=left_of(outcome.dealer, sitting.players),
        accounts=accounts,
        results=(*sitting.results, result),
    )
    _, *after_the_stake = transfers
    events: tuple[Event, ...] = (Paid(tuple(after_the_stake)),) if after_the_stake else ()
    events += (DealSettled(result.number, result.looed),)
    return done, (*events, SittingEnded(accounts.purses)) if done.is_complete else events


def now_paid(sitting: Sitting) -> Accounts:
    """The accounts with the stake of the deal that is on."""
    if sitting.deal is None or not sitting.deal_is_on:
        return sitting.accounts
    return posted(sitting.accounts, (stake(sitting.deal.dealer),))
