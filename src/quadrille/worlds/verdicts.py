"""What the law's own verdicts tell of the hidden ally and of the matadors.

That nobody stopped after six straight tricks, that a seat asked "May I?", or that nature has
not ended a deal, hangs on who the ally is, and sometimes on the matadors. Here the law itself is
asked what it would have said in each case, and the cases in which it spoke otherwise fall away.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec
from msgspec import Struct

from quadrille.cards import NO_CARDS, Cards, Suit, cards
from quadrille.rules.actions import ASK
from quadrille.rules.choices import RuleSet
from quadrille.rules.contracts import Contract
from quadrille.rules.deal import Deal, Playing, Quest, Undertaking
from quadrille.rules.ladders import every_row
from quadrille.rules.matadors import counted_run
from quadrille.rules.ranking import ORDERS
from quadrille.rules.rulings import bars_vole
from quadrille.rules.settling import ends_early, may_end_early
from quadrille.rules.stakes import vole_stakes
from quadrille.rules.vole import PREMIERS, after_six, must_ask
from quadrille.seats import SEATS, Four, Seat, after, changed
from quadrille.sitting import DealResult
from quadrille.view import Contracted, SeatView, Stage
from quadrille.worlds.fines import as_fined
from quadrille.worlds.support import Masks, Sight, placed, rules_of, turned_up


class Guess(Struct, frozen=True):
    """One case, and what it takes for true."""

    masks: Masks
    holder: Seat | None
    """Who was dealt the called card."""
    run: Cards = NO_CARDS
    """The unbroken run of trumps from Spadille that the declaring side holds."""


Allows = Callable[[Guess], bool]
"""Whether the law would have spoken as it has, if a guess were true."""


def judged(view: SeatView, sight: Sight, cases: tuple[Masks, ...]) -> tuple[Masks, ...]:
    """The cases in which the law would have spoken as it has."""
    contract = view.contract
    if contract is None or contract.trumps is None or not turned_up(view):
        return cases
    rules = rules_of(view.rules, view.options)
    if view.stage in (Stage.SETTLED, Stage.OVER):
        allows, by_run = _as_settled(view, rules, contract.trumps), True
    else:
        allows, by_run = _as_played(view, rules, contract), may_end_early(rules)
        if not by_run and (len(view.tricks) < PREMIERS or _is_known(contract)):
            return cases
    left = tuple(
        masks for case in cases for masks in _allowed(contract, sight, case, allows, by_run)
    )
    return as_fined(view, rules, sight, left)


def _is_known(contract: Contracted) -> bool:
    return contract.called is None or contract.alone or contract.ally is not None


def _allowed(
    contract: Contracted, sight: Sight, case: Masks, allows: Allows, by_run: bool
) -> tuple[Masks, ...]:
    """What the law leaves of a case: the whole, if it would speak alike whatever is guessed."""
    kept: list[Masks] = []
    divided = False
    for guess in _by_holder(contract, sight, case):
        guesses = tuple(_by_run(contract, sight, guess)) if by_run else (guess,)
        left = tuple(one.masks for one in guesses if allows(one))
        is_whole = len(left) == len(guesses)
        kept += (guess.masks,) if is_whole else left
        divided |= not is_whole
    return tuple(kept) if divided else (case,)


# Telling the guesses apart


def _by_holder(contract: Contracted, sight: Sight, case: Masks) -> Iterator[Guess]:
    """One guess for each seat that may have been dealt the called card."""
    if contract.called is None or contract.giver is not None:
        yield Guess(case, contract.giver)
        return
    for seat in SEATS:
        masks = placed(case, sight, contract.called, seat)
        if masks is not None:
            yield Guess(masks, seat)


def _by_run(contract: Contracted, sight: Sight, guess: Guess) -> Iterator[Guess]:
    """One guess for each trump that may be the highest that the declaring side lacks."""
    assert contract.trumps is not None
    ladder = ORDERS[contract.trumps].ladder
    side = _side(contract, guess.holder)
    others = tuple(seat for seat in SEATS if seat not in side)
    for length in range(len(ladder) + 1):
        run = cards(ladder[:length])
        masks = placed(guess.masks, sight, run, *side)
        if masks is None:
            return
        if length < len(ladder):
            masks = placed(masks, sight, ladder[length], *others)
        if masks is not None:
            yield Guess(masks, guess.holder, run)


def _side(contract: Contracted, holder: Seat | None) -> tuple[Seat, ...]:
    if holder is None or contract.giver is not None:
        return (contract.hombre,)
    return (contract.hombre, holder)


# Asking the law


def _as_settled(view: SeatView, rules: RuleSet, trumps: Suit) -> Allows:
    """The account of a settled deal tells how many matadors the declaring side had."""
    assert isinstance(view.settlement, DealResult)
    counted = view.settlement.facts.matadors
    return lambda guess: counted_run(rules, guess.run, trumps) == counted


def _as_played(view: SeatView, rules: RuleSet, contract: Contracted) -> Allows:
    """What the law says hangs on who the ally is and on the matadors that count, only."""
    answers: dict[tuple[Seat | None, int], bool] = {}
    trumps = contract.trumps
    assert trumps is not None

    def allows(guess: Guess) -> bool:
        asked = guess.holder, counted_run(rules, guess.run, trumps)
        if asked not in answers:
            answers[asked] = _would_be_so(view, _supposed(view, rules, contract, guess))
        return answers[asked]

    return allows


def _would_be_so(view: SeatView, deal: Deal) -> bool:
    # When a ruling came is not told, and so not what it has changed.
    if bars_vole(view.faults, SEATS):
        return True
    offered = len(view.tricks) >= PREMIERS and _offered(view, deal)
    if len(view.tricks) >= PREMIERS and not _vole_stood_so(view, deal, offered):
        return False
    return not may_end_early(deal.rules) or all(
        _ends(_after(view, deal, number, _quest(view, deal, number, offered)))
        == _was_to_end(view, number)
        for number in range(1, len(view.tricks) + 1)
    )


def _offered(view: SeatView, deal: Deal) -> bool:
    then = _after(view, deal, PREMIERS, Quest.NONE)
    assert isinstance(then.phase, Playing)
    return after_six(then, then.phase) is Quest.OFFERED


def _vole_stood_so(view: SeatView, deal: Deal, offered: bool) -> bool:
    """Whether the law would have let the one on lead stop, ask, or just lead, as she did."""
    match view.quest:
        case Quest.ASKED:
            return offered and must_ask(deal)
        case Quest.UNDERTAKEN:
            return offered
        case Quest.OFFERED:
            return offered and must_ask(deal) == (ASK in view.legal)
        case Quest.BID:
            return True
        case Quest.NONE:
            led_on = len(turned_up(view)) > PREMIERS
            sees = led_on or (view.seat is not None and view.turn == view.seat)
            return not (offered and sees)


def _ends(deal: Deal) -> bool:
    assert isinstance(deal.phase, Playing)
    return ends_early(deal, deal.phase)


def _was_to_end(view: SeatView, number: int) -> bool:
    """Whether nature was to end the deal after so many tricks: then it is nobody's turn."""
    is_now = number == len(view.tricks) and len(turned_up(view)) == number
    return is_now and view.turn is None and view.stage is Stage.PLAYING


def asks_her_ally(view: SeatView, contract: Contracted) -> bool:
    """Whether one with premiers must ask her ally, who is known, before she goes on."""
    rules = rules_of(view.rules, view.options)
    return must_ask(_supposed(view, rules, contract, Guess((0, 0, 0, 0), contract.ally)))


# Supposing a deal


def _supposed(view: SeatView, rules: RuleSet, contract: Contracted, guess: Guess) -> Deal:
    """A deal with just the cards in it that the guess is about, which is all the law looks at."""
    undertaking = Undertaking(
        contract.hombre,
        _row(rules, contract),
        contract.in_favourite,
        contract.forced,
        contract.trumps,
        contract.called,
        contract.invited,
        returned=contract.returned,
    )
    hands: Four[Cards] = (NO_CARDS, NO_CARDS, NO_CARDS, NO_CARDS)
    hands = changed(hands, contract.hombre, guess.run)
    if contract.called is not None and guess.holder is not None:
        hands = changed(hands, guess.holder, hands[guess.holder].with_card(contract.called))
    start = Playing(undertaking, after(view.dealer))
    return Deal(
        rules,
        view.dealer,
        view.favourite,
        view.pool,
        view.occasion,
        view.beasts,
        hands,
        hands,
        start,
        (),
    )


def _row(rules: RuleSet, contract: Contracted) -> Contract:
    """The contract in the way in which it is played: a vole may be with an exchange or without."""
    exchanges = contract.exchanges and not contract.returned
    return next(
        row
        for row in every_row(rules)
        if row.key == contract.contract and row.exchanges is exchanges
    )


def _after(view: SeatView, deal: Deal, number: int, quest: Quest) -> Deal:
    """The deal after so many tricks, with the next still to be led."""
    assert isinstance(deal.phase, Playing)
    tricks = view.tricks[:number]
    won: Four[int] = (0, 0, 0, 0)
    for trick in tricks:
        won = changed(won, trick.winner, won[trick.winner] + 1)
    is_staked = quest in (Quest.BID, Quest.UNDERTAKEN)
    return msgspec.structs.replace(
        deal,
        phase=Playing(deal.phase.undertaking, tricks[-1].winner, (), tricks, won, quest),
        paid=vole_stakes(deal.rules, "VOLE-2") if is_staked else (),
    )


def _quest(view: SeatView, deal: Deal, number: int, offered: bool) -> Quest:
    """How the vole stood when so many tricks were won and nothing had been led to the next."""
    if view.quest is Quest.BID:
        return Quest.BID
    if number < PREMIERS:
        return Quest.NONE
    if number > PREMIERS or (view.quest is Quest.UNDERTAKEN and must_ask(deal)):
        return view.quest
    return Quest.OFFERED if offered else Quest.NONE
