"""Measure the characters: how differently they play, and whether their styles make them weaker.

    python -m bench.characters > bench/CHARACTERS.md

Each character plays a match against a table of its level without any: the same deals for all, in every seat.
"""

import argparse
from collections.abc import Callable, Sequence
from dataclasses import replace

import courtcards as cc
from courtcards.bots.bot import Bot
from courtcards.bots.budget import Budget
from courtcards.bots.characters import CHARACTERS
from courtcards.bots.compiled_bot import CompiledBot
from courtcards.bots.levels import ladder_of, level_spec
from courtcards.bots.spec import SEARCH, Spec
from courtcards.figures import figures_of
from courtcards.games import GAMES
from courtcards.lab.arena import arena
from courtcards.lab.intervals import Estimate
from courtcards.lab.matches import Entrant
from courtcards.play.game import Game

SEED = 20261118
STYLED = ("novice", "regular", "expert")
# How far the leanings would show in a search, where they are tried; by whom, where a search takes long.
TRIED = 0.3
FEW = ("squire", "page", "captain", "chancellor")
HEAD = """# Characters

What `python -m bench.characters` has measured, in one run. Each line is a match of one character against
three players of the same level without a character; intervals are 95 % over deals. Where games have a
loser, `loses` is how often, else `wins`; equal players do so in 25 % of the games (Royal Menagerie: as
often as the others).

A character is not stronger or weaker on purpose. Novices and regulars play by their leanings, and some of
these pay better than others: whoever lies and doubts a lot does well against them, and whoever believes
everybody does not.

Experts and masters search. Led by a character's leanings, even by a third of them, a search of a passing
game plays differently, and the honest ones clearly worse: the last tables show it. In Royal Menagerie it
can hardly be seen. So experts and masters play alike, whoever they are, and their page says so; only in
Royal Gambit an expert has half of its style, which costs nothing that these matches can show.
"""


def figure_names(game: Game) -> list[str]:
    """Return the figures that tell characters apart."""
    wanted = ("lies", "doubts", "passed on", "hits per hand", "busts", "kind gifts", "roles read")
    told = [figure.name for figure in figures_of(game.kind).told]
    return [name for name in wanted if name in told]


def tried(game: Game, level: str, name: str) -> Callable[[Game, Budget | None], Bot]:
    """Return a character at a level with a third of its leanings."""
    styles = (TRIED, TRIED, TRIED, TRIED)
    spec: Spec = level_spec(level, ladder_of(game.name), CHARACTERS[name].persona, styles)

    def make(game: Game, budget: Budget | None) -> Bot:
        return CompiledBot(name, lambda seed: replace(spec), budget)

    make.__name__ = f"{level}:{name}"
    return make


def print_match(game: Game, level: str, entrants: Sequence[Entrant], games: int) -> None:
    """Print a table of matches: each of some characters against its level."""
    verb, names = "loses" if game.kind.has_loser else "wins", figure_names(game)
    shares = {figure.name: figure.is_share for figure in figures_of(game.kind).told}
    print(f"| {level} | {verb} | the others | {' | '.join(names)} |")
    print("|---" * (3 + len(names)) + "|")
    for entrant in entrants:
        report = arena(game, [entrant, level], games, SEED)
        one, rest = report.standings
        cells = [one.bot.partition(":")[2], _told(one.rate), _told(rest.rate)]
        cells += [_told(one.habits[name], shares[name]) for name in names]
        print(f"| {' | '.join(cells)} |", flush=True)
    print()


def _told(estimate: Estimate | None, is_share: bool = True) -> str:
    if estimate is None:
        return "–"
    if is_share:
        return f"{100 * estimate.value:.1f} % ({100 * estimate.low:.1f}–{100 * estimate.high:.1f})"
    return f"{estimate.value:.2f}"


def main() -> None:
    """Play all matches and print them as a page."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=800)
    games = parser.parse_args().games
    print(HEAD)
    for kind in GAMES:
        game, styles = cc.game(kind.name), ladder_of(kind.name).styles
        for level, style in zip(STYLED, styles, strict=False):
            if style:
                print(f"## {kind.name}, {level}, {games} games each\n")
                print_match(game, level, [f"{level}:{name}" for name in CHARACTERS], games)
    for kind in GAMES:
        game, spec = cc.game(kind.name), ladder_of(kind.name).expert
        if spec.way == SEARCH:
            names = CHARACTERS if kind.has_loser else FEW
            print(
                f"## {kind.name}, experts led by {TRIED} of a character, {games // 2} games each\n"
            )
            print_match(game, "expert", [tried(game, "expert", name) for name in names], games // 2)


if __name__ == "__main__":
    main()
