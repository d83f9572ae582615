"""The one interface of all bots: what a person in its seat gets, and a move."""

from typing import TYPE_CHECKING

from courtcards.bots.budget import Budget

if TYPE_CHECKING:
    from courtcards.play.game import Game
    from courtcards.play.moves import Move
    from courtcards.play.view import View


class Bot:
    """A computer player. Write your own by giving it a name and a `choose`.

    A budget is how long it may think about a move, if that can be chosen.
    A bot gets the view of its seat and never the state. The same object may play many games, one
    after the other; it can be pickled.

    >>> import courtcards as cc
    >>> class First(Bot):
    ...     name = "first"
    ...     def choose(self, view):
    ...         return view.moves[0]
    >>> print(First().choose(cc.game("royal-gambit").deal(seed=1).view(0)))
    hit
    """

    name = "bot"
    budget: Budget | None = None

    def reset(self, game: "Game", seat: int, seed: int) -> None:
        """A new game begins; all randomness in the bot's choices should come from `seed`."""

    def observe(self, view: "View") -> None:
        """Something has happened that the bot's seat could see."""

    def choose(self, view: "View") -> "Move":
        """Return one of `view.moves`."""
        raise NotImplementedError
