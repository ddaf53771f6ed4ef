"""The course of one deal, behind five verbs: begin, turn, legal, refuse, apply.

Each verb is a pure function of a deal. Events that tell of a sitting are not told here.
"""

from __future__ import annotations

from typing import assert_never

import msgspec

from quadrille.cite import cites
from quadrille.errors import NotAllowed, Refusal
from quadrille.loo import announcing, playing
from quadrille.loo.actions import DealOut, Play, Say, SeatAction, Word
from quadrille.loo.choices import RuleSet
from quadrille.loo.deal import Announcing, Deal, Phase, Playing, Settled, Spoken, in_play
from quadrille.loo.dealing import STAKE, stake
from quadrille.loo.events import Announced, Dealt, Event, MissTaken, Paid
from quadrille.loo.pack import arranged
from quadrille.loo.refusals import Why, because
from quadrille.loo.settling import outcome_of, settled
from quadrille.seats import Seat


@cites("LOO-2", "S3 §Three-Card Loo: Deal")
def begin(
    rules: RuleSet, dealer: Seat, dealt: DealOut, *, pool: int
) -> tuple[Deal, tuple[Event, ...]]:
    """The dealer stakes, hands are given, and a card is turned for trumps."""
    hands = tuple(map(arranged, dealt.hands))
    deal = Deal(
        rules=rules,
        dealer=dealer,
        pool=pool + STAKE,
        turn_up=dealt.turn_up,
        dealt=hands,
        miss=arranged(dealt.miss),
        held=hands,
    )
    shown = Dealt(dealer, hands, deal.miss, deal.turn_up)
    return deal, (shown, Paid((stake(dealer),)))


def turn(deal: Deal) -> Seat | None:
    """Whose turn it is; nobody's when the deal is settled."""
    phase = deal.phase
    match phase:
        case Announcing():
            return announcing.speaker(deal)
        case Playing():
            return playing.player(deal, phase)
        case Settled():
            return None
        case never:
            assert_never(never)


def legal(deal: Deal) -> tuple[SeatAction, ...]:
    """Every action that the player on turn may choose, in a fixed order."""
    phase = deal.phase
    match phase:
        case Announcing():
            return announcing.legal(deal)
        case Playing():
            return playing.legal(deal, phase)
        case Settled():
            return ()
        case never:
            assert_never(never)


def refuse(deal: Deal, seat: Seat, action: SeatAction) -> Refusal | None:
    """Why an action is not allowed, if it is not."""
    phase = deal.phase
    match phase:
        case Announcing():
            if isinstance(action, Say):
                return announcing.refuse(deal, seat, action)
            return because(Why.SAY_FIRST)
        case Playing():
            if isinstance(action, Play):
                return playing.refuse(deal, phase, seat, action)
            return because(Why.HAS_SAID)
        case Settled():
            return because(Why.OVER)
        case never:
            assert_never(never)


def apply(deal: Deal, seat: Seat, action: SeatAction) -> tuple[Deal, tuple[Event, ...]]:
    """Do what was chosen; raises `NotAllowed` and changes nothing if the law refuses it."""
    refusal = refuse(deal, seat, action)
    if refusal is not None:
        raise NotAllowed(refusal, seat)
    match action:
        case Say(word=word):
            return _say(deal, Spoken(seat, word))
        case Play(card=card):
            assert isinstance(deal.phase, Playing)
            return playing.play(deal, deal.phase, seat, card)
        case never:
            assert_never(never)


def _say(deal: Deal, said: Spoken) -> tuple[Deal, tuple[Event, ...]]:
    after = msgspec.structs.replace(
        deal, held=announcing.hands_after(deal, said), spoken=(*deal.spoken, said)
    )
    events: tuple[Event, ...] = (Announced(said.seat, said.word),)
    if said.word in (Word.MISS, Word.DEFEND):
        events += (MissTaken(said.seat, after.miss),)
    return msgspec.structs.replace(after, phase=_next(after)), events


def _next(deal: Deal) -> Phase:
    """What follows an announcement: another, the pool for one alone, or the first lead."""
    alone = announcing.takes_the_pool(deal)
    if alone is not None:
        return Settled((), settled(outcome_of(deal, ())))
    if len(deal.spoken) < deal.players:
        return deal.phase
    return Playing(leader=in_play(deal.spoken)[0])
