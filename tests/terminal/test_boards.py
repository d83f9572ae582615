from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from courtcards.play.game import make_game
from courtcards.play.state import State
from courtcards.terminal import board as board_module
from courtcards.terminal.board import board
from courtcards.terminal.help import help_page
from courtcards.terminal.story import story
from tests.rules.gambit import deal, do
from tests.terminal.helpers import GAMES, LANGUAGES, table_of, voice_of


def render(part: RenderableType, width: int = 80) -> list[str]:
    console = Console(width=width, color_system=None, highlight=False)
    with console.capture() as capture:
        console.print(part)
    return capture.get().splitlines()


def states(name: str, seed: int) -> list[State]:
    """Return a random game at some of its decisions, and its end."""
    chance = Random(seed)
    state = table_of(name).deal(seed=seed)
    found = []
    while not state.over:
        if chance.random() < 0.08:
            found.append(state.copy())
        state.play(chance.choice(state.moves()))
    return [*found, state]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_everything_fits_into_eighty_columns(name: str, language: str) -> None:
    for state in states(name, 3):
        for me, view in [(1, state.view(1)), (None, state.view()), (None, state.full_view())]:
            voice = voice_of(state.game, language, me)
            parts = [board(view.table, voice), help_page(view.table, voice)]
            for line in [line for part in parts for line in render(part)]:
                assert cell_len(line) == 80
            for line in render(story(view.events[-30:], voice, whole=True)):
                assert cell_len(line) <= 80


@pytest.mark.parametrize("name", GAMES)
def test_a_game_without_a_picture_gets_a_plain_table(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(board_module, "part", lambda layer, game: None)
    for state in states(name, 4):
        lines = render(board(state.view(0).table, voice_of(state.game)))
        assert any("▶ You" in line for line in lines) == (state.turn == 0)
        assert sum("Duchess" in line for line in lines) >= 1


def test_a_smaller_deck_shows_only_its_creatures() -> None:
    deck = {"creatures": 3, "copies": 3, "limit": 2, "removed": 1}
    state = make_game("cockroach-poker", 2, None, deck).deal(seed=1)
    shown = "\n".join(render(board(state.view(0).table, voice_of(state.game))))
    assert [name in shown for name in ("bat", "fly", "cockroach", "toad")] == [True] * 3 + [False]


def show(name: str, me: int | None) -> str:
    state = table_of(name).deal(seed=1)
    view = state.full_view() if me is None else state.view(me)
    return "\n".join(render(board(view.table, voice_of(state.game, "en", me))))


def test_cockroach_poker_shows_the_own_hand_and_no_other() -> None:
    state = table_of("cockroach-poker").deal(seed=1)
    text = show("cockroach-poker", me=2)
    hand = state.view(2).table["seats"][2]["hand"]
    row = next(line for line in text.splitlines() if "rat" in line)
    assert row.split()[3] == str(hand.count("rat"))
    assert "Hand of" not in text
    assert "It is Duchess’s turn" in text


def test_cockroach_poker_shows_every_hand_to_one_who_sees_everything() -> None:
    assert show("cockroach-poker", me=None).count("Hand of") == 4


def test_cockroach_poker_shows_the_way_of_the_card() -> None:
    state = table_of("cockroach-poker").deal(seed=1)
    state.play({"do": "offer", "card": "bat", "to": 1, "claim": "rat"})
    state.play({"do": "peek"})
    state.play({"do": "pass", "to": 2, "claim": "fly"})
    voice = voice_of(state.game, me=2)
    text = "\n".join(render(board(state.view(2).table, voice)))
    assert "Duchess “🐀 rat” → Jester “🪰 fly” → You " in text
    assert "it is" not in text
    text = "\n".join(render(board(state.view(1).table, voice_of(state.game, me=1))))
    assert "(it is 🦇 bat)" in text


def test_royal_menagerie_shows_the_roles_that_are_known() -> None:
    text = show("royal-menagerie", me=0)
    assert "Grand Vizier" in text
    assert text.count("secret") in (2, 3)
    assert show("royal-menagerie", me=None).count("secret") == 0


def test_royal_gambit_tells_how_many_cards_would_bust() -> None:
    state = table_of("royal-gambit").deal(
        seed=1, piles=[("deck", _deck_beginning_with("9c", "2c", "3c", "4c"))]
    )
    for _ in range(4):
        state.play("hit")
    text = "\n".join(render(board(state.view(0).table, voice_of(state.game))))
    assert "48 cards; would make a pair: 3" in text
    assert "9♣" in text


def test_royal_gambit_counts_no_8_that_can_be_handed_on_and_what_an_empty_deck_would_get() -> None:
    """Rules 4.5 and 4.10: what the view has counted is what the terminal tells."""
    state = do(deal(2, "8c 2c"), "0 hit,1 hit")
    seen, voice = state.view(1).table, voice_of(state.game, me=1)
    assert "50 cards; would make a pair: 3" in "\n".join(render(board(seen, voice)))
    empty = "\n".join(render(board(seen | {"deck_size": 0}, voice)))
    assert "0 cards, so 50 would be reshuffled; would make a pair: 3" in empty


def _deck_beginning_with(*top: str) -> list[str]:
    cards = table_of("royal-gambit").kind.words.CARDS
    return [*top, *(card for card in cards if card not in top)]
