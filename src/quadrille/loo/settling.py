"""What a deal pays: thirds of the pool to those who won tricks, and what the looed put in."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from quadrille.cite import cites
from quadrille.loo.choices import RuleSet
from quadrille.loo.deal import HAND_SIZE, Deal, Trick, defender_of, in_play, won
from quadrille.loo.dealing import STAKE, stake
from quadrille.money import Pot, Reason, Transfer
from quadrille.seats import Seat


class Outcome(Struct, frozen=True, kw_only=True):
    """All that the payments of a deal ask, however it is known."""

    rules: RuleSet
    dealer: Seat
    pool: int
    """As it was when the deal began, the dealer's stake among it."""
    played: tuple[Seat, ...]
    """Who took part, from eldest; nobody where all left the pool to the dealer."""
    defended: bool
    tricks: tuple[int, ...]
    """By seat; none where nobody had to be played against."""


def outcome_of(deal: Deal, tricks: tuple[Trick, ...]) -> Outcome:
    """How a deal that was played card by card came out."""
    return Outcome(
        rules=deal.rules,
        dealer=deal.dealer,
        pool=deal.pool,
        played=in_play(deal.spoken),
        defended=defender_of(deal.spoken) is not None,
        tricks=won(tricks, deal.players),
    )


@cites("LOO-4", "S3 §Announcements")
def settled(outcome: Outcome) -> tuple[Transfer, ...]:
    """The payments of a deal: by tricks, or the whole pool to one against whom nobody plays."""
    staked = stake(outcome.dealer)
    if any(outcome.tricks):
        return (staked, *_thirds(outcome), *_loos(outcome))
    (alone,) = outcome.played or (outcome.dealer,)
    return (staked, Transfer(Pot.POOL, alone, outcome.pool, Reason.POOL, "LOO-4"))


@cites("LOO-5", "LOO-9", "S3 §Object", "S3 §Announcements", "S3 §Pay-off")
def _thirds(outcome: Outcome) -> Iterator[Transfer]:
    """Each trick takes a third of the pool; a third won by Miss, when it is defended, stays.

    A third is of whole counters, and what cannot be parted stays in the pool.
    """
    third = outcome.pool // HAND_SIZE
    for seat in _for_themselves(outcome):
        if (count := outcome.tricks[seat]) and third:
            yield Transfer(Pot.POOL, seat, third * count, Reason.POOL, "LOO-9")


def _loos(outcome: Outcome) -> Iterator[Transfer]:
    amount, clause = _loo(outcome)
    for seat in looed(outcome):
        yield Transfer(seat, Pot.POOL, amount, Reason.LOO, clause)


@cites("LOO-5", "LOO-9", "S3 §Object", "S3 §Announcements")
def looed(outcome: Outcome) -> tuple[Seat, ...]:
    """Who takes part and wins no trick is looed, but not the dealer who defends Miss."""
    takes_part = _for_themselves(outcome) if any(outcome.tricks) else ()
    return tuple(seat for seat in takes_part if not outcome.tricks[seat])


def _for_themselves(outcome: Outcome) -> tuple[Seat, ...]:
    """All who play but one who defends Miss."""
    defender = outcome.dealer if outcome.defended else None
    return tuple(seat for seat in outcome.played if seat != defender)


@cites("LOO-9", "LOO-10", "S3 §Pay-off", "S3 §Optional rules")
def _loo(outcome: Outcome) -> tuple[int, str]:
    """A looed player pays three; in unlimited loo, what the pool held when the deal began."""
    return (outcome.pool, "LOO-10") if outcome.rules.unlimited else (STAKE, "LOO-9")
