"""Level 0: any lawful choice, each as likely as the others."""

from __future__ import annotations

from random import Random

from msgspec import Struct

from quadrille.loo.actions import SeatAction
from quadrille.loo.bots.reasons import BY_CHANCE, ONLY_CHOICE, Choice
from quadrille.loo.view import SeatView


class Chance(Struct, frozen=True):
    """Plays at random, and lawfully."""

    def choose(self, view: SeatView, random: Random) -> SeatAction:
        """One of the lawful actions."""
        return self.explain(view, random).action

    def explain(self, view: SeatView, random: Random) -> Choice:
        """One of the lawful actions, without a better reason than chance."""
        if len(view.legal) == 1:
            return Choice(view.legal[0], ONLY_CHOICE)
        return Choice(view.legal[random.randrange(len(view.legal))], BY_CHANCE)
