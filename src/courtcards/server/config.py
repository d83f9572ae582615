"""How a server is run."""

import re
from contextlib import suppress
from ipaddress import IPv6Address, ip_network
from pathlib import Path
from typing import Literal, get_args

from msgspec import Struct

from courtcards.engine.errors import OptionError, choices
from courtcards.server.folder import DATABASE


class Limits(Struct, frozen=True):
    """How much a server takes on. 0 means without limit."""

    tables: int = 5_000
    # Tables that one client has made and that are open, and how many of them may be public.
    tables_per_client: int = 100
    listed_per_client: int = 10
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
    # How long a request may take until all of it has come, in seconds.
    request_time: float = 10

    def with_visits(self, most: int) -> int | None:
        """Return how many connections there may be if `most` of them stay; None for any number.

        The others are visits: they ask for something and go, or have yet to say what they want.

        >>> Limits().with_visits(200), Limits().with_visits(0)
        (252, None)
        """
        return most + 32 + most // 10 if most else None


# How a server begins: at once with the games as plain Python, and compiled as soon as that is possible;
# or compiled only. `auto` is at once only where they are not compiled yet, and compiles when there is
# nothing else to do.
StartMode = Literal["auto", "at-once", "compiled"]


def read_start(text: str) -> StartMode:
    """Return how a server begins, or say which ways there are.

    >>> read_start("at-once")
    'at-once'
    """
    found: list[StartMode] = [start for start in get_args(StartMode) if start == text]
    if not found:
        ways = choices(get_args(StartMode))
        raise OptionError(f"A server cannot start {text!r}: there are {ways}.")
    return found[0]


# A name in the `Host` header, with or without a port; IPv6 stands in brackets there.
HOST = re.compile(r"(?P<name>\[[0-9a-f:.]+\]|[a-z0-9_-]+(\.[a-z0-9_-]+)*)\.?(:[0-9]{1,5})?")
ANY_NAME = "*"


def read_names(text: str) -> tuple[str, ...]:
    """Return the names in a list with commas between them, as browsers send them.

    >>> read_names("Cards.example.org, 2001:db8::7")
    ('cards.example.org', '[2001:db8::7]')
    """
    return tuple(_read_name(name.strip()) for name in text.split(",") if name.strip())


def _read_name(text: str) -> str:
    name = text.lower().removesuffix(".")
    with suppress(ValueError):
        name = f"[{IPv6Address(name.strip('[]'))}]"
    found = HOST.fullmatch(name)
    if name != ANY_NAME and (found is None or found["name"] != name):
        raise OptionError(f"{text!r} is not a host name: write it like cards.example.org.")
    return name


def read_data(path: Path) -> Path:
    """Return the folder of the data as an absolute path, if it can be written down."""
    try:
        str(path).encode()
    except UnicodeEncodeError:
        raise OptionError(f"--data must be a name in UTF-8, not {str(path)!r}.") from None
    return path.absolute()


def read_database(text: str) -> tuple[Path | None, str]:
    """Return the file of a database of SQLite, or the address of one that several servers may share.

    >>> read_database("sqlite:///cards/house.sqlite")[0].name, read_database("postgresql://cards/house")
    ('house.sqlite', (None, 'postgresql://cards/house'))
    """
    scheme, _, rest = text.partition("://")
    kind = scheme.partition("+")[0]
    if kind == "sqlite" and len(rest) > 1:
        return read_data(Path(rest.removeprefix("/"))), ""
    if kind in ("postgresql", "postgres") and rest:
        return None, f"postgresql://{rest}"
    shown = f"{scheme}://…" if rest else text
    raise OptionError(
        f"--database takes sqlite:///PATH or postgresql://USER@HOST/NAME, not {shown!r}."
    )


def read_node(text: str) -> str:
    """Return where other nodes reach this one, if that may be an address.

    >>> read_node("cards-1.example.org:8100")
    'cards-1.example.org:8100'
    """
    if HOST.fullmatch(text.lower()) is None:
        raise OptionError(
            f"--node takes a host, or a host and a port as in host:8100, not {text!r}."
        )
    return text


def check_processes(count: int, database: str) -> int:
    """Return how many processes serve, if there may be so many."""
    if count > 1 and not database:
        raise OptionError(
            "--processes needs a database that several servers can share: "
            "--database postgresql://USER@HOST/NAME."
        )
    return count


def nth_node(node: str, number: int) -> str:
    """Return where one of several processes is reached: each has its own port, one after the other.

    >>> nth_node("cards-1:8100", 2), nth_node("cards-1", 2)
    ('cards-1:8102', 'cards-1')
    """
    host, colon, port = node.partition(":")
    return f"{host}:{int(port) + number}" if colon else host


def read_proxies(text: str) -> str:
    """Return the proxies that are believed: addresses and networks, or `*` for everybody.

    >>> read_proxies("127.0.0.1, 10.0.0.0/8")
    '127.0.0.1,10.0.0.0/8'
    """
    proxies = [part.strip() for part in text.split(",")] if text else []
    for proxy in proxies:
        try:
            if proxy != "*":
                ip_network(proxy)
        except ValueError:
            raise OptionError(
                f"--proxies takes addresses and networks separated by commas, not {proxy!r}."
            ) from None
    return ",".join(proxies)


# By this an operator may give the address of the database, and a supervisor gives it to its processes.
DATABASE_VARIABLE = "COURTCARDS_DATABASE"


class Config(Struct, frozen=True):
    """Everything that can be set on the command line, and what a supervisor passes to its processes."""

    data: Path
    # The file in that folder with everything in it; or the address of a database that several servers share,
    # which needs no folder.
    file: str = DATABASE
    database: str = ""
    # Where other nodes reach this one, if they share the database: a host, perhaps with a port.
    node: str = "127.0.0.1"
    # The port on which they do; it is found when a process starts.
    inner_port: int = 0
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    # How many processes serve; each is a node.
    processes: int = 1
    limits: Limits = Limits()
    # How long somebody may be gone before a bot plays on, in seconds.
    grace: float = 30
    # How long a table that nobody touches is kept before it is archived, in days.
    keep_days: float = 30
    # Proxies whose word about a client's address is believed, as addresses with commas between them.
    proxies: str = "127.0.0.1"
    # Host names of the server, in addition to localhost and its address; `*` allows any.
    names: tuple[str, ...] = ()
    start: StartMode = "auto"
    # Whether the games are being compiled in the background while this process runs them as plain
    # Python.
    warms_up: bool = False
    # Whether other nodes are asked for tables at which nobody is connected when somebody connects here.
    hand_over: bool = True
    # Whether seeds may be wished for: in tests, and nowhere else.
    rehearsal: bool = False
