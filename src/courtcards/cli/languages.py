"""`courtcards languages`: which languages there are, and what is wrong with their words."""

import typer


def command() -> None:
    """List the languages, with missing and superfluous messages compared with English."""
    from courtcards.engine.languages import codes, texts
    from courtcards.engine.registry import ROOT, folder_of, names
    from courtcards.engine.translations import findings

    wrong = []
    for folder in dict.fromkeys([ROOT, *map(folder_of, names())]):
        for code in codes(folder):
            found = findings(code, folder)
            wrong += found
            name = texts(code).say("language-name")
            print(f"{folder.name}: {code} ({name}): {len(found) or 'nothing'} to fix")
            for line in found:
                print(f"  {line}")
    raise typer.Exit(1 if wrong else 0)
