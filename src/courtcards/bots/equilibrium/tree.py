"""The whole game as a tree, walked with the game's own compiled rules.

Only what a solution needs is kept: the information states of both seats and their moves, and the
ends of the game. A *slot* is a move at an information state. Since nobody forgets anything, everything a
seat did on the way to an end follows from its last slot there, so an end is two slots and a worth (the
sequence form of the game). Slots 0 and 1 stand for "nothing yet" of seats 0 and 1.
"""

from typing import NamedTuple

import numpy as np

from courtcards.bots.equilibrium.deals import Deal
from courtcards.bots.equilibrium.keys import fold_events, fold_position, history_key
from courtcards.engine.compile import Array, compiled, kernel
from courtcards.engine.gate import hide
from courtcards.engine.record import as_records
from courtcards.engine.trace import TRACE, clear_trace
from courtcards.play.dispatch import apply, legal, outcome
from courtcards.play.game import Game

SEATS = 2
MOST_STEPS = 160
TOO_MANY = -1
UNKNOWN = -1


class Tree(NamedTuple):
    """Information states (`seat` to `path`), slots (`move`), ends, and a table of keys."""

    seat: Array
    parent: Array
    first: Array
    size: Array
    deal: Array
    steps: Array
    path: Array
    move: Array
    end: Array
    worth: Array
    keys: Array
    places: Array


class Walk(NamedTuple):
    """One branch of the tree while it is walked, a row for every step."""

    states: Array
    traces: Array
    moves: Array
    counts: Array
    tried: Array
    seen: Array
    slots: Array
    firsts: Array
    rewards: Array
    observation: Array


def new_walk(game: Game) -> Walk:
    """Return room for one branch."""
    traces = as_records(np.zeros(1, TRACE))
    traces["on"] = 1
    return Walk(
        states=as_records(np.zeros(MOST_STEPS, game.kind.state)),
        traces=traces,
        moves=np.zeros((MOST_STEPS, game.kind.rules.MAX_MOVES), np.int16),
        counts=np.zeros(MOST_STEPS, np.int64),
        tried=np.zeros(MOST_STEPS, np.int64),
        seen=np.zeros((MOST_STEPS, SEATS), np.int64),
        slots=np.zeros((MOST_STEPS, SEATS), np.int64),
        firsts=np.zeros(MOST_STEPS, np.int64),
        rewards=np.zeros(SEATS, np.int8),
        observation=np.zeros(game.observation_size, np.int16),
    )


def build(game: Game, deals: list[Deal], sizes: Array) -> Tree:
    """Walk the game from every deal; `sizes` are those that `measure` found."""
    _, decisions, moves, ends, steps = sizes.tolist()
    tree = _blank_tree(decisions, moves, ends, steps)
    starts = _starts(game, deals)
    seen = np.array([[_key(deal, seat) for seat in range(SEATS)] for deal in deals], np.int64)
    weights = np.array([deal.probability for deal in deals])
    used = np.array([0, SEATS, 0], np.int64)
    fill(starts, seen, weights, new_walk(game), tree, used)
    return _trimmed(tree, *used.tolist())


def measure(game: Game, deals: list[Deal], most: int) -> Array:
    """Count positions, decisions, moves, ends and steps; positions are `TOO_MANY` beyond `most`."""
    starts = _starts(game, deals)
    sizes = np.zeros(5, np.int64)
    count(starts, new_walk(game), most, sizes)
    return sizes


def _starts(game: Game, deals: list[Deal]) -> Array:
    records = b"".join(deal.state.to_bytes() for deal in deals)
    return as_records(np.frombuffer(records, game.kind.state).copy())


def _key(deal: Deal, seat: int) -> int:
    return history_key(hide(deal.state.history, seat))


def _blank_tree(decisions: int, moves: int, ends: int, steps: int) -> Tree:
    """Return a tree with room for the worst case; the system gives memory only where it is used."""
    room = 1 << (2 * decisions + 1).bit_length()
    return Tree(
        seat=np.empty(decisions, np.int8),
        parent=np.empty(decisions, np.int32),
        first=np.empty(decisions, np.int32),
        size=np.empty(decisions, np.int16),
        deal=np.empty(decisions, np.int32),
        steps=np.empty(decisions, np.int16),
        path=np.empty((decisions, max(steps, 1)), np.int16),
        move=np.empty(moves + SEATS, np.int16),
        end=np.empty((ends, SEATS), np.int32),
        worth=np.empty(ends),
        keys=np.zeros(room, np.int64),
        places=np.full(room, UNKNOWN, np.int32),
    )


def _trimmed(tree: Tree, infos: int, slots: int, ends: int) -> Tree:
    """Give back the room that was not needed."""
    short = {name: getattr(tree, name)[:infos].copy() for name in Tree._fields[:7]}
    return tree._replace(
        **short,
        move=tree.move[:slots].copy(),
        end=tree.end[:ends],
        worth=tree.worth[:ends],
    )


@compiled
def settle(walk: Walk, depth: int) -> int:
    """Play forced steps, list the moves and return how many there are."""
    s, t, moves = walk.states[depth], walk.traces[0], walk.moves[depth]
    n = legal(s, moves)
    while n == 1:
        apply(s, t, moves[0])
        n = legal(s, moves)
    walk.counts[depth] = n
    walk.tried[depth] = 0
    return n


@compiled
def descend(walk: Walk, depth: int) -> None:
    """Play the next move that was not tried yet, on a copy one row below."""
    move = walk.moves[depth, walk.tried[depth]]
    walk.tried[depth] += 1
    walk.states[depth + 1] = walk.states[depth]
    clear_trace(walk.traces[0])
    apply(walk.states[depth + 1], walk.traces[0], move)


@kernel
def count(starts: Array, walk: Walk, most: int, sizes: Array) -> None:
    """Count what `measure` reports."""
    for deal in range(len(starts)):
        walk.states[0] = starts[deal]
        depth = 0
        n = settle(walk, 0)
        sizes[0] += 1
        while depth >= 0:
            if walk.tried[depth] == 0:
                sizes[2] += n
                sizes[1 if n > 0 else 3] += 1
                sizes[4] = max(sizes[4], depth)
            if sizes[0] > most or depth + 2 > MOST_STEPS:
                sizes[0] = TOO_MANY
                return
            if walk.tried[depth] == walk.counts[depth]:
                depth -= 1
                continue
            descend(walk, depth)
            depth += 1
            n = settle(walk, depth)
            sizes[0] += 1


@kernel
def fill(starts: Array, seen: Array, weights: Array, walk: Walk, tree: Tree, used: Array) -> None:
    """Walk every deal; `used` counts the information states, slots and ends written."""
    for deal in range(len(starts)):
        walk.states[0] = starts[deal]
        clear_trace(walk.traces[0])
        for seat in range(SEATS):
            walk.seen[0, seat] = seen[deal, seat]
            walk.slots[0, seat] = seat
        depth = 0
        visit(walk, 0, deal, weights[deal], tree, used)
        while depth >= 0:
            if walk.tried[depth] == walk.counts[depth]:
                depth -= 1
                continue
            descend(walk, depth)
            for seat in range(SEATS):
                walk.slots[depth + 1, seat] = walk.slots[depth, seat]
                walk.seen[depth + 1, seat] = walk.seen[depth, seat]
            turn = walk.states[depth].turn
            walk.slots[depth + 1, turn] = walk.firsts[depth] + walk.tried[depth] - 1
            depth += 1
            visit(walk, depth, deal, weights[deal], tree, used)


@compiled
def visit(walk: Walk, depth: int, deal: int, weight: float, tree: Tree, used: Array) -> None:
    """Write down an end, or find the information state of a decision."""
    n = settle(walk, depth)
    for seat in range(SEATS):
        walk.seen[depth, seat] = fold_events(walk.seen[depth, seat], walk.traces[0], seat)
    s = walk.states[depth]
    if n > 0:
        key = fold_position(walk.seen[depth, s.turn], s, s.turn, walk.observation)
        walk.firsts[depth] = tree.first[enter(walk, depth, deal, key, tree, used)]
        return
    outcome(s, walk.rewards)
    k = used[2]
    for seat in range(SEATS):
        tree.end[k, seat] = walk.slots[depth, seat]
    tree.worth[k] = weight if walk.rewards[0] == 1 else -weight
    used[2] += 1


@compiled
def enter(walk: Walk, depth: int, deal: int, key: int, tree: Tree, used: Array) -> int:
    """Return the number of an information state; a new one is written down."""
    place = find_place(tree.keys, tree.places, key)
    if tree.places[place] != UNKNOWN:
        return tree.places[place]
    info, slot, seat = used[0], used[1], walk.states[depth].turn
    tree.keys[place] = key
    tree.places[place] = info
    tree.seat[info] = seat
    tree.parent[info] = walk.slots[depth, seat]
    tree.first[info] = slot
    tree.size[info] = walk.counts[depth]
    tree.deal[info] = deal
    tree.steps[info] = depth
    for step in range(depth):
        tree.path[info, step] = walk.moves[step, walk.tried[step] - 1]
    for i in range(walk.counts[depth]):
        tree.move[slot + i] = walk.moves[depth, i]
    used[0] += 1
    used[1] += walk.counts[depth]
    return info


@compiled
def find_place(keys: Array, places: Array, key: int) -> int:
    """Return where in the table a key is, or would be."""
    mask = len(keys) - 1
    place = key & mask
    while places[place] != UNKNOWN and keys[place] != key:
        place = (place + 1) & mask
    return place


@kernel
def find_info(tree: Tree, key: int) -> int:
    """Return the number of an information state, or `UNKNOWN`."""
    return tree.places[find_place(tree.keys, tree.places, key)]
