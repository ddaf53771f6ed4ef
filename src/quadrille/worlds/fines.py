"""What a fine tells of the hand from which a king was returned.

Where the engine judges whether the hand was too good, the account of a lost deal tells how it
has judged. What a hand counts for cannot be told card by card; so each hand that the giver may
still hold, when a deal ends before the last trick, is a case of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from quadrille.cards import Cards
from quadrille.rules.choices import RuleSet
from quadrille.rules.returning import earns_fine, is_fined
from quadrille.rules.standing import Fault, Offence
from quadrille.seats import Seat
from quadrille.sitting import DealResult
from quadrille.view import Contracted, SeatView
from quadrille.worlds.support import Masks, Sight, placed


def as_fined(
    view: SeatView, rules: RuleSet, sight: Sight, cases: tuple[Masks, ...]
) -> tuple[Masks, ...]:
    """The cases in which the giver's hand would have been judged as it was."""
    contract, result = view.contract, view.settlement
    if contract is None or contract.giver is None or not sight.room[contract.giver]:
        return cases
    if not isinstance(result, DealResult) or not is_fined(rules, result.facts):
        return cases
    ruled = result.faults[len(view.faults) :][:1]
    was_fined = ruled == (Fault(contract.giver, Offence.FALSE_RETURN),)
    return tuple(
        case
        for masks in cases
        for hand, case in _each_hand(contract.giver, sight, masks)
        if earns_fine(_as_dealt(contract, sight, hand), result.facts.trumps) is was_fined
    )


def _each_hand(giver: Seat, sight: Sight, masks: Masks) -> Iterator[tuple[Cards, Masks]]:
    """Each choice of unseen cards that the giver may hold, as a case."""
    for some in combinations(Cards(masks[giver]), sight.room[giver]):
        hand = Cards(sum(card.bit for card in some))
        case = placed(masks, sight, hand, giver)
        if case is not None:
            only = [hand.bits if seat == giver else may for seat, may in enumerate(case)]
            yield hand, (only[0], only[1], only[2], only[3])


def _as_dealt(contract: Contracted, sight: Sight, hand: Cards) -> Cards:
    """The giver's ten cards: what she holds and has played, with the king and without the gift."""
    assert contract.giver is not None
    assert contract.called is not None
    assert contract.given is not None
    had = Cards(sight.known[contract.giver]) | hand
    return had.without(contract.given).with_card(contract.called)
