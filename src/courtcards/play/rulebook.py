"""The rules of a game as texts: a page at first, all of them by number, options as sentences or by name."""

import re
from collections.abc import Iterator
from typing import Any

from courtcards.engine.contract import Kind
from courtcards.engine.errors import CourtCardsError
from courtcards.engine.languages import check_code, texts
from courtcards.engine.options import Choice, Flag, Number, Option

# Which rulings a rule follows, such as “(C2)”: for those who know the list of them.
_CITED = re.compile(r"(?<=[.。])\s?[(（](?:[A-Z]\d+(?:, |、)?)+[)）]")
# Cards shown in a guide, and a turn in a few steps: what lies there, then what is said of it.
_PICTURES = re.compile(r"^```(cards|turn)\n(.*?)^```\n", re.MULTILINE | re.DOTALL)


def guide(kind: Kind, language: str) -> str | None:
    """Return a game on a page, in Markdown with pictures of cards; None if nobody has written it.

    >>> from courtcards.games import find
    >>> "```turn" in guide(find("royal-gambit"), "en")
    True
    """
    check_code(language, kind.languages)
    return kind.guide(language)


def plain_guide(kind: Kind, language: str) -> str | None:
    """Return a game on a page, where cards cannot be drawn: they are named.

    >>> from courtcards.games import find
    >>> "```" in plain_guide(find("royal-gambit"), "en")
    False
    """
    text = guide(kind, language)
    if text is None:
        return None
    words = kind.language(language)

    def listed(found: re.Match[str]) -> str:
        lines = [line.partition(" | ") for line in found[2].splitlines()]
        if found[1] == "turn":
            return "".join(f"{step}. {said}\n" for step, (_, _, said) in enumerate(lines, 1))
        named = [(list(map(words.word, cards.split(" "))), said) for cards, _, said in lines]
        return "".join(f"- **{words.texts.join(cards)}**: {said}\n" for cards, said in named)

    return _PICTURES.sub(listed, text)


def rulebook(kind: Kind, language: str, *, cited: bool = False) -> str:
    """Return all rules of a game in Markdown; `cited`: with the rulings that they follow.

    >>> from courtcards.games import find
    >>> "## Rule options" in rulebook(find("royal-gambit"), "en")
    True
    """
    check_code(language, kind.languages)
    rules = kind.rulebook(language)
    if rules is None:
        raise CourtCardsError(
            f"The game {kind.name!r} has no rules: languages/en/rules/{kind.name}.md."
        )
    rules = rules if cited else _CITED.sub("", rules)
    return f"{rules.rstrip()}\n\n{_options(kind, language)}{_presets(kind, language)}"


def sentence(kind: Kind, option: Option, value: Any, language: str) -> str:
    """Say what holds with a value of an option.

    >>> from courtcards.games import find
    >>> gambit = find("royal-gambit")
    >>> sentence(gambit, gambit.options.options[2], 50, "en")
    'The end begins when somebody has 50 points.'
    """
    words = kind.language(language)
    key = f"rule-{option.name}"
    chosen = f"{key}.{str(value).lower()}"
    if chosen in words.texts:
        return words.text(chosen)
    said = value if isinstance(value, int) else _in_words(kind, option, value, language)
    if key in words.texts:
        return words.text(key, value=said)
    return f"{words.text(f'option-{option.name}')}: {said}"


def _in_words(kind: Kind, option: Option, value: Any, language: str) -> str:
    words = kind.language(language)
    if isinstance(value, dict):
        return ", ".join(f"{words.word(name)} {count}" for name, count in value.items())
    key = f"option-{option.name}.{value}"
    return words.text(key) if key in words.texts else option.written(value)


def _options(kind: Kind, language: str) -> str:
    headings = texts(language, "rulebook")
    lines = [f"- {' '.join(_choices(kind, one, language))}" for one in kind.options.options]
    return "\n".join([f"## {headings.say('options')}\n", *lines]) + "\n"


def _choices(kind: Kind, option: Option, language: str) -> Iterator[str]:
    """Say what an option can be, the default first."""
    headings = texts(language, "rulebook")
    if isinstance(option, Number) and _depends_on_players(kind, option):
        label = kind.language(language).text(f"option-{option.name}")
        yield headings.say("number-by-players", label=label, low=_lowest(option), high=option.high)
        return
    default = option.default(kind.max_players)
    yield headings.say("usual", rule=sentence(kind, option, default, language))
    if isinstance(option, Number):
        yield headings.say("number", low=_lowest(option), high=option.high)
    elif isinstance(option, Choice | Flag):
        values = option.values if isinstance(option, Choice) else (False, True)
        for value in values:
            if value != default:
                yield headings.say("otherwise", rule=sentence(kind, option, value, language))
    else:
        yield headings.say("counts")


def _lowest(option: Number) -> int:
    """Return the lowest number that can be chosen while all other options are as usual."""
    return min(set(range(option.low, option.high + 1)) - set(option.only_with))


def _depends_on_players(kind: Kind, option: Number) -> bool:
    players = range(kind.min_players, kind.max_players + 1)
    return len({option.default(count) for count in players}) > 1


def _presets(kind: Kind, language: str) -> str:
    if not kind.options.presets:
        return ""
    words, headings = kind.language(language), texts(language, "rulebook")
    lines = [f"\n## {headings.say('presets')}\n"]
    bundles = kind.options.presets
    differing = [
        one for one in kind.options.options if any(one.name in b for b in bundles.values())
    ]
    for number, (name, values) in enumerate(bundles.items()):
        rules = [
            sentence(kind, one, values.get(one.name, one.default(kind.max_players)), language)
            for one in differing
        ]
        key = "preset" if number else "preset-usual"
        said = headings.say(key, name=words.text(f"preset-{name}"), rules=" ".join(rules))
        lines.append(f"- {said.strip()}")
    return "\n".join(lines) + "\n"


def option_names(kind: Kind, language: str) -> str:
    """List the options and presets by the names that commands, programs and transcripts know, in Markdown.

    >>> from courtcards.games import find
    >>> "`target`" in option_names(find("royal-gambit"), "en")
    True
    """
    words, headings = kind.language(language), texts(language, "rulebook")
    lines = [f"## {headings.say('options-named')}\n"]
    for option in kind.options.options:
        lines.append(f"- `{option.name}`: {words.text(f'option-{option.name}')}.")
        lines += [f"  - {line}" for line in _values(kind, option, language)]
    for number, (name, values) in enumerate(kind.options.presets.items()):
        label = f"`{name}`" if number else headings.say("default", value=f"`{name}`")
        bundle = ", ".join(f"`{key} = {value}`" for key, value in values.items())
        told = f"{words.text(f'preset-{name}')}{': ' if bundle else ''}{bundle}"
        lines.append(f"- `--preset` {label}: {told}")
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
