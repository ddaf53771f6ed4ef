"""Deals of Three-Card Loo at random, for two to seventeen players and by both options.

A normal run plays some hundred sittings, `make test-all` ten thousand deals and more. Each share
must see everything rare at least once; `pytest -rP` prints how often.
"""

import os
from collections import Counter
from random import Random
from typing import Final

import msgspec
import pytest
from tests.kit.loo import (
    ALL_RULES,
    deed,
    random_deal,
    random_steps,
    word_of,
)
from tests.kit.loo_again import Given, deal_played

from quadrille.loo import Sitting, apply, begin, legal, refuse, see, turn, view
from quadrille.loo.actions import Action, DealOut, Play, Report, Say, SeatAction, Word
from quadrille.loo.choices import RuleSet
from quadrille.loo.deal import Deal, Playing, Settled
from quadrille.loo.pack import PACK, Card
from quadrille.loo.screen import screen
from quadrille.seats import NATURE, Nature, Seat

SHARES: Final = 4
SITTINGS: Final = 1000 if os.environ.get("QUADRILLE_EXAMPLES") == "many" else 40
"""In each share; a sitting has three deals."""

DEALS: Final = 3

RARE: Final = (
    "the dealer takes the pool",
    "left alone with Miss",
    "Miss taken",
    "Miss defended",
    "looed",
    "nobody looed",
    "single",
    "double",
    "odd pool",
    "unlimited",
    "all must play",
    "two",
    "seventeen",
)

EVERYTHING: Final[tuple[SeatAction, ...]] = (*map(Say, Word), *map(Play, PACK))


@pytest.mark.parametrize("share", range(SHARES))
def test_every_sitting_keeps_the_law_at_every_step(share: int) -> None:
    seen: Counter[str] = Counter()
    for number in range(SITTINGS):
        rng = Random(share * 1_000_000 + number)
        rules = rng.choice(ALL_RULES)
        players = rng.choice((2, 2, 3, 4, 5, 6, 7, rng.randint(8, 17), 17))
        _play(rules, players, rng, seen)
    print(", ".join(f"{name} {seen[name]}" for name in sorted(seen)))
    assert [name for name in RARE if not seen[name]] == []


def _play(rules: RuleSet, players: int, rng: Random, seen: Counter[str]) -> None:
    dealer = Seat(rng.randrange(players))
    sitting = begin(rules, players=players, deals=DEALS, dealer=dealer)
    given: DealOut | None = None
    said: list[str] = []
    before = sitting
    for step in random_steps(sitting, rng):
        sitting, who, action, after = step
        if isinstance(action, DealOut):
            given, said, before = action, [], sitting
        else:
            assert not isinstance(action, Report)
            said.append(word_of(action))
        _check_step(sitting, who, action, after)
        if rng.random() < 0.1:
            _check_verbs_agree(after)
        if len(after.results) > len(before.results):
            assert given is not None
            _check_settlement(before, after, given, said)
            _note(before, after, seen)


def _check_step(before: Sitting, who: Seat | Nature, action: Action, after: Sitting) -> None:
    assert after.accounts.total == 0
    assert after.accounts.pool >= 0
    if after.deal is not None:
        assert sorted(_all_cards(after.deal)) == sorted(_all_dealt(after.deal))
    packed = msgspec.msgpack.encode(before)
    assert apply(before, who, action)[0] == after
    assert msgspec.msgpack.encode(before) == packed


def _all_dealt(deal: Deal) -> list[Card]:
    return [card for hand in (*deal.dealt, deal.miss) for card in hand]


def _all_cards(deal: Deal) -> list[Card]:
    """Every card where it is now: held, thrown away, played, or in a Miss that nobody took."""
    found = [card for hand in deal.held for card in hand]
    for said in deal.spoken:
        if said.word is not Word.PLAY:
            found += deal.dealt[said.seat]
    if not any(said.word in (Word.MISS, Word.DEFEND) for said in deal.spoken):
        found += deal.miss
    match deal.phase:
        case Playing(table=table, tricks=tricks):
            laid = [*table, *(each for trick in tricks for each in trick.laid)]
        case Settled(tricks=tricks):
            laid = [each for trick in tricks for each in trick.laid]
        case _:
            laid = []
    return found + [each.card for each in laid]


def _check_verbs_agree(sitting: Sitting) -> None:
    """`legal` and `refuse` agree on every action of every seat."""
    acting, lawful = turn(sitting), legal(sitting)
    assert bool(lawful) == isinstance(acting, int)
    assert list(lawful) == [action for action in EVERYTHING if action in lawful]
    for place in range(sitting.players):
        allowed = {each for each in EVERYTHING if refuse(sitting, Seat(place), each) is None}
        assert allowed == (set(lawful) if place == acting else set())


def _check_settlement(before: Sitting, after: Sitting, given: DealOut, said: list[str]) -> None:
    """The law told a second time allows the same, and comes to the same accounts."""
    words = iter(said)
    now = apply(before, NATURE, given)[0]

    def ask(seat: int, may: set[str]) -> str:
        nonlocal now
        assert turn(now) == seat
        assert {word_of(action) for action in legal(now)} == may
        word = next(words)
        now = apply(now, Seat(seat), deed(word))[0]
        return word

    again = deal_played(
        Given(
            hands=[[card.value for card in hand] for hand in given.hands],
            miss=[card.value for card in given.miss],
            turn_up=given.turn_up.value,
            dealer=before.dealer,
            left_over=before.accounts.pool,
            all_play_singles=before.rules.single_must_play,
            unlimited=before.rules.unlimited,
        ),
        ask,
    )
    result = after.results[-1]
    old, new = before.accounts.purses, after.accounts.purses
    assert [now - then for then, now in zip(old, new, strict=True)] == again.gains
    assert (result.pool, list(result.tricks)) == (again.pool, again.tricks)
    assert list(result.looed) == again.looed
    assert next(words, None) is None


def _note(before: Sitting, after: Sitting, seen: Counter[str]) -> None:
    result = after.results[-1]
    shown = {
        "the dealer takes the pool": not result.played,
        "left alone with Miss": len(result.played) == 1,
        "Miss taken": result.miss is not None,
        "Miss defended": result.defended,
        "looed": bool(result.looed),
        "nobody looed": len(result.played) > 1 and not result.looed,
        "single": result.pool_before == 3,
        "double": result.pool_before > 3,
        "odd pool": result.pool % 3 != 0,
        "unlimited": before.rules.unlimited and bool(result.looed),
        "all must play": before.rules.single_must_play and result.pool_before == 3,
        "two": before.players == 2,
        "seventeen": before.players == 17,
    }
    seen.update(name for name, is_so in shown.items() if is_so)


# Secrets


def _sent(sitting: Sitting, seat: Seat | None) -> bytes:
    return msgspec.json.encode(screen(sitting, seat))


@pytest.mark.parametrize("share", range(2))
def test_nothing_that_a_seat_is_told_hangs_on_cards_that_it_has_not_seen(share: int) -> None:
    compared = 0
    for number in range(max(30, SITTINGS // 2)):
        rng = Random(f"secrets {share} {number}")
        rules = rng.choice(ALL_RULES)
        players = rng.choice((2, 3, 4, 5, 7, 9, 17))
        opened = begin(rules, players=players, deals=1, dealer=Seat(players - 1))
        steps = list(random_steps(opened, rng))
        for watcher in (None, *map(Seat, range(min(players, 4)))):
            compared += _same_otherwise(opened, steps, watcher, rng)
    assert compared > 20


def _same_otherwise(
    opened: Sitting,
    steps: list[tuple[Sitting, Seat | Nature, Action, Sitting]],
    watcher: Seat | None,
    rng: Random,
) -> bool:
    """Whether another deal was found in which all may do the same; then all looks the same."""
    given, over = steps[0][2], steps[-1][3]
    assert isinstance(given, DealOut)
    assert over.deal is not None
    other = _otherwise(given, over.deal, watcher, rng)
    now = opened
    for before, who, action, after in steps:
        done = other if isinstance(action, DealOut) else action
        if refuse(now, who, done) is not None:
            return False
        _, told = apply(before, who, action)
        now, events = apply(now, who, done)
        assert _sent(now, watcher) == _sent(after, watcher)
        assert [see(each, watcher) for each in events] == [see(each, watcher) for each in told]
    return other != given


def _otherwise(given: DealOut, over: Deal, watcher: Seat | None, rng: Random) -> DealOut:
    """The same deal with every card that the watcher never sees given in another way."""
    seen = {given.turn_up}
    if watcher is not None:
        seen |= {*given.hands[watcher]}
        seen |= {*given.miss} if view_of_miss(over, watcher) else set()
    if isinstance(over.phase, Settled):
        seen |= {laid.card for trick in over.phase.tricks for laid in trick.laid}
    hidden = [card for card in PACK if card not in seen]
    rng.shuffle(hidden)
    fresh = iter(hidden)

    def again(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(card if card in seen else next(fresh) for card in cards)

    return DealOut(tuple(map(again, given.hands)), again(given.miss), given.turn_up)


def view_of_miss(over: Deal, watcher: Seat) -> bool:
    return any(
        said.seat == watcher and said.word in (Word.MISS, Word.DEFEND) for said in over.spoken
    )


def test_a_view_is_of_two_to_seventeen_seats_alike() -> None:
    for players in range(2, 18):
        rng = Random(players)
        opened = begin(ALL_RULES[0], players=players, deals=1, dealer=Seat(0))
        given = apply(opened, NATURE, random_deal(players, rng))[0]
        assert view(given, Seat(players - 1)).holding == (3,) * players
