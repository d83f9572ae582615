"""Errors that are both the house's own and those that users of Gymnasium expect."""

from gymnasium.error import InvalidAction, ResetNeeded

from courtcards.engine.errors import MoveError


class IllegalActionError(MoveError, InvalidAction):
    """An action outside the mask; the message names the legal moves."""


class GameOverError(MoveError, ResetNeeded):
    """A step where no game is on."""
