"""Quadrille at the arena: the deal or sitting of one seating, and what it was worth to each seat.

Each choice has a generator of its own, drawn from the seed, the block, the seat and how often
that seat has chosen: so none hears of another's luck.

What a deal is worth to a seat is the counters that it has gained and a quarter of what lies in the
pool and in beasts afterwards, less that of before, which somebody will win: so the four seats'
worths sum to nothing. What all owe alike to carried games is theirs to win alike, and counts for
nothing. Worths are kept in whole quarters of a counter. A whole sitting is worth what its final
accounts say.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from functools import partial
from random import Random
from typing import Final

from msgspec import Struct

from quadrille.arena.clock import Clock
from quadrille.arena.match import Match, Note, Table
from quadrille.arena.outside import find as find_bot
from quadrille.bots import Bot, shown
from quadrille.cards import PACK, Suit
from quadrille.errors import BadOption
from quadrille.rules.actions import DealOut, Report, Settle
from quadrille.rules.deal import Facts, Outcome
from quadrille.rules.options import with_options
from quadrille.rulesets import find
from quadrille.seats import NATURE, SEATS, Seat, after
from quadrille.sitting import (
    DealResult,
    Sitting,
    apply,
    begin,
    claims,
    final_balances,
    turn,
)
from quadrille.view import view

QUARTERS: Final = 4
"""Worths are whole quarters of a counter."""

COUNTS: Final = ("won", "remise", "premiers", "voles_made", "voles_failed")
"""What is counted of deals: whichever side the seat was on, of the declaring side."""

FORCED: Final = "forced"
"""The kind of deal where all have passed, and the holder of Spadille must play."""

MOST_LOST: Final = 50
"""Lost deals beyond which no stake is waited for."""

PATIENCE: Final = 5
"""How many times as long as agreed a sitting may last, until its beasts are taken."""


class Role(StrEnum):
    """What a seat was in a deal."""

    HOMBRE = "hombre"
    ALLY = "ally"
    DEFENDER = "defender"


class Quadrille(Struct, frozen=True):
    """Quadrille made ready for a match."""

    match: Match
    bots: Mapping[str, Bot]
    begun: Sitting
    """Where each block begins."""
    parts: int = QUARTERS
    counts: tuple[str, ...] = COUNTS

    @property
    def allied(self) -> bool:
        """Whether there is one deal, and so one side that declares."""
        return self.match.length == 1

    def play(self, bots: tuple[str, ...], number: int, clock: Clock) -> Table:
        """One seating of a deal, or of a whole sitting."""
        sitting = played(self, bots, number, clock)
        results = [each for each in sitting.results if isinstance(each, DealResult)]
        every = [*_gained(results)][len(self.begun.results) :]
        notes = tuple(_note(seat, result, own[seat]) for result, own in every for seat in SEATS)
        if sitting.is_complete and self.match.length > 1:
            return Table(tuple(QUARTERS * change for change in final_balances(sitting)), notes)
        whole = tuple(sum(own[seat] for _, own in every) for seat in SEATS)
        return Table(whole, notes, _allies(every[-1][0].facts) if self.allied else ())


def ready(match: Match) -> Quadrille:
    """Quadrille for a match; raises `BadOption` for what is not there."""
    if match.seats != len(SEATS):
        facts = (("players", str(match.seats)), ("number", str(len(SEATS))))
        raise BadOption("players-just", facts=facts)
    return Quadrille(match, {name: find_bot(name) for name in match.bots}, _begun(match))


def _begun(match: Match) -> Sitting:
    """The last seat deals first, or deals after those that have left the stake."""
    rules = with_options(find(match.rules), dict(match.options))
    if match.length > 1:
        return begin(rules, deals=match.length, dealer=SEATS[-1], favourite=match.favourite)
    for lost in range(MOST_LOST):
        dealer = after(SEATS[-1], -lost)
        sitting = begin(
            rules, deals=len(SEATS) * MOST_LOST, dealer=dealer, favourite=match.favourite
        )
        for number in range(lost):
            sitting, _ = apply(sitting, NATURE, _a_lost_deal(number))
        if sitting.accounts.pool + sum(sitting.books.beasts.active) >= match.stake:
            return sitting
    raise BadOption("arena-stake", facts=(("stake", str(match.stake)),))


def _a_lost_deal(number: int) -> Report:
    """An alliance that has lost by a trick; each seat in turn is its Hombre."""
    hombre = Seat(number % len(SEATS))
    ally, one, other = (after(hombre, steps) for steps in (1, 2, 3))
    tricks = {hombre: 3, ally: 2, one: 4, other: 1}
    first, second, third, fourth = SEATS
    return Report(
        hombre=hombre,
        contract="alliance",
        trumps=Suit.CLUBS,
        tricks=(tricks[first], tricks[second], tricks[third], tricks[fourth]),
        ally=ally,
        matadors=0,
        premiers=False,
        holders=(one, one, other),
    )


def played(stage: Quadrille, bots: tuple[str, ...], number: int, clock: Clock) -> Sitting:
    """A deal, or a sitting, to its end; one that bots do not bring to an end is broken off."""
    sitting = stage.begun
    for deal in range(stage.match.length * PATIENCE if stage.match.length > 1 else 1):
        if turn(sitting) is None:
            break
        # The first deal of a sitting is the one that stands alone under the same number.
        name = f"{stage.match.seed}/{number}" + (f".{deal}" if deal else "")
        sitting, _ = apply(sitting, NATURE, hands_of(name))
        sitting = _all_claimed(_played_out(stage, sitting, bots, name, clock))
    return sitting


def hands_of(name: str) -> DealOut:
    """The cards of a deal, by its name; text is hashed the same on every machine."""
    pack = list(PACK)
    Random(f"{name}/cards").shuffle(pack)
    return DealOut((tuple(pack[:10]), tuple(pack[10:20]), tuple(pack[20:30]), tuple(pack[30:])))


def _played_out(
    stage: Quadrille, sitting: Sitting, bots: tuple[str, ...], name: str, clock: Clock
) -> Sitting:
    made: Counter[Seat] = Counter()
    while sitting.deal_is_on:
        who = turn(sitting)
        if not isinstance(who, int):
            sitting, _ = apply(sitting, NATURE, Settle())
            continue
        seen, random = view(sitting, who), Random(f"{name}/{who}/{made[who]}")
        assert sitting.deal is not None
        bot = shown(stage.bots[bots[who]], sitting.deal.held)
        choose = partial(bot.choose, seen, random)
        sitting, _ = apply(sitting, who, clock.timed(bots[who], seen.stage, choose))
        made[who] += 1
    return sitting


def _all_claimed(sitting: Sitting) -> Sitting:
    """What is owed only to those who claim it is claimed by all: no bot forgets."""
    for seat in SEATS:
        for claim in claims(sitting, seat):
            sitting, _ = apply(sitting, seat, claim)
    return sitting


def worths(result: DealResult) -> tuple[int, ...]:
    """What all deals so far were worth to each seat, in quarters of a counter; sums to nothing."""
    stays = result.pool + result.beasts.total
    return tuple(QUARTERS * change + stays for change in result.balances)


def _gained(results: Sequence[DealResult]) -> Iterator[tuple[DealResult, tuple[int, ...]]]:
    """Each deal with what it alone was worth."""
    before = (0,) * len(SEATS)
    for result in results:
        now = worths(result)
        yield result, tuple(b - a for a, b in zip(before, now, strict=True))
        before = now


def _note(seat: Seat, result: DealResult, worth: int) -> Note:
    facts, outcome = result.facts, result.outcome
    contract = FORCED if facts.forced else facts.contract.key
    sums = (
        outcome is Outcome.WON,
        outcome is Outcome.REMISE,
        facts.premiers,
        result.vole == "made",
        result.vole == "failed",
    )
    return Note(seat, (contract, _role(seat, facts)), (*map(int, sums), worth))


def _allies(facts: Facts) -> tuple[int, ...]:
    return () if facts.ally is None else tuple(sorted((facts.hombre, facts.ally)))


def _role(seat: Seat, facts: Facts) -> Role:
    if seat == facts.hombre:
        return Role.HOMBRE
    return Role.ALLY if seat == facts.ally else Role.DEFENDER
