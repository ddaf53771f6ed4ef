"""How an action is written in one line, and read again: for records and for logs.

    0 alliance+          2 call KC          1 7H           redeal bad-pack
    hands AS KS … | … | … | … packets 3-3-4 dealer 2
    result hombre 1 ally 2 contract alliance trumps H tricks 3 3 2 2 …

A line that stands alone, as in a log, tells with a deal its packets and a dealer out of turn;
in a record those stand on the line before, `deal N dealer P …`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, assert_never

import msgspec

from quadrille.cards import ALL_CARDS, Card, cards
from quadrille.errors import Unreadable
from quadrille.record.results import read_result, write_result
from quadrille.record.spelling import CONTRACTS, Words
from quadrille.rules.actions import (
    ASK,
    NO,
    PASS,
    PLAYS,
    STOP,
    YES,
    Action,
    Answer,
    Ask,
    Bid,
    Call,
    DealOut,
    Give,
    Invite,
    NameTrumps,
    Packets,
    Pass,
    Play,
    Redeal,
    Report,
    SeatAction,
    Settle,
    Stop,
    Void,
)
from quadrille.rules.dealing import HAND_SIZE
from quadrille.seats import NATURE, SEATS, Four, Nature, Seat

_SAID: Final[Mapping[str, SeatAction]] = {
    "pass": PASS,
    "stop": STOP,
    "ask": ASK,
    "yes": YES,
    "no": NO,
}

_NAMED: Final[Mapping[str, Callable[[Words], SeatAction]]] = {
    "trumps": lambda words: NameTrumps(words.suit()),
    "call": lambda words: Call(words.card()),
    "invite": lambda words: Invite(words.card()),
    "give": lambda words: Give(words.card()),
}

_ELSEWHERE: Final = ("through", "return", "keep", "claim")
"""What players may say by rules that are not among ours yet."""


def write(who: Seat | Nature, action: Action) -> str:
    """One line that says who does what."""
    match action:
        case DealOut(hands=hands, packets=packets, dealer=dealer):
            told = "" if packets is None else f" packets {packets}"
            return write_hands(hands) + told + _out_of_turn(dealer)
        case Redeal(cause=cause, dealer=dealer):
            return f"redeal {cause}{_out_of_turn(dealer)}"
        case Report(dealer=dealer):
            return f"result {' '.join(write_result(action))}{_out_of_turn(dealer)}"
        case Settle():
            return "settled"
        case _:
            return f"{who} {write_deed(action)}"


def _out_of_turn(dealer: Seat | None) -> str:
    return "" if dealer is None else f" dealer {dealer}"


def write_deed(action: SeatAction) -> str:
    """What a player does, without saying who."""
    match action:
        case Pass():
            return "pass"
        case Bid(contract=contract, favourite=favourite):
            return contract + "+" * favourite
        case NameTrumps(suit=suit):
            return f"trumps {suit}"
        case Call(card=card):
            return f"call {card}"
        case Invite(card=card):
            return f"invite {card}"
        case Give(card=card):
            return f"give {card}"
        case Play(card=card):
            return card.value
        case Stop():
            return "stop"
        case Ask():
            return "ask"
        case Answer(yes=yes):
            return "yes" if yes else "no"
        case never:
            assert_never(never)


def write_hands(hands: Four[tuple[Card, ...]]) -> str:
    """Four hands, each in pack order."""
    return "hands " + " | ".join(" ".join(hand) for hand in sorted_hands(hands))


def sorted_hands(hands: Four[tuple[Card, ...]]) -> Four[tuple[Card, ...]]:
    """The same hands, each in pack order."""
    first, second, third, fourth = (tuple(cards(hand)) for hand in hands)
    return (first, second, third, fourth)


def read(line: str) -> tuple[Seat | Nature, Action]:
    """Who does what, by one line that stands alone; raises `Unreadable` with the column."""
    words = Words(line)
    action: Action
    match words.ahead:
        case "hands":
            hands = read_hands(words)
            packets = read_packets(words)
            action = DealOut(hands, packets, _read_dealer(words))
        case "result":
            words.exactly("result")
            action = msgspec.structs.replace(read_result(words), dealer=_read_dealer(words))
        case _:
            who, action = read_action(words)
            if isinstance(action, Redeal):
                action = Redeal(action.cause, _read_dealer(words))
            words.end()
            return who, action
    words.end()
    return NATURE, action


def _read_dealer(words: Words) -> Seat | None:
    if words.ahead != "dealer":
        return None
    words.exactly("dealer")
    return words.seat()


def read_packets(words: Words) -> Packets | None:
    """In what packets the cards were dealt, if that is said here."""
    if words.ahead != "packets":
        return None
    words.exactly("packets")
    return words.one_of(Packets, "packets")


def read_action(words: Words) -> tuple[Seat | Nature, SeatAction | Redeal | Settle]:
    """What a player does, or the scorekeeper; the hands and results of a deal are not read here."""
    match words.ahead:
        case "redeal":
            words.exactly("redeal")
            return NATURE, Redeal(words.one_of(Void, "void"))
        case "settled":
            words.exactly("settled")
            return NATURE, Settle()
        case "fault":
            raise Unreadable("no-faults", column=words.column)
        case first if first.isdecimal():
            return words.seat(), read_deed(words)
        case _:
            raise words.wrong("action")


def read_deed(words: Words) -> SeatAction:
    """What a player does: a word, a word and what it names, a bid, or a card."""
    word = words.ahead
    if word in _SAID:
        words.exactly(word)
        return _SAID[word]
    if word in _NAMED:
        words.exactly(word)
        return _NAMED[word](words)
    if word.removesuffix("+") in CONTRACTS:
        words.exactly(word)
        return Bid(word.removesuffix("+"), word.endswith("+"))
    if word in _ELSEWHERE:
        raise Unreadable("elsewhere", column=words.column, facts=(("found", word),))
    if word not in tuple(Card):
        raise words.wrong("deed")
    return PLAYS[words.card().at]


def read_hands(words: Words) -> Four[tuple[Card, ...]]:
    """Four hands of ten, parted by `|`, which make up the pack."""
    words.exactly("hands")
    hands = []
    left = ALL_CARDS
    for seat in SEATS:
        if seat:
            words.exactly("|")
        hand = []
        for _ in range(HAND_SIZE):
            column = words.column
            card = words.card()
            if card not in left:
                raise Unreadable("twice", column=column, facts=(("card", card),))
            left = left.without(card)
            hand.append(card)
        hands.append(tuple(hand))
    return sorted_hands((hands[0], hands[1], hands[2], hands[3]))
