from random import Random

import pytest
from rich.console import Console

from courtcards.engine.phrases import Data
from courtcards.terminal.recap import recap
from tests.terminal.helpers import GAMES, table_of, voice_of

OFFERED = {"event": "offered", "seat": 1, "to": 2, "claim": "rat"}
PASSED = {"event": "passed", "seat": 2, "to": 0, "claim": "royal"}
JUDGED = {"event": "judged", "seat": 0, "of": 2, "verdict": "doubts"}


def told(name: str, events: list[Data], before: int = 0, language: str = "en") -> str:
    lines = recap(events, before, voice_of(table_of(name), language))
    if lines is None:
        return ""
    console = Console(width=200)
    with console.capture() as capture:
        console.print(lines)
    return " ".join(capture.get().split())


def test_a_card_is_told_with_all_claims() -> None:
    revealed = {"event": "revealed", "of": 2, "card": "royal-bat", "truth": "truth"}
    events = [OFFERED, PASSED, JUDGED, revealed]
    text = told("cockroach-poker-royal", events)
    for part in ("Duchess “", "(a lie) → Jester “", "(true) → You.", "It was "):
        assert part in text
    assert "（嘘）" in told("cockroach-poker-royal", events, language="ja")
    assert told("cockroach-poker-royal", events, before=4) == ""
    assert told("cockroach-poker-royal", events[:3]) == ""


def test_a_hand_is_told_with_what_everyone_got() -> None:
    events: list[Data] = [
        {"event": "hand-began", "hand": 1, "seat": 0},
        {"event": "banked", "seat": 0, "points": 9},
        {"event": "hand-ended", "hand": 1},
        {"event": "catch-up-began", "hand": 2, "seat": 1},
        {"event": "sat-out", "seat": 0},
        {"event": "busted", "seat": 1, "ranks": ["4"]},
        {"event": "banked", "seat": 2, "points": 7},
        {"event": "banked", "seat": 3, "points": 0},
        {"event": "hand-ended", "hand": 2},
    ]
    assert told("royal-gambit", events, before=3) == (
        "Hand 2 in points: You none (sat out), Duchess none (bust), Jester 7 and Herald 0."
    )
    assert told("royal-gambit", events).startswith("Hand 1 in points: You 9.")


@pytest.mark.parametrize("word", ["hand-ended", "revealed"])
def test_words_of_other_games_mean_nothing_in_a_game_that_has_no_recap(word: str) -> None:
    assert told("royal-menagerie", [{"event": word, "hand": 1, "seat": 0, "card": "bat"}]) == ""


@pytest.mark.parametrize("name", GAMES)
def test_a_recap_comes_from_the_own_view_alone(name: str) -> None:
    game = table_of(name)
    state, chance = game.deal(seed=2), Random(2)
    while not state.over:
        state.play(chance.choice(state.moves()))
    own, other = (told(name, state.view(seat).events) for seat in (0, 1))
    assert own == other == told(name, state.full_view().events)
    assert bool(own) == (name != "royal-menagerie")
