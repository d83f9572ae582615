"""Where a cluster is, by what somebody has typed or set."""

import os
import socket
from dataclasses import dataclass
from importlib.util import find_spec

from courtcards.engine.errors import CourtCardsError

AUTO, LOCAL = "auto", "local"
# Ray's own name for a cluster's address.
VARIABLE = "RAY_ADDRESS"
CLIENT = "ray://"
# How long somebody may take who is to answer at all, in seconds.
ANSWER_SECONDS = 5.0
MOST_PORT = 65535


class ClusterError(CourtCardsError):
    """A cluster that cannot be used, and why."""


@dataclass(frozen=True)
class Address:
    """A host and a port: of Ray's client server, or of the cluster that this machine belongs to.

    >>> str(read_address("ray://10.0.0.1:10001")), str(read_address("[::1]:6379"))
    ('ray://10.0.0.1:10001', '[::1]:6379')
    """

    host: str
    port: int
    is_client: bool

    def __str__(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{CLIENT if self.is_client else ''}{host}:{self.port}"

    def check(self) -> None:
        """Refuse an address where nobody listens: Ray itself would take a minute to say so."""
        try:
            socket.create_connection((self.host, self.port), ANSWER_SECONDS).close()
        except (OSError, UnicodeError) as error:
            why = getattr(error, "strerror", None) or error
            raise ClusterError(f"There is no Ray cluster at {self}: {why}.") from None


def read_address(text: str) -> Address:
    """Return the address that was typed."""
    place = text.removeprefix(CLIENT)
    host, _, port = place.rpartition(":")
    is_number = port.isascii() and port.isdecimal() and len(port) <= len(str(MOST_PORT))
    if not host or "/" in host or not is_number or not 0 < int(port) <= MOST_PORT:
        raise ClusterError(
            f"--cluster must be {AUTO}, {LOCAL}, {CLIENT}HOST:PORT or HOST:PORT, not {text[:99]!r}."
        )
    return Address(host.strip("[]"), int(port), text.startswith(CLIENT))


def wanted_address(text: str) -> Address | None:
    """Return the address of the cluster that is wanted; None if Ray has to look for one."""
    text = os.environ.get(VARIABLE) or AUTO if text == AUTO else text
    return None if text == AUTO else read_address(text)


def is_installed() -> bool:
    """Say whether Ray is there."""
    return find_spec("ray") is not None


def need_ray() -> None:
    """Refuse to go on without Ray."""
    if not is_installed():
        raise ClusterError("Ray is not installed: the extra `cluster` of Court Cards brings it.")
