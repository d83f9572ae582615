"""Royal Gambit, sections 1 to 3 of its rules: players, options, cards and setup."""

from typing import Any

import pytest

from courtcards.engine.errors import OptionError
from courtcards.play.game import game
from tests.rules.gambit import (
    CARDS,
    RANKS,
    bank,
    cards,
    choices,
    covered,
    deal,
    do,
    ended,
    gambit,
    happened,
    pile,
    shuffles,
    status,
    totals,
)
from tests.rules.stacked import table, whole_deck

DEFAULTS = {"turns": "round", "deck": "fresh", "target": 40, "max_hands": 200}
POINTS = [1, 2, 3, 4, 5] + [0] * 8


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7, 8])
def test_g1_two_to_eight_may_play(players: int) -> None:
    """1.3: all of them get their turn, clockwise, and the first player begins the second round."""
    state = deal(players, "Ac Kc Kd Kh Ks Qc Qd Qh 2c")
    assert status(state) == ["in"] * players
    for seat in range(players):
        assert choices(state) == [f"{seat} hit", f"{seat} stay"]
        do(state, f"{seat} hit")
    assert state.turn == 0
    assert [cards(state, seat) for seat in range(players)] == pile("Ac Kc Kd Kh Ks Qc Qd Qh")[
        :players
    ]


@pytest.mark.parametrize("players", [0, 1, 9])
def test_g1_fewer_than_two_or_more_than_eight_may_not(players: int) -> None:
    """1.3: two to eight players take part."""
    with pytest.raises(OptionError, match="2 to 8 players"):
        gambit(players)


def test_g2_g10_g13_g17_default_options() -> None:
    """3.1, 4.2, 8.1, 8.8: what is played when nothing else is said; this game has no presets."""
    for players in range(2, 9):
        assert (gambit(players).options, gambit(players).preset) == (DEFAULTS, None)
    with pytest.raises(OptionError, match="preset"):
        game("royal-gambit", 4, "manual")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("turns", "round"),
        ("turns", "run"),
        ("deck", "fresh"),
        ("deck", "running"),
        ("target", 10),
        ("target", 200),
        ("max_hands", 1),
        ("max_hands", 1000),
    ],
)
def test_g2_g10_g13_g17_options_can_be_chosen(name: str, value: Any) -> None:
    """3.2, 4.3, 8.1, 8.8: the values an option may have, its limits included."""
    assert gambit(**{name: value}).options == DEFAULTS | {name: value}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("turns", "rounds"),
        ("turns", 1),
        ("deck", "new"),
        ("target", 9),
        ("target", 201),
        ("target", "40"),
        ("target", True),
        ("max_hands", 0),
        ("max_hands", -1),
        ("max_hands", 2.5),
        ("limit", 4),
    ],
)
def test_g2_g10_g13_g17_options_are_checked(name: str, value: Any) -> None:
    """3.2, 4.3, 8.1, 8.8: an option has the values named there and no others."""
    with pytest.raises(OptionError, match=name):
        gambit(**{name: value})


def test_rule_2_1_a_deck_of_52_without_jokers() -> None:
    """2.1: four suits of thirteen ranks, and a total for each player."""
    assert whole_deck(gambit()) == sorted(CARDS)
    assert (len(CARDS), totals(deal(3))) == (52, [0, 0, 0])


@pytest.mark.parametrize("rank", "A23456789T")
def test_rule_2_2_numbered_cards_of_one_rank_bust(rank: str) -> None:
    """2.2, 6.1: ace to ten are numbered cards; two of a rank bust."""
    state = deal(2, f"{rank}c {rank}d", first=1, max_hands=1)
    do(state, "1 stay", "0 hit")
    assert (cards(state, 0), status(state)) == (f"{rank}c", ["in", "stayed"])
    do(state, "0 hit")
    assert (cards(state, 0), status(state)) == (f"{rank}c {rank}d", ["bust", "stayed"])


@pytest.mark.parametrize(
    ("deck", "hits"),
    [("Qc Qd Qh Qs", 4), ("Kc Kd Kh Ks", 4), ("Jc Jd 6c 9c Tc Jh 2c 3c Js 4c 5c", 3)],
)
def test_rule_2_2_figures_of_one_rank_do_not_bust(deck: str, hits: int) -> None:
    """2.2, 6.1: Jack, Queen and King are figures; four of a rank do not bust."""
    state = deal(2, deck, first=1)
    do(state, "1 stay", *["0 hit"] * hits)
    assert (cards(state, 0), status(state)) == (deck, ["in", "stayed"])


@pytest.mark.parametrize(("rank", "points"), list(zip(RANKS, POINTS, strict=True)))
def test_rules_2_3_to_2_7_what_a_card_alone_is_worth(rank: str, points: int) -> None:
    """2.3 to 2.7: ace to five are worth 1 to 5, all others nothing."""
    state = deal(2, f"{rank}c 6d 9d", first=1)
    do(state, "1 stay", "0 hit")
    assert table(state)["seats"][0]["points"] == points
    assert totals(do(state, "0 stay")) == [points, 0]


@pytest.mark.parametrize("rank", "A234569TQK")
def test_rule_2_4_cards_without_an_effect_ask_for_nothing(rank: str) -> None:
    """2.4, 2.6: 6, 9 and T are bricks; of the others only 7, 8 and J act when flipped."""
    state = deal(3, f"{rank}c")
    do(state, "0 hit")
    assert choices(state) == ["1 hit", "1 stay"]
    assert [cards(state, seat) for seat in range(3)] == [f"{rank}c", "", ""]


@pytest.mark.parametrize(("rank", "to"), [("7", [1, 2]), ("8", [1, 2]), ("J", [0, 1, 2])])
def test_rule_2_5_action_cards_need_a_target(rank: str, to: list[int]) -> None:
    """2.5: 7, 8 and J act at once when flipped."""
    state = do(deal(3, f"{rank}c"), "0 hit")
    assert choices(state) == [f"0 target {seat}" for seat in to]
    assert table(state)["acting"] == {"seat": 0, "card": f"{rank}c"}


@pytest.mark.parametrize(
    ("deck", "moves", "kept"),
    [
        ("Jd 9c Tc 7c", "0 hit,0 target 0,1 hit,1 target 0,0 give J", "7c Jd"),
        ("8d 5c 6c 7c", "2 hit,2 target 0,0 hit,1 hit,2 hit,2 target 0,0 give 8", "7c 8d"),
        ("7d 7c", "0 hit,0 target 2,1 hit,1 target 0", "7c 7d"),
    ],
)
def test_rule_2_8_an_action_card_that_is_given_does_not_act(
    deck: str, moves: str, kept: str
) -> None:
    """2.8, 5.4: effects activate only when flipping; nobody is asked for a target of the gift."""
    state = do(deal(3, deck, first=int(moves[0])), moves)
    taker = int(moves.split(" target 0")[-2][-1])
    assert cards(state, taker) == kept
    assert choices(state) == [f"{(taker + 1) % 3} hit", f"{(taker + 1) % 3} stay"]
    assert len(happened(state, "targeted")) == 2


def test_rule_2_8_a_king_that_is_given_doubles() -> None:
    """2.8: a King serves whoever has it face up."""
    state = deal(2, "Kc 5c 3c 7c", first=0)
    do(state, "0 hit", "1 hit", "0 hit", "1 hit", "0 give K")
    assert (cards(state, 0), cards(state, 1)) == ("3c", "5c 7c Kc")
    assert [seat["points"] for seat in table(state)["seats"]] == [3, 10]


def test_rule_2_8_a_queen_that_is_given_is_an_extra_life() -> None:
    """2.8: a Queen serves whoever has it face up."""
    state = deal(3, "Qc 5c 3c 2c 7c 4c 9c 5d")
    do(state, "0 hit", "1 hit", "2 hit", "0 hit", "1 hit", "1 target 0", "0 give Q")
    do(state, "2 hit", "0 hit", "1 hit")
    assert (cards(state, 1), choices(state)) == ("5c 7c Qc 5d", ["1 cover", "1 bust"])


def test_g18_the_newest_card_of_a_rank_is_given() -> None:
    """2.9: suits do not matter; it is the last to arrive in front of the giver, not the last flipped."""
    state = deal(3, "Kd 2c 3c 4c Kc 5c 7c 6c 7d 9c 9d 7h")
    do(state, "0 hit", "1 hit", "2 hit", "0 hit", "1 hit", "2 hit")
    do(state, "0 hit", "0 target 1", "1 give K")
    assert (cards(state, 0), cards(state, 1)) == ("Kd 4c 7c Kc", "2c")
    assert choices(do(state, "1 hit")) == ["2 hit", "2 stay"]
    do(state, "2 hit", "2 target 0")
    assert choices(state) == ["0 give 4", "0 give 7", "0 give K"]
    do(state, "0 give K")
    assert (cards(state, 0), cards(state, 2)) == ("Kd 4c 7c", "3c 5c 7d Kc")


def test_g18_the_newest_card_of_a_rank_is_covered() -> None:
    """2.9: of two fives and two Queens those that came last are covered."""
    state = do(deal(2, "5d Qs Qc 5c"), "0 hit,1 stay,0 hit,0 hit,0 hit,0 cover")
    assert (cards(state, 0), covered(state, 0)) == ("5d Qs", "5c Qc")


def test_g10_fresh_a_new_deck_of_all_cards_every_hand() -> None:
    """3.1: a hand begins with nothing in front of the players and a new deck of 52 cards."""
    state = do(deal(2, "5c Kc", "Kc 5c"), "0 hit,1 hit,0 stay,1 stay")
    assert (cards(state, 0), cards(state, 1), table(state)["deck_size"]) == ("", "", 52)
    assert shuffles(state) == [pile("5c Kc"), pile("Kc 5c")]
    do(state, "1 hit", "0 hit")
    assert (cards(state, 0), cards(state, 1), totals(state)) == ("5c", "Kc", [5, 0])


def test_rule_3_1_every_shuffle_is_another_one() -> None:
    """3.1: hands of one game and games of other seeds get decks of their own."""
    found = set()
    for seed in range(3):
        state = do(gambit(2).deal(seed=seed), "0 stay,1 stay,1 stay,0 stay")
        assert all(sorted(deck) == sorted(CARDS) for deck in shuffles(state))
        found |= {tuple(deck) for deck in shuffles(state)}
    assert len(found) == 9


@pytest.mark.parametrize("first", [0, 1, 2])
def test_g12_the_first_player_moves_one_seat_each_hand(first: int) -> None:
    """3.4: the table names who begins; after n hands it is the seat n places clockwise."""
    state = deal(3, first=first)
    for hand in range(5):
        order = [(first + hand + turn) % 3 for turn in range(3)]
        assert (state.turn, table(state)["hand"]) == (order[0], hand + 1)
        do(state, *(f"{seat} stay" for seat in order))


def test_g12_seat_0_begins_unless_another_is_named() -> None:
    """3.4: seat 0 begins the first hand."""
    assert gambit(4).deal(seed=1).turn == 0
    with pytest.raises(OptionError, match="first player"):
        gambit(4).deal(seed=1, first_player=4)


def test_g12_catch_up_and_duel_hands_count_and_who_is_away_is_passed_over() -> None:
    """3.4, 3.5: hands 1 to 4 would begin with seats 0, 1, 2, 0; who sits out is passed over."""
    state = deal(3, "5c 4c Ac", "5c 4c Ac 6c", "2c 3c", "3c 2c", turns="run", target=10)
    do(state, bank(0, 0), bank(1, 3), bank(2, 0))
    assert (table(state)["kind"], status(state), state.turn) == (
        "catch-up",
        ["in", "away", "in"],
        2,
    )
    do(state, bank(2, 3), bank(0, 0))
    assert (table(state)["kind"], status(state), state.turn) == ("duel", ["away", "in", "in"], 2)
    do(state, bank(2, 0), bank(1, 0))
    assert (table(state)["kind"], status(state), state.turn) == ("duel", ["away", "in", "in"], 1)
    do(state, bank(1, 1), bank(2, 0))
    assert (ended(state), totals(state)) == (([1], "duel"), [0, 13, 10])


def test_rule_3_6_all_is_open_but_the_order_of_the_deck() -> None:
    """3.6: everyone sees every card on the table, and nobody the deck."""
    state = do(deal(3, "5d Qs 5c Kc 5h"), "0 hit,1 hit,2 hit,0 hit")
    whole = table(state)
    assert whole["deck"] == pile("5d Qs 5c Kc 5h")[4:]
    for viewer in (0, 1, 2, None):
        seen = state.view(viewer).table
        assert seen == whole | {"deck": None}
        assert seen["seen"] == ["5c", "5d", "Qs", "Kc"]
    other = do(deal(3, "5d Qs 5c Kc 9h"), "0 hit,1 hit,2 hit,0 hit")
    assert state.view(1).data == other.view(1).data
    assert (state.view(1).observation == other.view(1).observation).all()
