"""Accounts of the older form, reckoned by hand: Historical 1724, contre, dévole, strict claims."""

import pytest
from tests.kit.calls import WEAK, called, forced, lost_call
from tests.kit.deals import dealt, go, payments, result, rules, start, told, why
from tests.kit.endings import played_to
from tests.kit.solos import DOUBLE, codille, dealt_to_eldest, remise, won

from quadrille import Sitting, begin
from quadrille.cards import Suit
from quadrille.errors import BadOption
from quadrille.rules.actions import Claim, Redeal, Void
from quadrille.rules.standing import Bonus
from quadrille.seats import NATURE, Seat
from quadrille.sitting import apply, claims, final_transfers


def paid(sitting: Sitting) -> list[str]:
    return payments(result(sitting).transfers)


def from_three(amount: int, reason: str) -> str:
    return f"1->0 {amount} {reason}, 2->0 {amount} {reason}, 3->0 {amount} {reason},"


def to_three(amount: int, reason: str) -> str:
    return f"0->1 {amount} {reason}, 0->2 {amount} {reason}, 0->3 {amount} {reason},"


def alone(hand: str, bid: str = "solo", **options: str) -> Sitting:
    return go(start("historical", hand, **options), f"{bid} pass pass pass trumps:S")


SIX = "AS 2S AC KS QS JS 7D 6D 2C 3C"
"""Six trumps from the top: six matadors, as the older form counts them."""
LONE_SIX = "AS 2S KS QS JS 7S 7D 6D 2C 3C"
"""Six trumps without Basto: no matadors."""
FIVE = "AS 2S KS QS JS 7D 6D 5D 2C 3C"
THREE = "AS 2S AC 7D 6D 5D 2C 3C 7H 6H"
NONE = "7D 6D 5D 4D 2C 3C 4C 7H 6H 5H"
TEN = "AS 2S AC KS QS JS 7S 6S 5S 4S"


# The form itself


@pytest.mark.clause("HIST-1")
def test_there_is_no_favourite_and_no_mediateur() -> None:
    with pytest.raises(BadOption):
        begin(rules("historical"), deals=4, dealer=Seat(3), favourite=Suit.HEARTS)
    sitting = start("historical")
    assert why(sitting, "mediateur") == "no-such-bid AUC-2"
    assert why(sitting, "solo+") == "no-favourite AUC-2"
    assert why(sitting, "contre") == "no-such-bid AUC-2"


@pytest.mark.clause("HIST-1", "HIST-3")
def test_a_solo_won_takes_fish_consolation_solo_and_game() -> None:
    over = played_to(
        go(start("historical", LONE_SIX, "AC"), "solo pass pass pass trumps:S"),
        side=6,
        after_six="stops",
    )
    assert paid(over) == told(
        "3->pool 10 poulans, pool->0 10 pool,"
        + from_three(2, "consolation")
        + from_three(5, "solo")
        + from_three(1, "game")
    )


@pytest.mark.clause("HIST-3", "CARD-5")
def test_each_matador_of_an_unbroken_run_is_paid_one() -> None:
    over = played_to(alone(SIX), side=6, after_six="stops")
    assert [p for p in paid(over) if "matadors" in p] == [f"{n}->0 6 matadors" for n in (1, 2, 3)]


@pytest.mark.clause("HIST-3")
def test_matadors_between_partners_count_together_with_those_that_follow() -> None:
    hombre, ally = "AS AC QS 7D 7H 2C 6D 6H 3C JS", "KD 2S KS KH 5S 5D 5H 4C 4D 4H"
    sitting = go(start("historical", hombre, "", ally), "alliance pass pass pass trumps:S call:KD")
    over = played_to(sitting, side=6, after_six="stops")
    assert "1->0 6 matadors" in paid(over)
    assert "3->2 6 matadors" in paid(over)


@pytest.mark.clause("HIST-2")
@pytest.mark.parametrize(
    ("tricks", "outcome"), [(6, "won"), (5, "remise"), (4, "remise"), (3, "codille")]
)
def test_five_tricks_and_four_are_remise_and_three_codille(tricks: int, outcome: str) -> None:
    sitting = dealt_to_eldest(begin(rules("historical"), deals=4, dealer=Seat(3)), tricks)
    sitting = go(sitting, "solo pass pass pass trumps:S")
    over = played_to(sitting, side=tricks, after_six="stops")
    assert result(over).outcome.value == outcome


@pytest.mark.clause("HIST-2")
def test_a_call_with_four_tricks_is_a_remise_too() -> None:
    over = played_to(called("historical"), side=4, hombre=3)
    assert result(over).outcome.value == "remise"
    assert paid(over) == told(
        "3->pool 10 poulans, 0->1 2 consolation, 2->3 2 consolation,"
        "0->beasts 7 beast, 2->beasts 7 beast"
    )


@pytest.mark.clause("HIST-3", "HIST-4")
def test_a_solo_lost_by_remise_pays_consolation_solo_and_matadors_but_no_game() -> None:
    over = played_to(alone("AS 2S AC KS QS 7D 6D 5D 2C 3C"), side=5)
    assert paid(over) == told(
        "3->pool 10 poulans,"
        + to_three(2, "consolation")
        + to_three(5, "solo")
        + to_three(5, "matadors")
        + "0->beasts 14 beast"
    )
    assert over.accounts.pool == 10
    assert result(over).carried == 14


@pytest.mark.clause("HIST-3", "MPAY-11")
def test_a_codille_pays_the_game_too_and_the_pool_is_shared_four_three_three() -> None:
    over = played_to(alone(THREE), side=3)
    assert paid(over) == told(
        "3->pool 10 poulans, pool->1 4 pool, pool->2 3 pool, pool->3 3 pool,"
        + to_three(2, "consolation")
        + to_three(5, "solo")
        + to_three(3, "matadors")
        + to_three(1, "game")
        + "0->beasts 14 beast"
    )


@pytest.mark.clause("HIST-3")
def test_a_game_is_paid_for_every_remise_that_was_carried() -> None:
    sitting = remise(remise(begin(rules("historical"), deals=4, dealer=Seat(1))))
    over = won(sitting)
    assert paid(over) == told(
        "3->pool 10 poulans, pool->0 30 pool, beasts->0 14 beast,"
        + from_three(2, "consolation")
        + from_three(5, "solo")
        + from_three(6, "matadors")
        + from_three(1, "game")
        + from_three(2, "game")
    )
    lost = codille(sitting)
    assert "0->1 2 game" in paid(lost)
    assert "0->1 1 game" in paid(lost)


@pytest.mark.clause("HIST-5")
def test_a_double_deal_doubles_stake_game_consolation_matadors_solo_and_vole() -> None:
    sitting = dealt_to_eldest(
        begin(rules("historical"), deals=4, dealer=Seat(3)), 10, occasion=DOUBLE
    )
    over = played_to(go(sitting, "solo pass pass pass trumps:S"), side=10)
    assert paid(over) == told(
        "3->pool 20 poulans, pool->0 20 pool,"
        + from_three(4, "consolation")
        + from_three(10, "solo")
        + from_three(20, "matadors")
        + from_three(2, "game")
        + from_three(40, "vole")
    )


@pytest.mark.clause("HIST-5")
def test_the_cards_cost_one_fish_each() -> None:
    sitting = begin(rules("historical", {"cards": "10"}), deals=4, dealer=Seat(3))
    for _ in range(4):
        sitting = won(sitting)
    assert payments(final_transfers(sitting)) == told("each->cards 10 cards")


@pytest.mark.clause("HIST-6")
def test_hombre_shares_a_lost_call_from_three_tricks_or_from_four() -> None:
    assert "2->beasts 7 beast" in lost_call("historical", hombre=3)
    assert "0->beasts 14 beast" in lost_call("historical", hombre=2, hand=WEAK)
    stern = lost_call("historical", hombre=3, personal_minimum="4")
    assert "0->beasts 14 beast" in stern
    assert "0->3 2 consolation" in stern


# The vole


@pytest.mark.clause("HIST-3", "VOLE-4")
def test_a_vole_is_ten_for_partners_and_twenty_for_a_lone_player() -> None:
    hombre, ally = "AS 2S AC KS QS JS 7S 6S 5S 3D", "KD 4S 3S QD JD AD 2D QH JH KH"
    other = "KC QC JC 7C 6C 5C 4C 2H 3H 4H"
    sitting = go(
        start("historical", hombre, other, ally), "alliance pass pass pass trumps:S call:KD"
    )
    over = played_to(go(sitting, "3D KC KD"), side=10)
    assert [p for p in paid(over) if "vole" in p] == ["1->0 10 vole", "3->2 10 vole"]
    lone = played_to(alone(TEN), side=10)
    assert [p for p in paid(lone) if "vole" in p] == [f"{n}->0 20 vole" for n in (1, 2, 3)]


@pytest.mark.clause("HIST-3")
def test_a_vole_missed_after_premiers_is_paid_and_the_solo_stays_won() -> None:
    over = played_to(alone(SIX), side=6, premiers=True)
    assert result(over).vole == "failed"
    assert paid(over) == told(
        "3->pool 10 poulans, pool->0 10 pool,"
        + from_three(2, "consolation")
        + from_three(5, "solo")
        + from_three(6, "matadors")
        + from_three(1, "game")
        + to_three(20, "vole")
    )


@pytest.mark.clause("HIST-3", "DECL-5", "VOLE-4")
def test_one_who_called_her_own_king_has_a_lone_players_vole_without_the_solo() -> None:
    own = "AS 2S AC KS QS JS 7S 6S 5S KD"
    sitting = go(start("historical", own), "alliance pass pass pass trumps:S call:KD")
    over = played_to(go(sitting, "KD"), side=10)
    assert [p for p in paid(over) if "vole" in p] == [f"{n}->0 20 vole" for n in (1, 2, 3)]
    assert not any("solo" in p for p in paid(over))


# Contre


@pytest.mark.clause("HIST-8", "AUC-2")
def test_contre_is_bid_above_solo_by_a_later_player_too() -> None:
    sitting = go(start("historical", contre="yes"), "alliance solo contre")
    assert why(sitting, "solo") == "bid-too-low AUC-2"
    sitting = go(sitting, "pass pass pass")
    assert sitting.deal is not None
    assert why(sitting, "trumps:S", 2) is None


@pytest.mark.clause("HIST-8")
def test_contre_made_pays_all_that_a_solo_pays_and_a_lone_players_vole() -> None:
    over = played_to(alone(TEN, "contre", contre="yes"), side=10)
    assert paid(over) == told(
        "3->pool 10 poulans, pool->0 10 pool,"
        + from_three(2, "consolation")
        + from_three(5, "solo")
        + from_three(10, "matadors")
        + from_three(1, "game")
        + from_three(20, "vole")
    )


@pytest.mark.clause("HIST-8", "VOLE-6")
@pytest.mark.parametrize("tricks", [9, 6])
def test_contre_missed_with_six_or_more_pays_the_vole_and_nothing_else(tricks: int) -> None:
    before = remise(begin(rules("historical", {"contre": "yes"}), deals=4, dealer=Seat(2)))
    sitting = go(dealt_to_eldest(before, tricks), "contre pass pass pass trumps:S")
    over = played_to(sitting, side=tricks)
    assert paid(over) == told("3->pool 10 poulans," + to_three(20, "vole"))
    assert result(over).outcome.value == "vole-lost"
    assert over.books.beasts.active == (14,)
    # The game of this deal is carried beside that of the remise.
    assert result(over).carried == 28


@pytest.mark.clause("HIST-8")
def test_contre_below_six_owes_all_of_a_lost_solo_besides_with_a_beast() -> None:
    five = played_to(alone("AS 2S AC KS QS 7D 6D 5D 2C 3C", "contre", contre="yes"), side=5)
    owed = to_three(2, "consolation") + to_three(5, "solo") + to_three(20, "vole")
    assert paid(five) == told(
        "3->pool 10 poulans," + owed + to_three(5, "matadors") + "0->beasts 14 beast"
    )
    three = played_to(alone(THREE, "contre", contre="yes"), side=3)
    assert paid(three) == told(
        "3->pool 10 poulans, pool->1 4 pool, pool->2 3 pool, pool->3 3 pool,"
        + owed
        + to_three(3, "matadors")
        + to_three(1, "game")
        + "0->beasts 14 beast"
    )


@pytest.mark.clause("HIST-8", "QPAY-13")
def test_a_pool_that_contre_leaves_at_the_very_end_is_shared_from_the_last_eldest() -> None:
    sitting = begin(rules("historical", {"contre": "yes"}), deals=4, dealer=Seat(3))
    sitting = won(won(won(sitting)))
    sitting = go(dealt_to_eldest(sitting, 9), "contre pass pass pass trumps:S")
    over = played_to(sitting, side=9)
    assert over.is_complete
    assert over.accounts.pool == 10
    # Seat 2 dealt the last deal, so seat 3 was eldest.
    assert payments(final_transfers(over)) == told(
        "pool->3 3 share, pool->0 3 share, pool->1 2 share, pool->2 2 share"
    )


# Dévole


@pytest.mark.clause("HIST-9")
def test_a_lone_player_without_a_trick_pays_twenty_to_each_of_three() -> None:
    over = played_to(alone(NONE, devole="yes"), side=0)
    assert [p for p in paid(over) if "devole" in p] == [f"0->{n} 20 devole" for n in (1, 2, 3)]
    free = played_to(alone(NONE), side=0)
    assert not any("devole" in p for p in paid(free))
    one = played_to(alone("AS 6D 5D 4D 2C 3C 4C 7H 6H 5H", devole="yes"), side=1)
    assert not any("devole" in p for p in paid(one))


@pytest.mark.clause("HIST-9", "HIST-6")
def test_partners_without_a_trick_pay_ten_to_each_defender_and_hombre_bears_it() -> None:
    ally = "KD 4H 3H 2H 5C 6C 3S 2D AD 3D"
    stranger = "AS KS QS KC QC JC KH QH JH AH"
    dealt_ = start("historical", NONE, stranger, ally, devole="yes")
    sitting = go(dealt_, "alliance pass pass pass trumps:S call:KD")
    over = played_to(sitting, side=0)
    assert [p for p in paid(over) if "devole" in p] == ["0->1 10 devole", "0->3 10 devole"]


@pytest.mark.clause("HIST-9")
def test_one_trick_of_either_partner_is_enough_to_avoid_the_devole() -> None:
    over = played_to(called("historical", hombre=WEAK, devole="yes"), side=3, hombre=1)
    assert not any("devole" in p for p in paid(over))


@pytest.mark.clause("HIST-9", "HIST-8")
def test_contre_without_a_trick_pays_both() -> None:
    over = played_to(alone(NONE, "contre", contre="yes", devole="yes"), side=0)
    assert [p for p in paid(over) if "vole" in p and "0->1" in p] == [
        "0->1 20 devole",
        "0->1 20 vole",
    ]


@pytest.mark.clause("HIST-6", "AUC-6")
def test_in_forced_spadille_the_partners_share_a_loss_though_hombre_made_but_one() -> None:
    """There is no dévole in it, since Spadille always takes a trick."""
    over = played_to(forced("historical", hombre=WEAK, devole="yes"), side=3, hombre=1)
    assert "2->3 2 consolation" in paid(over)


# Strict claims


def claiming(hand: str, bid: str = "solo") -> Sitting:
    return alone(hand, bid, strict_claims="yes")


@pytest.mark.clause("HIST-7")
def test_claims_are_free_unless_the_table_is_strict() -> None:
    over = played_to(alone(SIX), side=6, after_six="stops")
    assert claims(over, Seat(0)) == ()
    assert why(over, Claim(Bonus.MATADORS), 0) == "nothing-to-claim HIST-7"


@pytest.mark.clause("HIST-7")
def test_strictly_solo_and_matadors_are_not_paid_until_they_are_claimed() -> None:
    over = played_to(claiming(SIX), side=6, after_six="stops")
    without = told(
        "3->pool 10 poulans, pool->0 10 pool,"
        + from_three(2, "consolation")
        + from_three(1, "game")
    )
    assert paid(over) == without
    assert claims(over, Seat(0)) == (Claim(Bonus.SOLO), Claim(Bonus.MATADORS))
    assert claims(over, Seat(1)) == ()
    once, _ = apply(over, Seat(0), Claim(Bonus.MATADORS))
    assert paid(once) == sorted(without + told(from_three(6, "matadors")))
    twice, _ = apply(once, Seat(0), Claim(Bonus.SOLO))
    assert paid(twice) == sorted(
        without + told(from_three(6, "matadors")) + told(from_three(5, "solo"))
    )
    assert twice.accounts.total == 0
    assert twice.counted == 1
    assert why(twice, Claim(Bonus.SOLO), 0) == "nothing-to-claim HIST-7"


@pytest.mark.clause("HIST-7")
def test_a_defender_claims_what_a_lost_solo_owes() -> None:
    over = played_to(claiming("AS 2S AC KS QS 7D 6D 5D 2C 3C"), side=5)
    assert claims(over, Seat(0)) == ()
    for seat in (1, 2, 3):
        assert claims(over, Seat(seat)) == (Claim(Bonus.SOLO), Claim(Bonus.MATADORS))
    for seat in (1, 2, 3):
        over, _ = apply(over, Seat(seat), Claim(Bonus.SOLO))
    assert [p for p in paid(over) if "solo" in p] == [f"0->{n} 5 solo" for n in (1, 2, 3)]
    assert not any("matadors" in p for p in paid(over))


@pytest.mark.clause("HIST-7")
def test_a_claim_lapses_with_the_next_deal() -> None:
    over = played_to(claiming(SIX), side=6, after_six="stops")
    later = dealt(over)
    assert why(later, Claim(Bonus.SOLO), 0) == "claim-after HIST-7"
    assert claims(later, Seat(0)) == ()
    void, _ = apply(over, NATURE, Redeal(Void.EXPOSED_CARD))
    assert why(void, Claim(Bonus.SOLO), 0) == "claim-after HIST-7"


@pytest.mark.clause("HIST-7")
def test_nothing_is_claimed_before_the_last_card() -> None:
    assert why(claiming(SIX), Claim(Bonus.SOLO), 0) == "claim-after HIST-7"


@pytest.mark.clause("HIST-7")
def test_beast_game_consolation_and_vole_never_need_a_claim() -> None:
    over = played_to(claiming(TEN), side=10)
    reasons = {t.reason.value for t in result(over).transfers}
    assert reasons == {"poulans", "pool", "consolation", "game", "vole"}


@pytest.mark.clause("HIST-7")
def test_a_claim_on_the_last_deal_is_heard_though_the_sitting_is_complete() -> None:
    sitting = begin(rules("historical", {"strict_claims": "yes"}), deals=4, dealer=Seat(3))
    sitting = won(won(won(won(sitting))))
    assert sitting.is_complete
    before = sitting.accounts.purses[3]
    sitting, _ = apply(sitting, Seat(3), Claim(Bonus.SOLO))
    assert sitting.is_complete
    assert sitting.accounts.purses[3] == before + 15
