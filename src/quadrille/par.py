"""Par of a deal: what each contract comes to, and which one is bid, if all cards are open.

The law itself is asked what may be said and what is paid; the kernel, what is won. Bids, trumps,
calls, returns and cards given are then chosen backwards from the end, each by the player whose
choice it is and for her own account alone; of what is worth the same to her she takes the first
that the law lists, so rather a pass than a bid.

What this leaves out, so that par is a plain number: play is by open cards, and for the most tricks;
a side that can win the first six does and stops there, or undertakes the vole if it can win all ten
and that pays more, whether or not the called card could have been shown by then; all tricks of a
side are counted as Hombre's, so that allies share a loss unless they won too few together; bonuses
are claimed. Nobody's offence is looked at but a king returned from a good hand.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from quadrille.cards import Suit
from quadrille.kernel import Problem, Solver, problem_of, solver
from quadrille.money import Transfer
from quadrille.rules import apply, legal, turn
from quadrille.rules.actions import PASS, Give, SeatAction
from quadrille.rules.asking import undertake
from quadrille.rules.contracts import Contract
from quadrille.rules.deal import (
    GAME,
    Auction,
    Deal,
    Exchange,
    Facts,
    Naming,
    Outcome,
    Playing,
    Quest,
    Spoken,
    Undertaking,
)
from quadrille.rules.ladders import all_bids
from quadrille.rules.outcome import ALL_TRICKS, facts_of, outcome_of
from quadrille.rules.payment import settle
from quadrille.rules.ranking import ORDERS, plain_order
from quadrille.rules.settling import case_of
from quadrille.rules.standing import Bonus, Claimed
from quadrille.rules.vole import PREMIERS
from quadrille.seats import SEATS, Four, Seat, changed

SHARE: Final = 4
"""Values are told in quarters: of what stays in the pots each seat is to have one."""

_CLAIMS: Final = tuple(Claimed(seat, bonus) for seat in SEATS for bonus in Bonus)


class Line(Struct, frozen=True):
    """A contract as it is played, and what it comes to."""

    undertaking: Undertaking
    facts: Facts
    outcome: Outcome
    value: Four[int]
    """What each seat gains, in quarters of a counter; together nothing.

    Her payments, and a quarter of what the deal adds to the pots.
    """


class Par(Struct, frozen=True):
    """What each contract of a deal comes to, and the one that is bid."""

    lines: tuple[Line, ...]
    """For each seat, bid, trumps and called card, and for who must play if all pass."""
    auction: tuple[Spoken, ...]
    """What is said if everybody sees all cards."""
    line: Line
    """What that leads to."""


def par(deal: Deal, mebibytes: int = 16) -> Par:
    """Par of a deal in which nobody has spoken."""
    assert isinstance(deal.phase, Auction)
    reckoning = _Reckoning(solver(mebibytes))
    for seat in SEATS:
        for bid in all_bids(deal.rules, deal.favourite):
            reckoning.best(_won_by(deal, seat, bid))
    return reckoning.bid(deal)


def _won_by(deal: Deal, seat: Seat, bid: SeatAction) -> Deal:
    """The deal after an auction in which a seat bids and all others pass."""
    deal = replace(deal, phase=Auction(turn=seat))
    action = bid
    while isinstance(deal.phase, Auction):
        deal, _ = apply(deal, deal.phase.turn, action)
        action = PASS
    return deal


class _Reckoning:
    """What is known of one deal so far."""

    def __init__(self, at_work: Solver) -> None:
        self.at_work = at_work
        self.lines: list[Line] = []
        self.named: dict[Undertaking, Line] = {}
        self.said: dict[tuple[Auction, frozenset[Seat]], tuple[SeatAction, Line]] = {}
        self.won: dict[tuple[Four[int], int, int, tuple[int, ...]], tuple[int, bool]] = {}
        self.paid: dict[tuple[Facts, tuple[Transfer, ...]], tuple[Outcome, Four[int]]] = {}
        self.fewest: dict[tuple[Contract, bool, bool, bool], tuple[int, ...]] = {}

    # What is chosen

    def best(self, deal: Deal) -> Line:
        """What a deal comes to whose auction is over."""
        match deal.phase:
            case Playing() as playing:
                return self.played(deal, playing)
            case Naming(undertaking=undertaking) if undertaking.trumps is None:
                if undertaking not in self.named:
                    self.named[undertaking] = self.chosen(deal)
                return self.named[undertaking]
            case _:
                return self.chosen(deal)

    def chosen(self, deal: Deal) -> Line:
        """What the best choice of the one on turn comes to."""
        seat, found = turn(deal), list[Line]()
        assert seat is not None
        for action in _choices(deal):
            onward, _ = apply(deal, seat, action)
            line = self.best(onward)
            if isinstance(deal.phase, Naming) and not isinstance(onward.phase, Naming):
                self.lines.append(line)
            found.append(line)
        return max(found, key=lambda line: line.value[seat])

    def bid(self, deal: Deal) -> Par:
        """The auction, and what it leads to."""
        line = self.spoken(deal)
        while isinstance(deal.phase, Auction):
            action, _ = self.said[_said_so_far(deal, deal.phase)]
            deal, _ = apply(deal, deal.phase.turn, action)
        return Par(tuple(self.lines), deal.spoken, line)

    def spoken(self, deal: Deal) -> Line:
        """What the rest of an auction comes to."""
        if not isinstance(deal.phase, Auction):
            return self.best(deal)
        key, seat = _said_so_far(deal, deal.phase), deal.phase.turn
        if key not in self.said:
            found = [(action, self.spoken(apply(deal, seat, action)[0])) for action in legal(deal)]
            self.said[key] = max(found, key=lambda each: each[1].value[seat])
        return self.said[key][1]

    # What is won

    def played(self, deal: Deal, playing: Playing) -> Line:
        """What the cards come to: of the ways to end that the side has, Hombre's best."""
        facts = facts_of(deal, playing)
        tricks, premiers = self.tricks(problem_of(deal, playing), self.steps(deal, facts))
        premiers = premiers and not facts.forced
        if facts.quest is Quest.BID or not premiers:
            return self.line(deal, _with(facts, tricks, premiers=premiers and tricks == ALL_TRICKS))
        stopped = self.line(deal, _with(facts, GAME, premiers=True))
        if tricks < ALL_TRICKS:
            return stopped
        deal, playing, _ = undertake(deal, playing, "VOLE-2" if facts.ally is None else "VOLE-3")
        vole = self.line(deal, replace(_with(facts, tricks, premiers=True), quest=playing.quest))
        return max(stopped, vole, key=lambda line: line.value[facts.hombre])

    def line(self, deal: Deal, facts: Facts) -> Line:
        """What some facts come to; most cards that may be given away come to the same."""
        playing, key = deal.phase, (facts, deal.paid)
        assert isinstance(playing, Playing)
        if key not in self.paid:
            due = settle(replace(case_of(deal, facts), claims=_CLAIMS))
            value = _value((*deal.paid, *due.transfers))
            self.paid[key] = outcome_of(deal.rules, facts), value
        return Line(playing.undertaking, facts, *self.paid[key])

    def steps(self, deal: Deal, facts: Facts) -> tuple[int, ...]:
        """For each number of tricks the fewest that come to the same, and all ten apart."""
        key = (facts.contract, facts.forced, facts.ally is None, facts.giver is None)
        if key not in self.fewest:
            found = [0]
            lines = [self.line(deal, _with(facts, n, premiers=False)) for n in range(ALL_TRICKS)]
            for tricks, (fewer, more) in enumerate(pairwise(lines), 1):
                found.append(found[-1] if fewer.value == more.value else tricks)
            self.fewest[key] = (*found, ALL_TRICKS)
        return self.fewest[key]

    def tricks(self, problem: Problem, steps: tuple[int, ...]) -> tuple[int, bool]:
        """The fewest tricks that come to what the side wins, and if it can win the first six."""
        key = (problem.hands, problem.tables.trump, problem.side, steps)
        if key not in self.won:
            (tricks,) = self.at_work.worth([replace(problem, worth=steps)])
            assert tricks is not None
            first = tricks == ALL_TRICKS
            if PREMIERS <= tricks < ALL_TRICKS:
                first = self.at_work.at_least([problem], PREMIERS, PREMIERS) == [True]
            self.won[key] = tricks, first
        return self.won[key]


def _said_so_far(deal: Deal, auction: Auction) -> tuple[Auction, frozenset[Seat]]:
    """All that the rest of an auction depends on."""
    return auction, frozenset(said.seat for said in deal.spoken if said.bid is None)


def _choices(deal: Deal) -> tuple[SeatAction, ...]:
    """What may be done; but of cards that touch in rank only the lowest is worth giving away.

    A matador is like no other card, for it may be held back, and is paid for.
    """
    if not isinstance(deal.phase, Exchange):
        return legal(deal)
    undertaking = deal.phase.undertaking
    assert undertaking.trumps is not None
    order, held = ORDERS[undertaking.trumps], deal.held[undertaking.hombre]
    suits = (plain_order(suit) for suit in Suit if suit is not order.suit)
    higher = {
        card
        for row in (order.ladder[len(order.matadors) :], *suits)
        for card, below in pairwise(row)
        if below in held
    }
    return tuple(
        give for give in legal(deal) if not (isinstance(give, Give) and give.card in higher)
    )


def _with(facts: Facts, tricks: int, *, premiers: bool) -> Facts:
    """The same deal with so many tricks of the side, of those that are played."""
    others = (GAME if premiers and tricks == GAME else ALL_TRICKS) - tricks
    won = changed(changed((0, 0, 0, 0), facts.hombre, tricks), facts.opponents[0], others)
    return replace(facts, tricks=won, premiers=premiers)


def _value(paid: tuple[Transfer, ...]) -> Four[int]:
    gains = [0, 0, 0, 0]
    for each in paid:
        for party, sign in ((each.payer, -1), (each.payee, 1)):
            if isinstance(party, int):
                gains[party] += sign * each.amount
    left = sum(gains)
    first, second, third, fourth = (SHARE * gain - left for gain in gains)
    return first, second, third, fourth
