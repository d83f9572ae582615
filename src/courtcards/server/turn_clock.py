"""The clock of a table: how long whoever's turn it is has taken, and what follows when time is up."""

import asyncio

from courtcards.server.changes import Do
from courtcards.server.timing import now
from courtcards.table import messages as m
from courtcards.table.log import AnyChange, Away
from courtcards.table.refusals import RefusedError
from courtcards.table.table import Table


class TurnClock:
    """Measures turns; where a table has a pace, whoever runs out of time has a bot play on."""

    def __init__(self, table: Table, do: Do) -> None:
        self._table = table
        self._do = do
        self._loop = asyncio.get_running_loop()
        self._since = now()
        self._turn: tuple[int, str | None] | None = None
        self._timer: asyncio.TimerHandle | None = None

    @property
    def spent(self) -> int:
        """How long this turn has taken so far, in milliseconds."""
        return max(0, now() - self._since)

    @property
    def banks(self) -> m.Banks | None:
        """What everybody has left, for those who look on; None where time is not counted."""
        if self._table.clock.pace is None or self._table.phase != "playing":
            return None
        return m.Banks(list(self._table.clock.banks), self._since, now())

    @property
    def ends_at(self) -> int | None:
        """When the time of the person who decides now is up, in milliseconds; None if no time is counted."""
        turn = self._table.turn
        if self._table.clock.pace is None or turn is None or self._table.player is not None:
            return None
        return self._since + self._table.clock.banks[turn]

    def note_turn(self) -> None:
        """Restart when the turn has changed or somebody came back.

        Where people have days, the log says since when: they go by while the table is closed, too.
        """
        turn = (self._table.moved_at, self._table.player)
        if self._turn != turn:
            self._turn = turn
            self._since = self._table.turned_at if self._table.is_unattended else now()

    def wait_for(self, seat: int) -> None:
        """Wait for a person's move as long as there is time left."""
        if self._table.clock.pace is not None:
            left = self._table.clock.banks[seat] - self.spent
            self._timer = self._loop.call_later(max(0, left) / 1000, self._time_is_up, seat)

    def stop(self) -> None:
        """Wait for nobody any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _time_is_up(self, seat: int) -> None:
        version = self._table.moved_at

        def decide() -> AnyChange:
            if self._table.moved_at != version or self._table.player is not None:
                raise RefusedError("stale", "position-changed")
            return Away(seat, "time")

        self._do(decide)
