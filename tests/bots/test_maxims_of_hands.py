"""The hands that S2 works out, as one who plays by its maxims bids, names and calls on them."""

import pytest
from tests.kit.deals import go, start
from tests.kit.maxims import asked, why
from tests.sources.test_s2_hands import LATER, OLDER, Worked

from quadrille.cards import Card, Suit
from quadrille.rules.actions import PASS, Bid, Call, Give, NameTrumps

UNCOUNTED = ("red call with two matadors", "black solo with a guarded queen")
"""S2 says that these may be played, and not how they count enough."""

BID = [each for each in LATER + OLDER if each.name not in UNCOUNTED]


def rules_for(worked: Worked) -> str:
    return "mediateur" if worked in LATER else "historical"


@pytest.mark.parametrize("worked", BID, ids=lambda worked: worked.name)
@pytest.mark.clause("EVAL-2", "EVAL-3")
def test_the_contract_for_which_s2_gives_the_hand_is_bid(worked: Worked) -> None:
    chosen = asked(start(rules_for(worked), worked.held))
    assert chosen.action == Bid(worked.bid)
    assert why(chosen) in ("ev-1", "ev-5")


@pytest.mark.parametrize("worked", BID, ids=lambda worked: worked.name)
@pytest.mark.clause("EVAL-1")
def test_the_suit_of_the_example_is_trumps(worked: Worked) -> None:
    sitting = go(start(rules_for(worked), worked.held), f"{worked.bid} pass pass pass")
    assert asked(sitting).action == NameTrumps(Suit(worked.trumps))


CALLS = {
    "the first example": "kc-4",
    "the second example": "kc-1",
    "red call in rule": "kc-1",
    "red call to a guarded queen": "kc-2",
    "red call with a side king": "kc-1",
    "black call": "kc-1",
    "black call with a side king": "kc-1",
    "black call to a guarded queen": "kc-2",
    "black call without a matador": "kc-1",
}


@pytest.mark.parametrize("worked", [each for each in BID if each.call], ids=lambda one: one.name)
@pytest.mark.clause("EVAL-4")
def test_the_king_of_the_example_is_called_and_the_maxim_is_told(worked: Worked) -> None:
    script = f"alliance pass pass pass trumps:{worked.trumps}"
    chosen = asked(go(start(rules_for(worked), worked.held), script))
    assert chosen.action == Call(Card(str(worked.call)))
    assert why(chosen) == CALLS[worked.name]


@pytest.mark.clause("EVAL-2")
def test_the_second_example_is_taken_as_a_mediateur_only_by_the_bolder_style() -> None:
    held = LATER[1].held
    assert asked(start("mediateur", held)).action == Bid("alliance")
    assert asked(start("historical", "AS 5S 4S 3S 5H 4H 3H 5D 4D 5C")).action == PASS
    assert why(asked(start("historical", "AS 5S 4S 3S 5H 4H 3H 5D 4D 5C"))) == "ev-3"


@pytest.mark.clause("EVAL-4")
def test_in_a_mediateur_the_longest_suit_is_called_and_the_shortest_given_from() -> None:
    held = "AS 2S AC KS QS 5H 4H 3H 5D 5C"
    sitting = go(start("mediateur", held, "KH"), "mediateur pass pass pass trumps:S")
    assert asked(sitting).action == Call(Card("KH"))
    assert why(asked(sitting)) == "kc-9"
    given = asked(go(sitting, "call:KH"))
    assert given.action in (Give(Card("5D")), Give(Card("5C")))
    assert why(given) == "kc-10"


def test_a_poor_holder_of_the_king_gives_it_back_and_a_good_one_keeps_it() -> None:
    held = "AS AC QS 4S 3S QD JD 2H 5H JC"
    for others, key in (("KC 4C 3C 3H 4H 6H 4D 5D 6D 7D", "rk-3"), ("KC 2S KS KH KD", "rk-2")):
        sitting = start("historical", held, others, returned_king="optional")
        sitting = go(sitting, "alliance pass pass pass trumps:S call:KC")
        assert why(asked(sitting)) == key


@pytest.mark.parametrize(
    ("held", "by_the_book", "tuned"),
    [
        ("2D QH QS 2C QD 3D QC JH AS JC", "ev-3", "ev-5"),
        ("3H KS 7S QC 5D KH 6H KD 2C 2D", "ev-1", "ev-6"),
    ],
)
def test_the_tuned_style_says_where_it_is_bolder_or_shyer_than_the_book(
    held: str, by_the_book: str, tuned: str
) -> None:
    sitting = start("mediateur", held)
    assert why(asked(sitting)) == by_the_book
    assert why(asked(sitting, "maxims")) == tuned
