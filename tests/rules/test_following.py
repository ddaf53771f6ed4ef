from random import Random

import pytest
from tests.kit.again import may_be_played
from tests.kit.deals import go, hand, start, why

from quadrille import Sitting
from quadrille.cards import PACK, Card, Suit, cards
from quadrille.rules.following import DUTIES, lower_matadors, playable, why_not_playable
from quadrille.rules.ranking import ORDERS


def open_to(own: str, led: str | None, trumps: str) -> set[str]:
    card = None if led is None else Card(led)
    return {str(c) for c in playable(cards(hand(own)), card, Suit(trumps))}


def solo(own: str, leads: str, *, trumps: str, last: str = "") -> Sitting:
    """Seat 0 plays solo and has led; seat 1, whose cards are told, is to follow."""
    sitting = start("quanti", leads, own, last)
    return go(sitting, f"solo pass pass pass trumps:{trumps} 0:{leads.split()[0]}")


@pytest.mark.clause("PLAY-2")
def test_a_player_follows_the_suit_led_if_she_can() -> None:
    assert open_to("7S KH 2D", "QS", "H") == {"7S"}
    assert open_to("7S 3S KH 2D", "QS", "H") == {"7S", "3S"}
    sitting = solo("7S KD 2D", "QS", trumps="H")
    assert why(sitting, "KD") == "must-follow PLAY-2"
    assert why(sitting, "7S") is None


@pytest.mark.clause("PLAY-2")
def test_the_black_aces_are_trumps_when_a_suit_is_to_be_followed() -> None:
    assert open_to("AS AC KH", "QS", "D") == {"AS", "AC", "KH"}
    assert open_to("AC 7C KH", "QC", "D") == {"7C"}
    assert open_to("AC 3D KH", "QD", "D") == {"AC", "3D"}
    sitting = solo("AS KH 2D", "QS", trumps="D")
    assert why(sitting, "2D", 1) == "must-follow PLAY-2"  # 1 also holds small spades
    assert why(sitting, "AS", 1) == "must-follow PLAY-2"


@pytest.mark.clause("PLAY-2")
def test_a_black_ace_that_is_led_asks_for_trumps() -> None:
    assert open_to("7C KH QD", "AC", "H") == {"KH"}
    assert open_to("7S QD", "AS", "H") == {"7S", "QD"}


@pytest.mark.clause("PLAY-3")
def test_one_who_cannot_follow_plays_any_card_and_nobody_has_to_trump_or_to_beat() -> None:
    assert open_to("KH 2D AS 3C", "QS", "D") == {"KH", "2D", "AS", "3C"}
    assert open_to("KS 3S", "QS", "D") == {"KS", "3S"}
    assert open_to("7H 2S", "QC", "H") == {"7H", "2S"}


def test_the_leader_plays_any_card() -> None:
    assert open_to("KH 2D AS", None, "D") == {"KH", "2D", "AS"}


@pytest.mark.clause("PLAY-5")
def test_one_whose_trumps_are_all_matadors_may_hold_them_back() -> None:
    assert open_to("7D 3C KH", "KD", "D") == {"7D", "3C", "KH"}
    assert open_to("AS 7D AC KH", "AD", "D") == {"AS", "7D", "AC", "KH"}
    assert open_to("7D 2D KH", "KD", "D") == {"7D", "2D"}  # a small trump must follow


@pytest.mark.clause("PLAY-5")
def test_punto_is_no_matador_and_has_no_privilege() -> None:
    assert open_to("AD KH", "KD", "D") == {"AD"}
    assert open_to("AD AS KH", "KD", "D") == {"AD", "AS"}


@pytest.mark.clause("PLAY-6")
def test_spadille_led_forces_manille_and_basto_and_manille_forces_basto() -> None:
    assert open_to("7D KH", "AS", "D") == {"7D"}
    assert open_to("AC KH", "AS", "D") == {"AC"}
    assert open_to("AC KH", "7D", "D") == {"AC"}


@pytest.mark.clause("PLAY-6")
def test_a_higher_matador_is_not_forced_by_a_lower_one() -> None:
    assert open_to("AS KH", "7D", "D") == {"AS", "KH"}
    assert open_to("AS KH", "AC", "D") == {"AS", "KH"}
    assert open_to("7D KH", "AC", "D") == {"7D", "KH"}
    assert open_to("AS 7D KH", "AC", "D") == {"AS", "7D", "KH"}


@pytest.mark.clause("PLAY-6")
def test_one_who_is_forced_chooses_which_of_her_trumps() -> None:
    assert open_to("7D AC KH", "AS", "D") == {"7D", "AC"}
    assert open_to("AS AC KH", "7D", "D") == {"AS", "AC"}
    assert open_to("7D AC 3D KH", "AS", "D") == {"7D", "AC", "3D"}


@pytest.mark.clause("PLAY-6")
def test_a_forced_matador_is_refused_with_its_own_reason() -> None:
    sitting = start("quanti", "AS KD QD", "7D KH KS QS JS 7S 6S 5S 4S 3S")
    sitting = go(sitting, "solo pass pass pass trumps:D 0:AS")
    assert why(sitting, "KH") == "matador-forced PLAY-6"
    assert why(sitting, "7D") is None


@pytest.mark.clause("PLAY-6")
def test_a_matador_that_is_played_later_in_the_trick_forces_nothing() -> None:
    # 0 leads a small trump, 1 puts Spadille on it, 2 holds Manille alone and keeps it.
    sitting = start("quanti", "KD QD JD", "AS 2D", "7D KH KS QS JS 7S 6S 5S 4S 3S")
    sitting = go(sitting, "solo pass pass pass trumps:D 0:KD 1:AS")
    assert why(sitting, "KH") is None
    led = start("quanti", "KD QD JD", "AS 2D", "7D KH KS QS JS 7S 6S 5S 4S 3S", dealer=0)
    led = go(led, "1:pass 2:pass 3:pass 0:solo trumps:D 1:AS")
    assert why(led, "KH") == "matador-forced PLAY-6"


def test_only_matadors_below_a_led_matador_are_lower() -> None:
    order = ORDERS[Suit.HEARTS]
    assert tuple(lower_matadors(order, Card("AS"))) == hand("7H AC")
    assert tuple(lower_matadors(order, Card("7H"))) == hand("AC")
    assert not lower_matadors(order, Card("AC"))
    assert not lower_matadors(order, Card("AH"))


def test_a_card_that_is_not_held_is_not_played() -> None:
    refusal = why_not_playable(cards(hand("KH")), Card("QH"), None, Suit.SPADES)
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("not-held", "PLAY-0")


@pytest.mark.clause("PLAY-2", "PLAY-3", "PLAY-5", "PLAY-6")
@pytest.mark.parametrize("trumps", Suit)
def test_the_tables_agree_with_the_clauses_told_directly(trumps: Suit) -> None:
    rng = Random(f"follow {trumps}")
    for _ in range(5000):
        led, *held = rng.sample(PACK, rng.randint(2, 11))
        if rng.random() < 0.5:  # few trumps but matadors, as the privilege has it
            matadors = ORDERS[trumps].matadors
            held = [c for c in held if c in matadors or c not in ORDERS[trumps].trumps] or held
        found = {str(card) for card in playable(cards(held), led, trumps)}
        assert found == may_be_played([str(card) for card in held], str(led), trumps.value)
        for card in held:
            refusal = why_not_playable(cards(held), card, led, trumps)
            assert (refusal is None) == (card in found)


def test_the_tables_are_there_for_every_card_and_trump_suit() -> None:
    assert [len(DUTIES[suit]) for suit in Suit] == [40, 40, 40, 40]
