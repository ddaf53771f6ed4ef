"""A rival to be beaten: plays whenever a trump or an ace is held, else throws in."""

from __future__ import annotations

from random import Random

from msgspec import Struct

from quadrille.loo.actions import DEFEND, MISS, PLAY, THROW_IN, Play, SeatAction
from quadrille.loo.bots.reasons import NEITHER, ONLY_CHOICE, TRUMP_OR_ACE, Choice
from quadrille.loo.bots.thumb import best_play
from quadrille.loo.pack import Rank
from quadrille.loo.view import SeatView


class TrumpOrAce(Struct, frozen=True):
    """One rule for announcing, and rules of thumb for cards."""

    def choose(self, view: SeatView, random: Random) -> SeatAction:
        """One of the lawful actions."""
        return self.explain(view, random).action

    def explain(self, view: SeatView, random: Random) -> Choice:
        """One of the lawful actions, with the rule; chance has no part in it."""
        if len(view.legal) == 1:
            return Choice(view.legal[0], ONLY_CHOICE)
        if isinstance(view.legal[0], Play):
            return _card(view)
        assert view.turn_up is not None
        trumps = view.turn_up.suit
        if any(card.suit is trumps or card.rank is Rank.ACE for card in view.hand):
            return Choice(PLAY, TRUMP_OR_ACE)
        rather = (each for each in (THROW_IN, DEFEND, MISS) if each in view.legal)
        return Choice(next(rather, PLAY), NEITHER)


def _card(view: SeatView) -> Choice:
    assert view.turn_up is not None
    lawful = tuple(each.card for each in view.legal if isinstance(each, Play))
    card, reason = best_play(
        lawful,
        tuple(laid.card for laid in view.table),
        view.turn_up.suit,
        is_last=len(view.table) == len(view.playing) - 1,
    )
    return Choice(Play(card), reason)
