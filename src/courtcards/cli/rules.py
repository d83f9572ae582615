"""`courtcards rules`: the rules in our own words, and what each option changes."""

from courtcards.cli.arguments import GameName, LanguageCode


def command(game: GameName, lang: LanguageCode = "en") -> None:
    """Print the rules of a game, numbered, with its options."""
    from rich.console import Console
    from rich.markdown import Markdown

    from courtcards.games import find
    from courtcards.play.rulebook import rulebook

    text = rulebook(find(game), lang)
    console = Console()
    if console.is_terminal:
        console.print(Markdown(text))
    else:
        # A file has no width: the lines are those of the text.
        print(text, end="")
