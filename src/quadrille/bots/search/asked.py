"""What is said while cards are played: whether to stop, to go on, or to ask who would help.

What follows hangs on little in a world: who the ally is, which matadors count, and the hand of one
who is asked. So the law is asked once for worlds that are alike in these, and very many can be
looked at; mostly all there are.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from quadrille import rules as law
from quadrille.bots.search.cards import Alike, Hands, as_world
from quadrille.bots.search.lines import TIMES
from quadrille.bots.search.opened import all_open
from quadrille.bots.search.policy import POLICY, RULES
from quadrille.bots.search.position import Position, position
from quadrille.bots.search.worth import Tally, averaged, worth_of
from quadrille.kernel import play_by
from quadrille.rules.actions import SeatAction
from quadrille.rules.deal import Deal, Playing, Quest, Settled
from quadrille.seats import Seat
from quadrille.view import SeatView
from quadrille.worlds.rebuild import dealt
from quadrille.worlds.support import sight_of
from quadrille.worlds.supposed import act, seen_by, supposed

_Line = tuple[SeatAction, ...]

_Key = tuple[Seat | None, int, tuple[tuple[Seat, int], ...]]
"""The ally, the matadors that count, and who has answered with which hand."""


class PlayedOn(Struct, frozen=True):
    """Cards are played on from here."""

    now: Position
    tally: Tally
    gone: Hands
    """What has left the hands since, by seat."""


Sequel = float | Seat | PlayedOn
"""What a line leads to: what the deal is then worth, who is asked next, or play."""


class Sequels:
    """What follows what a seat may say, in worlds that fit with her view."""

    def __init__(self, view: SeatView, first: Hands) -> None:
        """A view of a deal while cards are played, and one of its worlds."""
        assert view.seat is not None
        self._view, self._seat = view, view.seat
        self._deal = supposed(view, as_world(first))
        assert isinstance(self._deal.phase, Playing)
        self._alike = Alike(self._deal, self._deal.phase, sight_of(view).known)
        self._known: dict[_Line, dict[_Key, Sequel]] = {}
        self._positions: dict[Position, Position] = {}
        self._tallies: dict[tuple[Position, Quest, Seat | None, int], Tally] = {}

    def worths(self, worlds: Sequence[Hands], line: _Line, seed: int) -> list[float]:
        """What a line is worth to the seat in each of some worlds, in quarters of a counter."""
        ends = [self.end(hands, line) for hands in worlds]
        told = [end if isinstance(end, float) else 0.0 for end in ends]
        onward: dict[int, list[tuple[int, PlayedOn]]] = {}
        for number, end in enumerate(ends):
            if isinstance(end, PlayedOn):
                onward.setdefault(id(end.now), []).append((number, end))
        for some in onward.values():
            held = [_less(worlds[number], end.gone) for number, end in some]
            worths = _played_on(some[0][1].now, held, [end.tally for _, end in some], seed)
            for (number, _), worth in zip(some, worths, strict=True):
                told[number] = worth
        return told

    def end(self, hands: Hands, line: _Line) -> float | PlayedOn:
        """What a line leads to in a world, when all who are asked have answered."""
        known = self._known.setdefault(line, {})
        ally, run = self._alike.key(hands)
        answered: tuple[tuple[Seat, int], ...] = ()
        while True:
            key = ally, run, answered
            found = known.get(key)
            if found is None:
                found = known[key] = self._told(line, hands, len(answered))
            if isinstance(found, float | PlayedOn):
                return found
            answered = (*answered, (found, hands[found]))

    def _told(self, line: _Line, hands: Hands, answers: int) -> Sequel:
        """The same as the law tells it in one world, after so many have answered."""
        deal = self._in_world(hands)
        for action in line:
            deal = act(deal, self._seat, action)
        for _ in range(answers):
            seat = _asked(deal)
            assert seat is not None
            deal = act(deal, seat, RULES.choose(seen_by(self._view, deal, seat), Random(0)))
        if isinstance(deal.phase, Settled):
            return float(worth_of(deal, deal.phase.facts, self._seat))
        seat = _asked(deal)
        if seat is not None:
            return seat
        assert isinstance(deal.phase, Playing)
        return self._played_on(deal, deal.phase, hands)

    def _played_on(self, deal: Deal, playing: Playing, hands: Hands) -> PlayedOn:
        now = position(deal, playing)
        now = self._positions.setdefault(now, now)
        key = now, playing.quest, *self._alike.key(hands)
        if key not in self._tallies:
            self._tallies[key] = Tally(deal, playing, self._seat)
        a, b, c, d = (was & ~hand.bits for was, hand in zip(hands, deal.held, strict=True))
        return PlayedOn(now, self._tallies[key], (a, b, c, d))

    def _in_world(self, hands: Hands) -> Deal:
        """While cards are played all but the hands is public, and the same in all worlds."""
        world = as_world(hands)
        return replace(self._deal, held=world.hands, dealt=dealt(self._view, world))


def _less(hands: Hands, gone: Hands) -> Hands:
    a, b, c, d = (hand ^ card for hand, card in zip(hands, gone, strict=True))
    return (a, b, c, d)


def _asked(deal: Deal) -> Seat | None:
    """Who is to say something before cards are played on, if anybody is."""
    phase = deal.phase
    if not isinstance(phase, Playing) or phase.quest not in (Quest.OFFERED, Quest.ASKED):
        return None
    seat = law.turn(deal)
    assert isinstance(seat, int)
    return seat


def _played_on(
    now: Position, hands: Sequence[Hands], tallies: Sequence[Tally], seed: int
) -> list[float]:
    """What each of some worlds is worth, half by play-outs and half by open cards.

    Where all ten are in question, open cards are played on too well, and by the policy not well
    enough.
    """
    problems = [now.problem(each) for each in hands]
    won = play_by(problems, POLICY, seed=seed, times=TIMES, mark=now.mark, past=now.past)
    seen = all_open([(now, *each) for each in zip(hands, tallies, strict=True)])
    return [(one + other) / 2 for one, other in zip(averaged(tallies, won), seen, strict=True)]
