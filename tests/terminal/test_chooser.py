import pytest

from courtcards.play.moves import Move
from courtcards.play.state import State
from courtcards.terminal.chooser import choose
from courtcards.terminal.screen import Goodbye
from tests.terminal.helpers import ScriptedScreen, script, table_of, voice_of


@pytest.fixture
def state() -> State:
    return table_of("cockroach-poker").deal(seed=1)


def run(state: State, *lines: str) -> tuple[Move, str]:
    screen = ScriptedScreen(script(lines))
    asked: list[str] = []
    keys = {"?": lambda: asked.append("?")}
    move = choose(state.moves(), voice_of(state.game), screen, keys)
    return move, screen.text + "".join(asked)


def test_a_move_is_chosen_by_numbers(state: State) -> None:
    move, text = run(state, "1", "2", "8")
    assert move.data == {"do": "offer", "card": "bat", "to": 2, "claim": "stink-bug"}
    assert "Which card do you slide over?" in text
    assert "To whom?" in text
    assert "What do you say it is?" in text


@pytest.mark.parametrize(
    "entry", ["0", "9", "-1", "bat", "1.5", "[bold]", "1 2", "x" * 300, "9" * 5000]
)
def test_a_wrong_entry_gets_one_sentence_and_is_asked_again(state: State, entry: str) -> None:
    move, text = run(state, "1", "1", entry, "1")
    assert move.data["claim"] == "bat"
    assert " ".join(text.split()).count("is not possible here: type a number from 1 to 8.") == 1


def test_an_empty_entry_gets_a_hint(state: State) -> None:
    _, text = run(state, "", "1", "1", "1")
    assert "\nType a number from 1 to" in text


def test_wide_digits_are_digits(state: State) -> None:
    move, _ = run(state, "１", " 2 ", "８")
    assert (move.data["to"], move.data["claim"]) == (2, "stink-bug")


def test_u_goes_back_one_stage(state: State) -> None:
    move, _ = run(state, "1", "1", "u", "3", "u", "U", "2", "2", "1")
    assert (move.data["card"], move.data["to"], move.data["claim"]) == ("fly", 2, "bat")


def test_u_at_the_first_stage_says_so(state: State) -> None:
    _, text = run(state, "u", "1", "1", "1")
    assert "There is nothing to go back to" in text


def test_other_keys_do_something_and_ask_again(state: State) -> None:
    _, text = run(state, "?", "1", "?", "1", "1")
    assert text.endswith("??")
    assert text.count("Which card do you slide over?") == 2


@pytest.mark.parametrize("lines", [["q"], ["1", "Q"], [], ["1", "1"]])
def test_leaving(state: State, lines: list[str]) -> None:
    with pytest.raises(Goodbye):
        run(state, *lines)
