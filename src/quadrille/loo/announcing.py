"""Announcements: who plays, who throws in, who takes Miss, and when the dealer must play."""

from __future__ import annotations

from quadrille.cite import cites
from quadrille.errors import Refusal
from quadrille.loo.actions import Say, Word
from quadrille.loo.choices import RuleSet
from quadrille.loo.deal import Deal, Spoken, in_play, in_turn, taker_of
from quadrille.loo.dealing import has_miss, is_single
from quadrille.loo.pack import Card
from quadrille.loo.refusals import Why, because
from quadrille.seats import Seat


@cites("LOO-3", "S3 §Announcements")
def speaker(deal: Deal) -> Seat:
    """Each announces in turn, from eldest to the dealer."""
    return in_turn(deal.dealer, deal.players)[len(deal.spoken)]


def legal(deal: Deal) -> tuple[Say, ...]:
    """Every announcement of the seat whose turn it is, in the order of `Word`."""
    seat = speaker(deal)
    return tuple(Say(word) for word in Word if _why_not(deal, seat, word) is None)


def refuse(deal: Deal, seat: Seat, action: Say) -> Refusal | None:
    """Why an announcement is not allowed, if it is not."""
    if seat != speaker(deal):
        said = any(each.seat == seat for each in deal.spoken)
        return because(Why.HAS_SAID if said else Why.NOT_YOUR_TURN_TO_SAY)
    return _why_not(deal, seat, action.word)


def _why_not(deal: Deal, seat: Seat, word: Word) -> Refusal | None:
    match word:
        case Word.PLAY:
            return None
        case Word.THROW_IN:
            return _why_no_throwing_in(deal, seat)
        case Word.MISS:
            return _why_no_exchange(deal)
        case Word.DEFEND:
            return _why_no_defence(deal, seat)


@cites("LOO-5", "LOO-10", "S3 §Announcements", "S3 §Optional rules")
def _why_no_throwing_in(deal: Deal, seat: Seat) -> Refusal | None:
    """The dealer may not leave one who plays her own hand alone; nor if all must play."""
    alone = _alone_with_her_own(deal)
    if seat == deal.dealer and alone is not None:
        return because(Why.DEALER_MUST_PLAY, holder=str(alone))
    if must_all_play(deal.rules, deal.pool):
        return because(Why.SINGLE_MUST_PLAY)
    return None


@cites("LOO-10", "S3 §Optional rules")
def must_all_play(rules: RuleSet, pool: int) -> bool:
    """Where a table plays so, nobody may throw in when the pool is a single."""
    return rules.single_must_play and is_single(pool)


@cites("LOO-3", "S3 §Announcements")
def _why_no_exchange(deal: Deal) -> Refusal | None:
    """Only the first who claims Miss may take it."""
    if not has_miss(deal.players):
        return because(Why.NO_MISS)
    taker = taker_of(deal.spoken)
    return None if taker is None else because(Why.MISS_IS_TAKEN, holder=str(taker))


@cites("LOO-5", "S3 §Announcements")
def _why_no_defence(deal: Deal, seat: Seat) -> Refusal | None:
    """The dealer may defend Miss against just one, who plays the hand that she was dealt."""
    if seat != deal.dealer:
        return because(Why.ONLY_DEALER_DEFENDS)
    if not has_miss(deal.players):
        return because(Why.NO_MISS)
    return because(Why.NOT_TO_DEFEND) if _alone_with_her_own(deal) is None else None


def _alone_with_her_own(deal: Deal) -> Seat | None:
    """The one who plays her own hand when all others so far have thrown in, if there is one."""
    playing = in_play(deal.spoken)
    is_so = len(playing) == 1 and taker_of(deal.spoken) is None
    return playing[0] if is_so else None


@cites("LOO-4", "S3 §Announcements")
def takes_the_pool(deal: Deal) -> Seat | None:
    """The dealer takes the pool if all others throw in; so does one whom all leave alone."""
    playing = in_play(deal.spoken)
    if not playing and len(deal.spoken) == deal.players - 1:
        return deal.dealer
    is_alone = len(playing) == 1 and len(deal.spoken) == deal.players
    return playing[0] if is_alone else None


@cites("LOO-3", "LOO-5", "S3 §Announcements")
def hands_after(deal: Deal, said: Spoken) -> tuple[tuple[Card, ...], ...]:
    """Who throws in holds nothing; who takes Miss, or defends it, holds Miss's cards."""
    hand = _hand_after(deal, said)
    return (*deal.held[: said.seat], hand, *deal.held[said.seat + 1 :])


def _hand_after(deal: Deal, said: Spoken) -> tuple[Card, ...]:
    match said.word:
        case Word.PLAY:
            return deal.held[said.seat]
        case Word.THROW_IN:
            return ()
        case Word.MISS | Word.DEFEND:
            return deal.miss
