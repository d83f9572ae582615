"""Sockets of tables that another node has: what is said on one is passed on to the other, and back."""

import asyncio
from collections.abc import Awaitable
from contextlib import suppress
from typing import Any

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from courtcards.server.claims import Answer
from courtcards.server.damage import LostError
from courtcards.server.limits import Gatekeeper
from courtcards.server.links import COME_BACK
from courtcards.server.metrics import RELAYS
from courtcards.server.nodes.keeper import Keeper
from courtcards.server.nodes.peers import CLIENT, SCHEME, SECRET
from courtcards.server.nodes.register import Node
from courtcards.server.origins import address_of
from courtcards.server.sockets import let_in

# How often it is looked whether a node is still there, and whether it has a table, in seconds: long enough in
# all for one that is lost to be taken for dead.
LOOKS_EVERY, TRIES = 0.25, 20
# Where a table has its sockets.
SOCKET = "/socket"
# Whoever waits for a line of a stream gets one every so often: this is longer, in seconds.
LONGEST_SILENCE = 40.0
# What a socket between nodes need not do: they are close to each other, and know who is there.
PLAIN: dict[str, Any] = {
    "compression": None,
    "max_size": None,
    "ping_interval": None,
    "proxy": None,
    # One that stands still never says goodbye, and its clients shall hear at once that it is gone.
    "close_timeout": LOOKS_EVERY,
}


class NodeGoneError(Exception):
    """A node was taken for dead before it has answered."""


async def while_there(keeper: Keeper, node: Node, work: Awaitable[Answer]) -> Answer:
    """Wait for something that a node does, as long as the node is there."""
    task = asyncio.ensure_future(work)
    try:
        while not (await asyncio.wait([task], timeout=LOOKS_EVERY))[0]:
            if node.id not in keeper.membership.others:
                raise NodeGoneError
    finally:
        task.cancel()
    return task.result()


def introduce(connection: HTTPConnection, node: Node) -> dict[str, str]:
    """Say who asks, in a way that another node believes."""
    return {
        SECRET: node.secret,
        CLIENT: connection.client.host if connection.client else "",
        SCHEME: connection.url.scheme,
    }


async def relay_socket(
    app: ASGIApp, keeper: Keeper, name: str, scope: Scope, receive: Receive, send: Send
) -> None:
    """Connect a client to the node that has a table; if none has it in the end, serve it here."""
    websocket = WebSocket(scope, receive, send)
    gatekeeper: Gatekeeper = scope["app"].state.gatekeeper
    address = address_of(websocket)
    if not await let_in(websocket, gatekeeper, address):
        return
    try:
        line = await _find_line(keeper, name, websocket)
        if line is not None:
            RELAYS.labels("socket").inc()
            # Without the client there is nobody to tell anything.
            with suppress(WebSocketDisconnect, RuntimeError):
                await _connect(keeper, websocket, *line)
            return
    finally:
        gatekeeper.leave(address)
    await app(scope, receive, send)


async def _find_line(
    keeper: Keeper, name: str, websocket: WebSocket
) -> tuple[Node, ClientConnection] | None:
    """Connect to the node that has a table; None if it is this one's."""
    for _ in range(TRIES):
        node = await keeper.locate(name)
        if node is None:
            return None
        path = f"ws://{node.address}/api/tables/{name}{SOCKET}"
        made = connect(path, additional_headers=introduce(websocket, node), **PLAIN)
        try:
            return node, await while_there(keeper, node, _awaited(made))
        except ConnectionRefusedError:
            await keeper.give_up_on(node)
        except (OSError, InvalidStatus, WebSocketException, NodeGoneError):
            # It has not got the table, or is about to end; who has it will turn out.
            pass
        await asyncio.sleep(LOOKS_EVERY)
        keeper.doubt(name)
    raise LostError


async def _awaited(made: Awaitable[ClientConnection]) -> ClientConnection:
    return await made


async def _connect(
    keeper: Keeper, websocket: WebSocket, node: Node, line: ClientConnection
) -> None:
    """Pass everything on in both directions until one side ends it, or the node is gone."""
    async with line:
        await websocket.accept()
        inward, outward = await _converse(keeper, websocket, node, line)
        if inward is not None:
            # The client is still there, and need not wait until the other line is closed too.
            await websocket.close(*(outward if isinstance(outward, tuple) else (COME_BACK, "")))


async def _converse(
    keeper: Keeper, websocket: WebSocket, node: Node, line: ClientConnection
) -> list[Any]:
    """Pass everything on; return how each direction has ended: what it returned, or raised."""
    inward = asyncio.create_task(_pass_in(websocket, line))
    outward = asyncio.create_task(_pass_out(websocket, line))
    tasks = [inward, outward]
    try:
        while not any(task.done() for task in tasks) and node.id in keeper.membership.others:
            await asyncio.wait(tasks, timeout=LOOKS_EVERY, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
    return ends


async def _pass_in(websocket: WebSocket, line: ClientConnection) -> None:
    """Pass on what a client says, until it goes."""
    while (message := await websocket.receive())["type"] != "websocket.disconnect":
        text = message.get("text")
        await line.send(message["bytes"] if text is None else text)


async def _pass_out(websocket: WebSocket, line: ClientConnection) -> tuple[int, str]:
    """Pass on what a node says; return with which words it has ended."""
    try:
        while True:
            text = await line.recv(decode=True)
            await websocket.send({"type": "websocket.send", "text": text})
    except ConnectionClosed as closed:
        return (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else (COME_BACK, "")
