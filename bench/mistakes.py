"""What each mistake of the lower levels costs: a level that does not make it, alone at a table of its own.

    python -m bench.mistakes [--games N] [--workers W]

prints a table for each game; docs/bots.md shows them.
"""

import argparse
from dataclasses import dataclass, replace

import courtcards as cc
from bench.bots import SEED
from bench.markdown import table
from courtcards.bots.bot import Bot
from courtcards.bots.budget import Budget
from courtcards.bots.catalogue import make_bot
from courtcards.bots.compiled_bot import CompiledBot
from courtcards.bots.spec import Persona, Spec
from courtcards.games import GAMES
from courtcards.lab.arena import arena
from courtcards.play.game import Game

# What somebody is like who does not make a mistake.
MENDED: dict[str, dict[str, float]] = {
    "short memory (haze)": {"haze": 0.0},
    "quick glance (glance)": {"glance": 0.0},
    "too much faith (faith)": {"faith": 0.0},
    "a habit (stubborn)": {"stubborn": 0.0},
    "too much chance (whim)": {"whim": 1.0},
}
HUMAN = ("novice", "regular")


@dataclass(frozen=True)
class Mended:
    """Makes a bot of a level that plays without one of its mistakes, for `arena`."""

    level: str
    mistake: str

    @property
    def name(self) -> str:
        """What it is called in a report."""
        return f"{self.level} without {self.mistake}"

    def __call__(self, game: Game, budget: Budget | None) -> Bot:
        level = make_bot(self.level, game, budget)
        assert isinstance(level, CompiledBot)
        return CompiledBot(self.name, _Without(level, self.mistake))


@dataclass(frozen=True)
class _Without:
    """What a level is like for a seed, but for one mistake."""

    level: CompiledBot
    mistake: str

    def __call__(self, seed: int) -> Spec:
        spec = self.level.spec(seed)
        return replace(spec, persona=mend(spec.persona, self.mistake))


def mend(persona: Persona, mistake: str) -> Persona:
    """Return somebody without a mistake.

    >>> mend(Persona(haze=0.5, faith=1.0), "too much faith (faith)") == Persona(haze=0.5)
    True
    """
    return replace(persona, **MENDED[mistake])  # type: ignore[arg-type]


def print_game(game: Game, games: int, workers: int) -> None:
    """Print how much better off everybody is in a game who does not make a mistake."""
    verb = "loses" if game.kind.has_loser else "wins"
    print(f"### {game.name}, {game.players} players\n")
    rows = []
    for mistake in MENDED:
        cells = [mistake]
        for level in HUMAN:
            one, rest = arena(
                game, [Mended(level, mistake), level], games, SEED, None, workers
            ).standings
            assert one.rate is not None
            assert rest.rate is not None
            cells += [one.rate.percent(), f"{100 * rest.rate.value:.1f} %"]
        rows.append(cells)
    heads = [[f"{level} without it {verb}", f"the other {level}s"] for level in HUMAN]
    table(["mistake", *heads[0], *heads[1]], rows)


def main() -> None:
    """Measure all games."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=1600)
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    for name, players in [*((kind.name, 4) for kind in GAMES), ("cockroach-poker", 2)]:
        print_game(cc.game(name, players=players), given.games, given.workers)


if __name__ == "__main__":
    main()
