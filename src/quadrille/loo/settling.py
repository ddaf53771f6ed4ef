"""What a deal pays: thirds of the pool to those who won tricks, and what the looed put in."""

from __future__ import annotations

from collections.abc import Iterator

from quadrille.cite import cites
from quadrille.loo.deal import HAND_SIZE, Deal, Trick, defender_of, in_play, won
from quadrille.loo.dealing import STAKE, stake
from quadrille.money import Pot, Reason, Transfer
from quadrille.seats import Seat


def pool_taken(deal: Deal, seat: Seat) -> tuple[Transfer, ...]:
    """The payments of a deal without play: one seat takes all that the pool holds (LOO-4)."""
    return (stake(deal.dealer), Transfer(Pot.POOL, seat, deal.pool, Reason.POOL, "LOO-4"))


def settled(deal: Deal, tricks: tuple[Trick, ...]) -> tuple[Transfer, ...]:
    """The payments of a deal that was played to its end."""
    return (stake(deal.dealer), *_thirds(deal, tricks), *_loos(deal, tricks))


@cites("LOO-5", "LOO-9", "S3 §Object", "S3 §Announcements", "S3 §Pay-off")
def _thirds(deal: Deal, tricks: tuple[Trick, ...]) -> Iterator[Transfer]:
    """Each trick takes a third of the pool; a third won by Miss, when it is defended, stays.

    A third is of whole counters, and what cannot be parted stays in the pool.
    """
    third, count = deal.pool // HAND_SIZE, won(tricks, deal.players)
    defender = defender_of(deal.spoken)
    for seat in in_play(deal.spoken):
        if seat != defender and count[seat] and third:
            yield Transfer(Pot.POOL, seat, third * count[seat], Reason.POOL, "LOO-9")


def _loos(deal: Deal, tricks: tuple[Trick, ...]) -> Iterator[Transfer]:
    amount, clause = _loo(deal)
    for seat in looed(deal, tricks):
        yield Transfer(seat, Pot.POOL, amount, Reason.LOO, clause)


@cites("LOO-5", "LOO-9", "S3 §Object", "S3 §Announcements")
def looed(deal: Deal, tricks: tuple[Trick, ...]) -> tuple[Seat, ...]:
    """Who takes part and wins no trick is looed, but not the dealer who defends Miss."""
    count, defender = won(tricks, deal.players), defender_of(deal.spoken)
    takes_part = in_play(deal.spoken) if tricks else ()
    return tuple(seat for seat in takes_part if seat != defender and not count[seat])


@cites("LOO-9", "LOO-10", "S3 §Pay-off", "S3 §Optional rules")
def _loo(deal: Deal) -> tuple[int, str]:
    """A looed player pays three; in unlimited loo, what the pool held when the deal began."""
    return (deal.pool, "LOO-10") if deal.rules.unlimited else (STAKE, "LOO-9")
