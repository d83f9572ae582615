"""`courtcards play`: a game against bots in the terminal."""

from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import typer

from courtcards.cli.arguments import (
    OWN_BOTS,
    BudgetText,
    LanguageCode,
    OptionList,
    Players,
    Preset,
    split_names,
)
from courtcards.cli.compiler import compiling_beside, do_without
from courtcards.cli.stopping import Interrupted


def command(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="A game; if left out, you are asked.")
    ] = None,
    players: Players = 4,
    seat: Annotated[int, typer.Option(help="Your seat, counted from 0.")] = 0,
    first: Annotated[
        str | None,
        typer.Option(
            metavar="SEAT",
            help="Who starts: a seat, counted from 0, or `random`; seat 0 by default.",
        ),
    ] = None,
    level: Annotated[
        str | None,
        typer.Option(help="How well the others play: novice, regular, expert or master."),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="A,B,…",
            help="Bots, one for each other seat: by name, a level perhaps with a character "
            f"(regular:jester), {OWN_BOTS}.",
        ),
    ] = None,
    budget: BudgetText = None,
    preset: Preset = None,
    option: OptionList = None,
    seed: Annotated[
        str | None, typer.Option(help="A number or 64 hex digits; random by default.")
    ] = None,
    lang: LanguageCode = "en",
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Append the transcript to a file.")
    ] = None,
) -> None:
    """Play against bots in the terminal."""
    is_cold = do_without(game)
    from courtcards.terminal.leaving import farewell
    from courtcards.terminal.screen import Screen
    from courtcards.terminal.words import words_in

    screen, words = Screen.open(), words_in(lang)
    with screen.wait(words.say("shuffling")):
        from courtcards.bots.budget import read_budget
        from courtcards.cli.arguments import (
            build_game,
            check_count,
            read_first_argument,
            read_seed_argument,
        )
        from courtcards.terminal.partners import choose_level, name_partners
        from courtcards.terminal.start import choose_game, play_game, tell_of_warming_up

    stop = Interrupted()
    with farewell(screen, words), stop:
        named = [] if bots is None else split_names("--bots", bots)
        limit = None if budget is None else read_budget(budget)
        name = game or choose_game(screen, words)
        chosen = build_game(name, players, preset, option)
        check_count("--seat", seat, 0, players - 1)
        key = read_seed_argument(seed)
        starts = read_first_argument(chosen, first, key)
        if game is None and level is None and not named:
            level = choose_level(screen, words)
        partners = name_partners(chosen, level, named)
        # Without a person at the terminal there is no next game to prepare for.
        is_warming_up = is_cold and screen.live
        with compiling_beside(name) if is_warming_up else nullcontext():
            if is_warming_up:
                tell_of_warming_up(screen, words)
            play_game(chosen, seat, key, words, screen, save, partners, starts, limit)
    stop.conclude()
