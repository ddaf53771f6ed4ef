"""The positions that S2 tells of, as one who plays by its maxims plays them, and the maxim."""

import pytest
from tests.kit.deals import go, start
from tests.kit.maxims import asked, played, reasons, why

from quadrille import Sitting, turn, view
from quadrille.cards import Card
from quadrille.rules.actions import Play

HOMBRE = "AS AC QS 4S 3S QD JD 2H 5H JC"
"""S2's second example; she calls the king of clubs."""

CALL = "alliance pass pass pass trumps:S call:KC"
SECOND_CALLS = "pass alliance pass pass trumps:S call:KC"
THIRD_CALLS = "pass pass alliance pass trumps:S call:KC"
LAST_CALLS = "pass pass pass alliance trumps:S call:KC"
"""Hombre plays last to the eldest hand's lead."""
ALONE = "solo pass pass pass trumps:S"
LAST_ALONE = "pass pass pass solo trumps:S"


def plays(sitting: Sitting, cards: str, maxim: str) -> None:
    """One who plays by the book plays one of some cards, and that maxim speaks for it."""
    chosen = asked(sitting)
    assert isinstance(chosen.action, Play)
    told = (chosen.action.card.value, why(chosen), sorted(reasons(chosen)))
    assert chosen.action.card in [Card(card) for card in cards.split()], told
    assert maxim in reasons(chosen), told


# Simple call: rules 1 to 24


def test_1_the_ally_on_lead_plays_the_called_king_before_all_else() -> None:
    sitting = start("mediateur", "KC 4C 5C 6C QC 6H 7H 4D 5D 2S", HOMBRE)
    plays(go(sitting, SECOND_CALLS), "KC", "sc-1")


def test_1_hombre_leads_low_in_the_called_suit_and_the_ally_answers() -> None:
    sitting = go(start("mediateur", HOMBRE, "QC 3C", "KC 4C 5C 6C", "7C 2C"), CALL)
    plays(sitting, "JC", "sc-1b")
    plays(go(sitting, "JC 3C"), "KC", "sc-1c")


def test_2_a_known_ally_shows_matadors_and_then_kings() -> None:
    ally = "KC AC 2S 4S KH 7H 4D 5D 5C 6C"
    sitting = go(start("mediateur", ally, "3C", "4C", "AS KS QS JS"), LAST_CALLS)
    shown = played(sitting, "KC")
    plays(shown, "2S AC", "sc-2")


def test_3_an_ally_without_high_cards_leads_a_single_one() -> None:
    ally = "KC 7C 6C 4S 3S 4H 4D 5D 6D 7D"
    sitting = go(start("mediateur", ally, "AS KS QS JS 2S", "3C", "4C"), SECOND_CALLS)
    plays(played(sitting, "KC"), "4H", "sc-3")


def test_4_an_ally_with_nothing_better_leads_the_called_suit() -> None:
    ally = "KC 7C 6C 4H 5H 4D 5D 6D 7D 6H"
    sitting = go(start("mediateur", ally, "AS KS QS JS 2S 5C", "3C", "4C"), SECOND_CALLS)
    plays(played(sitting, "KC"), "6C", "sc-4")


def test_6_a_high_trump_that_is_let_win_is_followed_by_more() -> None:
    ally = "KC AC KS 4S 4H 5H 4D 5D 6D 7D"
    sitting = go(start("mediateur", ally, "3C 3S", "4C 5S", "AS 2S QS JS"), LAST_CALLS)
    shown = go(played(sitting, "KC"), "AC 3S 5S JS")
    plays(shown, "KS", "sc-6")


def test_7_on_hombres_low_trump_the_ally_rises_and_a_defender_stays_low() -> None:
    hombre = "AS 2S QS 4S 3S QD JD 2H 5H 6H"
    sitting = start("mediateur", hombre, "KS JS 5S 3C", "KC AC 6S 4C", "7S QC")
    led = go(go(sitting, CALL), "3S")
    plays(led, "5S", "sc-7c")
    plays(go(led, "5S"), "AC", "sc-7b")


def test_8_in_doubt_no_trick_is_let_go() -> None:
    sitting = start("mediateur", "4H AS 2S AC KS JS 3S", "QH 5H", "KH 3H", "2H KC")
    plays(go(go(sitting, CALL), "4H QH"), "KH", "sc-8")


def test_9_of_a_run_of_masters_the_highest_is_led() -> None:
    ally = "KC KH QH JH 4S 5S 5D 6D 4C 5C"
    sitting = go(start("mediateur", ally, "AS 2S AC KS QS 3C", "6C", "7C"), SECOND_CALLS)
    plays(played(sitting, "KC"), "KH", "sc-9")


def test_10_to_hombre_last_the_ally_leads_trumps_the_matadors_first() -> None:
    ally = "KC 7S 4S 5S 4H 5H 4D 5D 6D 7D"
    sitting = go(start("mediateur", ally, "3C", "4C", "AS 2S QS JS KS"), LAST_CALLS)
    plays(played(sitting, "KC"), "4S", "sc-10")


def test_11_even_before_the_called_king() -> None:
    ally = "KC 7S 4S 5S 4H 5H 4D 5D 6D 7D"
    sitting = go(start("mediateur", ally, "3C", "4C", "AS 2S QS JS KS"), LAST_CALLS)
    plays(sitting, "4S", "sc-11")


def test_12_to_hombre_in_the_middle_the_ally_with_a_matador_leads_a_low_trump() -> None:
    ally = "KC 2S 4S 5S 4H 5H 4D 5D 6D 7D"
    sitting = go(start("mediateur", ally, "3C", "AS KS QS JS AC", "4C"), THIRD_CALLS)
    known = played(sitting, "KC")
    plays(known, "4S", "sc-12")
    plays(go(known, "4S 3S"), "AS", "sc-12c")


def test_13_the_first_defender_leads_a_singleton_then_a_king_with_its_queen() -> None:
    single = "4H 5D 6D 7D 4C 5C 6C 4S 5S 3D"
    sitting = go(start("mediateur", single, "AS 2S AC KS QS", "KC"), SECOND_CALLS)
    plays(sitting, "4H", "sc-13")
    pair = "KH QH 5H 7D 6D 4C 5C 6C 4S 5S"
    sitting = go(start("mediateur", pair, "AS 2S AC KS QS", "KC"), SECOND_CALLS)
    plays(sitting, "KH", "sc-13b")


def test_14_what_a_known_partner_has_led_is_led_back() -> None:
    sitting = start(
        "mediateur",
        "4H 5D 6D 7D 4C 5C",
        "KH 3H 5H 6H 3D 4D",
        "KC 7H 6C 7C",
        HOMBRE.replace("5H", "2D"),
    )
    won = go(go(sitting, LAST_CALLS), "4H KH 7H 2H")
    plays(won, "6H", "sc-14")


def test_16_the_lowest_card_follows() -> None:
    sitting = go(start("mediateur", "KH 3H", "7H QH 6H", HOMBRE), THIRD_CALLS)
    plays(go(sitting, "KH"), "7H", "sc-16")


def test_19_and_20_cards_are_thrown_of_the_shortest_suit_and_then_of_the_same() -> None:
    defender = "4H 5H 4D 5D 6D 7D 4C 5C 6C 3C"
    sitting = go(start("mediateur", "AS 2S AC KS QS 7C", defender, "KC", "4S"), CALL)
    begun = go(sitting, "AS")
    plays(begun, "5H", "sc-19")
    plays(go(_others_throw(go(begun, "5H"), 2), "2S"), "4H", "sc-20")


def test_23_a_tenace_is_not_led() -> None:
    held = "KH JH 4H 4D 5D 6D 3C 5C 4S 5S"
    sitting = go(start("mediateur", held, "AS 2S AC KS QS QH", "KC"), SECOND_CALLS)
    chosen = asked(sitting).action
    assert isinstance(chosen, Play)
    assert chosen.card not in (Card("KH"), Card("JH"), Card("4H"))


def test_23_a_lone_basto_trumps_when_it_can() -> None:
    sitting = start(
        "mediateur", "4H 3H KC", "AC 4D 5D 6D 7D 4C 5C 6C 3C 7C", "AS 2S KS QS JS 5H", "KH"
    )
    led = go(go(sitting, THIRD_CALLS.replace("KC", "KD")), "4H")
    plays(led, "AC", "sc-23c")


# Alone


def test_alone_1_and_3_the_highest_trumps_are_led_first() -> None:
    sitting = go(start("mediateur", "AS 2S KS 7S 5S 4S KH 5H 5D 5C"), ALONE)
    plays(sitting, "AS", "sp-t1")


def test_alone_5_with_jack_and_five_over_six_and_three_another_suit_is_led() -> None:
    """S2's own example: whoever leads the trumps loses one of them."""
    hombre = "AS 2S AC JS 5S 3H 4H 5H 6H 7H"
    other = "QS 7S 4S 6S 3S 4D 5D 6D 7D AD"
    sitting = go(start("mediateur", hombre, other, "KS", "2H"), ALONE)
    for first, second in (("AS", "QS"), ("2S", "7S"), ("AC", "4S")):
        sitting = _others_throw(go(sitting, f"{first} {second}"), 2)
    plays(sitting, "7H", "sp-t4")


def _others_throw(sitting: Sitting, times: int) -> Sitting:
    for _ in range(times):
        seat = turn(sitting)
        assert isinstance(seat, int)
        lawful = view(sitting, seat).legal[-1]
        assert isinstance(lawful, Play)
        sitting = go(sitting, str(lawful.card.value))
    return sitting


@pytest.mark.parametrize("matador", ["AS", "2S"])
def test_against_15_a_lone_spadille_or_manille_stays_behind_on_a_middling_trump(
    matador: str,
) -> None:
    rest = "2S" if matador == "AS" else "AS"
    hombre = f"{rest} KS QS JS 7S 6S KH KD 4D 5D"
    sitting = start("mediateur", hombre, f"{matador} 4H 5H 6H 7H 4C 5C 6C 6D 7D")
    led = go(go(sitting, ALONE), "KS")
    chosen = asked(led)
    assert isinstance(chosen.action, Play)
    assert chosen.action.card != Card(matador)
    assert "sp-d15" in reasons(chosen)


def test_against_16_hombres_low_trump_is_left_to_the_last_defender() -> None:
    hombre = "AS KS QS JS 7S 3S KH KD 4D 5D"
    sitting = start("mediateur", hombre, "2S 4S 5S", "6S", "AC")
    plays(go(go(sitting, ALONE), "3S"), "4S 5S", "sp-d16")


def test_against_1_before_hombre_in_the_middle_the_longest_suit_is_led() -> None:
    held = "4H 5H 6H 3H 7D 6D 5C 4C 4S 5S"
    sitting = go(
        start("mediateur", held, "3C", "AS 2S AC KS QS JS 7S KD"), "pass pass solo pass trumps:S"
    )
    plays(sitting, "7H 6H", "sp-d1")


def test_against_2_with_hombre_last_the_shortest_suit_is_led() -> None:
    held = "4H 5H 6H 3H 7D 6D 5C 4C 3C 5D"
    sitting = go(start("mediateur", held, "3S", "4S", "AS 2S AC KS QS JS 7S KD"), LAST_ALONE)
    plays(sitting, "3C", "sp-d2")


def test_alone_6_kings_follow_when_no_trumps_are_out() -> None:
    hombre = "AS 2S AC KS QS JS KH 4D 5D 6D"
    others = ("7S 6S 5S QH 3H", "4S 3S JH 5H", "4H 6H QD KD JD")
    sitting = played(go(start("mediateur", hombre, *others), ALONE), "AS", "2S", "AC")
    plays(sitting, "KH", "sp-t6")


def test_alone_9_when_all_is_lost_the_jack_is_tried_beneath_the_king() -> None:
    first = "KD QD KC QC 3H 4H 5H 6H 7H 3D"
    hombre = "4S 3S KH JH 4D 5D 4C 5C QS JS"
    sitting = start("mediateur", first, "6D 7D 6C 7C 7S 6S QH", "AD 2D 3C 2C AS 2S AH", hombre)
    lost = played(go(sitting, LAST_ALONE), "KD", "QD", "KC", "QC")
    plays(_others_throw(go(lost, "7H"), 2), "JH", "sp-t9")


def test_the_trump_jack_opens_beneath_manille() -> None:
    """S2 §Red-suit hands for a simple call: Manille, king, queen, jack and four, with a king."""
    hombre = "7H KH QH JH 4H KS 3S 5C 4C 4D"
    sitting = start("historical", hombre, "KD 5D AH 2H")
    called = go(sitting, "alliance pass pass pass trumps:H call:KD")
    plays(called, "JH", "hh-1")


def test_with_seven_false_and_true_matadors_three_rounds_of_trumps_come_first() -> None:
    """S2 §Red-suit hands for sans-prendre: Spadille, Manille, Ponte, king, two and four."""
    sitting = start("historical", "AS 7H AH KH 2H 4H KS 3S 5C 4D", "AC 5H QH", "6H JH", "3H")
    plays(go(sitting, "solo pass pass pass trumps:H"), "AS", "hh-3")
    plays(played(go(sitting, "solo pass pass pass trumps:H"), "AS"), "7H", "hh-3")


def test_en_cheville_a_losing_card_goes_or_a_high_trump_falls() -> None:
    """S2 §Red-suit hands for sans-prendre: the leader's king comes, and the suit again."""
    hombre = "AS 7H AH KH 2H 4H KS 3S 5C 4D"
    sitting = start("historical", "KC QC 7C 6C", "AC 5H 4C 3C", hombre, "JH 2C JC 6H 3H")
    led = go(sitting, "pass pass solo pass trumps:H KC 3C 5C JC")
    again = go(led, "7C 4C")
    chosen = asked(again).action
    assert isinstance(chosen, Play)
    assert chosen.card in (Card("4D"), Card("AH"), Card("KH"), Card("3S"))


def test_spadille_and_basto_wait_until_trumps_are_led() -> None:
    defender = "AS AC 4S 7H 6H 5H 7D 6D 4C 3C"
    sitting = start("mediateur", defender, "KC 2S", "KS QS JS 7S 6S KH KD 4D", "QC")
    chosen = asked(go(sitting, "pass pass alliance pass trumps:S call:KC"))
    assert isinstance(chosen.action, Play)
    assert "S" not in chosen.action.card.value or chosen.action.card == Card("4S")


# Médiateur


def test_the_king_that_was_given_up_is_played_before_other_kings() -> None:
    hombre = "AS 2S AC KS QS JS KH 4D 5D 6D"
    sitting = start("mediateur", hombre, "KD 7S 6S 5S", "4S 3S", "4H")
    sitting = go(sitting, "mediateur pass pass pass trumps:S call:KD give:4D")
    drawn = played(sitting, "AS", "2S", "AC")
    plays(drawn, "KD", "me-1")


def test_the_defender_before_hombre_leads_her_long_suit_of_that_king() -> None:
    held = "4H 5H 6H 3H 7D 6D 5C 4C 4S 5S"
    hombre = "AS 2S AC KS QS 7H QD JD KC JC"
    sitting = go(
        start("mediateur", held, hombre, "KH 2H"),
        "pass mediateur pass pass trumps:S call:KH give:JC",
    )
    plays(sitting, "6H", "me-2")


# All ten


def test_defenders_throw_kings_of_suits_that_are_dead() -> None:
    """S2 §Play when the vole is possible: what guards another suit is kept."""
    hombre = "AS 2S AC KS QS JS 7S 6S KH 3D"
    defender = "KC QC JC QD 4D 5D 6D 4C 5C 6C"
    sitting = go(start("mediateur", hombre, defender), ALONE)
    chosen = asked(go(played(sitting, "AS", "2S", "AC", "KS", "QS", "JS"), "7S")).action
    assert isinstance(chosen, Play)
    assert chosen.card != Card("QD")


def test_for_all_ten_spadille_is_led_first() -> None:
    sitting = go(
        start("mediateur", "AS 2S AC KS QS JS 7S 6S 5S 4S"),
        "vole pass pass pass through:solo trumps:S",
    )
    chosen = asked(sitting).action
    assert isinstance(chosen, Play)
    assert chosen.card == Card("AS")
