from pathlib import Path
from random import Random

import pytest

from courtcards.engine.errors import CourtCardsError
from courtcards.engine.phrases import Data
from courtcards.play.state import State
from courtcards.play.transcript import dump
from courtcards.terminal.replayer import Replayer, read_record
from courtcards.terminal.screen import Goodbye
from courtcards.terminal.words import words_in
from tests.terminal.helpers import GAMES, LANGUAGES, ScriptedScreen, script, table_of


def finished(name: str) -> State:
    state = table_of(name).deal(seed=2)
    chance = Random(2)
    while not state.over:
        state.play(chance.choice(state.moves()))
    return state


def show(record: Data, viewer: str = "all", language: str = "en", *lines: str) -> str:
    screen = ScriptedScreen(script(lines), live=bool(lines), width=200)
    Replayer(record, viewer, words_in(language), screen).show()
    return screen.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_all_that_happened_is_told(name: str, language: str) -> None:
    state = finished(name)
    record = state.transcript()
    text = show(record, "all", language)
    decisions = sum("do" in entry for entry in record["log"])
    assert f"\n{decisions:>4}  " in text
    assert words_in(language).say("game_over") in text


@pytest.mark.parametrize("viewer", ["0", "3", "spectator"])
@pytest.mark.parametrize("name", GAMES)
def test_a_viewer_is_told_what_that_viewer_saw(name: str, viewer: str) -> None:
    state = finished(name)
    text = show(state.transcript(names=["Ann", "Ben", "Cleo", "Dan"]), viewer)
    seat = int(viewer) if viewer.isdecimal() else None
    known = sum("card" in event for event in state.view(seat).events)
    everything = sum("card" in event for event in state.full_view().events)
    assert (known < everything) == (name != "royal-gambit")
    assert ("You " in text) == (seat is not None)
    assert f"as {['Ann', 'Ben', 'Cleo', 'Dan'][seat] if seat is not None else 'a spec'}" in text


def test_a_spectator_sees_no_hidden_card() -> None:
    text = show(finished("cockroach-poker").transcript(), "spectator")
    assert "it is:" not in text
    assert "Hand of" not in text


def test_an_unfinished_game_is_replayed_as_far_as_it_goes() -> None:
    state = table_of("cockroach-poker").deal(seed=2)
    state.play(state.moves()[0])
    assert "The record ends here" in show(state.transcript())


def test_on_a_terminal_enter_goes_on_and_t_shows_the_table() -> None:
    state = table_of("cockroach-poker").deal(seed=2)
    for _ in range(2):
        state.play(state.moves()[0])
    text = show(state.transcript(), "all", "en", "", "t", "", "")
    assert text.count("Enter for the next step") == 4
    assert text.count("╭") == 2


def test_on_a_terminal_q_quits() -> None:
    with pytest.raises(Goodbye):
        show(finished("cockroach-poker").transcript(), "all", "en", "", "q")


def test_a_terminal_obeys_no_name() -> None:
    record = finished("royal-gambit").transcript(names=["\x1b[2J", "[red]", "\ue000", "D\n"])
    text = show(record)
    assert "\x1b" not in text
    assert "[red] flips" in text


@pytest.mark.parametrize("names", [None, "Ann", ["Ann"], 7])
def test_a_record_without_good_names_gets_usual_ones(names: object) -> None:
    record = finished("cockroach-poker").transcript() | {"names": names}
    assert "Player 4" in show(record)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "games.jsonl"
    records = [finished(name).transcript() for name in GAMES[:2]]
    path.write_text("\n".join(dump(record) for record in records) + "\n\n", "utf-8")
    return path


def test_a_game_is_found_by_its_number(file: Path) -> None:
    assert [read_record(file, number)["game"] for number in (1, 2)] == list(GAMES[:2])


@pytest.mark.parametrize("number", [-1, 0, 3])
def test_a_game_that_is_not_there(file: Path, number: int) -> None:
    with pytest.raises(CourtCardsError, match=f"no game {number} in .*: it has 2"):
        read_record(file, number)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(CourtCardsError, match="cannot be read"):
        read_record(tmp_path / "none", 1)


@pytest.mark.parametrize("seat", ["4", "-1", "everyone", ""])
def test_a_viewer_that_is_not_there(seat: str) -> None:
    with pytest.raises(CourtCardsError, match="seat from 0 to 3, spectator or all"):
        show(finished("cockroach-poker").transcript(), seat)


def test_a_faulty_record_is_refused_before_anything_is_shown() -> None:
    record = finished("cockroach-poker").transcript()
    record["log"][-1] = record["log"][1]
    screen = ScriptedScreen(script([]))
    with pytest.raises(CourtCardsError):
        Replayer(record, "all", words_in("en"), screen).show()
    assert screen.text == ""
