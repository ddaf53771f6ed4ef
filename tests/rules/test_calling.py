from collections.abc import Iterator
from random import Random

import pytest
from tests.kit.deals import go, hand, result, rules, start, why
from tests.kit.endings import played_to
from tests.kit.often import times

from quadrille import Sitting, legal
from quadrille.cards import PACK, Cards, Suit, cards
from quadrille.rules.actions import Call
from quadrille.rules.calling import (
    Told,
    callable_cards,
    inviting_cards,
    may_call_own_at_all,
    told_by_call,
    told_by_invitation,
)
from quadrille.rules.ranking import plain_order


def to_call(key: str, own: str, trumps: str = "S", **options: str) -> Sitting:
    """Seat 0 has named trumps in an alliance and is to call."""
    return go(start(key, own, **options), f"alliance pass pass pass trumps:{trumps}")


def open_to_call(key: str, own: str, trumps: str = "S", **options: str) -> set[str]:
    actions = legal(to_call(key, own, trumps, **options))
    assert all(isinstance(action, Call) for action in actions)
    return {action.card for action in actions if isinstance(action, Call)}


def some(text: str) -> set[str]:
    return set(hand(text))


@pytest.mark.clause("DECL-2")
@pytest.mark.parametrize("key", ["quanti", "parlett", "online"])
def test_a_king_of_a_suit_that_is_not_trumps_is_called(key: str) -> None:
    assert open_to_call(key, "AS 2S") == some("KH KD KC")
    sitting = to_call(key, "AS 2S")
    assert why(sitting, "call:KS") == "call-of-trumps DECL-2"
    assert why(sitting, "call:AC") == "call-of-trumps DECL-2"
    assert why(sitting, "call:QH") == "call-not-king DECL-2"
    assert why(sitting, "call:3D") == "call-not-king DECL-2"


@pytest.mark.clause("DECL-3")
@pytest.mark.parametrize("key", ["parlett", "online"])
def test_with_all_kings_that_could_be_called_a_queen_is_called(key: str) -> None:
    sitting = to_call(key, "KH KD KC AS")
    assert open_to_call(key, "KH KD KC AS") == some("QH QD QC")
    assert why(sitting, "call:KH") == "call-own DECL-5"
    assert why(sitting, "call:JH") == "call-higher-first DECL-3"
    assert why(sitting, "call:QS") == "call-of-trumps DECL-2"


@pytest.mark.clause("DECL-3")
def test_the_king_of_trumps_is_not_asked_for() -> None:
    assert open_to_call("parlett", "KH KD KC KS") == some("QH QD QC")
    assert open_to_call("parlett", "KS KH KD", trumps="S") == some("KC")


@pytest.mark.clause("DECL-3")
def test_a_treatise_lets_only_the_holder_of_four_kings_call_a_queen() -> None:
    own = {"queen_call": "four_kings", "self_call": "no"}
    assert open_to_call("quanti", "KS KH KD KC", **own) == some("QH QD QC")
    assert open_to_call("quanti", "KH KD", **own) == some("KC")


@pytest.mark.clause("DECL-3")
def test_three_kings_without_the_trump_king_leave_only_ones_own_under_four_kings() -> None:
    own = {"queen_call": "four_kings", "self_call": "no"}
    assert open_to_call("quanti", "KH KD KC AS", **own) == some("KH KD KC")
    assert open_to_call("quanti", "KS KH KD KC QH QD QC", **own) == some("QH QD QC")


@pytest.mark.clause("DECL-4")
@pytest.mark.parametrize("key", ["parlett", "online"])
def test_the_call_goes_on_down_to_the_first_rank_that_another_holds(key: str) -> None:
    queens = "KH KD KC QH QD QC"
    assert open_to_call(key, queens) == some("JH JD JC")
    assert open_to_call(key, f"{queens} JH") == some("JD JC")
    assert why(to_call(key, f"{queens} JH"), "call:JH") == "call-own DECL-5"
    assert open_to_call(key, f"{queens} JH JD JC") == some("AH AD 7C")
    assert open_to_call(key, f"{queens} JH JD JC AH") == some("AD 7C")
    black = "KS KD KC QS QD QC JS JD JC"
    assert open_to_call(key, black, trumps="H") == some("7S AD 7C")


@pytest.mark.clause("DECL-4")
def test_there_is_always_something_to_call() -> None:
    for queen_call in ("callable_kings", "four_kings"):
        for self_call in ("yes", "no"):
            chosen = rules("quanti", {"queen_call": queen_call, "self_call": self_call})
            for own in ("KS KH KD KC QH QD QC JH JD JC", "KH KD KC QH QD QC JH JD JC AH"):
                for trumps in Suit:
                    assert callable_cards(chosen, cards(hand(own)), trumps)


@pytest.mark.clause("DECL-5")
def test_ones_own_king_may_be_called_where_the_rules_allow_it() -> None:
    assert open_to_call("quanti", "KH KD") == some("KH KD KC")
    assert open_to_call("quanti", "KH KD", self_call="no") == some("KC")
    assert open_to_call("parlett", "KH KD", self_call="yes") == some("KH KD KC")
    for key in ("parlett", "online"):
        assert open_to_call(key, "KH KD") == some("KC")
        assert why(to_call(key, "KH"), "call:KH") == "call-own DECL-5"


@pytest.mark.clause("DECL-5")
def test_ones_own_queen_may_be_called_where_queens_may_be() -> None:
    assert open_to_call("quanti", "KH KD KC QH") == some("KH KD KC QH QD QC")
    assert open_to_call("quanti", "KH KD QH") == some("KH KD KC")
    assert why(to_call("quanti", "KH KD QH"), "call:QH") == "call-not-king DECL-2"
    assert why(to_call("quanti", "KH KD KC JH"), "call:JH") == "call-higher-first DECL-3"
    own = {"queen_call": "four_kings"}
    assert open_to_call("quanti", "KS KH KD KC QH", **own) == some("KH KD KC QH QD QC")
    assert open_to_call("quanti", "KH KD KC QH", **own) == some("KH KD KC")


@pytest.mark.clause("DECL-5")
def test_one_who_calls_her_own_king_plays_alone() -> None:
    over = played_to(go(to_call("quanti", "KH"), "call:KH"), side=4)
    facts = result(over).facts
    assert facts.ally is None
    assert facts.called_own
    assert facts.opponents == (1, 2, 3)


def test_whether_any_deal_of_the_rules_may_have_a_self_call() -> None:
    assert may_call_own_at_all(rules("quanti"))
    assert not may_call_own_at_all(rules("parlett"))
    assert may_call_own_at_all(rules("parlett", {"queen_call": "four_kings"}))


@pytest.mark.clause("DECL-6")
def test_an_invitation_goes_down_to_the_first_rank_that_another_holds() -> None:
    quanti = rules("quanti")
    assert set(inviting_cards(quanti, cards(hand("KS KH")))) == some("KD KC")
    assert set(inviting_cards(quanti, cards(hand("KS KH KD KC QS")))) == some("QH QD QC")
    assert not inviting_cards(rules("parlett"), cards(hand("KS")))


@pytest.mark.clause("DECL-2", "DECL-3", "DECL-4", "DECL-5")
@pytest.mark.parametrize("queen_call", ["callable_kings", "four_kings"])
@pytest.mark.parametrize("self_call", ["yes", "no"])
def test_what_a_call_tells_of_the_hand_is_what_the_hand_had_to_be(
    queen_call: str, self_call: str
) -> None:
    chosen = rules("quanti", {"queen_call": queen_call, "self_call": self_call})
    rng = Random(f"{queen_call} {self_call}")
    for own in _hands_with_many_high_cards(rng, times(400, 4000)):
        trumps = rng.choice(tuple(Suit))
        lawful = callable_cards(chosen, own, trumps)
        for suit in Suit:
            for rank, card in enumerate(plain_order(suit) if suit is not trumps else ()):
                if rank > 1 and queen_call == "four_kings":
                    assert card not in lawful
                    continue
                fits = [_fits(own, told) for told in told_by_call(chosen, card, trumps)]
                assert sum(fits) == (card in lawful)


@pytest.mark.clause("DECL-6")
def test_what_an_invitation_tells_of_the_hand_is_what_the_hand_had_to_be() -> None:
    rng = Random(6)
    for own in _hands_with_many_high_cards(rng, times(400, 4000)):
        lawful = inviting_cards(rules(), own)
        for suit in Suit:
            for card in plain_order(suit):
                assert _fits(own, told_by_invitation(card)) == (card in lawful)


def _fits(own: Cards, told: Told) -> bool:
    return not told.holds - own and not told.lacks & own


def _hands_with_many_high_cards(rng: Random, times: int) -> Iterator[Cards]:
    high = [card for card in PACK if card.rank in "KQJ"]
    low = [card for card in PACK if card.rank not in "KQJ"]
    for _ in range(times):
        count = rng.randint(0, 10)
        yield cards(rng.sample(high, count) + rng.sample(low, 10 - count))
