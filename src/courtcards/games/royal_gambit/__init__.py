"""Royal Gambit: flip cards for points, and stay before two of one rank bust you."""

from courtcards.engine.contract import Kind
from courtcards.games.royal_gambit import rules, view, words
from courtcards.games.royal_gambit.ending import why
from courtcards.games.royal_gambit.options import OPTIONS
from courtcards.games.royal_gambit.state import STATE

KIND = Kind(
    name="royal-gambit",
    min_players=2,
    max_players=8,
    state=STATE,
    options=OPTIONS,
    rules=rules,
    view=view,
    words=words,
    folder=__name__,
    why=why,
)
