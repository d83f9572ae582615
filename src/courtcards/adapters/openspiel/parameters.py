"""A game's players, preset and options as OpenSpiel's parameters: `name(players=2,limit=3)`.

OpenSpiel's parameters are whole numbers, true or false, or texts, and each has one default. Here -1,
false and an empty text mean: the default for that many players, or the preset's value.
"""

from collections.abc import Mapping
from typing import Any

from courtcards.engine.contract import Kind
from courtcards.engine.errors import OptionError, choices
from courtcards.engine.options import Flag, Number, Option
from courtcards.play.game import Game, make_game

Parameters = dict[str, Any]

# What chance draws: every pile, or a seed.
CARDS, SEED = "cards", "seed"
AS_USUAL = {"players": -1, "preset": "", "chance": CARDS, "recall": -1}
USUAL_PLAYERS = 4


def specification(kind: Kind) -> Parameters:
    """Return the parameters of a game with what they are if nothing is said.

    >>> from courtcards.games import find
    >>> specification(find("royal-gambit"))
    {'players': -1, 'preset': '', 'chance': 'cards', 'recall': -1,
     'turns': '', 'deck': '', 'target': -1, 'max_hands': -1}
    """
    return AS_USUAL | {option.name: _as_usual(option) for option in kind.options.options}


def _as_usual(option: Option) -> Any:
    if isinstance(option, Flag):
        return False
    return -1 if isinstance(option, Number) else ""


def said(kind: Kind, parameters: Mapping[str, Any]) -> Parameters:
    """Return those parameters that say something, in a form that a game's name can hold."""
    usual = specification(kind)
    _refuse_unknown(usual, parameters)
    return {
        name: _without_commas(value) for name, value in parameters.items() if value != usual[name]
    }


def _refuse_unknown(usual: Parameters, parameters: Mapping[str, Any]) -> None:
    for name in parameters:
        if name not in usual:
            raise OptionError(f"There is no parameter {name!r}: there are {choices(usual)}.")


def _without_commas(value: Any) -> Any:
    """Write a list of counts so that OpenSpiel does not divide it: `shoot:4;steal:3`."""
    return value.replace(",", ";") if isinstance(value, str) else value


def read_game(kind: Kind, parameters: Parameters) -> Game:
    """Return the game that parameters ask for.

    >>> from courtcards.games import find
    >>> read_game(find("cockroach-poker"), {"players": 3, "limit": 6}).options["limit"]
    6
    """
    options = {
        option.name: _read(option, parameters[option.name])
        for option in kind.options.options
        if option.name in parameters
    }
    players = parameters.get("players", USUAL_PLAYERS)
    return make_game(kind.name, players, parameters.get("preset"), options)


def _read(option: Option, value: Any) -> Any:
    return option.parse(value.replace(";", ",")) if isinstance(value, str) else value


def is_by_cards(parameters: Parameters) -> bool:
    """Say whether chance draws every pile, and not a seed."""
    chance = parameters.get("chance", CARDS)
    if chance not in (CARDS, SEED):
        raise OptionError(f"Parameter chance cannot be {chance!r}: it is {CARDS} or {SEED}.")
    return bool(chance == CARDS)


def read_recall(parameters: Parameters, usual: int) -> int:
    """Return for how many events an information state has room."""
    recall: int = parameters.get("recall", usual)
    if recall < 0:
        raise OptionError(
            f"Parameter recall cannot be {recall}: it must be a whole number of at least 0."
        )
    return recall
