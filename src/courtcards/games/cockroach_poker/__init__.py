"""Cockroach Poker: pass a card face down, claim what it is; four of a kind and you lose."""

from courtcards.engine.contract import Kind
from courtcards.games.cockroach_poker import rules, view, words
from courtcards.games.cockroach_poker.ending import why
from courtcards.games.cockroach_poker.options import OPTIONS
from courtcards.games.cockroach_poker.state import STATE

KIND = Kind(
    name="cockroach-poker",
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
