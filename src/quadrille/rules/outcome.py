"""Won, remise or codille; and who bears a loss."""

from __future__ import annotations

from typing import assert_never

from quadrille.cards import Card
from quadrille.cite import cites
from quadrille.rules.choices import RuleSet
from quadrille.rules.deal import GAME, Deal, Facts, Outcome, Playing, Quest
from quadrille.rules.matadors import counted_run
from quadrille.rules.partners import ally_of, giver_of
from quadrille.rules.questions import LostVole, MissedVole
from quadrille.rules.vole import has_premiers, is_barred
from quadrille.seats import Seat

ALL_TRICKS = 10
"""Tricks that make a vole."""


def facts_of(deal: Deal, playing: Playing) -> Facts:
    """What the payments ask about a deal that has been played to its end."""
    undertaking, ally = playing.undertaking, ally_of(deal)
    assert undertaking.trumps is not None
    called, giver = undertaking.called, giver_of(deal)
    return Facts(
        hombre=undertaking.hombre,
        ally=ally,
        giver=giver,
        contract=undertaking.contract,
        forced=undertaking.forced,
        called_own=called is not None and ally is None and giver is None,
        trumps=undertaking.trumps,
        called=called,
        in_favourite=undertaking.trumps is deal.favourite,
        tricks=playing.won,
        premiers=has_premiers(deal, playing),
        quest=playing.quest,
        matadors=_matadors(deal, playing, ally),
        exchanged=undertaking.given is not None,
        vole_barred=is_barred(deal),
    )


@cites(
    "QPAY-3",
    "S0 §Payment",
    "S3 §Pay-off for won solo",
    "S3 §Pay-off for won alliance or forced Spadille",
)
def _matadors(deal: Deal, playing: Playing, ally: Seat | None) -> int:
    """Matadors count in Hombre's hand, or between the allies, as first dealt.

    After an exchange they count as then held.
    """
    undertaking = playing.undertaking
    holding = deal.dealt[undertaking.hombre]
    if ally is not None:
        holding |= deal.dealt[ally]
    called, given = undertaking.called, undertaking.given
    if isinstance(called, Card) and isinstance(given, Card):
        holding = holding.without(given).with_card(called)
    assert undertaking.trumps is not None
    return counted_run(deal.rules, holding, undertaking.trumps)


@cites("QPAY-4", "QPAY-6", "QPAY-7", "QPAY-10", "S0 §Payment", "S3 §Penalties for a lost game")
def outcome_of(rules: RuleSet, facts: Facts) -> Outcome:
    """Six tricks win, five are remise, fewer codille; a bid vole needs all ten.

    A bid vole that fails with six tricks is neither won nor lost.
    """
    tricks = facts.side_tricks
    if facts.quest is Quest.BID and tricks < ALL_TRICKS:
        return _vole_lost(rules, tricks)
    return Outcome.WON if tricks >= GAME else _lost(rules, tricks)


@cites(
    "QPAY-6",
    "QPAY-7",
    "MPAY-10",
    "MPAY-11",
    "HIST-2",
    "S2 §Units and results",
    "S2 §Principal differences from the later game",
)
def _lost(rules: RuleSet, tricks: int) -> Outcome:
    """Five tricks are remise, in the older form four too; fewer are codille."""
    return Outcome.REMISE if tricks >= rules.remise_least else Outcome.CODILLE


@cites("QPAY-10", "S0 §Payment", "S3 §Penalties for a lost vole")
def _vole_lost(rules: RuleSet, tricks: int) -> Outcome:
    """A bid vole lost with fewer than six tricks is a remise, or lost as a solo is."""
    if tricks >= GAME:
        return Outcome.VOLE_LOST
    match rules.lost_vole:
        case LostVole.REMISE:
            return Outcome.REMISE
        case LostVole.AS_SOLO:
            return _lost(rules, tricks)
        case never:
            assert_never(never)


def vole_is_made(facts: Facts) -> bool:
    """Whether a vole that was bid or undertaken took all ten tricks."""
    tried = facts.quest in (Quest.BID, Quest.UNDERTAKEN) and not facts.vole_barred
    return tried and facts.side_tricks == ALL_TRICKS


def vole_has_failed(facts: Facts) -> bool:
    """Whether a vole that was bid or undertaken missed a trick."""
    return facts.quest in (Quest.BID, Quest.UNDERTAKEN) and facts.side_tricks < ALL_TRICKS


@cites("QPAY-10", "MPAY-13", "HIST-8", "S2 §Scoring and payment: The vole")
def loses_the_contract(rules: RuleSet) -> bool:
    """A bid vole that makes six tricks costs the vole alone, or all that a lost contract costs."""
    match rules.missed_vole:
        case MissedVole.THE_VOLE:
            return False
        case MissedVole.THE_CONTRACT:
            return True
        case never:
            assert_never(never)


@cites(
    "QPAY-5",
    "QPAY-8",
    "MPAY-3",
    "S0 §Payment",
    "S2 §Sans-prendre",
    "S3 §Pay-off for won alliance or forced Spadille",
)
def one_to_one(facts: Facts) -> tuple[tuple[Seat, Seat], ...]:
    """Alone, Hombre deals with each opponent; allies with one each.

    Hombre has the next opponent in order of play after her, the ally the other one.
    """
    if facts.ally is None:
        return tuple((facts.hombre, opponent) for opponent in facts.opponents)
    return tuple(zip(facts.side, facts.opponents, strict=True))


@cites(
    "QPAY-8",
    "MPAY-12",
    "HIST-6",
    "S0 §Payment",
    "S3 §Penalties for a lost game",
    "S4 §Pott og straff",
)
def bearers(rules: RuleSet, facts: Facts) -> tuple[Seat, ...]:
    """The allies share a loss, unless Hombre herself won too few tricks: then she bears it alone.

    Not so in forced Spadille.
    """
    too_few = facts.tricks[facts.hombre] < rules.personal_minimum
    if facts.ally is None or (too_few and not facts.forced):
        return (facts.hombre,)
    return (facts.hombre, facts.ally)
