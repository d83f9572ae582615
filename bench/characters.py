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
from courtcards.bots.entrants import Entrant
from courtcards.bots.levels import ladder_of, level_spec
from courtcards.bots.spec import SEARCH, Spec
from courtcards.figures import figures_of
from courtcards.games import GAMES
from courtcards.lab.arena import arena
from courtcards.lab.intervals import Estimate
from courtcards.play.game import Game

SEED = 20261118
STYLED = ("novice", "regular", "expert")
# How far the leanings would show in a search, where they are tried; by whom, where a search takes long.
TRIED = 0.3
FEW = ("squire", "page", "captain", "chancellor")
HEAD = """# Characters

What `python -m bench.characters` has measured: novices and regulars with `--levels novice,regular --games
400`, experts in an earlier run, since when nothing they play by has changed. Each line is a match of one
character against three players of the same level without a character; intervals are 95 % over deals, of
each line by itself: of so many lines, a few are apart by chance alone. Where games have a loser, `loses` is
how often, else `wins`; equal players do so in 25 % of the games (Royal Menagerie: as often as the others).

How far leanings are stretched at each level (`styles` of a game's `LADDER`) was chosen by hand after
shorter runs with another seed: so that one can see them, without anybody becoming hopeless. They do change
how strong a novice or a regular is, and so do habits, and not alike in all games: in the Cockroach Pokers
those lose most who tell the truth when it gets serious (squire, bard, chancellor); among novices, who tell
the truth too often and believe too much, the jester loses least.

Experts search. Led by 0.3 of a character's leanings they play a little differently, and in the passing
games some of them become clearly weaker and some clearly stronger (the last tables): a level would no
longer say how strong a bot is. In Royal Menagerie no difference of strength shows in 400 games of four
characters, but hardly any of style either. Masters were not measured this way; they search in the same
manner, only longer, and in Royal Gambit they compute. So experts and masters play alike, whoever they are,
and the characters' page says so. Only in Royal Gambit an expert has half of its style: of twelve lines none
is apart. With all of it, a shorter run had the captain win 20 %.
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
        return CompiledBot(f"{level}:{name}", lambda seed: replace(spec), budget)

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
    parser.add_argument("--levels", default=",".join(STYLED), help="only these: novice,regular")
    given = parser.parse_args()
    games, levels = given.games, given.levels.split(",")
    print(HEAD)
    for kind in GAMES:
        game, styles = cc.game(kind.name), ladder_of(kind.name).styles
        for level, style in zip(STYLED, styles, strict=False):
            if style and level in levels:
                print(f"## {kind.name}, {level}, {games} games each\n")
                print_match(game, level, [f"{level}:{name}" for name in CHARACTERS], games)
    for kind in GAMES:
        game, spec = cc.game(kind.name), ladder_of(kind.name).expert
        if spec.way == SEARCH and "expert" in levels:
            names = CHARACTERS if kind.has_loser else FEW
            print(
                f"## {kind.name}, experts led by {TRIED} of a character, {games // 2} games each\n"
            )
            print_match(game, "expert", [tried(game, "expert", name) for name in names], games // 2)


if __name__ == "__main__":
    main()
