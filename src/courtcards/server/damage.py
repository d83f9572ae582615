"""What is wrong with stored data, in words; and the checksums that tell whether something is."""

from zlib import crc32

from sqlalchemy.exc import DBAPIError

from courtcards.server.sqlite import errors

# What players are told; why is for whoever runs the server. It has to fit into the end of a socket.
CLOSED = "This table is damaged and was closed; what is left of it is kept for repair."
CLOSED_GAME = "The record of this game is damaged; what is left of it is kept for repair."

# What the database raises; the library fails on a message with a piece of a damaged file in it.
DATABASE_ERRORS = (DBAPIError, UnicodeDecodeError)
# What the trouble is, and what that means to people who play.
_PASSING: dict[errors.Trouble, str] = {
    "full": "the server's disk is full",
    "locked": "the server's database is locked by another program",
    "readonly": "the server's database cannot be written to",
}


class StorageError(Exception):
    """Something could not be stored or read; nothing of it was."""


class DamagedError(StorageError):
    """Something that was stored cannot be understood any more. The words are for operators.

    They name no card, seed or person, as they are logged.
    """

    told = CLOSED


class DamagedGameError(DamagedError):
    """The record of a finished game is damaged, or today's rules refuse it."""

    told = CLOSED_GAME


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


def is_damage(error: BaseException | None) -> bool:
    """Say whether an error of the database means that its file is damaged."""
    if isinstance(error, UnicodeDecodeError):
        return True
    if isinstance(error, DBAPIError):
        error = error.orig
    return errors.is_damage(error)


def failure(error: Exception) -> StorageError:
    """Turn an error of the database into one of ours."""
    if is_damage(error):
        return DamagedError(f"the database cannot be read there ({original(error)})")
    return StorageError(in_words(error))


def original(error: Exception) -> str:
    """Return what the database itself says."""
    if isinstance(error, UnicodeDecodeError):
        return "its tables are no text"
    return str(error.orig if isinstance(error, DBAPIError) else error)


def is_passing(error: Exception) -> bool:
    """Say whether something may go well another time."""
    return errors.trouble_in(original(error)) is not None


def in_words(error: Exception) -> str:
    """Say what went wrong, for people who play."""
    if isinstance(error, StorageError) and not isinstance(error, DamagedError):
        return str(error)
    trouble = errors.trouble_in(original(error)) if isinstance(error, DBAPIError) else None
    if trouble is not None:
        return _PASSING[trouble]
    if is_damage(error):
        return "the server's database is damaged"
    return "the server's storage does not work"
