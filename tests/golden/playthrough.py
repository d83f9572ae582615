"""A whole game as readable text: what the mover is shown, what programs get, what happens.

python -m tests.golden.playthrough     writes the golden files anew
"""

import json
import random
from pathlib import Path

from courtcards.engine.contract import Field
from courtcards.play.game import Game
from courtcards.play.state import State
from tests.variants import DEFAULTS

FOLDER = Path(__file__).parent
SEED = 2026
STEPS = 40


def golden_file(game: Game) -> Path:
    return FOLDER / f"{game.name}.txt"


def playthrough(game: Game) -> str:
    """Play a game with a fixed seed and fixed choices and tell it step by step."""
    chance = random.Random(SEED)
    state = game.deal(seed=SEED)
    lines = [f"game: {game.name}, {game.players} players", f"options: {_json(game.options)}"]
    lines += [f"moves: {game.move_count} numbers", ""]
    lines += [f"  {part.name}[{part.size}]: {part.meaning}" for part in _fields(game)]
    told = 0
    step = 0
    while not state.over and step < STEPS:
        lines += ["", f"# {step}", *_events(state, told), *_position(state)]
        told = len(state.history)
        move = state.moves()[chance.randrange(len(state.legal))]
        lines.append(f"plays: {move} {_json(move.data)}")
        state.play(move)
        step += 1
    while not state.over:
        state.play(int(state.legal[chance.randrange(len(state.legal))]))
    assert state.result is not None
    lines += ["", f"# the end, after {len(state.log)} entries of the log", *_events(state, -5)]
    lines.append(f"result: {_json(state.result.data)}")
    return "\n".join(lines) + "\n"


def _fields(game: Game) -> tuple[Field, ...]:
    return game.kind.view.observation(game.players)


def _events(state: State, told: int) -> list[str]:
    texts = state.view().tell()
    japanese = state.view().tell("ja")
    return [f"{en}  {ja}" for en, ja in zip(texts[told:], japanese[told:], strict=True)]


def _position(state: State) -> list[str]:
    assert state.turn is not None
    view = state.view(state.turn)
    numbers = state.legal.tolist()
    return [
        f"view of seat {state.turn}: {_json(view.table)}",
        f"observation: {' '.join(map(str, view.observation.tolist()))}",
        f"legal ({len(numbers)}): {' '.join(map(str, numbers))}",
    ]


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False)


def main() -> None:
    for game in DEFAULTS:
        golden_file(game).write_text(playthrough(game), encoding="utf-8")


if __name__ == "__main__":
    main()
