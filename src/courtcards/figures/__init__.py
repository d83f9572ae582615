"""Figures: statistics about how a game was played. One file per game; a game without one has no figures."""

from courtcards.engine.contract import Kind
from courtcards.engine.registry import part
from courtcards.figures.counting import NO_FIGURES, Count, Figure, Figures


def figures_of(kind: Kind) -> Figures:
    """Return the statistics that a game has.

    >>> from courtcards.games import find
    >>> [figure.name for figure in figures_of(find("royal-gambit")).told]
    ['hits per hand', 'busts', 'points per hand']
    """
    own: Figures | None = getattr(part("figures", kind.name), "FIGURES", None)
    return own or NO_FIGURES


__all__ = ["NO_FIGURES", "Count", "Figure", "Figures", "figures_of"]
