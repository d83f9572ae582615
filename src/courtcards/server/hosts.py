"""The host names of the server.

Another site can point its own name at our address (DNS rebinding), and its page would then count as one of
ours. But the browser still sends the name in the `Host` header.
"""

from ipaddress import IPv4Address, IPv6Address, ip_address

from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from courtcards.server.config import ANY_NAME, HOST, Config
from courtcards.server.origins import is_person
from courtcards.server.problems import ProblemError, answer_problem
from courtcards.server.relayed import is_relayed

# The status for a request that is meant for another server.
MISDIRECTED = 421


class Names:
    """What may stand in the `Host` header: loopback names, the server's address, and configured names.

    >>> from pathlib import Path
    >>> names = Names(Config(Path("data"), names=("cards.example.org",)))
    >>> [names.has(name) for name in ("localhost:8000", "[::1]", "Cards.Example.org.:80", "evil.example")]
    [True, True, True, False]
    """

    def __init__(self, config: Config) -> None:
        self._names = {"localhost", config.host.lower(), *config.names}
        bound = _number(config.host)
        # A server on all addresses does not know them; and an IP address cannot be rebound.
        self._takes_numbers = bound is not None and bound.is_unspecified

    def has(self, host: str) -> bool:
        """Say whether this server is meant."""
        found = HOST.fullmatch(host.lower())
        if found is None:
            return False
        name = found["name"]
        number = _number(name)
        if number is not None and (number.is_loopback or self._takes_numbers):
            return True
        return not self._names.isdisjoint({name, name.strip("[]"), ANY_NAME})


def _number(name: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(name.strip("[]"))
    except ValueError:
        return None


class HostCheck:
    """Lets requests and sockets through that mean this server."""

    def __init__(self, app: ASGIApp, names: Names) -> None:
        self.app = app
        self.names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve, or say that somebody else is meant."""
        app = self.app if scope["type"] == "lifespan" else self._refusal(HTTPConnection(scope))
        await (app or self.app)(scope, receive, send)

    def _refusal(self, connection: HTTPConnection) -> Response | None:
        if is_relayed(connection.scope):
            # The node to which it came has looked.
            return None
        hosts = connection.headers.getlist("host")
        if len(hosts) == 1 and self.names.has(hosts[0]):
            return None
        if not hosts and connection.scope["http_version"] == "1.0":
            # No browser speaks like that.
            return None
        is_name = len(hosts) == 1 and HOST.fullmatch(hosts[0].lower())
        problem = (
            ProblemError(MISDIRECTED, "not_yours", "other-host", name=hosts[0])
            if is_name
            else ProblemError(MISDIRECTED, "not_yours", "no-host")
        )
        if is_person(connection):
            return PlainTextResponse(f"{problem}\n", MISDIRECTED, {"cache-control": "no-store"})
        return answer_problem(problem)
