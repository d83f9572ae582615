"""Cockroach Poker Royal: with royals, joker, blank and a penalty pile."""

from courtcards.engine.contract import Kind
from courtcards.games.cockroach_poker.ending import why
from courtcards.games.cockroach_poker_royal import rules, view, words
from courtcards.games.cockroach_poker_royal.options import OPTIONS
from courtcards.games.cockroach_poker_royal.state import STATE

KIND = Kind(
    name="cockroach-poker-royal",
    min_players=2,
    max_players=6,
    state=STATE,
    options=OPTIONS,
    rules=rules,
    view=view,
    words=words,
    folder=__name__,
    has_loser=True,
    why=why,
)
