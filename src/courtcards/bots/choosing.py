"""Compiled choice: one move of one compiled bot, from what its seat may know."""

from courtcards.bots.luck import pick
from courtcards.bots.minds import keep_habit, policy, solve
from courtcards.bots.search.desk import Desk
from courtcards.bots.search.think import begin_search, decide, think_on
from courtcards.bots.spec import RANDOM, SEARCH, SOLVER
from courtcards.engine.chance import quick_below
from courtcards.engine.compile import Array, Record, compiled


@compiled
def choose_move(desk: Desk, spec: Record, m: Record, n: int, luck: Array) -> int:
    """Choose one of the first `n` of `desk.root_moves` for the seat to move of `desk.root`."""
    s = desk.root[0]
    if spec.way == RANDOM:
        return desk.root_moves[quick_below(luck, n)]
    if spec.way == SEARCH:
        begin_search(desk)
        think_on(desk, m, spec.persona, spec.iterations, luck)
        return decide(desk, n, luck)
    if spec.way == SOLVER:
        solve(s, m, spec.persona, desk.root_moves, n, desk.root_weights)
    else:
        policy(s, m, spec.persona, desk.root_moves, n, desk.root_weights)
    if spec.habit > 0:
        keep_habit(s, m, spec.habit, desk.root_moves, n, desk.root_weights)
    return desk.root_moves[pick(desk.root_weights, n, luck)]
