"""The pictures of cards in the rules are the cards of the client."""

from pathlib import Path

import pytest

from tests.client.node import CLIENT, run

CARDS = CLIENT.parent / "docs" / "cards"


@pytest.mark.skipif(not (CLIENT / "node_modules").is_dir(), reason="the client is not built here")
def test_sheets_are_what_the_client_draws(tmp_path: Path) -> None:
    # If this fails, `make screens` draws them anew.
    run("scripts/cards.mjs", tmp_path)
    drawn, kept = (
        {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*.svg")}
        for folder in (tmp_path, CARDS)
    )
    assert len(drawn) > 8
    assert drawn == kept
