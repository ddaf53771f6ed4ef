"""A deal at a moment, as OpenSpiel asks for it: numbers in, strings of what is known out.

OpenSpiel itself is not needed here. What all have seen is kept as one text that only grows; what
a seat knows besides are its cards as dealt, and the card given for a called one.
"""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec import Struct

from quadrille import rules as law
from quadrille.kernel import play_out, problem_of
from quadrille.openspiel.numbers import numbered, numbers
from quadrille.openspiel.worth import Worths, played_out, worths
from quadrille.rules.actions import PASS, STOP, SeatAction
from quadrille.rules.deal import Deal, Playing, Quest, Settled, undertaking_of
from quadrille.rules.events import Event, Played, TrickWon
from quadrille.rules.partners import giver_of
from quadrille.rules.settling import ends_early
from quadrille.seats import Seat
from quadrille.seen import see

SEED_BITS: Final = 63


class Moment(Struct, frozen=True):
    """Where a deal stands, and what all have seen of it."""

    deal: Deal
    told: str
    turn: Seat | None
    """Asked too often to be found anew each time."""

    def __deepcopy__(self, memo: dict[int, object]) -> Moment:
        """Nothing of it ever changes, so a copy is itself."""
        return self

    @property
    def is_over(self) -> bool:
        """Whether the deal is settled."""
        return isinstance(self.deal.phase, Settled)


def moment(deal: Deal, told: str = "") -> Moment:
    """A deal as it stands, and what all have seen."""
    return Moment(deal, told, law.turn(deal))


def lawful(now: Moment) -> list[int]:
    """The numbers of what the seat on turn may do, rising."""
    return numbered(now.deal.rules, law.legal(now.deal))


def after(before: Moment, number: int) -> Moment:
    """The moment after the seat on turn has done what has a number."""
    assert before.turn is not None
    deal, events = _done(before.deal, before.turn, numbers(before.deal.rules)[number])
    return moment(deal, before.told + "".join(map(_seen, events)))


def _done(deal: Deal, seat: Seat, action: SeatAction) -> tuple[Deal, tuple[Event, ...]]:
    """Nature ends a deal in which nothing can change, where it does so, without being asked."""
    deal, events = law.apply(deal, seat, action)
    if isinstance(deal.phase, Playing) and ends_early(deal, deal.phase):
        return law.end_early(deal)[0], events
    return deal, events


def _seen(event: Event) -> str:
    """An event as all see it; cards are short, for they are many."""
    match event:
        case Played(seat=seat, card=card):
            return f"{seat}{card}"
        case TrickWon():
            return ""
        case _:
            return repr(see(event, None))


def known_to(now: Moment, seat: Seat) -> str:
    """All that a seat knows: its own cards, and what all have seen."""
    deal = now.deal
    own = f"{seat}:{deal.dealt[seat].bits:x}"
    undertaking = undertaking_of(deal.phase)
    if undertaking is not None and undertaking.given is not None:
        own += f"<{undertaking.given}" * (seat in (undertaking.hombre, giver_of(deal)))
    if isinstance(deal.phase, Playing) and deal.phase.quest is Quest.OFFERED:
        own += "?" * (now.turn == seat)
    return f"{own}|{now.told}"


def returns(now: Moment) -> Worths:
    """What the deal brings each seat; nothing before it is settled."""
    phase = now.deal.phase
    return worths(now.deal, phase.facts) if isinstance(phase, Settled) else (0.0, 0.0, 0.0, 0.0)


def at_random(deal: Deal, random: Random, times: int, *, passing: bool = False) -> Worths:
    """What a deal brings on average, if every choice from here on is drawn evenly.

    Cards are played by the kernel, so many times; of the vole no play-out thinks. If `passing`,
    whoever may pass passes and whoever may stop stops, and only the rest is drawn.
    """
    while not isinstance(deal.phase, Settled) and not _is_play(deal):
        seat = law.turn(deal)
        assert seat is not None
        some = law.legal(deal)
        # A pass, and the word that stops, are what the law lists first.
        is_quiet = passing and some[0] in (PASS, STOP)
        deal, _ = _done(deal, seat, some[0] if is_quiet else random.choice(some))
    if isinstance(deal.phase, Settled):
        return worths(deal, deal.phase.facts)
    assert isinstance(deal.phase, Playing)
    problem = problem_of(deal, deal.phase)
    won = play_out([problem], seed=random.getrandbits(SEED_BITS), times=times)
    return played_out(deal, deal.phase, won)


def _is_play(deal: Deal) -> bool:
    phase = deal.phase
    return isinstance(phase, Playing) and phase.quest not in (Quest.OFFERED, Quest.ASKED)
