"""One server process: loads everything, takes the data folder, serves until it is asked to stop."""

import asyncio
import gc
import os
import signal
import socket
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
import uvicorn
from starlette.applications import Starlette
from uvicorn.server import HANDLED_SIGNALS

from courtcards.engine.compile import JIT
from courtcards.engine.errors import CourtCardsError
from courtcards.games import GAMES
from courtcards.play.warm import warm
from courtcards.server.app import make_app
from courtcards.server.config import DATABASE_VARIABLE, Config
from courtcards.server.database import open_database
from courtcards.server.doors import make_doors
from courtcards.server.folder import DataDirectory
from courtcards.server.front import listen
from courtcards.server.logs import note, set_up
from courtcards.server.rehearsal import check_rehearsal
from courtcards.server.store import Store
from courtcards.server.thinking import Thinkers

# How long connections may take to close, in seconds: everybody waits for the slowest, all have been
# notified.
LAST_SECONDS = 1
# The thread switch interval: how long a thread waits for a busy one: the store must not wait long.
SWITCH_SECONDS = 0.0005


class Server(uvicorn.Server):
    """Says goodbye to everybody before it closes their connections."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop."""
        # Whoever connects from now on waits for the next process.
        for server in self.servers:
            server.close()
        app = self.config.loaded_app
        while hasattr(app, "app"):
            app = app.app
        app.state.hall.close()
        await asyncio.sleep(0.05)
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop when a signal says so, and end in good order rather than by the signal."""
        # Signals are for the main thread; a server in another is stopped by whoever runs it.
        if threading.current_thread() is threading.main_thread():
            for number in HANDLED_SIGNALS:
                # What is ignored is for the supervisor.
                if signal.getsignal(number) != signal.SIG_IGN:
                    signal.signal(number, self.handle_exit)
        yield


def main() -> None:
    """Run as a child of `supervisor`: its sockets and settings come as arguments."""
    listener_fd, reports_fd, life_fd = (int(argument) for argument in sys.argv[1:4])
    settings = sys.argv[4]
    config = msgspec.json.decode(settings, type=Config, dec_hook=lambda kind, value: kind(value))
    # It may have a password in it, and arguments are for everybody to see.
    config = msgspec.structs.replace(config, database=os.environ.get(DATABASE_VARIABLE, ""))
    # Whoever is in front of a terminal stops the supervisor, and that stops this process.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    set_up()
    try:
        serve(config, socket.socket(fileno=listener_fd), reports_fd, life_fd)
    except CourtCardsError as error:
        print(f"courtcards: {error}", file=sys.stderr)
        sys.exit(2)


def serve(config: Config, listener: socket.socket, reports_fd: int, life_fd: int) -> None:
    """Serve on a socket until a signal, or the end of the supervisor, says stop."""
    check_rehearsal(config, listener.getsockname()[0])
    # Files are private: those of the database reveal the cards of games in progress.
    os.umask(0o077)
    data = None if config.database else DataDirectory(config.data, "serving", config.file)
    url = config.database if data is None else data.url
    # An older process, if there is one, keeps serving if this one cannot.
    faults = open_database(url).find_faults()
    if JIT:
        warm(*GAMES)
    sys.setswitchinterval(SWITCH_SECONDS)
    # What is loaded now stays for good; to look through it for garbage again and again is a waste.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    gc.enable()
    os.write(reports_fd, b"loaded\n")
    # From here on an older process is asked to stop, and lets go of the data when it has.
    if data is not None:
        data.claim(wait=True)
    store = Store(url, faults)
    inner = listen_to_nodes(config.node) if store.is_shared else None
    server = _make(config, store, inner)
    threading.Thread(target=_end_with, args=(life_fd, server), daemon=True).start()
    note("serving", data=store.name, pid=os.getpid(), compiled=JIT)
    os.write(reports_fd, b"serving\n")
    server.run(sockets=[listener] if inner is None else [listener, inner])
    if data is not None:
        data.release()
    note("stopped", pid=os.getpid())


def listen_to_nodes(node: str) -> socket.socket:
    """Return a socket on which other nodes reach this one; without a port a free one is found."""
    host, _, port = node.rpartition(":") if ":" in node else (node, "", "0")
    return listen(host, int(port))


def _make(config: Config, store: Store, inner: socket.socket | None) -> "Server":
    """Return a server, which is one of several if they can reach it."""
    thinkers = Thinkers(config.workers)
    if inner is None:
        return make_server(config, make_app(config, store, thinkers))
    # Only a node needs what this needs.
    from courtcards.server.nodes.serving import ServingNode

    port: int = inner.getsockname()[1]
    config = msgspec.structs.replace(config, inner_port=port)
    node = ServingNode(store, f"{config.node.partition(':')[0]}:{port}")
    return make_server(config, make_app(config, store, thinkers, node))


def make_server(config: Config, app: Starlette) -> Server:
    """Return what serves an application, set up as we need it."""
    http, ws = make_doors(config)
    return Server(
        uvicorn.Config(
            app,
            # Uvloop where it is; so it is with httptools.
            loop="auto",
            http=http,
            ws=ws,
            ws_max_size=config.limits.message_size,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=LAST_SECONDS,
            log_config=None,
            access_log=False,
            server_header=False,
            forwarded_allow_ips=config.proxies,
        )
    )


def _end_with(life_fd: int, server: Server) -> None:
    """Stop the server when the supervisor is gone: then nobody else holds the pipe any more."""
    os.read(life_fd, 1)
    server.should_exit = True
