"""Golden sittings by the rules of S2, their accounts held against numbers reckoned by hand.

The numbers here are S2's own tables and sums made with a pencil from its clauses; none was
taken from the program.
"""

from functools import cache
from typing import Final

import pytest
from tests.kit.records import golden

from quadrille.money import Reason
from quadrille.record import load, scores
from quadrille.record.scores import DealScores, FinalScores, Scores


@cache
def _scores(name: str) -> Scores:
    return scores(load(golden(name)).sitting)


def deals(name: str) -> tuple[DealScores, ...]:
    return _scores(name).deals


def final(name: str) -> FinalScores:
    return _scores(name).final


def moved(deal: DealScores, *reasons: Reason) -> list[str]:
    """What moved for some reasons, or for any, such as "1->0 4 premium", in text order."""
    return sorted(
        f"{each.payer}->{each.payee} {each.amount} {each.reason}"
        for each in deal.transfers
        if not reasons or each.reason in reasons
    )


def told(text: str) -> list[str]:
    return sorted(part.strip() for part in text.replace("\n", ",").split(",") if part.strip())


def put_up(deal: DealScores) -> int:
    """Beasts incurred, together."""
    return sum(each.amount for each in deal.transfers if each.payee == "beasts")


def taken(deal: DealScores) -> int:
    return sum(each.amount for each in deal.transfers if each.payer == "beasts")


# S2's table of amounts: every row, and in the four records every column

COLUMNS: Final = (
    "amounts-single",
    "amounts-favourite",
    "amounts-double",
    "amounts-favourite-double",
)

AMOUNTS: Final = (
    # deal, what is paid for, who pays it, and the row of the table
    (1, Reason.GAME, "1 3", (2, 4, 4, 8)),
    (1, Reason.POULANS, "3", (20, 20, 40, 40)),
    (1, Reason.PREMIUM, "1 3", (4, 8, 8, 16)),
    (2, Reason.PREMIUM, "2 3 0", (14, 28, 28, 56)),
    (3, Reason.PREMIUM, "3 0 1", (24, 48, 48, 96)),
    (4, Reason.PREMIUM, "0 1 2", (64, 128, 128, 256)),
    (5, Reason.PREMIUM, "1 2 3", (104, 208, 208, 416)),
    (6, Reason.VOLE, "2 0", (20, 40, 40, 80)),
    (7, Reason.VOLE, "3 0 1", (30, 60, 60, 120)),
    (8, Reason.VOLE, "0 1 2", (40, 80, 80, 160)),
    (3, Reason.MATADORS, "3 0 1", (10, 20, 20, 40)),
    (2, Reason.EXCHANGE, "1", (10, 20, 20, 40)),
)


@pytest.mark.clause("MPAY-1", "MPAY-2", "MPAY-3", "MPAY-4", "MPAY-5", "MPAY-6", "MPAY-7", "MPAY-8")
@pytest.mark.parametrize(("deal", "reason", "payers", "row"), AMOUNTS)
def test_every_row_of_the_table_of_amounts_comes_out_of_a_sitting_in_each_column(
    deal: int, reason: Reason, payers: str, row: tuple[int, ...]
) -> None:
    for column, amount in zip(COLUMNS, row, strict=True):
        paid = [each for each in deals(column)[deal - 1].transfers if each.reason is reason]
        assert sorted(str(each.payer) for each in paid) == sorted(payers.split())
        assert {each.amount for each in paid} == {amount}


@pytest.mark.clause("MPAY-7", "MPAY-8")
def test_the_favourite_enlarges_no_poulans_and_both_together_quadruple() -> None:
    single, favourite, double, both = (deals(column)[0] for column in COLUMNS)
    # The dealer: 20 for the pool, 20 10 10 for the matadors, and as an opponent 4 + 10 + 2.
    assert single.balances == (66, -16, 26, -76)
    assert favourite.balances == (82, -32, 42, -92)
    assert double.balances == (132, -32, 52, -152)
    assert both.balances == (164, -64, 84, -184)
    assert [deal.favourite for deal in (single, favourite, double, both)] == [0, 1, 0, 1]


def test_each_contract_of_the_table_is_told_by_its_word() -> None:
    told_as = [(deal.contract, deal.vole) for deal in deals("amounts-single")]
    assert told_as == [
        ("alliance", "no"),
        ("mediateur", "no"),
        ("solo", "no"),
        ("vole", "made"),
        ("vole", "made"),
        ("alliance", "made"),
        ("mediateur", "made"),
        ("solo", "made"),
    ]


# Beasts


@pytest.mark.clause("BEAST-1", "BEAST-2", "BEAST-4")
@pytest.mark.parametrize(
    ("name", "beasts"),
    [
        ("beasts-by-remise", (28, 84, 112, 140, 168, 196, 224, 252, 280, 308, 336, 364)),
        ("beasts-by-codille", (28, 56, 84, 112, 140, 168, 196, 224, 252, 280, 308, 336)),
        ("beasts-double", (56, 168, 224, 280)),
        ("beasts-double-codille", (56, 112, 168, 224)),
        ("beasts-double-after-remise", (0, 0, 0, 28, 112, 168)),
        ("beasts-double-after-codille", (0, 0, 0, 28, 84)),
        ("beasts-fifth-by-remise", (28, 84, 112, 140, 0, 168, 0, 0)),
        ("beasts-fifth-by-codille", (28, 84, 112, 140, 0, 168, 0, 0)),
    ],
)
def test_beasts_grow_as_in_the_tables_of_s2(name: str, beasts: tuple[int, ...]) -> None:
    assert tuple(put_up(deal) for deal in deals(name)) == beasts


@pytest.mark.clause("BEAST-2", "MPAY-10")
def test_one_beast_is_active_and_the_others_wait_the_largest_first() -> None:
    fourth = deals("beasts-by-remise")[3]
    assert fourth.active_beasts == (28,)
    assert fourth.waiting_beasts == (140, 112, 84)
    # Four times two fish, and four times two jetons from each of the four.
    assert (fourth.pool, fourth.carried) == (80, 112)
    last = deals("beasts-double-after-remise")[-1]
    assert (last.pool, last.carried) == (20 + 40 + 40, 28 + 56 + 56)


@pytest.mark.clause("BEAST-2", "BEAST-4")
def test_after_four_remises_and_a_win_the_beast_of_140_makes_a_game_of_168() -> None:
    win, remise, next_win, after = deals("beasts-fifth-by-remise")[4:]
    assert moved(win, Reason.POOL, Reason.BEAST) == told("pool->0 100 pool, beasts->0 28 beast")
    assert (win.active_beasts, win.waiting_beasts) == ((140,), (112, 84))
    # The fifth beast is 168; 28 carried, 28 more and the beast of 140 leave 196 to be won.
    assert remise.active_beasts == (140,)
    assert remise.waiting_beasts == (168, 112, 84)
    assert taken(next_win) + remise.carried + 28 == 196
    assert next_win.active_beasts == (168,)
    assert taken(after) == 168


@pytest.mark.clause("BEAST-2", "BEAST-4")
def test_a_fifth_beast_by_codille_is_active_next() -> None:
    codille, win = deals("beasts-fifth-by-codille")[5:7]
    assert taken(codille) == 140
    assert (codille.active_beasts, codille.waiting_beasts) == ((168,), (112, 84))
    assert taken(win) == 168


@pytest.mark.clause("MPAY-9", "BEAST-4")
def test_the_games_of_four_remises_are_paid_with_the_one_that_is_won() -> None:
    win = deals("beasts-fifth-by-remise")[4]
    each = told("1->0 2 game, 2->0 2 game, 3->0 2 game, 1->0 8 game, 2->0 8 game, 3->0 8 game")
    assert moved(win, Reason.GAME) == each


@pytest.mark.clause("BEAST-5", "MPAY-15")
@pytest.mark.parametrize(
    ("name", "beast", "carried", "premium"),
    [("clearing-single", 176, 8, 24), ("clearing-double", 184, 16, 48)],
)
def test_a_beast_of_168_at_the_end_and_another_while_clearing(
    name: str, beast: int, carried: int, premium: int
) -> None:
    every = deals(name)
    end, incurred, *wins = every[7:]
    assert (end.active_beasts, end.waiting_beasts) == ((168,), (112, 84))
    assert not final_is_reached_before(name, 8)
    assert put_up(incurred) == beast
    assert (incurred.pool, incurred.carried) == (0, carried)
    assert incurred.waiting_beasts == (beast, 112, 84)
    assert moved(incurred, Reason.PREMIUM) == [f"0->{n} {premium} premium" for n in (1, 2, 3)]
    assert [taken(deal) for deal in wins] == [168, beast, 112, 84]
    no_fish = {Reason.POULANS, Reason.SPADILLE, Reason.MANILLE, Reason.BASTO, Reason.POOL}
    assert not {each.reason for deal in every[8:] for each in deal.transfers} & no_fish
    assert all(moved(deal, Reason.MATADORS) for deal in every[8:])
    told_last = final(name)
    assert told_last.complete
    assert [(t.payer, t.payee, t.amount) for t in told_last.transfers] == [
        (seat, "cards", 5) for seat in range(4)
    ]
    assert tuple(n + 5 for n in told_last.balances) == every[-1].balances


def final_is_reached_before(name: str, number: int) -> bool:
    text = golden(name)
    return scores(load(text[: text.index(f"deal {number + 1} ")]).sitting).final.complete


@pytest.mark.clause("HIST-4", "HIST-1", "HIST-2", "HIST-5")
@pytest.mark.parametrize(
    ("name", "beasts"),
    [
        ("historical-beasts-by-remise", (14, 42, 56, 70, 84, 0, 0, 0)),
        ("historical-beasts-by-codille", (14, 28, 42, 56, 70)),
        ("historical-beasts-double", (28, 84, 112, 140, 168)),
        ("historical-beasts-double-codille", (28, 56, 84, 112, 140)),
    ],
)
def test_historical_beasts_grow_as_in_the_tables_of_s2(name: str, beasts: tuple[int, ...]) -> None:
    assert tuple(put_up(deal) for deal in deals(name)) == beasts


@pytest.mark.clause("HIST-2")
def test_four_tricks_are_a_remise_in_the_older_form() -> None:
    told_as = [(deal.tricks, deal.outcome) for deal in deals("historical-beasts-by-remise")[:2]]
    assert [(max(tricks), outcome) for tricks, outcome in told_as] == [(5, "remise"), (4, "remise")]


@pytest.mark.clause("HIST-5", "BEAST-5")
@pytest.mark.parametrize(
    ("name", "beast"), [("historical-clearing-single", 88), ("historical-clearing-double", 92)]
)
def test_historical_beasts_are_cleared_for_four_a_deal_or_eight(name: str, beast: int) -> None:
    # A double round: 28, 28+28+28, 56 carried + 28 + 28; then 84 stands and is played for.
    assert [put_up(deal) for deal in deals(name)] == [28, 84, 112, 0, beast, 0, 0]
    assert [taken(deal) for deal in deals(name)] == [0, 0, 28, 112, 0, 84, beast]
    assert [each.amount for each in final(name).transfers] == [10, 10, 10, 10]


# The older form


@pytest.mark.clause("HIST-7", "HIST-3")
def test_what_is_not_claimed_lapses_but_for_consolation_game_and_beast() -> None:
    both, one, none, lost, sheet = deals("historical-claims")
    assert moved(both) == told(
        """3->pool 10 poulans, pool->0 10 pool
        1->0 2 consolation, 2->0 2 consolation, 3->0 2 consolation
        1->0 5 solo, 2->0 5 solo, 3->0 5 solo
        1->0 6 matadors, 2->0 6 matadors, 3->0 6 matadors
        1->0 1 game, 2->0 1 game, 3->0 1 game"""
    )
    assert moved(one, Reason.SOLO) == []
    assert len(moved(one, Reason.MATADORS)) == 3
    assert moved(none) == told(
        """1->pool 10 poulans, pool->2 10 pool
        3->2 2 consolation, 0->2 2 consolation, 1->2 2 consolation
        3->2 1 game, 0->2 1 game, 1->2 1 game"""
    )
    assert moved(lost) == told(
        """2->pool 10 poulans
        3->0 2 consolation, 3->1 2 consolation, 3->2 2 consolation
        3->0 5 matadors, 3->0 5 solo, 3->2 5 solo, 3->beasts 14 beast"""
    )
    assert moved(sheet, Reason.MATADORS) == ["2->1 4 matadors"]


@pytest.mark.clause("HIST-6", "MPAY-11", "BEAST-1")
def test_hombre_with_two_tricks_bears_a_codille_alone_and_the_heap_is_halved() -> None:
    sheet = deals("historical-claims")[4]
    # The heap: ten carried, ten new and a beast of 14, so 17 each; her beast is 14 + 14 + 14.
    assert moved(sheet, Reason.POOL, Reason.BEAST) == told(
        "pool->1 17 pool, pool->3 3 pool, beasts->3 14 beast, 2->beasts 42 beast"
    )
    assert moved(sheet, Reason.GAME) == told("2->1 1 game, 2->1 1 game, 2->3 1 game, 2->3 1 game")


@pytest.mark.clause("DECL-9", "DECL-10", "HIST-3")
def test_a_king_returned_leaves_hombre_alone_at_an_alliances_rates() -> None:
    returned, kept, forced, from_a_good_hand, own = deals("historical-returned-king")
    assert (returned.ally, returned.contract) == (None, "alliance")
    assert moved(returned) == told(
        """3->pool 10 poulans, pool->0 10 pool
        1->0 2 consolation, 2->0 2 consolation, 3->0 2 consolation
        1->0 5 matadors, 2->0 5 matadors, 3->0 5 matadors
        1->0 1 game, 2->0 1 game, 3->0 1 game"""
    )
    assert kept.ally == 3
    assert (forced.forced, forced.ally) == (True, 0)
    # In forced Spadille the two bear a beast of 14 together, though Hombre made four alone.
    assert moved(forced, Reason.BEAST) == told("2->beasts 7 beast, 0->beasts 7 beast")
    # A carried game of 14, this one and the beast of 14: Hombre and the ally owe 42 each.
    assert moved(from_a_good_hand, Reason.BEAST) == told("3->beasts 42 beast, 1->beasts 42 beast")
    assert from_a_good_hand.active_beasts == (14, 42)
    assert from_a_good_hand.waiting_beasts == (42,)
    assert (own.ally, taken(own)) == (None, 14 + 42)


@pytest.mark.clause("DECL-9", "HIST-3", "HIST-5")
def test_where_the_return_is_compulsory_the_vole_is_a_lone_players() -> None:
    vole, last_bids = deals("historical-returned-always")
    # Twenty, doubled; nine matadors as then held, doubled.
    assert moved(vole, Reason.VOLE) == told("1->0 40 vole, 2->0 40 vole, 3->0 40 vole")
    assert moved(vole, Reason.MATADORS)[0] == "1->0 18 matadors"
    assert (last_bids.hombre, last_bids.forced) == (0, False)


@pytest.mark.clause("HIST-8", "HIST-9")
def test_a_contre_is_paid_as_reckoned_by_hand() -> None:
    made, missed, lost, without_a_trick = deals("historical-contre")
    # From each: consolation 2, solo 5, ten matadors, game 1, vole 20; and the pool.
    assert made.balances == (3 * 38 + 10, -38, -38, -48)
    assert moved(missed) == told("0->pool 10 poulans, 1->0 20 vole, 1->2 20 vole, 1->3 20 vole")
    assert (missed.outcome, missed.pool, missed.carried) == ("vole-lost", 10, 14)
    assert missed.active_beasts == ()
    # To each: 2 + 5 + 3 matadors + 20 + 1 + 1 for the game carried; its beast is 14 + 14.
    assert moved(lost) == told(
        """1->pool 10 poulans, pool->3 7 pool, pool->0 7 pool, pool->1 6 pool
        2->0 2 consolation, 2->1 2 consolation, 2->3 2 consolation
        2->0 5 solo, 2->1 5 solo, 2->3 5 solo
        2->0 3 matadors, 2->1 3 matadors, 2->3 3 matadors
        2->0 20 vole, 2->1 20 vole, 2->3 20 vole
        2->0 1 game, 2->1 1 game, 2->3 1 game
        2->0 1 game, 2->1 1 game, 2->3 1 game
        2->beasts 28 beast"""
    )
    both = told("3->0 20 vole, 3->1 20 vole, 3->2 20 vole") + told(
        "3->0 20 devole, 3->1 20 devole, 3->2 20 devole"
    )
    assert moved(without_a_trick, Reason.VOLE, Reason.DEVOLE) == sorted(both)


@pytest.mark.clause("HIST-9", "HIST-6")
def test_a_devole_is_owed_to_the_defenders_of_the_pool_and_not_to_the_ally() -> None:
    allied, alone = deals("historical-devole")
    assert allied.ally == 2
    assert moved(allied) == told(
        """3->pool 10 poulans, pool->1 5 pool, pool->3 5 pool
        0->1 2 consolation, 0->3 2 consolation, 0->1 1 game, 0->3 1 game
        0->1 10 devole, 0->3 10 devole, 0->beasts 14 beast"""
    )
    assert moved(alone, Reason.DEVOLE) == told("1->2 20 devole, 1->3 20 devole, 1->0 20 devole")


# Rulings


@pytest.mark.clause("LAW-1", "LAW-2", "LAW-4", "LAW-5", "LAW-7", "VOLE-7", "BEAST-3")
def test_a_fault_of_each_kind_costs_what_the_laws_say() -> None:
    every = deals("faults")
    revoke, false_trump, shared, out_of_turn, warning, shown, speech, two, sheet = every[:9]
    # Won, so that nothing is carried: this game of 28 and whatever beast was active.
    assert moved(revoke, Reason.BEAST) == ["2->beasts 28 beast"]
    assert moved(false_trump, Reason.BEAST) == told("beasts->1 28 beast, 3->beasts 56 beast")
    assert moved(shared, Reason.BEAST) == told(
        "2->beasts 84 beast, 0->beasts 42 beast, 3->beasts 42 beast"
    )
    # Two at once: the beast that stood first, and the largest that waits.
    assert (shared.active_beasts, shared.waiting_beasts) == ((56, 84), (84,))
    # 28 carried, 28, 56 and 84.
    assert moved(out_of_turn, Reason.BEAST) == told("beasts->3 140 beast, 1->beasts 196 beast")
    assert moved(warning, Reason.BEAST) == told("beasts->0 196 beast, 2->beasts 224 beast")
    assert moved(shown, Reason.BEAST) == told(
        "beasts->1 112 beast, beasts->3 112 beast, 3->beasts 252 beast"
    )
    for deal in (shown, speech):
        assert sum(deal.tricks[seat] for seat in (deal.hombre, deal.ally) if seat is not None) == 10
        assert (deal.vole, moved(deal, Reason.VOLE)) == ("no", [])
    assert put_up(speech) == 0
    # A codille on a game of 28 and a beast of 84, and two revokes: three beasts of 112.
    assert moved(two, Reason.BEAST) == told(
        """beasts->0 15 beast, beasts->1 35 beast, beasts->2 34 beast
        3->beasts 112 beast, 1->beasts 112 beast, 0->beasts 112 beast"""
    )
    assert two.active_beasts == (112, 112, 112)
    assert moved(sheet, Reason.BEAST) == told("beasts->0 336 beast, 1->beasts 364 beast")
    assert taken(every[9]) == 364


# Score sheets


@pytest.mark.clause("MPAY-5", "MPAY-6", "MPAY-7", "MPAY-13", "MPAY-14", "BEAST-6")
def test_a_sheet_of_mediateur_is_paid_as_reckoned_by_hand() -> None:
    remise, vole, codille, own, clearing = deals("mediateur-sheet")
    # In the favourite: 14 twice; 10 and two times 2, twice; the fish twice; the beast once.
    assert remise.balances == (-20 - 3 * 56 - 28 + 40, 56, 56 + 20, 56 - 60)
    # Double: 64 twice and the fish twice. 28 carried, 56 and the beast of 28 make one of 112.
    assert moved(vole) == told(
        """0->pool 40 poulans, 0->1 40 spadille, 0->1 20 manille, 0->2 20 basto
        1->3 20 exchange, 1->2 128 premium, 1->3 128 premium, 1->0 128 premium
        1->beasts 112 beast"""
    )
    assert (vole.outcome, vole.pool, vole.carried) == ("vole-lost", 60, 84)
    # Forced, so that they bear together what Hombre made too few tricks for.
    assert moved(codille) == told(
        """1->pool 40 poulans, 1->2 40 spadille, 1->3 20 manille, 1->3 20 basto
        pool->0 64 pool, pool->1 36 pool, beasts->1 28 beast
        2->0 8 premium, 3->1 8 premium, 2->0 20 matadors, 3->1 20 matadors
        2->0 4 game, 3->1 4 game, 2->0 6 game, 3->1 6 game
        2->beasts 84 beast, 3->beasts 84 beast"""
    )
    assert moved(own) == told(
        """2->pool 20 poulans, 2->0 20 spadille, 2->1 10 manille, pool->3 20 pool
        beasts->3 168 beast, 0->3 8 premium, 1->3 8 premium, 2->3 8 premium
        0->3 4 game, 1->3 4 game, 2->3 4 game"""
    )
    # Cleared double: 24 twice, 10 and 2 twice, 2 twice; no fish.
    assert moved(clearing) == told(
        """beasts->0 112 beast, 1->0 48 premium, 2->0 48 premium, 3->0 48 premium
        1->0 24 matadors, 2->0 24 matadors, 3->0 24 matadors
        1->0 4 game, 2->0 4 game, 3->0 4 game"""
    )
    assert final("mediateur-sheet").complete


@pytest.mark.clause("HIST-3", "HIST-5", "DECL-9", "DECL-10")
def test_a_historical_sheet_is_paid_as_reckoned_by_hand() -> None:
    returned, solo, vole, own, clearing = deals("historical-sheet")
    # A double round: consolation 4 to each of three, a beast of 28 for each of the two.
    assert returned.balances == (-12 - 28, 4 - 28, 4, 4 - 20)
    assert returned.active_beasts == (28, 28)
    # Both pools of 20, both beasts, and from each 4 + 10 + 10 + 2 + 2.
    assert solo.balances == (-40 - 20 - 28, -24 + 40 + 56 + 3 * 28, 4 - 28, -16 - 28)
    assert moved(vole) == told(
        """1->pool 20 poulans, pool->3 10 pool, pool->0 10 pool
        1->3 4 consolation, 2->0 4 consolation, 1->3 6 matadors, 2->0 6 matadors
        1->3 2 game, 2->0 2 game, 1->3 20 vole, 2->0 20 vole"""
    )
    assert moved(own, Reason.BEAST) == ["2->beasts 28 beast"]
    # Clearing, single: forced Spadille is an alliance; the carried game was of a double round.
    assert moved(clearing) == told(
        """pool->0 10 pool, pool->2 10 pool, beasts->0 14 beast, beasts->2 14 beast
        1->0 2 consolation, 3->2 2 consolation, 1->0 1 game, 3->2 1 game
        1->0 2 game, 3->2 2 game"""
    )
    assert [each.amount for each in final("historical-sheet").transfers] == [10] * 4
