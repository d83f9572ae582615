"""The games in OpenSpiel (the extra `courtcards[openspiel]`); importing this makes them known there.

>>> import pyspiel
>>> import courtcards.adapters.openspiel
>>> game = pyspiel.load_game("courtcards_cockroach_poker(players=2,creatures=2,copies=2,limit=2)")
"""

from courtcards.adapters.openspiel.game import SpielGame as SpielGame
from courtcards.adapters.openspiel.game import register
from courtcards.adapters.openspiel.state import SpielState as SpielState

__all__ = ["SpielGame", "SpielState"]

register()
