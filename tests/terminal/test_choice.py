from random import Random

import pytest

from courtcards.play.moves import Move
from courtcards.play.state import State
from courtcards.terminal.choice import MoveChoice, Pick
from tests.terminal.helpers import GAMES, table_of, voice_of


def positions(name: str, count: int) -> list[State]:
    """Return positions of random games that have more than two moves."""
    found: list[State] = []
    chance = Random(name)
    while len(found) < count:
        state = table_of(name).deal(seed=chance.randrange(1000))
        while not state.over:
            if len(state.legal) > 2 and chance.random() < 0.2:
                found.append(state.copy())
            state.play(chance.choice(state.moves()))
    return found[:count]


def reach(choice: MoveChoice) -> set[int]:
    """Return the numbers of all moves that can be chosen, whatever the order."""
    if len(choice.moves) == 1:
        return {choice.moves[0].number}
    return set().union(*(reach(choice.take(step)) for step in choice.options))


def find(state: State, **data: object) -> list[Move]:
    return [move for move in state.moves() if data.items() <= move.data.items()]


@pytest.mark.parametrize("name", GAMES)
def test_every_move_can_be_chosen_and_nothing_else(name: str) -> None:
    for state in positions(name, 12):
        assert reach(MoveChoice.among(state.moves())) == set(state.legal.tolist())


@pytest.mark.parametrize("name", GAMES)
def test_no_stage_has_a_single_option(name: str) -> None:
    def check(choice: MoveChoice) -> None:
        if len(choice.moves) > 1:
            assert len(choice.options) > 1
            for step in choice.options:
                check(choice.take(step))

    for state in positions(name, 5):
        check(MoveChoice.among(state.moves()))


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("name", GAMES)
def test_what_is_chosen_so_far_can_be_said(name: str, language: str) -> None:
    def check(choice: MoveChoice) -> None:
        for step in choice.options if len(choice.moves) > 1 else []:
            after = choice.take(step)
            assert voice.move(after.sketch()).plain
            check(after)

    voice = voice_of(table_of(name), language)
    for state in positions(name, 3):
        check(MoveChoice.among(state.moves()))


def test_an_offer_is_chosen_by_card_receiver_and_claim() -> None:
    choice = MoveChoice.among(table_of("cockroach-poker").deal(seed=1).moves())
    fields = []
    while len(choice.moves) > 1:
        fields.append(choice.options[0].field)
        choice = choice.take(choice.options[-1])
    assert fields == ["card", "to", "claim"]


def test_a_sketch_leaves_open_what_is_not_chosen() -> None:
    game = table_of("cockroach-poker")
    moves = find(game.deal(seed=1), card="bat", to=2)
    sketch = MoveChoice.among(moves).sketch()
    assert sketch == {"do": "offer", "card": "bat", "to": 2, "claim": "…"}
    assert voice_of(game).move(sketch).plain == "offer 🦇 bat to Jester, claiming …"


def payments() -> list[Move]:
    game = table_of("cockroach-poker-royal")
    data = [["bat"], ["bat", "rat"], ["rat", "rat"], ["bat", "toad"], ["rat", "toad"]]
    numbers = [game.move_number(0, {"do": "pay", "cards": cards}) for cards in data]
    return [Move(game, 0, number) for number in numbers]


def test_cards_that_are_paid_can_be_chosen_in_any_order() -> None:
    choice = MoveChoice.among(payments())
    assert [step.value for step in choice.options] == ["bat", "rat", "toad"]
    for order in (["bat", "rat"], ["rat", "bat"]):
        paid = choice
        for card in order:
            paid = paid.take(Pick("cards", card))
        assert [move.data["cards"] for move in paid.moves] == [["bat", "rat"]]


def test_a_list_may_end_before_another() -> None:
    choice = MoveChoice.among(payments()).take(Pick("cards", "bat"))
    assert [step.value for step in choice.options] == [None, "rat", "toad"]
    assert choice.take(choice.options[0]).moves[0].data["cards"] == ["bat"]


def test_a_trade_is_chosen_side_by_side() -> None:
    game = table_of("royal-menagerie")
    trades = [
        {"do": "trade", "a": [0, one], "b": [seat, other]}
        for one in ("tiger", "ibis")
        for seat in (1, 2)
        for other in ("tiger", "komodo")
    ]
    choice = MoveChoice.among([Move(game, 0, game.move_number(0, data)) for data in trades])
    assert [step.value for step in choice.options] == ["tiger", "ibis"]
    choice = choice.take(choice.options[0])
    assert [step.is_seat for step in choice.options] == [True, True]
    text = voice_of(game).move(choice.sketch()).plain
    assert text == "trade 🐅 White Tiger of yours for … of …"
