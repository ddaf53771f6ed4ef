"""The score sheet of a record, for people: a table, one deal a line.

Where a rule set pays in jetons it also tells the games and beasts that stand, and at the end
what each player has won or lost in counters.
"""

from __future__ import annotations

from collections.abc import Iterator

from quadrille.cli.columns import NOTHING, SIGNS, Column, print_columns, row, signed
from quadrille.record import Replayed
from quadrille.rules.final import reprises
from quadrille.rules.rates import jeton_tariff
from quadrille.rules.standing import Occasion
from quadrille.seats import SEATS, Four
from quadrille.sitting import DealResult, Sitting, VoidDeal, final_balances, final_transfers
from quadrille.words import say, say_in
from quadrille.words.counters import laid_out


def print_sheet(replayed: Replayed) -> None:
    """Print the accounts: drawn in a terminal, in plain columns elsewhere."""
    names = replayed.names or _numbered()
    print_columns(tuple(_columns(replayed.sitting, names)))
    if jeton_tariff(replayed.sitting.rules) is not None:
        _print_counters(replayed.sitting, names)


def _numbered() -> Four[str]:
    first, second, third, fourth = (say("player", number=seat) for seat in SEATS)
    return (first, second, third, fourth)


def _columns(sitting: Sitting, names: Four[str]) -> Iterator[Column]:
    results = sitting.results
    end = say("score-final", complete="yes" if sitting.is_complete else "no")
    yield Column(say("score-deal"), tuple(str(r.number) for r in results), end, to_right=True)
    rounds = tuple(_round(result) for result in results)
    if any(rounds):
        yield Column(say("score-round"), rounds)
    yield Column(say("score-hombre"), tuple(_side(result, names) for result in results))
    yield Column(say("score-contract"), tuple(_contract(sitting, result) for result in results))
    yield Column(say("score-tricks"), tuple(_tricks(result) for result in results), to_right=True)
    yield Column(say("score-outcome"), tuple(_outcome(result) for result in results))
    for seat, final in zip(SEATS, final_balances(sitting), strict=True):
        balances = tuple(signed(result.balances[seat]) for result in results)
        yield Column(names[seat], balances, signed(final), to_right=True)
    yield from _pools(sitting)


def _pools(sitting: Sitting) -> Iterator[Column]:
    results = sitting.results
    pools = tuple(str(result.pool) for result in results)
    left = 0 if any(t.payer == "pool" for t in final_transfers(sitting)) else sitting.accounts.pool
    yield Column(say("score-pool"), pools, str(left), to_right=True)
    if jeton_tariff(sitting.rules) is not None:
        carried = tuple(str(result.carried) for result in results)
        yield Column(say("score-carried"), carried, to_right=True)
        yield Column(say("score-active"), tuple(row(r.beasts.active) for r in results))
        yield Column(say("score-waiting"), tuple(row(r.beasts.waiting) for r in results))


def _round(result: DealResult | VoidDeal) -> str:
    occasion = result.occasion if isinstance(result, DealResult) else Occasion()
    told = (("double", occasion.double), ("clearing", occasion.clearing))
    return " ".join(say(f"score-{kind}") for kind, is_so in told if is_so)


def _side(result: DealResult | VoidDeal, names: Four[str]) -> str:
    if isinstance(result, VoidDeal):
        return NOTHING
    return " + ".join(names[seat] for seat in result.facts.side)


def _contract(sitting: Sitting, result: DealResult | VoidDeal) -> str:
    if isinstance(result, VoidDeal):
        return NOTHING
    contract = say_in(sitting.rules.key, f"contract-{result.facts.contract.key}")
    return f"{contract} {SIGNS[result.facts.trumps]}"


def _tricks(result: DealResult | VoidDeal) -> str:
    return NOTHING if isinstance(result, VoidDeal) else row(result.facts.tricks)


def _outcome(result: DealResult | VoidDeal) -> str:
    return say("score-void" if isinstance(result, VoidDeal) else f"outcome-{result.outcome}")


def _print_counters(sitting: Sitting, names: Four[str]) -> None:
    """A line for each player: her jetons, in counters, and reprises (MPAY-16)."""
    balances = final_balances(sitting)
    print()
    for name, balance, lost in zip(names, balances, reprises(sitting.rules, balances), strict=True):
        facts = {"name": name, "amount": signed(balance), "counters": laid_out(balance)}
        print(say("score-in-counters", reprises=say("reprises", count=lost), **facts))
