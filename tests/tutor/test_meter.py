"""The meter: exact shares of all that an onlooker cannot rule out, a thousand together."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from math import factorial, prod
from random import Random
from typing import Final

import pytest
from tests.kit.deals import go, start
from tests.kit.often import times
from tests.worlds.led import with_what_hardly_happens
from tests.worlds.positions import (
    ONLOOKER,
    Told,
    is_heard,
    possibilities,
    random_deals,
    unseen_sizes,
)
from tests.worlds.rare import RARE

from quadrille import view
from quadrille.seats import SEATS
from quadrille.tutor import Meter, meter
from quadrille.tutor.meter import per_mille
from quadrille.view import SeatView
from quadrille.worlds import dealt, worlds

TRIED: Final = 90
"""Ways to lie that are all tried out."""


def _heard(told: Told) -> Iterator[tuple[int, SeatView]]:
    """What an onlooker is shown of a deal, step by step."""
    for place in range(len(told.steps)):
        if is_heard(told.at(place), ONLOOKER):
            yield place, view(told.at(place), ONLOOKER)


def _read(seen: SeatView) -> Meter:
    told = meter(seen)
    assert told is not None
    return told


def test_whatever_is_told_is_a_thousand_and_nothing_of_it_is_hombres_own_chance() -> None:
    kinds = Counter[str]()
    for told in islice(with_what_hardly_happens(Random(3)), 120):
        for _, seen in _heard(told):
            found = meter(seen)
            if found is None:
                kinds["nothing"] += 1
                continue
            assert seen.contract is not None
            assert sum(found.chances) + found.alone == 1000
            assert min(*found.chances, found.alone) >= 0
            assert found.chances[seen.contract.hombre] == 0
            assert found.known is seen.contract.shown
            kinds["known" if found.known else "open"] += 1
            kinds["alone for all they know"] += found.alone > 0 and not found.known
    assert all(kinds[kind] > 50 for kind in ("nothing", "known", "open", "alone for all they know"))


def _by_trying_all(told: Told, step: int) -> list[int]:
    """In how many of the ways in which the cards may lie each seat was dealt the called card."""
    seen = view(told.at(step), ONLOOKER)
    assert seen.contract is not None
    assert seen.contract.called is not None
    counts = [0, 0, 0, 0]
    for hands in possibilities(told, step, ONLOOKER):
        (holder,) = (seat for seat in SEATS if seen.contract.called in hands[seat])
        counts[holder] += 1
    return counts


def test_late_in_a_deal_the_shares_are_those_that_trying_all_finds() -> None:
    tried, doubtful = 0, 0
    for told in random_deals(Random(8), RARE):
        for step, seen in _heard(told):
            sizes = unseen_sizes(told.deal(step), ONLOOKER)
            if factorial(sum(sizes)) // prod(map(factorial, sizes)) > TRIED:
                continue
            found = meter(seen)
            if found is None or found.known:
                continue
            assert seen.contract is not None
            shares = list(per_mille(_by_trying_all(told, step)))
            assert found.alone == shares[seen.contract.hombre]
            shares[seen.contract.hombre] = 0
            assert list(found.chances) == shares
            tried += 1
            doubtful += max(*found.chances, found.alone) < 1000
        if tried >= times(6, 15) and doubtful >= times(4, 8):
            return


def test_while_nothing_is_told_the_three_others_are_equally_likely() -> None:
    told = start("quanti", "AS 2S AC KS QS JS 7S 3H 4H 5H", "KH", "KD", "KC", dealer=3)
    told = go(told, "alliance pass pass pass trumps:S call:KH")
    found = _read(view(told, ONLOOKER))
    assert found.chances[0] == 0
    assert max(found.chances[1:]) - min(found.chances[1:]) <= 1
    assert not found.known


@pytest.mark.parametrize(("self_call", "may"), [("yes", True), ("no", False)])
def test_hombre_keeps_a_share_just_where_she_may_call_her_own(self_call: str, may: bool) -> None:
    told = start("quanti", "AS 2S AC KS QS JS 7S 3H 4H 5H", "KH", "KD", "KC", self_call=self_call)
    told = go(told, "alliance pass pass pass trumps:S call:KH")
    assert (_read(view(told, ONLOOKER)).alone > 0) is may


def test_when_the_called_card_is_seen_its_player_has_all_of_it() -> None:
    told = start("quanti", "AS 2S AC KS QS JS 7S 3H 4H 5H", "KH QH 2H", "KD 6H", "KC 7H", dealer=3)
    told = go(told, "alliance pass pass pass trumps:S call:KH 3H KH")
    found = _read(view(told, ONLOOKER))
    assert found == Meter(chances=(0, 1000, 0, 0), alone=0, known=True)


def test_when_her_own_card_is_seen_hombre_was_alone() -> None:
    told = start("quanti", "AS 2S AC KS QS JS 7S KH 4H 5H", "QH 2H", "KD 6H", "KC 7H", dealer=3)
    told = go(told, "alliance pass pass pass trumps:S call:KH KH")
    assert _read(view(told, ONLOOKER)) == Meter(chances=(0, 0, 0, 0), alone=1000, known=True)


def test_nothing_is_told_where_no_ally_is_called() -> None:
    told = start("quanti", "AS 2S AC KS QS JS 7S KH 4H 5H", dealer=3)
    assert meter(view(told, ONLOOKER)) is None
    assert meter(view(go(told, "alliance"), ONLOOKER)) is None
    assert meter(view(go(told, "solo pass pass pass trumps:S"), ONLOOKER)) is None


def test_nothing_is_told_of_a_card_that_has_gone_to_hombre() -> None:
    given = 0
    for told in islice(random_deals(Random(5), RARE), 60):
        for _, seen in _heard(told):
            if seen.contract is not None and seen.contract.giver is not None:
                assert meter(seen) is None
                given += 1
    assert given > 50


def test_a_seat_void_of_the_called_suit_has_no_share() -> None:
    told = start("quanti", "AS 2S AC KS QS JS 7S 3H 4H 5H", "KD", "KH QH", "KC 7H", dealer=3)
    told = go(told, "alliance pass pass pass trumps:S call:KH")
    before = _read(view(told, ONLOOKER))
    after = _read(view(go(told, "3H 5D"), ONLOOKER))
    assert before.chances[1] > 0
    assert after.chances[1] == 0


def test_in_no_world_that_is_drawn_is_the_called_card_with_one_who_has_no_share() -> None:
    rng, compared = Random(12), 0
    for told in islice(random_deals(rng, RARE), 80):
        for _, seen in islice(_heard(told), 3, None, 7):
            found = meter(seen)
            if found is None or found.known:
                continue
            assert seen.contract is not None
            assert seen.contract.called is not None
            shares = list(found.chances)
            shares[seen.contract.hombre] = found.alone
            for world in worlds(seen).sample(rng, 50):
                hands = dealt(seen, world)
                (holder,) = (seat for seat in SEATS if seen.contract.called in hands[seat])
                assert shares[holder] > 0
            compared += 1
    assert compared > 50


@pytest.mark.parametrize(
    ("counts", "shares"),
    [
        ([1, 1, 1, 0], (334, 333, 333, 0)),
        ([0, 1, 1, 1], (0, 334, 333, 333)),
        ([1, 0, 0, 0], (1000, 0, 0, 0)),
        ([1, 2, 3, 1], (143, 286, 428, 143)),
        ([10**30, 1, 1, 1], (1000, 0, 0, 0)),
    ],
)
def test_what_rounding_leaves_goes_to_the_largest_rests(
    counts: list[int], shares: tuple[int, int, int, int]
) -> None:
    assert per_mille(counts) == shares
