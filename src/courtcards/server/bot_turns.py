"""The turns of bots at a table: one after the other, until a person's turn comes."""

import asyncio
from collections.abc import Awaitable, Callable

from courtcards.server.changes import TRY_AGAIN, Decide
from courtcards.server.logs import note
from courtcards.server.thinking import Thinkers, bot_seed, pause
from courtcards.table import referee
from courtcards.table.log import AnyChange
from courtcards.table.refusals import RefusedError
from courtcards.table.table import Seat, Table


class BotTurns:
    """Plays for bots, and for whoever is away, as long as the game continues."""

    def __init__(
        self,
        name: str,
        table: Table,
        thinkers: Thinkers,
        submit: Callable[[Decide], Awaitable[int]],
        goes_on: Callable[[], bool],
    ) -> None:
        self._name = name
        self._table = table
        self._thinkers = thinkers
        self._submit = submit
        self._goes_on = goes_on
        self._loop = asyncio.get_running_loop()
        self._task: asyncio.Task[None] | None = None

    def expect(self) -> None:
        """Have the bots of the game made ready if there are any at the table."""
        if any(seat.bot for seat in self._table.seats):
            self._thinkers.expect(self._table.settings.game)

    def play(self) -> None:
        """Begin to play, unless that is being done already."""
        if self._task is None and self._goes_on():
            self._task = self._loop.create_task(self._play_all())

    def close(self) -> None:
        """Stop playing."""
        if self._task is not None:
            self._task.cancel()

    async def _play_all(self) -> None:
        """Play until a person's turn comes."""
        try:
            while self._table.player is not None and self._goes_on():
                await self._play_one(self._table.player)
        except Exception:
            note("bot_failed", level=40, table=self._name)
            raise
        finally:
            self._task = None

    async def _play_one(self, bot: str) -> None:
        table = self._table
        version, seat, state = table.moved_at, table.turn, table.state
        assert state is not None
        assert seat is not None
        wait = pause(table.pace)
        begun = self._loop.time()
        seed = bot_seed(table.seed, seat)
        number = await self._thinkers.choose(
            state.view(seat), _player(bot, table.seats[seat]), seed
        )
        await asyncio.sleep(max(0.0, begun + wait - self._loop.time()))

        def decide() -> AnyChange:
            if table.moved_at != version or table.player != bot:
                raise RefusedError("stale", "position-changed")
            return referee.bot_move(table, state.game.move_data(seat, number))

        try:
            await self._submit(decide)
        except RefusedError as refused:
            if refused.reason == "storage":
                await asyncio.sleep(TRY_AGAIN)


def _player(level: str, seat: Seat) -> str:
    """Return the name of the bot that plays for a seat: a character, unless it plays for a person."""
    return level if seat.character is None else f"{level}:{seat.character}"
