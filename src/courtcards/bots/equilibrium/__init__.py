"""The exact solution of small two-player Cockroach Poker: an equilibrium policy.

>>> from courtcards.play.game import game
>>> tiny = game("cockroach-poker", 2, creatures=2, copies=2, limit=2, removed=0)
>>> found = solve(tiny, iterations=500)
>>> round(found.value, 2), found.exploitability < 0.01
(-0.67, True)
"""

from courtcards.bots.equilibrium.saved import Solution as Solution
from courtcards.bots.equilibrium.saved import load_solution as load_solution
from courtcards.bots.equilibrium.saved import save_solution as save_solution
from courtcards.bots.equilibrium.solution import Equilibrium as Equilibrium
from courtcards.bots.equilibrium.solution import Learning as Learning
from courtcards.bots.equilibrium.solution import Policy as Policy
from courtcards.bots.equilibrium.solution import solve as solve

__all__ = [
    "Equilibrium",
    "Learning",
    "Policy",
    "Solution",
    "load_solution",
    "save_solution",
    "solve",
]
