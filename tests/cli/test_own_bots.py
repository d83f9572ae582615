"""Bots of anybody on the command line: every command that seats bots takes them, or says why not."""

import json
from pathlib import Path

import pytest

from tests.cli.test_commands import courtcards, one_sentence

FILES = {
    "mine.py": """
from courtcards.bots.bot import Bot

class Mine(Bot):
    name = "mine"

    def reset(self, game, seat, seed):
        if self.budget is not None:
            self.name = f"mine {self.budget}"

    def choose(self, view):
        return view.moves[0]
""",
    "broken.py": """
from courtcards.bots.bot import Bot

class Raises(Bot):
    def choose(self, view):
        return {}["points"]

class Illegal(Bot):
    def choose(self, view):
        return "hit"

class Late(Bot):
    def reset(self, game, seat, seed):
        raise OSError("no chair")
    def choose(self, view):
        return view.moves[0]

class Blind(Bot):
    def observe(self, view):
        raise ValueError("too dark")
    def choose(self, view):
        return view.moves[0]
""",
}
TINY = ("-o", "creatures=2", "-o", "copies=2", "-o", "limit=2", "-o", "removed=0")
TABLE = ("cockroach-poker", "-p", "3", "--seed", "1")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    for name, code in FILES.items():
        (tmp_path / name).write_text(code)
    return tmp_path


def test_arena_takes_them_with_a_budget(folder: Path) -> None:
    done = courtcards(
        "arena", *TABLE, "--bots", "mine.py,regular:jester,mine:Mine", "--games", "3", "--budget",
        "7", "--json",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    bots = json.loads(done.stdout)["bots"]
    assert [bot["bot"] for bot in bots] == ["mine", "regular:jester", "mine (mine:Mine)"]
    assert [bot["forfeits"] for bot in bots] == [0, 0, 0]


def test_play_takes_them_with_a_budget() -> None:
    done = courtcards(
        "play", *TABLE, "--bots", "mine.py,regular:cook", "--budget", "7", text="1\n" * 900
    )
    assert done.returncode == 0, done.stderr
    assert "(mine 7) and Cook (regular)" in " ".join(done.stdout.split())


@pytest.mark.parametrize("command", ["arena", "play"])
@pytest.mark.parametrize(
    ("bots", "sentence"),
    [
        ("nobody:Mine", "There is no bot and no module 'nobody', neither in this folder nor"),
        ("nobody.py", "There is no file nobody.py."),
        ("mine:Other", "There is no 'Other' in mine, which has Mine."),
        ("broken.py", "broken.py has several bots: say which, as in broken.py:Raises,"),
        ("regular:mine", "There is no character 'mine'"),
        ("equilibrium:mine.py", "mine.py has no solution: `courtcards solve --save`"),
    ],
)
def test_what_is_wrong_is_one_sentence(command: str, bots: str, sentence: str) -> None:
    assert sentence in one_sentence(courtcards(command, *TABLE, "--bots", bots))


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Raises", "The bot 'Raises' in seat 1 raised KeyError: 'points' (broken.py, line 6)."),
        ("Illegal", "The bot 'Illegal' in seat 1 returned 'hit', which is not a move."),
        ("Late", "The bot 'Late' in seat 1 raised OSError: no chair (broken.py, line 14)."),
        ("Blind", "The bot 'Blind' in seat 1 raised ValueError: too dark (broken.py, line 20)."),
    ],
)
def test_a_game_ends_with_a_sentence_and_its_transcript_if_a_bot_cannot_go_on(
    folder: Path, name: str, sentence: str
) -> None:
    done = courtcards(
        "play", *TABLE, "--bots", f"broken:{name}", "--save", "kept.jsonl", text="1\n" * 99
    )
    assert (done.returncode, done.stderr) == (2, f"courtcards: {sentence}\n")
    assert (folder / "kept.jsonl").exists() is (name != "Late")


def test_solve_keeps_a_solution_that_plays_everywhere(folder: Path) -> None:
    done = courtcards("solve", "cockroach-poker", *TINY, "--iterations", "50", "--save", "tiny")
    assert (done.returncode, done.stderr) == (0, "")
    table = ("cockroach-poker", "-p", "2", *TINY)
    done = courtcards("arena", *table, "--bots", "equilibrium:tiny,thumb", "--games", "8", "--json")
    assert [bot["bot"] for bot in json.loads(done.stdout)["bots"]] == ["equilibrium:tiny", "thumb"]
    done = courtcards("play", *table, "--bots", "equilibrium:tiny", text="1\n" * 99)
    assert done.returncode == 0, done.stderr
    assert "(equilibrium:tiny)" in done.stdout
    (folder / "tiny").write_bytes((folder / "tiny").read_bytes()[:-1])
    done = courtcards("play", *table, "--bots", "equilibrium:tiny")
    assert one_sentence(done) == "courtcards: tiny is damaged: solve the game again.\n"


@pytest.mark.parametrize(
    ("file", "sentence"), [("no/where", "--save: there is no folder no."), (".", "is a folder")]
)
def test_where_a_solution_cannot_be_kept_is_said_before_it_is_found(
    file: str, sentence: str
) -> None:
    assert sentence in one_sentence(courtcards("solve", "cockroach-poker", "--save", file))
