"""How long a game can become, and how much can happen in it: safe upper bounds, no estimates."""

from collections.abc import Callable

from courtcards.games.cockroach_poker_royal.state import DECK, QUIET_ROUNDS
from courtcards.games.royal_gambit import state as gambit
from courtcards.games.royal_menagerie import state as menagerie
from courtcards.play.game import Game

# What is said of a game that is not listed below.
NO_BOUND = 1 << 30


def most_decisions(game: Game) -> int:
    """Return how many decisions a game has at most.

    >>> from courtcards.play.game import game
    >>> most_decisions(game("cockroach-poker", 2, creatures=2, copies=2, limit=2, removed=0))
    8
    """
    bound = _DECISIONS.get(game.name)
    return bound(game) if bound else NO_BOUND


def most_remembered(game: Game) -> int:
    """Return for how many events an information state has room, if nothing else is said.

    That is enough for every game that is small, and for nearly all others.
    """
    return min(2 * most_decisions(game) + 16, 1024)


def most_shuffles(game: Game) -> int:
    """Return how many piles are shuffled in a game at most.

    >>> from courtcards.play.game import game
    >>> most_shuffles(game("cockroach-poker"))
    1
    """
    count = _SHUFFLES.get(game.name)
    return count(game) if count else NO_BOUND


def _of_a_round(players: int) -> int:
    """An offer; every other player judges or looks, and all but the last pass on."""
    return 1 + (players - 1) + (players - 2)


def _cockroach_poker(game: Game) -> int:
    """Each round lays down one card, and somebody loses before every row is full."""
    options = game.options
    cards = options["creatures"] * options["copies"] - options["removed"]
    rows = game.players * options["creatures"] * (options["limit"] - 1) + 1
    return min(cards, rows) * _of_a_round(game.players)


def _cockroach_poker_royal(game: Game) -> int:
    """Some card is laid down at least every twenty rounds, and a round has two payments at most."""
    return (DECK + 1) * QUIET_ROUNDS * (_of_a_round(game.players) + 2)


def _royal_gambit(game: Game) -> int:
    """A deck comes back only when somebody is bust; a flip asks for five decisions at most."""
    flips = gambit.DECK * (game.players + 1)
    return game.options["max_hands"] * (5 * flips + game.players)


def _royal_menagerie(game: Game) -> int:
    """A card played may bring four to take and play, as deep as there are cards that bring others."""
    actions = game.options["actions"]
    deep = actions["bazaar"] + actions["windfall"]
    return 2 * menagerie.DECK * sum(menagerie.STALLS**depth for depth in range(deep + 1))


_SHUFFLES: dict[str, Callable[[Game], int]] = {
    "cockroach-poker": lambda game: 1,
    "cockroach-poker-royal": lambda game: 1,
    # A deck for every hand, and another one whenever somebody is bust.
    "royal-gambit": lambda game: 1 + game.options["max_hands"] * (game.players + 1),
    # Roles and two decks, and the discard pile for any card that brings others.
    "royal-menagerie": lambda game: 3 + _royal_menagerie(game),
}

_DECISIONS: dict[str, Callable[[Game], int]] = {
    "cockroach-poker": _cockroach_poker,
    "cockroach-poker-royal": _cockroach_poker_royal,
    "royal-gambit": _royal_gambit,
    "royal-menagerie": _royal_menagerie,
}
