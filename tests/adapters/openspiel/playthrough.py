"""Golden playthroughs: `python -m tests.adapters.openspiel.playthrough` writes them anew.

Read the difference then: it is what changed for everyone who uses the games in OpenSpiel.
"""

import re
from collections.abc import Sequence
from pathlib import Path

from tests.adapters.openspiel.helpers import COCKROACH, GAMBIT, MENAGERIE, ROYAL

FOLDER = Path(__file__).parent / "playthroughs"

# Small games, so that a playthrough can be read.
PLAYED = {
    COCKROACH: f"{COCKROACH}(players=2,creatures=3,copies=3,limit=2,removed=3,recall=8)",
    ROYAL: f"{ROYAL}(players=3,limit=3,chance=seed,recall=4)",
    GAMBIT: f"{GAMBIT}(players=2,target=10,max_hands=1,chance=seed,recall=4)",
    MENAGERIE: f"{MENAGERIE}(chance=seed,recall=4)",
}


def text_of(name: str, actions: Sequence[int] = ()) -> str:
    """Play a game, at random after these actions; write down all that OpenSpiel can be told of it."""
    # It loads all of SciPy.
    from open_spiel.python.algorithms import generate_playthrough

    return str(generate_playthrough.playthrough(name, action_sequence=list(actions), seed=4))


def again(text: str) -> str:
    """Play through what was written down once more."""
    name = re.findall(r"^game: (.*)$", text, re.MULTILINE)[0]
    return text_of(
        name, [int(found) for found in re.findall(r"^action: (\d+)$", text, re.MULTILINE)]
    )


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for short_name, name in PLAYED.items():
        (FOLDER / f"{short_name}.txt").write_text(text_of(name), encoding="utf-8")


if __name__ == "__main__":
    main()
