"""Logs tell nothing that opens a table."""

import asyncio
from pathlib import Path

import pytest

from courtcards.server.logs import JsonLines, mark
from tests.server.inside import Inside


def test_neither_an_error_nor_the_archive_names_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise KeyError("a fault of the server's")

    with Inside(tmp_path, keep_days=0) as server, caplog.at_level("INFO"):
        table = server.create()["table"]
        with monkeypatch.context() as patch:
            patch.setattr("courtcards.server.room.Room.snapshot", fail)
            assert server.http.get(f"/api/tables/{table}").status_code == 500
        server.run(server.hall.archive_empty(stays=-1))
        server.run(asyncio.sleep(0))
        assert server.http.get(f"/api/tables/{table}").status_code == 404
    said = [JsonLines().format(record) for record in caplog.records]
    errors = [line for line in said if '"server_error"' in line]
    assert f"/api/tables/{mark(table)}" in errors[0]
    assert any('"table_archived"' in line and mark(table) in line for line in said)
    assert not any(table in line for line in said if '"event": "HTTP Request' not in line)
