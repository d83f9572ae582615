"""The engine beside a referee that was written from the rulebooks without sight of it."""

import random

import pytest

from courtcards.engine.contract import Kind
from courtcards.games import GAMES
from courtcards.play.game import Game
from courtcards.testing.variants import variant_name
from tests.naive.harness import compare
from tests.variants import VARIANTS, random_variant


@pytest.mark.parametrize("game", VARIANTS, ids=variant_name)
def test_the_engine_and_the_naive_referee_agree_on_every_step(game: Game) -> None:
    for seed in range(3):
        compare(game, seed)


@pytest.mark.slow
@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)
def test_they_agree_on_thousands_of_games_of_any_variant(kind: Kind) -> None:
    chance = random.Random(kind.name)
    for seed in range(8000):
        compare(random_variant(chance, kind), seed)
