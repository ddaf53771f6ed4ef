"""Parlett's description of Quanti: its statements, played by its rule set."""

import pytest
from tests.kit.deals import go, hand, result, rules, start, tell, why
from tests.kit.endings import played_to
from tests.kit.reports import report, reported, with_pool

from quadrille import Sitting, begin, legal, turn, view
from quadrille.cards import Card, Suit
from quadrille.rules.actions import Packets, Play
from quadrille.rules.deal import Outcome
from quadrille.rules.events import AllyShown
from quadrille.rules.ranking import plain_order, trump_order
from quadrille.seats import Seat
from quadrille.sitting import now_paid

TEN = "AS 2S AC KS QS JS 7S 6S 5S KC"


def opened(before_stakes: int = 0, **options: str) -> Sitting:
    return with_pool(begin(rules("quanti", options), deals=4, dealer=Seat(3)), before_stakes)


# §Deal, §Rank of cards


@pytest.mark.clause("DEAL-1")
def test_cards_are_dealt_in_batches_of_four_three_and_three_in_any_order() -> None:
    assert {packets.value for packets in Packets} == {"4-3-3", "3-4-3", "3-3-4"}


@pytest.mark.clause("CARD-3", "CARD-4")
def test_the_orders_that_it_lists() -> None:
    assert trump_order(Suit.SPADES) == hand("AS 2S AC KS QS JS 7S 6S 5S 4S 3S")
    assert trump_order(Suit.HEARTS) == hand("AS 7H AC AH KH QH JH 2H 3H 4H 5H 6H")
    assert plain_order(Suit.CLUBS) == hand("KC QC JC 7C 6C 5C 4C 3C 2C")


@pytest.mark.clause("CARD-4")
def test_its_plain_red_suits_lack_the_ace_which_others_put_after_the_jack() -> None:
    # S3 lists K Q J 2 3 4 5 6 7 and forgets the ace; S1 and S4 say where it stands.
    listed = hand("KH QH JH 2H 3H 4H 5H 6H 7H")
    assert tuple(card for card in plain_order(Suit.HEARTS) if card != "AH") == listed
    assert plain_order(Suit.HEARTS).index(Card("AH")) == 3


# §Auction


@pytest.mark.clause("AUC-3")
def test_an_elder_player_overcalled_may_raise_to_a_solo_by_positional_priority() -> None:
    assert turn(go(start(), "0:alliance 1:solo 2:pass 3:pass 0:solo 1:pass")) == 0


@pytest.mark.clause("AUC-5")
def test_a_bid_of_vole_is_staked_on_at_once_in_a_pool_of_its_own() -> None:
    money = now_paid(go(start(), "pass vole"))
    assert (money.vole_pool, money.pool) == (12, 4)


@pytest.mark.clause("DECL-2", "PLAY-7")
def test_the_ally_is_revealed_when_the_called_card_is_played() -> None:
    sitting = start("quanti", "AS 3H", "KH 4H", "5H", "6H")
    sitting = go(sitting, "alliance pass pass pass trumps:S call:KH")
    _, events = tell(sitting, "0:3H 1:KH")
    assert events[-1] == AllyShown(Seat(1))


@pytest.mark.clause("DECL-5", "QPAY-11")
def test_a_king_of_ones_own_may_be_called_and_is_a_secret_solo() -> None:
    sitting = go(start("quanti", "KH AS"), "alliance pass pass pass trumps:S call:KH")
    contract = view(sitting, Seat(1)).contract
    assert contract is not None
    assert (contract.ally, contract.alone) == (None, False)
    assert result(played_to(sitting)).facts.ally is None


@pytest.mark.clause("AUC-6", "DECL-6")
def test_forced_spadille_may_but_need_not_invite_her_partner_to_name_trumps() -> None:
    sitting = go(start("quanti", "AS", "KH"), "pass pass pass pass")
    assert why(sitting, "trumps:S") is None
    assert turn(go(sitting, "invite:KH")) == 1


@pytest.mark.clause("DECL-3")
def test_the_queen_is_called_with_three_kings_though_the_forced_player_is_said_to_need_four() -> (
    None
):
    # §Auction says three kings for a bid and four when forced; note 1 calls four a mistake.
    own = "AS KH KD KC"
    free = go(start("quanti", own), "alliance pass pass pass trumps:S")
    forced = go(start("quanti", own), "pass pass pass pass trumps:S")
    assert why(free, "call:QH") is None
    assert why(forced, "call:QH") is None


# §Reneging


def following(own: str, led: str, more: str = "") -> Sitting:
    """Seat 1 is to follow; diamonds are trumps."""
    return go(start("quanti", f"{led} {more}", own), f"solo pass pass pass trumps:D 0:{led}")


@pytest.mark.clause("PLAY-5")
def test_a_matador_need_not_be_played_to_a_trump_lead_if_there_is_no_lower_trump() -> None:
    assert why(following("AS 3C 4C 5C 3S 4S 5S 6S 7S 3H", "KD"), "3C") is None
    assert why(following("AS 2D 4C 5C 3S 4S 5S 6S 7S 3H", "KD"), "4C") == "must-follow PLAY-2"


@pytest.mark.clause("PLAY-6")
def test_spadille_led_forces_and_spadille_itself_cannot_be_forced() -> None:
    lone = "{} 3C 4C 5C 3S 4S 5S 6S 7S 3H"
    assert why(following(lone.format("7D"), "AS"), "3C") == "matador-forced PLAY-6"
    assert why(following(lone.format("AC"), "AS"), "3C") == "matador-forced PLAY-6"
    assert why(following(lone.format("AC"), "7D"), "3C") == "matador-forced PLAY-6"
    assert why(following(lone.format("AS"), "7D"), "3C") is None
    assert why(following(lone.format("AS"), "AC"), "3C") is None


@pytest.mark.clause("PLAY-6")
def test_forcing_applies_only_if_the_matador_is_led() -> None:
    third = "7D 3C 4C 5C 3S 4S 5S 6S 7S 3H"
    sitting = go(start("quanti", "KD", "AS 2D", third), "solo pass pass pass trumps:D 0:KD 1:AS")
    assert why(sitting, "3C") is None


# §Premiers and the vole


@pytest.mark.clause("VOLE-2", "QPAY-9")
def test_leading_to_the_seventh_raises_the_bid_to_the_vole_and_a_lost_trick_loses_its_stake() -> (
    None
):
    entered = report("solo", (8, 2, 0, 0), premiers=True, vole="undertaken")
    over = reported(opened(), entered)
    assert result(over).outcome is Outcome.WON
    assert {t.reason for t in result(over).transfers if t.payee == 0} == {
        "pool",
        "solo",
        "premiers",
    }


@pytest.mark.clause("VOLE-3")
def test_allies_say_may_i_and_yes_or_no_and_nothing_else() -> None:
    sitting = go(start("quanti", TEN, "KH"), "alliance pass pass pass trumps:S call:KH")
    assert played_to(sitting, side=10).accounts.total == 0
    declined = played_to(sitting, side=6, after_six="is told no")
    assert result(declined).facts.premiers


@pytest.mark.clause("VOLE-5")
def test_in_forced_spadille_all_ten_tricks_earn_nothing_more() -> None:
    sitting = go(start("quanti", TEN, "KH"), "pass pass pass pass trumps:S call:KH")
    over = result(played_to(sitting, side=10))
    assert (over.vole, over.facts.premiers) == ("no", False)


# §Pay-off, §Penalties


@pytest.mark.clause("QPAY-2", "QPAY-3", "QPAY-4")
def test_each_opponent_pays_units_of_a_quarter_of_the_stake() -> None:
    entered = report(
        "solo", (10, 0, 0, 0), trumps="H", matadors=4, premiers=True, vole="undertaken"
    )
    over = reported(opened(before_stakes=8), entered)
    amounts = {t.reason.value: t.amount for t in result(over).transfers if t.payer == 1}
    assert amounts["solo"] == 4 * 3
    assert amounts["matadors"] == 2 * 3
    assert amounts["premiers"] == 1 * 3
    assert amounts["vole"] == 2 * 3


@pytest.mark.clause("QPAY-5")
def test_allies_halve_the_stake_and_are_paid_one_to_one() -> None:
    over = reported(opened(), report("alliance", (4, 2, 2, 2), ally=2, matadors=3))
    assert over.accounts.purses == (2, -2, 2, -2)


@pytest.mark.clause("QPAY-6")
def test_remise_doubles_the_stake_and_pays_the_solo_and_matadors() -> None:
    over = reported(opened(), report("solo", (5, 5, 0, 0), matadors=3))
    assert (over.accounts.pool, over.accounts.purses) == (8, (-20, 4, 4, 4))


@pytest.mark.clause("QPAY-7")
def test_codille_is_divided_unless_three_cannot_divide_it() -> None:
    two = reported(opened(), report("alliance", (3, 4, 1, 2), ally=2))
    assert (two.accounts.pool, two.accounts.purses) == (8, (-5, 1, -5, 1))
    three = reported(opened(), report("solo", (4, 6, 0, 0)))
    assert (three.accounts.pool, three.accounts.purses) == (12, (-21, 3, 3, 3))


@pytest.mark.clause("QPAY-7")
def test_hombre_then_puts_in_twice_the_stake_also_where_nothing_was_taken() -> None:
    # S3 says twice the amount just taken; where three could not divide, nothing was. RULES
    # decides for twice the pool in either case.
    over = reported(opened(), report("solo", (4, 6, 0, 0)))
    assert [t.amount for t in result(over).transfers if t.reason == "beast"] == [8]


@pytest.mark.clause("QPAY-8")
def test_hombre_who_fails_to_win_three_tricks_pays_alone_but_not_when_forced() -> None:
    alone = reported(opened(), report("alliance", (2, 4, 3, 1), ally=2, matadors=3))
    assert alone.accounts.purses == (-7, 0, -1, 0)
    forced = reported(opened(), report("alliance", (2, 4, 3, 1), ally=2, matadors=3, forced=True))
    assert forced.accounts.purses == (-4, 0, -4, 0)


@pytest.mark.clause("QPAY-10")
def test_a_lost_vole_that_was_announced_leaves_the_stake_and_pays_the_vole_alone() -> None:
    over = reported(opened(), report("vole", (6, 4, 0, 0), vole="bid", matadors=3))
    assert (over.accounts.pool, over.accounts.purses) == (4, (-10, 2, 2, 2))


@pytest.mark.clause("QPAY-10")
def test_with_fewer_than_six_it_is_also_a_remise_however_few() -> None:
    for tricks in (5, 1):
        entered = report("vole", (tricks, 10 - tricks, 0, 0), vole="bid")
        over = reported(opened(), entered)
        assert result(over).outcome is Outcome.REMISE
        # 1 + 3 staked, 4 beast, and to each of three 2 for the vole and 4 for the solo.
        assert (over.accounts.pool, over.accounts.purses) == (8, (-26, 6, 6, 6))


def test_every_trick_is_led_by_eldest_first_and_then_by_its_winner() -> None:
    sitting = go(start("quanti", dealer=2), "3:solo pass pass pass trumps:S")
    assert turn(sitting) == 3
    assert all(isinstance(action, Play) for action in legal(sitting))
