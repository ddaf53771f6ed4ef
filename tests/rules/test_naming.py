import pytest
from tests.kit.deals import go, result, start, tell, why
from tests.kit.endings import played_to

from quadrille import Sitting, legal, turn, view
from quadrille.cards import Card, Suit
from quadrille.rules.actions import NameTrumps
from quadrille.rules.deal import Naming
from quadrille.rules.events import AllyInvited, CardCalled, TrumpsNamed
from quadrille.rules.naming import is_unfinished
from quadrille.seats import SEATS, Seat
from quadrille.sitting import is_unfinished as sitting_is_unfinished

NAMES = tuple(NameTrumps(suit) for suit in Suit)


def forced(*hands: str, key: str = "quanti", **options: str) -> Sitting:
    return go(start(key, *hands, **options), "pass pass pass pass")


@pytest.mark.clause("DECL-1")
def test_hombre_names_trumps_before_the_first_lead() -> None:
    sitting = go(start("quanti", "AS"), "pass solo pass pass")
    assert turn(sitting) == 1
    assert legal(sitting) == NAMES
    assert why(sitting, "AS", 0) == "not-your-turn-to-name DECL-1"
    assert why(sitting, "pass", 1) == "not-in-naming DECL-1"
    sitting, events = tell(sitting, "1:trumps:D")
    assert events == (TrumpsNamed(Seat(1), Suit.DIAMONDS),)
    assert turn(sitting) == 0  # eldest leads


@pytest.mark.clause("DECL-1")
def test_nobody_else_names_trumps_and_nobody_names_them_twice() -> None:
    sitting = go(start(), "alliance pass pass pass")
    for seat in (1, 2, 3):
        assert why(sitting, "trumps:H", seat) == "not-your-turn-to-name DECL-1"
    assert why(go(sitting, "trumps:H"), "trumps:S") == "trumps-are-named DECL-1"


@pytest.mark.clause("DECL-1")
def test_after_a_bid_in_the_favourite_trumps_are_the_favourite() -> None:
    sitting = go(start(favourite="D"), "solo+ pass pass pass")
    assert legal(sitting) == (NameTrumps(Suit.DIAMONDS),)
    assert why(sitting, "trumps:S") == "trumps-not-favourite DECL-1"


@pytest.mark.clause("DECL-1")
def test_a_bid_not_in_the_favourite_may_still_name_it_and_is_paid_as_favourite() -> None:
    sitting = go(start(favourite="D"), "solo pass pass pass")
    assert legal(sitting) == NAMES
    over = played_to(go(sitting, "trumps:D"), side=4)
    assert result(over).facts.in_favourite
    assert not result(played_to(go(sitting, "trumps:H"), side=4)).facts.in_favourite


@pytest.mark.clause("DECL-2")
def test_in_an_alliance_the_call_follows_trumps() -> None:
    sitting = go(start("parlett", "KS"), "alliance pass pass pass")
    assert why(sitting, "call:KH") == "trumps-first DECL-1"
    named = go(sitting, "trumps:S")
    assert turn(named) == 0
    assert why(named, "call:KH", 1) == "not-your-turn-to-name DECL-1"
    called, events = tell(named, "call:KH")
    assert events == (CardCalled(Seat(0), Card("KH")),)
    assert turn(called) == 0


@pytest.mark.clause("DECL-2")
def test_alone_nothing_is_called() -> None:
    sitting = go(start(), "solo pass pass pass")
    assert why(sitting, "call:KH") == "nothing-to-call DECL-2"
    assert why(go(start(), "vole pass pass pass"), "call:KH") == "nothing-to-call DECL-2"
    assert why(go(sitting, "trumps:S"), "call:KH") == "not-in-play PLAY-0"


@pytest.mark.clause("DECL-6")
def test_forced_spadille_may_call_first_and_invite_the_holder_to_name_trumps() -> None:
    sitting = forced("AS KS", "KH")
    assert why(sitting, "invite:KH") is None
    invited, events = tell(sitting, "invite:KH")
    assert events == (AllyInvited(Seat(0), Card("KH"), Seat(1)),)
    assert turn(invited) == 1
    assert legal(invited) == tuple(NameTrumps(Suit(suit)) for suit in "SDC")
    named = go(invited, "1:trumps:C")
    assert turn(named) == 0
    for seat in (*SEATS, None):
        contract = view(named, seat).contract
        assert contract is not None
        assert (contract.ally, contract.shown, contract.invited) == (1, True, True)


@pytest.mark.clause("DECL-6")
def test_the_ally_is_known_from_the_moment_she_is_invited() -> None:
    invited = go(forced("AS KS", "KH"), "invite:KH")
    contract = view(invited, None).contract
    assert contract is not None
    assert (contract.ally, contract.shown) == (1, True)


@pytest.mark.clause("DECL-6")
def test_an_invited_ally_may_not_name_the_suit_of_the_called_card() -> None:
    invited = go(forced("AS KS", "KH"), "invite:KH")
    assert why(invited, "trumps:H") == "trumps-in-called-suit DECL-6"
    assert why(invited, "trumps:S", 0) == "not-your-turn-to-name DECL-1"
    assert why(invited, "invite:KD") == "no-invite DECL-6"


@pytest.mark.clause("DECL-6")
def test_she_may_invite_with_any_king_of_the_four_that_another_holds() -> None:
    sitting = forced("AS KS")
    assert [why(sitting, f"invite:K{suit}") for suit in "HDC"] == [None] * 3
    assert why(sitting, "invite:KS") == "invite-own DECL-6"
    assert why(sitting, "invite:QH") == "invite-not-king DECL-6"


@pytest.mark.clause("DECL-6")
def test_with_all_four_kings_she_invites_with_a_queen_and_so_on_down() -> None:
    four_kings = forced("AS KS KH KD KC QS")
    assert [why(four_kings, f"invite:Q{suit}") for suit in "HDC"] == [None] * 3
    assert why(four_kings, "invite:QS") == "invite-own DECL-6"
    assert why(four_kings, "invite:KH") == "invite-own DECL-6"
    assert why(four_kings, "invite:JH") == "invite-not-king DECL-6"
    queens_too = forced("AS KS KH KD KC QS QH QD QC")
    assert [why(queens_too, f"invite:J{suit}") for suit in "SHDC"] == [None] * 4


@pytest.mark.clause("DECL-6")
def test_one_who_names_trumps_herself_does_not_invite() -> None:
    sitting = go(forced("AS KS"), "trumps:S")
    assert why(sitting, "invite:KH") == "no-invite DECL-6"


@pytest.mark.clause("DECL-6")
def test_nobody_is_invited_in_a_voluntary_alliance_or_where_the_rules_do_not_have_it() -> None:
    voluntary = go(start("quanti", "AS"), "alliance pass pass pass")
    assert why(voluntary, "invite:KH") == "no-invite DECL-6"
    assert why(forced("AS", key="parlett"), "invite:KH") == "no-invite DECL-6"
    assert why(forced("AS", forced_invite="no"), "invite:KH") == "no-invite DECL-6"
    assert legal(forced("AS", forced_invite="no")) == NAMES


def test_trumps_named_are_half_of_an_announcement_until_the_card_is_called() -> None:
    sitting = go(start("parlett", "KS"), "alliance pass pass pass")
    assert not sitting_is_unfinished(sitting)
    named = go(sitting, "trumps:S")
    assert sitting_is_unfinished(named)
    assert named.deal is not None
    assert isinstance(named.deal.phase, Naming)
    assert is_unfinished(named.deal.phase)
    assert not sitting_is_unfinished(go(named, "call:KH"))
