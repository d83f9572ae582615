"""One search: imagine worlds, play them out from the seat's view, and remember what paid.

Every iteration takes an imagined world, drawn in proportion to its likelihood, and plays the rest of
the round (or hand, or game) in it. Each player chooses by what they themselves may know: their statistics
are kept under a fingerprint of all they have seen since the search began (multiple-observer information set
Monte-Carlo tree search). Moves that the rules of thumb like are tried first (PUCT), and the bot's trust
says how strongly they guide the others.
"""

from typing import Any

import numpy as np

from courtcards.bots.minds import draw, even, mixed, playout, stage
from courtcards.bots.search.desk import DEPTH, EDGES_USED, ROOM, WORLDS, WORLDS_USED, Desk
from courtcards.bots.search.guide import (
    advise,
    foresee,
    is_guided,
    remember_step,
    share_memory,
    weigh_world,
)
from courtcards.engine.chance import wide
from courtcards.engine.compile import Array, Record, compiled
from courtcards.engine.gate import card_seen
from courtcards.engine.luck import pick, unit
from courtcards.engine.record import OVER
from courtcards.engine.trace import CODE, OTHER, SEAT, VALUE, clear_trace
from courtcards.play.dispatch import apply, legal

# Worlds are drawn, and iterations made, in slices of this many.
SLICE = 128
# A network knows more than a few tries tell: what a move brought counts only beside as many that brought no
# more than others do. A guess.
CAUTION = 16.0
# How many edges there is room for: a short search need not clear the whole desk.
LEAST_ROOM, ROOM_EACH = 1024, 16

_PRIME = 0x9E3779B97F4A7C15


@compiled
def begin_search(desk: Desk, iterations: int) -> None:
    """Prepare a search from `desk.root` of about so many iterations."""
    room = LEAST_ROOM
    while room < ROOM_EACH * iterations and room < len(desk.edges):
        room *= 2
    desk.used[EDGES_USED] = 0
    desk.used[WORLDS_USED] = 0
    desk.used[ROOM] = room
    for i in range(room):
        desk.edges[i].key = 0


@compiled
def think_on(desk: Desk, m: Record, persona: Array, iterations: int, luck: Array) -> None:
    """Make some iterations more."""
    done = 0
    while done < iterations:
        slice_ = min(SLICE, iterations - done)
        imagine(desk, m, slice_, luck)
        for _ in range(slice_):
            desk.world[0] = desk.worlds[pick_world(desk, luck)]
            iterate(desk, m, persona, luck)
        done += slice_


@compiled
def imagine(desk: Desk, m: Record, count: int, luck: Array) -> None:
    """Draw more worlds, as far as there is room; `chances` adds up their likelihoods."""
    start = desk.used[WORLDS_USED]
    end = min(start + count, WORLDS)
    for i in range(start, end):
        desk.worlds[i] = desk.root[0]
        draw(desk.worlds[i], m, luck)
        # A game rests only where there is a choice: whoever moves must have one.
        while legal(desk.worlds[i], desk.moves) == 1:
            desk.worlds[i] = desk.root[0]
            draw(desk.worlds[i], m, luck)
        likelihood = np.exp(min(weigh_world(desk, desk.worlds[i], m), 300.0))
        desk.chances[i] = likelihood + (desk.chances[i - 1] if i > 0 else 0.0)
    desk.used[WORLDS_USED] = end


@compiled
def pick_world(desk: Desk, luck: Array) -> int:
    """Choose one of the worlds in proportion to its likelihood."""
    count = desk.used[WORLDS_USED]
    mark = unit(luck) * desk.chances[count - 1]
    low = 0
    high = count - 1
    while low < high:
        middle = (low + high) // 2
        if desk.chances[middle] > mark:
            high = middle
        else:
            low = middle + 1
    return low


@compiled
def iterate(desk: Desk, m: Record, persona: Array, luck: Array) -> None:
    """Play one world from the root to the end of the stage and write down what it brought."""
    s = desk.world[0]
    now = stage(s)
    for seat in range(s.players):
        desk.sight[seat] = np.uint64(seat + 1)
    share_memory(desk, m)
    depth = descend(desk, s, m, persona, now, luck)
    play_out(desk, s, m, persona, now, luck)
    foresee(desk, s, m, luck)
    for i in range(depth):
        edge = desk.edges[desk.path[i]]
        edge.visits += 1
        edge.total += desk.values[desk.movers[i]]


@compiled
def descend(desk: Desk, s: Record, m: Record, persona: Array, now: int, luck: Array) -> int:
    """Choose by what has paid so far until something new is met; return the length of the path."""
    depth = 0
    is_root = True
    while s.turn != OVER and stage(s) == now and depth + 2 < DEPTH:
        n = legal(s, desk.moves)
        move = desk.moves[0]
        if n > 1:
            seat = s.turn
            node = desk.sight[seat]
            at = find(desk, node)
            if at < 0:
                return depth
            is_new = desk.edges[at].visits == 0
            desk.path[depth] = at
            desk.movers[depth] = seat
            move = select(desk, s, m, persona, n, at, is_root, luck)
            at = find(desk, edge_key(node, move))
            depth += 1
            if at >= 0:
                desk.path[depth] = at
                desk.movers[depth] = seat
                depth += 1
            if is_new:
                step(desk, s, m, move)
                return depth
        step(desk, s, m, move)
        is_root = False
    return depth


@compiled
def select(
    desk: Desk,
    s: Record,
    m: Record,
    persona: Array,
    n: int,
    node: int,
    is_root: bool,
    luck: Array,
) -> int:
    """Choose the move with the best of what it brought and what it promises."""
    weights = desk.root_weights if is_root else desk.weights
    # What is advised at the root is the same in every world.
    if not is_root or desk.edges[node].visits == 0:
        advise(desk, s, m, persona, n, weights)
    guide = desk.specs[m.seat].guide if s.turn == m.seat else desk.specs[m.seat].trust
    if guide == np.inf:
        return desk.moves[pick(weights, n, luck)]
    total = 1e-12
    for i in range(n):
        total += weights[i]
    visits = desk.edges[node].visits
    mean = desk.edges[node].total / max(visits, 1)
    promise = guide * np.sqrt(visits + 1.0)
    alike = 0.0 if is_guided(desk, m) else even(s)
    evenly = alike / n
    liked = (1.0 - alike) / total
    doubt = CAUTION if is_guided(desk, m) else 0.0
    best = -1.0
    chosen = 0
    for i in range(n):
        tried, paid = look_up(desk, edge_key(desk.edges[node].key, desk.moves[i]))
        hope = promise * (evenly + liked * weights[i]) / (1 + tried)
        score = (paid + doubt * mean) / (tried + doubt) if tried + doubt > 0 else mean
        score += hope
        if score > best:
            best = score
            chosen = i
    return desk.moves[chosen]


@compiled
def step(desk: Desk, s: Record, m: Record, move: int) -> None:
    """Play a move, and let everyone see of it what they may."""
    t = desk.world_trace[0]
    clear_trace(t)
    apply(s, t, move)
    remember_step(desk, s, m)
    for i in range(t.events_used):
        row = t.events[i]
        for seat in range(s.players):
            event = wide(row[CODE]) << 40 ^ wide(row[SEAT] + 1) << 32 ^ wide(row[OTHER] + 1) << 24
            event ^= (card_seen(row, seat) + 1) << 16 ^ (wide(row[VALUE]) + 1) & 0xFFFF
            desk.sight[seat] = stir(desk.sight[seat], event)


@compiled
def stir(fingerprint: int, number: int) -> int:
    """Add a number to a fingerprint."""
    x = (np.uint64(fingerprint) ^ np.uint64(number)) * np.uint64(_PRIME)
    return x ^ (x >> np.uint64(29))  # type: ignore[return-value]


@compiled
def edge_key(node: int, move: int) -> int:
    """Return the fingerprint of a move at an information set."""
    return stir(node, wide(move) + 0x7F4A0000)


@compiled
def probe(desk: Desk, key: int) -> int:
    """Return the place where an edge is, or the free one where it would be."""
    size = np.uint64(desk.used[ROOM] - 1)
    at = np.uint64(key) & size
    while desk.edges[at].key != 0 and desk.edges[at].key != key:
        at = (at + np.uint64(1)) & size
    return wide(at)


@compiled
def find(desk: Desk, key: int) -> int:
    """Return the place of an edge, made if need be; -1 if there is no room for a new one."""
    at = probe(desk, key)
    edge = desk.edges[at]
    if edge.key == 0:
        if 4 * desk.used[EDGES_USED] >= 3 * desk.used[ROOM]:
            return -1
        edge.key = key
        edge.visits = 0
        edge.total = 0.0
        desk.used[EDGES_USED] += 1
    return at


@compiled
def look_up(desk: Desk, key: int) -> tuple[int, float]:
    """Return how often an edge was taken and what it brought; nothing is made."""
    edge = desk.edges[probe(desk, key)]
    if edge.key == 0:
        return 0, 0.0
    return edge.visits, edge.total


@compiled
def play_out(desk: Desk, s: Record, m: Record, persona: Array, now: int, luck: Array) -> None:
    """Play on as everyone is taken to play, to the end of the stage if the game's mind has the patience."""
    t = desk.world_trace[0]
    t.on = is_guided(desk, m)
    left = playout(s)
    while left > 0 and s.turn != OVER and stage(s) == now:
        left -= 1
        n = legal(s, desk.moves)
        i = 0
        if n > 1:
            advise(desk, s, m, persona, n, desk.weights)
            i = pick(desk.weights, n, luck)
        clear_trace(t)
        apply(s, t, desk.moves[i])
        remember_step(desk, s, m)
    t.on = 1


@compiled
def decide(desk: Desk, n: int, luck: Array) -> int:
    """Choose a move by how often each was tried: the favourite, or one tried nearly as often."""
    most = 0
    root: Any = np.uint64(desk.root[0].turn + 1)
    for i in range(n):
        tried, _ = look_up(desk, edge_key(root, desk.root_moves[i]))
        desk.root_weights[i] = tried
        most = max(most, tried)
    for i in range(n):
        if desk.root_weights[i] < mixed(desk.root[0]) * most:
            desk.root_weights[i] = 0.0
    return desk.root_moves[pick(desk.root_weights, n, luck)]
