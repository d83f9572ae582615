"""The table of Cockroach Poker Royal: that of Cockroach Poker, which knows royals and the penalty pile."""

from courtcards.terminal.cockroach_poker import draw, recap_of

__all__ = ["draw", "recap_of"]
