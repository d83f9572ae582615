"""The yardstick of bench/server.py: what comes in goes out to the whole room, and nothing else.

It stands on the same stack as the server, with no game, no storage and no checks.
"""

import argparse
from collections import defaultdict

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

ROOMS: defaultdict[str, list[WebSocket]] = defaultdict(list)


async def ready(_: Request) -> PlainTextResponse:
    return PlainTextResponse("ready")


async def listen(socket: WebSocket) -> None:
    """Send whatever one socket says to everybody in its room, itself included."""
    await socket.accept()
    room = ROOMS[socket.path_params["room"]]
    room.append(socket)
    try:
        while True:
            message = await socket.receive_text()
            for member in tuple(room):
                await member.send_text(message)
    except WebSocketDisconnect:
        pass
    finally:
        room.remove(socket)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--port", type=int, required=True)
    uvicorn.run(
        Starlette(routes=[Route("/ready", ready), WebSocketRoute("/rooms/{room}", listen)]),
        host="127.0.0.1",
        port=parser.parse_args().port,
        loop="uvloop",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_level="critical",
        access_log=False,
    )


if __name__ == "__main__":
    main()
