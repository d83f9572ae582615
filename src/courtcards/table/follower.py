"""How a client stays true to its table: what it does with the messages it gets.

They may come twice, late, in any order or not at all; whoever follows these few rules ends up with
what the server has. The browser does the same.
"""

from courtcards.engine.phrases import Data
from courtcards.play.view import patch


class Follower:
    """All that a client knows of its table, made of the messages it got, as plain JSON data.

    >>> follower = Follower()
    >>> follower.take({"type": "update", "version": 2, "room": {}})   # not a word about version 1
    False
    >>> follower.take({"type": "snapshot", "version": 2, "room": {"game": 0}, "events": []})
    True
    >>> follower.take({"type": "update", "version": 2, "room": {}})   # again
    True
    >>> follower.version, follower.known["room"]
    (2, {'game': 0})
    """

    def __init__(self) -> None:
        self.version = 0
        self.known: Data = {}

    @property
    def table(self) -> Data:
        """What lies on the table, as far as this viewer knows."""
        whole: Data = patch(self.known["view"]["table"], self.known["own"])
        return whole

    def take(self, message: Data) -> bool:
        """Take a message; False means that something is missing: say hello again, with `version`."""
        if message["type"] == "snapshot":
            if message["version"] >= self.version:
                self.version = message["version"]
                self.known = {
                    name: message[name] for name in message if name not in ("type", "version")
                }
        elif message["type"] == "update":
            return self._take_update(message)
        elif message["type"] == "presence":
            self.known["present"] = message["present"]
        elif message["type"] == "refused":
            return all(map(self._take_update, message.get("missed", ())))
        elif message["type"] == "accepted":
            return bool(message["version"] <= self.version)
        return True

    def _take_update(self, update: Data) -> bool:
        if update["version"] <= self.version:
            return True
        if update["version"] > self.version + 1 or not self.known:
            return False
        self.version = update["version"]
        known = self.known
        if "events" in update:
            begins = "room" in update and update["room"]["game"] != known["room"]["game"]
            known["events"] = update["events"] if begins else known["events"] + update["events"]
        if "talk" in update:
            known["talk"] = [*known["talk"], update["talk"]]
        for name in ("room", "you", "view", "own", "clock", "muted"):
            if name in update:
                known[name] = update[name]
        return True
