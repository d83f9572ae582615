"""A house in one file: every row of its database as a line, with a checksum that covers all lines so far.

    7f0c21aa {"courtcards":"house","format":1,"columns":{"tables":["name","created_at","archived_at"],…}}
    90b1d3e4 ["tables","abcdefghjk",1700000000000,null]
    …
    5d2c9b10 ["end",{"tables":30,"entries":812,…}]

The same rows are the same file, whichever database they come from. What is cut off, changed, missing or in
another order does not match the next checksum.
"""

from base64 import b64decode, b64encode
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from gzip import GzipFile
from pathlib import Path
from typing import Any, BinaryIO, cast
from zlib import crc32, error

from msgspec import MsgspecError, Struct, json
from sqlalchemy import BigInteger, Column, Integer, LargeBinary, Table

from courtcards.engine.errors import CourtCardsError
from courtcards.server import schema
from courtcards.server.schema import Row

FORMAT = 1
# What a house consists of, in an order in which it can be written again. Which servers there are is not
# part of it.
PARTS: Mapping[str, Table] = {
    str(table.name): table
    for table in (
        schema.tables,
        schema.entries,
        schema.games,
        schema.profiles,
        schema.sittings,
        schema.played,
    )
}
END = "end"
COMPRESSED = ".gz"
# No line is longer: whatever has such lines is another kind of file.
LONGEST_LINE = 256 * 1024 * 1024
# How bytes are written that are no text.
_AS_BASE64 = "base64"


class Header(Struct, frozen=True):
    """The first line: what this is, and what the values of a row mean, by table."""

    columns: dict[str, list[str]]
    courtcards: str = "house"
    format: int = FORMAT


class ParcelError(CourtCardsError):
    """A file that is not what was written."""


class MisfitError(CourtCardsError):
    """A value that its column cannot have."""


def columns_of(table: Table) -> list[str]:
    """Return the names of a table's columns."""
    return [str(column.name) for column in table.columns]


class ParcelWriter:
    """Writes a house to a file."""

    def __init__(self, file: BinaryIO, is_compressed: bool) -> None:
        # No name and no time in it: the same rows are the same bytes.
        packed = GzipFile("", "wb", fileobj=file, mtime=0) if is_compressed else file
        self._file = cast(BinaryIO, packed)
        self._is_compressed = is_compressed
        self._sum = 0
        self._counts = Counter(dict.fromkeys(PARTS, 0))
        self._write(Header({name: columns_of(table) for name, table in PARTS.items()}))

    def add(self, table: Table, rows: Sequence[Row]) -> None:
        """Add rows of a table."""
        for row in rows:
            self._write([str(table.name), *_pack(table, row)])
        self._counts[str(table.name)] += len(rows)

    def end(self) -> None:
        """Say that this is all."""
        self._write([END, self._counts])
        if self._is_compressed:
            self._file.close()

    def _write(self, content: Any) -> None:
        text = json.encode(content)
        self._sum = crc32(text, self._sum)
        self._file.write(b"%08x %b\n" % (self._sum, text))


class ParcelReader:
    """Reads a house from a file; anything that is wrong with it is a `ParcelError`."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._raw = path.open("rb")
        self._file = self._raw
        if path.suffix == COMPRESSED:
            self._file = cast(Any, GzipFile(fileobj=self._raw, mode="rb"))
        self._sum = 0
        self._line = 0
        self.counts = Counter(dict.fromkeys(PARTS, 0))
        try:
            self._columns = self._read_header()
        except ParcelError:
            self.close()
            raise

    @property
    def position(self) -> int:
        """How many bytes of the file were read."""
        return self._raw.tell()

    def close(self) -> None:
        """Let the file go."""
        self._file.close()
        self._raw.close()

    def rows(self) -> Iterator[tuple[Table, Row]]:
        """Yield all rows, each with its table and in the order of the table's columns."""
        while True:
            name, *values = self._read(list[Any]) or [""]
            if name == END:
                self._check_end(values)
                return
            if not isinstance(name, str) or name not in PARTS:
                raise self._damaged()
            if len(values) != len(self._columns[name]):
                raise self._damaged()
            self.counts[name] += 1
            yield PARTS[name], self._unpack(PARTS[name], values)

    def _unpack(self, table: Table, values: Sequence[Any]) -> Row:
        given = dict(zip(self._columns[table.name], values, strict=True))
        try:
            return [_unpack_value(column, given.get(column.name)) for column in table.columns]
        except (MisfitError, KeyError, TypeError, ValueError):
            raise self._damaged() from None

    def _read_header(self) -> dict[str, list[str]]:
        try:
            header = self._read(Header)
        except ParcelError:
            raise ParcelError(f"{self._path} is not a house that was exported.") from None
        known = {name: set(columns_of(table)) for name, table in PARTS.items()}
        given = {name: set(columns) for name, columns in header.columns.items()}
        is_known = all(given[name] <= known.get(name, set()) for name in given)
        if header.format > FORMAT or not is_known:
            raise ParcelError(
                f"{self._path} was written by a newer Court Cards: update the program."
            )
        if header.courtcards != "house" or given.keys() != known.keys():
            raise ParcelError(f"{self._path} is not a house that was exported.")
        return header.columns

    def _check_end(self, values: Sequence[Any]) -> None:
        if values != [dict(self.counts)] or self._next_line():
            raise self._damaged()

    def _read(self, kind: Any) -> Any:
        self._line += 1
        line = self._next_line()
        if not line.endswith(b"\n"):
            raise ParcelError(f"{self._path} ends too early, in line {self._line}.")
        self._sum = crc32(line[9:-1], self._sum)
        if line[:9] != b"%08x " % self._sum:
            raise self._damaged()
        try:
            content = json.decode(line[9:-1], type=kind)
        except (MsgspecError, UnicodeDecodeError):
            raise self._damaged() from None
        return content

    def _next_line(self) -> bytes:
        try:
            return self._file.readline(LONGEST_LINE)
        except EOFError:
            return b""
        except (OSError, error) as why:
            raise ParcelError(f"{self._path} cannot be read: {why}.") from None

    def _damaged(self) -> ParcelError:
        return ParcelError(f"{self._path} is damaged in line {self._line}.")


def _pack(table: Table, row: Row) -> Iterator[Any]:
    """Return the values of a row as they are written to a file."""
    for column, value in zip(table.columns, row, strict=True):
        _check(column, value)
        yield _pack_bytes(value) if isinstance(value, bytes) else value


def _pack_bytes(value: bytes) -> str | dict[str, str]:
    """Return bytes as text if they are; nearly always they are."""
    try:
        return value.decode()
    except UnicodeDecodeError:
        return {_AS_BASE64: b64encode(value).decode()}


def _unpack_value(column: Column[Any], value: Any) -> Any:
    if isinstance(column.type, LargeBinary):
        if isinstance(value, dict):
            value = b64decode(value[_AS_BASE64], validate=True)
        elif isinstance(value, str):
            value = value.encode()
    _check(column, value)
    return value


def _check(column: Column[Any], value: Any) -> None:
    """Make sure that a value is what its column has: SQLite takes anything, and so does a file."""
    if value is None:
        is_right = bool(column.nullable)
    elif isinstance(column.type, Integer | BigInteger):
        is_right = type(value) is int
    elif isinstance(column.type, LargeBinary):
        is_right = isinstance(value, bytes)
    else:
        is_right = isinstance(value, str) and _is_text(value)
    if not is_right:
        raise MisfitError(f"{column.table.name}.{column.name} is not what it should be")


def _is_text(value: str) -> bool:
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True
