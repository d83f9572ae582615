"""`courtcards replay`: a recorded game, step by step."""

from pathlib import Path
from typing import Annotated

import typer

from courtcards.cli.arguments import LanguageCode
from courtcards.cli.compiler import do_without
from courtcards.cli.stopping import Interrupted


def command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file of transcripts.")],
    game: Annotated[int, typer.Option(help="Which game in the file, counted from 1.")] = 1,
    seat: Annotated[
        str,
        typer.Option(
            metavar="SEAT|spectator|all", help="Whose view to show; seats are counted from 0."
        ),
    ] = "all",
    lang: LanguageCode = "en",
) -> None:
    """Go through a recorded game step by step, as somebody saw it."""
    do_without()
    from courtcards.terminal.leaving import farewell
    from courtcards.terminal.screen import Screen
    from courtcards.terminal.words import words_in

    screen, words = Screen.open(), words_in(lang)
    with screen.wait(words.say("shuffling")):
        from courtcards.terminal.replayer import Replayer, read_record

    stop = Interrupted()
    with farewell(screen, words), stop:
        Replayer(read_record(file, game), seat, words, screen).show()
    stop.conclude()
