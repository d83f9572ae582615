"""Court Cards: four card games of lies, luck and court intrigue.

>>> import courtcards as cc
>>> state = cc.game("cockroach-poker", players=3).deal(seed=7)
>>> while not state.over:
...     state.play(state.moves()[0])
>>> len(state.result.winners)
2
"""

# Importing typing takes a while, and a command should react to Ctrl-C before anything is loaded.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from courtcards.engine.errors import (
        CourtCardsError,
        MoveError,
        OptionError,
        TranscriptError,
    )
    from courtcards.play.game import Game, game
    from courtcards.play.moves import Move, Result
    from courtcards.play.state import State
    from courtcards.play.view import View

__version__ = "0.1.0"

# Names are loaded when they are asked for, so that `courtcards --help` need not load the compiler.
_HOMES = {
    "CourtCardsError": "courtcards.engine.errors",
    "Game": "courtcards.play.game",
    "Move": "courtcards.play.moves",
    "MoveError": "courtcards.engine.errors",
    "OptionError": "courtcards.engine.errors",
    "Result": "courtcards.play.moves",
    "State": "courtcards.play.state",
    "TranscriptError": "courtcards.engine.errors",
    "View": "courtcards.play.view",
    "game": "courtcards.play.game",
}

__all__ = [
    "CourtCardsError",
    "Game",
    "Move",
    "MoveError",
    "OptionError",
    "Result",
    "State",
    "TranscriptError",
    "View",
    "game",
]


def __getattr__(name: str) -> "Any":
    from importlib import import_module

    if name not in _HOMES:
        raise AttributeError(f"module 'courtcards' has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    # Lazily loaded names are listed too, for completion.
    return sorted({*globals(), *__all__} - {"TYPE_CHECKING", "_HOMES"})
