"""Seats remember what they may know of what happens, in games that are played and in imagined ones."""

from courtcards.bots.minds import remember
from courtcards.engine.compile import Array, Record, compiled
from courtcards.engine.gate import let_through


@compiled
def tell_seats(memories: Array, t: Record, rows: Array, players: int) -> None:
    """Let seats remember what they may know of the events in a trace; `rows` is room for those of one."""
    for seat in range(players):
        let_through(t.events, t.events_used, seat, rows)
        remember_all(memories[seat], rows, t.events_used)


@compiled
def remember_all(m: Record, rows: Array, count: int) -> None:
    """Take in the first `count` events, as the seat saw them."""
    for i in range(count):
        remember(m, rows[i])
