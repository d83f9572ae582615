"""What somebody sees who uses the library by hand: names to complete, and words for what there is."""

import subprocess
import sys

import pytest

import courtcards as cc
from courtcards.engine.contract import Kind
from courtcards.games import GAMES

every_kind = pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)


def finished(game: cc.Game) -> cc.State:
    state = game.deal(seed=7)
    while not state.over:
        state.play(state.moves()[0])
    return state


def test_every_public_name_is_there_to_complete() -> None:
    # In a process of its own, where nothing has been loaded.
    program = "import sys, courtcards; print(*dir(courtcards)); print('numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    names, loaded = done.stdout.splitlines()
    shown = set(names.split())
    assert set(cc.__all__) <= shown
    assert "__version__" in shown
    assert loaded == "False"
    assert {name for name in shown if not name.startswith("__")} == set(cc.__all__)


def test_all_public_names_have_a_home() -> None:
    for name in cc.__all__:
        assert getattr(cc, name).__module__.startswith("courtcards."), name


@every_kind
def test_nothing_shows_itself_in_more_than_a_line(kind: Kind) -> None:
    game = cc.game(kind.name)
    state = finished(game)
    views = [state.view(), state.view(0), state.full_view()]
    moves = game.deal(seed=7).moves()
    for thing in (kind, game, state, state.result, *views, *moves):
        assert len(repr(thing)) < 200
        assert "\n" not in repr(thing)
    assert repr(game) == f"<Game {kind.name}, 4 players>"
    assert repr(moves[0]) == f"Move({str(moves[0])!r}, seat={moves[0].seat})"


def test_a_game_shows_what_is_unusual_about_it() -> None:
    shown = {
        repr(cc.game("cockroach-poker", players=2)),
        repr(cc.game("cockroach-poker-royal", preset="manual")),
        repr(cc.game("cockroach-poker", players=3, limit=5, one_of_each_loses=True)),
    }
    assert shown == {
        "<Game cockroach-poker, 2 players>",
        "<Game cockroach-poker-royal, 4 players>",
        "<Game cockroach-poker, 3 players, limit=5, one_of_each_loses=true>",
    }


def test_a_state_shows_how_it_stands() -> None:
    state = cc.game("royal-gambit").deal(seed=1)
    assert repr(state) == "<State royal-gambit after 0 moves, seat 0 to move>"
    again = cc.State.from_bytes(state.game, state.to_bytes())
    assert repr(again) == "<State royal-gambit, seat 0 to move>"
    over = finished(cc.game("cockroach-poker", players=2))
    assert over.result is not None
    assert repr(over).endswith(f", won by seat {over.result.winners[0]}>")


def test_a_view_shows_whose_it_is_and_nothing_hidden() -> None:
    state = cc.game("royal-gambit").deal(seed=1)
    count = state.event_count
    now = f"{count} events, seat 0 to move>"
    assert repr(state.view()) == f"<View of royal-gambit for a spectator, {now}"
    assert repr(state.view(3)) == f"<View of royal-gambit for seat 3, {now}"
    full = f"<View of royal-gambit for somebody who sees everything, {now}"
    assert repr(state.full_view()) == full
