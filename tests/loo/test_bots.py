"""Bots of Three-Card Loo: lawful, the same for the same view, and sensible."""

from random import Random
from typing import Final

import pytest
from tests.kit.loo import ALL_RULES, begun, cards, go, random_deal, random_steps, start

from quadrille.cards import Suit
from quadrille.loo import SeatView, Sitting, apply, begin, turn, view
from quadrille.loo.actions import MISS, PLAY, THROW_IN, Action, Play, SeatAction
from quadrille.loo.bots import BOTS
from quadrille.loo.bots.reasons import IMAGINED, NEITHER, ONLY_CHOICE, TRUMP_OR_ACE, Reason
from quadrille.loo.bots.thumb import best_play, likely_tricks
from quadrille.loo.bots.worlds import imagined, unknown_of
from quadrille.loo.deal import Playing
from quadrille.loo.pack import PACK, Card
from quadrille.seats import Nature, Seat
from quadrille.words import say

QUICK: Final = ("random", "trump-or-ace", "guess-8")


def _views(seed: int, players: int) -> list[SeatView]:
    """What seats on turn saw in a deal at random."""
    rng = Random(f"views {seed}")
    opened = begin(rng.choice(ALL_RULES), players=players, deals=2, dealer=Seat(0))
    return [
        view(before, who) for before, who, _, _ in random_steps(opened, rng) if isinstance(who, int)
    ]


@pytest.mark.parametrize("key", QUICK)
@pytest.mark.parametrize("players", [2, 3, 5, 7, 16, 17])
def test_a_bot_chooses_what_is_lawful_and_the_same_again(key: str, players: int) -> None:
    for shown in _views(1, players):
        chosen = BOTS[key].explain(shown, Random(7))
        assert chosen.action in shown.legal
        assert BOTS[key].choose(shown, Random(7)) == chosen.action
        told = say(f"reason-{chosen.reason.key}", **dict(chosen.reason.facts))
        assert told.endswith(".")


@pytest.mark.parametrize("bot", sorted(BOTS))
def test_every_bot_has_a_name(bot: str) -> None:
    assert say(f"bot-{bot}")


def test_what_need_not_be_thought_about_is_not() -> None:
    only = view(go(start("AH KH QH", players=2), "play play"), Seat(0))
    assert len(only.legal) == 1
    for bot in BOTS.values():
        assert bot.explain(only, Random(1)).reason == ONLY_CHOICE


# The rival


def _rival(hand: str) -> tuple[SeatAction, Reason]:
    chosen = BOTS["trump-or-ace"].explain(view(start(hand), Seat(0)), Random(1))
    return chosen.action, chosen.reason


def test_the_rival_plays_with_a_trump_or_an_ace_and_else_throws_in() -> None:
    assert _rival("AS 2C 3C") == (PLAY, TRUMP_OR_ACE)
    assert _rival("2H 2C 3C") == (PLAY, TRUMP_OR_ACE)
    assert _rival("KS 2C 3C") == (THROW_IN, NEITHER)


def test_a_card_is_played_by_rules_of_thumb() -> None:
    hearts = Suit.HEARTS
    lead, _ = best_play(cards("KS 2D AC"), (), hearts, is_last=False)
    assert lead == Card("AC")
    trump, _ = best_play(cards("AS 2H"), (), hearts, is_last=False)
    assert trump == Card("2H")
    assert best_play(cards("KS TS"), cards("9S"), hearts, is_last=True)[0] == Card("TS")
    assert best_play(cards("KS TS"), cards("9S"), hearts, is_last=False)[0] == Card("KS")
    assert best_play(cards("KD 3C"), cards("9S"), hearts, is_last=False)[0] == Card("3C")


def test_high_trumps_are_worth_more_than_low_ones_and_aces_more_than_kings() -> None:
    hands = ("AH KH QH", "AH 2S 3S", "2H AS 3S", "2H 3S 4S", "KS 2D 3D", "2S 3D 4D")
    worths = [likely_tricks(cards(hand), Suit.HEARTS) for hand in hands]
    assert worths == sorted(set(worths), reverse=True)
    assert worths[-1] == 0


# What is imagined


@pytest.mark.parametrize("players", [2, 3, 5, 7, 16, 17])
def test_what_is_imagined_is_what_the_seat_cannot_tell_from_the_truth(players: int) -> None:
    rng = Random(f"imagined {players}")
    for shown in _views(2, players):
        assert shown.seat is not None
        unknown = unknown_of(shown)
        for _ in range(3):
            deal = imagined(unknown, rng)
            assert deal.held[shown.seat] == shown.hand
            assert tuple(map(len, deal.held)) == shown.holding
            assert len(deal.miss) == 3 * shown.miss_is_free
            hidden = [c for seat, hand in enumerate(deal.held) if seat != shown.seat for c in hand]
            hidden += deal.miss
            assert len(set(hidden)) == len(hidden)
            seen = {*shown.hand, *shown.dealt, shown.turn_up}
            seen |= {laid.card for trick in shown.tricks for laid in trick.laid}
            assert not set(hidden) & (seen | {laid.card for laid in shown.table})
            assert set(hidden) <= set(PACK)
            assert deal.spoken == shown.spoken
            assert isinstance(deal.phase, Playing) == bool(
                shown.tricks or isinstance(shown.legal[0], Play)
            )


def test_nobody_is_imagined_with_cards_that_she_would_have_had_to_play() -> None:
    # Seat 1 did not follow spades and did not trump: she has neither. Seat 2 did not head the
    # ten of spades, and so has no higher one.
    hands = ("TS 2D 2C", "3D 4D 5D", "9S 8S 3C", "JS 6D 4C")
    sitting = go(start(*hands, players=4), "play play play play TS 3D 8S")
    shown, rng = view(sitting, Seat(3)), Random(5)
    unknown = unknown_of(shown)
    for _ in range(200):
        deal = imagined(unknown, rng)
        assert not [card for card in deal.held[1] if card.suit in (Suit.SPADES, Suit.HEARTS)]
        assert not [card for card in deal.held[2] if card.suit is Suit.SPADES and card.at < 4]


# The one who imagines


def _guessed(sitting: Sitting) -> SeatAction:
    who = turn(sitting)
    assert isinstance(who, int)
    return BOTS["guess-128"].choose(view(sitting, who), Random(3))


def test_who_holds_the_best_trumps_plays_and_who_holds_nothing_throws_in() -> None:
    assert _guessed(start("AH KH 2S", players=5)) == PLAY
    assert _guessed(start("2S 3D 2D", players=5, turn_up="9H")) in (THROW_IN, MISS)
    crowd = go(start("", "", "", "", "2S 3D 2D", players=5, turn_up="9H"), "play play miss play")
    assert _guessed(crowd) == THROW_IN


def test_a_sure_trick_is_taken_at_once_by_the_last_to_play() -> None:
    hands = ("KS 2C 3C", "QS 4C 5C", "3H AH 2S")
    sitting = go(start(*hands, players=3), "play play play KS QS")
    assert _guessed(sitting) == Play(Card("2S"))


def test_a_choice_is_told_with_what_it_brought_and_the_next_best() -> None:
    shown = view(start("AH KH 2S", players=5), Seat(0))
    chosen = BOTS["guess-8"].explain(shown, Random(3))
    assert chosen.action == PLAY
    assert chosen.reason.key == IMAGINED
    told = say(f"reason-{chosen.reason.key}", **dict(chosen.reason.facts))
    assert told.startswith("In 8 imagined deals playing came to +")


@pytest.mark.parametrize("key", QUICK)
def test_a_bot_does_not_choose_otherwise_when_only_hidden_cards_differ(key: str) -> None:
    mine = "KH TS 3D"
    for rest in (("2H 3H 4H", "AS AD AC"), ("2S 3S 4S", "JH QH AH")):
        first = view(start(mine, *rest, players=3), Seat(0))
        other = view(start(mine, *reversed(rest), players=3), Seat(0))
        assert first == other
        assert BOTS[key].choose(first, Random(9)) == BOTS[key].choose(other, Random(9))


def test_bots_carry_whole_sittings_to_their_end() -> None:
    sitting, rng = begun(4, deals=6, unlimited="yes"), Random(11)
    while (who := turn(sitting)) is not None:
        if isinstance(who, Nature):
            action: Action = random_deal(sitting.players, rng)
        else:
            action = BOTS["guess-8"].choose(view(sitting, who), rng)
        sitting, _ = apply(sitting, who, action)
    assert len(sitting.results) == 6
    assert sitting.accounts.total == 0
