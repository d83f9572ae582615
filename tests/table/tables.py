"""A table for tests: commands in, log entries applied, no clock but a counter."""

from collections.abc import Mapping
from typing import Any

import msgspec

from courtcards.table import messages, referee, sight
from courtcards.table.commands import AnyCommand
from courtcards.table.log import AnyChange, Entry, pack, unpack
from courtcards.table.settings import Settings
from courtcards.table.table import Table

Data = dict[str, Any]


class Desk:
    """Does with a table what a server does, but for waiting and sending."""

    def __init__(
        self,
        settings: Settings,
        seat: int | None = 0,
        bots: Mapping[int, str] | None = None,
    ) -> None:
        self.now = 0
        self.commands = 0
        created = referee.create(settings, "Anna", token(0), seat, dict(bots or {}))
        self.table = Table()
        self.write(created)

    def write(
        self, change: AnyChange, person: int | None = None, command: str | None = None
    ) -> None:
        self.now += 1000
        change = unpack(pack(change))
        self.table.apply(Entry(self.table.version + 1, self.now, change, person, command))

    def join(self, name: str, seat: int | None = None) -> int:
        number = len(self.table.persons)
        self.write(referee.join(self.table, name, token(number), seat))
        return number

    def ask(self, person: int, kind: str, version: int | None = None, **fields: Any) -> None:
        self.commands += 1
        version = self.table.version if version is None else version
        data = {"type": kind, "id": f"c{self.commands}", "version": version, **fields}
        command = msgspec.convert(data, AnyCommand)
        self.write(referee.decide(self.table, person, command, 500), person, command.id)

    def play_on(self) -> None:
        """Let whoever's turn it is make the first legal move."""
        state = self.table.state
        assert state is not None
        assert state.turn is not None
        person = self.table.seats[state.turn].person
        move = state.moves()[0].data
        if person is None or self.table.player is not None:
            self.write(referee.bot_move(self.table, move))
        else:
            self.ask(person, "move", move=move)

    def snapshot(self, viewer: int | None) -> Data:
        return as_data(sight.snapshot(self.table, "t", viewer, []))

    def update(self, viewer: int | None) -> Data:
        return as_data(sight.Telling(self.table, "t").update(viewer))


def token(person: int) -> str:
    return f"token of {person}"


def as_data(message: messages.Message) -> Data:
    """Return a message as a client gets it."""
    data: Data = msgspec.json.decode(messages.encode(message))
    return data


def four(game: str = "cockroach-poker", **settings: Any) -> Desk:
    """Return a table of four persons."""
    desk = Desk(Settings(game, **settings))
    for name in ("Bo", "Cy", "Di")[: desk.table.game.players - 1]:
        desk.join(name)
    return desk


def started(game: str = "cockroach-poker", **settings: Any) -> Desk:
    """Return a table of four persons with a game begun."""
    desk = four(game, **settings)
    desk.ask(0, "start")
    return desk
