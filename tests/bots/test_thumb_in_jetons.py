"""Thumb where bids have grades, kings are exchanged or come back, and lost deals leave beasts."""

from random import Random

import pytest
from tests.kit.deals import go, rules, start
from tests.kit.play import FAIR, random_plan

from quadrille import NATURE, Sitting, apply, begin, turn, view
from quadrille.bots import BOTS, Choice
from quadrille.cards import Card, Suit
from quadrille.rules.actions import (
    KEEP,
    PASS,
    RETURN,
    STOP,
    Bid,
    Call,
    DealOut,
    Give,
    NameTrumps,
    Play,
    Through,
)
from quadrille.seats import SEATS, Nature

FAIR_HAND = "AS AC QS 4S 3S QD JD 2H 5H JC"
ALL_TEN = "AS 2S AC KS QS JS 7S 6S 5S 4S"
NINE = "AS 2S AC KS QS JS 7S 6S 5S QH"
WEAK = "3S 4S 5S 3H 4H 5H 2D 3D 4C 5C"


def _asked(sitting: Sitting) -> Choice:
    seat = turn(sitting)
    assert seat is not None
    assert not isinstance(seat, Nature)
    return BOTS["thumb"].explain(view(sitting, seat), Random(0))


@pytest.mark.parametrize("favourite", [None, "S", "H"])
def test_the_favourite_grade_is_bid_where_the_best_suit_is_the_favourite(
    favourite: str | None,
) -> None:
    chosen = _asked(start("mediateur", FAIR_HAND, favourite=favourite))
    assert chosen.action == Bid("alliance", favourite == "S")


def test_ten_tricks_are_declared_and_played_alone() -> None:
    sitting = start("mediateur", ALL_TEN)
    assert _asked(sitting).action == Bid("vole")
    assert _asked(go(sitting, "vole pass pass pass")).action == Through("solo")


def test_nine_tricks_are_declared_and_played_with_a_king_where_that_is_agreed() -> None:
    sitting = start("mediateur", NINE)
    assert _asked(sitting).action == Bid("vole")
    through = go(sitting, "vole pass pass pass")
    assert _asked(through).action == Through("mediateur")
    called = go(through, "through:mediateur trumps:S")
    assert _asked(called).action == Call(Card.HEART_KING)
    alone = start("mediateur", NINE, vole_through_mediateur="no")
    assert _asked(alone).action == Bid("solo")


def test_the_last_to_speak_bids_the_least_where_she_must() -> None:
    options = {"returned_king": "compulsory", "all_pass": "last_bids"}
    sitting = go(start("historical", "", "", "", WEAK, **options), "pass pass pass")
    assert _asked(sitting).action == Bid("alliance")
    assert _asked(sitting).reason.key == "must-bid"


ALLIANCE = "alliance pass pass pass trumps:S call:KC"


@pytest.mark.parametrize(
    ("ally", "answer"),
    [("KC 3H 4H 6H 2D 3D 4D 5D 4C 5C", RETURN), ("KC KH KD 2S 7S 4C 5C 3D", KEEP)],
)
def test_a_poor_hand_gives_the_king_back_and_a_good_one_keeps_it(ally: str, answer: object) -> None:
    sitting = start("historical", FAIR_HAND, ally, returned_king="optional")
    assert _asked(go(sitting, ALLIANCE)).action == answer


def test_where_every_king_comes_back_that_of_the_longest_suit_is_called() -> None:
    mine = "AS AC QS 4S 3S QD JD 2D 5H JC"
    sitting = start("historical", mine, "", "KD", returned_king="compulsory")
    sitting = go(sitting, "alliance pass pass pass trumps:S")
    assert _asked(sitting).action == Call(Card.DIAMOND_KING)
    given = _asked(go(sitting, "call:KD return")).action
    assert given in (Give(Card.HEART_FIVE), Give(Card.CLUB_JACK))


def test_trumps_leave_a_king_to_be_called() -> None:
    """With three kings she names the suit of one of them, and calls the fourth."""
    mine = "AS AC KS QS 4S 3S KH KD 2D 2H"
    sitting = go(start("mediateur", mine), "alliance pass pass pass")
    chosen = _asked(sitting).action
    assert chosen == NameTrumps(Suit.SPADES)
    three = "AS AC 2C QC KS 4S KH 2H KD 3D"
    sitting = go(start("mediateur", three), "alliance pass pass pass")
    assert _asked(sitting).action != NameTrumps(Suit.CLUBS)


def _after_six(hand: str) -> Sitting:
    sitting = go(start("mediateur", hand), "solo pass pass pass trumps:S")
    for card in ("AS", "2S", "AC", "KS", "QS", "JS"):
        sitting = go(sitting, card)
        for _ in range(3):
            seat = turn(sitting)
            assert isinstance(seat, int)
            lawful = view(sitting, seat).legal[-1]
            assert isinstance(lawful, Play)
            sitting = go(sitting, lawful.card.value)
    return sitting


def test_at_even_prices_a_vole_is_tried_only_when_it_is_as_good_as_won() -> None:
    assert isinstance(_asked(_after_six("AS 2S AC KS QS JS 7S 6S 5S KH")).action, Play)
    assert _asked(_after_six("AS 2S AC KS QS JS 7S JH 3H 3D")).action == STOP


def test_a_hand_that_is_outbid_passes() -> None:
    sitting = go(start("mediateur", "", FAIR_HAND), "mediateur")
    assert _asked(sitting).action == PASS


SITTINGS = [
    ("mediateur", {}),
    ("mediateur", {"double_rounds": "all", "double_clearing": "yes"}),
    ("historical", {"contre": "yes"}),
    ("historical", {"returned_king": "optional"}),
    ("historical", {"returned_king": "compulsory", "all_pass": "last_bids"}),
]


@pytest.mark.clause("BEAST-5")
@pytest.mark.parametrize(("key", "options"), SITTINGS)
def test_four_thumbs_end_a_sitting_with_its_clearing(key: str, options: dict[str, str]) -> None:
    rng, law = Random(7), rules(key, options)
    favourite = Suit.HEARTS if law.takes_favourite else None
    sitting = begin(law, deals=12, dealer=SEATS[3], favourite=favourite)
    while (who := turn(sitting)) is not None:
        if isinstance(who, Nature):
            sitting, _ = apply(sitting, NATURE, DealOut(random_plan(rng, FAIR).hands))
        else:
            sitting, _ = apply(sitting, who, BOTS["thumb"].choose(view(sitting, who), rng))
        assert sitting.counted < 100
    assert sitting.books.beasts.total == 0
