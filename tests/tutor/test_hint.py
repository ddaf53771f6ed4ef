"""Hints: lawful and the maxims' own in every decision, and stronger ones only add to weaker."""

import re
from collections import Counter
from functools import cache
from itertools import islice
from random import Random
from typing import Final, get_args

import msgspec
import pytest
from tests.kit.deals import go, start
from tests.kit.often import times
from tests.worlds.led import with_what_hardly_happens

from quadrille import Sitting, apply, legal, turn, view
from quadrille.bots import BOTS
from quadrille.bots.maxims.bidding import BIDS, CALLS, GIVES, NAMES, RETURNS
from quadrille.bots.maxims.order import FOLLOWS, LEADS
from quadrille.bots.maxims.shunning import SHUNS
from quadrille.bots.maxims.vole import SAYS
from quadrille.bots.reasons import ONLY_CHOICE
from quadrille.cards import Card, Suit
from quadrille.games import QUADRILLE
from quadrille.rules.actions import (
    ASK,
    PASS,
    PLAYS,
    STOP,
    Bid,
    Call,
    Claim,
    Give,
    Invite,
    NameTrumps,
    Play,
    SeatAction,
)
from quadrille.rulesets import ALL
from quadrille.seats import Nature, Seat
from quadrille.sitting import is_unfinished
from quadrille.tutor import Hint, hint
from quadrille.tutor.hint import POINTING, why
from quadrille.view import SeatView, Stage
from quadrille.words import say, speaks

DEALS: Final = times(160, 400)

ENOUGH: Final = 40
"""So many views are asked about for each rule set and each kind of decision in it."""


@cache
def asked() -> tuple[SeatView, ...]:
    """What those on turn saw in some deals of all rule sets and options, the rarest among them."""
    shown: list[SeatView] = []
    met = Counter[tuple[str, frozenset[type], int]]()
    for told in islice(with_what_hardly_happens(Random(31)), DEALS):
        for step in told.steps[1:]:
            seat = turn(step.before)
            if not step.before.deal_is_on or isinstance(seat, Nature | None):
                continue
            seen = view(step.before, seat)
            decision = (seen.rules, frozenset(map(type, seen.legal)), min(2, len(seen.legal)))
            if met[decision] < ENOUGH:
                met[decision] += 1
                shown.append(seen)
    return tuple(shown)


@cache
def hinted() -> tuple[tuple[SeatView, Hint, Hint, Hint], ...]:
    """Each view with the hints that it gives, from the weakest to the strongest."""
    return tuple((seen, *_hints(seen)) for seen in asked())


def _hints(seen: SeatView) -> tuple[Hint, Hint, Hint]:
    return hint(seen, 1), hint(seen, 2), hint(seen, 3)


def test_the_views_ask_for_every_kind_of_choice_in_every_rule_set() -> None:
    kinds = {type(action) for seen in asked() for action in seen.legal}
    assert kinds == set(get_args(SeatAction)) - {Claim}
    assert {seen.rules for seen in asked()} == {rules.key for rules in ALL}


def test_the_third_strength_tells_a_lawful_act_and_it_is_what_the_tuned_maxims_would_do() -> None:
    for seen, _, _, told in hinted():
        chosen = BOTS["maxims"].explain(seen, Random(1))
        assert told.action in seen.legal
        assert told.action == chosen.action
        assert set(told.also) <= set(map(why, chosen.also))
        assert told.principle.source == chosen.reason.source


def _fallbacks() -> set[str]:
    """What is said when nothing else is, and what only tells the suits that are not led."""
    last = {order[-1].reason.key for order in (*LEADS.values(), *FOLLOWS.values())}
    return last | {one.reason.key for party in SHUNS.values() for one in party}


def test_no_fallback_is_told_beside_what_decides_and_no_second_view_of_a_bid() -> None:
    bids = {one.reason.key for one in BIDS}
    assert {"sc-0d", "sc-0e", "sc-23"} <= _fallbacks()
    dropped = Counter[str]()
    told_beside: set[str] = set()
    for seen, _, _, told in hinted():
        chosen = BOTS["maxims"].explain(seen, Random(0))
        beside = {reason.key for reason in told.also}
        assert not beside & _fallbacks()
        assert chosen.reason.key not in bids or not beside & bids
        told_beside |= beside
        dropped.update(reason.key for reason in chosen.also if reason.key not in beside)
    assert dropped["sc-0e"] > 10
    assert dropped["sc-23"] > 0
    assert dropped["ev-3"] > 0
    assert len(told_beside) > 10


def test_a_bot_at_a_table_tells_no_fallback_beside_what_decided() -> None:
    choose = QUADRILLE.bots["maxims"]
    beside = Counter[bool]()
    for seen in asked()[::3]:
        _, *others = choose(seen, Random(0), lambda: False).whys
        assert not {reason.key for reason in others} & _fallbacks()
        beside[bool(others)] += 1
    assert min(beside[True], beside[False]) > 10


def test_a_stronger_hint_tells_all_that_a_weaker_one_tells() -> None:
    for _, first, second, third in hinted():
        assert first == Hint(strength=1, principle=third.principle)
        assert second == Hint(
            strength=2, principle=third.principle, suits=third.suits, among=third.among
        )


def test_the_second_strength_tells_suits_where_only_they_differ_and_else_acts() -> None:
    told = Counter[tuple[str, int]]()
    for seen, _, second, third in hinted():
        kinds = {type(action) for action in seen.legal}
        if len(kinds) == 1 and kinds <= {Play, Give, Call, NameTrumps}:
            assert 1 <= len(second.suits) <= 2
            assert not second.among
            told["suits", len(second.suits)] += 1
        elif third.suits:
            assert {kind.__name__ for kind in kinds} == {"Invite"}
        else:
            assert third.action in second.among
            assert len(second.among) == min(2, len(seen.legal))
            told["among", len(second.among)] += 1
    assert set(told) == {("suits", 1), ("suits", 2), ("among", 1), ("among", 2)}


def test_what_is_considered_is_lawful_and_its_order_betrays_nothing() -> None:
    first = Counter[bool]()
    for seen, _, _, told in hinted():
        assert list(told.suits) == [suit for suit in Suit if suit in told.suits]
        assert list(told.among) == [action for action in seen.legal if action in told.among]
        if len(told.among) == 2:
            first[told.among[0] == told.action] += 1
    assert min(first.values()) > 50


def test_the_suit_of_the_act_is_among_the_suits() -> None:
    for seen, _, _, told in hinted():
        if not told.suits:
            continue
        match told.action:
            case Play(card=card) | Give(card=card):
                assert _of(seen, card) in told.suits
            case Call(card=card) | Invite(card=card):
                assert card.suit in told.suits
            case NameTrumps(suit=suit):
                assert suit in told.suits
            case _:
                pytest.fail(f"{told.action} is of no suit")


def _of(seen: SeatView, card: Card) -> Suit:
    """The suit of a card that a player would say, the honours told as trumps."""
    assert seen.honours is not None
    assert seen.contract is not None
    assert seen.contract.trumps is not None
    honours = {seen.honours.spadille, seen.honours.manille, seen.honours.basto}
    return seen.contract.trumps if card in honours else card.suit


def test_the_same_view_gives_the_same_bytes() -> None:
    for seen in asked()[::7]:
        again = msgspec.structs.replace(seen)
        told = [msgspec.json.encode(one) for one in _hints(seen)]
        assert told == [msgspec.json.encode(one) for one in _hints(again)]


def test_there_are_three_strengths_and_no_others() -> None:
    with pytest.raises(ValueError, match="4"):
        hint(asked()[0], 4)
    with pytest.raises(ValueError, match="0"):
        hint(asked()[0], 0)


# Announcements of several words


@cache
def announcements() -> tuple[tuple[Sitting, Seat], ...]:
    """Where somebody is to name or to call, and who, in some deals of all rule sets."""
    return tuple(
        (step.before, step.who)
        for told in islice(with_what_hardly_happens(Random(32)), DEALS)
        for step in told.steps[1:]
        if not isinstance(step.who, Nature)
        and view(step.before, step.who).stage is Stage.NAMING
        and not is_unfinished(step.before)
    )


def _parts(sitting: Sitting, seat: Seat, strength: int) -> tuple[Hint, ...]:
    """What is sent of a hint, part after part."""
    assert QUADRILLE.hint_json is not None
    part: Hint | None = msgspec.json.decode(QUADRILLE.hint_json(sitting, seat, strength), type=Hint)
    parts: list[Hint] = []
    while part is not None:
        parts.append(part)
        part = part.then
    return tuple(parts)


def test_the_strongest_hint_tells_a_whole_announcement_that_is_lawful_in_every_rule_set() -> None:
    told = Counter[str]()
    for sitting, seat in announcements():
        kinds: list[str] = []
        for part in _parts(sitting, seat, 3):
            assert not kinds or is_unfinished(sitting)
            assert part.action in legal(sitting)
            kinds.append(type(part.action).__name__)
            sitting, _ = apply(sitting, seat, part.action)
        assert not is_unfinished(sitting)
        told[" ".join(kinds)] += 1
        told[sitting.rules.key] += "Call" in kinds
    kinds_told = set(told) - {rules.key for rules in ALL}
    assert kinds_told >= {"NameTrumps", "NameTrumps Call", "Through NameTrumps Call"}
    assert all(told[rules.key] > 0 for rules in ALL)


def test_each_part_is_what_is_said_to_one_who_has_said_the_parts_before_it() -> None:
    for sitting, seat in announcements()[::5]:
        parts = {strength: _parts(sitting, seat, strength) for strength in (1, 2, 3)}
        for first, second, third in zip(*parts.values(), strict=True):
            seen = view(sitting, seat)
            alone = [msgspec.structs.replace(part, then=None) for part in (first, second, third)]
            assert alone == list(_hints(seen))
            assert third.action is not None
            sitting, _ = apply(sitting, seat, third.action)


def test_no_other_act_has_a_second_part() -> None:
    for told in islice(with_what_hardly_happens(Random(33)), 20):
        for step in told.steps[1:]:
            seat = turn(step.before)
            if step.before.deal_is_on and not isinstance(seat, Nature | None):
                named = view(step.before, seat).stage is Stage.NAMING
                assert named or len(_parts(step.before, seat, 3)) == 1


# Sentences


def _every_reason() -> set[str]:
    cards = [one.reason for party in (*LEADS.values(), *FOLLOWS.values()) for one in party]
    words = [one.reason for one in (*BIDS, *NAMES, *CALLS, *GIVES, *RETURNS)]
    answers = [one.reason for one in SAYS]
    return {reason.key for reason in (ONLY_CHOICE, *cards, *words, *answers)}


def test_every_principle_has_a_sentence_that_points_to_no_card() -> None:
    pointing = re.compile(r"\b(this (suit|card|one|bid)|another card|it goes)\b", re.IGNORECASE)
    found = {}
    for key in _every_reason():
        text = say(f"reason-principle-{key}" if key in POINTING else f"reason-{key}")
        if pointing.search(text):
            found[key] = text
    assert found == {}


def test_only_reasons_that_there_are_have_a_principle_of_their_own() -> None:
    assert _every_reason() >= POINTING
    assert all(speaks(f"reason-{key}") for key in POINTING)


def test_every_principle_that_is_told_has_a_sentence() -> None:
    told = {weakest.principle.key for _, weakest, _, _ in hinted()}
    assert [key for key in told if not speaks(f"reason-{key}")] == []
    assert len(told) > 40


# Single hints


def test_one_who_asks_about_a_bid_hears_of_two() -> None:
    told = start("quanti", "AS 2S AC KS QS JS 7S KH QH 3H", "KD QD", "KC QC", dealer=3)
    seen = view(told, Seat(0))
    third = hint(seen, 3)
    assert isinstance(third.action, Bid)
    assert third.action in hint(seen, 2).among
    assert hint(seen, 1).among == ()


def test_one_with_nothing_hears_of_the_lowest_bid_beside_the_pass() -> None:
    told = start("quanti", "3H 4H 5H 3D 4D 5D 7C 6C 7S 6S", "KD QD", "KC QC", dealer=3)
    second = hint(view(told, Seat(0)), 2)
    assert second.among == (PASS, Bid("alliance"))


def test_a_matador_is_told_as_a_trump() -> None:
    told = start("quanti", "AS 2H AC KH QH JH 7H KS QS 3S", "KD QD", "KC QC", dealer=3)
    told = go(told, "solo pass pass pass trumps:H")
    third = hint(view(told, Seat(0)), 3)
    assert third.action == PLAYS[Card.SPADE_ACE.at]
    assert Suit.HEARTS in third.suits


def test_who_may_stop_hears_of_stopping_and_of_going_on() -> None:
    offered = [told for seen, _, told, _ in hinted() if STOP in seen.legal]
    assert len(offered) > times(20, 50)
    for told in offered:
        assert {STOP, ASK} & set(told.among)
        assert len({type(action) for action in told.among}) == 2
