"""Level 1: the maxims of the old treatise, each a record that says where it stands.

The maxims of a party are asked in their order, and the first that proposes a lawful act decides.
Two styles differ in how a hand is weighed before a bid: as the treatise weighs it, or as play
between these bots has shown.
"""

from __future__ import annotations

from random import Random
from typing import assert_never

from msgspec import Struct

from quadrille.bots.maxims.bidding import BIDS, CALLS, GIVES, NAMES, RETURNS
from quadrille.bots.maxims.hand import Hand, take_up
from quadrille.bots.maxims.maxim import Maxims, decide, others
from quadrille.bots.maxims.order import asked_of
from quadrille.bots.maxims.scene import Scene, look
from quadrille.bots.maxims.styles import BY_THE_BOOK, TUNED, Style
from quadrille.bots.maxims.vole import SAYS, Offer
from quadrille.bots.reasons import ONLY_CHOICE, Choice
from quadrille.bots.vole import is_at_evens
from quadrille.cards import Card, Cards
from quadrille.rules.actions import ASK, PLAYS, STOP, YES, SeatAction
from quadrille.view import SeatView, Stage
from quadrille.worlds.support import rules_of

__all__ = ["BY_THE_BOOK", "TUNED", "Maximist", "Style"]


class Maximist(Struct, frozen=True):
    """Plays by the maxims, in one of their styles; never at random."""

    style: Style

    def choose(self, view: SeatView, random: Random) -> SeatAction:
        """What the first maxim that has something to say proposes."""
        return self._decide(view, explains=False).action

    def explain(self, view: SeatView, random: Random) -> Choice:
        """The same, with the maxim, and those that agree."""
        return self._decide(view, explains=True)

    def _decide(self, view: SeatView, *, explains: bool) -> Choice:
        if len(view.legal) == 1:
            return Choice(view.legal[0], ONLY_CHOICE)
        match view.stage:
            case Stage.AUCTION:
                return _speak(BIDS, take_up(view, self.style), view.legal, explains)
            case Stage.NAMING:
                named = view.contract is not None and view.contract.trumps is not None
                maxims = CALLS if named else NAMES
                return _speak(maxims, take_up(view, self.style), view.legal, explains)
            case Stage.RETURNING:
                return _speak(RETURNS, take_up(view, self.style), view.legal, explains)
            case Stage.EXCHANGE:
                return _speak(GIVES, take_up(view, self.style), view.legal, explains)
            case Stage.PLAYING | Stage.ANSWER:
                return self._play(view, explains)
            case Stage.TO_DEAL | Stage.SETTLED | Stage.OVER:
                raise ValueError(view.stage)
            case never:
                assert_never(never)

    def _play(self, view: SeatView, explains: bool) -> Choice:
        assert view.contract is not None
        scene, rules = look(view, view.contract), rules_of(view.rules, view.options)
        if YES in view.legal or STOP in view.legal:
            offer = Offer(scene=scene, asks=ASK in view.legal, at_evens=is_at_evens(view))
            said = decide(SAYS, offer, view.legal)
            if said is not None:
                also = others(SAYS, offer, *said) if explains else ()
                return Choice(said[0], said[1].reason, also)
        return _card(asked_of(scene, self.style.judgement(rules).silent), scene, explains)


def _speak(
    maxims: Maxims[Hand, SeatAction],
    hand: Hand,
    lawful: tuple[SeatAction, ...],
    explains: bool,
) -> Choice:
    decided = decide(maxims, hand, lawful)
    assert decided is not None
    action, maxim = decided
    return Choice(action, maxim.reason, others(maxims, hand, action, maxim) if explains else ())


def _card(maxims: Maxims[Scene, Card], scene: Scene, explains: bool) -> Choice:
    decided = decide(maxims, scene, Cards(scene.lawful))
    assert decided is not None
    card, maxim = decided
    also = others(maxims, scene, card, maxim) if explains else ()
    return Choice(PLAYS[card.at], maxim.reason, also)
