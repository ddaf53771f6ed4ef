"""A record played again by the law, and what it says compared with what follows."""

from __future__ import annotations

from typing import assert_never

import msgspec
from msgspec import Struct

from quadrille.errors import NotAllowed, Unreadable
from quadrille.record.derived import check
from quadrille.record.groups import DealPart, Said, parted
from quadrille.record.lines import (
    ActionLine,
    HandsLine,
    Line,
    Mark,
    Record,
    ResultLine,
    SeatsLine,
)
from quadrille.record.notation import write_deed
from quadrille.record.opening import opened
from quadrille.record.reading import parse
from quadrille.rules.actions import (
    Action,
    Answer,
    Ask,
    Bid,
    Call,
    Claim,
    DealOut,
    Give,
    Invite,
    Keep,
    NameTrumps,
    Pass,
    Play,
    Redeal,
    Report,
    Return,
    SeatAction,
    Settle,
    Stop,
    Through,
)
from quadrille.rules.rounds import occasion_of, why_not_marked
from quadrille.rules.standing import Fault
from quadrille.seats import NATURE, Four, Nature, Seat
from quadrille.sitting import Sitting, apply
from quadrille.text.reading import Parsed, Placed


class Replayed(Struct, frozen=True, kw_only=True):
    """A record found true, and the sitting that it tells."""

    record: Record
    begun: Sitting
    """As it was before the first deal."""
    deeds: tuple[tuple[Seat | Nature, Action], ...]
    """All that was done, in order."""
    sitting: Sitting
    """As it stands at the end of the record."""

    @property
    def names(self) -> Four[str] | None:
        """Who sits where, if that is told."""
        lines = self.record.lines
        return next((line.names for line in lines if isinstance(line, SeatsLine)), None)


def load(data: bytes | str) -> Replayed:
    """Read a record and play it again; raises `Unreadable` for its first fault."""
    return _replayed(parse(data))


def replay(record: Record) -> Replayed:
    """Play a record again; lines are told as they stand in its written form."""
    placed = tuple(Placed(at, line) for at, line in enumerate(record.lines, 2))
    return _replayed(Parsed(placed, None, len(placed) + 1))


def _replayed(parsed: Parsed[Line]) -> Replayed:
    parts = parted(parsed)
    begun = opened(parts)
    deeds: list[tuple[Seat | Nature, Action]] = []
    sitting = begun
    for part in parts.deals:
        assert sitting is not None
        sitting = _deal(sitting, part, deeds)
    if parsed.fault is not None:
        raise parsed.fault
    assert begun is not None
    assert sitting is not None
    return Replayed(
        record=Record(tuple(placed.line for placed in parsed.lines)),
        begun=begun,
        deeds=tuple(deeds),
        sitting=sitting,
    )


def _deal(sitting: Sitting, part: DealPart, deeds: list[tuple[Seat | Nature, Action]]) -> Sitting:
    """The sitting after one deal of the record; what was done is added to the deeds."""
    mistaken = _check_opening(sitting, part)
    before = sitting
    for at, said in part.said:
        who, action = _action(before, sitting, part, at, said, mistaken)
        try:
            sitting, _ = apply(sitting, who, action)
        except NotAllowed as fault:
            raise _unlawful(fault, who, action, at) from fault
        deeds.append((who, action))
    is_over = len(sitting.results) > len(before.results)
    if part.derived and not is_over:
        raise Unreadable("not-over", line=part.derived[0][0])
    if is_over:
        check(sitting.results[-1], part.derived, whole=part.whole)
    if part.stray is not None:
        raise part.stray
    if part.whole and sitting.number == before.number:
        raise Unreadable("no-hands", line=part.at, facts=(("number", str(part.opening.number)),))
    return sitting


def _check_opening(sitting: Sitting, part: DealPart) -> Seat | None:
    """The player who dealt out of turn, if one did; raises `Unreadable` for a wrong deal line."""
    opening = part.opening
    number = str(opening.number)
    if sitting.deal_is_on:
        raise Unreadable("unfinished", line=part.at, facts=(("number", str(sitting.number)),))
    if sitting.is_complete:
        raise Unreadable("deals-played", line=part.at, facts=(("deals", str(sitting.deals)),))
    if opening.number != sitting.number + 1:
        told = (("number", number), ("expected", str(sitting.number + 1)))
        raise Unreadable("deal-number", line=part.at, facts=told)
    implied = occasion_of(sitting.rules, sitting.counted, sitting.deals, opening.occasion)
    refusal = why_not_marked(opening.occasion, implied)
    if refusal is not None:
        told = (("why", refusal.code), ("clause", refusal.clause))
        raise Unreadable("not-so-marked", line=part.at, facts=told)
    return _mistaken(sitting, part)


def _mistaken(sitting: Sitting, part: DealPart) -> Seat | None:
    dealer, void_at = part.opening.dealer, part.void_for_turn
    stands = Mark.OUT_OF_TURN in part.opening.marks
    told = (("dealer", str(dealer)), ("expected", str(sitting.dealer)))
    if dealer == sitting.dealer:
        if stands:
            raise Unreadable("dealt-in-turn", line=part.at, facts=told)
        if void_at is not None:
            raise Unreadable("dealt-in-turn", line=void_at, facts=told)
        return None
    if stands and void_at is not None:
        raise Unreadable("stands-and-void", line=void_at)
    if not stands and void_at is None:
        raise Unreadable("wrong-dealer", line=part.at, facts=told)
    return dealer


def _action(
    before: Sitting, sitting: Sitting, part: DealPart, at: int, said: Said, mistaken: Seat | None
) -> tuple[Seat | Nature, Action]:
    """The action of one line, if it may stand where it stands in its deal."""
    is_dealt, is_over = sitting.deal_is_on, len(sitting.results) > len(before.results)
    if is_over and not _is_for_the_law(sitting, said):
        raise Unreadable("deal-over", line=at)
    occasion = part.opening.occasion
    match said:
        case HandsLine(hands=hands):
            if is_dealt:
                raise Unreadable("hands-twice", line=at)
            return NATURE, DealOut(hands, part.opening.packets, mistaken, occasion)
        case ResultLine(report=report):
            if is_dealt:
                raise Unreadable("result-and-hands", line=at)
            return NATURE, msgspec.structs.replace(report, dealer=mistaken, occasion=occasion)
        case ActionLine(who=who, action=Redeal(cause=cause)):
            return who, Redeal(cause) if is_dealt else Redeal(cause, mistaken, occasion)
        case ActionLine(who=who, action=action):
            if sitting.number == before.number:
                raise Unreadable("hands-first", line=at)
            return who, action
        case never:
            assert_never(never)


def _is_for_the_law(sitting: Sitting, said: Said) -> bool:
    """Whether the law itself judges what is done after the end of a deal.

    So rulings and claims, and whatever else a player does after a deal that was played.
    """
    match said:
        case ActionLine(action=Claim() | Fault()):
            return True
        case ActionLine(who=who):
            return sitting.deal is not None and not isinstance(who, Nature)
        case HandsLine() | ResultLine():
            return False
        case never:
            assert_never(never)


def _unlawful(fault: NotAllowed, who: Seat | Nature, action: Action, at: int) -> Unreadable:
    """Who may not do what, and why; `why` is the code of the refusal."""
    refusal = fault.refusal
    told = (("why", refusal.code), ("clause", refusal.clause), *refusal.facts)
    match action:
        case DealOut():
            return Unreadable("unlawful-deal", line=at, facts=told)
        case Redeal():
            return Unreadable("unlawful-redeal", line=at, facts=told)
        case Report():
            return Unreadable("unlawful-result", line=at, facts=told)
        case Settle():
            return Unreadable("unlawful-settled", line=at, facts=told)
        case Fault():
            return Unreadable("unlawful-fault", line=at, facts=told)
        case _:
            verb, thing = _deed(action)
            did = (("player", str(who)), ("deed", verb), ("thing", thing))
            return Unreadable("unlawful", line=at, facts=(*did, *told))


def _deed(action: SeatAction) -> tuple[str, str]:
    """What a player did: the verb, and what it was done with, as the record writes it."""
    match action:
        case Bid():
            return "bid", write_deed(action)
        case NameTrumps(suit=suit):
            return "trumps", suit
        case Call(card=card):
            return "call", card
        case Invite(card=card):
            return "invite", card
        case Give(card=card):
            return "give", card
        case Play(card=card):
            return "play", card
        case Answer():
            return "answer", write_deed(action)
        case Through(contract=contract):
            return "through", contract
        case Claim(bonus=bonus):
            return "claim", bonus
        case Pass() | Stop() | Ask() | Return() | Keep():
            return write_deed(action), ""
        case never:
            assert_never(never)
