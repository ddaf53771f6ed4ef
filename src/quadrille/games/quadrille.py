"""Quadrille as a record of its verbs."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final, TypeAlias, Union, get_args

import msgspec

from quadrille import rulesets
from quadrille import sitting as law
from quadrille.bots import Bot, find_bot, hurried
from quadrille.bots.chance import Chance
from quadrille.bots.search import BUDGETS
from quadrille.cards import PACK, Suit
from quadrille.errors import BadOption
from quadrille.game import (
    Choice,
    Chooser,
    Chosen,
    Game,
    IsLate,
    Offer,
    Setup,
    Stream,
    read_exactly,
    shuffled,
)
from quadrille.record import notation
from quadrille.rules.actions import Action, DealOut, Packets, SeatAction, Settle
from quadrille.rules.choices import Option, RuleSet
from quadrille.rules.drawing import favourite_cut, favourite_turned
from quadrille.rules.events import Dealt, Event
from quadrille.rules.options import options_of, with_options
from quadrille.rules.questions import DoubleRounds
from quadrille.rules.rates import jeton_tariff
from quadrille.screen import Book, Screen, book, screen
from quadrille.seats import SEATS, Seat
from quadrille.seen import see
from quadrille.sitting import Sitting
from quadrille.tutor import Hint, Meter, advised, hint, meter
from quadrille.tutor.hint import also_told, why
from quadrille.view import SeatView, view

Quadrille: TypeAlias = Game[Sitting, Action, Event, SeatView]

LENGTHS: Final = (4, 8, 12, 20, 40, 44, 48)
"""Deals that a sitting usually has: multiples of four, up to twelve rounds."""

USUAL_LENGTH: Final = 8

MOST_DEALS: Final = 400
"""Deals that a table may agree on, a hundred rounds: each is kept, and shown to all."""

FAVOURITE: Final = "favourite"
"""The agreement on a favourite suit stands among the options of a setup."""

NO_FAVOURITE: Final = "none"

DRAWN: Final = "drawn"
"""A favourite that is cut for when the table is opened."""

TURNED: Final = "turned"
"""One that is the suit of the first king turned up, whose receiver then deals first."""

BY_TABLES: Final = (FAVOURITE, "double_rounds")
"""Options about which tables usually agree on something else than the rule set by itself."""

SEARCHERS: Final[Mapping[str, float]] = {f"search:{each}": each / 1000 for each in BUDGETS}
"""Bots that think, and for how many seconds at most."""

SEATED: Final[Mapping[str, Bot]] = {
    key: find_bot(key) for key in ("maxims", "maxims:historical", "thumb", *SEARCHERS, "random")
}
"""Who may sit at a table, the usual one first."""

_encode: Final = msgspec.json.Encoder().encode
_actions: Final = msgspec.json.Decoder(SeatAction)


def _agree(setup: Setup, chairs: int, stream: Stream) -> tuple[Setup, Seat]:
    """What is not said is as usual, and a favourite is drawn: the setup tells which it is.

    Any may deal first, as likely as any other, but where a king is turned up for the favourite.
    Raises `BadOption` for more deals than a table may agree on.
    """
    if setup.deals > MOST_DEALS:
        facts = (("deals", str(setup.deals)), ("most", str(MOST_DEALS)))
        raise BadOption("deals-too-many", facts=facts)
    usual = {choice.key: choice.usual for choice in _choices(rulesets.find(setup.rules))}
    options = {key: usual[key] for key in BY_TABLES if key in usual} | setup.options
    dealer: Seat | None = None
    way = options.get(FAVOURITE) if FAVOURITE in usual else None
    if way == DRAWN:
        options[FAVOURITE] = favourite_cut(shuffled(PACK, stream)[0]).value
    if way == TURNED:
        suit, dealer = favourite_turned(shuffled(PACK, stream), SEATS[0])
        options[FAVOURITE] = suit.value
    if dealer is None:
        dealer = Seat(stream.below(chairs))
    return msgspec.structs.replace(setup, options=options), dealer


def _begin(setup: Setup, chairs: int, dealer: Seat) -> Sitting:
    assert chairs == len(SEATS)
    options = dict(setup.options)
    favourite = _favourite(options.pop(FAVOURITE, NO_FAVOURITE))
    rules = with_options(rulesets.find(setup.rules), options)
    return law.begin(rules, deals=setup.deals, dealer=dealer, favourite=favourite)


def _favourite(written: str) -> Suit | None:
    values = (NO_FAVOURITE, *Suit)
    if written not in values:
        allowed = ", ".join(values)
        facts = (("option", FAVOURITE), ("value", written), ("allowed", allowed))
        raise BadOption("option-value", facts=facts)
    return None if written == NO_FAVOURITE else Suit(written)


def _offer(rules: RuleSet) -> Offer:
    return Offer(rules.key, LENGTHS, USUAL_LENGTH, _choices(rules), _bots(rules))


def _bots(rules: RuleSet) -> tuple[str, ...]:
    """Where beasts must be won back before a sitting ends, only those who play to win."""
    has_beasts = jeton_tariff(rules) is not None
    return tuple(key for key, bot in SEATED.items() if not (has_beasts and isinstance(bot, Chance)))


def _choices(rules: RuleSet) -> tuple[Choice, ...]:
    usual = dict(options_of(rules))
    choices = [_choice(option, usual[option.key]) for option in rules.options]
    if rules.takes_favourite:
        values = (NO_FAVOURITE, *Suit, DRAWN, TURNED)
        is_usual = jeton_tariff(rules) is not None
        choices.append(Choice(FAVOURITE, values, DRAWN if is_usual else NO_FAVOURITE))
    return tuple(choices)


def _choice(option: Option, usual: str) -> Choice:
    """At a table no deal is marked: how many are played is agreed, and so the last round known."""
    marked, last = DoubleRounds.MARKED, DoubleRounds.LAST
    values = tuple(value for value, answer in option.answers if answer is not marked)
    return Choice(option.key, values, usual if usual in values else last.value)


def _is_resting(sitting: Sitting) -> bool:
    return not sitting.deal_is_on and bool(sitting.results)


def _silence(sitting: Sitting) -> Action:
    """Who does not say that she returns a card keeps it, unless she must return it."""
    return law.legal(sitting)[-1]


def _nature(sitting: Sitting, stream: Stream) -> Action:
    """Nature deals a shuffled pack, or ends a deal in which nothing can change."""
    if sitting.deal_is_on:
        return Settle()
    pack = shuffled(PACK, stream)
    hands = (pack[:10], pack[10:20], pack[20:30], pack[30:])
    return DealOut(hands=hands, packets=Packets.THREE_THREE_FOUR)


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
        told = hurried(bot, is_late).explain(view, chance)
        return Chosen(told.action, (why(told.reason), *also_told(told)))

    return choose


def _hint_json(sitting: Sitting, seat: Seat, strength: int) -> bytes:
    return _encode(_hint(sitting, seat, strength))


def _hint(sitting: Sitting, seat: Seat, strength: int) -> Hint:
    """A hint sees what its seat sees, and for the rest of an announcement what she would see.

    Only her own act is supposed, so nothing that she does not know comes into it.
    """
    seen = view(sitting, seat)
    told = hint(seen, strength)
    supposed, _ = law.apply(sitting, seat, advised(seen))
    if not law.is_unfinished(supposed):
        return told
    return msgspec.structs.replace(told, then=_hint(supposed, seat, strength))


def _meter_json(sitting: Sitting) -> bytes:
    """The meter sees what an onlooker sees."""
    return _encode(meter(view(sitting, None)))


def _seen_events() -> object:
    """Every event but the one that nobody sees."""
    return Union[tuple(kind for kind in get_args(Event) if kind is not Dealt)]  # noqa: UP007


_SHAPES: Final[Mapping[str, object]] = {
    "Action": SeatAction,
    "Event": _seen_events(),
    "Screen": Screen,
    "Book": Book,
    "Hint": Hint,
    "Meter": Meter,
}

QUADRILLE: Final[Quadrille] = Game(
    key="quadrille",
    least=len(SEATS),
    most=len(SEATS),
    offers=tuple(map(_offer, rulesets.ALL)),
    agree=_agree,
    begin=_begin,
    turn=law.turn,
    legal=law.legal,
    refuse=law.refuse,
    apply=law.apply,
    is_unfinished=law.is_unfinished,
    will_be_hushed=law.will_be_hushed,
    is_hushed=law.is_hushed,
    silence=_silence,
    unasked=law.claims,
    is_resting=_is_resting,
    nature=_nature,
    view=view,
    see=see,
    screen_json=_screen_json,
    event_json=_event_json,
    book_json=_book_json,
    action_json=_action_json,
    hint_json=_hint_json,
    meter_json=_meter_json,
    read=_read,
    write_line=notation.write,
    read_line=notation.read,
    bots={key: _chooser(bot) for key, bot in SEATED.items()},
    thinks=SEARCHERS,
    shapes=_SHAPES,
)
