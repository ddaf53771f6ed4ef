"""Deals that are known by their result only, and which results there can be."""

from __future__ import annotations

from quadrille.cite import cites
from quadrille.errors import Refusal
from quadrille.loo.actions import Report
from quadrille.loo.announcing import must_all_play
from quadrille.loo.choices import RuleSet
from quadrille.loo.deal import HAND_SIZE, in_turn
from quadrille.loo.dealing import STAKE, has_miss
from quadrille.loo.refusals import Why, because
from quadrille.loo.settling import Outcome
from quadrille.seats import Seat


def outcome_told(rules: RuleSet, dealer: Seat, report: Report, *, pool: int) -> Outcome:
    """What a report says of a deal, before which so much lay in the pool."""
    order = in_turn(dealer, len(report.tricks))
    return Outcome(
        rules=rules,
        dealer=dealer,
        pool=pool + STAKE,
        played=tuple(seat for seat in order if seat in report.played),
        defended=report.defended,
        tricks=report.tricks,
    )


def why_impossible(
    rules: RuleSet, dealer: Seat, report: Report, *, players: int, pool: int
) -> Refusal | None:
    """Why no deal can have come out as it is reported, if none can."""
    played = set(report.played)
    if len(report.tricks) != players or not played <= set(range(players)):
        return because(Why.REPORT_SEATS, count=str(len(report.tricks)), players=str(players))
    return (
        _why_not_so_few(rules, dealer, report, pool + STAKE)
        or _why_no_miss(dealer, report)
        or _why_not_such_tricks(report)
    )


@cites("LOO-4", "LOO-5", "LOO-10", "S3 §Announcements", "S3 §Optional rules")
def _why_not_so_few(rules: RuleSet, dealer: Seat, report: Report, pool: int) -> Refusal | None:
    """One who plays her own hand is not left alone; where all must play, nobody throws in."""
    if len(report.played) < len(report.tricks) and must_all_play(rules, pool):
        return because(Why.SINGLE_MUST_PLAY)
    if report.played == (dealer,):
        return because(Why.REPORT_DEALER_ALONE)
    if len(report.played) == 1 and report.miss is None:
        return because(Why.DEALER_MUST_PLAY, holder=str(report.played[0]))
    return None


@cites("LOO-2", "LOO-3", "LOO-5", "S3 §Announcements")
def _why_no_miss(dealer: Seat, report: Report) -> Refusal | None:
    """Miss is taken by one who plays, or defended by the dealer against just one, or neither."""
    if (report.defended or report.miss is not None) and not has_miss(len(report.tricks)):
        return because(Why.NO_MISS)
    if report.miss is not None and report.miss not in report.played:
        return because(Why.REPORT_MISS, holder=str(report.miss))
    is_against_one = dealer in report.played and len(report.played) == 2
    if report.defended and (report.miss is not None or not is_against_one):
        return because(Why.NOT_TO_DEFEND)
    return None


@cites("LOO-4", "LOO-9", "S3 §Object")
def _why_not_such_tricks(report: Report) -> Refusal | None:
    """Three tricks are played where two or more play, all won by those who play; else none."""
    due = HAND_SIZE if len(report.played) > 1 else 0
    if sum(report.tricks) != due or min(report.tricks) < 0:
        return because(Why.REPORT_TRICKS, count=str(sum(report.tricks)), due=str(due))
    for seat, count in enumerate(report.tricks):
        if count and Seat(seat) not in report.played:
            return because(Why.REPORT_WINNER, holder=str(seat))
    return None
