"""Fingerprints of the environments' spaces, one for each id there has ever been.

    python -m tests.adapters.fingerprints

writes those of new ids. One that is written stays: a changed space needs a new version.
"""

import hashlib
import json
from itertools import product
from pathlib import Path

from courtcards.adapters.ids import zoo_id
from courtcards.adapters.spaces import fields_of
from courtcards.engine.contract import Kind
from courtcards.games import GAMES
from courtcards.play.game import make_game

FILE = Path(__file__).with_suffix(".json")


def fingerprint(kind: Kind, history: bool = False) -> str:
    """Return a number that stands for a game's observation fields and for what its moves mean."""
    spaces = []
    for players in range(kind.min_players, kind.max_players + 1):
        game = make_game(kind.name, players, None, {})
        fields = [(f.name, f.size, f.low, f.high) for f in fields_of(game, history)]
        spaces.append([fields, [game.move_data(0, move) for move in range(game.move_count)]])
    return hashlib.sha256(json.dumps(spaces).encode()).hexdigest()


def known() -> dict[str, str]:
    """Return the fingerprints that are written down."""
    found: dict[str, str] = json.loads(FILE.read_text()) if FILE.exists() else {}
    return found


def main() -> None:
    every = product(GAMES, (False, True))
    fingerprints = {
        zoo_id(kind.name, history): fingerprint(kind, history) for kind, history in every
    }
    fingerprints |= known()
    FILE.write_text(json.dumps(fingerprints, indent=2, sort_keys=True) + "\n")


if __name__ == "__main__":
    main()
