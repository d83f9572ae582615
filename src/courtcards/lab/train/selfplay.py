"""Games for a learner, played in compiled code: what its network decided, and what came of it."""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count

import numpy as np

from courtcards.bots.bot_games import BotGames
from courtcards.bots.learned.brain import grids
from courtcards.bots.learned.samples import NO_SAMPLES, SETTLED, Samples, make_samples
from courtcards.bots.minds import mind_of
from courtcards.bots.search.desk import make_desk
from courtcards.bots.spec import LEARNED, Spec
from courtcards.engine.compile import Array
from courtcards.lab.lineups import rotate
from courtcards.lab.train.plan import LEARNER, Against, Plan, Seating, senses_of
from courtcards.lab.work import CrewJob
from courtcards.play.game import Game

# No game has so many decisions of one network that more room would be needed behind those wanted.
SPARE = 2_000


@dataclass(frozen=True)
class Experience:
    """Decisions at one kind of table, a row each; the fields are those of `Samples`.

    `length` is how many decisions a seat makes in a game, `spread` how far apart its results lie.
    """

    table: Game
    length: float
    spread: float
    x: Array
    legal: Array
    move: Array
    chance: Array
    hope: Array
    gain: Array
    goal: Array

    def __len__(self) -> int:
        return len(self.move)


def play_part(
    plan: Plan, seating: Seating, table: Game, nets: Array, moment: int, number: int
) -> Iterator[Experience]:
    """Play games at a table until enough decisions were made; they follow from the arguments alone."""
    samples = _room(table, plan.decisions)
    games = new_games(table, nets, samples)
    chance = plan.chance("games", moment, number)
    key = hashlib.sha256(f"{plan.seed} {moment} {number}".encode()).digest()
    results: list[float] = []
    for game in count():
        lineup = seating.choose(table, chance)
        rewards = games.play(lineup, key, game)[0]["rewards"]
        results += [
            float(rewards[seat])
            for seat, one in enumerate(lineup)
            if one.way == LEARNED and one.net == LEARNER
        ]
        if samples.used[SETTLED] >= plan.decisions:
            break
    length = float(samples.used[SETTLED] / len(results))
    # As `settle_game` counts what was won and lost.
    spread = float(np.std(results)) * table.players / (table.players - 1)
    yield _copy(table, samples, plan.decisions, length, spread)


def play_job(game: str) -> CrewJob:
    """Return the job whose tasks are the arguments of `play_part`."""
    return CrewJob(play_part, lambda: senses_of(game), is_compiled=True)


def _room(table: Game, decisions: int) -> Samples:
    told, _ = grids(senses_of(table.name), table)
    return make_samples(decisions + SPARE, told.size, table.move_count)


def _copy(table: Game, samples: Samples, count: int, length: float, spread: float) -> Experience:
    names = ("x", "legal", "move", "chance", "hope", "gain", "goal")
    noted = (getattr(samples, name)[:count].copy() for name in names)
    return Experience(table, length, spread, *noted)


def new_games(table: Game, nets: Array, samples: Samples = NO_SAMPLES) -> BotGames:
    """Return games with these networks at their desk, which may note what the first one decides."""
    return BotGames(table, make_desk(mind_of(table.name), table, nets, samples))


def play_deals(table: Game, seating: Against, nets: Array, deals: int, seed: int) -> Array:
    """Return how often the learner wins of each deal, which it plays once from each seat."""
    played = new_games(table, nets)
    key = hashlib.sha256(f"deals {seed}".encode()).digest()

    def won(deal: int, seat: int) -> int:
        lineup = seating.around(table, seat, deal)
        return int(played.play(lineup, key, deal, seat * table.players)[0]["rewards"][seat])

    results = [[won(deal, seat) for seat in range(table.players)] for deal in range(deals)]
    return np.mean(results, axis=1)


def how_often_wins(
    table: Game, nets: Array, lineup: Sequence[Spec], games: int, seed: int
) -> float:
    """Return how often the first of a line-up wins; it sits in each seat in turn, with the same cards."""
    played = new_games(table, nets)
    key = np.random.default_rng(seed).bytes(32)
    rotations = range(table.players)
    results = [
        played.play(_rotated(lineup, seat), key, deal, seat * table.players)[0]["rewards"][seat]
        for deal in range(max(1, games // table.players))
        for seat in rotations
    ]
    return float(np.mean(results))


def _rotated(lineup: Sequence[Spec], seat: int) -> list[Spec]:
    """Return a line-up by seats, its first at a seat."""
    order = rotate(tuple(range(len(lineup))), seat)
    return [lineup[place] for place in order]
