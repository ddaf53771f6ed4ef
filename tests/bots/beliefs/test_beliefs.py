"""Beliefs: worlds that fit, chances that add up, and evidence that leans the right way."""

import pytest
from tests.bots.test_bots import views
from tests.kit.deals import go, start

from quadrille import view
from quadrille.bots.beliefs.drawing import Belief
from quadrille.bots.beliefs.likely import likely
from quadrille.bots.beliefs.signs import Kind, Said, Tell, kinds, said, tells
from quadrille.cards import PACK, SPADILLE, Card, Cards, Suit
from quadrille.seats import SEATS, Seat
from quadrille.view import SeatView
from quadrille.worlds import World, worlds


def _as_worlds(hands: tuple[tuple[int, int, int, int], ...]) -> list[World]:
    return [World((Cards(a), Cards(b), Cards(c), Cards(d))) for a, b, c, d in hands]


@pytest.mark.parametrize("by_policy", [False, True])
def test_every_world_that_is_drawn_fits_with_the_view(by_policy: bool) -> None:
    for seen in views(31, 8)[::5]:
        belief = Belief(seen, by_policy=by_policy)
        found = belief.drawn(7, 20)
        assert all(world in belief.found for world in _as_worlds(found.hands))
        assert len(found.weights) == len(found.hands)
        assert min(found.weights) > 0
        if found.are_all:
            assert len(set(found.hands)) == belief.found.count
        else:
            assert len(found.hands) == 20
        assert belief.drawn(7, 20) == found


def test_by_the_rules_alone_a_card_is_where_most_worlds_have_it() -> None:
    asked = 0
    for seen in views(32, 8)[::6]:
        belief, found = Belief(seen, by_policy=False), worlds(seen)
        for card in PACK[::7]:
            chances = belief.holders(card)
            if card.bit & found.support.sight.unseen:
                for seat in SEATS:
                    exact = found.count_with(card, seat) / found.count
                    assert chances[seat] == pytest.approx(exact, abs=1e-9)
                    asked += 1
            else:
                assert chances == (0, 0, 0, 0)
    assert asked > 100


def test_cards_are_drawn_as_often_as_they_are_believed_to_be_there() -> None:
    seen = _after_a_solo()
    belief = Belief(seen, by_policy=True)
    found = belief.drawn(3, 4000)
    for card in (Card.CLUB_ACE, Card.HEART_KING, Card.SPADE_THREE):
        for seat in (1, 2, 3):
            often = sum(bool(hands[seat] & card.bit) for hands in found.hands) / 4000
            assert often == pytest.approx(belief.holders(card)[seat], abs=0.04)


def _after_a_solo() -> SeatView:
    """Seat 0, without a high card, sees seat 1 play alone in spades."""
    told = start("quanti", "3H 4H 5H 3D 4D 5D 7C 6C 5C 4C", "AS 2S AC KS QS JS 7S KH QH", dealer=3)
    return view(go(told, "pass solo pass pass trumps:S"), Seat(0))


def test_one_who_plays_alone_is_believed_to_hold_the_high_trumps() -> None:
    seen = _after_a_solo()
    rules, policy = (Belief(seen, by_policy=each) for each in (False, True))
    for card in (SPADILLE, Card.SPADE_TWO, Card.CLUB_ACE):
        assert policy.holders(card)[1] > rules.holders(card)[1] + 0.1


def test_one_who_passed_first_is_believed_to_lack_the_black_aces() -> None:
    told = go(start("quanti", "3H 4H 5H 3D 4D 5D 7C 6C 5C 4C", dealer=3), "pass pass")
    seen = view(told, Seat(2))
    policy = Belief(seen, by_policy=True).holders(SPADILLE)
    assert policy[0] < policy[3]


def test_what_a_seat_has_said_is_told_by_the_auction() -> None:
    told = go(start("quanti", "AS 2S AC KS", dealer=3), "pass alliance pass")
    seen = view(told, Seat(3))
    assert [said(seen, seat) for seat in SEATS] == [
        Said.PASSED_FIRST,
        Said.WITH_ALLY,
        Said.PASSED_OVER,
        Said.NOTHING,
    ]


def test_each_card_has_one_kind() -> None:
    named = kinds(Suit.HEARTS, Card.SPADE_KING)
    assert named[Card.HEART_SEVEN.at] is Kind.MANILLE
    assert named[Card.HEART_ACE.at] is Kind.HIGH_TRUMP
    assert named[Card.SPADE_KING.at] is Kind.CALLED
    assert named[Card.SPADE_QUEEN.at] is Kind.BESIDE_CALLED
    assert named[Card.CLUB_QUEEN.at] is Kind.QUEEN
    unnamed = kinds(None, None)
    assert unnamed[SPADILLE.at] is Kind.ACE_UNNAMED
    assert unnamed[Card.SPADE_TWO.at] is Kind.MANILLE_UNNAMED
    assert unnamed[Card.SPADE_THREE.at] is Kind.LOW_UNNAMED


def test_a_defender_tells_on_herself_by_leading_another_suit() -> None:
    told = start(
        "quanti", "3H 4H 5H 3D 4D 5D 7C 6C 5C QC", "AS 2S AC KS QS JS 7S KH", "KC", dealer=3
    )
    told = go(told, "pass alliance pass pass trumps:S call:KC 3D")
    seen = view(told, Seat(1))
    assert tells(seen)[0] == (Tell.LED_OTHER,)
    before, after = (Belief(seen, by_policy=each).holders(Card.CLUB_KING) for each in (False, True))
    assert after[0] < before[0] / 2


def test_what_a_seat_has_done_never_makes_a_holder_sure() -> None:
    hands = ("3H 4H 5H 3D 4D 5D 7C 6C 5C QC", "AS 2S AC KS QS JS 7S KH", "KC")
    told = start("quanti", *hands, dealer=3)
    told = go(told, "pass alliance pass pass trumps:S call:KC 3D")
    seen = view(told, Seat(1))
    assert all(chance > 0 for chance in Belief(seen, by_policy=True).holders(Card.CLUB_KING)[2:])
    weights = [weight for card in likely(seen) for weight in card]
    assert min(weights) > 0
    assert max(weights) < 1_000_000
