"""The score sheet of a real table of Three-Card Loo, in plain lines.

After a deal it is asked who played, what became of Miss, and who won the tricks; who is looed and
what each pushes follows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

from quadrille.cli import REFUSED
from quadrille.cli.columns import signed
from quadrille.cli.keep import files
from quadrille.cli.keep.asking import Gone, Lines, meant, not_meant
from quadrille.errors import NotAllowed, QuadrilleError, Refusal
from quadrille.loo.actions import Report
from quadrille.loo.choices import LOO, OPTIONS, YES_OR_NO, with_options
from quadrille.loo.deal import HAND_SIZE
from quadrille.loo.dealing import STAKE, has_miss
from quadrille.loo.keeping import (
    Sheet,
    as_text,
    entered,
    from_text,
    last_standing,
    marked,
    opened,
    played,
    pushes,
    reported,
)
from quadrille.loo.sitting import DealResult, begin
from quadrille.scorekeeper.loo.page import USUAL_ROUNDS
from quadrille.seats import Seat
from quadrille.words import say
from quadrille.words.faults import told

COMMANDS: Final = ("deal", "undo", "strike", "restore", "sheet", "help", "quit")
"""What may be typed between deals; an empty line is the first."""

T = TypeVar("T")


class LooTalk:
    """One evening at the keyboard."""

    sheet: Sheet

    def __init__(self, path: Path | None) -> None:
        """Begin at a file, or at nothing."""
        self._path = path
        self._lines = Lines()

    def run(self) -> int:
        """Talk until somebody leaves, or nobody is there; the exit code."""
        kept = None if self._path is None else files.text_of(self._path)
        try:
            self._take(self._opened() if kept is None else from_text(kept))
            self._lines.tell(
                *([] if self._path else [say("loo-keep-unsaved")]), say("loo-keep-hint")
            )
            self._heading()
            while self._command():
                pass
        except Gone:
            pass
        return REFUSED if self._lines.faults and not self._lines.is_watched else 0

    # Before the first deal

    def _opened(self) -> Sheet:
        while True:
            names = self._until("loo-keep-ask-names", _names)
            dealer = self._until("keep-ask-first", partial(_seat, names))
            options = {key: self._until(f"loo-keep-ask-{key}", _yes_or_no) for key in OPTIONS}
            rounds = self._until("loo-keep-ask-rounds", _rounds)
            try:
                rules = with_options(LOO, options)
                deals = rounds * len(names)
                sitting = begin(rules, players=len(names), deals=deals, dealer=dealer)
                return opened(names, sitting)
            except QuadrilleError as error:
                self._lines.refuse(told(error))

    def _until(self, question: str, read: Callable[[str], T | None]) -> T:
        """Ask until the answer can be read."""
        self._lines.tell(say(question))
        while (answer := read(typed := self._lines.read())) is None:
            self._lines.refuse(not_meant(typed))
        return answer

    # Between deals

    def _command(self) -> bool:
        typed, _, rest = self._lines.read().partition(" ")
        command = meant(((word, (word,)) for word in COMMANDS), typed or COMMANDS[0])
        try:
            self._do(command, typed, rest.strip())
        except NotAllowed as fault:
            self._lines.refuse(told(_named(self.sheet, fault)))
        except QuadrilleError as error:
            self._lines.refuse(told(error))
        return command != "quit"

    def _do(self, command: str | None, typed: str, rest: str) -> None:
        match command:
            case "deal":
                self._take(entered(self.sheet, self._asked()))
                self._lines.tell(*_deal_told(self.sheet))
                self._heading()
            case "undo" | "strike" | "restore":
                self._change(command, rest)
            case "sheet":
                self._lines.tell(*self._entries())
                self._heading()
            case "help":
                self._lines.tell(say("loo-keep-help"))
            case None:
                self._lines.refuse(not_meant(typed))
            case _:
                pass

    def _asked(self) -> Report:
        """Who played, what became of Miss, and who won the tricks."""
        names, sitting = self.sheet.names, played(self.sheet)
        some = self._until("loo-keep-ask-played", lambda typed: _seats(names, typed, every=True))
        miss: Seat | None = None
        defended = False
        winners: tuple[Seat, ...] = ()
        if len(some) > 1:
            if has_miss(len(names)):
                miss, defended = self._until("loo-keep-ask-miss", lambda typed: _miss(names, typed))
            winners = self._until("loo-keep-ask-tricks", lambda typed: _winners(names, typed))
        tricks = tuple(winners.count(Seat(seat)) for seat in range(len(names)))
        return reported(sitting, some, miss=miss, defended=defended, tricks=tricks)

    def _change(self, command: str, rest: str) -> None:
        is_place = rest.isdecimal() and 0 < int(rest) <= len(self.sheet.entries)
        place = int(rest) - 1 if is_place else None
        at = last_standing(self.sheet) if command == "undo" else place
        if at is None:
            self._lines.refuse(say("keep-which"))
            return
        self._take(marked(self.sheet, at, struck=command != "restore"))
        self._lines.tell(*self._entries())
        self._heading()

    def _take(self, sheet: Sheet) -> None:
        """The sheet is on disk before anybody is told that it stands."""
        if self._path is not None:
            files.write(self._path, as_text(sheet))
        self.sheet = sheet

    # Telling

    def _heading(self) -> None:
        sitting = played(self.sheet)
        if sitting.is_complete:
            self._lines.tell(say("loo-keep-over", balances=_balances(self.sheet)))
            return
        facts = {"number": len(sitting.results) + 1, "deals": sitting.deals}
        name, pool = self.sheet.names[sitting.dealer], sitting.accounts.pool + STAKE
        self._lines.tell(say("loo-keep-next", name=name, pool=pool, **facts))

    def _entries(self) -> Iterator[str]:
        results = iter(played(self.sheet).results)
        for number, entry in enumerate(self.sheet.entries, 1):
            if entry.struck:
                yield f"{number}. {say('keep-struck')}"
            else:
                yield f"{number}. {_result_told(self.sheet, next(results))}"
        yield _balances(self.sheet)


def _deal_told(sheet: Sheet) -> Iterator[str]:
    result = played(sheet).results[-1]
    yield _result_told(sheet, result)
    for seat, amount in pushes(result):
        to_pool = "yes" if amount > 0 else "no"
        name = sheet.names[seat]
        yield say("loo-keep-push", name=name, amount=abs(amount), to_pool=to_pool)
    yield _balances(sheet)


def _result_told(sheet: Sheet, result: DealResult) -> str:
    looed = ", ".join(sheet.names[seat] for seat in result.looed)
    some = ", ".join(sheet.names[seat] for seat in result.played)
    return say(
        "loo-keep-deal",
        number=result.number,
        pool=result.pool_before,
        played=some,
        looed=looed,
        anybody="yes" if some else "no",
        any_looed="yes" if looed else "no",
    )


def _balances(sheet: Sheet) -> str:
    accounts = played(sheet).accounts
    each = zip(sheet.names, accounts.purses, strict=True)
    told_each = ", ".join(f"{name} {signed(amount)}" for name, amount in each)
    return say("loo-keep-balances", balances=told_each, pool=accounts.pool)


def _named(sheet: Sheet, fault: NotAllowed) -> NotAllowed:
    """The same, of people by their names."""
    refusal = fault.refusal
    facts = tuple(
        (key, sheet.names[int(value)] if key == "holder" else value) for key, value in refusal.facts
    )
    return NotAllowed(Refusal(refusal.code, refusal.clause, facts), fault.seat)


# Reading what is typed


def _names(typed: str) -> tuple[str, ...] | None:
    names = tuple(name.strip() for name in typed.split(",") if name.strip())
    different = {name.casefold() for name in names}
    return names if len(names) > 1 and len(different) == len(names) else None


def _yes_or_no(typed: str) -> str | None:
    return meant(((word, (word,)) for word in YES_OR_NO), typed or "no")


def _rounds(typed: str) -> int | None:
    if not typed:
        return USUAL_ROUNDS
    return int(typed) if typed.isdecimal() and 0 < int(typed[:4]) <= 100 else None


def _seat(names: tuple[str, ...], typed: str) -> Seat | None:
    found = meant(((str(seat), (name,)) for seat, name in enumerate(names)), typed)
    return None if found is None else Seat(int(found))


def _seats(names: tuple[str, ...], typed: str, *, every: bool = False) -> tuple[Seat, ...] | None:
    """Names parted by commas or blanks; nobody, and where it is meant all, have words too."""
    if typed.casefold() in (say("loo-keep-nobody"), "-"):
        return ()
    if every and typed.casefold() == say("loo-keep-all"):
        return tuple(Seat(seat) for seat in range(len(names)))
    parts = typed.split(",") if "," in typed else typed.split()
    found = [_seat(names, part.strip()) for part in parts]
    seats = tuple(seat for seat in found if seat is not None)
    return seats if len(seats) == len(found) > 0 else None


def _miss(names: tuple[str, ...], typed: str) -> tuple[Seat | None, bool] | None:
    if not typed or typed.casefold() == say("loo-keep-nobody"):
        return None, False
    if say("loo-keep-defended").startswith(typed.casefold()) and _seat(names, typed) is None:
        return None, True
    seat = _seat(names, typed)
    return None if seat is None else (seat, False)


def _winners(names: tuple[str, ...], typed: str) -> tuple[Seat, ...] | None:
    """Who won each of the three tricks; one name is said once if she won all."""
    seats = _seats(names, typed)
    if not seats:
        return None
    return seats * HAND_SIZE if len(seats) == 1 else seats
