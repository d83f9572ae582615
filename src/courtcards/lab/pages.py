"""The pages about views, one a game: every field of `view.table` and of `view.events`.

    python -m courtcards.lab.pages docs/views

Fields, types and words come from the game. What a field means is a sentence in the game's
`meanings.py`, which has `TABLE`, by the path of the field, and `EVENTS`, by its name; a game without
that file gets its fields all the same.
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from courtcards.engine.contract import EventForm, Kind
from courtcards.engine.trace import CARD
from courtcards.games import GAMES
from courtcards.lab.shapes import table_shape

Meanings = Mapping[str, str]
INDEX = """\
# Views, field by field

`state.view(seat)` is all that a seat may know, `state.view()` what a spectator may, `state.full_view()`
everything. Two of its attributes depend on the game, and each game has a page about them:

- `view.table`: what lies on the table now, a dictionary;
- `view.events`: what has happened, a list of dictionaries, the oldest first; `view.tell()` says the same
  in sentences.

{games}

Seats are counted from 0, clockwise, as in all data. Everything is ready for JSON, where None is `null`.
`view.data` has it all in one: `game`, `players`, `options`, `viewer` (None for a spectator), `table`,
`events`, `moves` (the viewer's legal ones) and `result`. The server sends the same tables and events
([server.md](../server.md)); what a view has as numbers is on the pages of the
[environments](../environments/README.md). These pages are made by `make docs`.
"""


def main(folder: Path) -> None:
    """Write all pages into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "README.md").write_text(index(), encoding="utf-8")
    for kind in GAMES:
        (folder / f"{kind.name}.md").write_text(page(kind), encoding="utf-8")


def index() -> str:
    """Return the page that leads to the others."""
    games = (f"- [{_title(kind)}]({kind.name}.md)" for kind in GAMES)
    return INDEX.format(games="\n".join(games))


def page(kind: Kind) -> str:
    """Return a game's page.

    >>> from courtcards.games import find
    >>> page(find("royal-gambit")).splitlines()[0]
    '# Views of Royal Gambit'
    """
    parts = (_head, _table, _events, _event_fields, _cards)
    lines = [line for part in parts for line in [*part(kind), ""]]
    return "\n".join(lines[:-1]) + "\n"


def meanings(kind: Kind, part: str) -> Meanings:
    """Return what the fields of a game's tables (`TABLE`) or events (`EVENTS`) mean, as far as it says so."""
    name = f"{kind.folder}.meanings"
    return getattr(import_module(name), part) if find_spec(name) else {}


def _title(kind: Kind) -> str:
    return kind.language("en").text("name")


def _head(kind: Kind) -> Iterator[str]:
    yield f"# Views of {_title(kind)}"
    yield ""
    yield "What all views have in common is said [here](README.md). This page is made by `make docs`."


def _table(kind: Kind) -> Iterator[str]:
    known = meanings(kind, "TABLE")
    yield "## `view.table`"
    yield ""
    yield "| field | type | meaning |"
    yield "|---|---|---|"
    for path, type_ in table_shape(kind).fields():
        meaning = known.get(path, "")
        yield _row(f"`{path}`", f"`{_whole(type_, meaning)}`", meaning)


def _whole(type_: str, meaning: str) -> str:
    """Return a type with a None that is too rare for random games, if the sentence speaks of it.

    >>> _whole("str", "The top card of the pile; None when there is none.")
    'str | None'
    """
    return f"{type_} | None" if "None" in meaning and "None" not in type_ else type_


def _events(kind: Kind) -> Iterator[str]:
    yield "## `view.events`"
    yield ""
    yield "The field `event` says what happened. A field with a question mark is left out if the viewer may"
    yield "not know it."
    yield ""
    yield "| event | other fields | in a sentence |"
    yield "|---|---|---|"
    for form in _forms(kind):
        marked = (f"`{name}`{'?' * _may_be_hidden(kind, form, name)}" for name in form.fields)
        yield _row(f"`{form.word}`", ", ".join(marked), _sentence(kind, form))


def _event_fields(kind: Kind) -> Iterator[str]:
    known = meanings(kind, "EVENTS")
    words: dict[str, list[str]] = {}
    lists = set()
    for form in _forms(kind):
        for name in form.fields:
            words.setdefault(name, []).extend(form.words(name))
            lists |= {name} if form.holds_list(name) else set()
    yield "| field | type | meaning |"
    yield "|---|---|---|"
    for name, every in words.items():
        meaning = f"{known.get(name, '')} {_choice(kind, every, is_list=name in lists)}".strip()
        type_ = "list[str]" if name in lists else "str" if every else "int"
        yield _row(f"`{name}`", f"`{type_}`", meaning)


def _cards(kind: Kind) -> Iterator[str]:
    yield "## Cards"
    yield ""
    yield f"{', '.join(f'`{card}`' for card in kind.words.CARDS)}."


def _forms(kind: Kind) -> list[EventForm]:
    return list(kind.words.EVENTS.values())


def _sentence(kind: Kind, form: EventForm) -> str:
    fields = {name: f"{{{name}}}" for name in form.fields}
    others = {f"{name}-is": "other" for name in form.fields}
    return kind.language("en").text(f"event-{form.word}", **fields, **others)


def _may_be_hidden(kind: Kind, form: EventForm, name: str) -> bool:
    # Only cards are hidden, and then the sentence has to do without.
    return f"event-{form.word}.{name}" in kind.language("en").texts and form.fields[name][0] == CARD


def _choice(kind: Kind, words: Sequence[str], *, is_list: bool) -> str:
    """List the words that a field may have, each once, unless they are the cards."""
    if not words or set(words) == set(kind.words.CARDS):
        return ""
    return f"{'Any' if is_list else 'One'} of {', '.join(f'`{word}`' for word in dict.fromkeys(words))}."


def _row(*cells: str) -> str:
    """Write a row of a table; a pipe character within a cell is escaped."""
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"


if __name__ == "__main__":
    main(Path(sys.argv[1]))
