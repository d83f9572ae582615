"""The rule options of Cockroach Poker (RULINGS C2, C7, C8, C9), and its deck, which can be made smaller."""

from courtcards.engine.errors import OptionError
from courtcards.engine.options import Choice, Flag, Number, Options, Values
from courtcards.games.cockroach_poker.state import COPIES, CREATURES, DECK

LOWEST_LIMIT = 3


def usual_limit(players: int) -> int:
    """Return how many of a kind lose if nothing else is said (C7)."""
    return 5 if players == 2 else 4


def usual_removed(players: int) -> int:
    """Return how many cards are removed unseen if nothing else is said (C8)."""
    return 10 if players == 2 else 0


_TAKER = Choice("taker", ("last_claimant", "round_starter"))
_ONE_OF_EACH = Flag("one_of_each_loses")

PASSING_OPTIONS = (_TAKER, Number("limit", LOWEST_LIMIT, 8, usual_limit), _ONE_OF_EACH)


def check_deck(players: int, values: Values) -> None:
    """Refuse a limit or a number of removed cards that the deck cannot have (2.4, 3.2, 7.4)."""
    limit, copies, removed = values["limit"], values["copies"], values["removed"]
    size = values["creatures"] * copies
    if size < players:
        raise OptionError(
            f"There are {size} cards for {players} players: "
            f"creatures times copies must be {players} or more."
        )
    if limit < LOWEST_LIMIT and size == DECK:
        raise OptionError(f"Option limit cannot be {limit} with the full deck: it is 3 to 8 there.")
    if limit > copies:
        raise OptionError(
            f"Option limit cannot be {limit} with {copies} copies: no creature has so many cards."
        )
    if removed > size - players:
        raise OptionError(
            f"Option removed cannot be {removed} with {size} cards: "
            f"{players} players need one each, so it is 0 to {size - players} there."
        )


OPTIONS = Options(
    (
        _TAKER,
        Number("limit", 2, 8, usual_limit, only_with={2: ("creatures", "copies")}),
        _ONE_OF_EACH,
        Number("creatures", 2, CREATURES, lambda players: CREATURES),
        Number("copies", 2, COPIES, lambda players: COPIES),
        Number("removed", 0, DECK - 2, usual_removed),
    ),
    check_together=check_deck,
    shrunken=(
        "`creatures`, `copies`, `removed` and `limit` shrink deck and game: `players=2, "
        "creatures=2, copies=2, limit=2, removed=0` is one of the smallest. `courtcards solve` "
        "solves such games exactly."
    ),
)
