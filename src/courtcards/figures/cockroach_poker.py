"""How Cockroach Poker was played: claims, lies, who passed on, and who judged rightly."""

from courtcards.figures.passing import passing_figures
from courtcards.games.cockroach_poker.words import true_claims

FIGURES = passing_figures(true_claims)
