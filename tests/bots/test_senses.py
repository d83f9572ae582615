"""What networks are told: nothing that a seat may not know, and a rating for every move."""

from pathlib import Path

import numpy as np
import pytest

from courtcards.bots.bot_games import BotGames
from courtcards.bots.choosing import REMEMBER, work
from courtcards.bots.learned.brain import grids
from courtcards.bots.learned.weights import read_weights, write_weights
from courtcards.bots.minds import mind_of, perceive
from courtcards.bots.search.desk import make_desk
from courtcards.bots.spec import LEARNED, THUMB, Spec
from courtcards.engine.compile import Array, kernel
from courtcards.engine.errors import OptionError
from courtcards.engine.record import as_records
from courtcards.games import GAMES
from courtcards.play.game import Game, make_game
from courtcards.play.state import State

NAMES = [kind.name for kind in GAMES if mind_of(kind.name).senses]


@kernel
def told(states: Array, memories: Array, x: Array) -> None:
    """Ask what a seat is told, in compiled code."""
    perceive(states[0], memories[0], x)


@pytest.mark.parametrize("name", NAMES)
def test_a_network_is_told_only_what_its_seat_may_know(name: str) -> None:
    mind = mind_of(name)
    for table in tables(name):
        assert mind.senses
        size = grids(mind.senses, table)[0].size
        blind, knowing = np.zeros(size, np.float32), np.zeros(size, np.float32)
        desk = make_desk(mind, table)
        for state in positions(table):
            assert state.turn is not None
            view = state.view(state.turn)
            desk.memories[:] = desk.new_memories
            work(desk, REMEMBER, state.turn, 0, 0, view.history)
            memory = desk.memories[state.turn : state.turn + 1]
            told(view.states, memory, blind)
            told(as_records(np.array([state.record])), memory, knowing)
            assert np.isfinite(blind).all()
            assert blind.tolist() == knowing.tolist()


@pytest.mark.parametrize("name", NAMES)
def test_every_move_has_a_rating_of_its_own_kind(name: str) -> None:
    for table in tables(name):
        senses = mind_of(name).senses
        assert senses
        heads = grids(senses, table)[1]
        meant = senses.meant(table, heads)
        assert len(meant) == table.move_count
        assert ((meant >= 0) & (meant <= heads.nothing)).all()
        for state in positions(table):
            assert (meant[state.legal] < heads.nothing).any(axis=1).all()


def test_networks_play_whole_games_of_every_kind() -> None:
    for name in NAMES:
        for table in tables(name):
            summary, moves = BotGames(table).play([Spec(LEARNED)] * table.players, bytes(32), 0)
            assert len(moves) == summary["decisions"] > 0


def test_weights_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "weights.npy"
    write_weights(path, np.ones(5, np.float32))
    assert read_weights(path, 5).tolist() == [1.0] * 5
    with pytest.raises(OptionError, match="has not the 7 weights"):
        read_weights(path, 7)
    path.write_bytes(b"nonsense")
    with pytest.raises(OptionError, match="is not a file of weights"):
        read_weights(path, 5)


def tables(name: str) -> list[Game]:
    kind = mind_of(name).kind
    sizes = sorted({kind.min_players, min(4, kind.max_players), kind.max_players})
    usual = [make_game(name, players, None, {}) for players in sizes]
    senses = mind_of(name).senses
    assert senses
    others = [
        make_game(name, one.players or sizes[-1], one.preset, one.options)
        for one in senses.variants
    ]
    return usual + others


def positions(table: Game, games: int = 2) -> list[State]:
    """Return every decision of some games that rules of thumb play."""
    found = []
    played = BotGames(table)
    for number in range(games):
        _, moves = played.play([Spec(THUMB)] * table.players, bytes(32), number)
        key = played.desk.state["key"][0].astype("<u4").tobytes()
        first = int(played.desk.state["first"][0])
        state = table.deal(key, first_player=first if table.kind.first_is_free else None)
        for move in moves:
            found.append(state.copy())
            state.play(move)
    return found[:: max(1, len(found) // 30)]
