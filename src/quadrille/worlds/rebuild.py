"""From a world back to a deal: the hands as dealt, and what has been done with them."""

from __future__ import annotations

from msgspec import Struct

from quadrille.cards import Card, Cards
from quadrille.rules.actions import (
    ASK,
    KEEP,
    PASS,
    PLAYS,
    RETURN,
    YES,
    Call,
    Give,
    Invite,
    NameTrumps,
    SeatAction,
    Through,
)
from quadrille.rules.calling import callable_cards
from quadrille.rules.deal import Quest
from quadrille.rules.ladders import contract_named
from quadrille.rules.returning import may_return
from quadrille.rules.vole import PREMIERS
from quadrille.rules.ways import contract_through, ways
from quadrille.seats import SEATS, Four, Seat, after, changed
from quadrille.view import Contracted, SeatView, Stage
from quadrille.worlds.support import rules_of, turned_up
from quadrille.worlds.verdicts import asks_her_ally


class World(Struct, frozen=True):
    """Where every card may be: the four hands as they now stand."""

    hands: Four[Cards]


def gifts(view: SeatView, world: World) -> Cards:
    """The cards that Hombre may have given for the called one, if she has given one.

    Any of those that the giver has had since, save where the call tells that Hombre, as dealt,
    had more kings or queens than she has had since.
    """
    contract = view.contract
    if contract is None or contract.giver is None or view.stage is Stage.EXCHANGE:
        return Cards()
    if contract.given is not None:
        return Cards(contract.given.bit)
    assert contract.called is not None
    assert contract.trumps is not None
    since = _with_played(view, world)
    kept = since[contract.hombre].without(contract.called)
    rules = rules_of(view.rules, view.options)
    bits = 0
    for card in since[contract.giver]:
        if contract.called in callable_cards(rules, kept.with_card(card), contract.trumps):
            bits |= card.bit
    return Cards(bits)


def dealt(view: SeatView, world: World, given: Card | None = None) -> Four[Cards]:
    """The four hands as dealt, if a card was given that may have been given.

    If none is told, it was the first in pack order of those that may have been.
    """
    hands = _with_played(view, world)
    contract = view.contract
    if contract is None or contract.giver is None or contract.called is None:
        return hands
    gift = _gift(view, world) if given is None else given
    back = Cards(gift.bit) if gift is not None else Cards()
    called = Cards(contract.called.bit)
    hombre, giver = hands[contract.hombre], hands[contract.giver]
    hands = changed(hands, contract.hombre, (hombre - called) | back)
    return changed(hands, contract.giver, (giver - back) | called)


def _gift(view: SeatView, world: World) -> Card | None:
    return next(iter(gifts(view, world)), None)


def _with_played(view: SeatView, world: World) -> Four[Cards]:
    had = [hand.bits for hand in world.hands]
    for leader, played in turned_up(view):
        for steps, card in enumerate(played):
            had[after(leader, steps)] |= card.bit
    return (Cards(had[0]), Cards(had[1]), Cards(had[2]), Cards(had[3]))


def retold(view: SeatView, world: World) -> tuple[tuple[Seat, SeatAction], ...]:
    """What the seats have done in a deal that is on, in order, were the world the true one."""
    said = tuple((one.seat, one.bid if one.bid is not None else PASS) for one in view.spoken)
    contract = view.contract
    if contract is None:
        return said
    holder = _holder(view, world, contract)
    return (
        *said,
        *_way(view, contract),
        *_named(contract, holder),
        *_decided(view, contract, holder),
        *_given(view, world),
        *_played(view),
    )


def _holder(view: SeatView, world: World, contract: Contracted) -> Seat | None:
    """Who was dealt the called card."""
    hands = dealt(view, world)
    return next((seat for seat in SEATS if contract.called in hands[seat]), None)


def _way(view: SeatView, contract: Contracted) -> tuple[tuple[Seat, SeatAction], ...]:
    """How a declared vole is played was said before trumps were named, where there is a choice."""
    rules = rules_of(view.rules, view.options)
    kind = contract_named(rules, contract.contract)
    if kind is None or not kind.all_ten or any(isinstance(one, Through) for one in view.legal):
        return ()
    said_by_now = contract.trumps is not None or contract.exchanges or bool(view.legal)
    if not said_by_now:
        return ()
    return tuple(
        (contract.hombre, way)
        for way in ways(rules)
        if contract_through(rules, way).exchanges is contract.exchanges
    )


def _decided(
    view: SeatView, contract: Contracted, holder: Seat | None
) -> tuple[tuple[Seat, SeatAction], ...]:
    """The ally gave the called card back, or kept it where she might have given it back."""
    if contract.returned and contract.giver is not None:
        return ((contract.giver, RETURN),)
    may = may_return(rules_of(view.rules, view.options)) and not contract.forced
    is_past = view.stage not in (Stage.NAMING, Stage.RETURNING)
    is_hers = contract.called is not None and holder not in (None, contract.hombre)
    if holder is None or not (may and is_past and is_hers and contract.giver is None):
        return ()
    return ((holder, KEEP),)


def _named(contract: Contracted, holder: Seat | None) -> tuple[tuple[Seat, SeatAction], ...]:
    naming: tuple[tuple[Seat, SeatAction], ...] = ()
    called, hombre = contract.called, contract.hombre
    namer = hombre
    if contract.invited and called is not None and holder is not None:
        naming, namer = ((hombre, Invite(called)),), holder
    if contract.trumps is not None:
        naming += ((namer, NameTrumps(contract.trumps)),)
    if called is not None and not contract.invited:
        naming += ((hombre, Call(called)),)
    return naming


def _given(view: SeatView, world: World) -> tuple[tuple[Seat, SeatAction], ...]:
    given = _gift(view, world)
    if given is None or view.contract is None:
        return ()
    return ((view.contract.hombre, Give(given)),)


def _played(view: SeatView) -> tuple[tuple[Seat, SeatAction], ...]:
    done: list[tuple[Seat, SeatAction]] = []
    for number, (leader, played) in enumerate(turned_up(view)):
        if number == PREMIERS:
            done += _said_of_the_vole(view, leader)
        done += ((after(leader, steps), PLAYS[card.at]) for steps, card in enumerate(played))
    if len(turned_up(view)) == PREMIERS == len(view.tricks):
        done += _said_of_the_vole(view, view.tricks[-1].winner)
    return tuple(done)


def _said_of_the_vole(view: SeatView, leader: Seat) -> tuple[tuple[Seat, SeatAction], ...]:
    """Allies who play for the vole have asked and answered; one alone has just led on."""
    contract = view.contract
    if view.quest is Quest.ASKED:
        return ((leader, ASK),)
    if view.quest is not Quest.UNDERTAKEN or contract is None or contract.ally is None:
        return ()
    if not asks_her_ally(view, contract):
        return ()
    return ((leader, ASK), (contract.ally if leader == contract.hombre else contract.hombre, YES))
