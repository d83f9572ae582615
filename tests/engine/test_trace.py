"""Shuffles as the trace knows them: by chance, or in an order given from outside."""

from typing import Any

import numpy as np
import pytest

from courtcards.engine.chance import CHANCE
from courtcards.engine.trace import FINE, NOT_STACKED, TRACE, WRONG_CARDS, WRONG_LABEL, shuffle

LABEL = 3


def new_trace(**fields: Any) -> Any:
    trace = np.zeros(1, TRACE).view(np.recarray)[0]
    for name, value in fields.items():
        trace[name] = value
    return trace


def stacked(cards: list[int], label: int = LABEL) -> Any:
    trace = new_trace(on=1, stacked=1)
    trace.labels[0] = label
    trace.sizes[0] = len(cards)
    trace.cards[0, : len(cards)] = cards
    return trace


def shuffled(trace: Any) -> list[int]:
    cards = np.arange(5, dtype=np.int8)
    shuffle(np.zeros(1, CHANCE).view(np.recarray)[0], trace, LABEL, cards, 5)
    order: list[int] = cards.tolist()
    return order


def test_a_trace_that_is_off_changes_no_order_and_is_left_alone() -> None:
    on, off = new_trace(on=1), new_trace()
    assert shuffled(off) == shuffled(on) != list(range(5))
    assert off.tobytes() == new_trace().tobytes()


def test_an_order_by_chance_is_written_down() -> None:
    trace = new_trace(on=1)
    order = shuffled(trace)
    assert (trace.shuffles_used, trace.labels[0], trace.sizes[0]) == (1, LABEL, 5)
    assert trace.cards[0, :5].tolist() == order


def test_a_stacked_pile_is_taken_as_it_is() -> None:
    trace = stacked([4, 2, 0, 1, 3])
    assert shuffled(trace) == [4, 2, 0, 1, 3]
    assert trace.fault == FINE


@pytest.mark.parametrize(
    "cards", [[0, 1, 2, 3], [0, 1, 2, 3, 3], [0, 1, 2, 3, -1], [0, 1, 2, 3, -128]]
)
def test_a_stacked_pile_of_other_cards_is_a_fault(cards: list[int]) -> None:
    trace = stacked(cards)
    assert shuffled(trace) == list(range(5))
    assert trace.fault == WRONG_CARDS


def test_a_stacked_pile_of_another_name_is_a_fault() -> None:
    trace = stacked([4, 2, 0, 1, 3], label=LABEL + 1)
    shuffled(trace)
    assert trace.fault == WRONG_LABEL


def test_where_all_must_be_stacked_a_shuffle_by_chance_is_a_fault() -> None:
    trace = new_trace(on=1, must_stack=1)
    shuffled(trace)
    assert trace.fault == NOT_STACKED
