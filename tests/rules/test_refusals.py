import re

from quadrille.rules.refusals import Why, because


def test_every_reason_has_a_code_of_its_own_and_a_clause() -> None:
    codes = [why.code for why in Why]
    assert len(set(codes)) == len(codes)
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", code) for code in codes)
    assert all(re.fullmatch(r"[A-Z]+-\d+", why.clause) for why in Why)


def test_a_refusal_carries_its_facts_in_the_order_of_their_names() -> None:
    refusal = because(Why.MUST_FOLLOW, suit="S", card="4C", led="QS")
    assert (refusal.code, refusal.clause) == ("must-follow", "PLAY-2")
    assert refusal.facts == (("card", "4C"), ("led", "QS"), ("suit", "S"))
