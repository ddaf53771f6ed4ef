"""The conversation over a score sheet: commands, the questions of a deal, and what is told back.

Everything is a line by itself, in order, and nothing is drawn or overwritten; so it reads the
same on a terminal, through a pipe and by a screen reader.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from quadrille.cli import REFUSED
from quadrille.cli.keep import files
from quadrille.cli.keep.asking import Gone, Lines, answer_meant, meant, not_meant
from quadrille.cli.keep.opening import open_sheet
from quadrille.cli.keep.printed import as_html
from quadrille.cli.keep.telling import (
    due_told,
    entry_told,
    heading_told,
    owed_told,
    pushes_told,
    question_told,
    standing_told,
)
from quadrille.errors import QuadrilleError
from quadrille.scorekeeper import (
    Form,
    Sheet,
    amended,
    as_csv,
    as_json,
    as_text,
    course,
    deed,
    entered,
    last_standing,
    played,
    restored,
    struck,
    told,
)
from quadrille.words import say
from quadrille.words.faults import told as fault_told

COMMANDS: Final = (
    "deal",
    "undo",
    "amend",
    "strike",
    "restore",
    "sheet",
    "who",
    "redeal",
    "stood",
    "fault",
    "claim",
    "export",
    "help",
    "quit",
)
"""What may be typed between deals; an empty line is the first."""

FORMS: Final = {
    "deal": Form.DEAL,
    "redeal": Form.REDEAL,
    "stood": Form.STOOD,
    "fault": Form.FAULT,
    "claim": Form.CLAIM,
}

EXPORTS: Final = {"csv": as_csv, "json": as_json, "html": as_html, "record": as_text}

BACK: Final = "back"
LEAVE: Final = "leave"


class Talk:
    """One evening at the keyboard."""

    sheet: Sheet

    def __init__(self, path: Path | None) -> None:
        """Begin at a file, or at nothing."""
        self._path = path
        self._lines = Lines()

    def run(self) -> int:
        """Talk until somebody leaves, or nobody is there; the exit code."""
        kept = None if self._path is None else files.read(self._path)
        try:
            self.sheet = open_sheet(self._lines) if kept is None else kept
            self._begin()
            while self._command():
                pass
        except Gone:
            pass
        return REFUSED if self._lines.faults and not self._lines.is_watched else 0

    def _begin(self) -> None:
        if self._path is None:
            self._lines.tell(say("keep-unsaved"))
        else:
            files.save(self._path, self.sheet)
        self._lines.tell(say("keep-hint"))
        self._heading()

    def _heading(self) -> None:
        known = told(self.sheet)
        self._lines.tell(heading_told(known), *due_told(known))

    def _command(self) -> bool:
        """Read one command and do it; whether there is to be another."""
        typed, _, rest = self._lines.read().partition(" ")
        command = meant(((word, (word,)) for word in COMMANDS), typed or COMMANDS[0])
        if command is None:
            self._lines.refuse(not_meant(typed))
            return True
        try:
            self._do(command, rest.strip())
        except QuadrilleError as error:
            self._lines.refuse(fault_told(error))
        return command != "quit"

    def _do(self, command: str, rest: str) -> None:
        match command:
            case "deal" | "redeal" | "stood" | "fault" | "claim":
                self._enter(FORMS[command], None)
            case "undo" | "strike" | "restore" | "amend":
                self._change(command, rest)
            case "sheet":
                self._tell_sheet()
            case "who":
                self._tell_pushes(rest)
            case "export":
                self._export(*rest.split(" ", 1))
            case "help":
                self._lines.tell(*(say(f"keep-help-{word}", word=word) for word in COMMANDS))
            case _:
                pass

    # Entering

    def _enter(self, form: Form, at: int | None) -> None:
        answers = self._asked(form, at)
        if answers is None:
            self._lines.tell(say("keep-left"))
            return
        who, action = deed(played(self.sheet, at), form, answers)
        if at is None:
            self._take(entered(self.sheet, who, action))
            self._tell_entry(len(self.sheet.entries) - 1)
        else:
            self._take(amended(self.sheet, at, who, action))
            self._tell_entry(at + 1)

    def _asked(self, form: Form, at: int | None) -> dict[str, str] | None:
        """All answers to a form; none if it was left."""
        known, sitting = told(self.sheet), played(self.sheet, at)
        given: dict[str, str] = {}
        while (question := (asked := course(sitting, form, given)).next) is not None:
            if not question.answers:
                self._lines.refuse(say(f"keep-none-{form}"))
                return None
            self._lines.tell(question_told(known, question))
            typed = self._lines.read()
            answer = answer_meant(known, question, typed)
            if answer is not None:
                given[question.key] = answer
            elif typed.casefold() == BACK:
                given = dict(list(given.items())[:-1])
            elif typed.casefold() == LEAVE:
                return None
            else:
                self._lines.refuse(not_meant(typed))
        return asked.answers

    def _take(self, sheet: Sheet) -> None:
        """The sheet is on disk before anybody is told that it stands."""
        if self._path is not None:
            files.save(self._path, sheet)
        self.sheet = sheet

    # Correcting

    def _change(self, command: str, rest: str) -> None:
        at = last_standing(self.sheet) if command == "undo" else self._place(rest)
        if at is None:
            self._lines.refuse(say("keep-which"))
            return
        match command:
            case "amend":
                self._amend(at)
            case "restore":
                self._take(restored(self.sheet, at))
            case _:
                self._take(struck(self.sheet, at))
        if command != "amend":
            self._lines.tell(entry_told(known := told(self.sheet), known.entries[at]))
            self._heading()

    def _amend(self, at: int) -> None:
        known = told(self.sheet)
        kind = known.entries[at].kind
        self._lines.tell(entry_told(known, known.entries[at]))
        self._enter(Form.DEAL if kind == "result" else Form(kind), at)

    def _place(self, typed: str) -> int | None:
        is_there = typed.isdecimal() and len(typed) < 6
        at = int(typed) - 1 if is_there else -1
        return at if 0 <= at < len(self.sheet.entries) else None

    # Telling

    def _tell_entry(self, at: int) -> None:
        known = told(self.sheet)
        self._lines.tell(entry_told(known, known.entries[at]))
        self._lines.tell(*pushes_told(known, known.entries[at].pushes))
        self._lines.tell(*owed_told(known))
        if known.complete:
            self._lines.tell(*pushes_told(known, known.last_pushes), *standing_told(known))
        self._heading()

    def _tell_sheet(self) -> None:
        known = told(self.sheet)
        entries = [entry_told(known, entry) for entry in known.entries]
        self._lines.tell(*(entries or [say("keep-undealt")]))
        self._lines.tell(*standing_told(known))
        self._heading()

    def _tell_pushes(self, rest: str) -> None:
        """Who pushes what after the last deal; or `who all`, for the whole evening."""
        known = told(self.sheet)
        at = last_standing(self.sheet)
        if at is None:
            self._lines.tell(say("keep-undealt"))
        elif rest:
            self._lines.tell(say("keep-evening"), *pushes_told(known, known.evening))
        else:
            self._lines.tell(*pushes_told(known, known.entries[at].pushes))

    def _export(self, kind: str = "", path: str = "") -> None:
        export = EXPORTS.get(kind)
        if export is None:
            self._lines.refuse(say("keep-exports", kinds=", ".join(EXPORTS)))
        elif not path:
            self._lines.tell(*export(self.sheet).splitlines())
        else:
            files.write(Path(path), export(self.sheet))
            self._lines.tell(say("keep-exported", path=path))
