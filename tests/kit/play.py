"""Sittings played at random, biased so that what is rare occurs often.

Nature deals, for some deals, a long run of trumps, all the kings (and queens), or the three
matadors to one seat or to two; the seat so favoured bids boldly, and the declaring side plays
its best cards, so that premiers and voles come about. All chance comes from the `Random` that
is handed in.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

import msgspec
from msgspec import Struct

from quadrille import NATURE, RuleSet, Sitting, apply, begin, legal, turn, with_options
from quadrille.cards import PACK, Card, Suit
from quadrille.rules.actions import (
    Action,
    Answer,
    Ask,
    Bid,
    Call,
    Claim,
    DealOut,
    Give,
    Invite,
    Keep,
    NameTrumps,
    Packets,
    Pass,
    Play,
    Redeal,
    Return,
    SeatAction,
    Settle,
    Stop,
    Through,
    Void,
)
from quadrille.rules.deal import Playing
from quadrille.rules.events import Event
from quadrille.rules.partners import ally_of
from quadrille.rules.ranking import ORDERS
from quadrille.rules.standing import ORDINARY, Fault, Occasion, Offence
from quadrille.rules.tariffs import JetonTariff
from quadrille.rulesets import ALL
from quadrille.seats import SEATS, Four, Nature, Seat
from quadrille.sitting import claims, refuse


class Bias(Struct, frozen=True, kw_only=True):
    """How often, of one, chance helps what is rare."""

    long_trumps: float = 0.3
    """One seat is dealt the top of a suit and bids for it."""
    all_kings: float = 0.1
    """One seat is dealt all four kings, sometimes the queens too."""
    matadors: float = 0.1
    """The matadors of a suit lie in one hand or in two."""
    all_pass: float = 0.15
    """Everybody passes."""
    boldness: float = 0.8
    """A favoured seat bids."""
    bids: float = 0.35
    """Any other seat bids."""
    low_bids: float = 0.7
    """A bid is the lowest that is lawful."""
    best_cards: float = 0.85
    """The declaring side plays its best card."""
    bad_cards: float = 0.3
    """In a deal, the declaring side plays its worst cards instead."""
    for_the_vole: float = 0.7
    """The one who may stop goes on."""
    redeals: float = 0.03
    """A deal is void."""
    out_of_turn: float = 0.03
    """A deal out of turn stands."""
    favourite: float = 0.4
    """The sitting has a favourite suit."""
    double: float = 0.3
    """A deal is marked as one of a double round, where that is to be marked."""
    faults: float = 0.004
    """After an action of a deal with beasts, an offence is ruled on."""
    claims: float = 0.5
    """What may be claimed is claimed."""


FAIR: Final = Bias(
    long_trumps=0,
    all_kings=0,
    matadors=0,
    all_pass=0,
    boldness=0,
    low_bids=0.5,
    best_cards=0,
    bad_cards=0,
    for_the_vole=0.5,
    redeals=0,
    out_of_turn=0,
    favourite=0,
    double=0,
    faults=0,
    claims=0,
)
"""Cards fairly dealt, every choice but the bids a lawful one at random."""

BIASED: Final = Bias()

CLEARING: Final = Bias(
    long_trumps=1, all_kings=0, matadors=0, all_pass=0, boldness=1, bids=0, low_bids=0, bad_cards=0
)
"""While beasts are cleared one strong hand plays alone, or the sitting would never end."""


class Step(Struct, frozen=True):
    """One action of a sitting, and what it made of it."""

    before: Sitting
    who: Seat | Nature
    action: Action
    after: Sitting
    events: tuple[Event, ...]


class Plan(Struct, frozen=True):
    """What chance has prepared for a deal."""

    hands: Four[tuple[Card, ...]]
    bold: Seat | None
    trumps: Suit | None
    all_pass: bool
    badly: bool


def random_rules(rng: Random, *, keys: Sequence[str] | None = None) -> RuleSet:
    """Some rule set with each of its options at some value."""
    return any_options(rng.choice([each for each in ALL if keys is None or each.key in keys]), rng)


def any_options(rules: RuleSet, rng: Random) -> RuleSet:
    """The rule set with each of its options at some value."""
    return with_options(rules, {each.key: rng.choice(each.answers)[0] for each in rules.options})


def random_begin(rules: RuleSet, rng: Random, deals: int, bias: Bias = BIASED) -> Sitting:
    takes = rules.takes_favourite and rng.random() < bias.favourite
    favourite = rng.choice(tuple(Suit)) if takes else None
    return begin(rules, deals=deals, dealer=rng.choice(SEATS), favourite=favourite)


def random_steps(
    sitting: Sitting, rng: Random, bias: Bias = BIASED, *, until: int | None = None
) -> Iterator[Step]:
    """Carry a sitting on at random to its end, or till so many deals are settled."""
    agreed, plan = bias, random_plan(rng, bias)
    while True:
        bias = agreed if sitting.counted < sitting.deals else _clearing(agreed, rng)
        said = _ruled_or_claimed(sitting, rng, bias)
        who = turn(sitting)
        if said is not None:
            who, action = said
        elif who is None or _is_enough(sitting, until):
            return
        elif isinstance(who, Nature):
            plan = random_plan(rng, bias)
            action = _natures(sitting, rng, bias, plan)
        elif rng.random() < bias.redeals / 20:
            who, action = NATURE, _redeal(sitting, rng)
        else:
            action = _chosen(sitting, who, legal(sitting), rng, bias, plan)
        after, events = apply(sitting, who, action)
        yield Step(sitting, who, action, after, events)
        sitting = after


def _is_enough(sitting: Sitting, until: int | None) -> bool:
    return until is not None and sitting.counted >= until and not sitting.deal_is_on


def _clearing(agreed: Bias, rng: Random) -> Bias:
    """Most deals that clear beasts are played to be won, and few are as wild as the others."""
    if rng.random() < 0.1:
        return agreed
    return msgspec.structs.replace(CLEARING, faults=agreed.faults)


def _ruled_or_claimed(
    sitting: Sitting, rng: Random, bias: Bias
) -> tuple[Seat | Nature, Action] | None:
    """What may be said besides: a ruling, or a claim after the last card."""
    # Between deals there is but one moment for it.
    often = bias.faults if sitting.deal_is_on else bias.faults * 10
    if isinstance(sitting.rules.tariff, JetonTariff) and rng.random() < often:
        fault = _fault(rng)
        return (NATURE, fault) if refuse(sitting, NATURE, fault) is None else None
    if sitting.last is None or sitting.deal_is_on or not bias.claims:
        return None
    open_to = [(seat, claim) for seat in SEATS for claim in claims(sitting, seat)]
    return rng.choice(open_to) if open_to and rng.random() < bias.claims else None


def _fault(rng: Random) -> Fault:
    offender, offence = rng.choice(SEATS), rng.choice(tuple(Offence))
    others = [seat for seat in SEATS if seat != offender]
    shares = offence is Offence.HAND_TURNED and rng.random() < 0.5
    return Fault(offender, offence, rng.choice(others) if shares else None)


def random_sitting(
    rules: RuleSet, rng: Random, deals: int = 4, bias: Bias = BIASED, *, until: int | None = None
) -> tuple[Sitting, tuple[tuple[Seat | Nature, Action], ...]]:
    """A sitting begun and played at random: how it ended, and all that was done."""
    sitting = random_begin(rules, rng, deals, bias)
    done: list[tuple[Seat | Nature, Action]] = []
    for step in random_steps(sitting, rng, bias, until=until):
        done.append((step.who, step.action))
        sitting = step.after
    return sitting, tuple(done)


# What chance prepares


def random_plan(rng: Random, bias: Bias) -> Plan:
    """Hands for a deal, and who is to make something of them."""
    kind, suit, seat = rng.random(), rng.choice(tuple(Suit)), rng.choice(SEATS)
    wanted: dict[Seat, list[Card]] = {each: [] for each in SEATS}
    bold: Seat | None = None
    ladder = ORDERS[suit].ladder
    if kind < bias.long_trumps:
        wanted[seat] = list(ladder[: rng.randint(4, 10)])
        bold = seat
    elif kind < bias.long_trumps + bias.all_kings:
        high = [card for card in PACK if card.rank in ("KQJ"[: rng.randint(1, 2)])]
        wanted[seat] = high[:10] if rng.random() < 0.8 else _top_of_three(suit)
        bold = seat
    elif kind < bias.long_trumps + bias.all_kings + bias.matadors:
        other = rng.choice(SEATS)
        for card in ladder[:4]:
            wanted[rng.choice((seat, other))].append(card)
        bold = rng.choice((seat, None))
    return Plan(
        hands=_filled(rng, wanted),
        bold=bold,
        trumps=suit if bold is not None else None,
        all_pass=rng.random() < bias.all_pass,
        badly=rng.random() < bias.bad_cards,
    )


def _top_of_three(trumps: Suit) -> list[Card]:
    """Every king, queen and jack of the suits that are not trumps, and Spadille."""
    return [Card.SPADE_ACE] + [c for c in PACK if c.rank in "KQJ" and c.suit is not trumps]


def _filled(rng: Random, wanted: dict[Seat, list[Card]]) -> Four[tuple[Card, ...]]:
    used = {card for some in wanted.values() for card in some}
    rest = [card for card in PACK if card not in used]
    rng.shuffle(rest)
    hands = []
    for seat in SEATS:
        missing = 10 - len(wanted[seat])
        hands.append((*wanted[seat], *rest[:missing]))
        rest = rest[missing:]
    return (hands[0], hands[1], hands[2], hands[3])


# What is chosen


def _natures(sitting: Sitting, rng: Random, bias: Bias, plan: Plan) -> Action:
    if sitting.deal_is_on:
        return Settle()
    if rng.random() < bias.redeals:
        return _redeal(sitting, rng)
    others = [seat for seat in SEATS if seat != sitting.dealer]
    mistaken = rng.choice(others) if rng.random() < bias.out_of_turn else None
    marked = Occasion(double=True) if rng.random() < bias.double else ORDINARY
    dealt = DealOut(plan.hands, rng.choice((None, *Packets)), mistaken, marked)
    if refuse(sitting, NATURE, dealt) is None:
        return dealt
    return DealOut(plan.hands, dealt.packets, mistaken)


def _redeal(sitting: Sitting, rng: Random) -> Redeal:
    if not sitting.deal_is_on:
        cause = rng.choice(tuple(Void))
        others = [seat for seat in SEATS if seat != sitting.dealer]
        return Redeal(cause, rng.choice(others) if cause is Void.OUT_OF_TURN else None)
    assert sitting.deal is not None
    in_turn = sitting.deal.dealer == sitting.dealer
    causes = [cause for cause in Void if cause is not Void.OUT_OF_TURN or not in_turn]
    return Redeal(Void.BAD_PACK if sitting.deal.spoken else rng.choice(causes))


def _chosen(
    sitting: Sitting,
    seat: Seat,
    lawful: tuple[SeatAction, ...],
    rng: Random,
    bias: Bias,
    plan: Plan,
) -> SeatAction:
    match lawful[0]:
        case Pass():
            return _spoken(seat, lawful, rng, bias, plan)
        case NameTrumps() | Invite():
            wanted = NameTrumps(plan.trumps) if plan.trumps is not None else None
            is_bold = wanted in lawful and plan.bold == seat and rng.random() < 0.9
            return wanted if is_bold and wanted is not None else rng.choice(lawful)
        case Stop() | Answer() | Ask():
            return _about_the_vole(lawful, rng, bias)
        case Play() if bias.best_cards and _is_declaring(sitting, seat):
            return _best(sitting, lawful, rng, bias, plan)
        case Play() | Bid() | Call() | Give() | Through() | Return() | Keep() | Claim():
            return rng.choice(lawful)


def _spoken(
    seat: Seat, lawful: tuple[SeatAction, ...], rng: Random, bias: Bias, plan: Plan
) -> SeatAction:
    eager = bias.boldness if plan.bold == seat else bias.bids
    if plan.all_pass or len(lawful) == 1 or rng.random() >= eager:
        return lawful[0]
    return lawful[1] if rng.random() < bias.low_bids else rng.choice(lawful[1:])


def _about_the_vole(lawful: tuple[SeatAction, ...], rng: Random, bias: Bias) -> SeatAction:
    goes_on = rng.random() < bias.for_the_vole
    if isinstance(lawful[0], Answer):
        return Answer(rng.random() < 0.6)
    return rng.choice(lawful[1:]) if goes_on else lawful[0]


def _is_declaring(sitting: Sitting, seat: Seat) -> bool:
    deal = sitting.deal
    assert deal is not None
    assert isinstance(deal.phase, Playing)
    return seat in (deal.phase.undertaking.hombre, ally_of(deal))


def _best(
    sitting: Sitting, lawful: tuple[SeatAction, ...], rng: Random, bias: Bias, plan: Plan
) -> SeatAction:
    deal = sitting.deal
    assert deal is not None
    assert isinstance(deal.phase, Playing)
    trumps = deal.phase.undertaking.trumps
    if trumps is None or rng.random() >= bias.best_cards:
        return rng.choice(lawful)
    strength = ORDERS[trumps].strength
    plays = [action for action in lawful if isinstance(action, Play)]
    choose = min if plan.badly else max
    return choose(plays, key=lambda action: strength[action.card.at])
