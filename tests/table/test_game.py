"""Chance: every order of a pack is as likely as any other."""

from collections import Counter
from itertools import permutations
from typing import Final

import pytest

from quadrille.cards import PACK, Rank, Suit
from quadrille.errors import BadOption, Unreadable
from quadrille.game import Setup, Stream, shuffled
from quadrille.games import FAVOURITE, QUADRILLE, find
from quadrille.rules.actions import DealOut
from quadrille.seats import NATURE, Seat


class _Indices(Stream):
    """A stream that gives one chosen row of numbers."""

    def __init__(self, indices: tuple[int, ...]) -> None:
        super().__init__(b"")
        self._indices = iter(indices)

    def below(self, bound: int) -> int:
        index = next(self._indices)
        assert index < bound
        return index


@pytest.mark.parametrize("size", range(1, 7))
def test_each_row_of_draws_gives_another_order_and_all_orders_come(size: int) -> None:
    rows: list[tuple[int, ...]] = [()]
    for bound in range(size, 1, -1):
        rows = [(*row, index) for row in rows for index in range(bound)]
    orders = Counter(shuffled(range(size), _Indices(row)) for row in rows)
    assert set(orders) == set(permutations(range(size)))
    assert set(orders.values()) == {1}


def test_a_draw_is_even_because_what_would_tip_it_is_thrown_away() -> None:
    class Bytes(Stream):
        def __init__(self) -> None:
            super().__init__(b"")
            self.bytes = iter(range(256))

        def take(self, count: int) -> bytes:
            return bytes([next(self.bytes)])

    for bound in range(1, 257):
        stream, drawn = Bytes(), []
        for _ in range(256 - 256 % bound):
            drawn.append(stream.below(bound))
        assert set(Counter(drawn).values()) == {256 // bound}


VECTOR: Final = "KC KD 2H 3H AD 6D QS AS QC AC"
"""The first ten cards of the deal from thirty-two zero bytes."""


def test_a_seed_always_gives_the_same_deal() -> None:
    first = shuffled(PACK, Stream(bytes(32)))
    assert first == shuffled(PACK, Stream(bytes(32)))
    assert " ".join(first[:10]) == VECTOR
    assert first != shuffled(PACK, Stream(bytes(31) + b"\1"))


def test_a_stream_does_not_depend_on_how_it_is_taken() -> None:
    whole, parts = Stream(b"x"), Stream(b"x")
    assert whole.take(100) == b"".join(parts.take(n) for n in (1, 31, 32, 33, 3))


def test_cards_lie_in_every_place_equally_often() -> None:
    stream, deals = Stream(b"a fixed seed for this test only.."), 4000
    places = Counter(
        (card, place) for _ in range(deals) for place, card in enumerate(shuffled(PACK, stream))
    )
    expected = deals / 40
    chi_square = sum((n - expected) ** 2 / expected for n in places.values())
    # 1,521 degrees of freedom, of mean 1,521 and deviation 55.
    assert 1521 - 5 * 55 < chi_square < 1521 + 5 * 55


def test_nature_deals_forty_cards_in_four_tens() -> None:
    sitting = QUADRILLE.begin(Setup("quanti", 4), 4, Seat(2))
    action = QUADRILLE.nature(sitting, Stream(b"s"))
    assert isinstance(action, DealOut)
    assert sorted(card for hand in action.hands for card in hand) == sorted(PACK)


# Setups


def test_every_setup_that_is_offered_can_begin() -> None:
    for offer in QUADRILLE.offers:
        for choice in offer.options:
            for value in choice.values:
                setup = Setup(offer.rules, offer.usual_deals, {choice.key: value})
                agreed = _agreed(setup)
                assert QUADRILLE.begin(agreed, 4, Seat(0)).number == 0


def test_sittings_of_four_to_forty_eight_deals_are_offered() -> None:
    for offer in QUADRILLE.offers:
        assert (min(offer.deals), max(offer.deals)) == (4, 48)
        assert offer.usual_deals in offer.deals


@pytest.mark.clause("MPAY-8", "HIST-5")
def test_a_table_plays_its_last_round_double_and_never_asks_for_marks() -> None:
    rounds = [
        (offer.rules, choice)
        for offer in QUADRILLE.offers
        for choice in offer.options
        if choice.key == "double_rounds"
    ]
    assert len(rounds) == 2
    for rules, choice in rounds:
        assert choice.usual == "last"
        assert choice.values == ("none", "last", "all")
        agreed = _agreed(Setup(rules, 4))
        sitting = QUADRILLE.begin(agreed, 4, Seat(0))
        dealt, _ = QUADRILLE.apply(sitting, NATURE, QUADRILLE.nature(sitting, Stream(b"")))
        assert dealt.deal is not None
        assert dealt.deal.occasion.double


@pytest.mark.clause("DEAL-5")
@pytest.mark.parametrize("way", ["drawn", "turned"])
def test_a_favourite_is_drawn_evenly_in_either_way_and_the_setup_then_tells_it(way: str) -> None:
    drawn = Counter(
        _agreed(Setup("mediateur", 4, {FAVOURITE: way}), number.to_bytes(2, "big")).options[
            FAVOURITE
        ]
        for number in range(400)
    )
    assert set(drawn) == set(Suit)
    assert min(drawn.values()) > 70


def test_a_favourite_may_be_chosen_and_is_drawn_where_nobody_says_anything() -> None:
    for told in ("H", "none"):
        assert _agreed(Setup("mediateur", 4, {FAVOURITE: told})).options[FAVOURITE] == told
    assert _agreed(Setup("mediateur", 4)).options[FAVOURITE] in tuple(Suit)
    assert FAVOURITE not in _agreed(Setup("historical", 4)).options
    assert _agreed(Setup("quanti", 4)).options == {FAVOURITE: "none"}


@pytest.mark.clause("DEAL-5")
def test_who_receives_the_king_that_is_turned_deals_first() -> None:
    setup = Setup("mediateur", 4, {FAVOURITE: "turned"})
    for number in range(40):
        seed = number.to_bytes(2, "big")
        agreed, dealer = QUADRILLE.agree(setup, Stream(seed))
        pack = shuffled(PACK, Stream(seed))
        place = next(place for place, card in enumerate(pack) if card.rank is Rank.KING)
        assert (agreed.options[FAVOURITE], dealer) == (pack[place].suit, place % 4)
    assert QUADRILLE.agree(Setup("mediateur", 4), Stream(b""))[1] is None


def _agreed(setup: Setup, seed: bytes = b"") -> Setup:
    return QUADRILLE.agree(setup, Stream(seed))[0]


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        (Setup("quanty", 4), "rules-unknown"),
        (Setup("quanti", 5), "deals-not-fours"),
        (Setup("quanti", 0), "deals-not-fours"),
        (Setup("quanti", 404), "deals-too-many"),
        (Setup("quanti", 4, {"self_cal": "yes"}), "option-unknown"),
        (Setup("quanti", 4, {"self_call": "perhaps"}), "option-value"),
        (Setup("quanti", 4, {FAVOURITE: "X"}), "option-value"),
        (Setup("historical", 4, {FAVOURITE: "drawn"}), "option-value"),
        (Setup("historical", 4, {FAVOURITE: "H"}), "favourite-not-taken"),
    ],
)
def test_what_is_not_offered_is_refused(setup: Setup, code: str) -> None:
    with pytest.raises(BadOption) as refused:
        QUADRILLE.begin(_agreed(setup), 4, Seat(0))
    assert refused.value.code == code


def test_a_game_is_found_by_its_key() -> None:
    assert find("quadrille").most == 4
    with pytest.raises(BadOption):
        find("whist")


# Actions from a client


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"null",
        b"1",
        b'"pass"',
        b"[]",
        b"{}",
        b'{"t":"pass","t2":1}',
        b'{"t":"play","card":"AS","seat":2}',
        b'{"t":"play","card":"9S"}',
        b'{"t":"play","card":null}',
        b'{"t":"play"}',
        b'{"t":"deal-out","hands":[]}',
        b'{"t":"bid","contract":5,"favourite":false}',
        b'{"t":"bid","contract":"solo","favourite":0}',
        b'{"t":"answer","yes":"yes"}',
        b'{"t":"play","card":"AS"}x',
        b"\xff\xfe",
    ],
)
def test_what_is_no_action_of_a_seat_is_unreadable(text: bytes) -> None:
    with pytest.raises(Unreadable):
        QUADRILLE.read(text)
