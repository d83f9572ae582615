"""The rule options of Cockroach Poker (RULINGS C2, C7, C9)."""

from courtcards.engine.options import Choice, Flag, Number, Options

PASSING_OPTIONS = (
    Choice("taker", ("last_claimant", "round_starter")),
    Number("limit", 3, 8, lambda players: 5 if players == 2 else 4),
    Flag("one_of_each_loses"),
)

OPTIONS = Options(PASSING_OPTIONS)
