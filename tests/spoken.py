"""What people read that stands outside the folders of the languages: there must be nothing.

    python -m tests.spoken

Looked at are the rooms that speak to players, and the client. What developers and operators read may stay in
the code: docstrings, errors of the library, lines of the log, help of the command line, descriptions of the
API. No file outside a language's folder names a language but English, which is what everything falls back on.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from courtcards.engine.languages import FALLBACK, codes

ROOT = Path(__file__).parents[1]
SOURCE, CLIENT = ROOT / "src" / "courtcards", ROOT / "client" / "src"
# The server speaks to programs and operators, and to players by the keys of messages.
ROOMS = ("games", "play", "figures", "lessons", "table", "terminal")
# What is written for developers: what the fields of a view mean.
ELSEWHERE = ("meanings.py",)
# A call of one of these speaks to developers or operators; these functions are for programmers, too.
CALLS = re.compile(
    r"Error$|^(debug|info|warning|error|exception|critical|log|print|warn|Field|Meta)$"
)
FUNCTIONS = ("error", "_none_of")
SENTENCE = re.compile(r"^[A-Z][^\W\d_]*,? [^\W\d_]+[,:]? [^\W\d_]{2,}")
# Letters that English does not need.
FOREIGN = re.compile(r"[äöüßÄÖÜ\u3040-\u30ff\u4e00-\u9fff]")
COMMENT = re.compile(r"/\*.*?\*/|(?<!:)//[^\n]*|<!--.*?-->", re.DOTALL)
LITERAL = re.compile(r'"([^"\n]*)"|\'([^\'\n]*)\'|`([^`]*)`')


def main() -> None:
    """Print what is found, and end with whether there is anything."""
    found = [*spoken_by_server(), *spoken_by_client()]
    for path, line, text in found:
        print(f"{path.relative_to(ROOT)}:{line}: {text[:90]}")
    print(f"{len(found)} texts for people stand outside the folders of the languages.")
    sys.exit(bool(found))


def spoken_by_server() -> Iterator[tuple[Path, int, str]]:
    """Yield the sentences and the names of languages in Python files."""
    for path in sorted(SOURCE.rglob("*.py")):
        inside = path.relative_to(SOURCE)
        is_room = inside.parts[0] in ROOMS and not set(inside.parts) & set(ELSEWHERE)
        for line, text in strings_of(path.read_text(encoding="utf-8")):
            if names_language(text) or FOREIGN.search(text) or (is_room and SENTENCE.search(text)):
                yield path, line, text


def strings_of(source: str) -> Iterator[tuple[int, str]]:
    """Yield the texts in Python code that are not for developers.

    >>> [*strings_of("def f():\\n    'Doc.'\\n    raise ValueError('No.')\\n    return 'Hello'")]
    [(4, 'Hello')]
    """
    tree = ast.parse(source)
    skipped = {id(part) for node in ast.walk(tree) if _is_aside(node) for part in ast.walk(node)}
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and id(node) not in skipped
        ):
            yield node.lineno, node.value


def _is_aside(node: ast.AST) -> bool:
    """Say whether a part of the code is not read by players: docstrings, errors, the log."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return True
    if isinstance(node, ast.Assert) or getattr(node, "name", None) in FUNCTIONS:
        return True
    if not isinstance(node, ast.Call):
        return False
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    return bool(CALLS.search(name))


def spoken_by_client() -> Iterator[tuple[Path, int, str]]:
    """Yield the texts in the client's components and scripts."""
    for path in sorted([*CLIENT.rglob("*.svelte"), *CLIENT.rglob("*.ts")]):
        source = COMMENT.sub(_blank, path.read_text(encoding="utf-8"))
        if path.suffix == ".svelte":
            markup = re.sub(r"<(script|style).*?</\1>", _blank, source, flags=re.DOTALL)
            markup = _without_expressions(markup)
            yield from ((path, line, text) for line, text in _texts_between_tags(markup))
        for match in LITERAL.finditer(source):
            text = next(part for part in match.groups() if part is not None)
            if names_language(text) or FOREIGN.search(text) or SENTENCE.search(text):
                yield path, source[: match.start()].count("\n") + 1, text


def _texts_between_tags(markup: str) -> Iterator[tuple[int, str]]:
    """Yield the words between tags.

    >>> [*_texts_between_tags("<p>\\nHello <b>you</b></p>")]
    [(2, 'Hello'), (2, 'you')]
    """
    for match in re.finditer(r">([^<>]+)<", markup):
        text = match[1].strip()
        if re.search(r"[^\W\d_]{2,}", text):
            yield (
                markup[: match.start(1)].count("\n")
                + 1
                + match[1][: match[1].index(text[0])].count("\n"),
                text,
            )


def _without_expressions(markup: str) -> str:
    """Return markup without what is in braces, nested ones included."""
    kept, depth = [], 0
    for sign in markup:
        depth += sign == "{"
        kept.append(sign if depth == 0 or sign == "\n" else " ")
        depth -= sign == "}"
    return "".join(kept)


def _blank(match: re.Match[str]) -> str:
    """Return as many lines as were there, so that lines keep their numbers."""
    return "\n" * match[0].count("\n")


def names_language(text: str) -> bool:
    """Say whether a text is the code of a language; English is named where everything falls back on it."""
    return text in set(codes()) - {FALLBACK}


if __name__ == "__main__":
    main()
