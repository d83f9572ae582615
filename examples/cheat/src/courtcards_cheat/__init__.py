"""Cheat: lay cards face down, say what they are, and be rid of them first."""

from courtcards.engine.contract import Kind
from courtcards_cheat import rules, view, words
from courtcards_cheat.options import OPTIONS
from courtcards_cheat.state import STATE

KIND = Kind(
    name="cheat",
    min_players=2,
    max_players=6,
    state=STATE,
    options=OPTIONS,
    rules=rules,
    view=view,
    words=words,
    folder=__name__,
)
