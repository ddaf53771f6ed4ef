import pytest
from tests.kit.deals import go, hand, result, start, tell, why
from tests.kit.endings import played_to

from quadrille import Sitting, legal, see, turn, view
from quadrille.cards import Card
from quadrille.rules.actions import Give
from quadrille.rules.events import CardCalled, CardGivenUp, CardReturned
from quadrille.seats import Seat

OWN = "AS 2S AC KS QS 7S KH 3H 4H 5H"


def called(word: str = "call:KC", own: str = OWN) -> Sitting:
    """Seat 0 plays médiateur in spades and has called; seat 2 holds the king of clubs."""
    sitting = start("quanti", own, "", "KC", mediateur="yes")
    return go(sitting, f"mediateur pass pass pass trumps:S {word}")


@pytest.mark.clause("DECL-7")
def test_the_holder_gives_the_called_card_face_up_to_hombre() -> None:
    sitting = start("quanti", OWN, "", "KC", mediateur="yes")
    exchanging, events = tell(sitting, "mediateur pass pass pass trumps:S call:KC")
    given_up = CardGivenUp(Seat(2), Seat(0), Card("KC"))
    assert events[-2:] == (CardCalled(Seat(0), Card("KC")), given_up)
    assert all(see(given_up, seat) == given_up for seat in (*map(Seat, range(4)), None))
    assert exchanging.deal is not None
    assert Card("KC") in exchanging.deal.held[0]
    assert [len(some) for some in exchanging.deal.held] == [11, 10, 9, 10]
    assert turn(exchanging) == 0


@pytest.mark.clause("DECL-7")
def test_hombre_gives_back_any_card_of_her_own_ten_but_not_the_one_received() -> None:
    exchanging = called()
    assert legal(exchanging) == tuple(Give(card) for card in sorted(hand(OWN), key=lambda c: c.at))
    assert why(exchanging, "give:KC") == "give-received DECL-7"
    assert why(exchanging, "give:2D") == "give-not-held DECL-7"
    assert why(exchanging, "AS") == "not-in-exchange DECL-7"
    assert why(exchanging, "give:3H", 2) == "not-your-turn-to-name DECL-1"


@pytest.mark.clause("DECL-7")
def test_the_card_is_given_back_face_down_and_known_to_the_two_only() -> None:
    playing, events = tell(called(), "give:3H")
    (returned,) = events
    assert returned == CardReturned(Seat(0), Seat(2), Card("3H"), face_up=False)
    for seat in (Seat(0), Seat(2)):
        assert see(returned, seat) == returned
        contract = view(playing, seat).contract
        assert contract is not None
        assert contract.given is Card("3H")
    for other in (Seat(1), Seat(3), None):
        assert see(returned, other) == CardReturned(Seat(0), Seat(2), None, face_up=False)
        contract = view(playing, other).contract
        assert contract is not None
        assert contract.given is None
    assert playing.deal is not None
    assert Card("3H") in playing.deal.held[2]
    assert [len(some) for some in playing.deal.held] == [10, 10, 10, 10]


@pytest.mark.clause("DECL-7")
def test_then_hombre_plays_alone_against_three() -> None:
    facts = result(played_to(go(called(), "give:3H"), side=8)).facts
    assert (facts.hombre, facts.ally, facts.giver) == (0, None, 2)
    assert facts.opponents == (1, 2, 3)


@pytest.mark.clause("DECL-5", "DECL-7")
def test_one_who_calls_her_own_king_in_mediateur_exchanges_nothing() -> None:
    playing = called("call:KH")
    assert turn(playing) == 0
    assert why(playing, "AS") is None
    facts = result(played_to(playing, side=8)).facts
    assert (facts.ally, facts.giver, facts.called_own) == (None, None, True)


@pytest.mark.clause("DECL-3", "DECL-7")
def test_a_queen_is_given_up_where_a_queen_is_called() -> None:
    own = "KH KD KC AS 2S AC KS QS 7S 6S"
    sitting = go(
        start("parlett", own, "QH", mediateur="yes"), "mediateur pass pass pass trumps:S call:QH"
    )
    assert sitting.deal is not None
    assert Card("QH") in sitting.deal.held[0]
