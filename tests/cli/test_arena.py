"""The command arena, called in this process."""

import json

import pytest
import typer
from typer.testing import CliRunner, Result

from courtcards.cli import arena
from courtcards.engine.errors import CourtCardsError

app = typer.Typer()
app.command()(arena.command)


def run(*arguments: object) -> Result:
    result = CliRunner().invoke(app, [str(argument) for argument in arguments])
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def test_it_tells_who_is_better_and_how_they_play() -> None:
    text = run("cockroach-poker", "--bots", "thumb,random", "--games", 18, "--seed", 1).output
    assert "20 games (18 asked, in whole deals) of cockroach-poker, 4 players" in text
    assert "5 deals, each played with 4 rotations of the seats" in text
    assert "The line-up is thumb, random, random, random." in text
    for part in ("losses, par 25.00 %", "rating", "did better than", "lies believed", "seed 0"):
        assert part in text


def test_it_tells_how_more_bots_than_seats_share_the_deals() -> None:
    names = "thumb,random,liar,judge"
    text = run("cockroach-poker", "--bots", names, "-p", 2, "--games", 12).output
    assert "Deals go in turn through all 6 groups of 2 bots." in text
    text = run("cockroach-poker", "--bots", names, "-p", 2, "--games", 2).output
    assert "The 4 bots take the deals in turns drawn by the seed." in text
    assert "–" in text


@pytest.mark.parametrize(
    ("name", "figure"),
    [
        ("cockroach-poker-royal", "judged right"),
        ("royal-gambit", "points per hand"),
        ("royal-menagerie", "wins as vizier"),
    ],
)
def test_every_game_has_figures_of_its_own(name: str, figure: str) -> None:
    done = run(name, "--bots", "random", "--games", 4, "--seed", 1)
    assert figure in done.output
    assert "did better than" not in done.output


def test_transcripts_on_standard_output_have_it_for_themselves() -> None:
    done = run(
        "cockroach-poker", "--bots", "random", "--games", 4, "--transcripts", "-", "--json"
    )  # fmt: skip
    records = [json.loads(line) for line in done.stdout.splitlines()]
    assert [record["names"] for record in records] == [["random"] * 4] * 4
    assert json.loads(done.stderr)["games"] == 4


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["whist", "--bots", "random"], "There is no game 'whist'"),
        (["cockroach-poker", "--bots", "random,"], "--bots takes names separated by commas"),
        (["cockroach-poker", "--bots", ""], "--bots takes names separated by commas"),
        (["cockroach-poker", "--bots", "random", "--budget", "x"], "A budget is written"),
        (["cockroach-poker", "--bots", "random", "--games", 0], "--games must be 1 to"),
        (["cockroach-poker", "--bots", "random", "--workers", 0], "--workers must be 1 to"),
        (["cockroach-poker", "--bots", "random", "--seed", "x"], "64 hex digits"),
        (["cockroach-poker", "--bots", "solver"], "There is no bot 'solver' for cockroach-poker"),
    ],
)
def test_bad_input_gets_one_clear_sentence(arguments: list[object], sentence: str) -> None:
    with pytest.raises(CourtCardsError, match=sentence):
        run(*arguments)
