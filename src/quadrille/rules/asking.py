"""What undertakes the vole: "May I?" and its answer, or leading on."""

from __future__ import annotations

from quadrille.cards import Cards
from quadrille.cite import cites
from quadrille.money import Transfer
from quadrille.rules.deal import Deal, Playing, Quest
from quadrille.rules.events import AllyShown, Answered, Asked, Event, Paid, Stopped, VoleUndertaken
from quadrille.rules.partners import ally_of, known_to
from quadrille.rules.stakes import vole_stakes
from quadrille.seats import Four, Seat

Done = tuple[Deal, Playing, bool, tuple[Event, ...]]
"""The deal, where play stands, whether it is over, and what became so."""


def answerer(deal: Deal, playing: Playing) -> Seat:
    """Of the two allies, the one who has not asked is to answer."""
    hombre, ally = playing.undertaking.hombre, ally_of(deal)
    assert ally is not None
    return ally if playing.leader == hombre else hombre


@cites("VOLE-3", "S0 §Premiers and the vole", "S3 §Premiers and the vole")
def ask(deal: Deal, playing: Playing) -> Done:
    """The one on lead asks; if she is the ally, that shows her."""
    events = (Asked(playing.leader), *_showing(deal, playing.leader))
    return deal, with_quest(playing, Quest.ASKED), False, events


@cites("VOLE-3", "S0 §Premiers and the vole", "S3 §Premiers and the vole")
def answer(deal: Deal, playing: Playing, *, yes: bool) -> Done:
    """Yes undertakes the vole, no ends the deal; an ally who answers is shown."""
    seat = answerer(deal, playing)
    answered = (Answered(seat, yes), *_showing(deal, seat))
    if not yes:
        return deal, playing, True, (*answered, Stopped(playing.leader))
    deal, playing, undertaken = undertake(deal, playing, "VOLE-3")
    return deal, playing, False, answered + undertaken


def _showing(deal: Deal, speaker: Seat) -> tuple[Event, ...]:
    was_known = known_to(deal, None).ally is not None
    return () if was_known or speaker != ally_of(deal) else (AllyShown(speaker),)


def undertake(deal: Deal, playing: Playing, clause: str) -> tuple[Deal, Playing, tuple[Event, ...]]:
    """The vole is undertaken, and everyone stakes on it."""
    staked = vole_stakes(deal.rules, clause)
    deal = with_play(deal, playing, deal.held, deal.paid + staked)
    events = (VoleUndertaken(playing.leader), *((Paid(staked),) if staked else ()))
    return deal, with_quest(playing, Quest.UNDERTAKEN), events


def with_quest(playing: Playing, quest: Quest) -> Playing:
    """The same play, but for how the vole stands."""
    return Playing(
        playing.undertaking, playing.leader, playing.table, playing.tricks, playing.won, quest
    )


def with_play(deal: Deal, playing: Playing, held: Four[Cards], paid: tuple[Transfer, ...]) -> Deal:
    """The same deal with other hands, play and payments; written out because it is the hot path."""
    return Deal(
        deal.rules,
        deal.dealer,
        deal.favourite,
        deal.pool,
        deal.occasion,
        deal.beasts,
        deal.dealt,
        held,
        playing,
        paid,
        deal.spoken,
        deal.faults,
    )
