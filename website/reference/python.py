"""The pages about the library, made from the sources: signatures and docstrings of the names that are public.

The sources are read and not loaded, so that a page about an adapter needs none of the researchers' packages.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

SRC = Path(__file__).parents[2] / "src"
FOLDER = "reference/python"
Definition = ast.ClassDef | ast.FunctionDef


class Chapter(NamedTuple):
    """A page: its file, its title, what it is about, and the modules on it with their public names.

    Without names all are meant that the module itself calls public.
    """

    file: str
    title: str
    about: str
    modules: dict[str, tuple[str, ...]]


CHAPTERS = (
    Chapter(
        "games", "Games, states and views", "What `import courtcards` brings.", {"courtcards": ()}
    ),
    Chapter(
        "transcripts",
        "Transcripts",
        "Records of games: written, checked, and played again. [The format](../../transcript.md) has a page.",
        {"courtcards.play.transcript": ()},
    ),
    Chapter(
        "bots",
        "Bots",
        "How bots are made, and how to write one. [Bots](../../bots.md) tells which there are.",
        {
            "courtcards.bots.bot": (),
            "courtcards.bots.budget": ("Budget", "read_budget"),
            "courtcards.bots.entrants": ("bot_of",),
            "courtcards.bots.worlds": ("Worlds",),
            "courtcards.bots.catalogue": (),
            "courtcards.bots.recollect": (),
            "courtcards.bots.equilibrium": (),
        },
    ),
    Chapter(
        "lab",
        "Simulations and matches",
        "Random games by the million, matches of bots, and [a cluster](../../how-to/use-a-cluster.md).",
        {"courtcards.lab.simulate": (), "courtcards.lab.arena": (), "courtcards.cluster": ()},
    ),
    Chapter(
        "testing",
        "Tests for any game",
        "What authors test their games with. [Write your own game](../../write-your-own-game.md) uses it.",
        {"courtcards.testing": ()},
    ),
    Chapter(
        "environments",
        "Environments",
        "The games for research. [Environments](../../environments/README.md) explains them.",
        {
            "courtcards.adapters.vector": (),
            "courtcards.adapters.gym": (),
            "courtcards.adapters.pettingzoo": (),
            "courtcards.adapters.openspiel": (),
            "courtcards.adapters.errors": (),
            "courtcards.adapters.text": (),
        },
    ),
    Chapter(
        "following",
        "Following a table",
        "What a client does with the messages of a server. [Messages](../http/messages.md) lists them.",
        {"courtcards.table.follower": ()},
    ),
)
INDEX = """\
# The Python library

What is public, with signatures, docstrings and examples; the examples are run as tests, where they stand in
the code. [A game from Python](../../tutorials/from-python.md) is the tutorial. These pages are made by
`make docs`.

{chapters}
"""


def pages() -> Iterator[tuple[str, str]]:
    """Yield every page with its place in docs/."""
    lines = [f"- [{one.title}]({one.file}.md): {_names_of(one)}" for one in CHAPTERS]
    yield f"{FOLDER}/README.md", INDEX.format(chapters="\n".join(lines))
    for chapter in CHAPTERS:
        yield f"{FOLDER}/{chapter.file}.md", page(chapter)


def page(chapter: Chapter) -> str:
    """Return the page of a chapter.

    >>> print(page(CHAPTERS[0]).splitlines()[0])
    # Games, states and views
    """
    lines = [f"# {chapter.title}", "", chapter.about, ""]
    for module, names in chapter.modules.items():
        lines += [f"## `{module}`", "", *_prose(ast.get_docstring(_tree(module)) or ""), ""]
        for name in names or public(module):
            lines += _about(module, name)
    return "\n".join(lines).rstrip() + "\n"


def _names_of(chapter: Chapter) -> str:
    found = [name for module, names in chapter.modules.items() for name in names or public(module)]
    return ", ".join(f"`{name}`" for name in dict.fromkeys(found)) + "."


def public(module: str) -> tuple[str, ...]:
    """Return the names that a module calls public, or those of its classes and functions.

    >>> "Game" in public("courtcards")
    True
    """
    tree = _tree(module)
    for node in tree.body:
        if isinstance(node, ast.Assign) and _text(node.targets[0]) == "__all__":
            return tuple(ast.literal_eval(node.value))
    named = (node.name for node in tree.body if isinstance(node, Definition))
    return tuple(name for name in named if not name.startswith("_"))


def _about(module: str, name: str) -> list[str]:
    home, node = find(module, name)
    if not isinstance(node, Definition):
        return [f"### `{name}`", "", "```python", _text(node), "```", ""]
    lines = [f"### `{name}`", "", *([f"From `{home}`.", ""] if home != module else [])]
    lines += _described(node)
    if isinstance(node, ast.ClassDef):
        for member in _members(node):
            lines += [f"#### `{name}.{member.name}`", "", *_described(member)]
    return lines


def find(module: str, name: str) -> tuple[str, ast.stmt]:
    """Return where a name is defined, and how; what a module has from another is looked for there."""
    nodes = list(ast.walk(_tree(module)))
    for node in nodes:
        match node:
            case ast.ClassDef() | ast.FunctionDef() if node.name == name:
                return module, node
            case ast.Assign(targets=[ast.Name(id=found)]) if found == name:
                return module, node
    for node in nodes:
        if isinstance(node, ast.ImportFrom) and any(one.name == name for one in node.names):
            return find(str(node.module), name)
    raise LookupError(f"{module} has no {name}.")


def _tree(module: str) -> ast.Module:
    path = SRC.joinpath(*module.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    source = file.read_text(encoding="utf-8")
    tree = ast.parse(source)
    for node in ast.walk(tree):
        node.source = source  # type: ignore[attr-defined]
    return tree


def _text(node: ast.AST) -> str:
    """Return a piece of code as it is written, in one line: `ast.unparse` is not the same in every Python."""
    return " ".join(str(ast.get_source_segment(node.source, node)).split())  # type: ignore[attr-defined]


def _members(node: ast.ClassDef) -> list[ast.FunctionDef]:
    methods = [one for one in node.body if isinstance(one, ast.FunctionDef)]
    return [one for one in methods if not one.name.startswith("_") and not _is_written_later(one)]


def _is_written_later(method: ast.FunctionDef) -> bool:
    """Say whether it is one of several signatures, or sets what another one reads."""
    marks = [_text(one) for one in method.decorator_list]
    return any(mark == "overload" or mark.endswith(".setter") for mark in marks)


def _described(node: Definition) -> list[str]:
    prose = _prose(ast.get_docstring(node) or "")
    return ["```python", *_signature(node), "```", "", *prose, ""]


def _signature(node: Definition) -> list[str]:
    """Return how it is called, without what is in it; of a class also the fields that have a type."""
    kept = [_text(one) for one in node.decorator_list]
    marks = [f"@{mark}" for mark in kept if mark in SHOWN]
    if isinstance(node, ast.FunctionDef):
        return [*marks, *_head(node)]
    begin = next(
        (one for one in node.body if isinstance(one, ast.FunctionDef) and one.name == "__init__"),
        None,
    )
    fields = [_text(one) for one in node.body if isinstance(one, ast.AnnAssign)]
    inner = [f"    {one}" for one in fields if not one.startswith("_")]
    if begin:
        inner += [f"    {line}" for line in _head(begin)]
    bases = ", ".join(_text(one) for one in node.bases)
    head = f"class {node.name}" + (f"({bases})" if bases else "")
    return [*marks, f"{head}:", *inner] if inner else [*marks, head]


SHOWN = {"property", "classmethod", "staticmethod", "cached_property"}


def _head(node: ast.FunctionDef) -> list[str]:
    """Return how a function is called: in a line, or in one for each parameter."""
    returns = f" -> {_written(node.returns)}" if node.returns else ""
    taken = list(_parameters(node.args))
    line = f"def {node.name}({', '.join(taken)}){returns}"
    if len(line) <= WIDTH:
        return [line]
    return [f"def {node.name}(", *(f"    {one}," for one in taken), f"){returns}"]


WIDTH = 88


def _parameters(args: ast.arguments) -> Iterator[str]:
    ordered = [*args.posonlyargs, *args.args]
    missing = len(ordered) - len(args.defaults)
    for place, one in enumerate(ordered):
        yield _parameter(one, args.defaults[place - missing] if place >= missing else None)
        if args.posonlyargs and place == len(args.posonlyargs) - 1:
            yield "/"
    if args.vararg or args.kwonlyargs:
        yield f"*{_parameter(args.vararg, None)}" if args.vararg else "*"
    for one, default in zip(args.kwonlyargs, args.kw_defaults, strict=True):
        yield _parameter(one, default)
    if args.kwarg:
        yield f"**{_parameter(args.kwarg, None)}"


def _parameter(one: ast.arg, default: ast.expr | None) -> str:
    if one.annotation is None:
        return one.arg if default is None else f"{one.arg}={_text(default)}"
    typed = f"{one.arg}: {_written(one.annotation)}"
    return typed if default is None else f"{typed} = {_text(default)}"


def _written(annotation: ast.expr) -> str:
    """Return a type as it reads, also where it is written in quotes."""
    match annotation:
        case ast.Constant(value=str(text)):
            return text
    return _text(annotation)


def _prose(text: str) -> list[str]:
    """Return a docstring as Markdown: its examples, and what is set in by four spaces, as code."""
    lines: list[str] = []
    for block in text.split("\n\n"):
        if block.startswith(">>>"):
            lines += ["```python", *block.splitlines(), "```", ""]
        else:
            lines += [*block.splitlines(), ""]
    return lines[:-1]
