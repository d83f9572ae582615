import json
from pathlib import Path

import pytest

from courtcards.bots.catalogue import LEVELS
from courtcards.engine.errors import OptionError
from courtcards.games import GAMES as KINDS
from courtcards.play.transcript import check, parse
from courtcards.terminal.leaving import farewell
from courtcards.terminal.partners import choose_level, name_partners, seat_partners
from courtcards.terminal.screen import Goodbye
from courtcards.terminal.start import add_line, choose_game, names_of, play_game
from courtcards.terminal.words import words_in
from tests.terminal.helpers import (
    GAMES,
    LANGUAGES,
    ScriptedScreen,
    script,
    table_of,
    typist,
)

SEED = bytes(31) + b"\x07"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_menu_offers_every_game(language: str) -> None:
    screen = ScriptedScreen(script(["0", "menu", "3"]))
    assert choose_game(screen, words_in(language)) == KINDS[2].name
    for kind in KINDS:
        assert kind.language(language).text("name") in screen.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_menu_offers_every_level(language: str) -> None:
    screen = ScriptedScreen(script(["5", "expert", "3"]))
    assert choose_level(screen, words_in(language)) == "expert"
    for level in LEVELS:
        assert words_in(language).say(f"level-{level}") in screen.text


def test_a_partner_has_the_name_and_the_style_of_a_character() -> None:
    game = table_of("cockroach-poker")
    named = name_partners(game, "novice", ["regular:duchess", "thumb"])
    assert names_of(game, 1, words_in("de"), named) == [
        "Herzogin", "Spieler 2", "Hofnarr", "Herold",
    ]  # fmt: skip
    bots = seat_partners(game, 1, named, SEED)
    assert [bot.name for bot in bots.values()] == ["regular:duchess", "thumb", "novice:herald"]
    with pytest.raises(OptionError, match="A character can have only one seat at a table"):
        name_partners(game, "novice", ["regular:cook", "expert:cook"])


def test_partners_are_those_named_and_then_those_of_the_level() -> None:
    game = table_of("cockroach-poker")
    assert name_partners(game, None) == ["regular"] * 3
    assert name_partners(game, "novice", ["liar"]) == ["liar", "novice", "novice"]
    assert name_partners(game, "novice", ["liar", "thumb", "random"])[2] == "random"
    partners = seat_partners(game, 1, ["liar", "thumb", "random"], SEED)
    assert {seat: bot.name for seat, bot in partners.items()} == {
        0: "liar",
        2: "thumb",
        3: "random",
    }


def test_the_greeting_tells_who_plays_how_well() -> None:
    screen = ScriptedScreen(script(["q"]))
    with pytest.raises(Goodbye):
        play_game(
            table_of("cockroach-poker"), 1, SEED, words_in("en"), screen, None,
            ["novice", "master", "liar"],
        )  # fmt: skip
    text = " ".join(screen.text.split())
    assert "Jester (master), Herald (liar) and Duchess (novice)" in text


@pytest.mark.parametrize("name", GAMES)
def test_a_finished_game_is_kept(name: str, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    screen = ScriptedScreen(typist(1))
    play_game(table_of(name), 1, SEED, words_in("en"), screen, file)
    record = parse(file.read_bytes())
    assert check(record) == []
    assert record["result"] is not None
    assert record["names"][:2] == ["Duchess", "Player 2"]
    assert "The transcript was added to" in screen.text


@pytest.mark.parametrize("lines", [["1", "1"], ["q"], []])
def test_an_unfinished_game_is_kept(lines: list[str], tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    with pytest.raises(Goodbye):
        play_game(
            table_of("royal-gambit"), 0, SEED, words_in("en"), ScriptedScreen(script(lines)), file
        )
    record = parse(file.read_bytes())
    assert check(record) == []
    assert record["result"] is None


def test_an_interrupted_game_is_kept(tmp_path: Path) -> None:
    def interrupt() -> str:
        raise KeyboardInterrupt

    file = tmp_path / "games.jsonl"
    screen = ScriptedScreen(interrupt)
    with farewell(screen, words_in("en")):
        play_game(table_of("cockroach-poker"), 0, SEED, words_in("en"), screen, file)
    assert check(parse(file.read_bytes())) == []
    assert screen.text.rstrip().endswith("Goodbye, and thank you for playing.")


def test_games_are_added_line_by_line(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text('{"game": 1}', "utf-8")
    add_line(file, '{"game": 2}')
    add_line(file, '{"game": 3}')
    lines = file.read_text("utf-8").splitlines()
    assert [json.loads(line)["game"] for line in lines] == [1, 2, 3]


def test_a_file_that_cannot_be_written_is_told_before_the_game(tmp_path: Path) -> None:
    screen = ScriptedScreen(typist(1))
    with pytest.raises(OSError, match="none"):
        play_game(
            table_of("cockroach-poker"), 0, SEED, words_in("en"), screen, tmp_path / "none" / "x"
        )
    assert screen.text == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_everyone_has_a_name(language: str) -> None:
    game = table_of("cockroach-poker")
    names = names_of(game, 3, words_in(language))
    assert len(set(names)) == 4
    assert names[3] == game.names(language)[3]
