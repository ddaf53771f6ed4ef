"""Records for tests: the golden ones, random ones, and what a record is without its comments."""

from pathlib import Path
from random import Random
from typing import Final

import msgspec
from tests.kit.play import BIASED, Bias, Step, random_begin, random_rules, random_steps

from quadrille import NATURE, RuleSet, Sitting, rule_set, with_options
from quadrille.cards import Card
from quadrille.record import Record, recorded, write
from quadrille.rules.actions import Action, Claim, Report, ReportedVole
from quadrille.rules.deal import Deal, Facts, Quest, Settled
from quadrille.rules.options import options_of
from quadrille.rules.partners import giver_of, holder_of
from quadrille.rules.ranking import ORDERS
from quadrille.rules.standing import Bonus, Fault, Offence
from quadrille.rules.tariffs import JetonTariff
from quadrille.seats import Four, Nature, Seat
from quadrille.sitting import DealResult

GOLDEN: Final = Path(__file__).resolve().parent.parent / "records"

NAMES: Final[Four[str]] = ("Anna", "Ben de la Cruz", "Çelik", "D’Arcy")

Deed = tuple[Seat | Nature, Action]

_VOLES: Final = {Quest.UNDERTAKEN: ReportedVole.UNDERTAKEN, Quest.BID: ReportedVole.BID}


def golden(name: str) -> str:
    return (GOLDEN / f"{name}.quad").read_text(encoding="utf-8")


def bare(text: str) -> str:
    """A record's text without comments, blank lines, and spaces at the ends of lines."""
    contents = (line.partition("#")[0].rstrip(" \t") for line in text.split("\n"))
    return "".join(f"{content}\n" for content in contents if content)


def played(
    seed: int, *, deals: int = 4, bias: Bias = BIASED, **options: str
) -> tuple[Sitting, list[Step]]:
    """A sitting by some rule set with some options, and each step of it."""
    rng = Random(seed)
    rules = with_options(random_rules(rng), options)
    begun = random_begin(rules, rng, deals, bias)
    return begun, list(random_steps(begun, rng, bias))


def deeds_of(steps: list[Step]) -> list[Deed]:
    return [(step.who, step.action) for step in steps]


def random_record(seed: int) -> Record:
    """The record of a random sitting, sometimes unfinished, without names or derived lines."""
    rng = Random(-seed)
    begun, steps = played(seed)
    last = len(steps) if rng.random() < 0.7 else rng.randrange(len(steps))
    names = NAMES if rng.random() < 0.5 else None
    return recorded(begun, deeds_of(steps[:last]), names=names, derived=rng.random() < 0.7)


def random_text(seed: int) -> str:
    return write(random_record(seed))


def summed_up(steps: list[Step]) -> list[Deed]:
    """The same sitting as a score sheet would tell it: results instead of cards.

    Claims follow a deal as they did; rulings stand after the results of their deals.
    """
    deeds: list[Deed] = []
    for step in steps:
        before, results = step.before, step.after.results
        if len(results) > len(before.results):
            deeds.extend(_sheet_lines(step))
        elif not before.deal_is_on and isinstance(step.action, Claim | Fault):
            deeds.append((step.who, step.action))
    return deeds


def _sheet_lines(step: Step) -> list[Deed]:
    last = step.after.results[-1]
    if not isinstance(last, DealResult):
        on = step.before.deal if step.before.deal_is_on else None
        return [(NATURE, _with_dealer(step.action, on, step.before))]
    deal = step.after.deal
    assert deal is not None
    dealer = None if last.dealer == step.before.dealer else last.dealer
    report = msgspec.structs.replace(report_of(last, deal, dealer), occasion=last.occasion)
    return [(NATURE, report), *((NATURE, fault) for fault in last.faults)]


def _with_dealer(redeal: Action, on: Deal | None, before: Sitting) -> Action:
    if on is None:
        return redeal
    dealer = None if on.dealer == before.dealer else on.dealer
    return msgspec.structs.replace(redeal, dealer=dealer, occasion=on.occasion)


def report_of(result: DealResult, deal: Deal, dealer: Seat | None) -> Report:
    """What a scorekeeper would write of a deal that was played."""
    assert isinstance(deal.phase, Settled)
    facts = result.facts
    return Report(
        hombre=facts.hombre,
        ally=facts.ally,
        contract=facts.contract.key,
        trumps=facts.trumps,
        tricks=facts.tricks,
        matadors=_told_run(facts, deal.rules),
        premiers=facts.premiers,
        vole=_VOLES.get(facts.quest, ReportedVole.NO),
        forced=facts.forced,
        called_own=facts.called_own,
        exchanged=facts.giver is not None,
        giver=facts.giver,
        holders=_holders(deal),
        dealer=dealer,
    )


def _told_run(facts: Facts, rules: RuleSet) -> int:
    """A run in black is told no further than five where no more is paid for it."""
    tariff = rules.tariff
    is_paid = isinstance(tariff, JetonTariff) and tariff.additional_matador > 0
    return facts.matadors if is_paid or facts.trumps.is_red else min(facts.matadors, 5)


def _holders(deal: Deal) -> tuple[Seat, Seat, Seat]:
    """Who held the matadors when play began: the first to hold each after any exchange."""
    assert isinstance(deal.phase, Settled)
    played = deal.phase.played
    assert played.undertaking.trumps is not None
    spadille, manille, basto = ORDERS[played.undertaking.trumps].matadors

    def holder(card: Card) -> Seat:
        undertaking = played.undertaking
        if undertaking.given is not None:
            if card is undertaking.given:
                giver = giver_of(deal)
                assert giver is not None
                return giver
            if card is undertaking.called:
                return undertaking.hombre
        return holder_of(deal, card)

    return holder(spadille), holder(manille), holder(basto)


# Score sheets of any kind, most of them impossible


def random_sheet(rng: Random) -> str:
    """A record of results, marks, rulings and claims, drawn with little thought."""
    rules = random_rules(rng)
    lines = ["quadrille-record 1", f"rules {rules.key}", "deals 4"]
    usual = dict(options_of(rule_set(rules.key)))
    lines += [f"option {k}={v}" for k, v in options_of(rules) if usual[k] != v]
    if rng.random() < 0.3:
        lines.append(f"favourite {rng.choice('SHDC')}")
    for number in range(1, rng.randint(2, 9)):
        mark = rng.choice(("", "", "", " double", " clearing", " clearing double"))
        lines += [f"deal {number} dealer {number % 4}{mark}", _random_result(rng)]
        lines += [_random_addition(rng) for _ in range(rng.choice((0, 0, 0, 1, 2)))]
    return "".join(f"{line}\n" for line in lines)


def repaired(text: str, at: int, rng: Random) -> str:
    """A record after the scorekeeper has looked at the line that is at fault.

    A result is told anew, marks are struck out, and so is any other line; where a deal is one
    too many, nothing follows.
    """
    lines = text.splitlines()
    first, *words = lines[at - 1].split()
    if first == "result":
        lines[at - 1] = _random_result(rng)
    elif first == "deal" and words[3:]:
        lines[at - 1] = " ".join((first, *words[:3]))
    elif first == "deal":
        del lines[at - 1 :]
    else:
        del lines[at - 1]
    return "".join(f"{line}\n" for line in lines)


def _random_result(rng: Random) -> str:
    hombre, ally = rng.randrange(4), rng.randrange(4)
    contract = rng.choice(("alliance",) * 4 + ("mediateur", "solo", "vole", "contre"))
    tricks = [0, 0, 0, 0]
    for _ in range(rng.choice((10, 10, 10, 6))):
        tricks[rng.choice((hombre, hombre, ally, rng.randrange(4)))] += 1
    told = [
        f"hombre {hombre}",
        f"contract {contract}",
        f"trumps {rng.choice('SHDC')}",
        f"tricks {' '.join(map(str, tricks))}",
        f"vole {rng.choice(('no', 'no', 'no', 'undertaken', 'bid'))}",
        f"matadors {rng.choice((0, 0, 0, 3, 4, 5, 7))}",
    ]
    alone = contract != "alliance"
    optional = {
        f"ally {ally}": 0.05 if alone else 0.8,
        f"premiers {rng.choice(('yes', 'no', 'no'))}": 0.7,
        f"holders {rng.choice('0123')} {rng.choice('0123')} {hombre}": 0.5,
        f"giver {ally}": 0.6 if contract in ("mediateur", "vole") else 0.05,
        "exchanged yes": 0.1,
        "called-own yes": 0.1,
        "forced yes": 0.1,
    }
    told += [key for key, share in optional.items() if rng.random() < share]
    rng.shuffle(told)
    return " ".join(("result", *told))


def _random_addition(rng: Random) -> str:
    shared = rng.choice(("", "", f" with {rng.randrange(4)}"))
    return rng.choice(
        (
            f"fault {rng.randrange(4)} {rng.choice(tuple(Offence))}{shared}",
            f"{rng.randrange(4)} claim {rng.choice(tuple(Bonus))}",
        )
    )
