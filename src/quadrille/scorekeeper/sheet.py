"""A score sheet: what was entered at a real table, and what of it is struck through.

Nothing is ever erased. The accounts are not kept but follow: whatever stands is done again by
the law from the first deal on, each time that it is asked.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from msgspec import Struct

from quadrille.cards import Suit
from quadrille.errors import NotAllowed, Refusal, Unreadable
from quadrille.rules.actions import Claim, Redeal, Report
from quadrille.rules.options import with_options
from quadrille.rules.standing import Fault
from quadrille.rulesets import find
from quadrille.seats import Four, Nature, Seat
from quadrille.sitting import Sitting, apply, begin
from quadrille.text.names import may_be_named

Enterable: TypeAlias = Report | Redeal | Fault | Claim
"""What a scorekeeper enters: a result, a void deal, a ruling, a claim."""

ENTERABLE: Final = (Report, Redeal, Fault, Claim)

LATER: Final = "later-entry"
"""The code of the refusal to strike what a later entry rests on."""


class Entry(Struct, frozen=True):
    """One thing that was entered, struck through or not."""

    who: Seat | Nature
    action: Enterable
    struck: bool = False

    @property
    def is_deal(self) -> bool:
        """Whether a deal begins with it; rulings and claims belong to the deal before them."""
        return isinstance(self.action, Report | Redeal)


class Sheet(Struct, frozen=True, kw_only=True):
    """The score sheet of one sitting."""

    names: Four[str]
    begun: Sitting
    """As it was before the first deal: the rules, the length, the favourite, who deals first."""
    entries: tuple[Entry, ...] = ()
    """Everything that was ever entered, in the order of the deals."""


def opened(
    names: Four[str],
    rules: str,
    *,
    deals: int,
    dealer: Seat,
    options: Mapping[str, str] | None = None,
    favourite: Suit | None = None,
) -> Sheet:
    """A sheet with nothing on it; raises `BadOption`, or `Unreadable` for a name."""
    for name in names:
        if not may_be_named(name):
            raise Unreadable("bad-name", facts=(("found", name),))
    agreed = with_options(find(rules), options or {})
    begun = begin(agreed, deals=deals, dealer=dealer, favourite=favourite)
    return Sheet(names=names, begun=begun)


def played(sheet: Sheet, before: int | None = None) -> Sitting:
    """The sitting that follows from the entries that stand, all or those before one of them."""
    return _played(sheet.begun, sheet.entries[:before])


def _played(begun: Sitting, entries: tuple[Entry, ...]) -> Sitting:
    sitting = begun
    for entry in entries:
        if not entry.struck:
            sitting, _ = apply(sitting, entry.who, entry.action)
    return sitting


def entered(sheet: Sheet, who: Seat | Nature, action: Enterable) -> Sheet:
    """The sheet with one entry more; raises `NotAllowed` for what the law refuses."""
    apply(played(sheet), who, action)
    return _with(sheet, (*sheet.entries, Entry(who, action)))


def struck(sheet: Sheet, at: int) -> Sheet:
    """An entry is struck through, and with a deal what was ruled or claimed on it.

    Raises `NotAllowed` if a later entry could then not stand.
    """
    gone = {at, *(_belonging(sheet, at) if sheet.entries[at].is_deal else ())}
    marked = (_marked(entry, entry.struck or n in gone) for n, entry in enumerate(sheet.entries))
    return _if_all_stand(_with(sheet, tuple(marked)))


def restored(sheet: Sheet, at: int) -> Sheet:
    """An entry that was struck through stands again; raises `NotAllowed` as `struck` does."""
    marked = (_marked(each, each.struck and n != at) for n, each in enumerate(sheet.entries))
    return _if_all_stand(_with(sheet, tuple(marked)))


def amended(sheet: Sheet, at: int, who: Seat | Nature, action: Enterable) -> Sheet:
    """Another entry takes the place of one that is struck through; raises as `struck` does."""
    before, wrong, later = sheet.entries[:at], sheet.entries[at], sheet.entries[at + 1 :]
    apply(_played(sheet.begun, before), who, action)
    entries = (*before, _marked(wrong, True), Entry(who, action), *later)
    return _if_all_stand(_with(sheet, entries))


def last_standing(sheet: Sheet) -> int | None:
    """The place of the last entry that stands; none if there is none."""
    standing = (n for n, entry in enumerate(sheet.entries) if not entry.struck)
    return max(standing, default=None)


def _belonging(sheet: Sheet, at: int) -> range:
    """The places of what follows a deal before the next one."""
    later = range(at + 1, len(sheet.entries))
    end = next((n for n in later if sheet.entries[n].is_deal), len(sheet.entries))
    return range(at + 1, end)


def _if_all_stand(sheet: Sheet) -> Sheet:
    sitting = sheet.begun
    for number, entry in enumerate(sheet.entries, 1):
        if entry.struck:
            continue
        try:
            sitting, _ = apply(sitting, entry.who, entry.action)
        except NotAllowed as fault:
            facts = (("number", str(number)),)
            raise NotAllowed(Refusal(LATER, fault.refusal.clause, facts), entry.who) from fault
    return sheet


def _marked(entry: Entry, is_struck: bool) -> Entry:
    return Entry(entry.who, entry.action, is_struck)


def _with(sheet: Sheet, entries: tuple[Entry, ...]) -> Sheet:
    return Sheet(names=sheet.names, begun=sheet.begun, entries=entries)
