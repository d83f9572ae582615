"""Weights of networks: small files in the package, one for each game that has been learned."""

from functools import cache
from pathlib import Path

import numpy as np

from courtcards.bots.learned.net import weight_count
from courtcards.bots.learned.senses import Senses
from courtcards.engine.compile import Array
from courtcards.engine.errors import OptionError

ROOT = Path(__file__).parent / "weights"


def path_of(game: str) -> Path:
    """Return where the weights of a game's own network are, if it has any."""
    return ROOT / f"{game}.npy"


def has_weights(game: str) -> bool:
    """Say whether the package brings a network that has learned a game."""
    return path_of(game).is_file()


def own_weights(game: str, senses: Senses) -> Array:
    """Return the weights that come with the package; without any, all moves are rated equal."""
    return _own_weights(game, weight_count(senses.told, senses.heads))


@cache
def _own_weights(game: str, count: int) -> Array:
    path = path_of(game)
    return read_weights(path, count) if path.is_file() else np.zeros(count, np.float32)


def read_weights(path: Path, count: int) -> Array:
    """Return so many weights from a file; one that has others is refused."""
    try:
        weights = np.load(path, allow_pickle=False)
    except (OSError, ValueError, EOFError):
        raise OptionError(f"{path.name} is not a file of weights.") from None
    if weights.shape != (count,) or weights.dtype != np.float16:
        raise OptionError(
            f"{path.name} has not the {count:,} weights that this game's network has."
        )
    return weights.astype(np.float32)


def write_weights(path: Path, weights: Array) -> None:
    """Write weights with half the digits: nobody plays worse for it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        np.save(file, weights.astype(np.float16), allow_pickle=False)
