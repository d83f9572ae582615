"""The wire between a node and its database, which can be cut."""

import asyncio
import shutil
import tempfile
import threading
from collections.abc import Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal, Self, TypeVar
from urllib.parse import quote

Result = TypeVar("Result")

# How PostgreSQL calls its socket.
SOCKET = ".s.PGSQL.5432"
Fate = Literal["cut", "silent"]


class Wire:
    """A socket that passes everything on to that of a database, unless something happens to it.

    Cut, its connections break and new ones are refused; silent, they stay and nothing comes through.
    """

    def __init__(self, database: Path) -> None:
        self._database = database / SOCKET
        self._home = Path(tempfile.mkdtemp(prefix="cards-wire-"))
        self._fate: Fate | None = None
        self._writers: set[asyncio.StreamWriter] = set()
        self._loop = asyncio.new_event_loop()
        self._open = asyncio.Event()
        self._open.set()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._server = self._do(asyncio.start_unix_server(self._serve, self._home / SOCKET))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._do(self._close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
        shutil.rmtree(self._home)

    def url(self, user: str, name: str) -> str:
        """Return the address of a database at the other end."""
        return f"postgresql://{user}@/{name}?host={quote(str(self._home), safe='')}"

    def suffer(self, fate: Fate) -> None:
        """Have something happen to it."""
        self._do(self._suffer(fate))

    def mend(self) -> None:
        """Pass everything on again."""
        self._do(self._mend())

    def _do(self, work: Coroutine[Any, Any, Result]) -> Result:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(60)

    async def _suffer(self, fate: Fate) -> None:
        self._fate = fate
        self._open.clear()
        if fate == "cut":
            for writer in self._writers:
                writer.transport.abort()

    async def _mend(self) -> None:
        self._fate = None
        self._open.set()

    async def _close(self) -> None:
        self._server.close()
        await self._suffer("cut")
        await self._mend()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._fate == "cut":
            writer.transport.abort()
            return
        await self._open.wait()
        try:
            there_reader, there = await asyncio.open_unix_connection(self._database)
        except OSError:
            # There is no database at the moment.
            writer.transport.abort()
            return
        self._writers |= {writer, there}
        await asyncio.gather(self._pass(reader, there), self._pass(there_reader, writer))
        self._writers -= {writer, there}

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(1 << 16):
                await self._open.wait()
                writer.write(data)
                await writer.drain()
        # When one end is gone, so is the other.
        writer.transport.abort()
