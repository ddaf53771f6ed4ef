"""A deal is told to the kernel in numbers, and numbers without sense are refused by name."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.kernel.positions import a_problem, compiled_only
from tests.kit.brute import lawful, winner
from tests.kit.deals import go, start

from quadrille.cards import PACK, Card, Cards, Suit
from quadrille.kernel import BUILD, Problem, lines_of_play, play_out, problem_of, reference, tables
from quadrille.rules.deal import Playing
from quadrille.rules.following import playable
from quadrille.rules.tricks import best_card


@pytest.mark.clause("PLAY-2", "PLAY-3", "PLAY-5", "PLAY-6")
@pytest.mark.parametrize("trumps", Suit)
def test_the_tables_say_of_any_hand_what_the_law_says(trumps: Suit) -> None:
    rng = Random(2)
    told = tables(trumps)
    for _ in range(2000):
        *held, led = rng.sample(PACK, rng.randint(2, 11))
        hand = Cards(sum(card.bit for card in held))
        allowed = playable(hand, led, trumps)
        assert lawful(told, hand.bits, (led.at,)) == [card.at for card in allowed]


@pytest.mark.clause("PLAY-4")
@pytest.mark.parametrize("trumps", Suit)
def test_the_tables_give_each_trick_to_whom_the_law_gives_it(trumps: Suit) -> None:
    rng = Random(3)
    for _ in range(2000):
        trick = rng.sample(PACK, 4)
        by_law = best_card(tuple(trick), trumps)
        assert winner(tables(trumps), 0, tuple(card.at for card in trick)) == by_law


def test_without_reneging_the_matadors_follow_like_any_trump() -> None:
    hand = Card.SPADE_ACE.bit | Card.CLUB_KING.bit
    led = (Card.HEART_KING.at,)
    assert len(lawful(tables(Suit.HEARTS), hand, led)) == 2
    assert lawful(tables(Suit.HEARTS, reneges=False), hand, led) == [Card.SPADE_ACE.at]


def test_a_deal_is_told_with_hombre_and_her_ally_on_one_side() -> None:
    sitting = start("quanti", "AS 2S KS QS", "KH", dealer=3)
    sitting = go(sitting, "alliance pass pass pass trumps:S call:KH AS")
    deal = sitting.deal
    assert deal is not None
    assert isinstance(deal.phase, Playing)
    told = problem_of(deal, deal.phase)
    assert told.side == 0b0011
    assert told.table == (Card.SPADE_ACE.at,)
    assert (told.leader, told.turn, told.left) == (0, 1, 10)
    assert told.hands[1] & Card.HEART_KING.bit


def _some_problem() -> Problem:
    return replace(a_problem(Random(6), 5, 5), leader=0, table=(), hands=(31, 992, 31744, 1015808))


_SENSELESS: list[tuple[str, Problem]] = [
    ("hands: a card is held twice", replace(_some_problem(), hands=(31, 31, 31744, 1015808))),
    ("hands: a card is beyond the pack", replace(_some_problem(), hands=(1 << 40, 2, 4, 8))),
    (
        "hands: the numbers of cards do not fit with whose turn it is",
        replace(_some_problem(), hands=(31, 992, 31744, 1 << 19)),
    ),
    (
        "hands: at most ten cards each",
        replace(_some_problem(), hands=((1 << 11) - 1, 1 << 11, 1 << 12, 1 << 13)),
    ),
    ("leader: no seat has this number", replace(_some_problem(), leader=4)),
    ("side: a seat is beyond the fourth", replace(_some_problem(), side=16)),
    ("table: a card is beyond the pack", replace(_some_problem(), table=(40,))),
    ("table: a card is held, or lies there twice", replace(_some_problem(), table=(0,))),
    ("table: a card is held, or lies there twice", replace(_some_problem(), table=(39, 39))),
    ("table: at most three cards", replace(_some_problem(), table=(36, 37, 38, 39))),
    ("worth: it falls", replace(_some_problem(), worth=(0, 1, 2, 3, 4, 5, 4, 4, 4, 4, 4))),
    ("worth: not such numbers", replace(_some_problem(), worth=(0, 1))),
    (
        "trump: no suit has this number",
        replace(_some_problem(), tables=replace(tables(Suit.HEARTS), trump=4)),
    ),
    (
        "suit[0]: no suit has this number",
        replace(_some_problem(), tables=replace(tables(Suit.HEARTS), suit=(4, *[1] * 39))),
    ),
    (
        "strength[2]: another card of the suit is as strong",
        replace(_some_problem(), tables=replace(tables(Suit.HEARTS), strength=(7,) * 40)),
    ),
    (
        "follows[0]: the cards of the suit led, and no others, follow it",
        replace(_some_problem(), tables=replace(tables(Suit.HEARTS), follows=(1,) * 40)),
    ),
    (
        "obliges[0]: a card obliges that may not be played then",
        replace(_some_problem(), tables=replace(tables(Suit.HEARTS), obliges=(2,) * 40)),
    ),
    (
        "suit: not such numbers",
        replace(_some_problem(), tables=replace(tables(Suit.HEARTS), suit=(1,))),
    ),
]


@pytest.mark.parametrize(("fault", "problem"), _SENSELESS)
def test_numbers_without_sense_are_refused_by_name(fault: str, problem: Problem) -> None:
    for ask in (
        lambda: play_out([problem], seed=1, times=1),
        lambda: lines_of_play(problem, 1),
        lambda: reference.play_out([problem], 1, 1),
    ):
        with pytest.raises(ValueError, match=":") as told:
            ask()
        assert str(told.value) == fault


_NUMBERS = st.one_of(
    st.integers(0, 40), st.integers(-2, 1 << 41), st.sampled_from([1 << 63, 1 << 70])
)


@compiled_only
@given(
    st.tuples(_NUMBERS, _NUMBERS, _NUMBERS, _NUMBERS),
    _NUMBERS,
    _NUMBERS,
    st.lists(_NUMBERS, max_size=5).map(tuple),
    st.integers(0, 99),
)
def test_no_numbers_make_the_kernel_crash(
    hands: tuple[int, int, int, int], leader: int, side: int, table: tuple[int, ...], seed: int
) -> None:
    sound = a_problem(Random(seed))
    for wild in (
        Problem(hands, sound.tables, leader, side, table),
        replace(sound, hands=hands),
        replace(sound, leader=leader, side=side),
        replace(sound, table=table),
    ):
        assert _outcome_of(wild, compiled=True) == _outcome_of(wild, compiled=False)


def _outcome_of(problem: Problem, *, compiled: bool) -> bytes | None:
    """What comes of playing a problem out; nothing if it is refused, for whatever fault."""
    try:
        if compiled:
            return play_out([problem], seed=1, times=1)
        return reference.play_out([problem], 1, 1)
    except ValueError:
        return None


def test_the_kernel_says_which_build_works() -> None:
    assert BUILD in ("modern", "portable", "reference")
