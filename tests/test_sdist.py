"""The source distribution has what the package is built from, and nothing that lies about."""

import shutil
import subprocess
from pathlib import Path, PurePath

import pytest
from hatchling.builders.sdist import SdistBuilder

ROOT = Path(__file__).parents[1]
# One file of each kind that belongs to it.
OURS = (
    "src/courtcards/__init__.py",
    "src/courtcards/languages/xx/games/patience.ftl",
    "src/courtcards/languages/xx/rules/patience.md",
    "src/courtcards/py.typed",
    "src/courtcards/server/site/index.html",
    "src/courtcards/server/static/index.html",
    "client/.npmrc",
    "client/package-lock.json",
    "client/vite.config.ts",
    "client/public/worker.js",
    "client/public/icon.png",
    "client/public/icons/icon-512.png",
    "client/public/manifest.webmanifest",
    "client/src/App.svelte",
    "client/src/net/messages.ts",
    "README.md",
)
# What the client is only checked and tested with.
CHECKED_WITH = (
    "client/tests/",
    "client/.prettierignore",
    "client/eslint.config.js",
    "client/prettier.config.js",
    "client/vitest.config.ts",
)
STRAYS = (
    "notes.txt",
    "games.jsonl",
    "hatch_build.py.orig",
    "docs/README.md",
    "docs/src/page.md",
    "website/build.py",
    "tests/client/test_follower.py",
    "examples/client/app.ts",
    "src/other/__init__.py",
    "src/courtcards/games.db",
    "src/courtcards/games/patience/ideas.md",
    "src/courtcards/__pycache__/kernels/deal",
    "client/todo.md",
    "client/LICENSE",
    "client/.env",
    "client/src/App.svelte.orig",
    "client/src/notes.txt",
    "client/tests/router.test.ts",
    "client/eslint.config.js",
    "client/node_modules/svelte/src/index.ts",
)


def listed(root: Path) -> set[str]:
    files = SdistBuilder(str(root)).recurse_included_files()
    return {PurePath(file.relative_path).as_posix() for file in files}


def test_what_lies_about_is_left_out(tmp_path: Path) -> None:
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for name in (*OURS, *STRAYS):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    assert listed(tmp_path) == set(OURS)


def test_everything_that_belongs_to_the_package_is_in() -> None:
    git = shutil.which("git")
    if git is None or not (ROOT / ".git").exists():
        pytest.skip("Only a checkout tells what belongs to it.")
    command = [git, "ls-files", "-z", "src", "client"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    tracked = set(filter(None, done.stdout.split("\0")))
    assert len(tracked) > 300
    wanted = {name for name in tracked - listed(ROOT) if (ROOT / name).exists()}
    missing = {name for name in wanted if not name.startswith(CHECKED_WITH)}
    assert missing == set()
