"""The two commands as they are run: through pipes, with what people type."""

import json
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from courtcards.cli import play, replay
from courtcards.engine.errors import CourtCardsError

app = typer.Typer()
app.command(name="play")(play.command)
app.command(name="replay")(replay.command)


def run(*arguments: object, typed: str = "") -> Result:
    result = CliRunner().invoke(app, [str(argument) for argument in arguments], input=typed)
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def test_a_game_ends_cleanly_with_the_input(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    result = run("play", "royal-gambit", "--seed", 1, "--save", file, typed="1\n1\n")
    assert result.exit_code == 0
    assert "Welcome to Royal Gambit" in result.output
    assert result.output.rstrip().endswith("Goodbye, and thank you for playing.")
    replayed = run("replay", file, "--seat", 0)
    assert replayed.exit_code == 0
    assert "The record ends here" in replayed.output


def test_without_a_game_there_is_a_menu() -> None:
    result = run("play", "--lang", "ja", "--seed", 1, typed="4\n1\nq\n")
    assert result.exit_code == 0
    assert "相手の強さは？" in result.output
    assert "ロイヤル・メナジェリーへようこそ" in result.output
    assert "公爵夫人（初心者）" in result.output


def test_a_level_that_is_given_is_not_asked_for() -> None:
    result = run("play", "--level", "novice", "--seed", 1, typed="1\nq\n")
    assert "How well should the others play?" not in result.output
    assert "Duchess (novice)" in result.output


def test_a_game_against_bots_by_name() -> None:
    typed = "1\n" * 400
    result = run("play", "cockroach-poker", "--bots", "liar,truthful", "-p", 3, typed=typed)
    assert result.exit_code == 0
    assert "Duchess (liar) and Jester (truthful)" in " ".join(result.output.split())
    assert "In truth:" in result.output


def starter(file: Path, *arguments: object) -> int:
    """Play the beginning of a game and return who started, by its record."""
    file.unlink(missing_ok=True)
    run("play", "cockroach-poker", "--seed", 1, "--save", file, *arguments, typed="q\n")
    return int(json.loads(file.read_text(encoding="utf-8"))["first_player"])


def test_who_starts_can_be_said(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    assert starter(file) == 0
    assert starter(file, "--first", 2) == 2
    assert starter(file, "--first", "random") == starter(file, "--first", "random")
    drawn = {starter(file, "--first", "random", "--seed", seed) for seed in range(12)}
    assert drawn == {0, 1, 2, 3}


def test_nothing_but_text_goes_into_a_pipe() -> None:
    result = run("play", "cockroach-poker", "--seed", 1, typed="1\n1\n1\n?\nr\nh\nq\n")
    assert "\x1b" not in result.output


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["whist"], "no game 'whist'"),
        (["royal-gambit", "--players", 9], "2 to 8 players, not 9"),
        (["royal-gambit", "--seat", 4], "--seat must be 0 to 3, not 4"),
        (["royal-gambit", "--seat", -1], "--seat must be 0 to 3, not -1"),
        (["royal-gambit", "--preset", "x"], "no preset 'x'"),
        (["royal-gambit", "--option", "target=1"], "target cannot be 1"),
        (["royal-gambit", "--option", "target"], "name=value"),
        (["royal-gambit", "--seed", "x"], "64 hex digits"),
        (["royal-gambit", "--level", "hero"], "no level 'hero': there are novice, regular,"),
        (["royal-gambit", "--bots", "liar"], "no bot 'liar' for royal-gambit"),
        (["royal-gambit", "--bots", "thumb,"], "--bots takes names separated by commas"),
        (["royal-gambit", "-p", 2, "--bots", "thumb,thumb"], "room for 1 other player"),
        (["royal-gambit", "--lang", "tlh"], "no language 'tlh'"),
        (["royal-gambit", "--first", 4], "a seat from 0 to 3, not 4"),
        (["royal-gambit", "--first", "me"], "--first must be a seat or `random`, not 'me'"),
        (["royal-menagerie", "--first", "random"], "the rules decide who begins"),
    ],
)
def test_what_is_not_possible_is_said_in_a_sentence(arguments: list[object], message: str) -> None:
    with pytest.raises(CourtCardsError, match=message):
        run("play", *arguments)
