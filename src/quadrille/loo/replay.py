"""A record of Three-Card Loo played again by the law, and what it says compared with that.

Lines are taken one after the other, so that the first that is wrong is the one that is told.
"""

from __future__ import annotations

from collections import Counter
from typing import assert_never

from quadrille.errors import BadOption, NotAllowed, Unreadable
from quadrille.loo.actions import Action, DealOut, Play, Report, Say, SeatAction
from quadrille.loo.header import Agreed, agreed_with, begun_by
from quadrille.loo.lines import (
    ActionLine,
    BalancesLine,
    DealLine,
    DerivedLine,
    HandsLine,
    HeaderLine,
    Line,
    MissLine,
    NamesLine,
    PlayersLine,
    ResultLine,
    TricksLine,
    TurnUpLine,
    write_derived,
)
from quadrille.loo.pack import Card
from quadrille.loo.sitting import DealResult, Sitting, apply
from quadrille.seats import NATURE, Nature, Seat
from quadrille.text.header import LengthLine, OptionLine, RulesLine
from quadrille.text.payments import PaidLine, check_none_left, check_same, take, told
from quadrille.text.reading import placed_at


def tricks_line(result: DealResult) -> TricksLine:
    """The line that tells how a deal was played."""
    return TricksLine(result.tricks, result.looed)


def balances_line(result: DealResult) -> BalancesLine:
    """The line that tells how all stand after a deal."""
    return BalancesLine(result.balances, result.pool)


class Replay:
    """A sitting as it comes to be, line by line."""

    def __init__(self) -> None:
        """Begin with nothing agreed."""
        self.agreed = Agreed()
        self.begun: Sitting | None = None
        self.sitting: Sitting | None = None
        self.deeds: list[tuple[Seat | Nature, Action]] = []
        self._opening: DealLine | None = None
        self._hands: tuple[tuple[Card, ...], ...] | None = None
        self._miss: tuple[Card, ...] = ()
        self._is_given = False
        self._derived_from: int | None = None
        self._left: Counter[PaidLine] = Counter()
        self._last_paid = 0

    def take(self, at: int, line: Line) -> None:
        """Do what a line says; raises `Unreadable` with the line."""
        try:
            self._take(at, line)
        except BadOption as fault:
            raise Unreadable(fault.code, line=at, facts=fault.facts) from fault
        except Unreadable as fault:
            if fault.line is not None:
                raise
            raise placed_at(fault, at) from fault

    def ended(self, at: int) -> tuple[Sitting, Sitting]:
        """How the sitting began and how it stands, now that the text is read to its last line.

        The last deal may be unfinished, but not without cards.
        """
        self._close()
        if self._opening is not None and not self._is_given:
            facts = (("number", str(self._opening.number)),)
            raise Unreadable("loo-no-cards", line=at, facts=facts)
        if self.begun is None or self.sitting is None:
            if self.agreed.players is None:
                raise Unreadable("loo-players-missing", line=at)
            begun = begun_by(self.agreed, self.agreed.players, Seat(self.agreed.players - 1))
            return begun, begun
        return self.begun, self.sitting

    def _take(self, at: int, line: Line) -> None:
        match line:
            case RulesLine() | OptionLine() | LengthLine() | PlayersLine() | NamesLine():
                self._agree(line)
            case DealLine():
                self._open(line)
            case HandsLine(hands=hands):
                self._needs_hands(hands_first=False)
                self._hands = hands
            case MissLine(miss=miss):
                self._needs_hands(hands_first=True)
                self._miss = miss
            case TurnUpLine(card=card):
                self._needs_hands(hands_first=True)
                self._give(card)
            case ActionLine(who=who, action=action):
                self._act(who, action)
            case ResultLine(report=report):
                self._report(report)
            case TricksLine() | PaidLine() | BalancesLine():
                self._check(at, line)
            case never:
                assert_never(never)

    def _agree(self, line: HeaderLine) -> None:
        if self._opening is not None:
            raise Unreadable("header-late")
        self.agreed = agreed_with(self.agreed, line)

    def _open(self, line: DealLine) -> None:
        """A deal begins: the one before is over, and it is the turn of its dealer."""
        before, number = self._opening, str(line.number)
        expected = 1 if before is None else before.number + 1
        if before is not None and not (self._is_given and self._is_over):
            raise Unreadable("loo-unfinished", facts=(("number", str(before.number)),))
        self._close()
        if line.number != expected:
            facts = (("number", number), ("expected", str(expected)))
            raise Unreadable("deal-number", facts=facts)
        if self.sitting is not None and self.sitting.is_complete:
            raise Unreadable("loo-deals-played", facts=(("deals", str(self.sitting.deals)),))
        if self.sitting is not None and line.dealer != self.sitting.dealer:
            facts = (("dealer", str(line.dealer)), ("expected", str(self.sitting.dealer)))
            raise Unreadable("loo-wrong-dealer", facts=facts)
        self._opening, self._hands, self._miss = line, None, ()
        self._is_given, self._derived_from = False, None

    def _close(self) -> None:
        check_none_left(self._last_paid, self._left)
        self._left, self._last_paid = Counter(), 0

    def _needs_hands(self, *, hands_first: bool) -> None:
        if self._opening is None:
            raise Unreadable("deal-first")
        if self._is_given or (self._hands is not None and not hands_first):
            raise Unreadable("hands-twice")
        if hands_first and self._hands is None:
            raise Unreadable("hands-first")

    def _give(self, turn_up: Card) -> None:
        assert self._hands is not None
        self._begin(len(self._hands))
        self._do(NATURE, DealOut(self._hands, self._miss, turn_up))
        self._is_given = True

    def _report(self, report: Report) -> None:
        self._needs_hands(hands_first=False)
        self._begin(len(report.tricks))
        self._do(NATURE, report)
        self._is_given = True

    def _begin(self, told: int) -> None:
        """So many play, unless the header has said how many."""
        assert self._opening is not None
        if self.sitting is None:
            players = self.agreed.players or told
            if self._opening.dealer >= players:
                raise _nobody(self._opening.dealer, players)
            self.begun = self.sitting = begun_by(self.agreed, players, self._opening.dealer)

    def _act(self, who: Seat, action: SeatAction) -> None:
        if self._opening is None:
            raise Unreadable("deal-first")
        if self.sitting is None or not self._is_given:
            raise Unreadable("hands-first")
        if self._derived_from is not None:
            raise Unreadable("after-derived")
        if self._is_over:
            raise Unreadable("deal-over")
        if who >= self.sitting.players:
            raise _nobody(who, self.sitting.players)
        self._do(who, action)

    def _do(self, who: Seat | Nature, action: Action) -> None:
        assert self.sitting is not None
        try:
            self.sitting, _ = apply(self.sitting, who, action)
        except NotAllowed as fault:
            raise _unlawful(fault, who, action) from fault
        self.deeds.append((who, action))

    @property
    def _is_over(self) -> bool:
        return self.sitting is not None and not self.sitting.deal_is_on

    def _check(self, at: int, line: DerivedLine) -> None:
        if self._opening is None:
            raise Unreadable("deal-first")
        if self.sitting is None or not self._is_given or not self._is_over:
            raise Unreadable("not-over")
        result = self.sitting.results[-1]
        if self._derived_from is None:
            self._derived_from, self._left = at, Counter(told(result.transfers))
        match line:
            case TricksLine():
                check_same(at, write_derived(line), write_derived(tricks_line(result)))
            case BalancesLine():
                check_same(at, write_derived(line), write_derived(balances_line(result)))
            case PaidLine():
                take(at, line, self._left)
                self._last_paid = at
            case never:
                assert_never(never)


def _nobody(seat: Seat, players: int) -> Unreadable:
    facts = (("player", str(seat)), ("last", str(players - 1)))
    return Unreadable("loo-no-such-player", facts=facts)


def _unlawful(fault: NotAllowed, who: Seat | Nature, action: Action) -> Unreadable:
    """Who may not do what, and why; `why` is the code of the refusal."""
    refusal = fault.refusal
    why = (("why", refusal.code), ("clause", refusal.clause), *refusal.facts)
    match action:
        case DealOut() | Report():
            return Unreadable("unlawful-deal", facts=why)
        case Say(word=word):
            did = (("player", str(who)), ("deed", word.value), ("thing", ""))
            return Unreadable("loo-unlawful", facts=(*did, *why))
        case Play(card=card):
            did = (("player", str(who)), ("deed", "card"), ("thing", card.value))
            return Unreadable("loo-unlawful", facts=(*did, *why))
        case never:
            assert_never(never)
