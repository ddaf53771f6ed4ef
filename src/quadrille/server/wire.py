"""Every message between a client and the server, and no other place defines one.

Messages are JSON objects told apart by `t`. What belongs to a game (actions, screens, events
and accounts) is carried as it is and read by the game alone. Caps on what a client may send
stand here too.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta, Raw, Struct

from quadrille.errors import Refusal, Unreadable
from quadrille.game import Offer, Setup, Why
from quadrille.seats import Seat

LONGEST_MESSAGE: Final = 4096
"""Bytes that a client may send in one message."""

DEEPEST_MESSAGE: Final = 4
"""Brackets within brackets that a client may send."""

MOST_ACTIONS: Final = 4
"""Actions that belong together in one message."""

ActionJson: TypeAlias = Annotated[Raw, Meta(title="Action")]
"""An action of the game."""
ScreenJson: TypeAlias = Annotated[Raw, Meta(title="Screen")]
"""What the game shows a person."""
EventJson: TypeAlias = Annotated[Raw, Meta(title="Event")]
"""What became so, as a chair sees it."""
BookJson: TypeAlias = Annotated[Raw, Meta(title="Book")]
"""The public accounts of the game."""
HintJson: TypeAlias = Annotated[Raw, Meta(title="Hint")]
"""Advice of the game to a person."""
MeterJson: TypeAlias = Annotated[Raw, Meta(title="Meter")]
"""What the game reckons of the sides from what all may know."""

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
"""Made by the client, another for each message; a message sent again keeps its id."""
Point: TypeAlias = Annotated[int, Meta(ge=0)]
"""A decision point: it names the turn for which something is chosen."""


class Act(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="t", tag="act"):
    """Do these actions, all or none."""

    id: Id
    point: Point
    """The decision point of the frame that the choice was made from."""
    actions: Annotated[tuple[ActionJson, ...], Meta(min_length=1, max_length=MOST_ACTIONS)]
    """What belongs together goes together: trumps, and the call with them."""


class Ready(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="t", tag="ready"
):
    """The settlement has been read; the next deal may come."""

    id: Id
    point: Point
    """The decision point of the frame that shows the settlement."""


class Resume(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="t", tag="resume"
):
    """Send a whole frame again, with the events after a version."""

    after: Annotated[int, Meta(ge=-1)]
    """The version last seen; -1 for none."""


class AskHint(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="t", tag="hint"
):
    """Advise me what to do; the deal is then assisted, as all are told when it is settled."""

    id: Id
    point: Point
    """The decision point of the frame that asks for a choice."""
    strength: Annotated[int, Meta(ge=1, le=3)]
    """1 for the principle, 2 for what to choose among, 3 for what to do, and why."""


class AskMeter(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="t", tag="meter"
):
    """Tell how likely each player is the ally, by what all may know."""

    id: Id
    point: Point
    """The decision point of the latest frame."""


FromClient: TypeAlias = Act | Ready | Resume | AskHint | AskMeter
"""What a client may send over a table's socket."""


class Person(Struct, frozen=True, kw_only=True):
    """Who sits on a chair."""

    name: str
    bot: str | None
    """The key of the bot, or nothing for a person."""
    here: bool
    """Whether a person's client is connected; a bot always is here."""
    ready: bool
    """Whether she is ready for the next deal."""
    assisted: bool
    """Whether she asked for a hint in the deal that is settled; nobody is told before that."""


class Terms(Struct, frozen=True, kw_only=True):
    """The manners of a table."""

    beat: float
    """Seconds from one action shown to the next, at least."""


class Welcome(Struct, frozen=True, kw_only=True, tag_field="t", tag="welcome"):
    """The first message to a client that has connected; a frame follows."""

    table: str
    game: str
    chair: Seat
    """Where the client sits."""
    setup: Setup
    people: tuple[Person, ...]
    terms: Terms


class People(Struct, frozen=True, kw_only=True, tag_field="t", tag="people"):
    """Somebody came, went or is ready."""

    people: tuple[Person, ...]


class Explained(Struct, frozen=True, kw_only=True):
    """Why a bot did something."""

    chair: Seat
    actions: tuple[ActionJson, ...]
    """What she did for this reason; of an announcement each part is told by itself."""
    why: Why
    """What decided."""
    also: tuple[Why, ...]
    """What would have allowed the same."""


class Frame(Struct, frozen=True, kw_only=True, tag_field="t", tag="frame"):
    """What the chair sees now. Whatever all may hear gives each chair exactly one."""

    version: int
    """Grows with each action; it skips one where another was asked something in a hush."""
    point: int
    """What a client names when it acts on this frame."""
    screen: ScreenJson
    events: tuple[EventJson, ...]
    """What has become so since the version before, or since the one that was named."""
    book: BookJson | None
    """On connecting, and whenever a deal is settled."""
    reasons: tuple[Explained, ...] | None
    """Why the bots did what they did, in order, once the deal is settled; never before."""


class Accepted(Struct, frozen=True, kw_only=True, tag_field="t", tag="accepted"):
    """It is done, and kept."""

    id: str


class Refused(Struct, frozen=True, kw_only=True, tag_field="t", tag="refused"):
    """It is not done, and nothing has changed."""

    id: str | None
    """Of the message; nothing where none could be read."""
    code: str
    """Why, in a word that stays the same."""
    sentence: str
    """The message of the word catalogues that says why."""
    clause: str
    """The clause of the law that it would break; empty where it is no matter of law."""
    facts: tuple[tuple[str, str], ...]
    """The variables of the sentence."""


class Hinted(Struct, frozen=True, kw_only=True, tag_field="t", tag="hinted"):
    """The advice that was asked for; nobody else is told of it."""

    id: str
    point: int
    hint: HintJson


class Metered(Struct, frozen=True, kw_only=True, tag_field="t", tag="metered"):
    """What an onlooker can reckon; the same for whoever asks."""

    id: str
    point: int
    meter: MeterJson | None
    """Nothing where no card is called, or the game has no sides to tell."""


ToClient: TypeAlias = Welcome | People | Frame | Accepted | Refused | Hinted | Metered
"""What the server sends over a table's socket."""


class GameOffered(Struct, frozen=True, kw_only=True):
    """A game that can be played here."""

    key: str
    least: int
    """The fewest chairs."""
    most: int
    offers: tuple[Offer, ...]
    """The rule sets, the usual one first."""


class Setups(Struct, frozen=True, kw_only=True):
    """Answer to `GET /api/setups`."""

    games: tuple[GameOffered, ...]


Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]


class Opening(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of `POST /api/tables`: one person, and bots on the other chairs."""

    game: str
    setup: Setup
    name: Name
    bots: Annotated[tuple[str, ...], Meta(min_length=1, max_length=16)]
    """The bot of each other chair, in order of play after the person."""


class Opened(Struct, frozen=True, kw_only=True):
    """Answer to `POST /api/tables`."""

    id: str


class Listed(Struct, frozen=True, kw_only=True):
    """A table at which this browser holds a chair."""

    id: str
    game: str
    setup: Setup
    people: tuple[str, ...]
    """Names, in order of play."""
    screen: ScreenJson
    """How it stands."""
    touched: int
    """When something last happened there, in milliseconds since 1970."""
    over: bool


class Tables(Struct, frozen=True, kw_only=True):
    """Answer to `GET /api/tables`."""

    tables: tuple[Listed, ...]


class Denied(Struct, frozen=True, kw_only=True):
    """Answer to a request that is refused."""

    code: str
    sentence: str
    """The message of the word catalogues that says why."""
    facts: tuple[tuple[str, str], ...]


_from_client: Final = msgspec.json.Decoder(FromClient)
_opening: Final = msgspec.json.Decoder(Opening)
_encoder: Final = msgspec.json.Encoder()

Sent: TypeAlias = ToClient | Setups | Opened | Tables | Denied


def read(text: bytes) -> FromClient:
    """A client's message; raises `Unreadable`."""
    _check(text)
    try:
        return _from_client.decode(text)
    except msgspec.MsgspecError as error:
        raise Unreadable("malformed") from error


class _WithId(Struct, frozen=True):
    id: Id


_with_id: Final = msgspec.json.Decoder(_WithId)


def id_of(text: bytes) -> str | None:
    """The id of a message that is otherwise not as it should be, if it has one."""
    try:
        _check(text)
        return _with_id.decode(text).id
    except (Unreadable, msgspec.MsgspecError):
        return None


def refused(id_: str | None, refusal: Refusal) -> Refused:
    """A refusal as it is sent; those of the law have a clause, those of the host none."""
    kind = "refusal" if refusal.clause else "host"
    return Refused(
        id=id_,
        code=refusal.code,
        sentence=f"{kind}-{refusal.code}",
        clause=refusal.clause,
        facts=refusal.facts,
    )


def read_opening(body: bytes) -> Opening:
    """The body of a request for a table; raises `Unreadable`."""
    _check(body)
    try:
        return _opening.decode(body)
    except msgspec.MsgspecError as error:
        raise Unreadable("malformed") from error


def write(message: Sent) -> bytes:
    """A message as JSON."""
    return _encoder.encode(message)


def depth(text: bytes) -> int:
    """How deep brackets lie within brackets, those in strings apart."""
    deepest = now = 0
    in_string = escaped = False
    for byte in text:
        if in_string:
            if escaped:
                escaped = False
            elif byte == 0x5C:
                escaped = True
            elif byte == 0x22:
                in_string = False
        elif byte == 0x22:
            in_string = True
        elif byte in b"[{":
            now += 1
            deepest = max(deepest, now)
        elif byte in b"]}":
            now -= 1
    return deepest


def _check(text: bytes) -> None:
    if len(text) > LONGEST_MESSAGE:
        raise Unreadable("too-long")
    if depth(text) > DEEPEST_MESSAGE:
        raise Unreadable("too-deep")
