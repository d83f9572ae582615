"""Tests choose the cards; in a house where strangers could come nobody does."""

from pathlib import Path

import pytest

from courtcards.engine.errors import CourtCardsError
from courtcards.server.config import Config
from courtcards.server.rehearsal import VARIABLE, check_rehearsal
from tests.server.house import House
from tests.server.inside import Inside
from tests.server.test_operations import refusal_to_serve
from tests.server.test_tables import play, sit_down


def commitments(house: House, seed: str) -> list[str]:
    """Play a game by a seed; return what was promised of its cards, and of those of the next."""
    anna, bo = sit_down(house, seed=seed, options={"target": 10, "max_hands": 1})
    first = anna.known["room"]["commitment"]
    play([anna, bo])
    return [first, anna.known["room"]["commitment"]]


def test_every_game_of_a_table_has_the_cards_that_were_wished_for(tmp_path: Path) -> None:
    with Inside(tmp_path) as house:
        one, again, other = (commitments(house, seed) for seed in ("one", "one", "other"))
    assert one == again
    assert len({*one, *other}) == 4


def test_anywhere_else_a_wish_is_not_heard(tmp_path: Path) -> None:
    with Inside(tmp_path, rehearsal=False) as house:
        promised = commitments(house, "one") + commitments(house, "one")
    assert len(set(promised)) == 4


@pytest.mark.parametrize(
    ("address", "proxies", "variable", "is_allowed"),
    [
        ("127.0.0.1", "", "1", True),
        ("::1", "", "1", True),
        ("0.0.0.0", "", "1", False),
        ("::", "", "1", False),
        ("127.0.0.1", "127.0.0.1", "1", False),
        ("127.0.0.1", "*", "1", False),
        ("127.0.0.1", "", "", False),
    ],
)
def test_a_house_where_strangers_could_come_is_no_rehearsal(
    monkeypatch: pytest.MonkeyPatch, address: str, proxies: str, variable: str, is_allowed: bool
) -> None:
    monkeypatch.setenv(VARIABLE, variable)
    config = Config(Path(), proxies=proxies, rehearsal=True)
    if is_allowed:
        check_rehearsal(config, address)
    else:
        with pytest.raises(CourtCardsError, match="--rehearsal is for tests only"):
            check_rehearsal(config, address)


def test_the_command_says_so_in_one_sentence(tmp_path: Path) -> None:
    assert VARIABLE in refusal_to_serve("--data", str(tmp_path), "--rehearsal", "--proxies", "")
