"""Three-Card Loo as a record of its verbs."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final, TypeAlias, Union, get_args

import msgspec

from quadrille import loo as law
from quadrille.game import (
    Choice,
    Chooser,
    Chosen,
    Game,
    IsLate,
    Offer,
    Setup,
    Stream,
    Why,
    read_exactly,
    shuffled,
)
from quadrille.loo import notation
from quadrille.loo.actions import Action, DealOut, SeatAction
from quadrille.loo.bots import BOTS, Bot
from quadrille.loo.choices import YES_OR_NO, options_of
from quadrille.loo.deal import HAND_SIZE
from quadrille.loo.dealing import LEAST, MOST, has_miss, lowest_cut
from quadrille.loo.events import Dealt, Event
from quadrille.loo.pack import PACK
from quadrille.loo.screen import Book, Screen, book, screen
from quadrille.loo.sitting import Sitting
from quadrille.loo.view import SeatView
from quadrille.seats import Seat

Loo: TypeAlias = Game[Sitting, Action, Event, SeatView]

LENGTHS: Final = (5, 10, 20, 30, 40)
"""Deals that a sitting usually has."""

USUAL_LENGTH: Final = 10

USUAL_BOT: Final = "guess-32"

_encode: Final = msgspec.json.Encoder().encode
_actions: Final[msgspec.json.Decoder[SeatAction]] = msgspec.json.Decoder(SeatAction)


def _first_dealer(chairs: int, stream: Stream) -> Seat:
    """Everybody cuts, and those who cut equally low cut again."""
    left = tuple(Seat(place) for place in range(chairs))
    while len(left) > 1:
        cut = shuffled(PACK, stream)[: len(left)]
        left = tuple(left[place] for place in lowest_cut(cut))
    return left[0]


def _begin(setup: Setup, chairs: int, dealer: Seat) -> Sitting:
    rules = law.with_options(law.find(setup.rules), setup.options)
    return law.begin(rules, players=chairs, deals=setup.deals, dealer=dealer)


def _is_resting(sitting: Sitting) -> bool:
    return not sitting.deal_is_on and bool(sitting.results)


def _nature(sitting: Sitting, stream: Stream) -> Action:
    """Nature deals a shuffled pack: to the players, to Miss, and a card for trumps."""
    pack = shuffled(PACK, stream)
    hands = [pack[HAND_SIZE * n :][:HAND_SIZE] for n in range(sitting.players + 1)]
    miss = hands.pop() if has_miss(sitting.players) else ()
    return DealOut(tuple(hands[: sitting.players]), miss, pack[-1])


def _screen_json(sitting: Sitting, seat: Seat | None) -> bytes:
    return _encode(screen(sitting, seat))


def _event_json(event: Event) -> bytes:
    return _encode(event)


def _book_json(sitting: Sitting) -> bytes:
    return _encode(book(sitting))


def _action_json(action: Action) -> bytes:
    return _encode(action)


def _read(text: bytes) -> SeatAction:
    return read_exactly(text, _actions)


def _chooser(bot: Bot) -> Chooser[SeatView, Action]:
    def choose(view: SeatView, chance: Random, is_late: IsLate) -> Chosen[Action]:
        told = bot.explain(view, chance)
        return Chosen(told.action, (Why(told.reason.key, facts=told.reason.facts),))

    return choose


_BOTS: Final[Mapping[str, Chooser[SeatView, Action]]] = {
    key: _chooser(BOTS[key])
    for key in (USUAL_BOT, *(key for key in reversed([*BOTS]) if key != USUAL_BOT))
}
"""The usual one first, then the stronger before the weaker."""


def _seen_events() -> object:
    """Every event but the one that nobody sees."""
    return Union[tuple(kind for kind in get_args(Event) if kind is not Dealt)]  # noqa: UP007


LOO: Final[Loo] = Game(
    key="loo",
    least=LEAST,
    most=MOST,
    offers=(
        Offer(
            law.LOO.key,
            LENGTHS,
            USUAL_LENGTH,
            tuple(Choice(key, tuple(YES_OR_NO), usual) for key, usual in options_of(law.LOO)),
            tuple(_BOTS),
        ),
    ),
    agree=lambda setup, chairs, stream: (setup, _first_dealer(chairs, stream)),
    begin=_begin,
    turn=law.turn,
    legal=law.legal,
    refuse=law.refuse,
    apply=law.apply,
    is_unfinished=lambda _: False,
    will_be_hushed=lambda _: False,
    is_hushed=lambda _: False,
    silence=lambda sitting: law.legal(sitting)[0],
    unasked=lambda _, __: (),
    is_resting=_is_resting,
    nature=_nature,
    view=law.view,
    see=law.see,
    screen_json=_screen_json,
    event_json=_event_json,
    book_json=_book_json,
    action_json=_action_json,
    read=_read,
    write_line=notation.write,
    read_line=notation.read,
    bots=_BOTS,
    shapes={"Action": SeatAction, "Event": _seen_events(), "Screen": Screen, "Book": Book},
)
