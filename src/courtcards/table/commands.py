"""What somebody at a table may ask for."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from courtcards.table.talk import MAX_TEXT

# No control characters: not every database can hold them. (Python's `$` also fits before a last line feed.)
_PRINTABLE = r"^[^\u0000-\u001f\u007f-\u009f]+$(?!\n)"
Id = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        pattern=_PRINTABLE,
        description="Chosen by the client, used once; without control characters.",
    ),
]
Version = Annotated[
    int, Meta(ge=0, description="The version of the table the command was made for.")
]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Face = Annotated[
    str,
    Meta(pattern="^[a-z-]{1,16}$", description="A word for a picture, of the clients' choosing."),
]
# What a part of a move may be, as far as that does not depend on the game: nothing nested.
MoveValue = str | int | list[str | int]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
CharacterName = Annotated[
    str, Meta(max_length=24, description="Who a bot is: one of the catalogue's `characters`.")
]
BotPace = Literal["calm", "brisk", "instant"]


class Command(Struct, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """Everything a command has: sent again with the same id, it is not done again."""

    id: Id
    version: Version


class Move(Command, frozen=True):
    """Decide, with one of the moves that the view offers."""

    move: dict[str, MoveValue]


class Start(Command, frozen=True):
    """Begin the first game (the host)."""


class Rematch(Command, frozen=True):
    """Play again with the same seats and settings; the next seat begins."""


class Sit(Command, frozen=True):
    """Move to a free seat before the game."""

    seat: SeatNumber


class Leave(Command, frozen=True):
    """Leave for good; the token expires. In a game a bot takes over."""


class Rename(Command, frozen=True):
    """Take another name."""

    name: Name


class Fill(Command, frozen=True):
    """Put bots of a level on free seats, or on one of them (the host).

    Who they are is drawn, or chosen for a single seat: no two at a table are the same.
    """

    level: str
    seat: SeatNumber | None = None
    character: CharacterName | None = None


class Clear(Command, frozen=True):
    """Free a seat before the game, or between games (the host).

    A bot goes; a person stays as a guest, and may sit down again.
    """

    seat: SeatNumber


class SetPace(Command, frozen=True, tag="pace"):
    """Let bots take their time, take about as long as people, or play at once."""

    pace: BotPace


class GoAway(Command, frozen=True, tag="away"):
    """Let a bot play on in one's place."""


class ComeBack(Command, frozen=True, tag="back"):
    """Play on oneself."""


class Say(Command, frozen=True):
    """Say one of the phrases."""

    phrase: Annotated[str, Meta(max_length=32)]


class Emote(Command, frozen=True):
    """Make one of the faces."""

    emote: Annotated[str, Meta(max_length=32)]


class Chat(Command, frozen=True):
    """Write something, at a private table."""

    text: Annotated[str, Meta(min_length=1, max_length=MAX_TEXT)]


class Mute(Command, frozen=True):
    """Hear no more of a seat, or hear it again."""

    seat: SeatNumber
    on: bool = True


AnyCommand = (
    Move
    | Start
    | Rematch
    | Sit
    | Leave
    | Rename
    | Fill
    | Clear
    | SetPace
    | GoAway
    | ComeBack
    | Say
    | Emote
    | Chat
    | Mute
)
