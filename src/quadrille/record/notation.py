"""How an action is written in one line, and read again: for records and for logs.

    0 alliance+          2 call KC          1 7H           redeal bad-pack
    2 through solo       2 return           fault 1 hand-turned with 3
    hands AS KS … | … | … | … packets 3-3-4 dealer 2 double
    result hombre 1 ally 2 contract alliance trumps H tricks 3 3 2 2 …

A line that stands alone, as in a log, tells with a deal its packets, a dealer out of turn and
what the deal was marked as; in a record those stand on the line before, `deal N dealer P …`.
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
    KEEP,
    NO,
    PASS,
    PLAYS,
    RETURN,
    STOP,
    YES,
    Action,
    Answer,
    Ask,
    Bid,
    Call,
    Claim,
    DealOut,
    Give,
    Invite,
    Keep,
    NameTrumps,
    Packets,
    Pass,
    Play,
    Redeal,
    Report,
    Return,
    SeatAction,
    Settle,
    Stop,
    Through,
    Void,
)
from quadrille.rules.dealing import HAND_SIZE
from quadrille.rules.standing import Bonus, Fault, Occasion, Offence
from quadrille.seats import NATURE, SEATS, Four, Nature, Seat

_WAYS: Final = ("solo", "mediateur")
"""How a declared vole may be played."""

_SAID: Final[Mapping[str, SeatAction]] = {
    "pass": PASS,
    "stop": STOP,
    "ask": ASK,
    "yes": YES,
    "no": NO,
    "return": RETURN,
    "keep": KEEP,
}

_WORD: Final[Mapping[SeatAction, str]] = {action: word for word, action in _SAID.items()}

_NAMED: Final[Mapping[str, Callable[[Words], SeatAction]]] = {
    "trumps": lambda words: NameTrumps(words.suit()),
    "call": lambda words: Call(words.card()),
    "invite": lambda words: Invite(words.card()),
    "give": lambda words: Give(words.card()),
    "through": lambda words: Through(words.among(_WAYS, "way")),
    "claim": lambda words: Claim(words.one_of(Bonus, "bonus")),
}


def write(who: Seat | Nature, action: Action) -> str:
    """One line that says who does what."""
    match action:
        case DealOut(hands=hands, packets=packets):
            told = "" if packets is None else f" packets {packets}"
            return write_hands(hands) + told + _opening(action)
        case Redeal(cause=cause):
            return f"redeal {cause}{_opening(action)}"
        case Report():
            return f"result {' '.join(write_result(action))}{_opening(action)}"
        case Settle():
            return "settled"
        case Fault(offender=offender, offence=offence, sharer=sharer):
            shared = "" if sharer is None else f" with {sharer}"
            return f"fault {offender} {offence}{shared}"
        case _:
            return f"{who} {write_deed(action)}"


def _opening(action: DealOut | Redeal | Report) -> str:
    """What a record tells on the deal's own line: a dealer out of turn, and the marks."""
    dealer = "" if action.dealer is None else f" dealer {action.dealer}"
    double = " double" * action.occasion.double
    return dealer + double + " clearing" * action.occasion.clearing


def write_deed(action: SeatAction) -> str:
    """What a player does, without saying who."""
    match action:
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
        case Through(contract=contract):
            return f"through {contract}"
        case Claim(bonus=bonus):
            return f"claim {bonus}"
        case Pass() | Stop() | Ask() | Answer() | Return() | Keep():
            return _WORD[action]
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
    who, action = _read(words)
    words.end()
    return who, action


def _read(words: Words) -> tuple[Seat | Nature, Action]:
    match words.ahead:
        case "hands":
            hands = read_hands(words)
            packets = read_packets(words)
            return NATURE, DealOut(hands, packets, _read_dealer(words), _read_occasion(words))
        case "result":
            words.exactly("result")
            report = read_result(words)
            dealer, occasion = _read_dealer(words), _read_occasion(words)
            return NATURE, msgspec.structs.replace(report, dealer=dealer, occasion=occasion)
        case _:
            who, action = read_action(words)
            if isinstance(action, Redeal):
                action = Redeal(action.cause, _read_dealer(words), _read_occasion(words))
            return who, action


def _read_dealer(words: Words) -> Seat | None:
    return words.seat() if words.may_say("dealer") else None


def _read_occasion(words: Words) -> Occasion:
    return Occasion(double=words.may_say("double"), clearing=words.may_say("clearing"))


def read_packets(words: Words) -> Packets | None:
    """In what packets the cards were dealt, if that is said here."""
    return words.one_of(Packets, "packets") if words.may_say("packets") else None


def read_action(words: Words) -> tuple[Seat | Nature, SeatAction | Redeal | Settle | Fault]:
    """What a player does, or the scorekeeper; the hands and results of a deal are not read here."""
    match words.ahead:
        case "redeal":
            words.exactly("redeal")
            return NATURE, Redeal(words.one_of(Void, "void"))
        case "settled":
            words.exactly("settled")
            return NATURE, Settle()
        case "fault":
            words.exactly("fault")
            offender, offence = words.seat(), words.one_of(Offence, "offence")
            return NATURE, Fault(offender, offence, words.seat() if words.may_say("with") else None)
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
    return PLAYS[words.card("deed").at]


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
