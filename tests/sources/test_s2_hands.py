"""Every worked hand of S2: what it counts, what it may bid, and the king that it calls.

S2 tells some hands by their shape only; the small cards that fill them are ours. Where S2 judges
a hand playable that counts less than its contract needs, the row says so: it rests on a guarded
queen, which encourages and does not count, or on the older form's boldness.
"""

from typing import NamedTuple

import pytest
from tests.kit.deals import hand, rules

from quadrille.cards import Card, Suit, cards
from quadrille.rules.calling import callable_cards
from quadrille.rules.counsel import Ground, ally_to_call, card_to_give, king_to_take
from quadrille.rules.evaluation import Counted, count, counts, playable


class Worked(NamedTuple):
    name: str
    held: str
    trumps: str
    bid: str
    """The contract for which S2 gives the hand."""
    tricks: int
    """What it counts."""
    call: str | None = None
    """The king that S2 calls with it."""
    bolder: bool = False
    """Whether S2 plays it on fewer tricks than the contract asks for."""


LATER = [
    Worked("the first example", "KH QH AH 6H 7H KS JC 6C 2D 7D", "H", "alliance", 4, "KD"),
    Worked("the second example", "AS AC QS 4S 3S QD JD 2H 5H JC", "S", "alliance", 4, "KC"),
]

OLDER = [
    Worked("red call in rule", "7H AC KH QH 6H 4S 3S 4C 3C 4D", "H", "alliance", 3, "KD"),
    Worked(
        "red call to a guarded queen",
        "AS AH JH 2H 3H QS 4S 5C 4C 3C",
        "H",
        "alliance",
        2,
        "KS",
        True,
    ),
    Worked("red call with a side king", "7H KH QH JH 4H KS 3S 5C 4C 4D", "H", "alliance", 3, "KD"),
    Worked(
        "red call with two matadors",
        "AS 7H QH JH 5S 4S 5C 4C 3C 4D",
        "H",
        "alliance",
        2,
        "KD",
        True,
    ),
    Worked("black call", "AC KS QS JS 6S 5H 4H 5D 4D 5C", "S", "alliance", 3, "KC"),
    Worked(
        "black call with a side king", "2S KS QS 6S KH 5H 5D 4D 3D 5C", "S", "alliance", 3, "KC"
    ),
    Worked(
        "black call to a guarded queen",
        "AS QS JS 6S 5S QH 4H 5D 4D 3D",
        "S",
        "alliance",
        2,
        "KH",
        True,
    ),
    Worked(
        "black call without a matador", "KS QS JS 7S 5S KH 5H 5D 4D 5C", "S", "alliance", 3, "KC"
    ),
    Worked("red solo with two matadors", "AS 7H AH KH 2H 4H KS 3S 5C 4D", "H", "solo", 6),
    Worked("red solo with three matadors", "AS 7H AC JH 4H 5H QD JD 5S 5C", "H", "solo", 7),
    Worked("red solo with false matadors", "7H AC AH KH 2H 3H KS 3S 5C 4D", "H", "solo", 6),
    Worked("red solo with seven trumps", "7H AH KH QH 2H 4H 5H KS 3S 5C", "H", "solo", 6),
    Worked(
        "black solo with a guarded queen",
        "2S AC QS JS 6S 5S KH QD 3D 4D",
        "S",
        "solo",
        5,
        None,
        True,
    ),
    Worked("black solo with a side king", "AS 2S KS 7S 5S 4S KH 5H 5D 5C", "S", "solo", 6),
    Worked("black solo with queen and jack", "AS 2S KS 7S 5S 4S QH JH 5D 5C", "S", "solo", 6),
    Worked("black solo with one matador", "2S KS QS JS 6S 5S 3S KH 5D 5C", "S", "solo", 6),
    Worked("black solo with five trumps", "AS 2S AC QS 7S KH 5H 5D 4D 5C", "S", "solo", 6),
]

in_each = pytest.mark.parametrize("worked", LATER + OLDER, ids=lambda worked: worked.name)


def keys(key: str, tricks: int) -> set[str]:
    return {row.key for row in playable(rules(key, {}), tricks)}


@in_each
@pytest.mark.clause("EVAL-1", "EVAL-3")
def test_the_hand_counts(worked: Worked) -> None:
    counted = count(cards(hand(worked.held)), Suit(worked.trumps))
    assert counted.tricks == worked.tricks
    assert counted.tricks == sum(step.tricks for step in counted.steps)
    assert counts(cards(hand(worked.held)))[0].trumps == worked.trumps


@in_each
@pytest.mark.clause("EVAL-2", "EVAL-3")
def test_the_count_allows_the_bid_for_which_s2_gives_the_hand_or_s2_is_bolder(
    worked: Worked,
) -> None:
    key = "mediateur" if worked in LATER else "historical"
    assert (worked.bid not in keys(key, worked.tricks)) == worked.bolder


@pytest.mark.parametrize(
    "worked", [each for each in LATER + OLDER if each.call], ids=lambda worked: worked.name
)
@pytest.mark.clause("EVAL-3", "EVAL-4")
def test_the_king_that_s2_calls_is_called(worked: Worked) -> None:
    held = cards(hand(worked.held))
    open_to_call = callable_cards(rules("mediateur"), held, Suit(worked.trumps))
    assert ally_to_call(held, open_to_call)[0] == worked.call


@pytest.mark.clause("EVAL-1", "EVAL-3")
def test_the_first_example_is_explained_as_s2_explains_it() -> None:
    counted = count(cards(hand(LATER[0].held)), Suit.HEARTS)
    told = [(step.about, step.cards, step.missing, step.tricks) for step in counted.steps]
    assert told == [
        (Counted.TRUMPS, tuple(hand("7H AH KH QH 6H")), None, 5),
        (Counted.CHARGE, (Card("6H"),), Card("AS"), -1),
        (Counted.CHARGE, (Card("QH"),), Card("AC"), -1),
        (Counted.KING, (Card("KS"),), None, 1),
    ]


@pytest.mark.clause("EVAL-1", "EVAL-3")
def test_the_second_example_charges_the_lowest_and_counts_queen_and_jack_as_one() -> None:
    counted = count(cards(hand(LATER[1].held)), Suit.SPADES)
    told = [(step.about, step.cards, step.missing, step.tricks) for step in counted.steps]
    assert told == [
        (Counted.TRUMPS, tuple(hand("AS AC QS 4S 3S")), None, 5),
        (Counted.CHARGE, (Card("3S"),), Card("2S"), -1),
        (Counted.CHARGE, (Card("4S"),), Card("KS"), -1),
        (Counted.PAIR, tuple(hand("QD JD")), None, 1),
    ]


@pytest.mark.clause("EVAL-3", "EVAL-2")
def test_of_the_second_example_s2_says_more_than_its_count() -> None:
    """S2 thinks it may be strong enough for Médiateur, which needs one trick more."""
    assert "mediateur" not in keys("mediateur", LATER[1].tricks)
    assert "mediateur" in keys("mediateur", LATER[1].tricks + 1)


@pytest.mark.clause("EVAL-1")
def test_a_guarded_queen_is_told_and_counts_nothing() -> None:
    counted = count(cards(hand("QD 3D 5S")), Suit.HEARTS)
    assert [(step.about, step.tricks) for step in counted.steps] == [(Counted.QUEEN, 0)]
    bare = count(cards(hand("QD 5S")), Suit.HEARTS)
    assert bare.steps == ()


@pytest.mark.clause("EVAL-2")
def test_a_call_needs_four_a_mediateur_five_a_solo_six_and_voles_nine_or_ten() -> None:
    assert keys("mediateur", 3) == set()
    assert keys("mediateur", 4) == {"alliance"}
    assert keys("mediateur", 5) == {"alliance", "mediateur"}
    assert keys("mediateur", 6) == {"alliance", "mediateur", "solo"}
    through = playable(rules("mediateur"), 9)
    assert [(row.key, row.exchanges) for row in through if row.all_ten] == [("vole", True)]
    assert len([row for row in playable(rules("mediateur"), 10) if row.all_ten]) == 2
    assert keys("historical", 3) == {"alliance"}
    assert "contre" in {row.key for row in playable(rules("historical", {"contre": "yes"}), 10)}
    without = playable(rules("mediateur", {"vole_through_mediateur": "no"}), 9)
    assert not any(row.all_ten for row in without)


def called(held: str, trumps: str = "S") -> tuple[str, Ground]:
    own = cards(hand(held))
    card, why = ally_to_call(own, callable_cards(rules("mediateur"), own, Suit(trumps)))
    return str(card), why


@pytest.mark.clause("EVAL-4")
def test_the_king_of_a_singleton_is_called_before_that_of_a_longer_suit() -> None:
    assert called("AS 2S AC KS QS 5H 5D 4D 5C 4C") == ("KH", Ground.IN_RULE)


@pytest.mark.clause("EVAL-4")
def test_without_a_singleton_the_shortest_suit_is_called() -> None:
    assert called("AS 2S AC 5H 4H 5D 4D 3D 5C 4C") == ("KH", Ground.RED)
    assert called("AS 2S AC 5H 4H 3H 5D 4D 3D 5C") == ("KC", Ground.IN_RULE)
    assert called("AS 2S 5H 4H 3H 5D 4D 3D 5C 4C") == ("KC", Ground.SHORTEST)


@pytest.mark.clause("EVAL-4")
def test_the_king_of_a_void_is_called_only_from_need() -> None:
    assert called("AS 2S AC KS 5H 4H 3H 5D 4D 3D") == ("KH", Ground.SHORTEST)
    assert called("AS 2S AC KS QS JS 7S 6S KH KD") == ("KC", Ground.FROM_NEED)


@pytest.mark.clause("EVAL-4")
def test_at_equal_length_red_goes_before_black() -> None:
    assert called("AS 2S AC KS QS JS 7S KD 5H 5C") == ("KH", Ground.RED)


@pytest.mark.clause("EVAL-4")
def test_but_the_black_suit_with_the_queen_goes_before_a_red_one_without() -> None:
    assert called("AS 2S AC KS QS JS 7S KD JH QC") == ("KC", Ground.QUEEN)
    assert called("AS 2S AC KS QS JS 7S KD QH QC")[0] == "KH"


@pytest.mark.clause("EVAL-4")
def test_her_own_king_is_called_only_when_there_is_no_other() -> None:
    assert called("KH KD KC AS 2S 7S 6S 5S 4S 3S") == ("KH", Ground.OWN)


@pytest.mark.clause("EVAL-4")
def test_for_an_exchange_the_king_of_the_longest_suit_is_taken() -> None:
    own = cards(hand("AS 2S AC KS QS 5H 4H 3H 5D 5C"))
    open_to_call = callable_cards(rules("mediateur"), own, Suit.SPADES)
    assert king_to_take(own, open_to_call) == ("KH", Ground.LONGEST)


@pytest.mark.clause("EVAL-4")
def test_the_card_given_comes_from_the_shortest_suit_and_is_no_trump_and_no_king() -> None:
    own = cards(hand("AS 2S AC KS QS 5H 4H 3H 5D 5C KH"))
    assert card_to_give(own, Suit.SPADES, Card("KH")) in (Card("5D"), Card("5C"))
    with_king = cards(hand("AS 2S AC KS QS 5H 4H 3H 5D 4D KC KH"))
    assert card_to_give(with_king, Suit.SPADES, Card("KH")) == "5D"
    only_trumps = cards(hand("AS 2S AC KS QS JS 7S 6S 5S 4S KH"))
    assert card_to_give(only_trumps, Suit.SPADES, Card("KH")) == "4S"


@pytest.mark.clause("EVAL-4")
def test_no_king_is_given_for_a_queen_while_there_is_anything_lower() -> None:
    four_kings = cards(hand("KS KH KD KC AS 2S AC 5D 4D 3D QH"))
    assert card_to_give(four_kings, Suit.SPADES, Card("QH")) == "5D"
