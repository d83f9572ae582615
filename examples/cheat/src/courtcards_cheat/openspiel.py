"""Cheat in OpenSpiel: how long a game can become."""

from courtcards.play.game import Game


def most_decisions(game: Game) -> int:
    """In a turn a rank is named, cards are laid and everybody else is asked."""
    a_turn = 1 + game.options["most"] + 1 + (game.players - 1)
    return int(game.options["max_turns"] * a_turn)


def most_shuffles(game: Game) -> int:
    """Only the deal shuffles."""
    return 1
