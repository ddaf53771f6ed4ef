"""`quadrille par`: what each contract of a deal comes to, and which is bid, if cards are open."""

from __future__ import annotations

import sys
from typing import Annotated

from cyclopts import Parameter
from msgspec import Struct
from msgspec.structs import replace

from quadrille.cards import Card, Suit
from quadrille.cli import REFUSED
from quadrille.cli.lines import answer_each, decoded, write
from quadrille.cli.reading import A_FILE, STANDARD_INPUT, opened, record_of
from quadrille.cli.solve.questions import cards_in
from quadrille.errors import Unreadable
from quadrille.par import SHARE, Line
from quadrille.par import par as par_of
from quadrille.record import load
from quadrille.record.notation import write_deed
from quadrille.rules.actions import PASS, DealOut
from quadrille.rules.choices import RuleSet
from quadrille.rules.deal import Auction, Deal, Outcome, Quest
from quadrille.rules.options import with_options
from quadrille.rulesets import ALL, find
from quadrille.seats import NATURE, SEATS, Four, Seat
from quadrille.sitting import apply, begin
from quadrille.words import say


class Dealt(Struct, frozen=True, forbid_unknown_fields=True):
    """A deal to be looked at."""

    hands: Four[str]
    dealer: int
    favourite: Suit | None = None
    pool: int = 0
    """Counters that lie in the pool before the deal's stakes."""


class Told(Struct, frozen=True, kw_only=True):
    """A contract and what it comes to."""

    hombre: Seat
    contract: str
    favourite: bool
    """Whether it was bid in the favourite."""
    forced: bool
    trumps: Suit
    called: Card | None
    ally: Seat | None
    returned: bool
    given: Card | None
    """The card given for the called one."""
    outcome: Outcome
    tricks: int
    """The fewest of the side that come to the same."""
    premiers: bool
    vole: Quest
    """Whether it was bid, undertaken or neither."""
    value: Four[float]
    """What each seat gains in counters, a quarter of what stays in the pots included."""


class Answer(Struct, frozen=True, kw_only=True):
    """Par of a deal."""

    auction: tuple[str, ...]
    par: Told
    lines: tuple[Told, ...]


def par(
    file: Annotated[str, A_FILE] = STANDARD_INPUT,
    /,
    *,
    rules: str = ALL[0].key,
    option: Annotated[tuple[str, ...], Parameter(consume_multiple=True, negative=())] = (),
    record: str | None = None,
    deal: int | None = None,
) -> int:
    """Tell what each contract of a deal comes to, and which is bid, if all cards are open.

    Parameters
    ----------
    file
        Deals, a line of JSON each; - is standard input. docs/kernel.md tells their form.
    rules
        The rule set.
    option
        Options of the rule set, such as mediateur=yes.
    record
        A record to take a deal from, with its rules and stakes.
    deal
        The number of the deal.
    """
    if record is not None:
        return _refused("solve-which-deal") if deal is None else _of_record(record, deal)
    if deal is not None:
        return _refused("solve-no-record")
    law = with_options(find(rules), dict(_pair(written) for written in option))
    stream = opened(file)
    if stream is None:
        return REFUSED
    with stream:
        return answer_each(stream, lambda line: _answer(_begun(law, decoded(line, Dealt))))


def _pair(written: str) -> tuple[str, str]:
    key, _, value = written.partition("=")
    return key, value


def _of_record(record: str, number: int) -> int:
    data = record_of(record)
    if data is None:
        return REFUSED
    replayed = load(data)
    sitting = replayed.begun
    for who, action in replayed.deeds:
        sitting, _ = apply(sitting, who, action)
        if isinstance(action, DealOut) and sitting.number == number and sitting.deal is not None:
            write(_answer(sitting.deal))
            return 0
    facts = (("number", str(number)), ("last", str(sitting.number)))
    raise Unreadable("no-deal-dealt", facts=facts)


def _begun(rules: RuleSet, dealt: Dealt) -> Deal:
    """The deal that a line tells; raises `QuadrilleError` if there can be none."""
    if dealt.dealer not in SEATS:
        facts = (("field", "dealer"), ("found", str(dealt.dealer)))
        raise Unreadable("question-seat", facts=facts)
    if dealt.pool < 0:
        raise Unreadable("question-pool", facts=(("pool", str(dealt.pool)),))
    seen: set[Card] = set()
    first, second, third, fourth = (
        tuple(cards_in(f"hands[{seat}]", hand.split(), seen))
        for seat, hand in enumerate(dealt.hands)
    )
    begun = begin(rules, deals=len(SEATS), dealer=Seat(dealt.dealer), favourite=dealt.favourite)
    sitting, _ = apply(begun, NATURE, DealOut((first, second, third, fourth)))
    assert sitting.deal is not None
    return replace(sitting.deal, pool=dealt.pool)


def _answer(deal: Deal) -> Answer:
    assert isinstance(deal.phase, Auction)
    found = par_of(deal)
    return Answer(
        auction=tuple(f"{said.seat} {write_deed(said.bid or PASS)}" for said in found.auction),
        par=_told(found.line),
        lines=tuple(_told(line) for line in found.lines),
    )


def _told(line: Line) -> Told:
    undertaking, facts = line.undertaking, line.facts
    first, second, third, fourth = (value / SHARE for value in line.value)
    return Told(
        hombre=facts.hombre,
        contract=facts.contract.key,
        favourite=undertaking.in_favourite,
        forced=facts.forced,
        trumps=facts.trumps,
        called=facts.called,
        ally=facts.ally,
        returned=undertaking.returned,
        given=undertaking.given,
        outcome=line.outcome,
        tricks=facts.side_tricks,
        premiers=facts.premiers,
        vole=facts.quest,
        value=(first, second, third, fourth),
    )


def _refused(key: str) -> int:
    print(say(key), file=sys.stderr)
    return REFUSED
