"""`courtcards rules`: a game on a page, all rules in our own words, and what each option changes."""

from typing import Annotated

import typer

from courtcards.cli.arguments import GameName, LanguageCode


def command(
    game: GameName,
    lang: LanguageCode = "en",
    full: Annotated[bool, typer.Option("--full", help="All rules, numbered.")] = False,
    options: Annotated[
        bool, typer.Option("--options", help="The rule options as --option knows them.")
    ] = False,
) -> None:
    """Print the rules of a game on a page; with --full all of them, numbered."""
    from rich.console import Console
    from rich.markdown import Markdown

    from courtcards.engine.languages import texts
    from courtcards.games import find
    from courtcards.play.rulebook import option_names, plain_guide, rulebook

    kind = find(game)
    page = None if full or options else plain_guide(kind, lang)
    if page is not None:
        more = texts(lang, "rulebook").say("full")
        text = f"{page.rstrip()}\n\n{more}: `courtcards rules {kind.name} --full`\n"
    else:
        text = option_names(kind, lang) if options and not full else rulebook(kind, lang)
        text += f"\n{option_names(kind, lang)}" if options and full else ""
    console = Console()
    if console.is_terminal:
        console.print(Markdown(text))
    else:
        # A file has no width: the lines are those of the text.
        print(text, end="")
