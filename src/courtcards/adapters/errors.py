"""Errors that are both Court Cards' own and those that users of Gymnasium expect."""

from gymnasium.error import InvalidAction, ResetNeeded

from courtcards.engine.errors import MoveError

# What an action outside the mask brings where it ends the game, as in PettingZoo's own games.
ILLEGAL_REWARD = -1


class IllegalActionError(MoveError, InvalidAction):
    """An action outside the mask; the message names the legal moves."""


class GameOverError(MoveError, ResetNeeded):
    """A step where no game is on."""
