"""Who leads a search: the rules of thumb of a game's mind, or a network that has learned it.

A network is asked three things. What the one to move would do, from what they would remember in the
imagined world; how likely the others were to do what they did in this round; and what a seat hopes for
where the search stops. It sees of a world only what that seat would see (`Senses.perceive`). Hopes are each
seat's own, because those of two seats do not add up to nothing: if what the one to move hopes for were taken
for the others' loss, it would seem to make hardly any difference who takes a card, since who takes it moves.
"""

import numpy as np

from courtcards.bots.learned.brain import ask, rate
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
    spec = desk.specs[m.seat]
    total = 0.0
    for seat in range(s.players):
        total += out[seat]
    for seat in range(s.players):
        # Others who play just as the network does learn nothing in the tree.
        if seat == m.seat or spec.trust < np.inf:
            hope = ask(desk.brain, s, desk.imagined[seat], spec.net)
            out[seat] = chance_hoped(hope, total, s.players)


@compiled
def chance_hoped(hope: float, total: float, players: int) -> float:
    """Return the chance of a seat that hopes for so much more than others; all have `total` together."""
    return min(max((total + hope * (players - 1)) / players, 0.0), 1.0)
