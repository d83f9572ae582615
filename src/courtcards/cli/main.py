"""The `courtcards` command. Commands load what they need when they run, so that help comes at once."""

import os
import sys
from io import TextIOWrapper
from typing import Annotated

import typer

from courtcards import __version__
from courtcards.cli import (
    arena,
    bench,
    db,
    play,
    replay,
    rules,
    serve,
    simulate,
    solve,
    verify,
    warm,
)
from courtcards.engine.errors import CourtCardsError

# Whoever sets this knows what he wants to read.
ENCODING_WISH = os.environ.get("PYTHONIOENCODING")

app = typer.Typer(
    name="courtcards",
    help="Four card games of lies, luck and court intrigue.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
for module in (play, serve, arena, simulate, solve, verify, replay, rules, bench, warm):
    app.command(name=module.__name__.rpartition(".")[2])(module.command)
app.add_typer(db.app, name="db")


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"courtcards {__version__}")
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Say which.")
    ] = False,
) -> None:
    pass


def main() -> None:
    """Run the command; what somebody asked for wrongly is answered in one sentence."""
    _speak_unicode()
    try:
        app()
    except CourtCardsError as error:
        print(f"courtcards: {error}", file=sys.stderr)
        sys.exit(2)
    except (OSError, KeyboardInterrupt) as error:
        sys.exit(_farewell(error))


def _speak_unicode() -> None:
    """Write UTF-8 into files and pipes, whatever the system would have, unless somebody wants another."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper) and not stream.isatty() and not ENCODING_WISH:
            stream.reconfigure(encoding="utf-8", errors=stream.errors)


def _farewell(error: OSError | KeyboardInterrupt) -> int:
    """Say in one line why it ends early, and return the exit code."""
    if isinstance(error, KeyboardInterrupt):
        print(file=sys.stderr)
        return 130
    if isinstance(error, BrokenPipeError):
        # Whoever read our output has heard enough; nothing more may be written to it.
        sys.stdout = None
        return 0
    where = f"{error.filename}: " if error.filename else ""
    print(f"courtcards: {where}{error.strerror}.", file=sys.stderr)
    return 1
