"""OpenSpiel's own tree search over information sets as a bot, from a seat's view alone.

OpenSpiel must be installed (extra `openspiel`). The search is its `ISMCTSBot` in Python: it has
another world dealt for each simulation, and values a leaf by play-outs at random.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from random import Random
from typing import Final

import msgspec
import pyspiel
from msgspec import Struct
from open_spiel.python.algorithms import ismcts

from quadrille.bots.maxims import TUNED, Maximist
from quadrille.bots.reasons import GROWN, ONLY_CHOICE, Choice
from quadrille.bots.search import only_plays
from quadrille.openspiel.game import NAME, Playouts, Quadrille, State
from quadrille.openspiel.moment import moment
from quadrille.openspiel.numbers import numbers
from quadrille.openspiel.redraw import Redraw
from quadrille.openspiel.settings import Apart, Settings, Taken
from quadrille.rules.actions import SeatAction
from quadrille.view import SeatView

RULES: Final = Maximist(TUNED)
"""Who says what is to be said, where only cards are searched."""

_TAKEN: Final[Mapping[Taken, ismcts.ISMCTSFinalPolicyType]] = {
    Taken.VISITS: ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
    Taken.VALUE: ismcts.ISMCTSFinalPolicyType.MAX_VALUE,
}


class OpenSpielIsmcts(Struct, frozen=True):
    """Takes what OpenSpiel's search found best; the same for the same view and generator."""

    settings: Settings
    simulations: int
    cards_only: bool = False

    def choose(self, view: SeatView, random: Random) -> SeatAction:
        """What the search found best."""
        return self.explain(view, random).action

    def explain(self, view: SeatView, random: Random) -> Choice:
        """The same, with how many simulations began with it."""
        if len(view.legal) == 1:
            return Choice(view.legal[0], ONLY_CHOICE)
        if self.cards_only and not only_plays(view):
            return RULES.explain(view, random)
        return _searched(view, self.settings, self.simulations, random)


def _searched(view: SeatView, settings: Settings, simulations: int, random: Random) -> Choice:
    game, redraw = _game(view), Redraw(view, random)

    def resampled(state: pyspiel.State, player: int) -> State:
        return State(game, moment(redraw.deal()))

    search = _Search(game, settings, simulations, random)
    search.set_resampler(resampled)
    root = State(game, moment(redraw.deal()))
    found = search.get_policy(root)
    best, _ = max(found, key=lambda each: each[1])
    facts = (("turns", str(simulations)), ("times", str(round(search.tried.get(best, 0)))))
    return Choice(numbers(game.law)[best], msgspec.structs.replace(GROWN, facts=facts))


def _game(view: SeatView) -> Quadrille:
    return _loaded(view.rules, view.options, view.favourite or "", view.dealer)


@lru_cache(maxsize=64)
def _loaded(
    rules: str, options: tuple[tuple[str, str], ...], favourite: str, dealer: int
) -> Quadrille:
    written = " ".join(f"{key}={value}" for key, value in options)
    told: dict[str, str | int] = {
        "rules": rules,
        "options": written,
        "favourite": favourite,
        "dealer": dealer,
    }
    game = pyspiel.load_game(NAME, told)
    assert isinstance(game, Quadrille)
    return game


class _Luck:
    """The chance that the search asks for, drawn from a generator of ours."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def randint(self, below: int) -> int:
        return self._random.randrange(below)

    def shuffle(self, some: list[int]) -> None:
        self._random.shuffle(some)


class _Search(ismcts.ISMCTSBot):
    """The search, set; it remembers how often each action was tried from the root."""

    def __init__(
        self, game: Quadrille, settings: Settings, simulations: int, random: Random
    ) -> None:
        is_public = settings.apart is Apart.ALL
        super().__init__(
            game=game,
            evaluator=Playouts(random, settings.playouts, passing=settings.passing),
            uct_c=settings.explores,
            max_simulations=simulations,
            max_world_samples=(
                ismcts.UNLIMITED_NUM_WORLD_SAMPLES if settings.worlds is None else settings.worlds
            ),
            random_state=_Luck(random),
            final_policy_type=_TAKEN[settings.taken],
            use_observation_string=is_public,
            allow_inconsistent_action_sets=is_public,
        )
        self.tried: dict[int, float] = {}

    def get_final_policy(
        self, state: pyspiel.State, node: ismcts.ISMCTSNode
    ) -> list[tuple[int, float]]:
        self.tried = {action: child.visits for action, child in node.child_info.items()}
        return super().get_final_policy(state, node)

    def filter_illegals(
        self, node: ismcts.ISMCTSNode, legal_actions: list[int]
    ) -> ismcts.ISMCTSNode:
        """As in the original, which copies the whole node, and so takes most of the time."""
        lawful = ismcts.ISMCTSNode()
        lawful.prior_map = node.prior_map
        lawful.child_info = {
            action: child for action, child in node.child_info.items() if action in legal_actions
        }
        others = sum(
            child.visits for action, child in node.child_info.items() if action not in legal_actions
        )
        lawful.total_visits = node.total_visits - others
        return lawful
