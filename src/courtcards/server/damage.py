"""Damage to stored data, in words; and the checksums that detect it."""

from typing import Literal
from zlib import crc32

from sqlalchemy.exc import DBAPIError

from courtcards.server.postgresql import errors as postgresql
from courtcards.server.sqlite import errors as sqlite
from courtcards.table.refusals import in_english

# What the database raises; the library fails on a message with a piece of a damaged file in it.
DATABASE_ERRORS = (DBAPIError, UnicodeDecodeError)
# What is wrong with the storage: something that passes, the table is another server's, a damaged file, or
# anything else.
Trouble = (
    sqlite.DatabaseTrouble | postgresql.PostgreSQLTrouble | Literal["moved", "damaged", "broken"]
)


class StorageError(Exception):
    """Something could not be stored or read; nothing of it was."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(in_english("trouble", trouble=trouble))
        self.trouble: Trouble = trouble


class DamagedError(StorageError):
    """Something that was stored cannot be understood any more. The words are for operators.

    They name no card, seed or person, as they are logged.
    """

    # The refusal that players get. In English it has to fit into a WebSocket close frame.
    told = "table-damaged"

    def __init__(self, words: str) -> None:
        super().__init__("damaged")
        self.args = (words,)


class DamagedGameError(DamagedError):
    """The record of a finished game is damaged, or today's rules refuse it."""

    told = "game-damaged"


class LostError(StorageError):
    """Another server has the table now; nothing was written."""

    def __init__(self) -> None:
        super().__init__("moved")


class UncertainError(StorageError):
    """There is no connection to the database any more: nobody knows whether something was written."""

    def __init__(self) -> None:
        super().__init__("unreachable")


def entry_sum(
    name: str, version: int, at: int, person: int | None, command: str | None, change: bytes
) -> int:
    """Return the checksum of an entry of a table's log.

    >>> entry_sum("abcdefghjk", 1, 1_000, None, None, b"{}")
    1788350767
    """
    # Unlike `repr`, `ascii` is the same in every version of Python.
    return crc32(change, crc32(ascii((name, version, at, person, command)).encode()))


def game_sum(name: str, number: int, record: bytes) -> int:
    """Return the checksum of the record of an archived game."""
    return crc32(record, crc32(ascii((name, number)).encode()))


def played_sum(profile: str, name: str, number: int, record: bytes) -> int:
    """Return the checksum of a game that somebody with a profile has played."""
    return crc32(record, crc32(ascii((profile, name, number)).encode()))


def is_damage(error: BaseException | None) -> bool:
    """Say whether an error of the database means that its file is damaged."""
    if isinstance(error, UnicodeDecodeError):
        return True
    if isinstance(error, DBAPIError):
        error = error.orig
    return sqlite.is_damage(error) or postgresql.is_damage(error)


def failure(error: Exception) -> StorageError:
    """Turn an error of the database into one of ours."""
    if is_damage(error):
        return DamagedError(f"the database cannot be read there ({original(error)})")
    return StorageError(trouble_of(error))


def original(error: Exception) -> str:
    """Return what the database itself says."""
    if isinstance(error, UnicodeDecodeError):
        return "its tables are no text"
    said = (
        str(error.orig if isinstance(error, DBAPIError) else error).strip() or type(error).__name__
    )
    # What follows in further lines are hints, and pieces of statements.
    return " ".join(said.splitlines()[0].split()).removeprefix("connection failed: ")


def is_passing(error: Exception) -> bool:
    """Say whether something may go well another time."""
    return _passing_trouble(error) is not None


def is_unreachable(error: object) -> bool:
    """Say whether there was no connection to the database, or no more: what was written may be there."""
    return _passing_trouble(error) == "unreachable"


def _passing_trouble(error: object) -> Trouble | None:
    if not isinstance(error, DBAPIError):
        return None
    return sqlite.trouble_in(error.orig) or postgresql.trouble_in(error.orig)


def trouble_of(error: Exception) -> Trouble:
    """Return what is wrong with the storage."""
    if isinstance(error, StorageError):
        return error.trouble
    return _passing_trouble(error) or ("damaged" if is_damage(error) else "broken")
