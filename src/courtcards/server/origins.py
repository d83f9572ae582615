"""Who asks: the address, and from which site."""

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address, ip_network
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection


def address_of(connection: HTTPConnection) -> str:
    """Return the client on the other side, as far as it is known."""
    return client_at(connection.client.host) if connection.client else "unknown"


@lru_cache(maxsize=10_000)
def client_at(address: str) -> str:
    """Return the client that has an address: with IPv6 one has a whole network of them.

    >>> client_at("192.0.2.7"), client_at("::ffff:192.0.2.7"), client_at("2001:db8::7")
    ('192.0.2.7', '192.0.2.7', '2001:db8::/64')
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found), 64), strict=False))


class Proxies:
    """The proxies that are believed, given as addresses and networks with commas between them.

    >>> proxies = Proxies("127.0.0.1, 10.0.0.0/8")
    >>> "10.1.2.3" in proxies, "192.0.2.7" in proxies
    (True, False)
    """

    def __init__(self, names: str) -> None:
        parts = [part.strip() for part in names.split(",")]
        self._are_all = "*" in parts
        self._networks = [ip_network(part, strict=False) for part in parts if part not in ("", "*")]

    def __contains__(self, address: object) -> bool:
        if self._are_all or not self._networks:
            return self._are_all
        found = ip_address(str(address))
        return any(found in network for network in self._networks)


def is_person(connection: HTTPConnection) -> bool:
    """Say whether somebody opens an address in a browser; programs and scripts do not ask for pages."""
    return "text/html" in connection.headers.get("accept", "")


def is_same_site(connection: HTTPConnection) -> bool:
    """Say whether a browser asks for a page of ours; programs other than browsers do not say."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:
        return False
