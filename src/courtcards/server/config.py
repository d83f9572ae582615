"""How a server is run."""

from pathlib import Path

from msgspec import Struct


class Limits(Struct, frozen=True):
    """How much a server takes on. 0 means without limit."""

    tables: int = 5_000
    connections: int = 10_000
    connections_per_client: int = 200
    # Messages and requests a second for one client address or one socket, and how many may come at once.
    rate: float = 30
    burst: int = 90
    # The same for what one person says at a table.
    talk_rate: float = 0.5
    talk_burst: int = 8
    # The longest message of a socket and the longest body of a request, in bytes.
    message_size: int = 8 * 1024


class Config(Struct, frozen=True):
    """Everything that can be set on the command line."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    limits: Limits = Limits()
    # How long somebody may be gone before a bot plays on, in seconds.
    grace: float = 30
    # How long a table that nobody touches is kept before it is archived, in days.
    keep_days: float = 30
    # Proxies whose word about a client's address is believed, as addresses with commas between them.
    proxies: str = "127.0.0.1"
    # Whether seeds may be wished for: in tests, and nowhere else.
    rehearsal: bool = False
