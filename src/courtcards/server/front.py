"""What a server begins with: its data folder and its address. Nothing heavy is loaded here."""

import socket
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable

from courtcards.engine.errors import CourtCardsError
from courtcards.engine.kept import missing
from courtcards.server.config import Config
from courtcards.server.files import most_connections
from courtcards.server.folder import DataDirectory
from courtcards.server.rehearsal import check_rehearsal

BACKLOG = 4096
# A client that reads nothing is disconnected after this many milliseconds.
GONE_AFTER = 30_000

Tell = Callable[[str], None]
# Gets the address as soon as somebody can come.
WhenServed = Callable[[str], object]


class Front(ABC):
    """Finds out at once, and in one sentence, whether a folder and an address can be used; keeps both."""

    def __init__(self, config: Config, tell: Tell) -> None:
        self.config = config
        self._tell = tell
        if not config.database:
            self._data = DataDirectory(config.data, file=config.file)
            self._data.claim(wait=False)
        self._listener = listen(config.host, config.port)
        check_rehearsal(config, self._listener.getsockname()[0])
        self._open_up()

    @property
    def url(self) -> str:
        """Where the server is found."""
        host, port = self._listener.getsockname()[:2]
        return f"http://{f'[{host}]' if ':' in host else host}:{port}"

    @abstractmethod
    def run(self, when_served: WhenServed | None = None) -> int:
        """Serve until somebody says stop; return the exit code."""

    def _open_up(self) -> None:
        """See to it that there may be enough connections, also in the processes that are started."""
        wanted = self.config.limits.with_visits(self.config.limits.connections)
        most = most_connections(self.config.limits)
        if wanted and most and most < wanted:
            self._tell(
                f"At most {most} connections are possible at a time, because of `ulimit -n`."
            )

    @property
    def _greeting(self) -> str:
        if self.config.start == "compiled" and missing():
            return "Compiling the games first, which takes minutes …"
        return "Loading the games …"

    def _announce(self, when_served: WhenServed | None) -> None:
        self._tell(f"Court Cards is served on {self.url} (Ctrl-C stops it).")
        if when_served is not None:
            when_served(self.url)


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens on an address."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        # Asyncio lets answers leave at once, and not 40 ms later, only if the protocol is named.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        return _bind(listener, host, port)
    # A name that cannot be encoded as a host name does not raise an OSError.
    except (OSError, OverflowError, UnicodeError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise CourtCardsError(f"The server cannot listen on {host}, port {port}: {why}.") from None


def _bind(listener: socket.socket, host: str, port: int) -> socket.socket:
    try:
        listener.setsockopt(socket.SOL_SOCKET, _exclusive(), 1)
        if sys.platform == "linux":
            # Connections inherit it. Elsewhere the system itself decides when somebody is gone.
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, GONE_AFTER)
        listener.bind((host, port))
        listener.listen(BACKLOG)
    except (OSError, OverflowError):
        listener.close()
        raise
    return listener


def _exclusive() -> int:
    """Return the option with which a port is free again at once, but never shared by two servers."""
    if sys.platform == "win32":
        # There the other option would let a second server take the port from the first.
        return socket.SO_EXCLUSIVEADDRUSE
    return socket.SO_REUSEADDR
