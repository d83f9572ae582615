"""Lets bots of this checkout play those of another, to see whether a change made them stronger.

    git worktree add ../before COMMIT
    python -m bench.versus ../before royal-gambit --bots expert,master --games 2000

Bots of the same name sit at a table in turn, here, there, here, there; every deal is played once for each
rotation of the seats, and the interval is made over deals, as in `courtcards arena`.
"""

import argparse
import sys
from pathlib import Path

from bench.guests import Guest
from courtcards.cli.output import bar
from courtcards.engine.errors import CourtCardsError, OptionError
from courtcards.lab.arena import arena
from courtcards.play.game import Game, game


def versus(table: Game, bot: str, source: Path, games: int, seed: int = 1, workers: int = 1) -> str:
    """Play a match of a bot against the one of that name in another package; return a row of a table."""
    if not (source / "courtcards").is_dir():
        raise OptionError(f"There is no package courtcards in {source}.")
    guest = Guest(source.resolve(), bot)
    lineup = [(bot, guest)[seat % 2] for seat in range(table.players)]
    with bar(games, f"{table.name} {bot}") as progress:
        report = arena(table, lineup, games, seed, workers=workers, progress=progress)
    if report.forfeits:
        raise OptionError(str(report.forfeits[0]))
    here, there = (
        standing.rate
        for name in (bot, guest.name)
        for standing in report.standings
        if standing.bot == name
    )
    assert here is not None
    assert there is not None
    verb = "loses" if table.kind.has_loser else "wins"
    cells = [
        table.name,
        f"{table.players}",
        f"`{bot}`",
        f"{report.games:,}",
        f"{verb} {here.percent()}",
        there.percent(),
    ]
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Play what was asked for, and print a row for each match."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("other", type=Path, help="the other checkout")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bots", default="expert", help="names, with commas between them")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    try:
        for bot in given.bots.split(","):
            table = game(given.game, players=given.players)
            print(
                versus(table, bot, given.other / "src", given.games, given.seed, given.workers),
                flush=True,
            )
    except CourtCardsError as error:
        print(error, file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    main()
