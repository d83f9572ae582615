"""A table that is being played, where two things happen at the same time."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.house import until
from tests.server.inside import Inside
from tests.server.test_tables import sit_down


async def call(work: Callable[[], object]) -> None:
    work()


def test_whoever_comes_back_just_when_he_is_taken_for_gone_plays_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Inside(tmp_path) as server:
        anna, bo = sit_down(server)
        mover, number = (anna, 0) if anna.moves else (bo, 1)
        version, move = mover.follower.version, mover.moves[0]
        room = server.hall.rooms[anna.table]
        mover.close()
        until(lambda: number not in room.audience)
        held = []
        with monkeypatch.context() as patch:
            patch.setattr(server.hall.store, "append", lambda *entry: held.append(entry))
            server.run(call(lambda: room._absences.miss(number)))
            mover.open(version)
            until(lambda: number in room.audience)
            # It waits until it is written that somebody is gone.
            mover.send({"type": "move", "id": "in time", "version": version, "move": move})
            until(lambda: room._requests)
        (entry,) = held
        server.run(call(lambda: server.hall.store.append(*entry)))
        mover.wait(lambda known: "in time" in mover.answers)
        assert mover.answers["in time"]["type"] == "update"
        assert mover.known["room"]["seats"][number]["away"] is None
