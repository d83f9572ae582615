"""The rule options of Cockroach Poker Royal (RULINGS R2, R3, R5, R8) and its two presets."""

from courtcards.engine.options import Choice, Flag, Options
from courtcards.games.cockroach_poker.options import PASSING_OPTIONS

OPTIONS = Options(
    (
        *PASSING_OPTIONS,
        Choice("royal_penalty", ("taken", "always")),
        Choice("special_goes", ("hand", "table")),
        Flag("specials_pay"),
        Choice("special_penalty", ("taken", "inert")),
    ),
    presets={
        "manual": {},
        "japanese": {"royal_penalty": "always", "special_goes": "table"},
    },
    shrunken=(
        "`limit=3` makes games shorter; the deck has one size. For exact work take Cockroach Poker."
    ),
)
