"""The rules of a game as a text: as they are written, then options and presets as they are in the code."""

from courtcards.engine.contract import Kind
from courtcards.engine.errors import CourtCardsError
from courtcards.engine.languages import check_code, texts
from courtcards.engine.options import Choice, Flag, Number, Option


def rulebook(kind: Kind, language: str) -> str:
    """Return the rules of a game in Markdown.

    >>> from courtcards.games import find
    >>> "## Options" in rulebook(find("royal-gambit"), "en")
    True
    """
    check_code(language, kind.languages)
    rules = kind.rulebook(language)
    if rules is None:
        raise CourtCardsError(
            f"The game {kind.name!r} has no rules: languages/en/rules/{kind.name}.md."
        )
    return f"{rules.rstrip()}\n\n{_options(kind, language)}{_presets(kind, language)}"


def _options(kind: Kind, language: str) -> str:
    words, headings = kind.language(language), texts(language, "rulebook")
    lines = [f"## {headings.say('options')}\n"]
    for option in kind.options.options:
        lines.append(f"- `{option.name}`: {words.text(f'option-{option.name}')}.")
        lines += [f"  - {line}" for line in _values(kind, option, language)]
    return "\n".join(lines) + "\n"


def _values(kind: Kind, option: Option, language: str) -> list[str]:
    words, headings = kind.language(language), texts(language, "rulebook")
    default = option.default(kind.max_players)
    if not isinstance(option, Choice):
        value = f"`{option.written(default)}`"
        return [headings.say("values", allowed=_allowed(option, language), default=value)]
    lines = []
    for value in option.values:
        name = headings.say("default", value=f"`{value}`") if value == default else f"`{value}`"
        lines.append(f"{name}: {words.text(f'option-{option.name}.{value}')}")
    return lines


def _allowed(option: Option, language: str) -> str:
    headings = texts(language, "rulebook")
    if isinstance(option, Flag):
        return headings.say("values-flag")
    if isinstance(option, Number):
        return headings.say("values-number", low=option.low, high=option.high)
    return headings.say("values-other", form=f"`{option.written(option.default(0))}`")


def _presets(kind: Kind, language: str) -> str:
    if not kind.options.presets:
        return ""
    words, headings = kind.language(language), texts(language, "rulebook")
    lines = [f"\n## {headings.say('presets')}\n"]
    for number, (name, values) in enumerate(kind.options.presets.items()):
        label = f"`{name}`" if number else headings.say("default", value=f"`{name}`")
        bundle = ", ".join(f"`{key} = {value}`" for key, value in values.items())
        lines.append(f"- {label}: {words.text(f'preset-{name}')}{': ' if bundle else ''}{bundle}")
    return "\n".join(lines) + "\n"
