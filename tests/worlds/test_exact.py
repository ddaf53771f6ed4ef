"""The worlds told from a view are just those that the seat could not tell from the true one."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from math import factorial, prod
from random import Random

import pytest
from tests.worlds.positions import (
    WATCHERS,
    Told,
    carried_out,
    hot_cards,
    is_heard,
    possibilities,
    random_deals,
    swapped,
    unseen_sizes,
)
from tests.worlds.rare import KINDS, RARE, rare_things

from quadrille import NATURE, Seat, Sitting, begin, rule_set, view, with_options
from quadrille.cards import PACK, Card, Cards, Suit, cards
from quadrille.rules.actions import PASS, Bid, Call, Invite, NameTrumps, Play, SeatAction
from quadrille.rules.ranking import ORDERS
from quadrille.seats import SEATS, Four, Nature
from quadrille.worlds import World, worlds

TRIED = 100
"""Ways to lie that are all tried out."""

FEW_TRIED = 30
"""The same where more positions are looked at."""

SEEDS = [1, 2, 3, 4]
MANY_SEEDS = [pytest.param(seed, marks=pytest.mark.slow) for seed in range(11, 31)]


def _agree_by_trying_all(told: Told, step: int, watcher: Seat | None) -> None:
    seen = view(told.at(step), watcher)
    listed = [world.hands for world in worlds(seen)]
    assert len(listed) == worlds(seen).count
    assert len(set(listed)) == len(listed)
    assert set(listed) == possibilities(told, step, watcher)


def _few_enough(told: Told, first: int, watcher: Seat | None, tried: int) -> list[int]:
    """The steps after which all ways in which unseen cards may lie can be tried out."""
    few = []
    for step in range(first, len(told.steps)):
        if not is_heard(told.at(step), watcher):
            continue
        sizes = unseen_sizes(told.deal(step), watcher)
        if 1 < factorial(sum(sizes)) // prod(map(factorial, sizes)) <= tried:
            few.append(step)
    return few


def _agree_on_a_swap(told: Told, step: int, watcher: Seat | None, rng: Random) -> bool | None:
    """Whether the seat could not tell the cards swapped; None if there is nothing to swap."""
    step = told.heard(step, watcher)
    deal = told.deal(step)
    hands = swapped(rng, deal.held, watcher, hot_cards(deal))
    if hands is None:
        return None
    fits = told.fits(hands, step, watcher)
    assert (World(hands) in worlds(view(told.at(step), watcher))) is fits, (hands, step, watcher)
    return fits


@pytest.mark.parametrize("seed", [*SEEDS, *MANY_SEEDS])
def test_late_in_a_deal_the_worlds_are_all_that_trying_finds(seed: int) -> None:
    rng = Random(seed)
    for told in islice(random_deals(rng, RARE), 15):
        watcher = rng.choice(WATCHERS)
        steps = _few_enough(told, 0, watcher, TRIED)
        if steps:
            _agree_by_trying_all(told, rng.choice(steps), watcher)


@pytest.mark.parametrize("seed", [*SEEDS, *MANY_SEEDS])
def test_at_any_time_a_swap_that_a_seat_cannot_tell_is_another_world(seed: int) -> None:
    rng = Random(seed)
    outcomes: Counter[bool | None] = Counter()
    for told in islice(random_deals(rng, RARE), 100):
        for _ in range(3):
            step, watcher = rng.randrange(len(told.steps)), rng.choice(WATCHERS)
            outcomes[_agree_on_a_swap(told, step, watcher, rng)] += 1
    assert outcomes[True] > 50
    assert outcomes[False] > 50


@pytest.mark.parametrize("seed", [SEEDS[0], *MANY_SEEDS])
def test_what_is_rare_is_told_rightly_too(seed: int) -> None:
    rng, wanted = Random(seed), dict.fromkeys(KINDS, 2)
    met: Counter[str] = Counter()
    for told in islice(_with_what_hardly_happens(rng), 4000):
        found = rare_things(told)
        met.update(found.keys())
        for kind in [kind for kind in found if wanted[kind]]:
            wanted[kind] -= 1
            _agree_from(told, found[kind], rng)
        if not any(wanted.values()):
            break
    for kind in KINDS:
        print(f"{met[kind]:6} {kind}")
    assert [kind for kind, left in wanted.items() if left] == []


def _agree_from(told: Told, first: int, rng: Random) -> None:
    for watcher in WATCHERS:
        step = rng.choice((first, rng.randrange(first, len(told.steps))))
        _agree_on_a_swap(told, step, watcher, rng)
        _agree_on_a_swap(told, step, watcher, rng)
    watcher = rng.choice(WATCHERS)
    steps = _few_enough(told, first, watcher, FEW_TRIED)
    if steps:
        _agree_by_trying_all(told, rng.choice(steps), watcher)


def _with_what_hardly_happens(rng: Random) -> Iterator[Told]:
    """Random deals, and among them some that are led to what chance hardly comes to."""
    for number, told in enumerate(random_deals(rng, RARE)):
        yield told
        if number % 20 == 0:
            yield from (led(rng) for led in LED)


def _fresh(rng: Random, key: str, **options: str) -> Sitting:
    return begin(with_options(rule_set(key), options), deals=4, dealer=rng.choice(SEATS))


def _dealt(rng: Random, *strong: Card) -> Four[Cards]:
    """Some cards in one hand, whichever it is."""
    rest = [card for card in PACK if card not in strong]
    rng.shuffle(rest)
    pack = [*strong, *rest]
    hands = [cards(pack[seat * 10 : seat * 10 + 10]) for seat in SEATS]
    rng.shuffle(hands)
    return (hands[0], hands[1], hands[2], hands[3])


def _queen_invited(rng: Random) -> Told:
    """Forced Spadille holds all kings and invites."""
    kings = [card for card in PACK if card.rank == "K"]

    def choose(lawful: tuple[SeatAction, ...]) -> SeatAction:
        invites = [one for one in lawful if isinstance(one, Invite)]
        return PASS if PASS in lawful else rng.choice(invites or lawful)

    before = _fresh(rng, "quanti", forced_invite="yes")
    return carried_out(before, _dealt(rng, *kings, Card.SPADE_ACE), choose)


def _king_returned_and_lost(rng: Random) -> Told:
    """Whoever speaks first plays anything, and the hand that gave the king back is judged."""

    def choose(lawful: tuple[SeatAction, ...]) -> SeatAction:
        bid = Bid("alliance")
        return bid if bid in lawful else PASS if PASS in lawful else rng.choice(lawful)

    before = _fresh(
        rng,
        "historical",
        returned_king="compulsory",
        good_hand_return="fined",
        stop_when_settled="yes",
        self_call=rng.choice(("yes", "no")),
    )
    return carried_out(before, _dealt(rng), choose)


def _king_hidden_to_the_end(rng: Random) -> Told:
    """Hombre draws seven rounds of trumps and more, and nobody shows the called king."""
    strength = ORDERS[Suit.SPADES].strength
    king = Card.HEART_KING
    before = _fresh(rng, rng.choice(("mediateur", "historical")), self_call="yes")
    ladder = ORDERS[Suit.SPADES].ladder
    own = rng.choice(((king,), (Card.HEART_TWO,)))

    def choose(lawful: tuple[SeatAction, ...]) -> SeatAction:
        wanted = [one for one in (Bid("alliance"), *SPADES_AND_HEARTS) if one in lawful]
        plays = [one for one in lawful if isinstance(one, Play) and one.card is not king]
        best = max(plays, key=lambda one: strength[one.card.at], default=None)
        return wanted[0] if wanted else PASS if PASS in lawful else best or lawful[0]

    return carried_out(before, _dealt(rng, *ladder[:8], *own), choose)


LED = (_queen_invited, _king_returned_and_lost, _king_hidden_to_the_end)

SPADES_AND_HEARTS = (NameTrumps(Suit.SPADES), Call(Card.HEART_KING))


def test_when_cards_are_dealt_all_ways_are_open() -> None:
    told = next(random_deals(Random(1)))
    fresh = told.at(0)
    for seat in SEATS:
        assert worlds(view(fresh, seat)).count == factorial(30) // factorial(10) ** 3
    assert worlds(view(fresh, None)).count == factorial(40) // factorial(10) ** 4
    assert isinstance(told.steps[0].who, Nature)
    assert told.steps[0].who is NATURE
