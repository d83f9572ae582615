"""What the site has, in which order, and under which addresses."""

from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath

# Groups of pages, in the order of the contents. A folder is its README.md, and below it the rest: with a
# slash at the end always, else for those who are there.
CONTENTS: dict[str, tuple[str, ...]] = {
    "Start": ("docs/README.md",),
    "Tutorials": (
        "docs/tutorials/first-game.md",
        "docs/tutorials/from-python.md",
        "docs/write-your-own-game.md",
    ),
    "How to": (
        "docs/how-to/play-with-friends.md",
        "docs/how-to/run-several-servers.md",
        "docs/how-to/play-by-program.md",
        "docs/how-to/write-a-bot.md",
        "docs/how-to/compare-bots.md",
        "docs/how-to/keep-and-check-games.md",
        "docs/how-to/train-an-agent.md",
        "docs/how-to/train-a-network.md",
        "docs/how-to/solve-a-small-game.md",
        "docs/how-to/use-a-cluster.md",
        "docs/how-to/work-on-the-docs.md",
    ),
    "Rules": ("docs/rules/", "docs/rulings.md", "docs/rulings/"),
    "Reference": (
        "docs/reference/command-line.md",
        "docs/reference/python",
        "docs/reference/http",
        "docs/views",
        "docs/environments",
        "docs/transcript.md",
        "docs/glossary.md",
    ),
    "Background": (
        "docs/server.md",
        "docs/bots.md",
        "ARCHITECTURE.md",
        "CONTRIBUTING.md",
        "docs/languages.md",
        "docs/release.md",
        "SECURITY.md",
        "CHANGELOG.md",
        "docs/licences.md",
    ),
}
INDEX = "README.md"


@dataclass(frozen=True)
class Entry:
    """A line of the contents; those below it are shown on its own pages only, unless it is open."""

    source: str
    below: list["Entry"] = field(default_factory=list)
    is_open: bool = False

    def sources(self) -> list[str]:
        """Return the page, and all below it."""
        return [self.source, *(source for entry in self.below for source in entry.sources())]


def contents(root: Path) -> dict[str, list[Entry]]:
    """Return all entries by group; what is not there (yet) is left out."""
    return {
        group: [_entry(root, name) for name in names if (root / name).exists()]
        for group, names in CONTENTS.items()
    }


def _entry(root: Path, name: str) -> Entry:
    folder = root / name
    if folder.is_file():
        return Entry(name)
    place = name.removesuffix("/")
    names = sorted(path.stem for path in folder.glob("*.md") if path.name != INDEX)
    below = [Entry(f"{place}/{one}.md") for one in names]
    return Entry(f"{place}/{INDEX}", below, is_open=name.endswith("/"))


def address_of(source: str) -> str:
    """Return where a file of the repository is in the site.

    >>> [address_of(one) for one in ("docs/README.md", "docs/views/README.md", "docs/api/openapi.json")]
    ['index.html', 'views/index.html', 'api/openapi.json']
    >>> [address_of(one) for one in ("ARCHITECTURE.md", "examples/bot.py", "examples/cheat")]
    ['project/ARCHITECTURE.html', 'project/examples/bot.py.html', 'project/examples/cheat/index.html']
    """
    path = PurePosixPath(source)
    is_doc = path.parts[0] == "docs"
    inside = path.relative_to("docs") if is_doc else "project" / path
    if is_doc and path.name == INDEX:
        return str(inside.with_name("index.html"))
    if path.suffix == ".md":
        return str(inside.with_suffix(".html"))
    if path.suffix in COPIED:
        return str(inside)
    # Other files are shown as they are, and folders as the list of their files.
    return f"{inside}.html" if path.suffix or path.name in NAKED else f"{inside}/index.html"


# Files that are handed out as they are, and files whose names have no ending.
COPIED = {".json", ".png", ".svg", ".webp"}
NAKED = {"Containerfile", "LICENSE", "Makefile"}
