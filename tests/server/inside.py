"""A real server on a real socket in a thread of this process, so that a test can change what it does."""

import asyncio
import threading
from collections.abc import Coroutine
from concurrent.futures import Future
from pathlib import Path
from typing import Any, TypeVar

from msgspec.structs import replace

from courtcards.engine.errors import CourtCardsError
from courtcards.server.app import make_app
from courtcards.server.config import Config, Limits
from courtcards.server.folder import DataDirectory
from courtcards.server.front import listen
from courtcards.server.hall import Hall
from courtcards.server.nodes.serving import ServingNode
from courtcards.server.run import make_server
from courtcards.server.store import Store
from courtcards.server.thinking import Thinkers
from tests.server import sharing
from tests.server.house import PATIENCE, House, open_http

Result = TypeVar("Result")


# All guests come from one address.
UNLIMITED = Limits(rate=0, tables_per_client=0, listed_per_client=0)


class NoThinkers(Thinkers):
    """For tables without bots."""

    def expect(self, game: str) -> Future[str]:
        return Future()


class Inside(House):
    """A server without bots and without limits of time."""

    def __init__(
        self,
        data: Path,
        keep_days: float = 30,
        rehearsal: bool = True,
        limits: Limits = UNLIMITED,
        proxies: str = "",
        alone: bool = False,
    ) -> None:
        """Start it; `alone` is for what is about this very node, which one in front of it would change."""
        self.lines = []
        self.guests = []
        config = Config(
            data=data,
            limits=limits,
            grace=10 * PATIENCE,
            keep_days=keep_days,
            rehearsal=rehearsal,
            proxies=proxies,
        )
        self._data = DataDirectory(data)
        database = sharing.address_of(data)
        store = self._open_store(database or self._data.url)
        self._listeners = [listen("127.0.0.1", 0) for _ in range(2 if database else 1)]
        ports = [one.getsockname()[1] for one in self._listeners]
        self.url = f"http://127.0.0.1:{ports[0]}"
        node = ServingNode(store, f"127.0.0.1:{ports[1]}") if database else None
        if database:
            config = replace(config, inner_port=ports[1])
        app = make_app(config, store, NoThinkers(1), node)
        self.hall: Hall = app.state.hall
        self._server = make_server(config, app)
        self._thread = threading.Thread(target=self._server.run, args=(self._listeners,))
        self.http = open_http(self.url)
        # The socket listens already: whoever comes before the server is ready waits.
        self._thread.start()
        self.front = None
        if sharing.IS_RELAYED and not alone:
            self._stand_behind(House(data, "--rate", "0", "--no-hand-over", "--database", database))

    def _open_store(self, url: str) -> Store:
        try:
            return Store(url)
        except CourtCardsError:
            self._data.release()
            raise

    def end(self) -> None:
        """Ask the server to stop."""
        self._server.should_exit = True

    def stop(self) -> int:
        self.end()
        self._thread.join(PATIENCE)
        self._leave()
        for listener in self._listeners:
            listener.close()
        self._data.release()
        if self.front is not None:
            self.front.stop()
        return 0

    def run(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Do something in the server's own event loop."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    @property
    def _loop(self) -> asyncio.AbstractEventLoop:
        return self.hall.store._loop
