"""Sittings at random by the rule sets with beasts, under all their options, the rare made common.

Everything is reckoned a second time by `again_in_jetons`. Each run must see everything rare at
least once; `pytest -rP` prints how often. `make test-all` plays 10,000 sittings.
"""

from collections import Counter
from random import Random
from typing import Final

import pytest
from tests.kit.again import PlayedDeal
from tests.kit.again_in_jetons import Agreed, Besides, Came, Stood, came_to
from tests.kit.checks import (
    check_apply_is_pure,
    check_cards,
    check_record,
    check_relabelled,
    check_verbs_agree,
)
from tests.kit.often import MANY, times
from tests.kit.play import Step, random_begin, random_rules, random_steps

from quadrille import Sitting
from quadrille.rules.actions import Claim, Return
from quadrille.rules.deal import Quest, Settled
from quadrille.rules.options import options_of
from quadrille.rules.standing import Fault
from quadrille.sitting import DealResult, now_paid

SHARES: Final = times(1, 2)
SITTINGS: Final = times(100, 5000)
"""In each share."""

WITH_BEASTS: Final = ("mediateur", "historical")

RARE: Final = (
    "won alliance",
    "won mediateur",
    "won solo",
    "remise",
    "codille",
    "vole-lost vole",
    "vole-lost contre",
    "vole made",
    "vole failed",
    "vole through mediateur",
    "vole undertaken by partners",
    "vole barred",
    "self-call",
    "exchange",
    "king returned",
    "false return",
    "forced Spadille",
    "favourite",
    "double",
    "favourite and double",
    "three matadors",
    "more matadors",
    "Hombre alone pays for two",
    "dévole",
    "several beasts of one deal",
    "several active beasts",
    "three waiting beasts",
    "clearing",
    "clearing double",
    "beast while clearing",
    "games carried",
    "claim",
    "matadors to be claimed",
    "ruling during a deal",
    "ruling after a deal",
    "hand turned, shared",
    "ended by nature",
    "stop",
    "sitting ended",
)


RARER: Final = ("contre left a pool",)
"""Only in many sittings, for contre must be missed in the very last deal."""


@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.clause("MPAY-9", "MPAY-11", "HIST-3", "BEAST-1", "BEAST-2", "BEAST-3", "BEAST-5")
def test_every_sitting_is_paid_as_the_law_told_again(share: int) -> None:
    seen: Counter[str] = Counter()
    for number in range(SITTINGS):
        _play(Random(share * 1_000_000 + number), seen)
    print(", ".join(f"{name} {seen[name]}" for name in sorted(seen)))
    wanted = (*RARE, *(RARER if MANY else ()))
    assert [name for name in wanted if not seen[name]] == []


def _play(rng: Random, seen: Counter[str]) -> None:
    first = sitting = random_begin(random_rules(rng, keys=WITH_BEASTS), rng, 4)
    until = rng.choices((1, 2, None), (3, 3, 4))[0]
    steps: list[Step] = []
    for step in random_steps(first, rng, until=until):
        steps.append(step)
        _check_step(step, rng)
        _note(step, seen)
        if len(step.after.results) != len(step.before.results) or _is_anew(step):
            over = step.after.results[-1]
            if isinstance(over, DealResult):
                _check_again(step.after, over)
                seen.update(_tally(step.after, over))
        sitting = step.after
    seen["sitting ended"] += sitting.is_complete
    seen["contre left a pool"] += sitting.is_complete and sitting.accounts.pool > 0
    check_record(first, steps)
    if rng.random() < 0.1:
        check_relabelled(first, steps, rng.choice((1, 2, 3)))


def _is_anew(step: Step) -> bool:
    """Whether the last deal was settled anew: a claim, or a ruling after the last card."""
    return isinstance(step.action, Claim | Fault) and not step.before.deal_is_on


def _check_step(step: Step, rng: Random) -> None:
    after = step.after
    assert after.accounts.total == 0
    assert now_paid(after).total == 0
    assert after.accounts.beasts == after.books.beasts.total
    assert after.accounts.vole_pool == 0
    assert min(after.accounts.pool, after.books.beasts.owed) >= 0
    beasts = after.books.beasts
    assert sorted(beasts.waiting, reverse=True) == list(beasts.waiting)
    assert beasts.active or not beasts.waiting
    assert after.is_complete == (after.counted >= after.deals and not beasts.total)
    check_cards(after)
    if rng.random() < 0.02:
        check_apply_is_pure(step)
        check_verbs_agree(step.before)


def _note(step: Step, seen: Counter[str]) -> None:
    match step.action:
        case Claim():
            seen["claim"] += 1
        case Fault(sharer=sharer):
            on = step.before.deal_is_on
            seen["ruling during a deal" if on else "ruling after a deal"] += 1
            seen["hand turned, shared"] += sharer is not None
        case Return():
            seen["king returned"] += 1
        case _:
            name = type(step.action).__name__
            seen["ended by nature"] += name == "Settle"
            seen["stop"] += name == "Stop"


# The law told again


def _check_again(after: Sitting, over: DealResult) -> None:
    assert after.last is not None
    before = after.last.before
    gained = tuple(
        now - then for then, now in zip(before.accounts.purses, after.accounts.purses, strict=True)
    )
    beasts = after.books.beasts
    found = Came(
        purses=gained,
        pool=after.accounts.pool,
        active=beasts.active,
        waiting=beasts.waiting,
        owed=beasts.owed,
        outcome=over.outcome.value,
        vole=over.vole,
        matadors=over.facts.matadors,
    )
    stood = Stood(
        before.accounts.pool, before.beasts.active, before.beasts.waiting, before.beasts.owed
    )
    _check_occasion(after, over)
    if not _was_cut_short(over):
        assert found == came_to(_played(after), _agreed(after), stood, _besides(after, over))


def _was_cut_short(over: DealResult) -> bool:
    """Nature ended it; only then are there other numbers of tricks than six and ten."""
    played = sum(over.facts.tricks)
    return played not in (6, 10) or (played == 6 and not over.facts.premiers)


def _check_occasion(after: Sitting, over: DealResult) -> None:
    """MPAY-8, BEAST-5: which deals are double, and which clear beasts."""
    before = after.counted - 1
    options = dict(options_of(after.rules))
    assert over.occasion.clearing == (before >= after.deals)
    if over.occasion.clearing:
        assert over.occasion.double == (options["double_clearing"] == "yes")
    else:
        double = {"none": False, "all": True, "last": before >= after.deals - 4}
        expected = double.get(options["double_rounds"], over.occasion.double)
        assert over.occasion.double == expected


def _played(after: Sitting) -> PlayedDeal:
    deal = after.deal
    assert deal is not None
    assert isinstance(deal.phase, Settled)
    undertaking, tricks = deal.phase.played.undertaking, deal.phase.played.tricks
    assert undertaking.trumps is not None
    return PlayedDeal(
        dealer=deal.dealer,
        hands=tuple(tuple(card.value for card in dealt) for dealt in deal.dealt),
        hombre=undertaking.hombre,
        bid="forced" if undertaking.forced else undertaking.contract.key,
        trumps=undertaking.trumps.value,
        called=None if undertaking.called is None else undertaking.called.value,
        given=None if undertaking.given is None else undertaking.given.value,
        tricks=tuple((t.leader, tuple(card.value for card in t.cards)) for t in tricks),
        favourite=None if deal.favourite is None else deal.favourite.value,
    )


def _agreed(sitting: Sitting) -> Agreed:
    options = dict(options_of(sitting.rules))
    return Agreed(
        older=sitting.rules.key == "historical",
        minimum=int(options["personal_minimum"]),
        additional=int(options.get("additional_matadors", "0")),
        house_fish=options.get("grand_poulans_matadors") == "single",
        devole=options.get("devole") == "yes",
        strict=options.get("strict_claims") == "yes",
        leader_decides=options["vole_consent"] == "leader",
    )


def _besides(after: Sitting, over: DealResult) -> Besides:
    deal = after.deal
    assert deal is not None
    assert isinstance(deal.phase, Settled)
    undertaking = deal.phase.played.undertaking
    offences = tuple((f.offence.value, int(f.offender), f.sharer) for f in over.faults)
    may_be_barred = any(word in ("speech", "shown-ally") for word, _, _ in offences)
    return Besides(
        double=over.occasion.double,
        clearing=over.occasion.clearing,
        returned=undertaking.returned,
        through_mediateur=undertaking.contract.all_ten and undertaking.contract.exchanges,
        offences=offences,
        claims=tuple((int(c.seat), c.bonus.value) for c in over.claims),
        quest_if_barred=over.facts.quest.value if may_be_barred else None,
    )


# What has occurred


def _tally(after: Sitting, over: DealResult) -> list[str]:
    facts, beasts = over.facts, over.beasts
    assert after.last is not None
    reasons = {t.reason.value for t in over.transfers}
    new = sum(f.offence.value != "speech" for f in over.faults) + (
        beasts.total > after.last.before.beasts.total
    )
    shown = {
        f"won {facts.contract.key}": over.outcome == "won",
        over.outcome.value: True,
        f"vole-lost {facts.contract.key}": over.outcome == "vole-lost",
        f"vole {over.vole}": over.vole != "no",
        "vole through mediateur": facts.contract.all_ten and facts.contract.exchanges,
        "vole undertaken by partners": facts.quest is Quest.UNDERTAKEN and facts.ally is not None,
        "vole barred": facts.vole_barred,
        "self-call": facts.called_own,
        "exchange": "exchange" in reasons,
        "false return": any(f.offence == "false-return" for f in over.faults),
        "forced Spadille": facts.forced,
        "favourite": facts.in_favourite,
        "double": over.occasion.double,
        "favourite and double": facts.in_favourite and over.occasion.double,
        "three matadors": facts.matadors == 3,
        "more matadors": facts.matadors > 3,
        "Hombre alone pays for two": facts.ally is not None
        and not facts.forced
        and over.outcome in ("remise", "codille")
        and facts.tricks[facts.hombre] < 3,
        "dévole": "devole" in reasons,
        "several beasts of one deal": new > 1,
        "several active beasts": len(beasts.active) > 1,
        "three waiting beasts": len(beasts.waiting) > 2,
        "clearing": over.occasion.clearing,
        "clearing double": over.occasion.clearing and over.occasion.double,
        "beast while clearing": over.occasion.clearing and "beast" in reasons and new > 0,
        "games carried": over.carried > 0,
        "matadors to be claimed": after.rules.claims.value == "yes" and facts.matadors > 0,
    }
    return [name for name, is_so in shown.items() if is_so]
