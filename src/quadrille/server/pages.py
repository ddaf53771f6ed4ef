"""Pages that the server makes itself: the law by clause, and one that stands in for the client."""

from __future__ import annotations

import re
from html import escape
from typing import Final

from quadrille.words import catalogues, say

STYLE: Final = """\
body { font: 1.05rem/1.55 Georgia, "Times New Roman", serif; margin: 0 auto; padding: 1.5rem;
  max-width: 42rem; color: #21251f; background: #faf7ef; }
h1, h2 { font-weight: normal; line-height: 1.25; }
h2 { margin-top: 2.2rem; border-bottom: 1px solid #b9b29c; }
dt { font-weight: bold; margin-top: 0.9rem; }
dd { margin: 0; }
dt:target, dt:target + dd { background: #f0e3b2; }
@media (prefers-color-scheme: dark) {
  body { color: #ece7d8; background: #1b211d; }
  dt:target, dt:target + dd { background: #4a431f; }
}
"""

_LAW_LINE: Final = re.compile(r"^(group|clause)-([A-Z]+(?:-\d+)?) =", re.MULTILINE)

_CATALOGUE: Final = "law.ftl"


def law() -> str:
    """Every clause under its heading, each with an address of its own."""
    parts: list[str] = []
    for kind, key in _LAW_LINE.findall(catalogues("en")[_CATALOGUE]):
        text = escape(say(f"{kind}-{key}"))
        if kind == "group":
            parts.append(f'</dl><h2 id="{key}">{text}</h2><dl>')
        else:
            parts.append(f'<dt id="{key}">{key}</dt><dd>{text}</dd>')
    title = escape(say("host-law-title"))
    return _page(title, f"<h1>{title}</h1><dl>{''.join(parts)}</dl>".replace("<dl></dl>", ""))


def unbuilt() -> str:
    """What to do where the client is not built."""
    title = escape(say("host-unbuilt-title"))
    return _page(title, f"<h1>{title}</h1><p>{escape(say('host-unbuilt'))}</p>")


def _page(title: str, body: str) -> str:
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>{title}</title><link rel="stylesheet" href="/plain.css"></head>'
        f"<body><main>{body}</main></body></html>\n"
    )
