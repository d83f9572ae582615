"""A game told again: every step as it was, and no step played more often than need be."""

import random
from collections.abc import Iterator

import pytest

import courtcards as cc
from courtcards.games import GAMES
from courtcards.play.state import State
from courtcards.play.transcript import load
from courtcards.table import records, retelling
from courtcards.table.retelling import Retelling
from tests.table.tables import Desk, started

NAMES = [kind.name for kind in GAMES]


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return a list that tells of every move that is played."""
    moves: list[int] = []
    play = State.play

    def note(state: State, move: int) -> None:
        moves.append(move)
        play(state, move)

    monkeypatch.setattr(State, "play", note)
    return moves


def play_out(desk: Desk) -> State:
    while desk.table.phase == "playing":
        desk.play_on()
    assert desk.table.state is not None
    return desk.table.state


def moments(name: str) -> Iterator[State]:
    """Yield a game after every move."""
    state = cc.game(name).deal(seed=4)
    while not state.over:
        yield state
        state.play(int(state.legal[len(state.log) % len(state.legal)]))
    yield state


def end_of(name: str) -> State:
    *_, state = moments(name)
    return state


def test_a_finished_game_can_be_stepped_through() -> None:
    desk = started()
    play_out(desk)
    record = records.transcript(desk.table.log, 1)
    assert record is not None
    told = Retelling(load(record))
    steps = told.steps()
    decisions = [entry for entry in record["log"] if "do" in entry]
    assert len(steps) == len(decisions) + 1 == told.total
    assert [step.move for step in steps[:2]] == [
        None,
        {name: value for name, value in decisions[0].items() if name not in ("t", "by")},
    ]
    assert all(step.table["seats"][2]["hand"] is not None for step in steps)
    seen = told.steps_seen(1)
    assert len(seen) == told.total
    assert all(step.table["seats"][2]["hand"] is None for step in seen)
    assert [event for step in seen for event in step.events] == desk.snapshot(1)["events"]


def test_the_log_of_a_table_leads_to_the_game_itself() -> None:
    desk = started()
    first = play_out(desk)
    desk.ask(0, "rematch")
    desk.play_on()
    assert records.final_state(desk.table.log, 1) == first
    assert records.final_state(desk.table.log, 2) is None


@pytest.mark.parametrize("name", NAMES)
def test_an_event_belongs_to_the_same_step_whoever_looks(name: str) -> None:
    """A line of the history leads to its moment in the full record too: clients count on it."""
    told = Retelling(end_of(name))
    counts = [len(step.events) for step in told.steps()]
    for seat in (None, 0, 1, 2, 3):
        assert [len(step.events) for step in told.steps_seen(seat)] == counts


@pytest.mark.parametrize("name", NAMES)
def test_parts_are_parts_of_the_whole(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Retelling(end_of(name))
    steps, seen = whole.steps(), whole.steps_seen(1)
    monkeypatch.setattr(retelling, "KEPT_EVERY", 3)
    parts = [slice(0, 3), slice(7, 12), slice(2, 5), slice(len(steps) - 2, len(steps) + 9)]
    told = Retelling(whole.state)
    for part in (*parts, slice(9_999, 10_099), slice(0, 0)):
        assert told.steps(part) == steps[part]
        assert told.steps_seen(1, part) == seen[part]


@pytest.mark.parametrize("name", NAMES)
def test_a_game_that_goes_on_is_told_on(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also through shuffles nobody could know of when it was told first."""
    monkeypatch.setattr(retelling, "KEPT_EVERY", 3)
    told: Retelling | None = None
    for number, state in enumerate(moments(name)):
        if number % 5 == 0 or state.over:
            now = state.copy()
            if told is None:
                told = Retelling(now)
            assert told.can_go_on_to(now)
            told.go_on_to(now)
            assert told.steps_seen(0) == Retelling(now).steps_seen(0)
    assert told is not None
    assert told.steps() == Retelling(told.state).steps()


def test_decks_that_were_shuffled_before_the_first_look_stay_in_their_order() -> None:
    chance = random.Random(1)
    state = cc.game("royal-gambit").deal(seed=1)
    while len(state.decisions) < 90:
        state.play(chance.choice(state.moves()))
    told = Retelling(state.copy())
    while not state.over:
        state.play(chance.choice(state.moves()))
    told.go_on_to(state)
    assert told.steps() == Retelling(state).steps()


def test_another_game_is_not_told_on() -> None:
    first, second = (cc.game("royal-gambit").deal(seed=seed) for seed in (1, 2))
    later = first.copy()
    later.play("hit")
    assert Retelling(first).can_go_on_to(later)
    assert not Retelling(first).can_go_on_to(second)
    assert not Retelling(later).can_go_on_to(first)


def test_whoever_reads_on_has_no_move_played_twice(
    monkeypatch: pytest.MonkeyPatch, played: list[int]
) -> None:
    state = end_of("cockroach-poker")
    monkeypatch.setattr(retelling, "KEPT_EVERY", 10)
    told = Retelling(state)
    assert told.total > 30
    played.clear()
    for start in range(0, told.total, 10):
        told.steps(slice(start, start + 10))
    assert len(played) == told.total - 1
    played.clear()
    told.steps_seen(1, slice(20, 30))
    assert len(played) == 10
