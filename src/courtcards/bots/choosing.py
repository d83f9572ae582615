"""Compiled choice: one move of one compiled bot, and whole games of them.

All that bots do in compiled code is behind the one kernel `work`, because every kernel is compiled
together with everything it calls, and a mind with its search is a lot to compile.
"""

import numpy as np

from courtcards.bots.contract import HAZE, WHIM
from courtcards.bots.learned.brain import drop_rare, rate, temper
from courtcards.bots.learned.samples import note_decision, settle_game
from courtcards.bots.minds import keep_habit, policy, solve
from courtcards.bots.remembering import remember_all, tell_seats
from courtcards.bots.search.desk import WORLDS_USED, Desk
from courtcards.bots.search.think import begin_search, decide, imagine, think_on
from courtcards.bots.spec import GUIDED, LEARNED, RANDOM, SEARCH, SOLVER
from courtcards.engine.chance import derive_key, quick_below, wide
from courtcards.engine.compile import Array, Record, compiled, kernel
from courtcards.engine.luck import pick, seed_luck
from courtcards.engine.trace import SEEN, clear_trace
from courtcards.play.dispatch import apply, conceal, deal, legal, outcome
from courtcards.play.kernels import first_player

# Tasks of the kernel: remember events; choose at once; choose in parts; imagine worlds; play a game.
REMEMBER, CHOOSE, BEGIN, GO_ON, DECIDE, IMAGINE, PLAY = range(7)

# Rows for tasks that need none; a view's history has the same type.
NO_ROWS = np.empty((0, SEEN), np.int16)


@kernel
def work(desk: Desk, task: int, seat: int, seed: int, amount: int, rows: Array) -> int:
    """Do one task at a desk.

    `amount` is how many iterations to make, how many worlds to imagine, or which game of a series to
    play; `rows` are events to remember. Bots that play a game get seeds from `seed` on, counted from
    that of the game.
    """
    if task == PLAY:
        return play_game(desk, amount, seed)
    m = desk.memories[seat]
    if task == REMEMBER:
        remember_all(m, rows, len(rows))
        return len(rows)
    if task in (CHOOSE, BEGIN):
        seed_luck(desk.luck, seed, m.events)
    if task == CHOOSE:
        return choose_move(desk, seat, desk.luck)
    if task == BEGIN:
        begin_search(desk, len(desk.edges))
        return 0
    if task == IMAGINE:
        imagine(desk, m, amount, desk.luck)
        return desk.used[WORLDS_USED]
    think_on(desk, m, desk.specs[seat].persona, amount, desk.luck)
    return decide(desk, legal(desk.root[0], desk.root_moves), desk.luck) if task == DECIDE else 0


@compiled
def choose_move(desk: Desk, seat: int, luck: Array) -> int:
    """Choose a move for the seat to move of `desk.root`."""
    s = desk.root[0]
    spec = desk.specs[seat]
    m = desk.memories[seat]
    n = legal(s, desk.root_moves)
    if spec.way == RANDOM:
        return desk.root_moves[quick_below(luck, n)]
    if spec.way in (SEARCH, GUIDED):
        begin_search(desk, spec.iterations)
        think_on(desk, m, spec.persona, spec.iterations, luck)
        return decide(desk, n, luck)
    if spec.way == LEARNED:
        return choose_as_learned(desk, m, spec, n, luck)
    if spec.way == SOLVER:
        solve(s, m, spec.persona, desk.root_moves, n, desk.root_weights)
    else:
        policy(s, m, spec.persona, desk.root_moves, n, desk.root_weights)
    if spec.habit > 0:
        keep_habit(s, m, spec.habit, desk.root_moves, n, desk.root_weights)
    return desk.root_moves[pick(desk.root_weights, n, luck)]


@compiled
def choose_as_learned(desk: Desk, m: Record, spec: Record, n: int, luck: Array) -> int:
    """Choose as a network does; of the desk's first one, the decision is noted."""
    moves, weights = desk.root_moves, desk.root_weights
    if m.events < spec.astray:
        return moves[quick_below(luck, n)]
    hope = rate(desk.brain, desk.root[0], m, spec.net, moves, n, weights)
    temper(n, weights, spec.persona[WHIM])
    drop_rare(n, weights, spec.shy)
    i = pick(weights, n, luck)
    if spec.net == 0:
        note_decision(desk.samples, desk.brain.x, moves, n, m.seat, moves[i], weights[i], hope)
    return moves[i]


@compiled
def play_game(desk: Desk, number: int, turn: int) -> int:
    """Play a game of a series; write its summary and decisions, and return how many there were."""
    s = desk.state[0]
    desk.state[0] = desk.blank[0]
    derive_key(desk.key, number, s.key, desk.luck)
    seed = wide(desk.luck[0] >> np.uint64(2)) + turn
    for seat in range(s.players):
        desk.memories[seat] = desk.new_memories[seat]
        desk.memories[seat].haze = desk.specs[seat].persona[HAZE]
    t = desk.trace[0]
    clear_trace(t)
    deal(s, t, first_player(s.players, number))
    tell_everyone(desk, s)
    decisions = 0
    n = legal(s, desk.moves)
    while n > 0:
        move = desk.moves[0]
        # A step with exactly one legal move is not a decision.
        if n > 1:
            move = decide_for(desk, s, seed)
            desk.log[min(decisions, len(desk.log) - 1)] = move
            decisions += 1
        clear_trace(t)
        apply(s, t, move)
        tell_everyone(desk, s)
        n = legal(s, desk.moves)
    summarise(desk, s, decisions)
    return min(decisions, len(desk.log))


@compiled
def decide_for(desk: Desk, s: Record, seed: int) -> int:
    """Let the bot choose whose turn it is, from what its seat may know."""
    seat = s.turn
    desk.root[0] = s
    conceal(desk.root[0], seat)
    seed_luck(desk.luck, seed + seat, desk.memories[seat].events)
    return choose_move(desk, seat, desk.luck)


@compiled
def tell_everyone(desk: Desk, s: Record) -> None:
    """Let every seat remember what it may know of the events in the trace."""
    tell_seats(desk.memories, desk.trace[0], desk.rows, s.players)


@compiled
def summarise(desk: Desk, s: Record, decisions: int) -> None:
    """Write what a finished game came to."""
    summary = desk.summary[0]
    summary.decisions = decisions
    summary.first = s.first
    summary.reason = s.reason
    summary.rewards[:] = 0
    outcome(s, summary.rewards)
    settle_game(desk.samples, summary.rewards, s.players)
