"""`python_quadrille`: one deal as a game of OpenSpiel's.

OpenSpiel must be installed (extra `openspiel`); to import this is to tell it of the game.

    import quadrille.openspiel.game
    game = pyspiel.load_game("python_quadrille(rules=mediateur,favourite=H)")

Nature deals the forty cards one after another, the first ten to the first seat. From there on the
law says who may do what. A return of one stands for a hundred counters.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

import pyspiel

from quadrille import rules as law
from quadrille.books import Books, Sitting
from quadrille.cards import PACK, Suit
from quadrille.ledger import opened
from quadrille.openspiel.moment import Moment, after, at_random, known_to, lawful, moment, returns
from quadrille.openspiel.numbers import numbers
from quadrille.openspiel.redraw import Redraw
from quadrille.openspiel.worth import HUNDRED
from quadrille.record.notation import write_deed
from quadrille.rules.actions import DealOut
from quadrille.rules.choices import RuleSet
from quadrille.rules.options import with_options
from quadrille.rulesets import ALL, find
from quadrille.seats import SEATS, Seat
from quadrille.view import SeatView, view

NAME: Final = "python_quadrille"

MOST: Final = 4000 / HUNDRED
"""More than a declared vole, in a double deal and with beasts, has ever brought."""

LONGEST: Final = 128
"""More than all that can be said, and forty cards."""

_OPTIONS: Final[Mapping[str, str | int]] = {
    "rules": ALL[0].key,
    "options": "",
    "favourite": "",
    "dealer": SEATS[-1],
}

_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Quadrille",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=len(SEATS),
    min_num_players=len(SEATS),
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=False,
    parameter_specification=_OPTIONS,
)


class Quadrille(pyspiel.Game):
    """A deal by a rule set."""

    def __init__(self, params: Mapping[str, str | int] | None = None) -> None:
        """Raises `BadOption` for a rule set, or options of it, that are not there."""
        told = {**_OPTIONS, **(params or {})}
        self.law: RuleSet = rules_by(str(told["rules"]), str(told["options"]))
        self.favourite = Suit(str(told["favourite"])) if told["favourite"] else None
        self.dealer = SEATS[int(told["dealer"])]
        info = pyspiel.GameInfo(
            num_distinct_actions=len(numbers(self.law)),
            max_chance_outcomes=len(PACK),
            num_players=len(SEATS),
            min_utility=-MOST,
            max_utility=MOST,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_TYPE, info, told)

    def new_initial_state(self) -> State:
        """A deal of which no card is dealt yet."""
        return State(self)

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: Mapping[str, str | int] | None = None,
    ) -> Observer:
        """What a seat knows, or only what all have seen."""
        return Observer(iig_obs_type)


def rules_by(key: str, options: str) -> RuleSet:
    """A rule set with options written as `mediateur=yes returned_king=off`."""
    changes = (each.partition("=") for each in options.split())
    return with_options(find(key), {option: value for option, _, value in changes})


class State(pyspiel.State):
    """Where a deal stands; while cards are dealt, which of them are."""

    def __init__(self, game: Quadrille, now: Moment | None = None) -> None:
        """No card is dealt yet, unless it is told where the deal stands."""
        super().__init__(game)
        self._cards: list[int] = []
        self._lawful: list[int] | None = None
        self._known: str | None = None
        self.moment = now

    def current_player(self) -> int:
        """Who acts next."""
        if self.moment is None:
            return pyspiel.PlayerId.CHANCE
        turn = self.moment.turn
        return pyspiel.PlayerId.TERMINAL if turn is None else turn

    def is_chance_node(self) -> bool:
        """Whether cards are still dealt."""
        return self.moment is None

    def is_terminal(self) -> bool:
        """Whether the deal is settled."""
        return self.moment is not None and self.moment.is_over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards that are not dealt yet, each as likely as any other."""
        left = [number for number in range(len(PACK)) if number not in self._cards]
        return [(number, 1.0 / len(left)) for number in left]

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What the seat on turn may do, or nature; another may do nothing."""
        if self.moment is None:
            return [number for number, _ in self.chance_outcomes()]
        if player is not None and player != self.moment.turn:
            return []
        if self._lawful is None:
            self._lawful = lawful(self.moment)
        return self._lawful

    def _legal_actions(self, player: int) -> list[int]:
        return self.legal_actions(player)

    def _apply_action(self, action: int) -> None:
        self._lawful = self._known = None
        if self.moment is not None:
            self.moment = after(self.moment, action)
            return
        self._cards.append(action)
        if len(self._cards) == len(PACK):
            self.moment = self._dealt()

    def _dealt(self) -> Moment:
        pack = [PACK[number] for number in self._cards]
        hands = (tuple(pack[:10]), tuple(pack[10:20]), tuple(pack[20:30]), tuple(pack[30:]))
        game = self.get_game()
        assert isinstance(game, Quadrille)
        deal, _ = law.begin(game.law, game.dealer, game.favourite, DealOut(hands))
        return moment(deal)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {PACK[action]}"
        assert self.moment is not None
        return write_deed(numbers(self.moment.deal.rules)[action])

    def returns(self) -> list[float]:
        """What the deal brings each seat, in hundreds of counters."""
        return [0.0] * len(SEATS) if self.moment is None else list(returns(self.moment))

    def information_state_string(self, player: int | None = None) -> str:
        """All that a seat knows, by default the one on turn."""
        if self.moment is None:
            return f"{player}:{self._own(player)}"
        if player is not None:
            return known_to(self.moment, SEATS[player])
        if self._known is None:
            assert self.moment.turn is not None
            self._known = known_to(self.moment, self.moment.turn)
        return self._known

    def _own(self, player: int | None) -> list[int]:
        return [] if player is None else self._cards[10 * player : 10 * player + 10]

    def observation_string(self, player: int | None = None) -> str:
        """What all have seen."""
        return "" if self.moment is None else self.moment.told

    def resample_from_infostate(self, player: int, random: Random) -> State:
        """A deal that a seat cannot tell from this one, each as likely as any other."""
        game = self.get_game()
        assert isinstance(game, Quadrille)
        assert self.moment is not None
        deal = Redraw(self.seen_by(SEATS[player]), random).deal()
        return State(game, moment(deal, self.moment.told))

    def seen_by(self, seat: Seat) -> SeatView:
        """The deal as a seat views it, as the only one of a sitting."""
        assert self.moment is not None
        deal = self.moment.deal
        sitting = Sitting(
            rules=deal.rules,
            favourite=deal.favourite,
            deals=len(SEATS),
            dealer=deal.dealer,
            number=1,
            books=Books(opened(len(SEATS)), deal.beasts),
            deal=deal,
        )
        return view(sitting, seat)

    def __str__(self) -> str:
        """The cards that are dealt, or what all have seen."""
        return str(self._cards) if self.moment is None else self.moment.told


class Observer:
    """Tells a seat in words what it knows; numbers for nets are not told."""

    def __init__(self, kind: pyspiel.IIGObservationType | None) -> None:
        """With perfect recall, all that a seat knows; else what all have seen."""
        self._knows = kind is not None and kind.perfect_recall
        self.tensor: None = None
        self.dict: dict[str, object] = {}

    def set_from(self, state: State, player: int) -> None:
        """Nothing, for there are no numbers to be set."""

    def string_from(self, state: State, player: int) -> str:
        """What is known, in words."""
        if self._knows:
            return state.information_state_string(player)
        return state.observation_string(player)


class Playouts:
    """Values a state by play-outs in which every choice is drawn evenly."""

    def __init__(self, random: Random, times: int, *, passing: bool = False) -> None:
        """So many play-outs for each state; `passing` is told of in `moment.at_random`."""
        self._random, self._times, self._passing = random, times, passing

    def prior(self, state: pyspiel.State) -> list[tuple[int, float]]:
        """Each lawful action is as good as any other."""
        lawful = state.legal_actions()
        return [(action, 1.0 / len(lawful)) for action in lawful]

    def evaluate(self, state: pyspiel.State) -> list[float]:
        """What the deal brings each seat on average."""
        assert isinstance(state, State)
        assert state.moment is not None
        deal = state.moment.deal
        return list(at_random(deal, self._random, self._times, passing=self._passing))


pyspiel.register_game(_TYPE, Quadrille)
