"""The public interface: what is asked for wrongly is answered in one sentence."""

import json
import random
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

import courtcards as cc
from courtcards.engine.contract import Kind
from courtcards.games import GAMES
from courtcards.play.game import read_seed


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    with pytest.raises(cc.CourtCardsError, match="no game 'whist': there are cockroach-poker,"):
        cc.game("whist")


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)
def test_a_wrong_number_of_players_is_named_with_the_right_ones(kind: Kind) -> None:
    for players in (0, kind.min_players - 1, kind.max_players + 1, -3):
        with pytest.raises(cc.OptionError, match=f"{kind.name} is for .* players, not {players}"):
            cc.game(kind.name, players=players)
    for odd in ("4", 4.0, None, True):
        with pytest.raises(cc.OptionError, match="must be a whole number"):
            cc.game(kind.name, players=odd)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("kind", "low", "high"),
    list(zip(GAMES, (2, 2, 2, 4), (6, 6, 8, 4), strict=True)),
    ids=lambda value: getattr(value, "name", value),
)
def test_c1_g1_each_game_is_for_its_numbers_of_players(kind: Kind, low: int, high: int) -> None:
    assert (kind.min_players, kind.max_players) == (low, high)


def test_a_seed_is_a_number_bytes_or_hex_digits() -> None:
    game = cc.game("cockroach-poker")
    by_number = game.deal(seed=255)
    assert by_number == game.deal(seed=bytes(31) + b"\xff")
    assert by_number == game.deal(seed="00" * 31 + "ff")
    assert by_number.seed == bytes(31) + b"\xff"


@pytest.mark.parametrize("seed", [-1, 1 << 256, b"short", "zz" * 32, "ff", 1.5, True])
def test_a_bad_seed_is_refused(seed: object) -> None:
    with pytest.raises(cc.OptionError, match="[Aa] seed"):
        read_seed(seed)  # type: ignore[arg-type]


def test_without_a_seed_the_system_gives_256_bits() -> None:
    seeds = {cc.game("cockroach-poker").deal().seed for _ in range(3)}
    assert len(seeds) == 3
    assert all(seed is not None and len(seed) == 32 for seed in seeds)


def test_c3_the_table_may_name_who_begins() -> None:
    game = cc.game("cockroach-poker", players=3)
    assert game.deal(seed=1).turn == 0
    assert game.deal(seed=1, first_player=2).turn == 2
    with pytest.raises(cc.OptionError, match="a seat from 0 to 2, not 3"):
        game.deal(seed=1, first_player=3)
    with pytest.raises(cc.OptionError, match="the rules decide who begins"):
        cc.game("royal-menagerie").deal(seed=1, first_player=0)


def test_moves_are_readable_comparable_and_json_able() -> None:
    state = cc.game("cockroach-poker").deal(seed=7)
    one, other = state.moves()[:2]
    assert one == state.moves()[0]
    assert one != other
    assert len({one, other, state.moves()[0]}) == 2
    assert str(one) == one.text("en")
    assert json.loads(json.dumps(one.data)) == one.data


def test_a_move_is_played_by_itself_its_number_its_data_or_its_text() -> None:
    game = cc.game("royal-gambit")
    states = [game.deal(seed=7) for _ in range(4)]
    move = states[0].moves()[0]
    forms: list[Any] = [move, move.number, move.data, str(move)]
    for state, form in zip(states, forms, strict=True):
        state.play(form)
    assert states[0] == states[1] == states[2] == states[3]


@pytest.mark.parametrize(
    "move",
    [
        {"do": "fly"},
        {},
        {"do": "offer"},
        {"do": "offer", "card": "bat", "to": 0, "claim": "bat"},
        {"do": "offer", "card": "bear", "to": 1, "claim": "bat"},
        {"do": "offer", "card": "bat", "to": "1", "claim": "bat"},
        {"do": "offer", "card": ["bat"], "to": 1, "claim": "bat"},
        {"do": "offer", "card": "bat", "to": True, "claim": "bat"},
        {"do": "offer", "card": "bat", "to": 1.0, "claim": "bat"},
        {"do": "believe"},
        "jump",
        "believe it",
        10_000,
        -1,
    ],
    ids=str,
)
def test_an_illegal_move_is_refused_and_changes_nothing(move: Any) -> None:
    state = cc.game("cockroach-poker").deal(seed=7)
    before, log = state.to_bytes(), list(state.log)
    with pytest.raises(cc.CourtCardsError) as error:
        state.play(move)
    assert str(error.value).count("\n") == 0
    assert state.to_bytes() == before
    assert state.log == log


def test_an_illegal_move_is_answered_with_legal_ones() -> None:
    state = cc.game("royal-gambit").deal(seed=7)
    with pytest.raises(cc.MoveError, match="is not legal now: Player 1 may hit; stay"):
        state.play({"do": "cover"})


def test_a_move_of_another_seat_or_game_is_not_legal() -> None:
    state = cc.game("royal-gambit", players=3).deal(seed=7)
    hit = state.moves()[0]
    other = cc.game("royal-gambit", players=4).deal(seed=7)
    with pytest.raises(cc.MoveError):
        other.play(hit)


def test_nothing_is_played_after_the_end() -> None:
    state = cc.game("cockroach-poker").deal(seed=7)
    while not state.over:
        state.play(state.moves()[0])
    with pytest.raises(cc.MoveError, match="The game is over"):
        state.play(0)


def test_only_seats_of_the_table_have_a_view() -> None:
    state = cc.game("cockroach-poker").deal(seed=7)
    for seat in (4, -1, -2, "0"):
        with pytest.raises(cc.MoveError, match="There is no seat"):
            state.view(seat)  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)
def test_a_result_is_said_in_every_language(kind: Kind) -> None:
    state = cc.game(kind.name).deal(seed=7)
    while not state.over:
        state.play(state.moves()[0])
    assert state.result is not None
    for language in kind.languages:
        names = state.game.names(language)
        said = state.result.text(language)
        named = state.result.losers if kind.has_loser else state.result.winners
        assert all(names[seat] in said for seat in named)
    assert str(state.result) == state.result.text("en")


def test_an_unknown_language_is_named_with_those_there_are() -> None:
    with pytest.raises(cc.CourtCardsError, match="no language 'fr': there are en, de or ja"):
        cc.game("cockroach-poker").language("fr")


def test_seats_have_names_in_every_language() -> None:
    game = cc.game("cockroach-poker", players=2)
    assert game.names("de") == ["Spieler 1", "Spieler 2"]
    assert game.names("ja") == ["プレイヤー1", "プレイヤー2"]


def test_bytes_of_another_length_are_no_state() -> None:
    game = cc.game("cockroach-poker")
    size = len(game.deal(seed=1).to_bytes())
    with pytest.raises(cc.CourtCardsError, match=f"has {size} bytes, not 3"):
        cc.State.from_bytes(game, b"abc")


def test_a_view_stays_as_it_was_when_the_game_goes_on() -> None:
    state = cc.game("cockroach-poker").deal(seed=7)
    view = state.view(0)
    before = json.dumps(view.data)
    state.play(state.moves()[0])
    fresh = state.view(0)
    assert json.dumps(view.data) == before
    assert json.dumps(fresh.data) != before


def play_some(state: cc.State, decisions: int) -> None:
    """Play on at random for a number of decisions, or to the end."""
    chance = random.Random(1)
    for _ in range(decisions):
        if not state.over:
            state.play(chance.choice(state.moves()))


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)
def test_a_view_since_an_event_holds_what_is_new_and_nothing_else_differs(kind: Kind) -> None:
    state = cc.game(kind.name).deal(seed=3)
    play_some(state, 5)
    known = state.event_count
    play_some(state, 5)
    assert known < state.event_count == len(state.history)
    for seat in (None, 0, 1, 2, 3):
        whole, new = state.view(seat), state.view(seat, since=known)
        assert new.history.tobytes() == whole.history[known:].tobytes()
        assert new.tell() == whole.tell()[known:]
        assert new.data == whole.data | {"events": whole.events[known:]}


def test_a_view_since_the_last_event_has_none() -> None:
    state = cc.game("royal-gambit").deal(seed=3)
    assert state.view(0, since=state.event_count).events == []


def test_a_view_has_no_memory_in_common_with_the_state() -> None:
    state = cc.game("cockroach-poker").deal(seed=3)
    view = state.view(state.turn)
    for own in (view.states, view.history, view.legal):
        for hidden in (state._states, state.history, state.legal):
            assert not np.shares_memory(own, hidden)


def test_history_that_was_read_stays_as_it_was_and_copies_have_their_own() -> None:
    state = cc.game("royal-gambit").deal(seed=3)
    rows, before = state.history, state.history.tobytes()
    twin = state.copy()
    play_some(state, 60)
    assert rows.tobytes() == twin.history.tobytes() == before
    play_some(twin, 60)
    assert twin.history.tobytes() == state.history.tobytes()


def test_data_of_moves_can_be_changed_without_harm() -> None:
    state = cc.game("royal-gambit").deal(seed=3)
    state.moves()[0].data["do"] = "fold"
    state.game.moves_data(0, state.legal)[0]["do"] = "fold"
    assert state.moves()[0].data == {"do": "hit"}


def test_threads_that_look_at_games_do_not_write_on_the_same_paper(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = cc.game("cockroach-poker").deal(seed=1)
    used = []
    together = threading.Barrier(2)

    def look(states: Any, events: Any, *papers: Any) -> int:
        together.wait(60)
        used.append([id(paper) for paper in papers])
        return 0

    monkeypatch.setattr("courtcards.play.kernels.look_around", look)
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda _: state.look_around(), range(2)))
    one, another = used
    assert not set(one) & set(another)
