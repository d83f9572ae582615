"""Every game of the house passes the suite that authors of other games call too, in every variant."""

from collections.abc import Callable

import pytest

from courtcards.engine.contract import Kind
from courtcards.games import GAMES
from courtcards.play.game import Game
from courtcards.testing import contract
from courtcards.testing.variants import usual_game, variant_name
from tests.variants import VARIANTS


@pytest.mark.parametrize("game", VARIANTS, ids=variant_name)
@pytest.mark.parametrize("check", contract.CHECKS, ids=lambda check: check.__name__)
def test_the_contract(check: Callable[[Game], None], game: Game) -> None:
    check(game)


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)
@pytest.mark.parametrize("check", contract.ONCE, ids=lambda check: check.__name__)
def test_the_contract_at_a_full_table(check: Callable[[Game], None], kind: Kind) -> None:
    # With all seats taken every number is a move; with fewer, some name a seat that is not there.
    check(usual_game(kind, kind.max_players))
