"""Par of a deal: what one can see by looking at all cards."""

from random import Random

import pytest
from tests.kernel.positions import compiled_only

from quadrille.cards import PACK, Card, Suit
from quadrille.kernel import problem_of, solver
from quadrille.par import SHARE, Line, Par, par
from quadrille.rules import apply, begin, legal, turn
from quadrille.rules.actions import (
    KEEP,
    RETURN,
    STOP,
    Call,
    DealOut,
    Give,
    NameTrumps,
    Play,
    SeatAction,
)
from quadrille.rules.choices import RuleSet
from quadrille.rules.deal import (
    Auction,
    Deal,
    Exchange,
    Naming,
    Outcome,
    Playing,
    Quest,
    Returning,
    Settled,
)
from quadrille.rules.options import with_options
from quadrille.rules.payment import settle
from quadrille.rules.settling import case_of
from quadrille.rulesets import ALL, find
from quadrille.seats import SEATS, Four, Seat

TOP_SPADES = "AS 2S AC KS QS JS 7S 6S 5S 4S"
SIX_ON_TOP = "AS 2S AC KS QS JS 4H 5H 6H 7D"
FOUR_ON_TOP = "AS 2S AC KS 4H 5H 6H 4D 5D 6D"


def _deal(rules: RuleSet, *told: str, favourite: Suit | None = None) -> Deal:
    """A deal by the fourth player; who is told no cards has what is left, in pack order."""
    first = [tuple(Card(word) for word in hand.split()) for hand in told]
    rest = [card for card in PACK if not any(card in hand for hand in first)]
    hands = []
    for hand in (*first, (), (), ())[:4]:
        hands.append((*hand, *rest[: 10 - len(hand)]))
        del rest[: 10 - len(hand)]
    return begin(rules, Seat(3), favourite, DealOut((hands[0], hands[1], hands[2], hands[3])))[0]


def _at_random(rules: RuleSet, rng: Random, favourite: Suit | None = None) -> Deal:
    pack = rng.sample(PACK, len(PACK))
    hands = (" ".join(pack[at : at + 10]) for at in (0, 10, 20, 30))
    return _deal(rules, *hands, favourite=favourite)


def _bids(found: Par) -> list[str]:
    """The auction, a word for each seat that speaks."""
    return [f"{said.seat}:{said.bid.contract if said.bid else 'pass'}" for said in found.auction]


def _counters(line: Line) -> list[float]:
    return [value / SHARE for value in line.value]


def _line(found: Par, seat: int, contract: str, trumps: str, called: str | None = None) -> Line:
    fitting = [
        line
        for line in found.lines
        for told in [line.undertaking]
        if (told.hombre, told.contract.key, told.trumps, told.called, told.forced)
        == (seat, contract, trumps, called, False)
    ]
    assert len(fitting) == 1
    return fitting[0]


# Deals that one can see through


def test_ten_top_trumps_make_the_vole() -> None:
    found = par(_deal(find("quanti"), TOP_SPADES))
    assert _bids(found) == ["0:solo", "1:pass", "2:pass", "3:pass"]
    assert found.line.facts.quest is Quest.UNDERTAKEN
    # From each: a stake of 1 and one of 3, and for the solo 4, matadors 1, premiers 1, the vole 2.
    assert _counters(found.line) == [36, -12, -12, -12]
    bid = _line(found, 0, "vole", Suit.SPADES)
    assert bid.facts.quest is Quest.BID
    assert _counters(bid) == [36, -12, -12, -12]


@compiled_only
def test_six_top_trumps_win_alone_and_stop_there() -> None:
    found = par(_deal(find("parlett"), SIX_ON_TOP))
    assert found.line.undertaking.contract.key == "solo"
    assert found.line.facts.premiers
    assert found.line.facts.tricks == (6, 0, 0, 0)
    # From each: a stake of 1, and for the solo 4, matadors 1, premiers 1.
    assert _counters(found.line) == [21, -7, -7, -7]
    lost = _line(found, 0, "vole", Suit.SPADES)
    assert lost.outcome is Outcome.VOLE_LOST


@compiled_only
def test_without_priority_the_best_bid_is_made_at_once() -> None:
    # Where she may say it too, she may begin low; else another would have the solo before her.
    assert _bids(par(_deal(find("online"), SIX_ON_TOP)))[0] == "0:solo"
    assert _bids(par(_deal(find("quanti"), SIX_ON_TOP)))[0] == "0:alliance"


@compiled_only
def test_with_the_king_that_she_lacks_nothing_is_lost() -> None:
    # A diamond vole but for the king of hearts, for which she gives her only other loser.
    hand, other = "AS 7D AC AD KD QD JD 2D QH 6H", "KH 3H 4H 5H KS QS KC QC JC JH"
    found = par(_deal(find("mediateur"), hand, other))
    line = found.line
    assert line.undertaking.contract.key == "vole"
    assert line.undertaking.contract.exchanges
    assert (line.undertaking.called, line.undertaking.given) == (Card("KH"), Card("6H"))
    assert line.facts.side_tricks == 10
    assert line.facts.giver == 1


@compiled_only
def test_four_tricks_are_a_remise_in_the_older_form_only() -> None:
    trumps_behind = "QS JS 7S 6S 5S 4S 3S KC QC JC"
    older, later = (
        _line(par(_deal(find(key), FOUR_ON_TOP, trumps_behind)), 0, "solo", Suit.SPADES)
        for key in ("historical", "quanti")
    )
    assert older.outcome is Outcome.REMISE
    assert later.outcome is Outcome.CODILLE
    # To each 2 and 5 and 4 for matadors. A beast of 14 and the 10 of the dealer lie there still.
    assert _counters(older)[0] == -3 * (2 + 5 + 4) - 14 + (14 + 10) / 4


# Of any deal


@compiled_only
@pytest.mark.parametrize("rules", ALL, ids=lambda rules: rules.key)
def test_what_is_told_of_a_contract_is_what_playing_it_pays(rules: RuleSet) -> None:
    rng, plain = Random(7), 0
    for _ in range(4):
        deal = _at_random(rules, rng)
        found = par(deal)
        ended, line = _played_out(deal, found), found.line
        if line.facts.premiers or line.facts.quest is not Quest.NONE:
            continue
        plain += 1
        assert isinstance(ended.phase, Settled)
        assert ended.phase.outcome is line.outcome
        gained = _gained(ended)
        if line.facts.ally is None or line.outcome is Outcome.WON:
            assert gained == line.value
        else:  # How two allies share a loss is left out of par.
            allies = line.facts.side
            assert sum(gained[s] for s in allies) == sum(line.value[s] for s in allies)
    assert plain


@compiled_only
@pytest.mark.parametrize("rules", ALL, ids=lambda rules: rules.key)
def test_each_seat_and_bid_has_its_lines_and_they_sum_to_nothing(rules: RuleSet) -> None:
    favourite = Suit.HEARTS if rules.takes_favourite else None
    found = par(_at_random(rules, Random(3), favourite))
    assert all(sum(line.value) == 0 for line in found.lines)
    told = {(line.undertaking.hombre, line.undertaking.contract.key) for line in found.lines}
    assert told == {(seat, contract.key) for seat in SEATS for contract in rules.ladder}
    assert any(line.undertaking.forced for line in found.lines)
    assert found.line in found.lines


@compiled_only
@pytest.mark.parametrize("rules", ALL, ids=lambda rules: rules.key)
def test_nobody_would_have_bid_the_par_away(rules: RuleSet) -> None:
    """Who passes last could not have gained by any bid that all others then leave to her."""
    found = par(_at_random(rules, Random(4)))
    last = found.auction[-1]
    above = [
        line
        for line in found.lines
        if line.undertaking.hombre == last.seat and line.undertaking.contract is rules.ladder[-1]
    ]
    assert last.bid is None
    assert max(line.value[last.seat] for line in above) <= found.line.value[last.seat]


@compiled_only
@pytest.mark.clause("DECL-9")
def test_a_king_is_returned_where_the_ally_has_more_of_it() -> None:
    deals = {
        answer: _at_random(with_options(find("historical"), {"returned_king": answer}), Random(1))
        for answer in ("off", "compulsory", "optional")
    }
    kept, returned, free = (
        {
            (told.hombre, told.trumps, told.called): line
            for line in par(deal).lines
            for told in [line.undertaking]
            if told.contract.calls and not told.forced and not line.facts.called_own
        }
        for deal in deals.values()
    )
    ways = set()
    for key, line in free.items():
        ally = kept[key].facts.ally
        assert ally is not None
        assert ally == returned[key].facts.giver
        best = kept[key].value[ally], returned[key].value[ally]
        assert line.value[ally] == max(best)
        ways.add(line.undertaking.returned)
    assert ways == {False, True}


def _played_out(deal: Deal, found: Par) -> Deal:
    """The deal after all have done what par says, and played as well as can be."""
    told, spoken = found.line.undertaking, iter(found.auction)
    at_work = solver(4)
    while not isinstance(deal.phase, Settled):
        seat = turn(deal)
        assert seat is not None
        action: SeatAction
        match deal.phase:
            case Auction():
                said = next(spoken)
                action = said.bid or legal(deal)[0]
            case Naming(undertaking=now):
                assert told.trumps is not None
                named = NameTrumps(told.trumps)
                action = named if now.trumps is None else Call(told.called or Card("KS"))
                action = action if action in legal(deal) else legal(deal)[-1]
            case Returning():
                action = RETURN if told.returned else KEEP
            case Exchange():
                assert told.given is not None
                action = Give(told.given)
            case Playing() if STOP in legal(deal):
                action = STOP
            case Playing() as playing:
                (values,) = at_work.worth_by_card([problem_of(deal, playing)])
                assert values is not None
                best = max if problem_of(deal, playing).side >> seat & 1 else min
                at = best(values, key=lambda card: values[card])
                action = Play(PACK[at])
        deal, _ = apply(deal, seat, action)
    return deal


def _gained(ended: Deal) -> Four[int]:
    assert isinstance(ended.phase, Settled)
    paid = (*ended.paid, *settle(case_of(ended, ended.phase.facts)).transfers)
    gains = [
        sum(each.amount for each in paid if each.payee == seat)
        - sum(each.amount for each in paid if each.payer == seat)
        for seat in SEATS
    ]
    first, second, third, fourth = (SHARE * gain - sum(gains) for gain in gains)
    return first, second, third, fourth
