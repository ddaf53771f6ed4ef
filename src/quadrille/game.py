"""What a game is to those who host it: a record of functions, and chance for its deals.

Tables, servers and logs know a game by this record alone. Which games there are is decided
in `games.py`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final, Generic, Protocol, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from quadrille.errors import Refusal, Unreadable
from quadrille.seats import Nature, Seat, Turn

S = TypeVar("S")
"""A sitting."""
A = TypeVar("A")
"""An action, of a seat or of nature."""
E = TypeVar("E")
"""An event."""
V = TypeVar("V")
"""What a seat may know."""
R_co = TypeVar("R_co", covariant=True)
T = TypeVar("T")

SEED_BYTES: Final = 32
"""How much of the operating system's randomness each act of nature takes."""

_BLOCK: Final = hashlib.sha256().digest_size


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed before a sitting begins."""

    rules: str
    """The key of the rule set."""
    deals: int
    """How many deals are played."""
    options: dict[str, str] = {}
    """What the table changes, by the keys of the options."""


class Choice(Struct, frozen=True):
    """An option of a rule set: the values that it may take, and the one that it usually has."""

    key: str
    values: tuple[str, ...]
    usual: str


class Offer(Struct, frozen=True):
    """A rule set to play by, with all that a table may agree on."""

    rules: str
    deals: tuple[int, ...]
    """Usual lengths of a sitting, in deals."""
    usual_deals: int
    options: tuple[Choice, ...]
    bots: tuple[str, ...]
    """Who may sit with a person, the usual one first."""


class Stream:
    """Bytes without end, made from a seed: SHA-256 of the seed and a running number."""

    def __init__(self, seed: bytes) -> None:
        """Begin the stream of a seed."""
        self._seed = seed
        self._blocks = 0
        self._left = b""

    def take(self, count: int) -> bytes:
        """The next so many bytes."""
        while len(self._left) < count:
            number = self._blocks.to_bytes(8, "big")
            self._left += hashlib.sha256(self._seed + number).digest()
            self._blocks += 1
        taken, self._left = self._left[:count], self._left[count:]
        return taken

    def below(self, bound: int) -> int:
        """A number from 0 up to a bound of at most 256, each as likely as any other."""
        assert 0 < bound <= 256
        # What lies above the last whole multiple would make small numbers likelier.
        fair = 256 - 256 % bound
        while (drawn := self.take(1)[0]) >= fair:
            pass
        return drawn % bound


def shuffled(items: Sequence[T], stream: Stream) -> tuple[T, ...]:
    """The items in a random order, every order as likely as any other (Fisher and Yates)."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = stream.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


class Why(Struct, frozen=True):
    """A reason for what is chosen or advised; its sentence is `reason-<key>`."""

    key: str
    source: str = ""
    """A clause of the law, or a place of a source; empty where nobody else has said it."""
    facts: tuple[tuple[str, str], ...] = ()
    """The variables of the sentence."""


class Chosen(Struct, Generic[A], frozen=True):
    """What is chosen, and why."""

    action: A
    whys: tuple[Why, ...] = ()
    """What decided, and then what would have allowed the same; nothing where none is told."""


IsLate: TypeAlias = Callable[[], bool]
"""Whether the time for a choice is up."""

Chooser: TypeAlias = Callable[[V, Random, IsLate], Chosen[A]]
"""A bot: what a seat may know, a source of chance, and when to stop thinking, to a choice."""


class Game(Struct, Generic[S, A, E, V], frozen=True, kw_only=True):
    """A game by its verbs and its number of chairs."""

    key: str
    least: int
    """The fewest chairs."""
    most: int
    """The most chairs."""
    offers: tuple[Offer, ...]
    """The rule sets, the usual one first."""
    agree: Callable[[Setup, int, Stream], tuple[Setup, Seat]]
    """A setup for so many chairs with what is usual at tables where it is silent, and with what
    chance decides; and who deals first. Raises `BadOption`."""
    begin: Callable[[Setup, int, Seat], S]
    """A sitting of so many chairs, and who deals first; raises `BadOption`."""
    turn: Callable[[S], Turn]
    legal: Callable[[S], tuple[A, ...]]
    """What the seat on turn may choose."""
    refuse: Callable[[S, Seat | Nature, A], Refusal | None]
    apply: Callable[[S, Seat | Nature, A], tuple[S, tuple[E, ...]]]
    """Raises `NotAllowed`."""
    is_unfinished: Callable[[S], bool]
    """Whether the last action is half of an announcement that is published as a whole."""
    will_be_hushed: Callable[[S], bool]
    """Whether what is chosen next is not heard at once by all, whatever comes of it."""
    is_hushed: Callable[[S], bool]
    """Whether the last action is heard by the seat on turn alone, until that seat has acted."""
    silence: Callable[[S], A]
    """What the seat on turn does, while the last action is hushed, by saying nothing."""
    unasked: Callable[[S, Seat], tuple[A, ...]]
    """What a seat may do between two deals, though nobody asks her."""
    is_resting: Callable[[S], bool]
    """Whether a deal is settled and the next not yet dealt; it waits until all are ready."""
    nature: Callable[[S, Stream], A]
    """What nature does when it is its turn."""
    view: Callable[[S, Seat | None], V]
    see: Callable[[E, Seat | None], E]
    screen_json: Callable[[S, Seat | None], bytes]
    """What a person at a chair is shown, as JSON."""
    event_json: Callable[[E], bytes]
    """A seen event, as JSON."""
    book_json: Callable[[S], bytes]
    """The public accounts, as JSON."""
    action_json: Callable[[A], bytes]
    """A seat's action, as JSON."""
    hint_json: Callable[[S, Seat, int], bytes] | None = None
    """Advice to the seat on turn, of a strength from 1 to 3, by her view alone; as JSON. Nothing
    where the game has none."""
    meter_json: Callable[[S], bytes] | None = None
    """What an onlooker can reckon of the sides, as JSON; nothing where there is nothing to reckon
    in this game."""
    read: Callable[[bytes], A]
    """A seat's action from JSON, with nothing beside what belongs to it; raises `Unreadable`."""
    write_line: Callable[[Seat | Nature, A], str]
    """An action as the log keeps it."""
    read_line: Callable[[str], tuple[Seat | Nature, A]]
    """The reverse; raises `Unreadable`."""
    bots: Mapping[str, Chooser[V, A]]
    """Bots by key, the usual one first."""
    thinks: Mapping[str, float] = {}
    """Seconds that a bot may think before one act, where it takes any time."""
    shapes: Mapping[str, object]
    """The types behind the JSON, by the names that the protocol gives them."""

    @property
    def bot_keys(self) -> tuple[str, ...]:
        """The bots, the usual one first."""
        return tuple(self.bots)

    def with_types(self, use: Use[R_co]) -> R_co:
        """Hand this game to something that takes any game, whatever its types are."""
        return use(self)


def read_exactly(text: bytes, decoder: msgspec.json.Decoder[T]) -> T:
    """What a text tells as JSON, with nothing beside what it is made of; raises `Unreadable`."""
    try:
        told = decoder.decode(text)
        if msgspec.json.decode(text) != msgspec.to_builtins(told):
            raise Unreadable("malformed")
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Unreadable("malformed") from error
    return told


def announced(
    game: Game[S, A, E, V], sitting: S, seat: Seat, choose: Callable[[V], Chosen[A]]
) -> tuple[Chosen[A], ...]:
    """What somebody chooses for a seat: one action, or all that are published together."""
    told = [choose(game.view(sitting, seat))]
    sitting, _ = game.apply(sitting, seat, told[-1].action)
    while game.is_unfinished(sitting):
        told.append(choose(game.view(sitting, seat)))
        sitting, _ = game.apply(sitting, seat, told[-1].action)
    return tuple(told)


class Use(Protocol[R_co]):
    """Something that can be done with any game."""

    def __call__(self, game: Game[S, A, E, V], /) -> R_co:
        """Do it."""
        ...


class AnyGame(Protocol):
    """A game whose types are its own affair."""

    @property
    def key(self) -> str:
        """Its name in code."""
        ...

    @property
    def least(self) -> int:
        """The fewest chairs."""
        ...

    @property
    def most(self) -> int:
        """The most chairs."""
        ...

    @property
    def offers(self) -> tuple[Offer, ...]:
        """The rule sets, the usual one first."""
        ...

    @property
    def bot_keys(self) -> tuple[str, ...]:
        """The bots, the usual one first."""
        ...

    @property
    def shapes(self) -> Mapping[str, object]:
        """The types behind the JSON."""
        ...

    def with_types(self, use: Use[R_co]) -> R_co:
        """Hand this game to something that takes any game."""
        ...
