"""Figures of a game are found by its name, and a game without any is played all the same."""

import pytest

from courtcards.engine.contract import Kind
from courtcards.figures import NO_FIGURES, figures_of
from courtcards.figures.rounds import Claim, rounds_of
from courtcards.games import GAMES, find
from courtcards.games.cockroach_poker_royal.words import true_claims
from courtcards.play.game import make_game

OFFERED = {"event": "offered", "seat": 0, "to": 1, "claim": "rat"}
PASSED = {"event": "passed", "seat": 1, "to": 2, "claim": "royal"}


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)
def test_every_figure_is_made_of_columns_that_are_counted(kind: Kind) -> None:
    figures = figures_of(kind)
    game = make_game(kind.name, kind.min_players, None, {})
    assert figures.count(game.deal(seed=1)).shape == (game.players, len(figures.columns))
    for figure in figures.told:
        assert {figure.top, figure.bottom} <= set(figures.columns)


def test_a_game_without_a_file_has_no_figures_whatever_happens_in_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("courtcards.figures.part", lambda layer, game: None)
    assert figures_of(find("cockroach-poker")) is NO_FIGURES
    state = make_game("cockroach-poker", 3, None, {}).deal(seed=1)
    assert NO_FIGURES.count(state).shape == (3, 0)


def test_a_claim_on_a_card_nobody_has_seen_is_neither_true_nor_a_lie() -> None:
    (way,) = rounds_of(true_claims, [OFFERED])
    assert way.claims == (Claim(seat=0, to=1, claim="rat", true=None),)


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("rat", [True, False]),
        ("royal-rat", [True, True]),
        ("royal-bat", [False, True]),
        ("joker", [True, False]),
        ("blank", [False, False]),
    ],
)
def test_rules_2_5_to_2_8_say_which_claims_of_a_round_were_true(
    card: str, expected: list[bool]
) -> None:
    """2.5 to 2.8: an animal has one name, a royal two, the joker every animal's, the blank none."""
    revealed = {"event": "revealed", "of": 1, "card": card}
    (way,) = rounds_of(true_claims, [OFFERED, PASSED, revealed])
    assert [claim.true for claim in way.claims] == expected
