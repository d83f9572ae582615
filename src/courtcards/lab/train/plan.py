"""What is learned at which tables, and against whom: everything that a training's seed decides."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from courtcards.bots.catalogue import make_bot, personality
from courtcards.bots.compiled_bot import CompiledBot
from courtcards.bots.habits import HABITS
from courtcards.bots.learned.senses import Senses, Variant
from courtcards.bots.minds import mind_of
from courtcards.bots.spec import LEARNED, RANDOM, SEARCH, THUMB, Persona, Spec
from courtcards.engine.errors import OptionError
from courtcards.play.game import Game, make_game

# The learner is the first network at a desk; behind it sit older selves.
LEARNER = 0
OLDER_SELVES = 5
# How many play at the table that is played at in every iteration, if the game is for so many.
USUAL_PLAYERS = 4
# A game that begins with moves at random does so for up to two to the power of this many events.
LONGEST_ASTRAY = 7.0


@dataclass(frozen=True)
class Plan:
    """Every number that decides what comes of a training.

    In each iteration `decisions` are made at each of `tables` tables, and at those of the game's smallest
    decks, and learned from once. `calm` is what it is worth to choose evenly for a whole game, however many
    decisions that takes and however far apart its results lie, and falls to `last_calm`; `steady` is how
    strongly the policy is held, in the same way, to a reference, which comes half of the way after it every
    `reference_every` iterations. `company` is the share of games in which somebody else plays too, where
    three or more play; `astray` that of games that begin with moves at random, so that the learner knows what
    to do where it would never go by itself; `variety` that of tables with unusual rules.
    """

    seed: int = 1
    iterations: int = 700
    tables: int = 3
    decisions: int = 6_000
    batch: int = 1024
    rate: float = 2e-3
    last_rate: float = 1e-4
    calm: float = 0.16
    last_calm: float = 0.04
    steady: float = 1.6
    reference_every: int = 10
    company: float = 0.5
    astray: float = 0.3
    variety: float = 0.3
    snapshot_every: int = 10

    def chance(self, *moment: object) -> Random:
        """Return the luck of one moment of the training, which nothing before it changes."""
        return Random(f"{self.seed} {' '.join(map(str, moment))}")

    def share(self, iteration: int) -> float:
        """Say how much of the training is done."""
        return iteration / self.iterations


def senses_of(game: str) -> Senses:
    """Return how networks perceive a game; a game without that cannot be trained."""
    senses = mind_of(game).senses
    if senses is None:
        raise OptionError(f"No network can learn {game}: its bots have no senses for one yet.")
    return senses


def choose_tables(plan: Plan, game: str, iteration: int) -> list[Game]:
    """Choose the tables of an iteration: the usual one, others with other players and rules, small decks.

    >>> [table.players for table in choose_tables(Plan(), "royal-menagerie", 0)]
    [4, 4, 4]
    """
    chance = plan.chance("tables", iteration)
    senses = senses_of(game)
    usual = _make_table(game, Variant(players=USUAL_PLAYERS), chance)
    others = [
        _make_table(game, _choose_variant(plan, senses.variants, chance), chance)
        for _ in range(plan.tables - 1)
    ]
    return [usual, *others, *(_make_table(game, variant, chance) for variant in senses.small)]


def _choose_variant(plan: Plan, variants: Sequence[Variant], chance: Random) -> Variant:
    return chance.choice(variants) if variants and chance.random() < plan.variety else Variant()


def _make_table(game: str, variant: Variant, chance: Random) -> Game:
    kind = mind_of(game).kind
    players = variant.players or chance.randint(kind.min_players, kind.max_players)
    players = min(max(players, kind.min_players), kind.max_players)
    return make_game(game, players, variant.preset, variant.options)


@dataclass(frozen=True)
class SelfPlay:
    """The learner in all seats, or in some of them, in company.

    Two who play each other need none: what is steady there can be beaten by nobody, and every habit that
    one learned to punish would be one of one's own.
    """

    company: float
    astray: float

    def choose(self, table: Game, chance: Random) -> list[Spec]:
        """Choose who plays a game."""
        is_astray = chance.random() < self.astray
        events = int(2 ** (LONGEST_ASTRAY * chance.random())) if is_astray else 0
        lineup = [Spec(LEARNED, net=LEARNER, astray=events)] * table.players
        if table.players > 2 and chance.random() < self.company:
            for seat in chance.sample(range(table.players), chance.randint(1, table.players - 1)):
                lineup[seat] = _choose_companion(table, chance)
        return lineup


@dataclass(frozen=True)
class Against:
    """The learner in one seat, and copies of one bot in all others."""

    bot: str

    def choose(self, table: Game, chance: Random) -> list[Spec]:
        """Choose who plays a game."""
        return self.around(table, chance.randrange(table.players), chance.getrandbits(60))

    def around(self, table: Game, seat: int, seed: int) -> list[Spec]:
        """Seat the learner, and copies of the bot around it; a network among them is the desk's second."""
        bot = make_bot(self.bot, table)
        assert isinstance(bot, CompiledBot)
        lineup = [replace(bot.spec(seed + other), net=1) for other in range(table.players)]
        lineup[seat] = Spec(LEARNED, net=LEARNER)
        return lineup


Seating = SelfPlay | Against


def _choose_companion(table: Game, chance: Random) -> Spec:
    """Choose an older self, a search, rules of thumb, a creature of habit, or anybody at all."""
    mind = mind_of(table.name)
    die = chance.random()
    if die < 0.25:
        return Spec(LEARNED, net=chance.randint(1, OLDER_SELVES))
    if die < 0.35 and mind.can_search:
        trust = chance.choice((1.0, 1.0, 10.0))
        return Spec(SEARCH, iterations=chance.choice((60, 120)), trust=trust)
    if die < 0.6:
        return Spec(THUMB, personality(chance.getrandbits(30)))
    if die < 0.95 and mind.keep_habit is not None:
        whim = Persona(whim=chance.choice((1.0, 3.0)))
        return Spec(THUMB, whim, habit=chance.randint(1, len(HABITS)))
    return Spec(RANDOM)
