"""A score sheet as one page to print: no script, nothing to fetch, real tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from typing import Final

from quadrille.cli.keep.telling import amount_told, entry_told, party_told
from quadrille.scorekeeper import EntryTold, Sheet, SheetTold, told
from quadrille.words import say

STYLE: Final = """\
body { font: 11pt/1.4 Georgia, "Times New Roman", serif; margin: 2rem auto; max-width: 60rem;
  padding: 0 1rem; color: #1d1a16; background: #fff; }
h1 { font-weight: normal; }
table { border-collapse: collapse; width: 100%; margin: 1rem 0; }
th, td { border-bottom: 1px solid #b9b29c; padding: 0.25rem 0.5rem; text-align: right;
  vertical-align: top; }
th:first-child { text-align: left; }
tbody th { font-weight: normal; }
tr { break-inside: avoid; }
thead { display: table-header-group; }
s { color: #5b544a; }
@media print { body { margin: 0; } }
"""


def as_html(sheet: Sheet) -> str:
    """The whole sheet, what is struck through as well."""
    known = told(sheet)
    title = escape(say("keep-title", names=", ".join(known.names)))
    parts = (
        f"<h1>{title}</h1>",
        f"<p>{escape(_agreed(known))}</p>",
        _table(
            _heads(known), map(_cells, [known] * len(known.entries), known.entries), _foot(known)
        ),
        *_settling(known),
    )
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{STYLE}</style></head><body><main>"
        f"{''.join(parts)}</main></body></html>\n"
    )


def _agreed(known: SheetTold) -> str:
    changed = (
        say(f"option-{key}") + ": " + say(f"option-{key}-{value}") for key, value in known.options
    )
    favourite = () if known.favourite is None else (say(f"option-favourite-{known.favourite}"),)
    rules = say("keep-agreed", rules=say(f"rules-{known.rules}"), deals=known.deals)
    return "; ".join(
        [rules, *(f"{say('option-favourite')}: {suit}" for suit in favourite), *changed]
    )


def _heads(known: SheetTold) -> Iterator[str]:
    yield say("keep-head-entry")
    yield from known.names
    yield say("keep-head-pool")


def _cells(known: SheetTold, entry: EntryTold) -> Iterator[str]:
    line = escape(entry_told(known, entry))
    if entry.struck:
        yield f"<s>{line}</s>"
        yield from [""] * (len(known.names) + 1)
        return
    yield line
    yield from map(_signed, entry.balances)
    beasts = (*entry.active, *entry.waiting)
    yield " + ".join(map(str, (entry.pool, *beasts)))


def _foot(known: SheetTold) -> Iterator[str]:
    yield escape(say("keep-head-final"))
    yield from (escape(amount_told(known, change)) for change in known.final)
    yield ""


def _table(heads: Iterable[str], rows: Iterable[Iterable[str]], foot: Iterable[str]) -> str:
    head = "".join(f'<th scope="col">{escape(each)}</th>' for each in heads)
    body = "".join(f"<tr>{''.join(_row(cells))}</tr>" for cells in (*rows, foot))
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _row(cells: Iterable[str]) -> Iterator[str]:
    first, *rest = cells
    yield f'<th scope="row" class="text">{first}</th>'
    yield from (f"<td>{each}</td>" for each in rest)


def _settling(known: SheetTold) -> Iterator[str]:
    """How the evening is settled, if no counters were pushed before."""
    if not known.evening:
        return
    yield f"<p>{escape(say('keep-evening'))}</p><ul>"
    for push in known.evening:
        line = say(
            "keep-push",
            payer=party_told(known, push.payer),
            payee=party_told(known, push.payee),
            amount=amount_told(known, push.amount),
        )
        yield f"<li>{escape(line)}</li>"
    yield "</ul>"


def _signed(amount: int) -> str:
    return f"+{amount}" if amount > 0 else str(amount).replace("-", "−")
