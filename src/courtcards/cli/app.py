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
    exploit,
    languages,
    play,
    replay,
    rules,
    serve,
    simulate,
    solve,
    train,
    verify,
    warm,
)
from courtcards.engine.errors import CourtCardsError

# Whoever sets this knows what they want to read.
ENCODING_WISH = os.environ.get("PYTHONIOENCODING")
# How streams answer to a character that they cannot write if nobody says how.
STRICT = ("strict", "surrogateescape")

app = typer.Typer(
    name="courtcards",
    help="Four card games of lies, luck and court intrigue.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
for module in (
    play,
    serve,
    arena,
    simulate,
    solve,
    train,
    exploit,
    verify,
    replay,
    rules,
    languages,
    bench,
    warm,
):
    app.command(name=module.__name__.rpartition(".")[2])(module.command)
app.add_typer(db.app, name="db")


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"courtcards {__version__}")
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_print_version, is_eager=True, help="Print the version and exit."
        ),
    ] = False,
) -> None:
    pass


def run() -> None:
    """Run the command; what somebody asked for wrongly is answered in one sentence."""
    _open_streams()
    try:
        app()
    except SystemExit as end:
        # Typer handles a closed pipe in its own way.
        is_cut = isinstance(end.__context__, BrokenPipeError)
        sys.exit(_finish(0 if is_cut else end.code))
    except CourtCardsError as error:
        print(f"courtcards: {error}", file=sys.stderr)
        sys.exit(2)
    except OSError as error:
        sys.exit(_farewell(error))


def _open_streams() -> None:
    """Write UTF-8 into files and pipes, whatever the system's default is, unless another is set.

    A character that cannot be written must not end a command.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            # It was closed: nobody writes, or reads.
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
        elif isinstance(stream, TextIOWrapper) and mode == "w":
            errors = "backslashreplace" if stream.errors in STRICT else stream.errors
            wish = stream.encoding if stream.isatty() or ENCODING_WISH else "utf-8"
            stream.reconfigure(encoding=wish, errors=errors)


def _finish(code: "str | int | None") -> "str | int | None":
    """Write what is still to be written, and return the exit code."""
    try:
        sys.stdout.flush()
    except OSError as error:
        return _farewell(error)
    return code


def _farewell(error: OSError) -> int:
    """Report in one line why the command failed, and return the exit code."""
    _forget_output()
    if isinstance(error, BrokenPipeError):
        # Whoever read our output has heard enough.
        return 0
    where = f"{os.fsdecode(error.filename)}: " if error.filename else ""
    print(f"courtcards: {where}{error.strerror or error}.", file=sys.stderr)
    return 1


def _forget_output() -> None:
    """Let nothing more be written to standard output, where it may fail again."""
    if sys.stdout is sys.__stdout__:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.close(nowhere)
