"""Figures: what can be told about how a game was played. A file per game; a game without one has none."""

from courtcards.engine.contract import Kind
from courtcards.engine.registry import part
from courtcards.figures.counting import NO_FIGURES, Count, Figure, Figures


def figures_of(kind: Kind) -> Figures:
    """Return what can be told about how a game was played.

    >>> from courtcards.games import find
    >>> [figure.name for figure in figures_of(find("royal-gambit")).told]
    ['hits per hand', 'busts', 'points per hand']
    """
    own: Figures | None = getattr(part("figures", kind.name), "FIGURES", None)
    return own or NO_FIGURES


__all__ = ["NO_FIGURES", "Count", "Figure", "Figures", "figures_of"]
