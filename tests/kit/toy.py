"""A game that is not Quadrille, for two to five chairs: the host must not notice.

Nature gives each chair a secret number. In turn each passes, or claims and says how much; a
claim and its amount are one announcement. The highest number wins what was claimed.
"""

from collections.abc import Mapping
from random import Random
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from quadrille.errors import BadOption, NotAllowed, Refusal, Unreadable
from quadrille.game import Choice, Chosen, Game, IsLate, Offer, Setup, Stream, Why, shuffled
from quadrille.seats import NATURE, Nature, Seat


class Number(Struct, frozen=True, tag_field="t", tag="number"):
    given: tuple[int, ...]


class Skip(Struct, frozen=True, tag_field="t", tag="skip"):
    pass


class Claim(Struct, frozen=True, tag_field="t", tag="claim"):
    pass


class Amount(Struct, frozen=True, tag_field="t", tag="amount"):
    much: int


ToyAction: TypeAlias = Number | Skip | Claim | Amount


class Given(Struct, frozen=True, tag_field="t", tag="given"):
    numbers: tuple[int | None, ...]


class Spoke(Struct, frozen=True, tag_field="t", tag="spoke"):
    seat: Seat
    much: int


class Won(Struct, frozen=True, tag_field="t", tag="won"):
    seat: Seat


ToyEvent: TypeAlias = Given | Spoke | Won


class Toy(Struct, frozen=True, kw_only=True):
    deals: int
    chairs: int
    dealer: Seat
    played: int = 0
    numbers: tuple[int, ...] = ()
    spoken: tuple[int, ...] = ()
    is_claiming: bool = False
    wins: tuple[int, ...]

    @property
    def is_on(self) -> bool:
        return bool(self.numbers) and len(self.spoken) < self.chairs


class ToyView(Struct, frozen=True, kw_only=True):
    seat: Seat | None
    turn: Seat | None
    number: int | None
    spoken: tuple[int, ...]
    wins: tuple[int, ...]
    legal: tuple[ToyAction, ...]


class ToyBook(Struct, frozen=True):
    wins: tuple[int, ...]


MOST: Final = 3


def _begin(setup: Setup, chairs: int, dealer: Seat) -> Toy:
    if setup.rules != "toy":
        raise BadOption("rules-unknown", facts=(("rules", setup.rules), ("allowed", "toy")))
    return Toy(deals=setup.deals, chairs=chairs, dealer=dealer, wins=(0,) * chairs)


def _turn(toy: Toy) -> Seat | Nature | None:
    if toy.is_on:
        return Seat((toy.dealer + 1 + len(toy.spoken)) % toy.chairs)
    return NATURE if toy.played < toy.deals else None


def _legal(toy: Toy) -> tuple[ToyAction, ...]:
    if not toy.is_on:
        return ()
    return tuple(Amount(much) for much in range(1, MOST + 1)) if toy.is_claiming else _OPEN


_OPEN: Final[tuple[ToyAction, ...]] = (Skip(), Claim())


def _refuse(toy: Toy, who: Seat | Nature, action: ToyAction) -> Refusal | None:
    if who != _turn(toy):
        return Refusal("not-your-turn", "TOY-1")
    if isinstance(who, Nature):
        return None if isinstance(action, Number) else Refusal("not-natures", "TOY-2")
    return None if action in _legal(toy) else Refusal("not-now", "TOY-3")


def _apply(toy: Toy, who: Seat | Nature, action: ToyAction) -> tuple[Toy, tuple[ToyEvent, ...]]:
    refusal = _refuse(toy, who, action)
    if refusal is not None:
        raise NotAllowed(refusal, who)
    match action:
        case Number(given=given):
            return msgspec.structs.replace(toy, numbers=given, spoken=()), (Given(given),)
        case Claim():
            return msgspec.structs.replace(toy, is_claiming=True), ()
        case Skip():
            return _spoke(toy, who, 0)
        case Amount(much=much):
            return _spoke(toy, who, much)


def _spoke(toy: Toy, who: Seat | Nature, much: int) -> tuple[Toy, tuple[ToyEvent, ...]]:
    assert isinstance(who, int)
    after = msgspec.structs.replace(toy, spoken=(*toy.spoken, much), is_claiming=False)
    if len(after.spoken) < toy.chairs:
        return after, (Spoke(who, much),)
    winner = Seat(after.numbers.index(max(after.numbers)))
    wins = tuple(n + sum(after.spoken) * (seat == winner) for seat, n in enumerate(toy.wins))
    dealer = Seat((toy.dealer + 1) % toy.chairs)
    done = msgspec.structs.replace(after, wins=wins, played=toy.played + 1, dealer=dealer)
    return done, (Spoke(who, much), Won(winner))


def _is_resting(toy: Toy) -> bool:
    return not toy.is_on and toy.played > 0


def _nature(toy: Toy, stream: Stream) -> ToyAction:
    return Number(shuffled(range(10, 10 + toy.chairs), stream))


def _view(toy: Toy, seat: Seat | None) -> ToyView:
    who = _turn(toy)
    own = toy.numbers[seat] if toy.numbers and seat is not None else None
    return ToyView(
        seat=seat,
        turn=None if isinstance(who, Nature) else who,
        number=own,
        spoken=toy.spoken,
        wins=toy.wins,
        legal=_legal(toy) if who == seat else (),
    )


def _see(event: ToyEvent, seat: Seat | None) -> ToyEvent:
    match event:
        case Given(numbers=numbers):
            return Given(tuple(n if at == seat else None for at, n in enumerate(numbers)))
        case _:
            return event


_encode: Final = msgspec.json.Encoder().encode
_Spoken: TypeAlias = Skip | Claim | Amount


def _read(text: bytes) -> ToyAction:
    try:
        action: ToyAction = msgspec.json.decode(text, type=_Spoken)
        return action
    except msgspec.MsgspecError as error:
        raise Unreadable("malformed") from error


def _screen_json(toy: Toy, seat: Seat | None) -> bytes:
    return _encode(_view(toy, seat))


def _event_json(event: ToyEvent) -> bytes:
    return _encode(event)


def _book_json(toy: Toy) -> bytes:
    return _encode(ToyBook(toy.wins))


class _Line(Struct, frozen=True):
    who: Seat | None
    action: ToyAction


def _action_json(action: ToyAction) -> bytes:
    return _encode(action)


def _write_line(who: Seat | Nature, action: ToyAction) -> str:
    return _encode(_Line(None if isinstance(who, Nature) else who, action)).decode()


def _read_line(text: str) -> tuple[Seat | Nature, ToyAction]:
    line = msgspec.json.decode(text, type=_Line)
    return NATURE if line.who is None else line.who, line.action


def _meek(view: ToyView, chance: Random, is_late: IsLate) -> Chosen[ToyAction]:
    return Chosen(view.legal[0], (Why("meek"),))


def _wild(view: ToyView, chance: Random, is_late: IsLate) -> Chosen[ToyAction]:
    return Chosen(chance.choice(view.legal))


_SHAPES: Final[Mapping[str, object]] = {
    "Action": Skip | Claim | Amount,
    "Event": ToyEvent,
    "Screen": ToyView,
    "Book": ToyBook,
}

TOY: Final[Game[Toy, ToyAction, ToyEvent, ToyView]] = Game(
    key="toy",
    least=2,
    most=5,
    offers=(Offer("toy", (1, 2, 3), 2, (Choice("colour", ("red", "blue"), "red"),), ("wild",)),),
    agree=lambda setup, chairs, stream: (setup, Seat(stream.below(chairs))),
    begin=_begin,
    turn=_turn,
    legal=_legal,
    refuse=_refuse,
    apply=_apply,
    is_unfinished=lambda toy: toy.is_claiming,
    will_be_hushed=lambda _: False,
    is_hushed=lambda _: False,
    silence=lambda toy: _legal(toy)[0],
    unasked=lambda _, __: (),
    is_resting=_is_resting,
    nature=_nature,
    view=_view,
    see=_see,
    screen_json=_screen_json,
    event_json=_event_json,
    book_json=_book_json,
    action_json=_action_json,
    read=_read,
    write_line=_write_line,
    read_line=_read_line,
    bots={"meek": _meek, "wild": _wild},
    shapes=_SHAPES,
)
