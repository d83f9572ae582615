"""What is agreed on when a table is made."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from courtcards.bots.levels import LEVELS
from courtcards.engine.errors import OptionError, choices
from courtcards.engine.phrases import Data
from courtcards.play.game import Game, make_game
from courtcards.play.view import without_aids
from courtcards.table.clocks import ClockName
from courtcards.table.commands import BotPace, SeatNumber

# Who begins the first game: a seat, or anyone. In a rematch the next seat begins.
First = SeatNumber | Literal["random"]
# What an option may be set to, as far as that does not depend on the game.
OptionValue = bool | int | str | dict[str, int]


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """A game and how it is played at a table.

    >>> Settings("royal-gambit", players=3).build().name
    'royal-gambit'
    """

    game: str
    players: Annotated[int, Meta(ge=2, le=8)] = 4
    preset: str | None = None
    options: dict[str, OptionValue] = field(default_factory=dict)
    clock: ClockName = "off"
    # Whether strangers find the table in the list; else it is found by its link alone.
    public: bool = False
    first: First = 0
    # How long bots take for a move: longer than people, about as long, or no time at all.
    pace: BotPace = "brisk"
    # Whether the table works out aids, such as the chance that the next card busts somebody.
    aids: bool = True

    def build(self) -> Game:
        """Return the game; invalid settings raise an error with one clear sentence."""
        game = make_game(self.game, self.players, self.preset, self.options)
        if game.kind.first_is_free and self.first != "random":
            game.check_first(self.first)
        return game

    def told(self, table: Data) -> Data:
        """Return what lies on the table without aids, if there shall be none.

        >>> Settings("royal-gambit", aids=False).told({"turn": 0, "aids": {"to_come": 52}})
        {'turn': 0}
        """
        return table if self.aids else without_aids(table)


def check_level(level: str) -> str:
    """Return a bot's level, or say which there are.

    >>> check_level("expert")
    'expert'
    """
    if level not in LEVELS:
        raise OptionError(f"There is no level {level!r}: there are {choices(LEVELS)}.")
    return level
