"""A server is there at once, is compiled meanwhile, and nobody loses a move when that is done."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from courtcards.engine.kept import SWITCH, missing
from tests.faults.processes import children, compilers, servers, wait_until_gone
from tests.faults.storm import TABLES, Storm, faults, storm
from tests.server.house import PATIENCE, House, until

# All is compiled, so that the process that takes over has only to load it; still it begins without it.
AT_ONCE = ("--start", "at-once")


# The command as it would be after an update of a game, as long as there is a file that says so.
UPDATED = """
from pathlib import Path
from courtcards.cli.main import main
from courtcards.server import supervisor
missing = supervisor.missing
supervisor.missing = lambda: ["royal-gambit"] if Path({file!r}).exists() else missing()
main()
"""


def is_compiled(house: House) -> bool:
    return bool(house.http.get("/health").json()["compiled"])


def warms_up(house: House) -> bool:
    return bool(house.http.get("/api/catalogue").json()["warms_up"])


def compiler_of(house: House) -> int:
    """Return the process that compiles beside a server; it may not have begun yet."""
    until(lambda: compilers(house.process.pid))
    return compilers(house.process.pid)[0]


def hold_newcomer(house: House) -> int:
    """Stop the process that is about to take over as soon as there is one; return it."""
    until(lambda: newcomers(house))
    [newcomer] = newcomers(house)
    os.kill(newcomer, signal.SIGSTOP)
    return newcomer


def newcomers(house: House) -> list[int]:
    return [one for one in servers(house.process.pid) if one != house.pid]


def play_a_round(house: House) -> None:
    """Make a decision at a new table, and let bots answer that would search for long."""
    bots = {1: "master", 2: "expert"}
    anna = house.sit(house.create(game="cockroach-poker", players=3, bots=bots, pace="instant"))
    anna.wait(lambda known: known["room"])
    anna.ask("start")
    anna.wait(lambda known: known["view"]["moves"])
    before = len(anna.known["events"])
    assert anna.ask("move", move=anna.moves[0])["type"] == "update"
    anna.wait(lambda known: known["view"]["moves"] or len(known["events"]) > before + 3)


@pytest.fixture
def compiled() -> None:
    """See to it that everything is compiled: `make test` has done so before."""
    if SWITCH in os.environ:
        pytest.skip("nothing is compiled without the compiler")
    if missing():
        subprocess.run([sys.executable, "-m", "courtcards", "warm"], check=True)


@pytest.fixture
def nothing_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let servers find nothing compiled; what they begin to compile takes longer than any test."""
    monkeypatch.delenv(SWITCH, raising=False)
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "compiled"))


@pytest.fixture
def cold(tmp_path: Path, nothing_compiled: None) -> Iterator[House]:
    with House(tmp_path / "data", "--rate", "0", "--start", "auto") as house:
        yield house
    assert faults(house) == []


def test_a_compiled_process_takes_over_in_the_middle_of_games(
    tmp_path: Path, compiled: None
) -> None:
    async def warm_up(raging: Storm) -> None:
        house = raging.house
        newcomer = hold_newcomer(house)
        async with raging.playing() as tasks:
            await raging.wait_for_news(tasks, 30)
            await raging.wait_for_bots(tasks)
            assert not is_compiled(house)
            assert warms_up(house)
            os.kill(newcomer, signal.SIGCONT)
            await asyncio.to_thread(house.wait_until_served, 1)
            await raging.wait_for_news(tasks, 30)
            await raging.wait_for_bots(tasks)
            assert is_compiled(house)
            assert not warms_up(house)
            await raging.rest(tasks)
            raging.check(at_rest=True)

    with storm(tmp_path, 3, *AT_ONCE) as raging:
        raging.seat_everybody(TABLES[-2:])
        first = raging.house.pid
        asyncio.run(warm_up(raging))
        assert raging.house.pid != first
        assert compilers(raging.house.process.pid) == []
    assert all(player.connections >= 2 for player in raging.players)


def test_people_play_at_once_while_the_games_are_compiled_at_a_low_priority(
    cold: House,
) -> None:
    assert not is_compiled(cold)
    assert warms_up(cold)
    compiler = compiler_of(cold)
    until(lambda: os.getpriority(os.PRIO_PROCESS, compiler) == 10)
    play_a_round(cold)
    assert compilers(cold.process.pid) == [compiler]


def test_a_lost_process_and_a_hangup_do_no_harm_while_the_games_are_compiled(cold: House) -> None:
    compiler = compiler_of(cold)
    cold.kill()
    assert compilers(cold.process.pid) == [compiler]
    play_a_round(cold)
    before = cold.pid
    cold.replace()
    # What was begun may be of older sources: it begins anew.
    wait_until_gone([compiler, before])
    assert compiler_of(cold) != compiler
    assert not is_compiled(cold)
    play_a_round(cold)


def test_after_an_update_the_old_process_goes_on_until_the_games_are_compiled(
    tmp_path: Path, compiled: None
) -> None:
    updated = tmp_path / "updated"
    program = ("-c", UPDATED.format(file=str(updated)))
    with House(tmp_path / "data", "--rate", "0", "--start", "auto", program=program) as house:
        before = house.pid
        assert is_compiled(house)
        updated.touch()
        house.process.send_signal(signal.SIGHUP)
        until(
            lambda: any("until then the old process keeps serving" in line for line in house.lines)
        )
        compiler = compiler_of(house)
        play_a_round(house)
        assert house.pid == before
        # Somebody else has compiled everything meanwhile.
        updated.unlink()
        house.replace()
        assert is_compiled(house)
        wait_until_gone([compiler, before])
    assert faults(house) == []


def test_if_the_process_of_a_game_is_lost_compiling_has_failed(cold: House) -> None:
    compiler = compiler_of(cold)
    until(lambda: children(compiler))
    os.kill(children(compiler)[0], signal.SIGKILL)
    until(lambda: any("not be compiled (ended by signal 9)" in line for line in cold.lines))
    wait_until_gone([compiler])


def test_if_compiling_fails_one_sentence_says_so_and_play_goes_on(cold: House) -> None:
    os.kill(compiler_of(cold), signal.SIGKILL)
    sentence = "The games could not be compiled (ended by signal 9): the server carries on without."
    until(lambda: sentence in cold.lines)
    assert compilers(cold.process.pid) == []
    play_a_round(cold)
    assert not is_compiled(cold)


@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGKILL])
def test_nothing_is_compiled_any_more_when_the_server_has_stopped(
    tmp_path: Path, nothing_compiled: None, stop: signal.Signals
) -> None:
    with House(tmp_path / "data", "--start", "auto") as house:
        compiler = compiler_of(house)
        until(lambda: children(compiler))
        everything = [*children(compiler), *children(house.process.pid)]
        house.process.send_signal(stop)
        house.process.wait(PATIENCE)
        wait_until_gone(everything)


def test_whoever_has_said_so_never_compiles(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(SWITCH, "1")
    with House(tmp_path / "data", "--rate", "0", *AT_ONCE) as house:
        play_a_round(house)
        assert (is_compiled(house), warms_up(house)) == (False, False)
        assert compilers(house.process.pid) == []
