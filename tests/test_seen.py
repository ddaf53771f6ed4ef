from random import Random
from typing import get_args

import pytest
from tests.kit.deals import filled
from tests.kit.play import random_begin, random_rules, random_steps

from quadrille import see
from quadrille.cards import Card
from quadrille.rules.events import CardReturned, Dealt, Event, HandDealt
from quadrille.seats import SEATS, Seat

EVERYBODY = (*SEATS, None)


@pytest.mark.clause("DEAL-1")
def test_a_deal_is_seen_as_ones_own_hand() -> None:
    hands = filled("AS 2S")
    dealt = Dealt(Seat(1), hands)
    for seat in SEATS:
        assert see(dealt, seat) == HandDealt(Seat(1), hands[seat])
    assert see(dealt, None) == HandDealt(Seat(1), ())


@pytest.mark.clause("DECL-7")
def test_the_card_given_face_down_is_seen_by_the_two_alone() -> None:
    given = CardReturned(Seat(2), Seat(0), Card("3H"), face_up=False)
    seen = [see(given, seat) for seat in EVERYBODY]
    blank = CardReturned(Seat(2), Seat(0), None, face_up=False)
    assert seen == [given, blank, given, blank, blank]


def test_every_other_event_is_seen_by_all_as_it_is_and_a_seen_event_stays_as_it_is() -> None:
    kinds = set()
    for seed in range(90):
        rng = Random(seed)
        for step in random_steps(random_begin(random_rules(rng), rng, 4), rng, until=2):
            for event in step.events:
                kinds.add(type(event))
                for seat in EVERYBODY:
                    seen = see(event, seat)
                    assert see(seen, seat) == seen
                    if not isinstance(event, Dealt | CardReturned):
                        assert seen is event
    never = {kind.__name__ for kind in get_args(Event)} - {kind.__name__ for kind in kinds}
    assert never <= {"HandDealt", "SittingEnded"}
