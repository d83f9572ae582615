"""Whole games of compiled bots, without leaving compiled code."""

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from courtcards.bots.choosing import choose_move
from courtcards.bots.luck import seed_luck
from courtcards.bots.minds import mind_of, remember
from courtcards.bots.search.desk import SEATS, Desk, make_desk
from courtcards.bots.spec import SPEC, Spec
from courtcards.engine.chance import derive_key
from courtcards.engine.compile import Array, Record, compiled, kernel
from courtcards.engine.gate import may_see
from courtcards.engine.trace import CARD, EVENT_WIDTH, NONE, SEEN, TRACE
from courtcards.play import kernels
from courtcards.play.dispatch import apply, conceal, deal, legal, outcome
from courtcards.play.game import Game

# The longest game that is written down.
MOST_MOVES = 4096


class Match:
    """Plays games of one kind with compiled bots; every thread needs one of its own."""

    def __init__(self, game: Game) -> None:
        self.game = game
        mind = mind_of(game.name)
        self.memories = kernels.as_records(np.zeros(SEATS, mind.memory))
        self._new_memories = kernels.as_records(np.zeros(SEATS, mind.memory))
        self._new_memories["players"] = game.players
        self._new_memories["seat"] = np.arange(SEATS)
        self.desk = make_desk(mind)
        self._states = game.blank.copy()
        trace = np.zeros(1, TRACE)
        trace["on"] = 1
        self._traces = kernels.as_records(trace)
        self._log = np.empty(MOST_MOVES, np.int16)

    def play(self, specs: Sequence[Spec], seed: bytes, number: int) -> tuple[Array, list[int]]:
        """Play game `number` of a series; return its summary and the moves that were decided.

        >>> import courtcards as cc
        >>> from courtcards.bots.spec import THUMB
        >>> summary, moves = Match(cc.game("cockroach-poker")).play([Spec(THUMB)] * 4, bytes(32), 0)
        >>> int(summary["rewards"][:4].sum()), len(moves) == summary["decisions"]
        (3, True)
        """
        summary = np.zeros(1, kernels.SUMMARY)
        used = play_game(
            self._states,
            self._traces,
            self.game.blank,
            np.frombuffer(seed, "<u4"),
            number,
            kernels.as_records(np.array([spec.record for spec in specs], SPEC)),
            self.memories,
            self._new_memories,
            self.desk,
            kernels.as_records(summary),
            self._log,
        )
        return summary[0], self._log[:used].tolist()


@lru_cache(maxsize=8)
def match_of(game: Game) -> Match:
    """Return a match for a game that was prepared before, if there is one."""
    return Match(game)


@kernel
def play_game(
    states: Array,
    traces: Array,
    blank: Array,
    master: Array,
    number: int,
    specs: Array,
    memories: Array,
    new_memories: Array,
    desk: Desk,
    summaries: Array,
    log: Array,
) -> int:
    """Play one game; write its summary and its decisions, and return how many there were."""
    s = states[0]
    t = traces[0]
    states[0] = blank[0]
    luck = np.empty(1, np.uint64)
    derive_key(master, number, s.key, luck)
    seed = np.int64(luck[0] >> np.uint64(1))
    for seat in range(s.players):
        memories[seat] = new_memories[seat]
    t.events_used = 0
    t.shuffles_used = 0
    deal(s, t, kernels.first_player(s.players, number))
    tell_everyone(s, t, memories)
    decisions = 0
    n = legal(s, desk.root_moves)
    while n > 0:
        move = desk.root_moves[0]
        if n > 1:
            desk.root[0] = s
            seat = s.turn
            conceal(desk.root[0], seat)
            seed_luck(luck, seed + seat, memories[seat].events)
            move = choose_move(desk, specs[seat], memories[seat], n, luck)
            log[min(decisions, len(log) - 1)] = move
            decisions += 1
        t.events_used = 0
        t.shuffles_used = 0
        apply(s, t, move)
        tell_everyone(s, t, memories)
        n = legal(s, desk.root_moves)
    summaries[0].decisions = decisions
    summaries[0].first = s.first
    summaries[0].reason = s.reason
    outcome(s, summaries[0].rewards)
    return min(decisions, len(log))


@compiled
def tell_everyone(s: Record, t: Record, memories: Array) -> None:
    """Let every seat remember what it may know of the events in a trace."""
    row = np.empty(EVENT_WIDTH - 1, np.int16)
    for i in range(t.events_used):
        event = t.events[i]
        for seat in range(s.players):
            row[:] = event[:SEEN]
            if not may_see(seat, event[SEEN]):
                row[CARD] = NONE
            remember(memories[seat], row)
