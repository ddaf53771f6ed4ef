"""The scorekeeper for real tables: a sheet on which nothing is ever erased, and the accounts of it.

`sheet` is what was entered, `questions` what has to be asked about a deal, `pushes` who pushes
which counters to whom, `writing` the sheet as a record; `told` is all that there is to show, and
`page` answers a browser. Sentences are for `words/`, and files for the command line.
"""

from quadrille.scorekeeper.exports import as_csv, as_json
from quadrille.scorekeeper.questions import Course, Form, Question, Step, course, deed
from quadrille.scorekeeper.sheet import (
    Entry,
    Sheet,
    amended,
    entered,
    last_standing,
    opened,
    played,
    restored,
    struck,
)
from quadrille.scorekeeper.telling import EntryTold, Pushed, SheetTold, told
from quadrille.scorekeeper.writing import as_text, from_text

__all__ = [
    "Course",
    "Entry",
    "EntryTold",
    "Form",
    "Pushed",
    "Question",
    "Sheet",
    "SheetTold",
    "Step",
    "amended",
    "as_csv",
    "as_json",
    "as_text",
    "course",
    "deed",
    "entered",
    "from_text",
    "last_standing",
    "opened",
    "played",
    "restored",
    "struck",
    "told",
]
