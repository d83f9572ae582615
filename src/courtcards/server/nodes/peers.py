"""The other nodes, asked over HTTP by this one."""

import asyncio
import time
from collections.abc import Iterable, Mapping
from typing import Any

import httpx
from msgspec import MsgspecError, json

from courtcards.server.claims import Answer
from courtcards.server.nodes.register import Node

# By these a request that comes from another node is known, with the client it comes from in the end.
SECRET, CLIENT, SCHEME = "x-courtcards-node", "x-courtcards-client", "x-courtcards-scheme"
# How long another node may take to answer, in seconds; one that does not is left out.
ANSWERS_WITHIN = 3.0
# How long a connection may rest, in seconds.
RESTS = 2.0
# For how long what everybody was asked is true enough, in seconds.
LASTS = 1.0


class Peers:
    """A client for the other nodes. Each knows by its own secret that a node asks."""

    def __init__(self) -> None:
        self.http = httpx.AsyncClient(
            timeout=ANSWERS_WITHIN,
            trust_env=False,
            follow_redirects=False,
            # A node closes what rests for five seconds; what is used again must not be about to be closed.
            limits=httpx.Limits(max_keepalive_connections=64, keepalive_expiry=RESTS),
        )
        self._known: dict[str, tuple[float, list[Any]]] = {}

    async def close(self) -> None:
        """Let all connections go."""
        await self.http.aclose()

    async def ask(
        self,
        node: Node,
        path: str,
        kind: type[Answer],
        body: Any = None,
        headers: Mapping[str, str] | None = None,
    ) -> Answer | None:
        """Return what a node answers, to a POST if there is a body; None if it does not."""
        content = None if body is None else json.encode(body)
        method = "GET" if body is None else "POST"
        given = {SECRET: node.secret, "content-type": "application/json", **(headers or {})}
        try:
            answer = await self.http.request(
                method, f"http://{node.address}{path}", content=content, headers=given
            )
            return json.decode(answer.content, type=kind) if answer.is_success else None
        except (httpx.HTTPError, MsgspecError):
            return None

    async def ask_all(self, nodes: Iterable[Node], path: str, kind: type[Answer]) -> list[Answer]:
        """Return what all nodes answer that do; what was asked a moment ago is not asked again."""
        at, known = self._known.get(path, (float("-inf"), []))
        if time.monotonic() - at < LASTS:
            return known
        answers = await asyncio.gather(*(self.ask(node, path, kind) for node in nodes))
        found = [answer for answer in answers if answer is not None]
        self._known[path] = (time.monotonic(), found)
        self._tidy()
        return found

    def _tidy(self) -> None:
        before = time.monotonic() - LASTS
        self._known = {path: one for path, one in self._known.items() if one[0] > before}
