"""The rule options of Royal Gambit (RULINGS G2, G10, G13, G17)."""

from courtcards.engine.options import Choice, Number, Options

OPTIONS = Options(
    (
        Choice("turns", ("round", "run")),
        Choice("deck", ("fresh", "running")),
        Number("target", 10, 200, lambda players: 40),
        Number("max_hands", 1, 1000, lambda players: 200),
    ),
    shrunken=(
        "`target=10` and a low `max_hands` make games short: with `max_hands=1` a game is one "
        "hand, and the highest total has won. The deck has one size."
    ),
)
