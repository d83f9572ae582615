"""Every layer has a part of its own for each of our games, or something that serves any game."""

from collections.abc import Iterator
from pathlib import Path

from courtcards.engine.registry import is_ours, names, part

CLIENT = Path(__file__).parents[2] / "client" / "src" / "games"
# What a layer's part of a game must have, by the layer.
WANTED = {
    "bots": ("MIND", "LADDER"),
    "lessons": ("LESSON",),
    "terminal": ("draw",),
    "adapters.openspiel": ("most_decisions", "most_shuffles", "retell"),
}
# What the browser client's folder of a game must have.
PAGES = ("game.ts", "Picture.svelte")
GAMES = [name for name in names() if is_ours(name)]


def missing(layer: str, game: str) -> list[str]:
    """Return what a layer has no part for, so that something plain serves."""
    if layer == "browser":
        return [name for name in PAGES if not (CLIENT / game / name).is_file()]
    found = part(layer, game)
    return [name for name in WANTED[layer] if not hasattr(found, name)]


def matrix(games: list[str]) -> Iterator[str]:
    """Say for each game and layer whether the game has a part of its own there."""
    layers = [*WANTED, "browser"]
    yield " ".join([" " * 24, *(f"{layer:20}" for layer in layers)]).rstrip()
    for game in games:
        cells = (missing(layer, game) for layer in layers)
        told = (f"plain: {', '.join(cell)}" if cell else "own" for cell in cells)
        yield " ".join([f"{game:24}", *(f"{cell:20}" for cell in told)]).rstrip()


def test_every_game_has_a_part_in_every_layer() -> None:
    """With `pytest -s` the matrix can be read, also with games from outside."""
    print("", *matrix(names()), sep="\n")
    assert not [line for line in matrix(GAMES) if "plain" in line]
