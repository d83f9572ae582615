"""The rule options of Cheat (2.3, 4.2, 4.3, 6.2)."""

from courtcards.engine.options import Choice, Number, Options
from courtcards_cheat.state import COPIES, RANKS

OPTIONS = Options(
    (
        Number("ranks", 3, RANKS, lambda players: RANKS),
        Number("copies", 2, COPIES, lambda players: COPIES),
        Number("most", 1, 4, lambda players: 4),
        Choice("order", ("up", "up_or_down")),
        Number("max_turns", 1, 1000, lambda players: 100),
    ),
    shrunken=(
        "`ranks`, `copies`, `most` and `max_turns` make deck and game smaller: `players=2, ranks=3, "
        "copies=2, most=1, max_turns=4` is one of the smallest."
    ),
)
