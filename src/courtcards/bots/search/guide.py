"""Who leads a search: the rules of thumb of a game's mind, or a network that has learned it.

A network is asked three things. What the one to move would do, from what they would remember in the imagined
world; how likely the others were to do what they did in this round; and what the one to move hopes for where
the search stops. It sees of a world only what that seat would see (`Senses.perceive`).
"""

import numpy as np

from courtcards.bots.learned.brain import rate
from courtcards.bots.minds import policy, take_back, value, weigh
from courtcards.bots.remembering import tell_seats
from courtcards.bots.search.desk import Desk
from courtcards.bots.spec import GUIDED
from courtcards.engine.compile import Array, Record, compiled
from courtcards.engine.record import OVER
from courtcards.play.dispatch import legal

# How often somebody is taken to do anything at all instead of what the network would do.
STRAYS = 0.1


@compiled
def is_guided(desk: Desk, m: Record) -> bool:
    """Say whether a network leads the search of a seat."""
    return desk.specs[m.seat].way == GUIDED


@compiled
def advise(desk: Desk, s: Record, m: Record, persona: Array, n: int, weights: Array) -> None:
    """Write how likely the one to move plays each of the moves, in a search of the seat of `m`."""
    if is_guided(desk, m):
        mine = desk.imagined[s.turn]
        rate(desk.brain, s, mine, desk.specs[m.seat].net, desk.moves, n, weights)
    else:
        policy(s, m, persona, desk.moves, n, weights)


@compiled
def share_memory(desk: Desk, m: Record) -> None:
    """Let everyone in a world remember what the one who thinks does: behaviour so far is public."""
    if is_guided(desk, m):
        for seat in range(m.players):
            desk.imagined[seat] = m
            desk.imagined[seat].seat = seat


@compiled
def remember_step(desk: Desk, s: Record, m: Record) -> None:
    """Let everyone in a world remember what they may know of what just happened there."""
    if is_guided(desk, m):
        tell_seats(desk.imagined, desk.world_trace[0], desk.rows, s.players)


@compiled
def weigh_world(desk: Desk, world: Record, m: Record) -> float:
    """Return the logarithm of how likely the others did what they did in such a world."""
    if not is_guided(desk, m):
        return weigh(world, m)
    desk.world[0] = world
    desk.imagined[0] = m
    s = desk.world[0]
    past = desk.imagined[0]
    total = 0.0
    move = take_back(s, past)
    while move >= 0:
        if s.turn != m.seat:
            past.seat = s.turn
            total += np.log(chance_of(desk, s, past, desk.specs[m.seat].net, move))
        move = take_back(s, past)
    past.seat = m.seat
    # What was before this round, and what the game cannot take back, is weighed by rules of thumb.
    return total + weigh(s, past)


@compiled
def chance_of(desk: Desk, s: Record, m: Record, net: int, move: int) -> float:
    """Return how likely the one to move plays a move."""
    n = legal(s, desk.moves)
    rate(desk.brain, s, m, net, desk.moves, n, desk.weights)
    chance = STRAYS / n
    for i in range(n):
        if desk.moves[i] == move:
            chance += (1.0 - STRAYS) * desk.weights[i]
    return chance


@compiled
def foresee(desk: Desk, s: Record, m: Record, luck: Array) -> None:
    """Guess what each seat will get where the search stops."""
    out = desk.values
    value(s, m, luck, out)
    if s.turn == OVER or not is_guided(desk, m):
        return
    n = legal(s, desk.moves)
    hope = rate(
        desk.brain,
        s,
        desk.imagined[s.turn],
        desk.specs[m.seat].net,
        desk.moves,
        n,
        desk.weights,
    )
    settle(out, s.turn, s.players, hope)


@compiled
def settle(out: Array, mover: int, players: int, hope: float) -> None:
    """Let the mover get what it hopes for; where one wins or one loses, the others share what that leaves."""
    total = 0.0
    for seat in range(players):
        total += out[seat]
    chance = total / players + hope * (players - 1) / players
    chance = min(max(chance, 0.0), 1.0)
    # All others together get or lose this many times as much.
    if abs(total - 1.0) < 1e-6:
        share = (1.0 - chance) / max(1.0 - out[mover], 1e-9)
        for seat in range(players):
            out[seat] *= share
    elif abs(total - players + 1.0) < 1e-6:
        share = chance / max(out[mover], 1e-9)
        for seat in range(players):
            out[seat] = 1.0 - share * (1.0 - out[seat])
    out[mover] = chance
