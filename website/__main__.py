"""`make site`: build the docs site; a broken link is reported in one line, and is an error.

python -m website [folder]
"""

import sys
from pathlib import Path

from website.build import build
from website.stamp import OUT, ROOT, is_stale


def main(folder: Path) -> int:
    """Build the site, unless it is there already, and return the exit code."""
    if not is_stale(ROOT, folder):
        print(f"Nothing has changed: the docs are in {folder}.")
        return 0
    built = build(ROOT, folder)
    for problem in built.problems:
        print(f"website: {problem}", file=sys.stderr)
    print(f"{built.count} pages are in {folder}; `courtcards serve` has them at /docs.")
    return 2 if built.problems else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else OUT))
