"""Accounts in jetons, reckoned by hand: Médiateur 1752."""

import pytest
from tests.kit.calls import WEAK, called, forced, lost_call, six_tricks
from tests.kit.deals import dealt, go, payments, result, rules, start, told, why
from tests.kit.endings import played_to
from tests.kit.solos import dealt_to_eldest, remise, solo, won

from quadrille import Sitting, begin
from quadrille.rules.final import reprises
from quadrille.seats import Seat
from quadrille.sitting import final_balances, final_transfers

# The stakes of every deal below: seat 3 deals, seat 0 has Spadille and Manille, seat 1 Basto.
POULANS = "3->pool 20 poulans, 3->0 20 spadille, 3->0 10 manille, 3->1 10 basto"
ALL_TO_0 = "3->pool 20 poulans, 3->0 20 spadille, 3->0 10 manille, 3->0 10 basto"


def paid(sitting: Sitting) -> list[str]:
    return payments(result(sitting).transfers)


# Fish for the matadors


@pytest.mark.clause("MPAY-1")
def test_fish_go_to_the_holders_as_play_begins_and_a_dealer_does_not_pay_herself() -> None:
    sitting = start("mediateur", "AS 2D", "AC", "KD", "2S")
    spades = go(sitting, "alliance pass pass pass trumps:S call:KD")
    hearts = go(start("mediateur", "AS", "AC 7H", "KD"), "pass pass pass pass trumps:H call:KD")
    assert spades.deal is not None
    assert hearts.deal is not None
    assert payments(spades.deal.paid) == told("3->pool 20 poulans, 3->0 20 spadille, 3->1 10 basto")
    assert payments(hearts.deal.paid) == told(
        "3->pool 20 poulans, 3->0 20 spadille, 3->1 10 manille, 3->1 10 basto"
    )


@pytest.mark.clause("MPAY-1", "DECL-7")
def test_a_matador_given_away_in_the_exchange_is_paid_to_who_then_holds_it() -> None:
    sitting = start("mediateur", "AS 2S AC", "", "KD")
    sitting = go(sitting, "mediateur pass pass pass trumps:S call:KD give:AC")
    assert sitting.deal is not None
    assert payments(sitting.deal.paid) == told(
        "3->pool 20 poulans, 0->2 10 exchange, 3->0 20 spadille, 3->0 10 manille, 3->2 10 basto"
    )
    assert result(played_to(sitting)).facts.matadors == 0


# Simple calls lost


@pytest.mark.clause("MPAY-10", "MPAY-12", "BEAST-6")
def test_partners_share_a_lost_call_if_hombre_made_four() -> None:
    assert lost_call(hombre=4) == told(
        f"{POULANS}, 0->1 4 premium, 2->3 4 premium, 0->beasts 14 beast, 2->beasts 14 beast"
    )


@pytest.mark.clause("MPAY-12")
def test_hombre_bears_a_lost_call_alone_if_she_made_three() -> None:
    assert lost_call(hombre=3) == told(
        f"{POULANS}, 0->1 4 premium, 0->3 4 premium, 0->beasts 28 beast"
    )


@pytest.mark.clause("MPAY-12")
def test_with_a_personal_minimum_of_three_she_shares_what_she_lost_with_three() -> None:
    shared = lost_call(hombre=3, personal_minimum="3")
    assert "2->beasts 14 beast" in shared
    assert "2->3 4 premium" in shared
    alone = lost_call(hombre=2, hand=WEAK, personal_minimum="3")
    assert "0->beasts 28 beast" in alone


@pytest.mark.clause("MPAY-12")
def test_the_allys_tricks_do_not_help_hombre_to_her_minimum() -> None:
    over = played_to(called(hombre=WEAK), side=5, hombre=2)
    assert result(over).facts.tricks[2] == 3
    assert "0->beasts 28 beast" in paid(over)


@pytest.mark.clause("MPAY-11", "MPAY-12")
def test_a_call_lost_by_codille_pays_each_defender_premium_and_game_and_halves_the_pool() -> None:
    assert lost_call(side=4, hombre=4) == told(
        f"{POULANS}, pool->1 10 pool, pool->3 10 pool,"
        "0->1 4 premium, 2->3 4 premium, 0->1 2 game, 2->3 2 game,"
        "0->beasts 14 beast, 2->beasts 14 beast"
    )


@pytest.mark.clause("MPAY-11", "MPAY-12")
def test_a_call_lost_by_codille_with_too_few_is_borne_by_hombre_alone() -> None:
    assert lost_call(side=4, hombre=3) == told(
        f"{POULANS}, pool->1 10 pool, pool->3 10 pool,"
        "0->1 4 premium, 0->3 4 premium, 0->1 2 game, 0->3 2 game, 0->beasts 28 beast"
    )


@pytest.mark.clause("MPAY-12", "VOLE-5", "AUC-6")
def test_in_forced_spadille_the_ally_shares_though_hombre_made_but_one() -> None:
    over = played_to(forced(hombre=WEAK), side=4, hombre=1)
    assert "2->beasts 14 beast" in paid(over)
    assert "2->3 4 premium" in paid(over)


@pytest.mark.clause("MPAY-3", "AUC-6")
def test_forced_spadille_won_is_paid_as_a_simple_call() -> None:
    over = played_to(forced(), side=6)
    assert paid(over) == told(
        f"{POULANS}, pool->0 10 pool, pool->2 10 pool,"
        "1->0 4 premium, 3->2 4 premium, 1->0 2 game, 3->2 2 game"
    )


@pytest.mark.clause("AUC-7", "MPAY-12")
def test_a_last_speaker_who_bids_after_three_passes_is_under_the_personal_minimum() -> None:
    hombre = "AS 2S KS QS 7D 7H 2C 6D 6H 3C"
    sitting = start("mediateur", "KD KH JS 5D 5H 4C 4D 4H 5C 6C", "", "", hombre)
    sitting = go(sitting, "pass pass pass alliance trumps:S call:KD")
    over = played_to(sitting, side=4, hombre=3)
    assert "3->beasts 28 beast" in paid(over)


# Matadors


@pytest.mark.clause("MPAY-5")
def test_matadors_between_the_partners_are_united_and_paid_one_to_one() -> None:
    hombre = "AS 2S KS QS 7D 7H 2C 6D 6H 3C"
    ally = "KD AC JS 5D 5H 4C 4D 4H 5C 6C"
    sitting = go(start("mediateur", hombre, "", ally), "alliance pass pass pass trumps:S call:KD")
    won_, lost = played_to(sitting, side=6), played_to(sitting, side=5, hombre=4)
    assert [p for p in paid(won_) if "matadors" in p] == ["1->0 10 matadors", "3->2 10 matadors"]
    assert [p for p in paid(lost) if "matadors" in p] == ["0->1 10 matadors", "2->3 10 matadors"]


@pytest.mark.clause("MPAY-5")
def test_matadors_that_only_the_defenders_hold_are_not_paid() -> None:
    sitting = start("mediateur", "KS QS JS 7S 6S 5S", "AS 2S AC KD")
    sitting = go(sitting, "solo pass pass pass trumps:S")
    assert not any("matadors" in p for p in paid(played_to(sitting)))


@pytest.mark.clause("MPAY-5", "CARD-5")
def test_further_matadors_are_paid_only_where_that_is_agreed() -> None:
    five = "AS 2S AC KS QS 7D 6D 5D 2C 3C"
    for options, each in (({}, 10), ({"additional_matadors": "3"}, 16)):
        sitting = go(start("mediateur", five, **options), "solo pass pass pass trumps:S")
        over = played_to(sitting, side=5)
        assert [p for p in paid(over) if "matadors" in p] == [
            f"0->{n} {each} matadors" for n in (1, 2, 3)
        ]


@pytest.mark.clause("MPAY-5", "MPAY-6", "DECL-7")
def test_a_matador_received_in_the_exchange_cannot_unite_them_but_a_kept_three_do() -> None:
    """The called card is never a trump, so the exchange can only lose a matador."""
    sitting = start("mediateur", "AS 2S AC 3H", "", "KD")
    kept = go(sitting, "mediateur pass pass pass trumps:S call:KD give:3H")
    assert result(played_to(kept)).facts.matadors == 3


# Self-calls


@pytest.mark.clause("MPAY-14", "DECL-5")
def test_a_self_call_is_alone_against_three_at_the_rates_of_a_simple_call() -> None:
    sitting = start("mediateur", "AS 2S AC KS QS KD 6D 5D 2C 3C")
    sitting = go(sitting, "alliance pass pass pass trumps:S call:KD")
    over = played_to(sitting, side=6)
    three = ("1", "2", "3")
    assert paid(over) == told(
        f"{ALL_TO_0}, pool->0 20 pool,"
        + ",".join(f"{n}->0 4 premium, {n}->0 10 matadors, {n}->0 2 game" for n in three)
    )
    lost = played_to(sitting, side=5)
    assert paid(lost) == told(
        f"{ALL_TO_0}, 0->beasts 28 beast,"
        + ",".join(f"0->{n} 4 premium, 0->{n} 10 matadors" for n in three)
    )


@pytest.mark.clause("MPAY-14", "DECL-5", "DECL-7")
def test_a_self_call_in_a_mediateur_has_its_rates_and_neither_exchange_nor_fish() -> None:
    sitting = start("mediateur", "AS 2S AC KS QS KD 6D 5D 2C 3C")
    sitting = go(sitting, "mediateur pass pass pass trumps:S call:KD")
    over = played_to(sitting, side=6)
    assert "1->0 14 premium" in paid(over)
    assert not any("exchange" in p for p in paid(over))
    assert result(over).facts.called_own


@pytest.mark.clause("MPAY-4", "MPAY-14", "VOLE-2", "VOLE-4")
@pytest.mark.parametrize(("contract", "price"), [("alliance", 20), ("mediateur", 30)])
def test_a_vole_undertaken_after_a_self_call_has_the_price_of_its_contract(
    contract: str, price: int
) -> None:
    sitting = start("mediateur", "AS 2S AC KS QS JS 7S 6S 5S KD")
    sitting = go(sitting, f"{contract} pass pass pass trumps:S call:KD")
    sitting = six_tricks(sitting, showing="KD")
    over = played_to(sitting, side=10)
    assert [p for p in paid(over) if "vole" in p] == [f"{n}->0 {price} vole" for n in (1, 2, 3)]


@pytest.mark.clause("MPAY-14", "MPAY-3", "DECL-8")
def test_a_vole_declared_through_mediateur_with_ones_own_king_keeps_its_premium() -> None:
    sitting = start("mediateur", "AS 2S AC KS QS JS 7S 6S 5S KD")
    sitting = go(sitting, "vole pass pass pass through:mediateur trumps:S call:KD")
    over = played_to(sitting, side=10)
    assert [p for p in paid(over) if "premium" in p] == [f"{n}->0 64 premium" for n in (1, 2, 3)]
    assert not any("exchange" in p for p in paid(over))


# A declared vole lost


TO_THREE = "0->1 {n} {r}, 0->2 {n} {r}, 0->3 {n} {r},"


def to_three(amount: int, reason: str) -> str:
    return TO_THREE.format(n=amount, r=reason)


@pytest.mark.clause("MPAY-13", "DECL-8")
@pytest.mark.parametrize(("way", "premium"), [("solo", 104), ("mediateur", 64)])
@pytest.mark.parametrize("tricks", [9, 6, 5])
def test_a_declared_vole_missed_is_a_lost_contract_and_the_pool_is_carried(
    way: str, premium: int, tricks: int
) -> None:
    # The king that is given to her is a trick too.
    trumps = ["AS", "2S", "AC", "KS", "QS", "JS", "7S", "6S", "5S"][: tricks - (way != "solo")]
    low = ["7D", "6D", "7H", "6H", "2C", "5D"][: 10 - len(trumps)]
    sitting = start("mediateur", " ".join(trumps + low), "", "KD KH KC" if way != "solo" else "")
    if way == "solo":
        sitting = go(sitting, "vole pass pass pass through:solo trumps:S")
    else:
        sitting = go(
            sitting, f"vole pass pass pass through:mediateur trumps:S call:KH give:{low[0]}"
        )
    over = played_to(sitting, side=tricks)
    exchange = "" if way == "solo" else "0->2 10 exchange,"
    assert paid(over) == told(
        f"{ALL_TO_0}, {exchange} {to_three(premium, 'premium')} {to_three(10, 'matadors')}"
        "0->beasts 28 beast"
    )
    assert result(over).outcome.value == ("remise" if tricks == 5 else "vole-lost")
    assert over.accounts.pool == 20
    assert result(over).carried == 28


@pytest.mark.clause("MPAY-13")
def test_a_declared_vole_lost_with_four_tricks_is_a_codille() -> None:
    sitting = start("mediateur", "AS 2S AC KS 7D 6D 5D 2C 3C 7H")
    sitting = go(sitting, "vole pass pass pass through:solo trumps:S")
    over = played_to(sitting, side=4)
    assert paid(over) == told(
        f"{ALL_TO_0}, pool->1 7 pool, pool->2 7 pool, pool->3 6 pool,"
        f"{to_three(104, 'premium')} {to_three(10, 'matadors')} {to_three(2, 'game')}"
        "0->beasts 28 beast"
    )


@pytest.mark.clause("MPAY-13", "BEAST-1", "MPAY-9")
def test_the_beast_of_a_declared_vole_is_the_game_that_could_be_won() -> None:
    sitting = remise(begin(rules("mediateur"), deals=4, dealer=Seat(3)))
    sitting = go(dealt_to_eldest(sitting, 9), "vole pass pass pass through:solo trumps:S")
    over = played_to(sitting, side=9)
    assert "1->beasts 84 beast" in paid(over)
    # Neither the active beast nor the pool has moved.
    assert over.books.beasts.active == (28,)
    assert over.accounts.pool == 40


@pytest.mark.clause("DECL-8")
def test_where_no_vole_goes_through_mediateur_nothing_is_said_about_it() -> None:
    sitting = start("mediateur", "AS 2S AC KS QS JS 7S 6S 5S 4S", vole_through_mediateur="no")
    sitting = go(sitting, "vole pass pass pass")
    assert why(sitting, "through:mediateur") == "no-way DECL-8"
    over = played_to(go(sitting, "trumps:S"), side=10)
    assert "1->0 104 premium" in paid(over)


@pytest.mark.clause("DECL-8")
def test_how_a_vole_is_played_is_said_before_trumps_and_only_of_a_vole() -> None:
    sitting = go(start("mediateur", "AS 2S AC"), "vole pass pass pass")
    assert why(sitting, "trumps:S") == "way-first DECL-8"
    assert why(sitting, "through:alliance") == "no-way DECL-8"
    assert why(go(sitting, "through:solo"), "through:mediateur") == "no-way DECL-8"
    alone = go(start("mediateur", "AS 2S AC"), "solo pass pass pass")
    assert why(alone, "through:solo") == "no-way DECL-8"


# Wins with carried games


@pytest.mark.clause("MPAY-9", "MPAY-12")
def test_partners_halve_pool_beast_and_carried_games_whatever_their_tricks() -> None:
    sitting = remise(begin(rules("mediateur"), deals=4, dealer=Seat(2)))
    # Seat 3 was alone and lost; now seat 0 is eldest, and seat 2 her ally.
    sitting = dealt(
        sitting,
        "AS 2S KS QS AC JS 7S 6H 2C 3C",
        "",
        "KD KH 5S 5D 5H 4C 4D 4H 5C 6C",
    )
    over = played_to(
        go(sitting, "alliance pass pass pass trumps:S call:KD"), side=6, after_six="stops"
    )
    assert paid(over) == told(
        f"{ALL_TO_0}, pool->0 20 pool, pool->2 20 pool, beasts->0 14 beast, beasts->2 14 beast,"
        "1->0 4 premium, 3->2 4 premium, 1->0 10 matadors, 3->2 10 matadors,"
        "1->0 2 game, 3->2 2 game, 1->0 2 game, 3->2 2 game"
    )
    assert over.books.beasts.total == 0


# No vole without the called king, none in forced Spadille


@pytest.mark.clause("VOLE-4")
def test_ten_tricks_without_the_called_king_shown_in_time_earn_no_vole() -> None:
    hombre, ally = "AS 2S AC KS QS JS 7S 6S 5S 4S", "KD 3S"
    sitting = go(start("mediateur", hombre, "", ally), "alliance pass pass pass trumps:S call:KD")
    sitting = six_tricks(sitting, keeping="KD")
    assert why(sitting, "stop") == "no-stop VOLE-2"
    over = played_to(sitting, side=10)
    assert result(over).vole == "no"
    assert not any("vole" in p for p in paid(over))


@pytest.mark.clause("VOLE-5", "DECL-9")
def test_forced_spadille_goes_for_no_vole_though_she_takes_all_ten() -> None:
    hombre, ally = "AS 2S AC KS QS JS 7S 6S 5S 3D", "KD 3S 4S"
    sitting = go(start("mediateur", hombre, "", ally), "pass pass pass pass trumps:S call:KD")
    over = played_to(sitting, side=10)
    assert result(over).vole == "no"
    assert not result(over).facts.premiers


# The end of a sitting


@pytest.mark.clause("MPAY-15")
def test_the_cards_are_paid_at_the_end_in_the_final_account_only() -> None:
    sitting = begin(rules("mediateur", {"cards": "5"}), deals=4, dealer=Seat(3))
    for _ in range(4):
        assert final_transfers(sitting) == ()
        sitting = won(sitting)
    assert sitting.is_complete
    assert payments(final_transfers(sitting)) == told("each->cards 5 cards")
    assert sum(sitting.accounts.purses) == 0
    assert sum(final_balances(sitting)) == -20


@pytest.mark.clause("MPAY-15", "BEAST-5")
def test_the_cards_wait_until_every_beast_is_cleared() -> None:
    sitting = begin(rules("mediateur", {"cards": "5"}), deals=4, dealer=Seat(3))
    sitting = remise(won(won(won(sitting))))
    assert final_transfers(sitting) == ()
    assert payments(final_transfers(won(sitting))) == told("each->cards 5 cards")


@pytest.mark.clause("MPAY-16")
def test_a_reprise_is_a_net_loss_of_seventy_jetons() -> None:
    assert reprises(rules("mediateur"), (-69, -70, -141, 280)) == (0, 1, 2, 0)
    assert reprises(rules("quanti"), (-69, -70, -141, 280)) == (0, 0, 0, 0)


@pytest.mark.clause("MPAY-2")
def test_what_players_account_for_to_the_game_is_not_staked() -> None:
    sitting = solo(begin(rules("mediateur"), deals=4, dealer=Seat(3)), 5)
    assert sitting.accounts.pool == 20
    assert result(sitting).carried == 28
    assert not any("game" in p for p in paid(sitting))


@pytest.mark.clause("MPAY-1", "MPAY-9")
def test_nothing_is_posted_before_a_deal_is_over() -> None:
    sitting = called()
    assert sitting.accounts.purses == (0, 0, 0, 0)
    assert sitting.accounts.pool == 0
