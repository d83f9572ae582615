"""The log of a table: everything that ever changed it, in order. The table is a fold over it.

An entry is written once and never changed. It holds secrets (seeds, everyone's cards through the
moves), so nothing of it goes to anybody but through `sight`.
"""

from typing import Any, Literal

from msgspec import Struct, field, json

from courtcards.table.commands import BotPace
from courtcards.table.settings import Settings

Why = Literal["time", "gone", "asked"]


class Change(Struct, frozen=True, tag_field="change", tag=str.lower, omit_defaults=True):
    """What an entry changes."""


class Created(Change, frozen=True):
    """The table was made by its host. The seed is that of the first game.

    `bots` are the levels of bots by seat, `characters` who they are; old logs do not say that.
    """

    settings: Settings
    name: str
    token_hash: str
    seat: int | None
    bots: dict[int, str]
    seed: str
    face: str | None = None
    characters: dict[int, str] = field(default_factory=dict)


class Joined(Change, frozen=True):
    """Somebody new took a seat."""

    name: str
    token_hash: str
    seat: int
    face: str | None = None


class Sat(Change, frozen=True):
    """Somebody moved to another seat."""

    seat: int


class Left(Change, frozen=True):
    """Somebody left for good."""


class Named(Change, frozen=True):
    """Somebody took another name."""

    name: str


class Seated(Change, frozen=True):
    """Bots took seats: their levels, and who they are."""

    bots: dict[int, str]
    characters: dict[int, str] = field(default_factory=dict)


class Cleared(Change, frozen=True):
    """A seat was freed."""

    seat: int


class Paced(Change, frozen=True):
    """Bots take more or less time from now on."""

    pace: BotPace


class Started(Change, frozen=True):
    """A game began with the seed that was committed; the next game's seed is now decided."""

    first: int | None
    next_seed: str


class Moved(Change, frozen=True):
    """A seat decided. `by` is the bot that did it, `spent` the milliseconds it took."""

    seat: int
    move: dict[str, Any]
    spent: int
    by: str | None = None


class Away(Change, frozen=True):
    """From now on a bot plays for somebody."""

    seat: int
    why: Why


class Back(Change, frozen=True):
    """Somebody plays on."""

    seat: int


class Said(Change, frozen=True):
    """Somebody said a phrase, made a face or, at a private table, wrote something."""

    kind: Literal["phrase", "emote", "text"]
    what: str


class Muted(Change, frozen=True):
    """Somebody wants to hear no more of a seat, or does again."""

    seat: int
    muted: bool


AnyChange = (
    Created
    | Joined
    | Sat
    | Left
    | Named
    | Seated
    | Cleared
    | Paced
    | Started
    | Moved
    | Away
    | Back
    | Said
    | Muted
)


class Entry(Struct, frozen=True):
    """One line of the log: its number, when it was written, whose command it was."""

    version: int
    at: int
    change: AnyChange
    person: int | None = None
    command: str | None = None


class Origin(Struct, frozen=True):
    """Where a change comes from: a person's command, or the table itself."""

    person: int | None = None
    command: str | None = None


_CHANGES = json.Decoder(AnyChange)


def pack(change: AnyChange) -> bytes:
    """Write a change down.

    >>> unpack(pack(Sat(2)))
    Sat(seat=2)
    """
    return json.encode(change)


def unpack(data: bytes | str) -> AnyChange:
    """Read a change again, though it may have been written long ago.

    >>> unpack('{"change":"paced","pauses":false}')
    Paced(pace='instant')
    """
    text = data.decode() if isinstance(data, bytes) else data
    return _CHANGES.decode(text) if '"pauses"' not in text else _unpack_pauses(text)


def _unpack_pauses(text: str) -> AnyChange:
    """Read what was written when bots made pauses or made none."""
    change = json.decode(text)
    paced = change.get("settings", change)
    if "pauses" in paced:
        paced["pace"] = "brisk" if paced.pop("pauses") else "instant"
    return _CHANGES.decode(json.encode(change))
