"""Deals from short card texts, sittings carried on by short scripts, payments as text.

    sitting = start("quanti", "AS 2S AC KS", "KH", dealer=3)
    sitting = go(sitting, "solo pass pass pass trumps:S")

A script's words are the record's, the arguments after a colon; each is done by the seat on
turn. `0:pass` also says whose turn it is. A seat whose cards are told is filled up with small
ones, and the seats of which nothing is told share what is left, high cards and all.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from quadrille import NATURE, RuleSet, Sitting, apply, begin, rule_set, turn, with_options
from quadrille.cards import PACK, Card, Suit
from quadrille.errors import Refusal
from quadrille.money import Transfer
from quadrille.rules.actions import (
    ASK,
    KEEP,
    NO,
    PASS,
    RETURN,
    STOP,
    YES,
    Action,
    Bid,
    Call,
    Claim,
    DealOut,
    Give,
    Invite,
    NameTrumps,
    Play,
    SeatAction,
    Through,
)
from quadrille.rules.events import Event
from quadrille.rules.standing import Bonus
from quadrille.seats import Four, Nature, Seat
from quadrille.sitting import DealResult, VoidDeal, refuse

HAND_SIZE: Final = 10

_FILLING: Final = "345627AJQK"
"""Ranks in the order in which they fill up hands."""

_SAID: Final[Mapping[str, SeatAction]] = {
    "pass": PASS,
    "stop": STOP,
    "ask": ASK,
    "yes": YES,
    "no": NO,
    "return": RETURN,
    "keep": KEEP,
}


def hand(text: str) -> tuple[Card, ...]:
    """The cards of a text such as "AS 2S KH"."""
    return tuple(Card(word) for word in text.split())


def filled(*texts: str) -> Four[tuple[Card, ...]]:
    """Four hands that begin with the told cards; the rest of the pack fills them up.

    A seat whose cards are told gets small ones besides; the high cards go to the others.
    """
    hands = [list(hand(text)) for text in (*texts, "", "", "", "")[:4]]
    used = [card for cards in hands for card in cards]
    assert len(used) == len(set(used)), "a card is told twice"
    assert max(map(len, hands)) <= HAND_SIZE, "more than ten cards are told for one seat"
    rest = sorted((c for c in PACK if c not in used), key=lambda card: _FILLING.index(card.rank))
    for cards in sorted(hands, key=lambda cards: not cards):
        while cards and len(cards) < HAND_SIZE:
            cards.append(rest.pop(0))
    untold = [cards for cards in hands if not cards]
    for place, card in enumerate(rest):
        untold[(place + place // len(untold)) % len(untold)].append(card)
    return (tuple(hands[0]), tuple(hands[1]), tuple(hands[2]), tuple(hands[3]))


def deal_out(*texts: str) -> DealOut:
    return DealOut(filled(*texts))


def rules(key: str = "quanti", options: Mapping[str, str] | None = None) -> RuleSet:
    return with_options(rule_set(key), options or {})


def start(
    key: str = "quanti",
    *hands: str,
    dealer: int | str = 3,
    deals: int | str = 4,
    favourite: str | None = None,
    **options: str,
) -> Sitting:
    """A sitting whose first deal is dealt; seat 0 is eldest unless another dealer is told."""
    opened = begin(
        rules(key, options),
        deals=int(deals),
        dealer=Seat(int(dealer)),
        favourite=None if favourite is None else Suit(favourite),
    )
    return dealt(opened, *hands)


def dealt(sitting: Sitting, *hands: str) -> Sitting:
    return apply(sitting, NATURE, deal_out(*hands))[0]


def action(word: str) -> SeatAction:
    """The action of one word of a script."""
    if word in _SAID:
        return _SAID[word]
    verb, _, argument = word.partition(":")
    match verb:
        case "trumps":
            return NameTrumps(Suit(argument))
        case "call":
            return Call(Card(argument))
        case "invite":
            return Invite(Card(argument))
        case "give":
            return Give(Card(argument))
        case "through":
            return Through(argument)
        case "claim":
            return Claim(Bonus(argument))
        case _ if word in tuple(Card):
            return Play(Card(word))
        case _:
            return Bid(word.removesuffix("+"), word.endswith("+"))


def tell(sitting: Sitting, script: str) -> tuple[Sitting, tuple[Event, ...]]:
    """Carry a sitting on by a script; the sitting after it and all that became so."""
    events: tuple[Event, ...] = ()
    for word in script.split():
        who = turn(sitting)
        if word[:2] in ("0:", "1:", "2:", "3:"):
            assert who == int(word[0]), f"{word}, but it is the turn of {who}"
            word = word[2:]
        assert who is not None
        sitting, more = apply(sitting, who, action(word))
        events += more
    return sitting, events


def go(sitting: Sitting, script: str) -> Sitting:
    return tell(sitting, script)[0]


def refused(
    sitting: Sitting, word: str | Action, who: Seat | Nature | int | None = None
) -> Refusal | None:
    """Why the seat on turn, or another, may not do something; None if it may."""
    asked = action(word) if isinstance(word, str) else word
    seat = turn(sitting) if who is None else who
    assert seat is not None
    return refuse(sitting, seat if isinstance(seat, Nature) else Seat(seat), asked)


def why(sitting: Sitting, word: str | Action, who: Seat | Nature | int | None = None) -> str | None:
    """Code and clause of a refusal, such as "must-follow PLAY-2"; None if there is none."""
    refusal = refused(sitting, word, who)
    return None if refusal is None else f"{refusal.code} {refusal.clause}"


def result(sitting: Sitting) -> DealResult:
    """The result of the deal that was settled last."""
    last = sitting.results[-1]
    assert not isinstance(last, VoidDeal)
    return last


def payments(transfers: Iterable[Transfer]) -> list[str]:
    """Payments as the record writes them, such as "0->pool 1 stake", in text order."""
    return sorted(f"{t.payer}->{t.payee} {t.amount} {t.reason}" for t in transfers)


def told(text: str) -> list[str]:
    """Payments told one a line or by commas, in text order; `each->pool 1` stands for four."""
    lines = [line.strip() for line in text.replace(",", "\n").splitlines() if line.strip()]
    spread = [
        line.replace("each", str(seat), 1)
        for line in lines
        for seat in (range(4) if line.startswith("each") else (0,))
    ]
    return sorted(spread)
