"""The rules of a game as a text: its RULES.md, then its options and presets as they are in the code."""

from importlib.resources import files

from courtcards.engine.contract import Kind
from courtcards.engine.errors import CourtCardsError, choices
from courtcards.engine.options import Choice, Option

HEADINGS = {
    "en": ("Options", "Presets", "default"),
    "ja": ("オプション", "プリセット", "既定"),
}


def rulebook(kind: Kind, language: str) -> str:
    """Return the rules of a game in Markdown.

    >>> from courtcards.games import find
    >>> "## Options" in rulebook(find("royal-gambit"), "en")
    True
    """
    if language not in kind.words.LANGUAGES:
        known = choices(kind.words.LANGUAGES)
        raise CourtCardsError(f"There is no language {language!r}: there are {known}.")
    rules = _read(kind, language)
    return f"{rules.rstrip()}\n\n{_options(kind, language)}{_presets(kind, language)}"


def rules_file(language: str) -> str:
    """Return the name of the file that has a game's rules in a language."""
    return "RULES.md" if language == "en" else f"RULES.{language}.md"


def _read(kind: Kind, language: str) -> str:
    """Return the rules as they are written; in English where a game from outside has no others."""
    for code in (language, "en"):
        file = files(kind.folder).joinpath(rules_file(code))
        if file.is_file():
            return file.read_text(encoding="utf-8")
    raise CourtCardsError(f"The game {kind.name!r} has no {rules_file('en')} in {kind.folder}.")


def _headings(language: str) -> tuple[str, str, str]:
    return HEADINGS.get(language, HEADINGS["en"])


def _options(kind: Kind, language: str) -> str:
    lines = [f"## {_headings(language)[0]}\n"]
    for option in kind.options.options:
        meaning = kind.words.LANGUAGES[language].templates[f"option.{option.name}"]
        lines.append(f"- `{option.name}`: {meaning}.")
        lines += [f"  - {line}" for line in _values(kind, option, language)]
    return "\n".join(lines) + "\n"


def _values(kind: Kind, option: Option, language: str) -> list[str]:
    default = option.default(kind.max_players)
    mark = _headings(language)[2]
    if not isinstance(option, Choice):
        return [f"{option.allowed()}; {mark} `{option.written(default)}`"]
    templates = kind.words.LANGUAGES[language].templates
    lines = []
    for value in option.values:
        note = f" ({mark})" if value == default else ""
        lines.append(f"`{value}`{note}: {templates[f'option.{option.name}.{value}']}")
    return lines


def _presets(kind: Kind, language: str) -> str:
    if not kind.options.presets:
        return ""
    lines = [f"\n## {_headings(language)[1]}\n"]
    for number, (name, values) in enumerate(kind.options.presets.items()):
        title = kind.words.LANGUAGES[language].templates[f"preset.{name}"]
        note = f" ({_headings(language)[2]})" if number == 0 else ""
        bundle = ", ".join(f"`{key} = {value}`" for key, value in values.items())
        lines.append(f"- `{name}`{note}: {title}{': ' if bundle else ''}{bundle}")
    return "\n".join(lines) + "\n"
