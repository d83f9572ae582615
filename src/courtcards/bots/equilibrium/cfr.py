"""Counterfactual regret minimisation (CFR+) and best responses, over the tree's slots.

A *plan* gives every slot the probability that its seat plays all moves up to it; the gain of a slot
is what it brings its seat, weighted with chance and the other seat's plan (Tammelin 2014: regrets
stay at zero or above, seats take turns, later rounds weigh more in the average).
"""

import numpy as np

from courtcards.bots.equilibrium.tree import SEATS, Tree
from courtcards.engine.compile import Array, compiled, kernel


@compiled
def collect_gains(tree: Tree, plan: Array, seat: int, gains: Array) -> None:
    """Write what every end brings `seat` into the slot that leads there."""
    gains[:] = 0.0
    sign = 1.0 if seat == 0 else -1.0
    for i in range(len(tree.worth)):
        gains[tree.end[i, seat]] += sign * tree.worth[i] * plan[tree.end[i, 1 - seat]]


@compiled
def update_regrets(tree: Tree, seat: int, policy: Array, regrets: Array, gains: Array) -> None:
    """Compare every move with the policy, from the last decisions back to the first."""
    for info in range(len(tree.seat) - 1, -1, -1):
        if tree.seat[info] != seat:
            continue
        first, last = tree.first[info], tree.first[info] + tree.size[info]
        gain = 0.0
        for slot in range(first, last):
            gain += policy[slot] * gains[slot]
        for slot in range(first, last):
            regrets[slot] = max(0.0, regrets[slot] + gains[slot] - gain)
        gains[tree.parent[info]] += gain


@compiled
def normalise(tree: Tree, seat: int, weights: Array, policy: Array) -> None:
    """Make a policy of weights; where all are zero, every move is as likely."""
    for info in range(len(tree.seat)):
        if tree.seat[info] != seat:
            continue
        first, last = tree.first[info], tree.first[info] + tree.size[info]
        total = 0.0
        for slot in range(first, last):
            total += weights[slot]
        for slot in range(first, last):
            policy[slot] = weights[slot] / total if total > 0 else 1.0 / tree.size[info]


@compiled
def make_plan(tree: Tree, seat: int, policy: Array, plan: Array) -> None:
    """Multiply a policy along the tree."""
    plan[seat] = 1.0
    for info in range(len(tree.seat)):
        if tree.seat[info] == seat:
            for slot in range(tree.first[info], tree.first[info] + tree.size[info]):
                plan[slot] = plan[tree.parent[info]] * policy[slot]


@kernel
def learn(
    tree: Tree, policy: Array, plan: Array, regrets: Array, average: Array, start: int, rounds: int
) -> None:
    """Go on learning for some rounds, the first of which is number `start` (from 1)."""
    gains = np.empty(len(plan))
    for number in range(start, start + rounds):
        for seat in range(SEATS):
            collect_gains(tree, plan, seat, gains)
            update_regrets(tree, seat, policy, regrets, gains)
            normalise(tree, seat, regrets, policy)
            make_plan(tree, seat, policy, plan)
        for slot in range(len(plan)):
            average[slot] += number * plan[slot]


@kernel
def begin(tree: Tree, weights: Array, policy: Array, plan: Array) -> None:
    """Make policy and plan of both seats from weights."""
    for seat in range(SEATS):
        normalise(tree, seat, weights, policy)
        make_plan(tree, seat, policy, plan)


@kernel
def best_response(tree: Tree, plan: Array, seat: int) -> float:
    """Return the most that `seat` can win against the other seat's plan."""
    gains = np.empty(len(plan))
    collect_gains(tree, plan, seat, gains)
    for info in range(len(tree.seat) - 1, -1, -1):
        if tree.seat[info] == seat:
            best = gains[tree.first[info]]
            for slot in range(tree.first[info] + 1, tree.first[info] + tree.size[info]):
                best = max(best, gains[slot])
            gains[tree.parent[info]] += best
    return gains[seat]


@kernel
def expected(tree: Tree, plan: Array) -> float:
    """Return what seat 0 wins on average if both keep to their plans."""
    total = 0.0
    for i in range(len(tree.worth)):
        total += tree.worth[i] * plan[tree.end[i, 0]] * plan[tree.end[i, 1]]
    return total


@kernel
def find_reach(tree: Tree, plan: Array) -> Array:
    """Return how likely every slot is to be played, chance and both plans considered."""
    reach = np.zeros(len(plan))
    for i in range(len(tree.worth)):
        chance = abs(tree.worth[i]) * plan[tree.end[i, 0]] * plan[tree.end[i, 1]]
        for seat in range(SEATS):
            reach[tree.end[i, seat]] += chance
    for info in range(len(tree.seat) - 1, -1, -1):
        for slot in range(tree.first[info], tree.first[info] + tree.size[info]):
            reach[tree.parent[info]] += reach[slot]
    return reach
