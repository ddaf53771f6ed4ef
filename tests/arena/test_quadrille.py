"""Quadrille at the arena: what deals and sittings are worth, with and without a stake."""

from random import Random

import msgspec
import pytest
from tests.arena.test_arena import changed
from tests.kit.play import random_rules

from quadrille.arena.clock import Clock
from quadrille.arena.match import Match, Table
from quadrille.arena.playing import run
from quadrille.arena.quadrille import Quadrille, hands_of, played, ready, worths
from quadrille.bots import Bot, Choice
from quadrille.rules.actions import SeatAction
from quadrille.rulesets import ALL
from quadrille.sitting import DealResult, final_balances
from quadrille.view import SeatView

BOTS = ("thumb", "random", "thumb", "random")


def table(match: Match, number: int) -> Table:
    return ready(match).play(BOTS, number, Clock())


@pytest.mark.clause("BEAST-1")
def test_a_beast_that_stays_is_worth_a_quarter_of_it_to_each() -> None:
    stage, beasts = ready(changed(rules="mediateur")), set()
    for number in range(30):
        (ended,) = played(stage, BOTS, number, Clock()).results
        assert isinstance(ended, DealResult)
        stays = ended.pool + ended.beasts.total
        beasts.add(ended.beasts.total > 0)
        assert worths(ended) == tuple(4 * change + stays for change in ended.balances)
        assert stage.play(BOTS, number, Clock()).worths == worths(ended)
        assert sum(worths(ended)) == 0
    assert beasts == {True, False}


@pytest.mark.clause("HIST-7")
def test_what_is_owed_at_once_is_claimed_for_every_bot() -> None:
    free = changed(rules="historical")
    strict = changed(rules="historical", options=(("strict_claims", "yes"),))
    for number in range(12):
        assert table(strict, number) == table(free, number)


def test_the_worths_of_a_deal_sum_to_nothing_whatever_lies_in_the_pool() -> None:
    rng, pools = Random(3), set()
    for number in range(40):
        begun = msgspec.structs.replace(ready(changed()).begun, rules=random_rules(rng))
        stage = Quadrille(changed(), ready(changed(bots=("thumb", "random"))).bots, begun)
        (ended,) = played(stage, BOTS, number, Clock()).results
        assert sum(stage.play(BOTS, number, Clock()).worths) == 0
        pools.add(ended.pool > 0)
    assert pools == {True, False}


def test_a_deal_with_nothing_left_to_decide_is_ended() -> None:
    whole, ended = Clock(), Clock()
    match = changed(options=(("stop_when_settled", "yes"),))
    for number in range(6):
        ready(changed()).play(BOTS, number, whole)
        ready(match).play(BOTS, number, ended)
    assert ended.classes.total() < whole.classes.total()


class Drawing:
    """Plays as another does, and draws some numbers that are not needed."""

    def __init__(self, bot: Bot, drawn: int) -> None:
        self.bot = bot
        self.drawn = drawn

    def choose(self, view: SeatView, random: Random) -> SeatAction:
        return self.explain(view, random).action

    def explain(self, view: SeatView, random: Random) -> Choice:
        choice = self.bot.explain(view, random)
        for _ in range(self.drawn):
            random.random()
        return choice


def test_each_choice_has_a_generator_of_its_own() -> None:
    stage = ready(changed())
    chance = stage.bots["random"]
    quiet, loud = (
        Quadrille(stage.match, {"thumb": Drawing(chance, n), "random": chance}, stage.begun)
        for n in (0, 3)
    )
    for number in range(5):
        assert quiet.play(BOTS, number, Clock()) == loud.play(BOTS, number, Clock())


# Stakes


@pytest.mark.parametrize("key", [rules.key for rules in ALL])
def test_a_stake_lies_where_lost_deals_have_left_it(key: str) -> None:
    for stake in (84, 200):
        begun = ready(changed(rules=key, stake=stake)).begun
        lies = begun.accounts.pool + sum(begun.books.beasts.active)
        assert stake <= lies
        assert begun.dealer == 3
        assert begun.results
        # One lost deal fewer has not left as much.
        earlier = begun.results[-2]
        assert earlier.pool + sum(earlier.beasts.active) < stake


@pytest.mark.parametrize("key", [rules.key for rules in ALL])
def test_what_a_staked_deal_is_worth_leaves_out_what_was_lost_before(key: str) -> None:
    match = changed(rules=key, stake=84)
    for number in range(6):
        before = ready(match).begun.results[-1]
        after = played(ready(match), BOTS, number, Clock()).results[-1]
        told = table(match, number)
        lay = after.pool + after.beasts.total - before.pool - before.beasts.total
        changes = [b - a for a, b in zip(before.balances, after.balances, strict=True)]
        assert told.worths == tuple(4 * change + lay for change in changes)
        assert sum(told.worths) == 0
        assert len(told.notes) == 4


def test_a_greater_stake_makes_greater_gains() -> None:
    fresh, staked = (run(changed(deals=8, stake=s)).tally.gains[0].mean for s in (0, 200))
    assert staked > 2 * fresh > 0


# Sittings


def test_a_sitting_is_worth_what_its_final_accounts_say() -> None:
    match = changed(rules="mediateur", length=4, bots=("thumb", "thumb"))
    stage, four = ready(match), ("thumb",) * 4
    for number in range(4):
        sitting = played(stage, four, number, Clock())
        assert sitting.is_complete
        told = stage.play(four, number, Clock())
        assert told.worths == tuple(4 * change for change in final_balances(sitting))
        assert len(told.notes) == 4 * len(sitting.results)
        assert len(sitting.results) >= 4


def test_a_sitting_begins_with_the_deal_that_stands_alone_under_its_number() -> None:
    alone, sitting = changed(rules="quanti"), changed(rules="quanti", length=4)
    first = played(ready(sitting), BOTS, 3, Clock()).results[0]
    assert played(ready(alone), BOTS, 3, Clock()).results[0] == first
    assert hands_of("5/3") != hands_of("5/3.1")


def test_a_sitting_whose_beasts_are_never_taken_is_broken_off() -> None:
    match = changed(rules="mediateur", length=4, bots=("random", "random"))
    stage, four = ready(match), ("random",) * 4
    for number in range(6):
        sitting = played(stage, four, number, Clock())
        assert sitting.counted <= 20
        assert sum(stage.play(four, number, Clock()).worths) == 0


def test_a_bot_against_itself_gains_nothing_in_whole_sittings() -> None:
    match = changed(rules="mediateur", length=8, bots=("thumb", "thumb"), deals=2)
    told = run(match).tally.gains[0]
    assert (told.mean, told.deviation, told.count) == (0.0, 0.0, 2)
