"""The law index: each clause with its words, its functions, its questions and its tests.

Decides nothing about the game: it gathers what the law says of itself.
"""

from quadrille.lawbook.carried import carried_by
from quadrille.lawbook.entries import Entry, Group, book
from quadrille.lawbook.leaves import law_leaves
from quadrille.lawbook.page import law_page
from quadrille.lawbook.phases import with_phases
from quadrille.lawbook.topics import Found, find

__all__ = [
    "Entry",
    "Found",
    "Group",
    "book",
    "carried_by",
    "find",
    "law_leaves",
    "law_page",
    "with_phases",
]
