"""The arbiter of a real table: an offence, what must be known of it, and the ruling.

Decides nothing that the law does not: offences and their rulings are data with clauses and
places in the sources. What a ruling costs is reckoned when it is entered in the record.
"""

from quadrille.arbiter.asking import Answers, allowed, next_question, ruling
from quadrille.arbiter.near import find, near
from quadrille.arbiter.offences import MATTERS
from quadrille.arbiter.values import Beast, Fate, Matter, Question, Ruling, Vole

__all__ = [
    "MATTERS",
    "Answers",
    "Beast",
    "Fate",
    "Matter",
    "Question",
    "Ruling",
    "Vole",
    "allowed",
    "find",
    "near",
    "next_question",
    "ruling",
]
