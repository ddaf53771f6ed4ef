"""Quadrille as a game of OpenSpiel's does what the law does, in numbers."""

from __future__ import annotations

import importlib.util
from random import Random
from typing import TYPE_CHECKING

import pytest
from tests.kit.often import times

from quadrille.arena.quadrille import QUARTERS, hands_of, worths
from quadrille.openspiel.moment import at_random
from quadrille.openspiel.worth import HUNDRED
from quadrille.rules.actions import Settle
from quadrille.rulesets import ALL
from quadrille.seats import NATURE, SEATS
from quadrille.sitting import DealResult, Sitting, apply, begin, legal, turn
from quadrille.view import view

if TYPE_CHECKING:
    from quadrille.openspiel.game import Quadrille, State

pytestmark = pytest.mark.skipif(
    importlib.util.find_spec("pyspiel") is None, reason="the extra quadrille[openspiel] is missing"
)

KEYS = [rules.key for rules in ALL]
DEALS = times(4, 100)


def loaded(key: str, options: str = "") -> Quadrille:
    import pyspiel

    from quadrille.openspiel.game import NAME, Quadrille

    game = pyspiel.load_game(NAME, {"rules": key, "options": options})
    assert isinstance(game, Quadrille)
    return game


def both_dealt(game: Quadrille, name: str) -> tuple[State, Sitting]:
    state, sitting = game.new_initial_state(), begin(game.law, deals=4, dealer=SEATS[3])
    cards = hands_of(name)
    for hand in cards.hands:
        for card in hand:
            state.apply_action(card.at)
    return state, apply(sitting, NATURE, cards)[0]


@pytest.mark.parametrize("key", KEYS)
def test_openspiels_own_test_of_games_passes(key: str) -> None:
    import pyspiel

    pyspiel.random_sim_test(loaded(key), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("options", ["", "stop_when_settled=yes"])
def test_whoever_plays_at_random_finds_the_law(key: str, options: str) -> None:
    from quadrille.openspiel.numbers import numbers

    game, rng = loaded(key, options), Random(key)
    for number in range(DEALS):
        state, sitting = both_dealt(game, f"{key}/{number}")
        while sitting.deal_is_on:
            if turn(sitting) is NATURE:
                sitting, _ = apply(sitting, NATURE, Settle())
                continue
            seat = turn(sitting)
            assert isinstance(seat, int)
            assert seat == state.current_player()
            chosen = rng.choice(state.legal_actions())
            told = {numbers(game.law)[each] for each in state.legal_actions()}
            assert told == {*legal(sitting)}
            assert state.seen_by(seat) == view(sitting, seat)
            state.apply_action(chosen)
            sitting, _ = apply(sitting, seat, numbers(game.law)[chosen])
        assert state.is_terminal()
        result = sitting.results[-1]
        assert isinstance(result, DealResult)
        told_worths = [worth / (QUARTERS * HUNDRED) for worth in worths(result)]
        assert state.returns() == pytest.approx(told_worths)
        assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize("key", KEYS)
def test_numbers_are_names_and_none_stands_for_two_actions(key: str) -> None:
    from quadrille.openspiel.numbers import numbers

    game = loaded(key)
    state, _ = both_dealt(game, "names")
    names = [state.action_to_string(0, number) for number in range(game.num_distinct_actions())]
    assert len({*names}) == len(names) == len(numbers(game.law))
    assert names[:2] == ["AS", "KS"]
    assert "trumps H" in names


@pytest.mark.parametrize("key", KEYS)
def test_play_outs_at_random_end_anywhere_and_sum_to_nothing(key: str) -> None:
    game, rng = loaded(key), Random(5)
    for number in range(DEALS):
        state, _ = both_dealt(game, f"{key}/{number}")
        while not state.is_terminal():
            assert state.moment is not None
            assert sum(at_random(state.moment.deal, rng, 4)) == pytest.approx(0)
            state.apply_action(rng.choice(state.legal_actions()))
        assert state.moment is not None
        assert at_random(state.moment.deal, rng, 4) == pytest.approx(tuple(state.returns()))


def test_where_all_pass_in_play_outs_the_one_who_has_bid_plays() -> None:
    state, _ = both_dealt(loaded("quanti"), "passing")
    bid = next(n for n in state.legal_actions() if state.action_to_string(0, n) == "vole")
    state.apply_action(bid)
    assert state.moment is not None
    for seed in range(5):
        told = at_random(state.moment.deal, Random(seed), 2, passing=True)
        assert min(told) == told[0] < 0


def test_another_deal_that_fits_is_drawn_for_any_player() -> None:
    game, rng = loaded("mediateur"), Random(2)
    state, _ = both_dealt(game, "drawn")
    while not state.is_terminal():
        for seat in SEATS:
            drawn = state.resample_from_infostate(seat, rng)
            assert drawn.information_state_string(seat) == state.information_state_string(seat)
            assert drawn.observation_string(seat) == state.observation_string(seat)
        state.apply_action(rng.choice(state.legal_actions()))


def test_a_copy_goes_its_own_way() -> None:
    state, _ = both_dealt(loaded("quanti"), "copy")
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert copy.observation_string() != state.observation_string() == ""
