"""What a deal is worth to a searcher is what people are paid, and sums to the same for all."""

from itertools import islice
from random import Random

from tests.kit.play import random_begin, random_rules, random_steps

from quadrille import apply, begin, turn, view
from quadrille.arena.quadrille import worths
from quadrille.bots import BOTS
from quadrille.bots.search.worth import Tally, worth_of
from quadrille.cards import PACK
from quadrille.rules.actions import DealOut, Settle
from quadrille.rules.deal import Deal, Playing, Settled
from quadrille.rulesets import ALL
from quadrille.seats import NATURE, SEATS
from quadrille.sitting import DealResult, Sitting


def _deals(seed: int, count: int) -> list[tuple[list[Deal], Sitting]]:
    """Deals of rules of thumb: how each stood whenever cards were played, and its end."""
    rng, found = Random(seed), []
    for number in range(count):
        sitting = begin(ALL[number % len(ALL)], deals=4, dealer=SEATS[-1])
        pack = list(PACK)
        rng.shuffle(pack)
        hands = (tuple(pack[:10]), tuple(pack[10:20]), tuple(pack[20:30]), tuple(pack[30:]))
        sitting, _ = apply(sitting, NATURE, DealOut(hands))
        stood = []
        while sitting.deal_is_on:
            assert sitting.deal is not None
            if isinstance(sitting.deal.phase, Playing):
                stood.append(sitting.deal)
            who = turn(sitting)
            if isinstance(who, int):
                action = BOTS["thumb"].choose(view(sitting, who), rng)
                sitting, _ = apply(sitting, who, action)
            else:
                sitting, _ = apply(sitting, NATURE, Settle())
        found.append((stood, sitting))
    return found


def test_a_deal_whose_first_six_are_known_is_worth_what_the_arena_says() -> None:
    asked = 0
    for stood, ended in _deals(1, 60):
        result = ended.results[-1]
        assert isinstance(result, DealResult)
        for deal in stood:
            playing = deal.phase
            assert isinstance(playing, Playing)
            if len(playing.tricks) < 7 or playing.quest is not result.facts.quest:
                continue
            won = [last - now for last, now in zip(result.facts.tricks, playing.won, strict=True)]
            for seat in SEATS:
                assert Tally(deal, playing, seat).by_seat(bytes(won)) == worths(result)[seat]
                asked += 1
    assert asked > 400


def test_worths_of_the_four_seats_sum_to_the_same_however_the_tricks_fall() -> None:
    rng = Random(3)
    for stood, _ in _deals(4, 20):
        for deal in islice(stood, 0, None, 7):
            playing = deal.phase
            assert isinstance(playing, Playing)
            left = 10 - len(playing.tricks)
            sums = set()
            for _ in range(6):
                won = [0, 0, 0, 0]
                for _ in range(left):
                    won[rng.randrange(4)] += 1
                sums.add(
                    round(sum(Tally(deal, playing, seat).by_seat(bytes(won)) for seat in SEATS), 6)
                )
            assert len(sums) == 1


def test_more_tricks_are_never_a_lower_class_to_the_side() -> None:
    for stood, _ in _deals(5, 25):
        deal, playing = stood[0], stood[0].phase
        assert isinstance(playing, Playing)
        of, most = Tally(deal, playing, playing.undertaking.hombre).classes(10)
        assert list(of) == sorted(of)
        assert [of[won] for won in most] == list(range(len(most)))
        assert len(most) > 1


def test_a_settled_deal_of_any_rule_set_and_option_is_worth_what_was_paid() -> None:
    rng, settled = Random(6), 0
    for _ in range(40):
        sitting = random_begin(random_rules(rng), rng, 4)
        for step in random_steps(sitting, rng, until=1):
            before, deal = step.before, step.after.deal
            if deal is None or not isinstance(deal.phase, Settled) or not before.deal_is_on:
                continue
            if before.deal is None or before.deal.faults:
                continue
            then, now = before.accounts, step.after.accounts
            stays = now.pool + step.after.books.beasts.total
            for seat in SEATS:
                change = now.purses[seat] - then.purses[seat]
                assert worth_of(deal, deal.phase.facts, seat) == 4 * change + stays
                settled += 1
    assert settled > 100
