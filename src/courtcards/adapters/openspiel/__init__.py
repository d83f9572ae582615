"""The games in OpenSpiel (the extra `courtcards[openspiel]`); importing this makes them known there.

>>> import pyspiel
>>> import courtcards.adapters.openspiel
>>> game = pyspiel.load_game("courtcards_cockroach_poker(players=2,creatures=3,copies=3,limit=2,removed=3)")
>>> state = game.new_initial_state()
>>> state.chance_outcomes()[0]
(0, 0.23809523809523808)
>>> state.action_to_string(0)
'deck, P0: 0 × bat'
"""

from courtcards.adapters.openspiel.game import SpielGame as SpielGame
from courtcards.adapters.openspiel.game import register
from courtcards.adapters.openspiel.state import SpielState as SpielState

__all__ = ["SpielGame", "SpielState"]

register()
