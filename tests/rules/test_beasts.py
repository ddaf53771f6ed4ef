"""Beasts: how large, which are played for, which wait; every progression of S2 is played."""

from itertools import pairwise

import pytest
from tests.kit.calls import lost_call
from tests.kit.deals import payments, result, rules
from tests.kit.solos import codille, remise, ruled, solo, ways_of, won

from quadrille import Sitting, begin
from quadrille.cards import Suit
from quadrille.money import Pot
from quadrille.seats import Seat
from quadrille.sitting import DealResult, carried_games


def table(key: str = "mediateur", deals: int = 16, **options: str) -> Sitting:
    return begin(rules(key, options), deals=deals, dealer=Seat(3))


def beasts_put_up(sitting: Sitting) -> list[int]:
    """The beasts of each deal, in order, as they were paid."""
    return [
        sum(t.amount for t in each.transfers if t.payee is Pot.BEASTS)
        for each in sitting.results
        if isinstance(each, DealResult)
    ]


def could_be_won(sitting: Sitting) -> int:
    """What the next beast of an ordinary deal would be: all that could be won on that deal."""
    return beasts_put_up(remise(sitting))[-1]


def test_every_beast_paid_stands_on_the_table() -> None:
    sitting = remise(remise(table()))
    assert sitting.books.beasts.total == 28 + 84
    assert sitting.accounts.beasts == 28 + 84
    assert sitting.accounts.total == 0


# The ordinary progression


@pytest.mark.clause("BEAST-4", "BEAST-1", "BEAST-2")
def test_remises_from_an_empty_table_make_28_84_112_and_28_more_each() -> None:
    sitting = table()
    for _ in range(12):
        sitting = remise(sitting)
    assert beasts_put_up(sitting) == [28, 84, *range(112, 365, 28)]
    assert beasts_put_up(sitting)[-1] == 364
    active, waiting = ways_of(sitting)
    assert active == (28,)
    assert waiting == tuple(range(364, 83, -28))


@pytest.mark.clause("BEAST-4", "BEAST-1", "BEAST-2")
def test_after_a_first_codille_beasts_are_28_56_84_and_28_more_each() -> None:
    sitting = codille(table())
    for _ in range(11):
        sitting = remise(sitting)
    assert beasts_put_up(sitting) == list(range(28, 337, 28))


@pytest.mark.clause("BEAST-2")
def test_a_first_beast_is_active_in_the_next_deal_and_later_ones_wait() -> None:
    sitting = remise(table())
    assert ways_of(sitting) == ((28,), ())
    assert ways_of(remise(sitting)) == ((28,), (84,))


@pytest.mark.clause("BEAST-1", "BEAST-4")
def test_two_beasts_and_two_remises_leave_112_to_be_won() -> None:
    sitting = remise(remise(table()))
    assert carried_games(sitting) == 56
    assert could_be_won(sitting) == 112


@pytest.mark.clause("BEAST-4", "BEAST-2")
def test_after_four_remises_and_a_win_the_next_game_is_168() -> None:
    sitting = table()
    for _ in range(4):
        sitting = remise(sitting)
    sitting = won(sitting)
    assert ways_of(sitting) == ((140,), (112, 84))
    assert carried_games(sitting) == 0
    assert could_be_won(sitting) == 168


@pytest.mark.clause("BEAST-4", "BEAST-2")
def test_a_fifth_beast_by_remise_leaves_the_140_in_play_and_196_to_be_won() -> None:
    sitting = table()
    for _ in range(4):
        sitting = remise(sitting)
    sitting = remise(won(sitting))
    assert beasts_put_up(sitting)[-1] == 168
    assert ways_of(sitting) == ((140,), (168, 112, 84))
    assert could_be_won(sitting) == 196


@pytest.mark.clause("BEAST-4", "BEAST-2")
def test_a_fifth_beast_by_codille_takes_the_140_and_the_168_is_active_next() -> None:
    sitting = table()
    for _ in range(4):
        sitting = remise(sitting)
    sitting = codille(won(sitting))
    assert beasts_put_up(sitting)[-1] == 168
    assert ways_of(sitting) == ((168,), (112, 84))


@pytest.mark.clause("BEAST-2")
def test_beasts_are_taken_the_largest_after_the_first_until_none_is_left() -> None:
    sitting = remise(remise(remise(table())))
    active = []
    while sitting.books.beasts.total:
        active.append(ways_of(sitting)[0])
        sitting = won(sitting)
    assert active == [(28,), (112,), (84,)]


@pytest.mark.clause("MPAY-9", "BEAST-2")
def test_a_win_after_remises_takes_the_first_beast_and_28_for_each_remise() -> None:
    sitting = remise(remise(table()))
    eldest = (sitting.dealer + 1) % 4
    over = won(sitting)
    # Of 28 for each remise 20 lie in the pool; the 2 of each opponent are paid with the game.
    paid = payments(result(over).transfers)
    assert f"pool->{eldest} 60 pool" in paid
    assert f"beasts->{eldest} 28 beast" in paid
    others = [seat for seat in range(4) if seat != eldest]
    assert [p for p in paid if "game" in p] == sorted(
        f"{payer}->{eldest} {amount} game" for payer in others for amount in (2, 4)
    )


@pytest.mark.clause("MPAY-11", "BEAST-2")
def test_a_codille_hands_pool_and_active_beast_to_the_defenders_as_one_heap() -> None:
    over = codille(remise(table()))
    # Seat 1 is alone in the second deal; 40 fish and a beast of 28 are 68: 23, 23 and 22.
    taken = [
        sum(t.amount for t in result(over).transfers if t.payee == seat and t.payer in ("pool",))
        + sum(t.amount for t in result(over).transfers if t.payee == seat and t.payer == "beasts")
        for seat in range(4)
    ]
    assert taken == [22, 0, 23, 23]
    assert beasts_put_up(over) == [28, 84]
    assert ways_of(over) == ((84,), ())


@pytest.mark.clause("MPAY-11")
def test_jetons_that_do_not_divide_go_to_the_defenders_next_in_play_from_eldest() -> None:
    over = codille(table())
    shares = {str(t.payee): t.amount for t in result(over).transfers if t.payer == "pool"}
    assert shares == {"1": 7, "2": 7, "3": 6}


# Double rounds


@pytest.mark.clause("BEAST-4", "BEAST-1", "MPAY-8")
def test_in_grand_poulans_remises_make_56_168_224_and_280() -> None:
    sitting = table()
    for _ in range(4):
        sitting = remise(sitting, double=True)
    assert beasts_put_up(sitting) == [56, 168, 224, 280]


@pytest.mark.clause("BEAST-4", "BEAST-1", "MPAY-8")
def test_a_double_round_after_one_single_remise_makes_112_and_168() -> None:
    sitting = remise(table())
    sitting = remise(remise(sitting, double=True), double=True)
    assert beasts_put_up(sitting) == [28, 112, 168]


@pytest.mark.clause("BEAST-4", "BEAST-1", "MPAY-8")
def test_a_double_round_after_one_single_codille_makes_84() -> None:
    sitting = remise(codille(table()), double=True)
    assert beasts_put_up(sitting) == [28, 84]


@pytest.mark.clause("BEAST-4", "BEAST-1", "MPAY-8")
def test_in_grand_poulans_after_a_first_codille_they_are_56_112_168_and_224() -> None:
    sitting = codille(table(), double=True)
    for _ in range(3):
        sitting = remise(sitting, double=True)
    assert beasts_put_up(sitting) == [56, 112, 168, 224]


@pytest.mark.clause("MPAY-9", "MPAY-8")
def test_carried_games_are_paid_at_the_rate_of_the_round_they_come_from() -> None:
    sitting = remise(remise(table()), double=True)
    assert carried_games(sitting) == 28 + 56
    over = won(sitting)
    owed = {t.amount for t in result(over).transfers if t.reason == "game"}
    assert owed == {2, 2 + 4}


@pytest.mark.clause("MPAY-7", "MPAY-9")
def test_a_remise_in_the_favourite_is_carried_at_the_ordinary_rate() -> None:
    sitting = begin(rules("mediateur"), deals=16, dealer=Seat(3), favourite=Suit.SPADES)
    sitting = remise(remise(sitting))
    assert beasts_put_up(sitting) == [28, 84]
    assert carried_games(sitting) == 56
    owed = {t.amount for t in result(won(sitting)).transfers if t.reason == "game"}
    # This deal's doubled contribution, and 2 for each of the two remises.
    assert owed == {4}


# Several beasts of one deal


@pytest.mark.clause("BEAST-3", "LAW-1")
def test_two_beasts_of_one_deal_are_both_active_in_the_next() -> None:
    sitting = remise(table(), faults=["2 revoke"])
    assert beasts_put_up(sitting) == [56]
    assert ways_of(sitting) == ((28, 28), ())
    # 28 carried, 28 of the deal itself and twice 28.
    assert could_be_won(sitting) == 112


@pytest.mark.clause("BEAST-3")
def test_those_that_stood_first_count_among_them_and_then_the_largest_that_wait() -> None:
    sitting = remise(remise(table()))
    sitting = remise(sitting, faults=["1 revoke"])
    assert ways_of(sitting) == ((28, 112), (112, 84))


@pytest.mark.clause("BEAST-3")
def test_several_active_beasts_stay_until_taken_and_are_taken_together() -> None:
    sitting = remise(table(), faults=["2 revoke"])
    sitting = remise(sitting)
    assert ways_of(sitting) == ((28, 28), (112,))
    sitting = won(sitting)
    assert ways_of(sitting) == ((112,), ())


@pytest.mark.clause("BEAST-3", "LAW-1")
def test_three_beasts_of_a_codille_are_all_active_and_none_of_them_is_taken_yet() -> None:
    sitting = codille(remise(table()), faults=["0 revoke", "3 revoke"])
    assert ways_of(sitting) == ((84, 84, 84), ())


@pytest.mark.clause("BEAST-3", "LAW-1")
def test_a_fault_in_a_deal_that_is_won_leaves_its_beast_for_the_next() -> None:
    sitting = solo(table(), 6, faults=["1 revoke"])
    assert beasts_put_up(sitting) == [28]
    assert ways_of(sitting) == ((28,), ())


# Clearing


@pytest.mark.clause("BEAST-5")
def test_play_goes_on_after_the_agreed_rounds_until_every_beast_is_taken() -> None:
    sitting = remise(won(won(won(table(deals=4)))))
    assert not sitting.is_complete
    sitting = won(sitting)
    assert sitting.is_complete
    assert result(sitting).occasion.clearing


@pytest.mark.clause("BEAST-5", "MPAY-5")
@pytest.mark.parametrize(
    ("double_clearing", "game", "premium", "matadors"), [("no", 2, 24, 10), ("yes", 4, 48, 20)]
)
def test_while_clearing_there_are_no_poulans_but_united_matadors_still_pay(
    double_clearing: str, game: int, premium: int, matadors: int
) -> None:
    sitting = codille(won(won(won(table(deals=4, double_clearing=double_clearing)))))
    over = won(sitting)
    assert payments(result(over).transfers) == sorted(
        [
            "beasts->0 28 beast",
            *(f"{payer}->0 {game} game" for payer in (1, 2, 3)),
            *(f"{payer}->0 {premium} premium" for payer in (1, 2, 3)),
            *(f"{payer}->0 {matadors} matadors" for payer in (1, 2, 3)),
        ]
    )


@pytest.mark.clause("BEAST-5")
@pytest.mark.parametrize(("double_clearing", "second"), [("no", 176), ("yes", 184)])
def test_a_beast_of_168_at_the_end_and_another_make_176_or_184(
    double_clearing: str, second: int
) -> None:
    sitting = won(won(table(deals=8, double_clearing=double_clearing)))
    for _ in range(6):
        sitting = codille(sitting)
    assert ways_of(sitting) == ((168,), ())
    assert beasts_put_up(remise(sitting))[-1] == second


@pytest.mark.clause("BEAST-5")
@pytest.mark.parametrize(("double_clearing", "step"), [("no", 8), ("yes", 16)])
def test_further_beasts_while_clearing_grow_by_the_same_step(
    double_clearing: str, step: int
) -> None:
    sitting = codille(won(won(won(table(deals=4, double_clearing=double_clearing)))))
    for _ in range(4):
        sitting = codille(sitting)
    assert [b - a for a, b in pairwise(beasts_put_up(sitting)[3:])] == [step] * 4


@pytest.mark.clause("BEAST-5", "MPAY-9")
def test_games_carried_into_the_clearing_keep_their_value() -> None:
    sitting = remise(won(won(won(table(deals=4)))))
    assert carried_games(sitting) == 28
    # 28 carried, 28 of the beast, and 8 of a deal without poulans.
    assert beasts_put_up(remise(sitting))[-1] == 64
    over = won(sitting)
    assert over.is_complete
    assert over.accounts.pool == 0


@pytest.mark.clause("BEAST-5")
def test_a_ruling_on_the_last_deal_calls_the_players_back_to_clear_its_beast() -> None:
    sitting = won(won(won(won(table(deals=4)))))
    assert sitting.is_complete
    sitting = ruled(sitting, "2 revoke")
    assert not sitting.is_complete
    assert ways_of(sitting) == ((28,), ())
    assert won(sitting).is_complete


# Who pays it


@pytest.mark.clause("BEAST-6", "MPAY-12")
def test_partners_halve_the_beast_of_a_lost_call_unless_hombre_made_too_few() -> None:
    assert "0->beasts 14 beast" in lost_call(hombre=4)
    assert "2->beasts 14 beast" in lost_call(hombre=4)
    assert "0->beasts 28 beast" in lost_call(hombre=3)


# The older form


@pytest.mark.clause("HIST-4", "HIST-1")
def test_historical_remises_make_14_42_56_70_84() -> None:
    sitting = table("historical")
    for _ in range(5):
        sitting = remise(sitting)
    assert beasts_put_up(sitting) == [14, 42, 56, 70, 84]


@pytest.mark.clause("HIST-4", "HIST-2")
def test_historical_beasts_after_a_codille_are_14_28_42_56_70() -> None:
    sitting = codille(table("historical"))
    for _ in range(4):
        sitting = remise(sitting)
    assert beasts_put_up(sitting) == [14, 28, 42, 56, 70]


@pytest.mark.clause("HIST-4", "HIST-5")
def test_played_double_the_same_progressions_are_twice_as_large() -> None:
    sitting, other = table("historical"), codille(table("historical"), double=True)
    for _ in range(5):
        sitting = remise(sitting, double=True)
    for _ in range(4):
        other = remise(other, double=True)
    assert beasts_put_up(sitting) == [28, 84, 112, 140, 168]
    assert beasts_put_up(other) == [28, 56, 84, 112, 140]


@pytest.mark.clause("BEAST-5", "HIST-1")
@pytest.mark.parametrize(("double_clearing", "step"), [("no", 4), ("yes", 8)])
def test_historical_clearing_is_for_4_a_deal_or_8(double_clearing: str, step: int) -> None:
    sitting = codille(won(won(won(table("historical", deals=4, double_clearing=double_clearing)))))
    sitting = remise(sitting)
    assert beasts_put_up(sitting)[3:] == [14, 14 + step]
