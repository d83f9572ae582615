"""The page about the command line, made from what the commands take."""

from collections.abc import Iterator
from inspect import cleandoc
from typing import Any

from typer.main import get_command

from courtcards.cli.app import app
from website.reference.tables import table

HEAD = """\
# The command line

`courtcards COMMAND --help` says the same in a terminal. Mistakes are answered with one
sentence, with exit code 2; `courtcards --version` prints the version. This page is made by `make docs`.
"""
# What depends on the machine.
BY_MACHINE = {"workers"}


def page() -> str:
    """Return the page.

    >>> "## `courtcards play`" in page()
    True
    """
    named = _commands(get_command(app), "courtcards")
    lines = [line for name, command in named for line in _about(name, command)]
    return HEAD + "\n" + "\n".join(lines).rstrip() + "\n"


# Typer has classes of its own for commands and parameters, or those of Click: what is used here is in both.
def _commands(command: Any, name: str) -> Iterator[tuple[str, Any]]:
    below = getattr(command, "commands", {})
    for word, one in below.items():
        yield from _commands(one, f"{name} {word}")
    if not below:
        yield name, command


def _about(name: str, command: Any) -> list[str]:
    arguments = [one for one in command.params if one.param_type_name == "argument"]
    options = [one for one in command.params if one.param_type_name == "option" and not one.hidden]
    usage = [name, *map(_argument, arguments), *(["[options]"] if options else [])]
    lines = [f"## `{name}`", "", cleandoc(command.help or ""), ""]
    lines += ["```text", " ".join(usage), "```", ""]
    if arguments:
        rows = ((f"`{_argument(one)}`", one.help or "") for one in arguments)
        lines += table(("argument", "meaning"), rows)
    if options:
        told = ((_option(one), _default(one), one.help or "") for one in options)
        lines += table(("option", "default", "meaning"), told)
    return lines


def _argument(argument: Any) -> str:
    return str(argument.metavar or argument.name.upper())


def _option(option: Any) -> str:
    names = ", ".join(f"`{name}`" for name in [*option.opts, *option.secondary_opts])
    value = "" if option.is_flag else f" `{option.metavar or option.name.upper()}`"
    return names + value


def _default(option: Any) -> str:
    if option.name in BY_MACHINE:
        return "by the machine"
    value = option.default
    is_nothing = value is None or value is False or value in ("", (), []) or callable(value)
    return "" if is_nothing else f"`{value}`"
