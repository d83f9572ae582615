"""Figures: what can be told about how a game was played. A file per game; a game without one has none."""

from importlib import import_module
from types import ModuleType

from courtcards.engine.contract import Kind
from courtcards.figures.counting import NO_FIGURES, Count, Figure, Figures


def figures_of(kind: Kind) -> Figures:
    """Return what can be told about how a game was played.

    >>> from courtcards.games import find
    >>> [figure.name for figure in figures_of(find("royal-gambit")).told]
    ['hits per hand', 'busts', 'points per hand']
    """
    module = _part(kind.name)
    if module is None:
        return NO_FIGURES
    figures: Figures = module.FIGURES
    return figures


def _part(game: str) -> ModuleType | None:
    """Return the file that is named after a game, if there is one."""
    name = f"{__name__}.{game.replace('-', '_')}"
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None


__all__ = ["NO_FIGURES", "Count", "Figure", "Figures", "figures_of"]
