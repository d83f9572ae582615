"""What is told of a game of Royal Menagerie: gifts, actions, stampedes, and how well roles were read."""

from typing import Any

import numpy as np
import pytest

import courtcards as cc
from courtcards.figures.royal_menagerie import Deed, deeds_of
from courtcards.games.royal_menagerie.words import ANIMALS
from courtcards.play.state import State
from courtcards.table.records import SeatFigure, figures

GAME = cc.game("royal-menagerie")
Event = dict[str, Any]


def starting(seat: int, *animals: str) -> list[Event]:
    return [{"event": "starting", "seat": seat, "card": animal} for animal in animals]


def gift(seat: int, to: int, card: str) -> Event:
    return {"event": "gifted", "seat": seat, "to": to, "card": card}


def random_game(seed: int) -> State:
    state = GAME.deal(seed)
    chance = np.random.default_rng(seed)
    while not state.over:
        moves = state.moves()
        state.play(moves[chance.integers(len(moves))])
    return state


def begun_with(events: list[Event], seat: int) -> int:
    """What the two animals are worth that a seat begins with (8.2 to 8.5)."""
    one, other = (e["card"] for e in events if e["event"] == "starting" and e["seat"] == seat)
    worth = {"mammoth": 2}
    return 3 * worth.get(one, 1) if one == other else worth.get(one, 1) + worth.get(other, 1)


def test_a_gift_is_kind_if_it_brings_points_and_unkind_if_it_costs_some() -> None:
    events = [*starting(1, "tiger"), gift(0, 1, "tiger"), gift(2, 1, "tiger")]
    assert [deed.gains for deed in deeds_of(events)] == [{1: 2}, {1: -3}]


def test_a_stampede_belongs_to_whoever_caused_it() -> None:
    *five, last = ANIMALS
    events = [*starting(3, *five), gift(1, 3, last), {"event": "stampede", "seat": 3}]
    assert deeds_of(events) == [Deed(1, "gifted", {3: -5}, (3,))]


def test_both_halves_of_a_trade_are_one_deed() -> None:
    trade = {"event": "traded", "seat": 0}
    events = [
        *starting(1, "tiger", "tiger"), *starting(2, "ibis"),
        {**trade, "from": 1, "to": 2, "card": "tiger"},
        {**trade, "from": 2, "to": 1, "card": "ibis"},
    ]  # fmt: skip
    assert deeds_of(events) == [Deed(0, "traded", {1: -1}, ())]


@pytest.mark.parametrize("seed", range(20))
def test_what_deeds_gain_adds_up_to_the_score(seed: int) -> None:
    state = random_game(seed)
    events = state.full_view().events
    points = [begun_with(events, seat) for seat in range(4)]
    for deed in deeds_of(events):
        for seat, gain in deed.gains.items():
            points[seat] += gain
    assert points == [event["points"] for event in events if event["event"] == "scored"]


@pytest.mark.parametrize("seed", range(5))
def test_every_deed_and_stampede_is_told_once(seed: int) -> None:
    events = random_game(seed).full_view().events
    told = [deed.kind for deed in deeds_of(events)]
    for kind in ("gifted", "shot", "stolen", "bazaar", "windfall"):
        assert told.count(kind) == sum(event["event"] == kind for event in events)
    assert 2 * told.count("traded") == sum(event["event"] == "traded" for event in events)
    stampedes = [seat for deed in deeds_of(events) for seat in deed.stampedes]
    assert stampedes == [event["seat"] for event in events if event["event"] == "stampede"]


def test_after_a_game_everybody_is_told_how_it_was_played() -> None:
    state = random_game(3)
    told = {figure.name: figure for figure in figures(state)}
    events = state.full_view().events

    def count(name: str, word: str, role: str) -> None:
        expected = [
            sum(e["event"] == word and e[role] == seat for e in events) for seat in range(4)
        ]
        assert told[name].counts == expected

    count("animals shot per game", "shot", "seat")
    count("animals stolen per game", "stolen", "seat")
    count("bazaars per game", "bazaar", "seat")
    count("windfalls per game", "windfall", "seat")
    count("stampedes suffered per game", "stampede", "seat")
    assert sum(told["stampedes caused per game"].counts) == sum(
        told["stampedes suffered per game"].counts
    )
    gifts = told["kind gifts"]
    assert isinstance(gifts, SeatFigure)
    for kind, unkind, all_of_them in zip(
        gifts.counts, told["unkind gifts"].counts, gifts.out_of, strict=True
    ):
        assert 0 < kind + unkind <= all_of_them


def test_roles_are_read_rightly_where_ones_own_side_is_helped_or_the_other_harmed() -> None:
    state = random_game(3)
    events = state.full_view().events
    plots = {
        event["seat"]: event["role"] == "conspirator"
        for event in events
        if event["event"] == "revealed"
    }
    expected = [[0, 0] for _ in range(4)]
    for deed in deeds_of(events):
        for other in deed.gains.keys() - {deed.seat}:
            is_ally, is_help = plots[other] == plots[deed.seat], deed.gains[other] > 0
            expected[deed.seat][0] += is_ally == is_help
            expected[deed.seat][1] += 1
    told = next(one for one in figures(state) if one.name == "roles read")
    assert [list(pair) for pair in zip(told.counts, told.out_of, strict=True)] == expected
