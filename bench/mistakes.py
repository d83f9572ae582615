"""What each mistake of the lower levels costs: a level with and without it, alone against three `thumb`s.

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
from courtcards.bots.entrants import Entrant
from courtcards.bots.spec import Persona, Spec
from courtcards.games import GAMES
from courtcards.lab.arena import arena
from courtcards.play.game import Game

# What somebody is like who does not make a mistake.
AS_IT_IS = "as it is"
MENDED: dict[str, dict[str, float]] = {
    AS_IT_IS: {},
    "short memory (haze)": {"haze": 0.0},
    "quick glance (glance)": {"glance": 0.0},
    "too much faith (faith)": {"faith": 0.0},
    "a habit (stubborn)": {"stubborn": 0.0},
    "too much chance (whim)": {"whim": 1.0},
    "any of these": {"haze": 0.0, "glance": 0.0, "faith": 0.0, "stubborn": 0.0, "whim": 1.0},
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
    """Print how each level does against rules of thumb in a game, with and without each mistake."""
    verb = "loses" if game.kind.has_loser else "wins"
    print(f"### {game.name}, {game.players} players\n")
    rows = []
    for mistake in MENDED:
        cells = [mistake if mistake == AS_IT_IS else f"without {mistake}"]
        for level in HUMAN:
            lineup: list[Entrant] = [Mended(level, mistake), "thumb"]
            rate = arena(game, lineup, games, SEED, None, workers).standings[0].rate
            assert rate is not None
            cells.append(rate.percent())
        rows.append(cells)
    table(["", *(f"{level} {verb}" for level in HUMAN)], rows)


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
