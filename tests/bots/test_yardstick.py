"""The yardstick stays what it is, and matches with it compare like with like."""

import hashlib

import numpy as np
import pytest

from bench import against_old
from bench.against_old import ANY, role_by_role
from bench.pool import RUNGS, pool_of, print_cross, print_ratings
from bench.yardstick import OLD, entrant_of, new_bot
from courtcards.bots.bot_games import BotGames
from courtcards.bots.entrants import bot_of
from courtcards.bots.habits import HABITS
from courtcards.engine.errors import OptionError
from courtcards.games import GAMES
from courtcards.lab.arena import arena
from courtcards.play.game import Game, game

# What the old ones decide in a game of each kind among themselves, an expert and a master in turn. If this
# changes, something that leads them has changed, and they need a copy of what it was; unless it is only luck.
PLAYED = {
    "cockroach-poker": "5451e73ac773",
    "cockroach-poker-royal": "92e32f1abf28",
    "royal-gambit": "e5081756573d",
    "royal-menagerie": "73e8a1e14382",
}
SEED = bytes(range(32))
# All of a game takes long where masters search.
DECISIONS = 40


def fingerprint(name: str) -> str:
    played = game(name)
    specs = [OLD[name]["old-expert"], OLD[name]["old-master"]] * 2
    _, moves = BotGames(played).play(specs, SEED, 0)
    return hashlib.sha256(str(moves[:DECISIONS]).encode()).hexdigest()[:12]


@pytest.mark.compiled
@pytest.mark.parametrize("name", OLD)
def test_the_yardstick_plays_as_it_always_has(name: str) -> None:
    assert fingerprint(name) == PLAYED[name]


def test_there_is_a_yardstick_for_every_game() -> None:
    assert list(OLD) == [kind.name for kind in GAMES]
    for name in OLD:
        played = game(name)
        assert new_bot("old-master", played).name == "old-master"
        assert entrant_of("thumb", played) == "thumb"
        with pytest.raises(OptionError, match="There is no bot 'nobody'"):
            new_bot("nobody", played)


def test_a_bot_is_as_good_as_itself_in_every_role() -> None:
    played = game("royal-menagerie")
    found = role_by_role(played, "thumb", "thumb", 40, 1, workers=1)
    assert {role: one.value for role, one in found.items()} == dict.fromkeys(found, 0.0)


def test_a_better_bot_is_better_in_the_same_seats() -> None:
    played = game("royal-menagerie")
    found = role_by_role(played, "random", "thumb", 200, 1, workers=1)
    assert list(found) == ["vizier", "loyalist", "conspirator", ANY]
    assert found[ANY].high < 0
    parts = [found[role].value for role in ("vizier", "loyalist", "conspirator", "conspirator")]
    assert found[ANY].value == pytest.approx(np.mean(parts))


def test_everybody_is_in_the_pool(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.pool.STUDIED", 1)
    monkeypatch.setattr("bench.pool.RUNGS", ("thumb",))
    names = names_in_pool(game("cockroach-poker", players=3))
    assert {*HABITS, *RUNGS, "old-expert", "old-master", "coin", "fitted"} <= set(names)
    assert len(names) == len(set(names))
    assert "coin" not in names_in_pool(game("royal-gambit"))


def names_in_pool(played: Game) -> list[str]:
    return [bot_of(one, played).name for one in pool_of(played)]


def test_the_pool_is_told_by_rating(capsys: pytest.CaptureFixture[str]) -> None:
    report = arena(game("royal-gambit"), ["random", "novice", "thumb", "regular", "solver"], 60, 1)
    print_ratings(report)
    print_cross(report)
    told = capsys.readouterr().out
    order = [line.split(" | ")[0][2:] for line in told.splitlines()[4:9]]
    ratings = {one.bot: one.rating.value for one in report.standings}
    assert order == sorted(ratings, key=lambda bot: -ratings[bot])
    rows = [line.split(" | ") for line in told.splitlines() if line.startswith("| random")]
    assert rows[-1][1].startswith("+")


def test_the_levels_are_told_beside_the_old_ones(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        against_old, "GAMES", [kind for kind in GAMES if kind.name == "royal-gambit"]
    )
    against_old.against_old("novice", "old-expert", 40, 1, workers=1)
    rows = capsys.readouterr().out.splitlines()
    assert rows[0].startswith("| game | players | games | novice alone | each old-expert | par |")
    assert rows[2].startswith("| royal-gambit | 4 | 40 | wins ")
