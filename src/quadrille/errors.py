"""What can go wrong, as one tree; and refusals, which are values.

    QuadrilleError
    ├─ NotAllowed        an action breaks a rule: refusal, seat
    ├─ Unreadable        text cannot be parsed: line, column, what was expected
    ├─ RecordDiffers     a record's derived line disagrees with the law
    ├─ BadOption         an option that a rule set does not have, or a value it may not take
    ├─ Damaged           a store's log is broken before its end
    └─ Unusable          a store that cannot be opened or written

Sentences for people live in `words/`, keyed by the codes used here.
"""

from __future__ import annotations

from msgspec import Struct


class Refusal(Struct, frozen=True):
    """Why an action is not allowed.

    The code is a message of the word catalogues (`refusal-<code>`), the facts its variables.
    """

    code: str
    clause: str
    facts: tuple[tuple[str, str], ...] = ()


class QuadrilleError(Exception):
    """Anything that this program refuses and can explain."""


class NotAllowed(QuadrilleError):
    """An action that the law refuses; nothing has changed."""

    def __init__(self, refusal: Refusal, seat: object) -> None:
        """Keep the refusal and who tried."""
        super().__init__(f"{refusal.code} ({refusal.clause})")
        self.refusal = refusal
        self.seat = seat


class Unreadable(QuadrilleError):
    """Text that cannot be read: where, and what was expected."""

    def __init__(
        self,
        code: str,
        *,
        line: int | None = None,
        column: int | None = None,
        facts: tuple[tuple[str, str], ...] = (),
    ) -> None:
        """Keep the message code of the word catalogues, the place and the variables."""
        super().__init__(code)
        self.code = code
        self.line = line
        self.column = column
        self.facts = facts


class RecordDiffers(Unreadable):
    """A derived line of a record that is not what the law says."""


class BadOption(QuadrilleError):
    """An option that is not there, or a value that it may not take."""

    def __init__(self, code: str, *, facts: tuple[tuple[str, str], ...]) -> None:
        """Keep the message code of the word catalogues and its variables."""
        super().__init__(f"{code} {dict(facts)}")
        self.code = code
        self.facts = facts


class Damaged(QuadrilleError):
    """A log that is broken before its end; nothing has been overwritten."""

    def __init__(self, *, where: str, number: int) -> None:
        """Keep which log and which of its entries."""
        super().__init__(f"{where}: entry {number}")
        self.where = where
        self.number = number


class Unusable(QuadrilleError):
    """A store that cannot be opened, read or written; nothing has been overwritten."""

    def __init__(self, code: str, *, where: str) -> None:
        """Keep the message code of the word catalogues and which store it is."""
        super().__init__(f"{code} {where}")
        self.code = code
        self.where = where
