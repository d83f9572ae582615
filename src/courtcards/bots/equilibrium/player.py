"""A bot that plays by a solution."""

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from courtcards.bots.bot import Bot
from courtcards.bots.equilibrium.saved import check_fits, load_solution
from courtcards.play.moves import Move

if TYPE_CHECKING:
    from courtcards.play.game import Game
    from courtcards.play.view import View

# A seed for each event of a game that is seen, for as long as games are.
EVENTS = 1 << 20


class EquilibriumBot(Bot):
    """Draws its moves as a solution in a file has it: at every table of that game, in either seat.

    Its choice depends on its seed and on how many events it has seen, as that of all our bots.
    """

    def __init__(self, path: Path, game: "Game") -> None:
        self.name = f"equilibrium:{path.name}"
        self._path = path
        self._seed = 0
        self._solution = load_solution(path)
        check_fits(self._solution, game, path.name)

    def reset(self, game: "Game", seat: int, seed: int) -> None:
        """Sit down at a new game."""
        self._seed = seed

    def choose(self, view: "View") -> Move:
        """Return a move, drawn as likely as the solution plays it."""
        policy = self._solution.policy(view)
        luck = Random(self._seed * EVENTS + len(view.history))
        [number] = luck.choices(list(policy), list(policy.values()))
        return Move(view.game, view.viewer, number)

    def __getstate__(self) -> dict[str, Any]:
        # A solution may be large; it is in its file.
        return {name: value for name, value in self.__dict__.items() if name != "_solution"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._solution = load_solution(self._path)
