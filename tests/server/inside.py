"""A real server on a real socket in a thread of this process, so that a test can change what it does."""

import asyncio
import threading
from collections.abc import Coroutine
from concurrent.futures import Future
from pathlib import Path
from typing import Any, TypeVar

from courtcards.engine.errors import CourtCardsError
from courtcards.server.app import make_app
from courtcards.server.config import Config, Limits
from courtcards.server.folder import DataDirectory
from courtcards.server.front import listen
from courtcards.server.hall import Hall
from courtcards.server.run import make_server
from courtcards.server.store import Store
from courtcards.server.thinking import Thinkers
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
    ) -> None:
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
        app = make_app(config, self._open_store(), NoThinkers(1))
        self.hall: Hall = app.state.hall
        self._listener = listen("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._server = make_server(config, app)
        self._thread = threading.Thread(target=self._server.run, args=([self._listener],))
        self.http = open_http(self.url)
        # The socket listens already: whoever comes before the server is ready waits.
        self._thread.start()

    def _open_store(self) -> Store:
        try:
            return Store(self._data.url)
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
        self._listener.close()
        self._data.release()
        return 0

    def run(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Do something in the server's own event loop."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    @property
    def _loop(self) -> asyncio.AbstractEventLoop:
        return self.hall.store._loop
