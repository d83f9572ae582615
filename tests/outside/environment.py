"""An environment of its own: ours, and a folder in which other packages are installed."""

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CHEAT = ROOT / "examples" / "cheat"
TUTORIAL = ROOT / "docs" / "write-your-own-game.md"
INSTALL = (
    "--quiet",
    "--disable-pip-version-check",
    "--no-deps",
    "--no-index",
    "--no-build-isolation",
)

Done = subprocess.CompletedProcess[str]


class Environment:
    """Runs Python with what is installed in a folder, and nothing of the tests."""

    def __init__(self, folder: Path, variables: Mapping[str, str]) -> None:
        self.site = folder / "site"
        self.folder = folder
        paths = [str(self.site), str(ROOT / "src")]
        self.variables = {"PYTHONPATH": os.pathsep.join(paths), **variables}

    def install(self, package: Path) -> None:
        """Install a package from its sources; nothing is fetched for it."""
        command = ["-m", "pip", "install", *INSTALL, "--target", str(self.site), str(package)]
        self.python(*command, without=("PYTHONPATH",))

    def pretend(self, name: str, text: str) -> None:
        """Install a game of one module, as somebody in a hurry would."""
        module = f"outside_{name}"
        about = self.site / f"{module}-1.0.dist-info"
        about.mkdir(parents=True)
        (self.site / f"{module}.py").write_text(text)
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n")
        (about / "entry_points.txt").write_text(f"[courtcards.games]\n{name} = {module}\n")

    def python(self, *arguments: str, text: str = "", without: tuple[str, ...] = ()) -> Done:
        """Run Python, which must end well."""
        done = self.attempt(*arguments, text=text, without=without)
        assert done.returncode == 0, done.stdout[-2000:] + done.stderr
        return done

    def attempt(self, *arguments: str, text: str = "", without: tuple[str, ...] = ()) -> Done:
        """Run Python, however it ends."""
        variables = os.environ | self.variables
        env = {name: value for name, value in variables.items() if name not in without}
        command = [sys.executable, *arguments]
        return subprocess.run(
            command, input=text, capture_output=True, text=True, env=env, cwd=self.folder
        )

    def courtcards(self, *arguments: str, text: str = "") -> Done:
        """Run a command, which must end well."""
        return self.python("-m", "courtcards", *arguments, text=text)

    @contextmanager
    def entered(self) -> Iterator[None]:
        """Have whatever is started meanwhile run in this environment."""
        with pytest.MonkeyPatch.context() as patch:
            for name, value in self.variables.items():
                patch.setenv(name, value)
            yield
