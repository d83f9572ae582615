"""Players who disconnect: if they are gone for too long, a bot plays for them until they return."""

import asyncio

from courtcards.server.audience import Audience
from courtcards.server.changes import Do
from courtcards.table import referee
from courtcards.table.log import AnyChange, Away
from courtcards.table.refusals import RefusedError
from courtcards.table.table import Table


class Absences:
    """Those who are not connected, and are waited for."""

    def __init__(self, table: Table, audience: Audience, grace: float, do: Do) -> None:
        self._table = table
        self._audience = audience
        self._grace = grace
        self._do = do
        self._loop = asyncio.get_running_loop()
        self._timers: dict[int, asyncio.TimerHandle] = {}
        self._is_closed = False

    def __bool__(self) -> bool:
        return bool(self._timers)

    def wait_for_all(self) -> None:
        """Start a timer for every player who is not connected."""
        if self._table.phase == "playing":
            for number, person in enumerate(self._table.persons):
                if person.seat is not None and number not in self._audience:
                    self.wait_for(number)

    def wait_for(self, person: int) -> None:
        """Wait a while for somebody, from now on; where people come and go, their clock is enough."""
        if self._is_closed or self._table.persons[person].left or self._table.is_unattended:
            return
        self.forget(person)
        self._timers[person] = self._loop.call_later(self._grace, self.miss, person)

    def miss(self, person: int) -> None:
        """Let a bot play for somebody who has been gone for too long."""
        self._timers.pop(person, None)

        def decide() -> AnyChange:
            seat = self._table.seat_of(person)
            if seat is None or person in self._audience or self._table.phase != "playing":
                raise RefusedError("stale", "table-changed")
            if self._table.seats[seat].away:
                raise RefusedError("stale", "table-changed")
            return Away(seat, "gone")

        self._do(decide)

    def welcome_back(self, person: int) -> None:
        """Give the seat back to somebody who has reconnected."""
        self.forget(person)
        seat = self._table.seat_of(person)
        if seat is not None and self._table.seats[seat].away:
            self._do(lambda: referee.come_back(self._table, person))

    def call_back(self, away: Away) -> None:
        """Give the seat back to somebody who returned while their absence was being stored."""
        person = self._table.seats[away.seat].person
        if away.why == "gone" and person is not None and person in self._audience:
            # Before anything they have asked for in the meantime.
            self._do(lambda: referee.come_back(self._table, person), first=True)

    def forget(self, person: int) -> None:
        """Wait no longer for somebody."""
        timer = self._timers.pop(person, None)
        if timer is not None:
            timer.cancel()

    def close(self) -> None:
        """Wait for nobody, now and later."""
        self._is_closed = True
        for person in list(self._timers):
            self.forget(person)
