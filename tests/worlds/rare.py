"""What is rare in a deal, and from which step on it is so."""

from collections.abc import Mapping
from typing import Final

from tests.kit.play import Bias, Step
from tests.worlds.positions import Told

from quadrille import legal
from quadrille.cards import Card, Rank
from quadrille.money import Reason
from quadrille.rules.actions import (
    PASS,
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
    Pass,
    Play,
    Return,
    Settle,
    Stop,
    Through,
)
from quadrille.rules.deal import Playing, Quest, Settled, undertaking_of
from quadrille.rules.partners import ally_of, giver_of
from quadrille.rules.ranking import ORDERS
from quadrille.rules.returning import false_return, is_fined, must_return
from quadrille.rules.vole import PREMIERS, decides_in_every_deal, has_premiers

KINDS: Final = (
    "king called",
    "queen called",
    "lower card called",
    "own king called",
    "own queen called",
    "own card called in need",
    "forced spadille",
    "invited with a king",
    "invited with a queen",
    "exchange",
    "exchange for a queen",
    "king given away for a queen",
    "own card called without exchange",
    "trumps not followed with a matador in hand",
    "led matador not followed with a higher one in hand",
    "plain suit not followed",
    "vole bid",
    "hombre asks",
    "ally asks",
    "asked and yes",
    "asked and no",
    "vole undertaken alone in secret",
    "six won by hombre and a defender",
    "stopped after six",
    "ended by nature",
    "favourite",
    "fish for the matadors",
    "a matador given away and paid for",
    "vole played as a solo",
    "vole played as a mediateur",
    "king returned",
    "king kept",
    "own king called where each comes back",
    "vole undertaken by the one on lead",
    "no vole for the called card is hidden",
    "last speaker must bid",
    "double deal",
    "beasts cleared",
    "bonus claimed",
    "fined for a good hand with cards left",
    "not fined with cards left",
)

RARE: Final = Bias(
    long_trumps=0.4, all_kings=0.35, matadors=0.1, best_cards=0.97, bad_cards=0.1, all_pass=0.2
)
"""A bias under which all of these come about."""


def rare_things(told: Told) -> Mapping[str, int]:
    """The kinds that a deal shows, each with the first step after which it is so."""
    found: dict[str, int] = {}
    for place, step in enumerate(told.steps):
        for kind in _kinds(step):
            found.setdefault(kind, place)
    return found


def _kinds(step: Step) -> list[str]:
    match step.action:
        case Pass():
            return _passed(step)
        case NameTrumps():
            return _opened(step)
        case Call(card=card):
            return _called(step, card)
        case Invite(card=card):
            return [f"invited with a {'king' if card.rank is Rank.KING else 'queen'}"]
        case Give(card=card):
            return _given(step, card)
        case Play(card=card):
            return _played(step, card)
        case Ask():
            return ["hombre asks" if _asks_as_hombre(step) else "ally asks"]
        case Answer(yes=yes):
            return ["asked and yes" if yes else "asked and no"]
        case Stop():
            return ["stopped after six"]
        case Settle():
            return ["ended by nature", *_judged(step)]
        case Through(contract=way):
            return [f"vole played as a {way}"]
        case Return():
            return ["king returned"]
        case Keep():
            return ["king kept", *_opened(step)]
        case Bid():
            return ["last speaker must bid"] if legal(step.before)[0] != PASS else []
        case DealOut():
            return _occasion(step)
        case Claim():
            return ["bonus claimed"]
        case _:
            return []


def _passed(step: Step) -> list[str]:
    deal = step.after.deal
    assert deal is not None
    undertaking = undertaking_of(deal.phase)
    return ["forced spadille"] if undertaking is not None and undertaking.forced else []


def _called(step: Step, card: Card) -> list[str]:
    deal, now = step.before.deal, step.after.deal
    assert deal is not None
    assert now is not None
    undertaking = undertaking_of(now.phase)
    assert undertaking is not None
    own = card in deal.held[undertaking.hombre]
    rank = {Rank.KING: "king", Rank.QUEEN: "queen"}.get(card.rank, "lower card")
    kinds = [f"own {rank} called" if own else f"{rank} called"]
    if own and deal.rules.self_call.value == "no":
        kinds.append("own card called in need")
    if undertaking.contract.exchanges and own:
        kinds.append("own card called without exchange")
    if undertaking.in_favourite:
        kinds.append("favourite")
    if own and must_return(deal.rules) and not undertaking.forced:
        kinds.append("own king called where each comes back")
    return kinds + _opened(step)


def _given(step: Step, card: Card) -> list[str]:
    deal = step.after.deal
    assert deal is not None
    undertaking = undertaking_of(deal.phase)
    assert undertaking is not None
    assert undertaking.called is not None
    assert giver_of(deal) is not None
    assert undertaking.trumps is not None
    kinds = _opened(step)
    if kinds and card in ORDERS[undertaking.trumps].matadors:
        kinds.append("a matador given away and paid for")
    if undertaking.called.rank is Rank.KING:
        return ["exchange", *kinds]
    needed = card.rank is Rank.KING and card.suit is not undertaking.trumps
    return ["exchange for a queen", *(["king given away for a queen"] if needed else []), *kinds]


def _opened(step: Step) -> list[str]:
    """What is seen when play begins."""
    deal = step.after.deal
    assert deal is not None
    reasons = {transfer.reason for transfer in deal.paid}
    is_paid = isinstance(deal.phase, Playing) and Reason.SPADILLE in reasons
    return ["fish for the matadors"] if is_paid else []


def _occasion(step: Step) -> list[str]:
    deal = step.after.deal
    assert deal is not None
    kinds = ["double deal"] if deal.occasion.double else []
    return [*kinds, "beasts cleared"] if deal.occasion.clearing else kinds


def _played(step: Step, card: Card) -> list[str]:
    deal = step.before.deal
    assert deal is not None
    playing = deal.phase
    assert isinstance(playing, Playing)
    trumps = playing.undertaking.trumps
    assert trumps is not None
    kinds = ["vole bid"] if playing.quest is Quest.BID else []
    if not playing.table:
        return kinds + _led(step, playing)
    order, led = ORDERS[trumps], playing.table[0]
    if card in order.members[led.at]:
        return kinds
    if led not in order.trumps:
        return [*kinds, "plain suit not followed"]
    seat = (playing.leader + len(playing.table)) % 4
    matadors = [held for held in order.matadors if held in deal.held[seat]]
    if matadors:
        kinds.append("trumps not followed with a matador in hand")
        if led in order.matadors:
            kinds.append("led matador not followed with a higher one in hand")
    return kinds


def _led(step: Step, playing: Playing) -> list[str]:
    deal = step.before.deal
    assert deal is not None
    hombre, called = playing.undertaking.hombre, playing.undertaking.called
    if called is None or len(playing.tricks) != PREMIERS or giver_of(deal) is not None:
        return []
    is_hidden = any(called in held for held in deal.held)
    if playing.quest is Quest.OFFERED and ally_of(deal) is None:
        return ["vole undertaken alone in secret"]
    if playing.quest is Quest.OFFERED:
        return ["vole undertaken by the one on lead"]
    if is_hidden and has_premiers(deal, playing) and not decides_in_every_deal(deal.rules):
        return ["no vole for the called card is hidden"]
    winners = {trick.winner for trick in playing.tricks} - {hombre}
    if len(winners) == 1 and winners != {ally_of(deal)} and is_hidden:
        return ["six won by hombre and a defender"]
    return []


def _judged(step: Step) -> list[str]:
    """Whether the engine has judged a hand that is not all seen yet."""
    deal = step.after.deal
    assert deal is not None
    assert isinstance(deal.phase, Settled)
    giver = deal.phase.facts.giver
    if giver is None or not is_fined(deal.rules, deal.phase.facts) or not deal.held[giver]:
        return []
    fined = bool(false_return(deal, deal.phase.facts))
    return ["fined for a good hand with cards left" if fined else "not fined with cards left"]


def _asks_as_hombre(step: Step) -> bool:
    deal = step.before.deal
    assert deal is not None
    assert isinstance(deal.phase, Playing)
    return deal.phase.leader == deal.phase.undertaking.hombre
