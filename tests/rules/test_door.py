"""The verbs of a single deal."""

import pytest
from tests.kit.deals import action, deal_out, go, rules, start
from tests.kit.endings import played_to

from quadrille import rules as law
from quadrille.errors import NotAllowed
from quadrille.rules.actions import PASS, STOP, Call
from quadrille.rules.deal import Deal, Settled
from quadrille.seats import SEATS, Seat


def begun() -> Deal:
    return law.begin(rules(), SEATS[3], None, deal_out())[0]


def carried(deal: Deal, script: str) -> Deal:
    for word in script.split():
        who = law.turn(deal)
        assert who is not None
        deal, _ = law.apply(deal, who, action(word))
    return deal


@pytest.mark.clause("AUC-1", "DEAL-1")
def test_a_deal_begins_with_hands_stakes_and_eldest_to_speak() -> None:
    deal = begun()
    assert law.turn(deal) == 0
    assert deal.held == deal.dealt
    assert len(deal.paid) == 4


@pytest.mark.clause("PLAY-0")
def test_when_a_deal_is_settled_it_is_nobodys_turn_and_nothing_is_lawful() -> None:
    sitting = start("quanti", "AS KH")
    over = played_to(go(sitting, "solo pass pass pass trumps:S")).deal
    assert over is not None
    assert isinstance(over.phase, Settled)
    assert law.turn(over) is None
    assert law.legal(over) == ()
    refusal = law.refuse(over, Seat(0), PASS)
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("over", "PLAY-0")
    with pytest.raises(NotAllowed):
        law.apply(over, Seat(0), STOP)
    late = law.refuse_end(over)
    assert late is not None
    assert late.clause == "VOLE-8"


def test_each_phase_has_its_one_on_turn_and_what_she_may_do() -> None:
    deal = begun()
    assert law.legal(deal)[0] == PASS
    named = carried(deal, "pass alliance pass pass")
    assert (law.turn(named), len(law.legal(named))) == (1, 4)
    assert not law.is_unfinished(named)
    calling = carried(named, "trumps:S")
    assert law.is_unfinished(calling)
    called = law.legal(calling)[0]
    assert isinstance(called, Call)
    playing = carried(calling, f"call:{called.card}")
    assert law.turn(playing) == 0
    assert not law.is_unfinished(playing)
