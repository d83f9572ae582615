"""Which classes and types of the product have a name that another has too: there must be none.

    python -m tests.homes

One name stands for one idea, and has one home; whoever needs it imports it from there. In their own rooms
games may call their own things as they like.
"""

import ast
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from courtcards.engine.registry import is_ours, names
from tests.named import ROOT, is_room

PACKAGE = ROOT / "src/courtcards"
# Names that two have with good reason.
ALLOWED = {
    "Move": "a command is called by the word that is sent, and always written `commands.Move`"
}

Homes = dict[str, list[str]]


def main() -> None:
    """Print the names with their homes, and end with whether there are any."""
    found = shared_names(PACKAGE)
    wrong = {name: homes for name, homes in found.items() if name not in ALLOWED}
    for name, homes in wrong.items():
        print(f"{name} is defined in {' and '.join(homes)}")
    print(f"{len(wrong)} names of classes and types have two homes or more.")
    idle = ALLOWED.keys() - found.keys()
    for name in idle:
        print(f"{name} has one home now: it need not be allowed any more.")
    sys.exit(bool(wrong or idle))


def shared_names(package: Path) -> Homes:
    """Return the names that are defined in several files outside the games' own rooms."""
    games = [name for name in names() if is_ours(name)]
    homes: Homes = defaultdict(list)
    for path in sorted(package.rglob("*.py")):
        inside = path.relative_to(package)
        if not is_room(inside, games):
            for name in set(types_in(path.read_text(encoding="utf-8"))):
                homes[name].append(inside.as_posix())
    return {name: paths for name, paths in sorted(homes.items()) if len(paths) > 1}


def types_in(text: str) -> Iterator[str]:
    """Yield the classes and types that a file defines; a private one bears the same name as a public one.

    >>> list(types_in("class A: pass" + chr(10) + "_Bee = int | str" + chr(10) + "SEA = 3"))
    ['A', 'Bee']
    """
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ClassDef):
            yield node.name.lstrip("_")
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            yield from (
                target.id.lstrip("_")
                for target in targets
                if isinstance(target, ast.Name) and _is_type_name(target.id.lstrip("_"))
            )


def _is_type_name(name: str) -> bool:
    """Say whether a name is written like that of a class: constants are all in capitals."""
    return name[:1].isupper() and not name.isupper()


if __name__ == "__main__":
    main()
