"""What ended a game is told with its result: by which cards, by how much, whose aim was met."""

import random
from functools import partial
from typing import Any

import pytest

import courtcards as cc
from courtcards.engine.languages import codes
from courtcards.games import GAMES
from courtcards.play.game import game
from courtcards.play.state import State
from courtcards.play.transcript import check
from tests.rules.gambit import bank, deal, do
from tests.rules.stacked import (
    believe,
    deal_hands,
    doubt,
    give,
    keep,
    offer,
    pass_on,
    pay,
    peek,
    play,
    table,
)

NAMES = ["Ann", "Bo", "Cy", "Di"]
poker = partial(game, "cockroach-poker")
royal = partial(game, "cockroach-poker-royal")


def said(state: State, me: int | None = None) -> str:
    """Return how the result is told to somebody."""
    assert state.result is not None
    why = state.result.why
    assert why is not None
    return state.game.language("en").say("why", why, NAMES, me)


def test_a_card_that_was_misjudged_is_named() -> None:
    state = deal_hands(poker(4), {0: "scorpion " * 4, 1: "fly " * 3})
    for _ in range(3):
        play(state, *give(0, "scorpion", 1), *give(1, "fly", 0))
    play(state, *give(0, "scorpion", 1))
    assert said(state, me=1) == (
        "You have four scorpions and lose: the card you misjudged was the fourth."
    )
    assert said(state) == (
        "Bo has four scorpions and loses: the card they misjudged was the fourth."
    )


@pytest.mark.parametrize(("taker", "loser"), [("last_claimant", 1), ("round_starter", 0)])
def test_a_card_that_came_back_is_named_with_the_judge(taker: str, loser: int) -> None:
    hands = {0: "stink-bug " * 8} if loser == 0 else {1: "stink-bug " * 3 + "bat", 0: "stink-bug"}
    state = deal_hands(poker(4, taker=taker), hands, first=loser)
    play(state, *keep(loser, "stink-bug " * 3, 2))
    if loser:
        play(state, offer(1, "bat", 0, "fly"), believe(0))
    play(state, offer(0, "stink-bug", 1, "rat"), peek(1), pass_on(1, 2, "toad"), doubt(2))
    assert said(state, me=2) == (
        f"{NAMES[loser]} has four stink bugs and loses: "
        "you judged rightly, and the card that came back was the fourth."
    )


def test_a_penalty_card_is_named() -> None:
    state = deal_hands(royal(4), {0: "bat " * 3 + "royal-fly"}, pile="bat")
    play(state, *keep(0, "bat bat bat royal-fly", 1))
    assert said(state, me=0) == "You have four bats and lose: the penalty card was the fourth."
    assert state.result is not None
    assert state.result.why == {"why": "drawn", "seat": 0, "card": "bat", "count": 4}


@pytest.mark.parametrize("paid", ["bat rat", "bat bat"])
def test_a_card_that_was_paid_is_named_though_another_was_paid_with_it(paid: str) -> None:
    state = deal_hands(royal(4), {0: "bat bat bat bat bat rat joker"})
    play(state, *keep(0, "bat bat bat", 1))
    play(state, offer(0, "joker", 1, "fly"), believe(1), pay(0, paid))
    assert said(state, me=0) == (
        "You have four bats and lose: the card paid for the joker was the fourth."
    )


def test_one_of_every_creature_is_named_with_the_last() -> None:
    animals = "bat fly cockroach toad rat scorpion spider stink-bug"
    state = deal_hands(poker(4, one_of_each_loses=True), {0: animals})
    play(state, *keep(0, animals, 1))
    assert said(state, me=0) == (
        "You have one of every creature and lose: the stink bug was the last one missing."
    )


def test_an_empty_hand_is_named() -> None:
    cards = "bat bat bat fly fly fly rat rat rat toad"
    state = play(deal_hands(royal(6), {0: cards}), *keep(0, cards, 1))
    assert said(state, me=0) == "You have to begin the round but have no card left, and lose."


def test_who_led_and_was_not_overtaken_is_told_with_the_next_best() -> None:
    state = deal(3, "5c 4c Ac 2c", "3c 2c", turns="run", target=10)
    do(state, bank(0, 3), bank(1, 1), bank(2, 0))
    do(state, bank(1, 2), bank(2, 0))
    assert said(state, me=0) == (
        "You led with 10 before the catch-up hand, and nobody overtook you: "
        "the next best total is 7."
    )


def test_who_overtook_whom_is_told_with_both_totals() -> None:
    state = deal(2, "5c 4c Ac", "5c 4c 3c", turns="run", target=10)
    do(state, bank(0, 3), bank(1, 0), bank(1, 3))
    assert said(state, me=1) == (
        "Ann led with 10, but you overtake in the catch-up hand and win with 12."
    )


def test_a_duel_is_told_with_the_tie_before_it() -> None:
    state = deal(2, "5c 4c Ac", "5c 4c Ac", "5c 3c", turns="run", target=10)
    do(state, bank(0, 3), bank(1, 0), bank(1, 3))
    do(state, bank(0, 1), bank(1, 1))
    assert said(state) == (
        "Ann and Bo were tied at 10. Ann scores 5 in the duel, the most, and wins."
    )


def test_a_game_that_was_cut_is_told_with_its_hands() -> None:
    state = deal(2, "5c", turns="run", target=10, max_hands=1)
    do(state, bank(0, 0), bank(1, 0))
    assert said(state, me=1) == (
        "One hand has been played, and this table plays no more. "
        "Ann and you win with the highest total: 0."
    )


def random_ends(name: str, count: int, **options: Any) -> list[State]:
    found = []
    for seed in range(count):
        chance = random.Random(seed)
        state = cc.game(name, **options).deal(seed=seed)
        while not state.over:
            state.play(int(state.legal[chance.randrange(len(state.legal))]))
        found.append(state)
    return found


def test_the_points_of_an_aim_that_was_met_are_those_of_the_table() -> None:
    reasons = set()
    for state in random_ends("royal-menagerie", 40):
        assert state.result is not None
        why, result = state.result.why, state.result
        assert why is not None
        seats, sums = table(state)["seats"], table(state)["sums"]
        reasons.add(why["why"])
        if why["why"] == "solo":
            assert seats[why["seat"]]["role"] == "vizier"
            assert (why["points"], [why["seat"]]) == (max(result.scores or []), result.winners)
        elif why["why"] != "tie":
            assert {why["points"], why["next"]} == set(sums.values())
            assert (why["winners"], why["points"]) == (result.winners, max(sums.values()))
    assert {"solo", "shared", "conspirators"} <= reasons


@pytest.mark.parametrize("tie", ["nobody", "conspirators"])
def test_a_tie_of_the_sides_is_told_as_such(tie: str) -> None:
    ties = [
        state.result.why
        for state in random_ends("royal-menagerie", 60, tie=tie)
        if state.result and len(set(table(state)["sums"].values())) == 1
    ]
    told = [why["why"] for why in ties if why and why["why"] != "solo"]
    assert told == ["tie" if tie == "nobody" else "tie-broken"] * len(told) != []


@pytest.mark.parametrize("name", [kind.name for kind in GAMES])
def test_what_ended_a_game_is_told_in_every_language_and_never_recorded(name: str) -> None:
    for state in random_ends(name, 6):
        assert state.result is not None
        assert state.result.why is not None
        for code in codes():
            assert state.result.text(code)
        record = state.transcript()
        assert "why" not in record["result"]
        assert check(record) == []


def test_a_state_without_its_past_does_not_tell_what_it_does_not_know() -> None:
    [state] = random_ends("royal-gambit", 1)
    late = State.from_bytes(state.game, state.to_bytes())
    assert late.result is not None
    assert late.result.why is None
    assert late.result.text() == cc.game("royal-gambit").language("en").say(
        "result",
        {
            "result": "won",
            "winners": late.result.winners,
            "losers": late.result.losers,
            "reason": late.result.reason,
        },
        late.game.names(),
    )
