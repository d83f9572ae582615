"""What is stored is said in words that any database understands; what only one of them has is in its folder.

`test_store.py` is about what a store does with either.
"""

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Dialect, create_engine, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.schema import CreateTable

import courtcards.server
from courtcards.engine.errors import OptionError
from courtcards.server import schema
from courtcards.server.database import open_database
from courtcards.server.inserts import TOGETHER, Inserts
from courtcards.server.sqlite.opening import begin_to_write

POSTGRESQL: Dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
SERVER = Path(courtcards.server.__file__).parent
# Words that only one database understands, and ways to say something past SQLAlchemy; each with the folders
# that may know them.
PECULIAR = {
    r"\bsqlite3\b|PRAGMA|REINDEX|BEGIN IMMEDIATE|NOT INDEXED|\browid\b": {"sqlite"},
    r"psycopg|sqlstate|\bpg_\w+|LISTEN|::(?:text|int|bigint|bytea)|ON CONFLICT|RETURNING|SET LOCAL": {
        "postgresql",
        "nodes",
    },
    r"exec_driver_sql|create_engine": {"sqlite", "postgresql", "nodes"},
}
# The lock of the data folder is a database of its own, which has no tables; `inserts.py` carries out
# what SQLAlchemy has written.
ELSEWHERE = {"folder.py": {"sqlite3"}, "inserts.py": {"exec_driver_sql"}}


def test_what_only_one_database_has_is_in_its_folder() -> None:
    found: dict[str, set[str]] = {}
    for path in SERVER.rglob("*.py"):
        for words, folders in PECULIAR.items():
            known = re.findall(words, path.read_text("utf-8"))
            if known and path.parent.name not in folders:
                found.setdefault(path.name, set()).update(known)
    assert found == ELSEWHERE


@pytest.mark.parametrize(("words", "folders"), PECULIAR.items())
def test_there_are_such_words(words: str, folders: set[str]) -> None:
    for folder in folders:
        texts = [path.read_text("utf-8") for path in (SERVER / folder).glob("*.py")]
        assert any(re.search(words, text) for text in texts)


def test_logs_lie_together_in_sqlite(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'new.sqlite'}")
    with engine.begin() as connection:
        assert schema.migrate(connection, begin_to_write) == len(schema.MIGRATIONS)
        text = connection.exec_driver_sql("SELECT sql FROM sqlite_master WHERE name = 'entries'")
        assert "WITHOUT ROWID" in text.scalar_one()
    engine.dispose()


def test_migrations_can_be_said_to_another_database() -> None:
    said = record(schema.MIGRATIONS)
    assert "migrations (\n\tnumber INTEGER NOT NULL" in said[0]
    assert "change BYTEA NOT NULL" in said[2]
    assert "ROWID" not in " ".join(said)
    assert "ALTER TABLE games ADD COLUMN checksum BIGINT" in said


def record(steps: Sequence[Callable[[Any], None]]) -> list[str]:
    """Return what migrations would say to PostgreSQL."""
    said: list[str] = []

    class Listener:
        def execute(self, statement: CreateTable) -> None:
            said.append(str(statement.compile(dialect=POSTGRESQL)).strip())

    for step in steps:
        step(Listener())
    return said


@pytest.mark.parametrize("dialect", [sqlite.dialect(), POSTGRESQL], ids=lambda one: one.name)
def test_rows_are_inserted_in_few_statements(dialect: Dialect) -> None:
    """Each value goes to its own place, whether a database counts places or calls them by name."""
    width = len(schema.entries.columns)
    rows = [tuple(range(width * number, width * (number + 1))) for number in range(64 + 16 + 4 + 2)]
    said: list[tuple[str, Any]] = []

    class Listener:
        def exec_driver_sql(self, text: str, values: Any) -> None:
            said.append((text, values))

    Inserts(schema.entries, dialect).insert(Listener(), rows)  # type: ignore[arg-type]
    assert [len(values) // width for _, values in said] == [*TOGETHER, 1]
    given = [list(as_written(text, values)) for text, values in said]
    assert [value for values in given for value in values] == list(range(width * len(rows)))


def as_written(text: str, values: Any) -> Sequence[int]:
    """Return values in the order in which a statement names them."""
    if not isinstance(values, dict):
        assert text.count("?") == len(values)
        return list(values)
    return [values[name] for name in re.findall(r"%\((\w+)\)s", text)]


def test_what_was_inserted_can_be_read(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'new.sqlite'}")
    rows = [("abcdefghjk", version, 1_000, None, "c", b"{}", 7) for version in range(1, 90)]
    with engine.begin() as connection:
        schema.migrate(connection, begin_to_write)
        connection.execute(schema.tables.insert().values(name="abcdefghjk", created_at=1_000))
        Inserts(schema.entries, engine.dialect).insert(connection, rows)
        query = select(schema.entries).order_by(schema.entries.c.version)
        assert [tuple(row) for row in connection.execute(query)] == rows
    engine.dispose()


def test_a_database_of_another_kind_is_refused() -> None:
    with pytest.raises(
        OptionError, match="Data cannot be kept in mysql: there is sqlite or postgresql"
    ):
        open_database("mysql://localhost/courtcards")
    with pytest.raises(OptionError, match="is not a database URL"):
        open_database("somewhere")
