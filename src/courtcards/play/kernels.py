"""Compiled entry points, the same for every game.

They take arrays of states and traces, because handing over an array from Python is much faster than
handing over a single record.
"""

import numpy as np

from courtcards.engine.chance import derive_key, quick_below
from courtcards.engine.compile import Array, compiled, kernel
from courtcards.engine.gate import SPECTATOR, let_through
from courtcards.engine.trace import NOBODY, SEEN, clear_trace
from courtcards.play.dispatch import apply, conceal, deal, legal, observe, outcome

ILLEGAL = -1

# The numbers of a well-known way to make one number of many (FNV-1a).
FNV_BASIS = 0xCBF29CE484222325
FNV_PRIME = 0x100000001B3


@kernel
def begin(states: Array, traces: Array, first: int, moves: Array) -> int:
    """Deal a game and list the legal moves; the trace holds what the deal did."""
    s = states[0]
    t = traces[0]
    clear_trace(t)
    deal(s, t, first)
    return legal(s, moves)


@kernel
def step(states: Array, traces: Array, move: int, moves: Array, count: int) -> int:
    """Play one move and list the legal ones after it; the trace holds what this step did.

    A move that is not among the first `count` of `moves` is not played: `ILLEGAL` is returned.
    """
    if not is_listed(move, moves, count):
        return ILLEGAL
    s = states[0]
    t = traces[0]
    clear_trace(t)
    apply(s, t, move)
    return legal(s, moves)


@compiled
def is_listed(move: int, moves: Array, count: int) -> bool:
    """Say whether a move is among the first `count` of `moves`."""
    for i in range(count):
        if moves[i] == move:
            return True
    return False


@kernel
def list_legal(states: Array, moves: Array) -> int:
    """List the legal moves."""
    return legal(states[0], moves)


@kernel
def settle(states: Array, out: Array) -> None:
    """Write what each seat gets from a finished game."""
    outcome(states[0], out)


@kernel
def conceal_in(states: Array, viewer: int) -> None:
    """Wipe out of a state all that a viewer may not know."""
    conceal(states[0], viewer)


@kernel
def look_around(
    states: Array, events: Array, seen: Array, seen_bytes: Array, visible: Array, marks: Array
) -> int:
    """Write what a spectator, and after that each seat, may know of a state and of events.

    `seen_bytes` is the memory of `seen`. A mark for each seat stands for all it knows beyond what
    everybody does. Returns the set of seats, one bit each, that saw more of the events than everybody.
    """
    for place in range(len(seen)):
        viewer = SPECTATOR + place
        seen[place] = states[0]
        conceal(seen[place], viewer)
        let_through(events, len(events), viewer, visible[place])
    for seat in range(len(marks)):
        marks[seat] = mark_difference(seen_bytes[0], seen_bytes[seat + 1])
    saw_more = 0
    for event in range(len(events)):
        saw_more |= max(events[event, SEEN], NOBODY)
    return saw_more


@compiled
def mark_difference(public: Array, own: Array) -> np.uint64:
    """Return a number that stands for all bytes in which something differs from what is public."""
    mark = np.uint64(FNV_BASIS)
    for i in range(len(own)):
        if own[i] != public[i]:
            mark = (mark ^ np.uint64(256 * i + np.int64(own[i]))) * np.uint64(FNV_PRIME)
    return mark


@kernel
def observe_into(states: Array, viewer: int, out: Array) -> None:
    """Write a viewer's observation."""
    observe(states[0], viewer, out)


# What a whole game came to: its decisions, who began, why it ended and what each seat got.
SUMMARY = np.dtype(
    [("decisions", np.int32), ("first", np.int8), ("reason", np.int8), ("rewards", np.int8, 8)],
    align=True,
)


@kernel
def playouts(
    states: Array,
    traces: Array,
    blank: Array,
    master: Array,
    start: int,
    moves: Array,
    summaries: Array,
    observation: Array,
    mask: Array,
) -> None:
    """Play games `start`, `start` + 1, … of a series with random players, one for each summary.

    If the mask is not empty, the mover's observation and mask are written at every decision.
    """
    s = states[0]
    t = traces[0]
    luck = np.empty(1, np.uint64)
    for game in range(len(summaries)):
        states[0] = blank[0]
        derive_key(master, start + game, s.key, luck)
        deal(s, t, first_player(s.players, start + game))
        decisions = 0
        n = legal(s, moves)
        while n > 0:
            # A step with exactly one legal move is no decision.
            if n == 1:
                apply(s, t, moves[0])
            else:
                decisions += 1
                if len(mask) > 0:
                    observe(s, s.turn, observation)
                    write_mask(moves, n, mask)
                apply(s, t, moves[quick_below(luck, n)])
            n = legal(s, moves)
        summaries[game].decisions = decisions
        summaries[game].first = s.first
        summaries[game].reason = s.reason
        outcome(s, summaries[game].rewards)


@compiled
def first_player(players: int, game: int) -> int:
    """Say who begins a game of a series: everyone in turn."""
    return game % players


@compiled
def write_mask(moves: Array, n: int, mask: Array) -> None:
    """Set the mask to 1 for the first `n` moves listed and to 0 for all others."""
    mask[:] = 0
    for i in range(n):
        # An unsigned index needs no look at whether it counts from the end.
        mask[np.uint16(moves[i])] = 1
