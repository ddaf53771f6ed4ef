"""Counting a hand and bidding on it (EV), naming trumps and calling a king (KC)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from quadrille.bots.maxims.hand import (
    Hand,
    best_suit,
    contract_of,
    is_enough,
    is_enough_by_the_book,
    worth,
)
from quadrille.bots.maxims.maxim import Maxim, Maxims
from quadrille.bots.maxims.styles import TRICK
from quadrille.cards import Card, Cards, Rank, Suit, cards
from quadrille.rules.actions import (
    KEEP,
    PASS,
    RETURN,
    Bid,
    Call,
    Give,
    Invite,
    NameTrumps,
    SeatAction,
    Through,
)
from quadrille.rules.counsel import Ground, ally_to_call, card_to_give, king_to_take
from quadrille.rules.returning import must_return
from quadrille.rules.ways import contract_through

EVALUATING: Final = "S2 §Evaluating a hand"
CALLING: Final = "S2 §Reasons for the rules on calling a King"
EXCHANGE: Final = "S2 §Médiateur"
RETURNED: Final = "S2 §The Returned King"

Speech = Maxim[Hand, SeatAction]


def _bids(hand: Hand) -> tuple[Bid, ...]:
    return tuple(action for action in hand.view.legal if isinstance(action, Bid))


def _fit(hand: Hand) -> tuple[Bid, ...]:
    """The bids that the hand is worth, the highest first, each in the grade that suits it."""
    fit = [bid for bid in _bids(hand) if is_enough(hand, bid)]
    favourite = hand.view.favourite
    return tuple(
        bid
        for bid in reversed(fit)
        if not bid.favourite
        or Bid(bid.contract) not in fit
        or best_suit(hand, tuple(Suit), calls=contract_of(hand, bid).calls) is favourite
    )


def _fit_by_the_book(hand: Hand) -> tuple[Bid, ...]:
    return tuple(bid for bid in _fit(hand) if is_enough_by_the_book(hand, bid))


def _lowest(hand: Hand) -> tuple[Bid, ...]:
    """The lowest bid, in the favourite if that is the best suit."""
    lowest = [bid for bid in _bids(hand) if bid.contract == _bids(hand)[0].contract]
    suits = tuple(Suit)
    in_favourite = best_suit(hand, suits, calls=True) is hand.view.favourite
    return tuple(sorted(lowest, key=lambda bid: bid.favourite is not in_favourite))


def _bolder(hand: Hand) -> bool:
    """Whether the highest bid that pays is one that the treatise would not make."""
    fit = _fit(hand)
    return bool(fit) and not is_enough_by_the_book(hand, fit[0])


BIDS: Final[Maxims[Hand, SeatAction]] = (
    Speech(
        id="EV-5",
        source=EVALUATING,
        lines=(197, 197),
        applies=_bolder,
        proposes=_fit,
    ),
    Speech(id="EV-1", source=EVALUATING, lines=(195, 197), proposes=_fit),
    Speech(
        id="EV-6",
        source=EVALUATING,
        lines=(197, 197),
        applies=lambda hand: any(is_enough_by_the_book(hand, bid) for bid in _bids(hand)),
        proposes=lambda hand: (PASS,),
    ),
    Speech(id="EV-3", source=EVALUATING, lines=(180, 187), proposes=lambda hand: (PASS,)),
    Speech(
        id="RK-1",
        source=RETURNED,
        lines=(1136, 1136),
        applies=lambda hand: PASS not in hand.view.legal,
        proposes=_lowest,
    ),
)
"""The highest bid that the hand is worth, else a pass; the last resort is a bid that must be."""


def _ways(hand: Hand) -> tuple[Through, ...]:
    return tuple(action for action in hand.view.legal if isinstance(action, Through))


def _through_what_it_counts(hand: Hand) -> tuple[Through, ...]:
    """The way to all ten for which the hand counts enough, the one that pays most first."""
    tricks = max(found.tricks for found in hand.estimates.values())
    ways = _ways(hand)
    fit = [way for way in ways if contract_through(hand.rules, way).needs <= tricks]
    return tuple(fit) or ways[-1:]


def _suits(hand: Hand) -> tuple[Suit, ...]:
    return tuple(action.suit for action in hand.view.legal if isinstance(action, NameTrumps))


def _calls(hand: Hand) -> bool:
    return hand.view.contract is not None and hand.view.contract.calls


def _best_trumps(hand: Hand) -> tuple[NameTrumps, ...]:
    suits = _suits(hand)
    return (NameTrumps(best_suit(hand, suits, calls=_calls(hand))),) if suits else ()


def _is_encouraged(hand: Hand) -> bool:
    """Whether a guarded queen decides between two suits that count the same."""
    suits = _suits(hand)
    if len(suits) < 2:
        return False
    best = best_suit(hand, suits, calls=_calls(hand))
    chosen = hand.estimates[best]
    return any(
        other.tricks == chosen.tricks and other.guarded_queens < chosen.guarded_queens
        for suit, other in hand.estimates.items()
        if suit in suits
    )


def _is_weak(hand: Hand) -> bool:
    needs = hand.judgement.needs
    weakest = needs.invite if needs is not None else 3 * TRICK
    return max(worth(hand, suit, calls=True) for suit in Suit) < weakest


def _invited(hand: Hand) -> tuple[Invite, ...]:
    inviting = cards(action.card for action in hand.view.legal if isinstance(action, Invite))
    return (Invite(ally_to_call(hand.held, inviting)[0]),) if inviting else ()


NAMES: Final[Maxims[Hand, SeatAction]] = (
    Speech(
        id="VP-0",
        source="S2 §Declared and undertaken vole",
        lines=(172, 172),
        applies=lambda hand: bool(_ways(hand)),
        proposes=_through_what_it_counts,
    ),
    Speech(id="QU-1", source="S3 §Auction", lines=None, applies=_is_weak, proposes=_invited),
    Speech(
        id="EV-4",
        source=EVALUATING,
        lines=(195, 195),
        applies=_is_encouraged,
        proposes=_best_trumps,
    ),
    Speech(id="EV-2", source=EVALUATING, lines=(189, 193), proposes=_best_trumps),
)


def _callable(hand: Hand) -> Cards:
    return cards(action.card for action in hand.view.legal if isinstance(action, Call))


def _called(*grounds: Ground) -> Callable[[Hand], Sequence[SeatAction]]:
    def proposes(hand: Hand) -> Sequence[SeatAction]:
        callable_ = _callable(hand)
        if not callable_:
            return ()
        card, ground = ally_to_call(hand.held, callable_)
        return (Call(card),) if ground in grounds else ()

    return proposes


def _takes_king(hand: Hand) -> bool:
    """Whether the called card will come to her own hand."""
    contract = hand.view.contract
    assert contract is not None
    return contract.exchanges or (not contract.forced and must_return(hand.rules))


def _longest(hand: Hand) -> tuple[Call, ...]:
    callable_ = _callable(hand)
    return (Call(king_to_take(hand.held, callable_)[0]),) if callable_ else ()


def _calls_queen(hand: Hand) -> bool:
    return any(card.rank is not Rank.KING for card in _callable(hand) - hand.held)


CALLS: Final[Maxims[Hand, SeatAction]] = (
    Speech(id="KC-9", source=EXCHANGE, lines=(160, 160), applies=_takes_king, proposes=_longest),
    Speech(
        id="KC-8",
        source=CALLING,
        lines=(394, 396),
        applies=_calls_queen,
        proposes=_called(*Ground),
    ),
    Speech(id="KC-1", source=CALLING, lines=(378, 378), proposes=_called(Ground.IN_RULE)),
    Speech(id="KC-5", source=CALLING, lines=(384, 386), proposes=_called(Ground.QUEEN)),
    Speech(id="KC-4", source=CALLING, lines=(382, 382), proposes=_called(Ground.RED)),
    Speech(id="KC-2", source=CALLING, lines=(378, 378), proposes=_called(Ground.SHORTEST)),
    Speech(id="KC-3", source=CALLING, lines=(380, 380), proposes=_called(Ground.FROM_NEED)),
    Speech(id="KC-7", source=CALLING, lines=(390, 390), proposes=_called(Ground.OWN)),
)


def _given(hand: Hand) -> tuple[Give, ...]:
    contract = hand.view.contract
    assert contract is not None
    assert contract.trumps is not None
    assert contract.called is not None
    card: Card = card_to_give(hand.held, contract.trumps, contract.called)
    return (Give(card),)


GIVES: Final[Maxims[Hand, SeatAction]] = (
    Speech(id="KC-10", source=EXCHANGE, lines=(160, 160), proposes=_given),
)


def _is_good(hand: Hand) -> bool:
    contract = hand.view.contract
    assert contract is not None
    assert contract.trumps is not None
    needs = hand.judgement.needs
    keep = needs.keep if needs is not None else 2 * TRICK
    return hand.judgement.worth(hand.estimates[contract.trumps]) >= keep


RETURNS: Final[Maxims[Hand, SeatAction]] = (
    Speech(
        id="RK-2", source=RETURNED, lines=(1133, 1133), applies=_is_good, proposes=lambda _: (KEEP,)
    ),
    Speech(id="RK-3", source=RETURNED, lines=(1132, 1132), proposes=lambda _: (RETURN,)),
)
