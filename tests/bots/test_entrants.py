"""Bots of anybody: by where they are written, as classes, objects and functions, and wrong ones."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import courtcards as cc
from courtcards.bots.bot import Bot
from courtcards.bots.budget import Budget
from courtcards.bots.entrants import bot_of, character_in, maker_of, name_of, origin_of
from courtcards.engine.errors import OptionError
from courtcards.play.game import Game
from courtcards.play.moves import Move
from courtcards.play.view import View

GAME = cc.game("cockroach-poker")
HEAD = "from courtcards.bots.bot import Bot\n"
CHOOSE = "    def choose(self, view):\n        return view.moves[0]\n"
MINE = f"{HEAD}class Mine(Bot):\n    name = 'mine'\n{CHOOSE}"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Be in an empty folder, of which nothing is known afterwards."""
    before = set(sys.modules)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [entry for entry in sys.path if entry])
    yield tmp_path
    for name in set(sys.modules) - before:
        file = getattr(sys.modules[name], "__file__", None)
        if file and file.startswith(str(tmp_path)):
            del sys.modules[name]


class First(Bot):
    name = "first"

    def __init__(self, notes: tuple[str, ...] = ()) -> None:
        self.notes = list(notes)

    def choose(self, view: View) -> Move:
        return view.moves[0]


class Unnamed(First):
    name = Bot.name


def second(game: Game, budget: Budget | None) -> Bot:
    bot = First((game.name,))
    bot.name = f"second {budget}"
    return bot


@pytest.mark.parametrize(
    "text", ["mine:Mine", "mine.py", "mine.py:Mine", "./mine.py", "deep/mine.py"]
)
def test_a_bot_is_found_by_its_module_and_by_its_file(folder: Path, text: str) -> None:
    (folder / "deep").mkdir()
    for place in (folder, folder / "deep"):
        (place / "mine.py").write_text(MINE)
    bot = bot_of(text, GAME, Budget(iterations=7))
    assert (bot.name, bot.budget) == ("mine", Budget(iterations=7))
    assert bot.choose(GAME.deal(seed=1).view(0)) == GAME.deal(seed=1).view(0).moves[0]


def test_a_module_in_this_folder_comes_before_one_that_is_installed(folder: Path) -> None:
    # As `python -m` has it; nothing here loads the one of the library.
    (folder / "this.py").write_text(MINE)
    assert bot_of("this:Mine", GAME).name == "mine"


def test_what_stands_beside_a_file_can_be_imported(folder: Path) -> None:
    (folder / "deep").mkdir()
    (folder / "deep" / "beside_it.py").write_text("NAME = 'helped'\n")
    (folder / "deep" / "mine.py").write_text(
        f"import beside_it\n{HEAD}class Mine(Bot):\n    name = beside_it.NAME\n{CHOOSE}"
    )
    assert bot_of("deep/mine.py", GAME).name == "helped"


def test_files_of_the_same_name_are_different_bots(folder: Path) -> None:
    for place in ("old", "new"):
        (folder / place).mkdir()
        (folder / place / "mine.py").write_text(MINE.replace("'mine'", f"{place!r}"))
    assert [bot_of(f"{place}/mine.py", GAME).name for place in ("old", "new")] == ["old", "new"]


def test_only_public_bots_of_its_own_count_in_a_file(folder: Path) -> None:
    (folder / "base.py").write_text(MINE)
    (folder / "mine.py").write_text(
        f"from base import Mine as Other\nclass _Base(Other):\n    pass\nclass It(_Base):\n{CHOOSE}"
    )
    assert name_of(bot_of("mine.py", GAME)) == "mine"
    assert type(bot_of("mine.py", GAME)).__name__ == "It"


def test_a_name_of_the_catalogue_means_that_bot_and_a_file_is_never_confused_with_it(
    folder: Path,
) -> None:
    for name in ("thumb", "search"):
        (folder / f"{name}.py").write_text(MINE)
    assert bot_of("thumb:jester", GAME).name == "thumb:jester"
    with pytest.raises(OptionError, match="The bot 'search' has no character"):
        bot_of("search:Mine", GAME)
    assert bot_of("search.py:Mine", GAME).name == "mine"
    assert [character_in(name) for name in ("regular:jester", "mine:jester", "liar.py:jester")] == [
        "jester", "", "",
    ]  # fmt: skip


def test_a_class_an_object_and_a_function_are_entrants() -> None:
    given = First(("kept",))
    limit = Budget(iterations=3)
    of_class, copy, made = (bot_of(one, GAME, limit) for one in (First, given, second))
    assert isinstance(of_class, First)
    assert isinstance(copy, First)
    assert (of_class.notes, of_class.budget) == ([], limit)
    assert (copy.notes, copy.budget, given.budget) == (["kept"], limit, None)
    assert copy.notes is not given.notes
    assert made.name == "second 3"
    assert name_of(bot_of(Unnamed, GAME)) == "Unnamed"


def test_a_bot_without_a_limit_keeps_its_own_budget() -> None:
    given = First()
    given.budget = Budget(milliseconds=5)
    assert bot_of(given, GAME).budget == Budget(milliseconds=5)


def test_only_the_same_entrant_has_an_equal_maker() -> None:
    one, other = First(), First()
    assert maker_of(one) == maker_of(one) != maker_of(other)
    assert maker_of(First) == maker_of(First) != maker_of(Unnamed)
    assert maker_of("thumb") == maker_of("thumb") != maker_of("thumb:jester")


def test_the_origin_of_a_bot_changes_with_its_code(folder: Path) -> None:
    origins = set()
    for place, text in (("a", MINE), ("b", MINE), ("c", f"{MINE}# changed\n")):
        (folder / place).mkdir()
        (folder / place / "mine.py").write_text(text)
        origins.add(origin_of(maker_of(f"{place}/mine.py")).partition(" ")[2])
    assert len(origins) == 2
    assert all(len(origin) == 12 for origin in origins)


WRONG = {
    "nobody:Mine": "There is no bot and no module 'nobody', neither in this folder nor installed.",
    "nobody.py": "There is no file nobody.py.",
    "deep/mine": "The name of a file with a bot ends in .py, unlike 'deep/mine'.",
    "mine:": "'mine:' does not say which bot: write mine:MyBot.",
    "a b:Mine": "'a b' is neither a bot nor the name of a module.",
    "hal": "There is no bot 'hal' for cockroach-poker: there are random, thumb,",
    "mine:Other": "There is no 'Other' in mine, which has Mine.",
    "several.py": "several.py has several bots: say which, as in several.py:A or several.py:B.",
    "empty.py": "empty.py has no bot: no class that derives from courtcards.bots.bot.Bot.",
    "empty:Mine": "There is no 'Mine' in empty, which has no bots.",
    "syntax.py": "syntax.py cannot be loaded: SyntaxError:",
    "needy.py": "needy.py cannot be loaded: ModuleNotFoundError: No module named 'nothing_of_the_kind'"
    " (needy.py, line 1).",
    "needy:Mine": "needy cannot be loaded: ModuleNotFoundError: No module named",
    "raises.py": "raises.py cannot be loaded: RuntimeError: not today (raises.py, line 2).",
    "leaves:Mine": "leaves cannot be loaded: SystemExit: 3 (leaves.py, line 2).",
    "wrong:Broken": "wrong:Broken cannot be made: ValueError: no luck (wrong.py, line 4).",
    "wrong:Needs": "wrong:Needs cannot be made without depth, width: give them defaults, or name a",
    "wrong:Mute": "wrong:Mute is no whole bot: it has no choose(self, view).",
    "wrong:Thing": "wrong:Thing is no bot: it does not derive from courtcards.bots.bot.Bot.",
    "wrong:number": "wrong:number is no bot: it does not derive from courtcards.bots.bot.Bot.",
    "wrong:make_five": "wrong:make_five makes 5, which is no bot.",
    "wrong:Numbered": "The name of wrong:Numbered must be a line of 1 to 60 characters, not 5.",
    "wrong:Lines": r"The name of wrong:Lines must be a line of 1 to 60 characters, not 'a\nb'.",
    "equilibrium:": "Say which solution plays: equilibrium:FILE, of `solve --save FILE`.",
    "equilibrium:nobody": "nobody cannot be read: No such file or directory.",
    "equilibrium:mine.py": "mine.py has no solution: `courtcards solve --save` writes them.",
    "learned:": "Say which network plays: learned:FILE or guided:FILE, weights of `courtcards train`.",
    "learned:mine.py": "mine.py is not a file of weights.",
}  # fmt: skip
FILES = {
    "mine.py": MINE,
    "several.py": f"{HEAD}class A(Bot):\n{CHOOSE}class B(A):\n{CHOOSE}",
    "empty.py": "",
    "syntax.py": "def f(:\n",
    "needy.py": "import nothing_of_the_kind\n",
    "raises.py": "\nraise RuntimeError('not today.\\nNor tomorrow')\n",
    "leaves.py": "import sys\nsys.exit(3)\n",
    "wrong.py": f"""{HEAD}
class Broken(Bot):
    def __init__(self): raise ValueError('no luck')
{CHOOSE}
class Needs(Bot):
    def __init__(self, depth, *, width): pass
{CHOOSE}
class Mute(Bot):
    pass
class Thing:
    pass
class Numbered(Bot):
    name = 5
{CHOOSE}
class Lines(Bot):
    name = 'a\\nb'
{CHOOSE}
number = 5
def make_five(game, budget): return 5
""",
}


@pytest.mark.parametrize("text", WRONG)
def test_what_is_wrong_is_said_in_one_sentence(folder: Path, text: str) -> None:
    for name, code in FILES.items():
        (folder / name).write_text(code)
    with pytest.raises(cc.CourtCardsError) as caught:
        bot_of(text, GAME)
    said = str(caught.value)
    assert said.startswith(WRONG[text])
    assert "\n" not in said
    assert said.endswith(".")
