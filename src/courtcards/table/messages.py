"""The messages a table sends to players and spectators. The schema of the API is made from these types."""

from typing import Any, Literal, Protocol

from msgspec import UNSET, Raw, Struct, UnsetType, json

from courtcards.table.clocks import ClockName
from courtcards.table.commands import BotPace
from courtcards.table.log import Why
from courtcards.table.refusals import Reason, RefusalFields, RefusedError
from courtcards.table.settings import Settings
from courtcards.table.table import Phase


class SeatInfo(Struct, frozen=True):
    """A seat as everybody sees it: whose it is, and whether a bot plays there.

    `bot` is the bot's level, `character` who it is; `face` is the one that a person has chosen.
    """

    name: str | None
    person: int | None
    bot: str | None
    away: Why | None
    face: str | None
    character: str | None


class RoomInfo(Struct, frozen=True):
    """The table as everybody sees it, without the game on it.

    `commitment` is SHA-256 of the seed of the game that is on, else of the game that comes next; `seed`
    is that of the last game, as soon as it is over.
    """

    table: str
    settings: Settings
    phase: Phase
    game: int
    seats: list[SeatInfo]
    host: int
    pace: BotPace
    commitment: str
    last_commitment: str | None
    seed: str | None


class Remark(Struct, frozen=True):
    """Something that was said at the table."""

    version: int
    seat: int
    kind: Literal["phrase", "emote", "text"]
    what: str


class Banks(Struct, frozen=True):
    """The clocks: what every seat has left, when the turn began, and when this was written (ms)."""

    left: list[int]
    since: int
    now: int


class Position(Struct, frozen=True):
    """The game as everybody may know it; `moves` are the viewer's own, when it is their turn."""

    turn: int | None
    table: dict[str, Any]
    moves: list[dict[str, Any]]
    result: dict[str, Any] | None


class You(Struct, frozen=True):
    """Who somebody is at the table: a person with or without a seat."""

    person: int
    seat: int | None


class PlaceInfo(Struct, frozen=True):
    """Where a table stands for one of its people, without the game on it.

    `turn` is the seat whose decision is awaited, since the `version` of the table; `until` is when its time
    is up (ms), where time is counted. `bots` are the seats whose names are those of bots; a free seat has no
    name.
    """

    table: str
    game: str
    number: int
    phase: Phase
    version: int
    turn: int | None
    until: int | None
    seat: int | None
    away: Why | None
    is_host: bool
    names: list[str | None]
    bots: list[int]
    clock: ClockName


class Message(Struct, frozen=True, tag_field="type", tag=str.lower, omit_defaults=True):
    """Anything a table sends."""


class Snapshot(Message, frozen=True):
    """Everything a viewer may know, at one version.

    `own` is what they know of the game beyond what everybody does: a patch on `view.table`, in
    which elements of lists are addressed by index (`{"seats": {"2": {"hand": ["rat"]}}}`).
    """

    version: int
    you: You | None
    room: RoomInfo
    view: Position | None
    own: dict[str, Any]
    events: list[dict[str, Any]]
    talk: list[Remark]
    muted: list[int]
    present: list[int]
    clock: Banks | None = None


class Update(Message, frozen=True):
    """What one version changed, for one viewer: fields that are missing have not changed.

    `answer` is the id of the viewer's own command that led to it. With a new game (`room.game`) the list of
    events starts again.
    """

    version: int
    answer: str | UnsetType = UNSET
    events: list[dict[str, Any]] | UnsetType = UNSET
    room: RoomInfo | UnsetType = UNSET
    you: You | UnsetType = UNSET
    talk: Remark | UnsetType = UNSET
    muted: list[int] | UnsetType = UNSET
    view: Position | UnsetType = UNSET
    own: dict[str, Any] | UnsetType = UNSET
    clock: Banks | UnsetType = UNSET


class Presence(Message, frozen=True):
    """Which seats have somebody connected; it has no version."""

    present: list[int]


class Accepted(Message, frozen=True):
    """The answer to a command that was accepted, now or when it came first."""

    id: str
    version: int


class Refused(Message, frozen=True):
    """The answer to a command that was not accepted.

    `refusal` is the key of a message in `refusals.ftl`, with its `fields`; `message` says it in English, to
    programmers. `missed` is what has changed since the command's version.
    """

    id: str | None
    reason: Reason
    refusal: str
    fields: RefusalFields
    message: str
    version: int
    missed: list[Update] | UnsetType = UNSET


def refused(
    error: RefusedError,
    command: str | None,
    version: int,
    missed: list[Update] | UnsetType = UNSET,
) -> Refused:
    """Return the message for a refusal."""
    return Refused(
        command, error.reason, error.refusal, error.fields, error.message, version, missed
    )


class Turn(Message, frozen=True):
    """For programs: it is your turn. All that the seat may know, and its legal moves."""

    version: int
    seat: int
    view: dict[str, Any]


class Over(Message, frozen=True):
    """For programs: the game has ended."""

    version: int
    result: dict[str, Any]


# Why the server says goodbye.
Farewell = Literal[
    "restart",  # the server restarts
    "left",  # somebody has left the table
    "empty",  # nobody is at the table, so it was put away
    "archived",  # nobody has been at the table for long
    "reload",  # the table has to be read from the disk again
    "damaged",  # what was stored of the table cannot be read any more
]


class Bye(Message, frozen=True):
    """The server closes the connection; with `again` one should come back at once."""

    reason: Farewell
    again: bool


AnyMessage = Snapshot | Update | Presence | Accepted | Refused | Bye


class Unwritten(Protocol):
    """A part of a message that is long, and can be written whenever it is sent."""

    def write(self) -> Raw:
        """Write it."""


def _write(part: Unwritten) -> Raw:
    return part.write()


_encoder = json.Encoder(enc_hook=_write)


def encode(message: Message) -> bytes:
    """Write a message as it is sent.

    >>> encode(Accepted("m1", 18))
    b'{"type":"accepted","id":"m1","version":18}'
    """
    return _encoder.encode(message)
