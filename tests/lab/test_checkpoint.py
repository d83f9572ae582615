"""Results in a file: whoever goes on from them comes to the very same figures."""

import json
from collections.abc import Generator, Iterator
from itertools import islice
from pathlib import Path
from threading import Lock
from typing import Any

import pytest

import courtcards as cc
from courtcards.lab import checkpoint, edition
from courtcards.lab.arena import Contest, describe_match, make_match
from courtcards.lab.checkpoint import Checkpoint, CheckpointError
from courtcards.lab.matches import BATCH as DEALS
from courtcards.lab.simulate import BATCH, Simulation, describe_series
from courtcards.lab.undertaking import Undertaking
from courtcards.lab.work import CrewJob
from tests.campaign import Campaign
from tests.lab.bots import Raises, entrant

GAME = cc.game("cockroach-poker")
SEED = bytes(32)
GAMES = 5 * BATCH + 7


class Weary:
    """A place where work stops after so many pieces, as if a signal had stopped it."""

    def __init__(self, pieces: int) -> None:
        self.most = pieces
        self.cores = 1
        self.spent = 1.5

    def hire(self, job: CrewJob, step: Lock) -> "Weary":
        self.job = job
        return self

    def prepare(self, tasks: int) -> None:
        self.job.ready()

    def pieces(self, tasks: Any) -> Generator[Any]:
        yield from islice((piece for task in tasks for piece in self.job.work(*task)), self.most)

    def left(self) -> Iterator[Any]:
        yield from ()


def stop_and_go(make: Any, pieces: int) -> Any:
    """Work until so many pieces are there, again and again; return it when it is done."""
    for _ in range(40):
        work: Undertaking = make(Weary(pieces))
        work.run()  # type: ignore[attr-defined]
        work.save()
    return work


def test_a_series_goes_on(tmp_path: Path) -> None:
    job = describe_series(GAME, GAMES, SEED)

    def make(place: Any) -> Simulation:
        return Simulation(GAME, GAMES, SEED, place, Checkpoint(tmp_path / "kept", job))

    whole = Simulation(GAME, GAMES, SEED, 2)
    whole.run()
    report = stop_and_go(make, 1).report()
    assert report.tally.data == whole.report().tally.data
    assert report.cost.core_seconds == 6 * 1.5
    assert report.seconds > 0


@pytest.mark.parametrize("pieces", [DEALS, 3])
def test_a_match_goes_on_also_within_a_batch(tmp_path: Path, pieces: int) -> None:
    bots = ["thumb", entrant(Raises), "random"]
    match = make_match(GAME, bots, 80, SEED)

    def make(place: Any) -> Contest:
        kept = Checkpoint(tmp_path / "kept", describe_match(match, 80))
        return Contest(match, 80, place, kept)

    # Of a batch that was begun before, the first pieces are known and only made again.
    whole = Contest(match, 80, 2)
    whole.run()
    report = stop_and_go(make, pieces + (0 if pieces == DEALS else DEALS)).report()
    assert report.totals.data == whole.report().totals.data
    assert report.games == 80
    assert report.forfeits


def test_a_campaign_goes_on(tmp_path: Path) -> None:
    def make(place: Any) -> Campaign:
        kept = Checkpoint(tmp_path / "kept", {"work": "campaign"})
        return Campaign(range(3, 6), place, kept, size=4)

    whole = Campaign(range(3, 6), Weary(100), None, size=4)
    whole.run()
    assert whole.games == 12
    assert stop_and_go(make, 1).done == whole.done


def test_transcripts_behind_the_results_are_cut_off(tmp_path: Path) -> None:
    from courtcards.cli.output import line_writer

    path, lines = tmp_path / "kept", tmp_path / "lines"
    with line_writer(str(lines), first := Checkpoint(path, {})) as keep:
        keep("日本")
        first.write({"results": {}, "seconds": 1, "core_seconds": 1, "cores": 1})
        keep("lost")
    again = Checkpoint(path, {})
    assert again.transcript_bytes == 7
    with line_writer(str(lines), again) as keep:
        keep("語")
    assert lines.read_text(encoding="utf-8") == "日本\n語\n"
    lines.write_text("")
    with (
        pytest.raises(cc.CourtCardsError, match="lines is shorter than when .*kept was written."),
        line_writer(str(lines), Checkpoint(path, {})),
    ):
        pass


def test_another_job_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    job = describe_series(GAME, GAMES, SEED)
    simulation = Simulation(GAME, GAMES, SEED, 1, Checkpoint(tmp_path / "kept", job))
    simulation.save()
    kept = str(tmp_path / "kept")
    for other, difference in (
        (describe_series(GAME, 1, SEED), "its games is 10007, not 1."),
        (describe_series(cc.game("cockroach-poker", 5), GAMES, SEED), "its players is 4, not 5."),
        (describe_series(GAME, GAMES, SEED, legal=True), "its legal is false, not true."),
    ):
        with pytest.raises(CheckpointError) as refused:
            Checkpoint(tmp_path / "kept", other)
        assert str(refused.value).replace(str(GAMES), "10007") == (
            f"{kept} has results of another job: {difference}"
        )
    monkeypatch.setattr(checkpoint, "edition", lambda: "9.9.9 (abc)")
    with pytest.raises(CheckpointError, match="its edition is .*, not .9.9.9 \\(abc\\).\\."):
        Checkpoint(tmp_path / "kept", job)


@pytest.mark.parametrize(
    "text",
    ["", "null", "[]", "{}", "[" * 100_000, '{"format": "courtcards-checkpoint/1"}', "\x00"],
)
def test_what_is_no_checkpoint_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "kept").write_text(text)
    with pytest.raises(CheckpointError, match="kept has no results to go on from."):
        Checkpoint(tmp_path / "kept", {})


def test_results_that_were_tampered_with_are_refused(tmp_path: Path) -> None:
    job = describe_series(GAME, GAMES, SEED)
    Simulation(GAME, GAMES, SEED, 1, Checkpoint(tmp_path / "kept", job)).save()
    data = json.loads((tmp_path / "kept").read_text())
    del data["state"]["results"]["wins"]
    (tmp_path / "kept").write_text(json.dumps(data))
    with pytest.raises(CheckpointError, match="kept has no results to go on from."):
        Simulation(GAME, GAMES, SEED, 1, Checkpoint(tmp_path / "kept", job))


def test_results_that_are_not_whole_are_not_written(tmp_path: Path) -> None:
    job = describe_series(GAME, 12, SEED, is_recorded=True)
    simulation = Simulation(GAME, 12, SEED, 1, Checkpoint(tmp_path / "kept", job))

    def fail(line: str) -> None:
        raise OSError("the disk is full")

    with pytest.raises(OSError, match="the disk is full"):
        simulation.run(keep=fail)
    simulation.save()
    assert not (tmp_path / "kept").exists()


def test_an_edition_follows_from_the_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "lab").mkdir()
    (tmp_path / "lab" / "a.py").write_bytes(b"1\n")
    monkeypatch.setattr(edition, "HOME", tmp_path)
    edition.edition.cache_clear()
    one = edition.edition()
    (tmp_path / "lab" / "a.py").write_bytes(b"1\r\n")
    edition.edition.cache_clear()
    assert edition.edition() == one
    (tmp_path / "lab" / "a.py").write_bytes(b"2\n")
    edition.edition.cache_clear()
    assert edition.edition() != one
    monkeypatch.undo()
    edition.edition.cache_clear()
