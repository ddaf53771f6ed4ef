"""Leading and playing, trick by trick, and ending after six."""

from __future__ import annotations

from quadrille.cards import Card, Cards
from quadrille.cite import cites
from quadrille.errors import Refusal
from quadrille.rules.actions import ASK, NO, PLAYS, STOP, YES, Answer, Ask, Play, SeatAction, Stop
from quadrille.rules.asking import Done, answer, answerer, ask, undertake, with_play, with_quest
from quadrille.rules.deal import Deal, Playing, Quest, Trick
from quadrille.rules.events import (
    AllyShown,
    AloneShown,
    Event,
    Played,
    Stopped,
    TrickWon,
)
from quadrille.rules.following import playable, why_not_playable
from quadrille.rules.partners import ally_of, known_to
from quadrille.rules.refusals import Why, because
from quadrille.rules.tricks import best_card
from quadrille.rules.vole import PREMIERS, after_six, must_ask
from quadrille.seats import SEATS, Seat, changed

TRICKS = 10
"""Tricks in a deal."""


def player(deal: Deal, playing: Playing) -> Seat:
    """Whose turn it is while cards are played: also the ally's who is to answer."""
    if playing.quest is Quest.ASKED:
        return answerer(deal, playing)
    return SEATS[(playing.leader + len(playing.table)) & 3]


def legal(deal: Deal, playing: Playing) -> tuple[SeatAction, ...]:
    """Every card that may be played, or what may be said about the vole."""
    match playing.quest:
        case Quest.ASKED:
            return (YES, NO)
        case Quest.OFFERED if must_ask(deal):
            return (STOP, ASK)
        case Quest.OFFERED:
            return (STOP, *_cards_to_play(deal, playing))
        case _:
            return _cards_to_play(deal, playing)


def _cards_to_play(deal: Deal, playing: Playing) -> tuple[SeatAction, ...]:
    hand = deal.held[(playing.leader + len(playing.table)) & 3]
    trumps = playing.undertaking.trumps
    assert trumps is not None
    bits = playable(hand, playing.table[0] if playing.table else None, trumps).bits
    plays = []
    while bits:
        lowest = bits & -bits
        plays.append(PLAYS[lowest.bit_length() - 1])
        bits ^= lowest
    return tuple(plays)


@cites("PLAY-0", "PLAY-1", "VOLE-2", "VOLE-3", "S0 §Premiers and the vole", "S3 §Play")
def refuse(deal: Deal, playing: Playing, seat: Seat, action: SeatAction) -> Refusal | None:
    """A player plays, at her turn, one card that she holds, and the winner of a trick leads.

    Allies with premiers may not lead to the seventh trick without asking.
    """
    if seat != player(deal, playing):
        return because(Why.NOT_YOUR_TURN_TO_PLAY)
    match action:
        case Play(card=card):
            return _refuse_card(deal, playing, deal.held[seat], card)
        case Stop():
            return None if playing.quest is Quest.OFFERED else because(Why.NO_STOP)
        case Ask():
            asks = playing.quest is Quest.OFFERED and must_ask(deal)
            return None if asks else because(Why.NO_ASK)
        case Answer():
            return None if playing.quest is Quest.ASKED else because(Why.NO_QUESTION)
        case _:
            return because(Why.NOT_IN_PLAY)


def _refuse_card(deal: Deal, playing: Playing, hand: Cards, card: Card) -> Refusal | None:
    if playing.quest is Quest.ASKED:
        return because(Why.ANSWER_FIRST)
    if playing.quest is Quest.OFFERED and must_ask(deal):
        return because(Why.MUST_ASK)
    trumps = playing.undertaking.trumps
    assert trumps is not None
    return why_not_playable(hand, card, playing.table[0] if playing.table else None, trumps)


def act(deal: Deal, playing: Playing, action: SeatAction) -> Done:
    """A lawful action is done: the deal, where play stands, whether it is over, what became so."""
    match action:
        case Play(card=card):
            return _play(deal, playing, card)
        case Stop():
            return deal, playing, True, (Stopped(playing.leader),)
        case Ask():
            return ask(deal, playing)
        case _:
            assert isinstance(action, Answer)
            return answer(deal, playing, yes=action.yes)


def _play(deal: Deal, playing: Playing, card: Card) -> Done:
    seat = SEATS[(playing.leader + len(playing.table)) & 3]
    events: tuple[Event, ...] = ()
    if playing.quest is Quest.OFFERED:
        deal, playing, events = _lead_on(deal, playing)
    held = changed(deal.held, seat, Cards(deal.held[seat].bits & ~card.bit))
    events += (Played(seat, card),)
    if card is playing.undertaking.called:
        events += _showing(deal, playing)
    table = (*playing.table, card)
    if len(table) < len(SEATS):
        onward = Playing(
            playing.undertaking, playing.leader, table, playing.tricks, playing.won, playing.quest
        )
        return with_play(deal, onward, held, deal.paid), onward, False, events
    deal = with_play(deal, playing, held, deal.paid)
    onward = _gather(deal, playing, table)
    events += (TrickWon(onward.leader, len(onward.tricks)),)
    return deal, onward, len(onward.tricks) == TRICKS, events


def _lead_on(deal: Deal, playing: Playing) -> tuple[Deal, Playing, tuple[Event, ...]]:
    """Leading to the seventh trick undertakes the vole, and shows who is alone."""
    alone_unknown = ally_of(deal) is None and not known_to(deal, None).alone
    deal, playing, events = undertake(deal, playing, "VOLE-2")
    if alone_unknown:
        events += (AloneShown(playing.undertaking.hombre),)
    return deal, playing, events


@cites("PLAY-7", "S0 §The called King", "S1 §line 10", "S3 §Auction")
def _showing(deal: Deal, playing: Playing) -> tuple[Event, ...]:
    """The called card shows the ally when it is played, or that Hombre is alone."""
    undertaking = playing.undertaking
    if undertaking.changes_hands or undertaking.invited or playing.quest is Quest.UNDERTAKEN:
        return ()
    ally = ally_of(deal)
    return (AloneShown(undertaking.hombre),) if ally is None else (AllyShown(ally),)


def _gather(deal: Deal, playing: Playing, table: tuple[Card, ...]) -> Playing:
    """The trick is won; its winner leads to the next."""
    trumps = playing.undertaking.trumps
    assert trumps is not None
    winner = SEATS[(playing.leader + best_card(table, trumps)) & 3]
    gathered = Playing(
        playing.undertaking,
        winner,
        (),
        (*playing.tricks, Trick(playing.leader, table, winner)),
        changed(playing.won, winner, playing.won[winner] + 1),
        playing.quest,
    )
    if len(gathered.tricks) != PREMIERS:
        return gathered
    return with_quest(gathered, after_six(deal, gathered))
