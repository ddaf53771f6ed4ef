"""How an action of Three-Card Loo is written in one line, and read again.

    0 play        1 throw-in        2 miss        3 defend        0 KH
    hands AS KS 2H | … | … miss 9C 8C 7C turn-up 5H
    result played 0 2 miss 2 tricks 1 0 2

A line that stands alone, as in a log, tells a deal whole; in a record `hands`, `miss` and
`turn-up` are lines of their own.
"""

from __future__ import annotations

from typing import Final, assert_never

from quadrille.errors import Unreadable
from quadrille.loo.actions import Action, DealOut, Play, Report, Say, SeatAction, Word
from quadrille.loo.deal import HAND_SIZE
from quadrille.loo.dealing import MOST
from quadrille.loo.pack import Card, arranged
from quadrille.seats import NATURE, Nature, Seat
from quadrille.text.spelling import Words

_BETWEEN: Final = " | "


def write(who: Seat | Nature, action: Action) -> str:
    """One line that says who does what."""
    if isinstance(action, Report):
        return write_report(action)
    if isinstance(action, DealOut):
        miss = f" {write_miss(action.miss)}" if action.miss else ""
        return f"{write_hands(action.hands)}{miss} {write_turn_up(action.turn_up)}"
    return f"{who} {write_deed(action)}"


def write_deed(action: SeatAction) -> str:
    """What a player does, without saying who."""
    match action:
        case Say(word=word):
            return word.value
        case Play(card=card):
            return card.value
        case never:
            assert_never(never)


def write_hands(hands: tuple[tuple[Card, ...], ...]) -> str:
    """The hands of players 0 and on, each in pack order."""
    return "hands " + _BETWEEN.join(" ".join(arranged(hand)) for hand in hands)


def write_miss(miss: tuple[Card, ...]) -> str:
    """The spare hand, in pack order."""
    return "miss " + " ".join(arranged(miss))


def write_turn_up(card: Card) -> str:
    """The card that was turned up."""
    return f"turn-up {card}"


def write_report(report: Report) -> str:
    """How a deal came out: who played, what became of Miss, the tricks of each player."""
    told = ["result played", *map(str, report.played)]
    told += [] if report.miss is None else [f"miss {report.miss}"]
    told += ["defended"] if report.defended else []
    return " ".join([*told, "tricks", *map(str, report.tricks)])


def read(line: str) -> tuple[Seat | Nature, Action]:
    """Who does what, by one line that stands alone; raises `Unreadable` with the column."""
    words = Words(line)
    if words.ahead == "result":
        report = read_report(words)
        words.end()
        return NATURE, report
    if words.ahead != "hands":
        done = read_action(words)
        words.end()
        return done
    hands = read_hands(words)
    miss = read_miss(words) if words.ahead == "miss" else ()
    dealt = DealOut(hands, miss, read_turn_up(words))
    words.end()
    return NATURE, dealt


def read_action(words: Words) -> tuple[Seat, SeatAction]:
    """What a player does: a word, or a card."""
    if not words.ahead.isdecimal():
        raise words.wrong("loo-action")
    seat = words.seat(MOST)
    if words.ahead in tuple(Word):
        return seat, Say(words.one_of(Word, "loo-deed"))
    if words.ahead not in tuple(Card):
        raise words.wrong("loo-deed")
    return seat, Play(_card(words))


def read_report(words: Words) -> Report:
    """How a deal came out; nobody is told twice."""
    words.exactly("result")
    words.exactly("played")
    played: list[Seat] = []
    while words.ahead.isdecimal():
        column = words.column
        seat = words.seat(MOST)
        if seat in played:
            raise Unreadable("loo-player-twice", column=column, facts=(("player", str(seat)),))
        played.append(seat)
    miss = words.seat(MOST) if words.may_say("miss") else None
    defended = words.may_say("defended")
    words.exactly("tricks")
    tricks = [words.whole()]
    while words.more:
        tricks.append(words.whole())
    return Report(played=tuple(played), miss=miss, defended=defended, tricks=tuple(tricks))


def read_hands(words: Words) -> tuple[tuple[Card, ...], ...]:
    """Hands of three, parted by `|`, with no card twice."""
    words.exactly("hands")
    hands = [_three(words, ())]
    while words.may_say("|"):
        hands.append(_three(words, tuple(card for hand in hands for card in hand)))
    return tuple(map(arranged, hands))


def read_miss(words: Words) -> tuple[Card, ...]:
    """The spare hand."""
    words.exactly("miss")
    return arranged(_three(words, ()))


def read_turn_up(words: Words) -> Card:
    """The card that was turned up."""
    words.exactly("turn-up")
    return _card(words)


def _three(words: Words, used: tuple[Card, ...]) -> tuple[Card, ...]:
    found: list[Card] = []
    for _ in range(HAND_SIZE):
        column = words.column
        card = _card(words)
        if card in found or card in used:
            raise Unreadable("twice", column=column, facts=(("card", card),))
        found.append(card)
    return tuple(found)


def _card(words: Words) -> Card:
    if words.ahead not in tuple(Card):
        raise words.wrong("loo-card")
    return Card(words.take())
