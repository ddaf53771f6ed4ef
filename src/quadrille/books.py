"""What a sitting is: the books, the deals done and the one that is on, and what they tell.

Values and facts that follow from them. What may be done, and what it does, is decided in
`sitting.py`.
"""

from __future__ import annotations

from typing import assert_never

from msgspec import Struct

from quadrille.cards import Suit
from quadrille.cite import cites
from quadrille.ledger import Accounts, posted
from quadrille.money import Transfer
from quadrille.rules.actions import Void
from quadrille.rules.beasts import carried
from quadrille.rules.choices import RuleSet
from quadrille.rules.deal import Deal, Facts, Outcome, Settled
from quadrille.rules.final import paid_for_cards, share_out
from quadrille.rules.outcome import outcome_of, vole_has_failed, vole_is_made
from quadrille.rules.payment import Case
from quadrille.rules.questions import Tally
from quadrille.rules.rounds import occasion_of
from quadrille.rules.standing import ORDINARY, Beasts, Claimed, Fault, Occasion
from quadrille.seats import Seat


class DealResult(Struct, frozen=True, tag_field="t", tag="result", kw_only=True):
    """A deal that counts, as the ledger and the scores tell it."""

    number: int
    dealer: Seat
    occasion: Occasion
    facts: Facts
    outcome: Outcome
    faults: tuple[Fault, ...]
    claims: tuple[Claimed, ...]
    transfers: tuple[Transfer, ...]
    balances: tuple[int, ...]
    """Each player's total change since the sitting began, after this deal."""
    pool: int
    """Counters that lie in the pool after this deal."""
    beasts: Beasts
    """Beasts and carried games after this deal."""

    @property
    def vole(self) -> str:
        """`made`, `failed`, or `no` when it was neither bid nor undertaken."""
        if vole_is_made(self.facts):
            return "made"
        return "failed" if vole_has_failed(self.facts) else "no"

    @property
    def carried(self) -> int:
        """The games carried by remises, at their nominal value."""
        return _carried(self.beasts, self.pool)


class VoidDeal(Struct, frozen=True, tag_field="t", tag="void", kw_only=True):
    """A deal that was void: it has a number but does not count, and moves nothing."""

    number: int
    dealer: Seat
    cause: Void
    balances: tuple[int, ...]
    pool: int
    beasts: Beasts

    @property
    def carried(self) -> int:
        """The games carried by remises, as before the deal."""
        return _carried(self.beasts, self.pool)


class Books(Struct, frozen=True):
    """Accounts and beasts between two deals."""

    accounts: Accounts
    beasts: Beasts


class Open(Struct, frozen=True):
    """The last settled deal and the books before it: a claim or ruling settles it anew."""

    case: Case
    before: Books


class Sitting(Struct, frozen=True, kw_only=True):
    """An evening of deals with accounts."""

    rules: RuleSet
    favourite: Suit | None
    deals: int
    """How many deals are agreed."""
    dealer: Seat
    """Whose turn it is to deal, or who properly deals the deal that is on."""
    skipped: tuple[Seat, ...] = ()
    """Players who have dealt out of turn and whose own next turn is skipped (DEAL-4)."""
    number: int = 0
    """Deals so far, void ones and the one that is on included."""
    counted: int = 0
    """How many deals have been settled."""
    books: Books
    deal: Deal | None = None
    """The deal that is on, or the last one until the next is dealt."""
    last: Open | None = None
    """What may still be claimed on or ruled, until the next deal."""
    results: tuple[DealResult | VoidDeal, ...] = ()

    @property
    def accounts(self) -> Accounts:
        """The accounts of all settled deals."""
        return self.books.accounts

    @property
    def is_complete(self) -> bool:
        """Whether the agreed deals are played and every beast is taken (BEAST-5)."""
        return self.counted >= self.deals and not self.books.beasts.total

    @property
    def deal_is_on(self) -> bool:
        """Whether a deal has been given and is not over."""
        return self.deal is not None and not isinstance(self.deal.phase, Settled)


def occasion_if(sitting: Sitting, marked: Occasion) -> Occasion:
    """What kind of deal comes next, if it is marked so."""
    return occasion_of(sitting.rules, sitting.counted, sitting.deals, marked)


def occasion(sitting: Sitting) -> Occasion:
    """What kind of deal is on, or comes next as far as that is settled."""
    if sitting.deal is not None:
        return sitting.deal.occasion
    return occasion_if(sitting, ORDINARY)


def carried_games(sitting: Sitting) -> int:
    """The games carried by remises, at their nominal value."""
    return _carried(sitting.books.beasts, sitting.accounts.pool)


def _carried(beasts: Beasts, pool: int) -> int:
    """None where nobody owes anything: elsewhere the pool is no carried game."""
    return carried(beasts, pool) if beasts.owed else 0


def now_paid(sitting: Sitting) -> Accounts:
    """The accounts with what the deal that is on has moved so far."""
    if sitting.deal is None or not sitting.deal_is_on:
        return sitting.accounts
    return posted(sitting.accounts, sitting.deal.paid)


def final_transfers(sitting: Sitting) -> tuple[Transfer, ...]:
    """What is paid when the sitting is complete: a pool that is left, and the cards."""
    if not sitting.is_complete:
        return ()
    last = next(r for r in reversed(sitting.results) if isinstance(r, DealResult))
    return (*share_out(sitting.accounts.pool, last.dealer), *paid_for_cards(sitting.rules))


def final_balances(sitting: Sitting) -> tuple[int, ...]:
    """Each player's total change, after the final payments if the sitting is complete."""
    return posted(sitting.accounts, final_transfers(sitting)).purses


@cites("QPAY-13", "S0 §Overview", "S3 §Hard score")
def purses(sitting: Sitting) -> tuple[int, ...]:
    """Each player starts with the same number of counters; a purse may go below zero."""
    start = sitting.rules.purse
    return tuple(start + change for change in now_paid(sitting).purses)


@cites("QPAY-14", "S1 §line 14")
def deals_won(sitting: Sitting) -> tuple[int, int] | None:
    """Deals won by the declaring side and by the defenders, where the table tells them."""
    match sitting.rules.tally:
        case Tally.COUNTERS:
            return None
        case Tally.DEALS_WON:
            outcomes = [r.outcome for r in sitting.results if isinstance(r, DealResult)]
            won = outcomes.count(Outcome.WON)
            return won, len(outcomes) - won
        case never:
            assert_never(never)


def with_deal(sitting: Sitting, deal: Deal) -> Sitting:
    """The sitting with its deal gone on; written out, since it happens at every card."""
    return Sitting(
        rules=sitting.rules,
        favourite=sitting.favourite,
        deals=sitting.deals,
        dealer=sitting.dealer,
        skipped=sitting.skipped,
        number=sitting.number,
        counted=sitting.counted,
        books=sitting.books,
        deal=deal,
        last=sitting.last,
        results=sitting.results,
    )


def result_of(number: int, case: Case, transfers: tuple[Transfer, ...], books: Books) -> DealResult:
    """A settled deal, with the books after it."""
    return DealResult(
        number=number,
        dealer=case.dealer,
        occasion=case.occasion,
        facts=case.facts,
        outcome=outcome_of(case.rules, case.facts),
        faults=case.faults,
        claims=case.claims,
        transfers=transfers,
        balances=books.accounts.purses,
        pool=books.accounts.pool,
        beasts=books.beasts,
    )
