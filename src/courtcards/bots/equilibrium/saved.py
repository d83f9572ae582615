"""Solutions in files: written when a game is solved, read by whoever plays by them.

A file is a line of JSON, which says for what game it is and how good, then three arrays: the numbers of
all information states in order, how many moves each of them has, and how likely each of those is, lowest
move first. At the end is the SHA-256 of all that.
"""

import hashlib
import json
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from courtcards.bots.equilibrium.keys import key_of
from courtcards.bots.equilibrium.solution import Equilibrium
from courtcards.bots.equilibrium.tree import UNKNOWN
from courtcards.engine.compile import Array
from courtcards.engine.errors import CourtCardsError, MoveError
from courtcards.engine.files import replace_file
from courtcards.engine.phrases import Data
from courtcards.play.game import Game, make_game
from courtcards.play.view import View

FORMAT = "courtcards-solution/1"
DIGEST = 32
KEY, SIZE, CHANCE = np.dtype("<i8"), np.dtype("<i2"), np.dtype("<f4")
# Enough for a match of several solutions.
KEPT = 8


class SolutionError(CourtCardsError):
    """A file that has no solution, or that of another game."""


@dataclass(frozen=True)
class Solution:
    """What to do in a game, whatever one has seen: read by `load_solution`, and played.

    `value` and `exploitability` are those of the `Equilibrium` that was saved.
    """

    game: Game
    value: float
    exploitability: float
    checksum: str
    keys: Array
    sizes: Array
    chances: Array

    def __post_init__(self) -> None:
        object.__setattr__(self, "_ends", np.cumsum(self.sizes, dtype=np.int64))

    @property
    def information_states(self) -> int:
        """How many different things a seat can know when it decides."""
        return len(self.keys)

    def policy(self, view: View) -> dict[int, float]:
        """Return how likely each legal move of a view's seat is to be played, by its number."""
        key = key_of(view)
        place = int(np.searchsorted(self.keys, key))
        numbers = view.legal.tolist()
        if place == len(self.keys) or self.keys[place] != key or self.sizes[place] != len(numbers):
            raise MoveError("This view is not a decision in the game that was solved.")
        end = int(self._ends[place])  # type: ignore[attr-defined]
        return dict(zip(numbers, self.chances[end - len(numbers) : end].tolist(), strict=True))


def save_solution(found: Equilibrium, path: Path) -> None:
    """Write what an equilibrium does into a file, which `load_solution` reads.

    >>> from tempfile import TemporaryDirectory
    >>> from courtcards.bots.equilibrium import solve
    >>> from courtcards.play.game import game
    >>> tiny = game("cockroach-poker", 2, creatures=2, copies=2, limit=2, removed=2)
    >>> found = solve(tiny, iterations=100)
    >>> with TemporaryDirectory() as folder:
    ...     save_solution(found, Path(folder, "tiny"))
    ...     solution = load_solution(Path(folder, "tiny"))
    >>> abs(found.exploitability_of(solution.policy) - found.exploitability) < 1e-6
    True
    """
    keys, infos = _keys(found)
    sizes = found.tree.size[infos]
    firsts = found.tree.first[infos]
    slots = np.repeat(firsts - np.cumsum(sizes) + sizes, sizes) + np.arange(sizes.sum())
    head = _head(found) | {"information_states": len(keys), "moves": len(slots)}
    line = json.dumps(head)
    # What follows is read where it lies, which is fast only at addresses that divide by eight.
    line += " " * (-(len(line) + 1) % KEY.itemsize)
    parts = [f"{line}\n".encode(), keys.astype(KEY).tobytes()]
    parts += [sizes.astype(SIZE).tobytes(), found.probabilities[slots].astype(CHANCE).tobytes()]
    whole = b"".join(parts)
    replace_file(path, whole + hashlib.sha256(whole).digest())


def _keys(found: Equilibrium) -> tuple[Array, Array]:
    """Return the numbers of all information states in order, and where in the tree each of them is."""
    used = found.tree.places != UNKNOWN
    keys, infos = found.tree.keys[used], found.tree.places[used]
    order = np.argsort(keys)
    return keys[order], infos[order]


def _head(found: Equilibrium) -> Data:
    game = found.game
    return {
        "format": FORMAT,
        "game": game.name,
        "spaces": len(game.kind.spaces),
        "players": game.players,
        "options": game.options,
        "value": found.value,
        "exploitability": found.exploitability,
    }


def load_solution(path: Path) -> Solution:
    """Read a solution that `courtcards solve --save` has written; a file is read once."""
    try:
        stat = path.stat()
        return _load(path, stat.st_mtime_ns, stat.st_size)
    except OSError as error:
        raise SolutionError(f"{path.name} cannot be read: {error.strerror}.") from None


@lru_cache(KEPT)
def _load(path: Path, changed: int, size: int) -> Solution:
    contents = path.read_bytes()
    head = _read_head(contents, path.name)
    digest = contents[-DIGEST:]
    if hashlib.sha256(memoryview(contents)[:-DIGEST]).digest() != digest:
        raise SolutionError(f"{path.name} is damaged: solve the game again.")
    game = make_game(head["game"], head["players"], None, head["options"])
    if head["spaces"] != len(game.kind.spaces):
        raise SolutionError(f"{path.name} is of an older version of the game: solve it again.")
    return Solution(
        game, head["value"], head["exploitability"], digest.hex(), *_arrays(contents, head)
    )


def _read_head(contents: bytes, name: str) -> Data:
    try:
        head: Any = json.loads(contents[: contents.index(b"\n")])
        found = head["format"]
    except (ValueError, LookupError, TypeError, RecursionError):
        raise SolutionError(
            f"{name} has no solution: `courtcards solve --save` writes them."
        ) from None
    if found != FORMAT:
        raise SolutionError(
            f"{name} is of the format {found!r:.40}, not {FORMAT!r}: solve the game again."
        )
    checked: Data = head
    return checked


def _arrays(contents: bytes, head: Data) -> tuple[Array, Array, Array]:
    states, moves = head["information_states"], head["moves"]
    start = contents.index(b"\n") + 1
    keys = np.frombuffer(contents, KEY, states, start)
    sizes = np.frombuffer(contents, SIZE, states, start + keys.nbytes)
    chances = np.frombuffer(contents, CHANCE, moves, start + keys.nbytes + sizes.nbytes)
    return keys, sizes, chances


def check_fits(solution: Solution, game: Game, name: str) -> None:
    """Refuse a game that is not the one that was solved, and say in what they differ."""
    solved = solution.game
    wanted = {"game": solved.name, "players": solved.players, **solved.options}
    given = {"game": game.name, "players": game.players, **game.options}
    differing = [
        key for key in ("game", "players", *solved.options) if given.get(key) != wanted[key]
    ]
    if differing:
        there = ", ".join(f"{key}={wanted[key]}" for key in differing)
        here = ", ".join(f"{key}={given.get(key)}" for key in differing if key in given)
        raise SolutionError(f"{name} is the solution of another game: of {there}, not {here}.")
