"""The environments' pages, one a game in a fixed shape, made from the games themselves.

    python -m courtcards.adapters.pages docs/environments

Nothing here is written twice: fields, moves, options and their texts come from where the game has them.
"""

import sys
from collections.abc import Callable, Iterator
from itertools import groupby
from pathlib import Path

from courtcards.adapters.ids import gym_id, registry_id, zoo_id
from courtcards.bots.minds import mind_of
from courtcards.engine.contract import Field, Kind
from courtcards.engine.registry import is_ours
from courtcards.games import GAMES
from courtcards.play.game import Game, make_game


def main(folder: Path) -> None:
    """Write the pages of our games into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for kind in filter(lambda kind: is_ours(kind.name), GAMES):
        (folder / f"{kind.name}.md").write_text(page(kind), encoding="utf-8")


def page(kind: Kind) -> str:
    """Return a game's page.

    >>> from courtcards.games import find
    >>> page(find("royal-gambit")).splitlines()[0]
    '# Royal Gambit'
    """
    parts = (
        _head,
        _rules,
        _actions,
        _observation,
        _with_history,
        _rewards,
        _options,
        _versions,
    )
    lines = [line for part in parts for line in [*part(kind), ""]]
    return "\n".join(lines[:-1]) + "\n"


def _usual(kind: Kind) -> Game:
    return make_game(kind.name, min(4, kind.max_players), None, {})


def _head(kind: Kind) -> Iterator[str]:
    words = kind.language("en")
    yield f"# {words.text('name')}"
    yield ""
    yield f"{words.text('tagline')} This page is made by `make docs`."
    yield ""
    yield "| | |"
    yield "|---|---|"
    yield f"| players | {kind.seats_in_words}; agents `player_0`, `player_1`, … clockwise |"
    yield f"| vector environment | `VectorEnv({kind.name!r}, 4096, players=…)` |"
    yield f"| Gymnasium | `{gym_id(kind.name)}` |"
    yield f"| PettingZoo | `{zoo_id(kind.name)}`, in its registry `{registry_id(kind.name)}` |"


def _rules(kind: Kind) -> Iterator[str]:
    yield "## Rules"
    yield ""
    yield f"[The rules](../rules/{kind.name}.md), in every language, or `courtcards rules {kind.name}`."


def _actions(kind: Kind) -> Iterator[str]:
    game = _usual(kind)
    yield "## Actions"
    yield ""
    yield "A move is a number; seats in it are counted clockwise from the mover. The mask has a 1 for every"
    yield f"legal one. There are {_by_players(kind, lambda n: kind.words.move_count(n))} moves."
    yield ""
    yield f"| numbers, with {game.players} players | move | the first of them, for seat 0 |"
    yield "|---|---|---|"
    for word, numbers in groupby(range(game.move_count), lambda n: str(_move_word(game, n))):
        listed = list(numbers)
        first = game.language("en").say("do", game.move_data(0, listed[0]), game.names())
        yield f"| {_span(listed[0], len(listed))} | {word} | {first} |"


def _move_word(game: Game, number: int) -> str:
    data = game.move_data(0, number)
    return f"`{data['do']}`" + "".join(f", {name}" for name in data if name != "do")


def _observation(kind: Kind) -> Iterator[str]:
    size = _by_players(kind, lambda n: sum(field.size for field in kind.view.observation(n)))
    yield "## Observation"
    yield ""
    yield f"{size} numbers (int16): what one seat may know now. Seats are counted clockwise from the viewer,"
    yield "who is 0. What happened before is not in it, as far as the table does not show it."
    yield ""
    yield from _fields(kind, kind.view.observation, 0)


def _with_history(kind: Kind) -> Iterator[str]:
    game, recollection = _usual(kind), mind_of(kind.name).recollection
    size = _by_players(kind, lambda n: sum(field.size for field in recollection(n)))
    yield "## History"
    yield ""
    yield "An environment made with `history=True` tells the seat too what it remembers of everybody's"
    yield f"behaviour. {size} more numbers follow those above. Made by id it is"
    yield f"`{gym_id(kind.name, history=True)}`, `{zoo_id(kind.name, history=True)}` or"
    yield f"`{registry_id(kind.name, history=True)}`."
    yield ""
    yield from _fields(kind, recollection, game.observation_size)


def _fields(kind: Kind, fields: Callable[[int], tuple[Field, ...]], start: int) -> Iterator[str]:
    """Write a table of fields; `start` is the index of the first."""
    game = _usual(kind)
    yield f"| index, with {game.players} players | field | size | from | to | meaning |"
    yield "|---|---|---|---|---|---|"
    for i, field in enumerate(fields(game.players)):
        size, high = (_by_players(kind, _part(fields, i, name)) for name in ("size", "high"))
        where = _span(start, field.size)
        yield f"| {where} | `{field.name}` | {size} | {field.low} | {high} | {field.meaning} |"
        start += field.size


def _part(
    fields: Callable[[int], tuple[Field, ...]], field: int, name: str
) -> Callable[[int], int]:
    """Return how a number in the observation depends on the number of players."""

    def read(players: int) -> int:
        return int(getattr(fields(players)[field], name))

    return read


def _rewards(kind: Kind) -> Iterator[str]:
    reasons = ", ".join(reason for reason in kind.words.REASONS if reason)
    yield "## Rewards"
    yield ""
    yield "At the end 1 for every seat that wins and 0 for every seat that loses; before that 0."
    yield f"Reasons for the end: {reasons}. Games are never truncated."


def _options(kind: Kind) -> Iterator[str]:
    game = _usual(kind)
    words = game.language("en")
    yield "## Options"
    yield ""
    yield "Given by name when an environment is made; none of them changes a space."
    yield ""
    yield f"| option | values | usual with {game.players} players | meaning |"
    yield "|---|---|---|---|"
    for option in kind.options.options:
        usual = option.written(option.default(game.players))
        text = words.text(f"option-{option.name}")
        yield f"| `{option.name}` | {option.allowed()} | {usual} | {text} |"
    if kind.options.presets:
        yield ""
        yield f"Presets: {', '.join(f'`{name}`' for name in kind.options.presets)} (`preset=…`)."
    yield ""
    yield f"Small variants: {kind.options.shrunken}" if kind.options.shrunken else ""


def _versions(kind: Kind) -> Iterator[str]:
    yield "## Version history"
    yield ""
    for number, change in enumerate(kind.spaces):
        yield f"- v{number}: {change}"
    yield ""
    yield "With history, a version also counts the changes of what is remembered:"
    yield ""
    for number, change in enumerate(mind_of(kind.name).recollections):
        yield f"- v{number}: {change}"


def _span(first: int, count: int) -> str:
    return str(first) if count == 1 else f"{first}–{first + count - 1}"


def _by_players(kind: Kind, value: Callable[[int], int]) -> str:
    """Write a number that may depend on the number of players.

    >>> from courtcards.games import find
    >>> _by_players(find("royal-gambit"), lambda players: 3 * players + 1)
    '3 × players + 1'
    """
    players = range(kind.min_players, kind.max_players + 1)
    values = [value(n) for n in players]
    if len(set(values)) == 1:
        return str(values[0])
    step = values[1] - values[0]
    rest = values[0] - step * players[0]
    assert values == [step * n + rest for n in players]
    factor = "players" if step == 1 else f"{step} × players"
    return factor if rest == 0 else f"{factor} {'+' if rest > 0 else '-'} {abs(rest)}"


if __name__ == "__main__":
    main(Path(sys.argv[1]))
