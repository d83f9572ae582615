"""A bot in thirty lines: it joins a table over plain HTTP and plays. Any language can do this.

python examples/bot.py http://127.0.0.1:8000 TABLE
"""

import json
import random
import sys
from urllib.request import Request, urlopen


def call(address, data=None, token=None):
    """Ask the server for something; with data it is a POST."""
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    body = None if data is None else json.dumps(data).encode()
    return urlopen(Request(address, body, headers if token else {}))


def play(server, table):
    """Take a free seat and decide, move by move, until the game is over."""
    address = f"{server}/api/tables/{table}"
    place = json.load(call(f"{address}/join", {"name": "Thirty lines"}))
    for line in call(f"{address}/turns", token=place["token"]):
        turn = json.loads(line) if line.strip() else {}
        if turn.get("type") == "over":
            print(turn["result"])
            break
        if turn.get("type") == "turn":
            command = {"type": "move", "id": f"v{turn['version']}", "version": turn["version"]}
            command["move"] = random.choice(turn["view"]["moves"])
            call(f"{address}/commands", command, place["token"])


if __name__ == "__main__":
    play(*sys.argv[1:])
