"""Royal Menagerie, sections 6 and 7 of its rules: a deck too short, and End-stage."""

import pytest

from courtcards.engine.phrases import Data
from courtcards.play.state import State
from tests.rules.menagerie import (
    actions,
    bazaar,
    deck,
    discarded,
    gift,
    gifts,
    hands,
    homes,
    march,
    moves_with,
    shoot,
    stack,
    stack_discards,
    take,
    trade,
)
from tests.rules.stacked import legal, move, ordered, play, table

OPEN, FALL = "bazaar", "windfall"
MIXED = actions(shoot=2, trade=8, bazaar=3, windfall=3)
GOAL = (
    "tortoise tortoise tiger tiger ibis komodo",
    "tortoise tortoise tiger tiger ibis komodo",
    "ibis ibis antelope antelope mammoth",
    "komodo komodo ibis mammoth mammoth",
)
LAST = {
    0: "antelope bazaar windfall",
    1: "antelope bazaar windfall",
    2: "tortoise tiger mammoth",
    3: "antelope bazaar windfall",
}
# What MIXED, GOAL and LAST leave for the discard pile.
PILE = "komodo mammoth shoot shoot trade trade trade trade trade trade trade trade"

# All animals are in menageries, four Trades in the discard pile: as few as there can be.
EVERYONE = (
    "tortoise tortoise tortoise tiger tiger ibis ibis ibis",
    "ibis ibis komodo komodo komodo tiger tiger tiger",
    "antelope antelope antelope mammoth mammoth mammoth tortoise tortoise",
    "komodo komodo antelope antelope mammoth mammoth",
)
TRADES = "trade trade trade"


def swap(seat: int) -> Data:
    """A Trade that changes nothing: a tiger for a tiger."""
    return trade(seat, 0, "tiger", 1, "tiger")


def shuffles(state: State) -> list[list[str]]:
    log = state.transcript()["log"]
    return [entry["cards"] for entry in log if entry.get("shuffle") == "discard"]


def test_m4_the_last_card_is_drawn_in_a_normal_turn() -> None:
    """4.4, 7.1: seat 0 draws it and plays as always; End-stage begins with seat 1's turn."""
    state = march(GOAL, LAST, MIXED, stop=1)
    assert (state.turn, table(state)["deck_size"], table(state)["end_stage"]) == (0, 0, False)
    assert hands(state)[0] == "antelope trade bazaar windfall"
    assert "end-stage" not in [event["event"] for event in state.view().events]
    play(state, swap(0))
    assert (state.turn, table(state)["end_stage"]) == (1, True)
    assert state.view().events[-1] == {"event": "end-stage"}
    assert (hands(state), homes(state)) == (
        [LAST[seat] for seat in range(4)],
        [*GOAL[:3], "ibis komodo komodo mammoth mammoth"],
    )
    assert discarded(state) == PILE


def test_rules_7_2_and_7_3_in_end_stage_nobody_draws_and_the_vizier_plays_one() -> None:
    """7.2, 7.3: hands of three are two after a round, the Vizier's too."""
    state = march(GOAL, LAST, MIXED)
    play(state, gift(1, "antelope", 0), gift(2, "tiger", 3))
    assert (state.turn, stack(state)) == (3, [("turn", 3, 1)])
    play(state, gift(3, "antelope", 1))
    assert (state.turn, stack(state)) == (0, [("turn", 0, 1)])
    play(state, gift(0, "antelope", 3))
    assert hands(state) == [
        "bazaar windfall",
        "bazaar windfall",
        "tortoise mammoth",
        "bazaar windfall",
    ]
    assert (state.turn, table(state)["deck_size"]) == (1, 0)


WINDFALL_FIRST = actions(shoot=2, trade=9, bazaar=3, windfall=2)
HOLD = {
    0: "antelope antelope bazaar",
    1: "trade tiger bazaar",
    2: "tortoise trade mammoth",
    3: "antelope bazaar windfall",
}


def test_m4_the_vizier_draws_the_only_card_left_and_still_plays_two() -> None:
    """4.4: the turn began with a card in the deck; End-stage begins with seat 0."""
    state = march(GOAL, HOLD, WINDFALL_FIRST, stop=1, windfall=True)
    assert (stack(state), table(state)["deck_size"]) == ([("turn", 3, 2)], 0)
    assert (len(hands(state)[3].split()), table(state)["end_stage"]) == (4, False)
    play(state, swap(3))
    assert (stack(state), hands(state)[3]) == ([("turn", 3, 1)], "antelope bazaar windfall")
    play(state, gift(3, "antelope", 0))
    assert (stack(state), table(state)["end_stage"]) == ([("turn", 0, 1)], True)
    assert hands(state)[3] == "bazaar windfall"


def test_m12_who_has_an_empty_hand_is_passed_over() -> None:
    """7.4, 7.5: the Vizier is out of cards a round before the others; they play on to the end."""
    counts = actions(trade=15, windfall=1)
    hold = {0: TRADES, 1: TRADES, 2: TRADES, 3: TRADES}
    state = march(EVERYONE, hold, counts, windfall=True)
    assert (stack(state), table(state)["end_stage"]) == ([("turn", 3, 1)], False)
    play(state, swap(3))
    turns = []
    while state.turn is not None:
        turns.append(state.turn)
        play(state, swap(state.turn))
    assert turns == [0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2]
    assert state.result is not None
    assert hands(state) == ["", "", "", ""]


def test_rule_7_5_the_game_goes_on_while_one_hand_has_a_card() -> None:
    """7.5, M12: the last card is played, then it is over."""
    hold = {0: TRADES, 1: TRADES, 2: TRADES, 3: TRADES}
    state = march(EVERYONE, hold, actions(trade=16))
    for seat in [1, 2, 3, 0] * 2 + [1, 2, 3]:
        play(state, swap(seat))
    assert (state.turn, state.result, hands(state)) == (0, None, ["trade", "", "", ""])
    play(state, swap(0))
    assert state.result is not None
    assert (state.result.scores, state.turn) == ([3, 3, 3, 12], None)


@pytest.mark.parametrize(("stop", "seat", "left"), [(6, 0, 5), (5, 1, 4)])
def test_m10_a_deck_of_four_is_enough_for_a_bazaar(stop: int, seat: int, left: int) -> None:
    """6.11: nothing is shuffled then, even if the deck is empty afterwards."""
    state = march(GOAL, LAST, MIXED, stop=stop)
    assert (state.turn, table(state)["deck_size"]) == (seat, left)
    before, top = discarded(state), deck(state, 4)
    play(state, move(seat, OPEN))
    seen = [event["card"] for event in state.view().events if event["event"] == "laid"]
    assert (seen, table(state)["deck_size"], shuffles(state)) == (top.split(), left - 4, [])
    assert discarded(state) == before
    # M4: this turn stays a normal one; the next begins End-stage if the deck is empty.
    while table(state)["active"] == seat:
        assert (state.turn is None, table(state)["end_stage"]) == (False, False)
        play(
            state,
            moves_with(state, "gift")[0] if moves_with(state, "gift") else swap(state.turn or 0),
        )
    assert table(state)["end_stage"] is (left == 4)


@pytest.mark.parametrize(("stop", "seat", "left"), [(3, 3, 1), (0, 1, 0)])
def test_m10_a_bazaar_is_filled_up_from_the_discard_pile(stop: int, seat: int, left: int) -> None:
    """6.11, 6.12: the missing cards come off the shuffled pile; the rest goes back, no deck."""
    state = march(GOAL, LAST, MIXED, stop=stop)
    assert (state.turn, table(state)["deck_size"]) == (seat, left)
    pile, top = discarded(state), deck(state)
    wanted = ["komodo", "mammoth", "shoot", "shoot"][: 4 - left]
    stack_discards(state, " ".join(wanted))
    play(state, move(seat, OPEN))
    assert sorted(str(bazaar(state)).split()) == sorted([*top.split(), *wanted])
    expected = pile.split()
    for card in wanted:
        expected.remove(card)
    assert (discarded(state).split(), table(state)["deck_size"]) == (expected, 0)
    assert deck(state) == ""
    # The Bazaar itself is not in the pile that is shuffled.
    [shuffled] = shuffles(state)
    assert (sorted(shuffled), "bazaar" in shuffled) == (sorted(pile.split()), False)


def test_m10_a_windfall_draws_the_missing_card_from_the_discard_pile() -> None:
    """6.11, 6.12, 6.17: one card of the deck, secret, and one of the pile, which all can see."""
    state = march(GOAL, LAST, MIXED, stop=3)
    assert (state.turn, table(state)["deck_size"]) == (3, 1)
    pile, top = discarded(state), deck(state)
    stack_discards(state, "mammoth")
    held = hands(state)[3].split()
    play(state, move(3, FALL))
    held.remove("windfall")
    assert sorted(hands(state)[3].split()) == sorted([*held, top, "mammoth"])
    assert discarded(state) == pile.replace("mammoth ", "")
    assert (table(state)["deck_size"], len(shuffles(state))) == (0, 1)
    assert "windfall" not in shuffles(state)[0]
    for viewer in (0, 1, 2, 3, None):
        drew = {"event": "drew", "seat": 3} | ({"card": top} if viewer == 3 else {})
        assert state.view(viewer).events[-3:] == [
            drew,
            {"event": "reshuffled", "count": len(pile.split())},
            {"event": "drew-back", "seat": 3, "card": "mammoth"},
        ]


def test_m10_a_windfall_in_end_stage_draws_both_from_the_discard_pile() -> None:
    """6.9, 6.11: two of the pile, two plays, then the Windfall lies there too."""
    state = march(GOAL, LAST, MIXED)
    stack_discards(state, "shoot komodo")
    play(state, move(1, FALL))
    assert hands(state)[1] == "komodo antelope shoot bazaar"
    assert discarded(state) == "mammoth shoot trade trade trade trade trade trade trade trade"
    play(state, gift(1, "komodo", 3), shoot(1, 3, "mammoth"))
    assert (state.turn, stack(state), hands(state)[1]) == (2, [("turn", 2, 1)], "antelope bazaar")
    expected = (
        "mammoth mammoth shoot shoot trade trade trade trade trade trade trade trade windfall"
    )
    assert (discarded(state), table(state)["deck_size"]) == (expected, 0)


def test_m10_no_open_action_is_in_the_pile_that_is_shuffled() -> None:
    """6.14: a Bazaar from the pile, in it a Windfall, for which the pile is shuffled again."""
    state = march(GOAL, LAST, MIXED)
    stack_discards(state, "komodo mammoth")
    play(state, move(1, FALL), gift(1, "komodo", 2), gift(1, "mammoth", 2))
    play(state, gift(2, "mammoth", 0))
    stack_discards(state, "windfall shoot trade trade", "trade shoot")
    play(state, move(3, OPEN), take(3, "windfall"))
    assert stack(state) == [("turn", 3, 0), ("bazaar", 3, 3), ("windfall", 3, 2)]
    _, outer, inner = shuffles(state)
    assert sorted(outer) == ["shoot"] * 2 + ["trade"] * 8 + ["windfall"]
    assert sorted(inner) == ["shoot"] + ["trade"] * 6
    assert hands(state)[3] == "antelope shoot trade windfall"
    assert discarded(state) == "trade trade trade trade trade"
    play(state, gift(3, "antelope", 2), swap(3))
    # Now the Windfall lies there, the Bazaar not yet.
    assert discarded(state) == "trade trade trade trade trade trade windfall"
    assert legal(state) == ordered([take(0, "shoot"), take(0, "trade")])


SCARCE = actions(trade=12, windfall=3, bazaar=1)
SCARCE_HANDS = {0: "trade trade windfall", 1: "bazaar windfall windfall", 2: TRADES, 3: TRADES}


def test_m9_fewer_than_four_cards_the_last_takers_get_none() -> None:
    """6.8: after a Windfall two cards are left: seats 1 and 2 take one, seats 3 and 0 none."""
    state = march(EVERYONE, SCARCE_HANDS, SCARCE)
    assert discarded(state) == "trade trade trade trade"
    play(state, move(1, FALL), move(1, OPEN))
    assert stack(state) == [("turn", 1, 0), ("windfall", 1, 1), ("bazaar", 1, 1)]
    assert (state.turn, table(state)["taken"], bazaar(state)) == (1, "trade", "trade")
    assert discarded(state) == ""
    play(state, swap(1))
    assert (state.turn, table(state)["taken"], bazaar(state)) == (2, "trade", "")
    play(state, swap(2))
    assert (state.turn, stack(state)) == (1, [("turn", 1, 0), ("windfall", 1, 1)])
    assert discarded(state) == "trade trade bazaar"
    assert hands(state) == ["trade trade windfall", "trade trade windfall", TRADES, TRADES]


def test_m9_no_card_at_all_for_a_bazaar() -> None:
    """6.8, 6.16: it is played and does nothing; an empty pile is not shuffled."""
    state = march(EVERYONE, SCARCE_HANDS, SCARCE)
    play(state, move(1, FALL), move(1, FALL))
    assert (discarded(state), hands(state)[1]) == ("", "trade trade trade trade bazaar")
    assert len(shuffles(state)) == 2
    play(state, move(1, OPEN))
    assert stack(state) == [("turn", 1, 0), ("windfall", 1, 1), ("windfall", 1, 1)]
    assert (discarded(state), len(shuffles(state)), state.turn) == ("bazaar", 2, 1)
    assert bazaar(state) is None
    play(state, swap(1))
    assert discarded(state) == "trade bazaar windfall"
    play(state, swap(1))
    assert (discarded(state), state.turn) == ("trade trade bazaar windfall windfall", 2)
    assert hands(state)[1] == "trade trade"


FOUR_WINDFALLS = actions(trade=12, windfall=4)


def test_m11_a_windfall_plays_fewer_cards_if_the_hand_has_fewer() -> None:
    """6.9, 6.16: seat 2 plays four Windfalls one in the other; of five plays left it has four."""
    hold = {0: TRADES, 1: "trade windfall windfall", 2: "trade windfall windfall", 3: TRADES}
    state = march(EVERYONE, hold, FOUR_WINDFALLS)
    play(state, move(1, FALL), move(1, FALL), swap(1), swap(1), swap(1))
    assert (state.turn, hands(state)[1]) == (2, "trade trade")
    assert discarded(state) == "trade trade trade windfall windfall"
    stack_discards(state, "windfall windfall", "trade trade", "trade")
    play(state, move(2, FALL), move(2, FALL), move(2, FALL), move(2, FALL))
    assert (hands(state)[2], discarded(state)) == ("trade trade trade trade", "")
    # The fourth Windfall found no pile to shuffle.
    assert len(shuffles(state)) == 2 + 3
    assert [left for _, _, left in stack(state)] == [0, 1, 1, 1, 2]
    play(state, swap(2), swap(2), swap(2))
    assert (state.turn, hands(state)[2]) == (2, "trade")
    play(state, swap(2))
    # No card for the outermost Windfall: it is finished, and so is the turn.
    assert (state.turn, hands(state)[2], stack(state)) == (3, "", [("turn", 3, 1)])
    assert discarded(state) == "trade trade trade trade windfall windfall windfall windfall"
    # M12: seat 2 is passed over from now on.
    turns = []
    while state.turn is not None:
        turns.append(state.turn)
        play(state, swap(state.turn))
    assert turns == [3, 0, 1, 3, 0, 1, 3, 0]


def test_m9_who_has_an_empty_hand_takes_part_in_a_bazaar() -> None:
    """6.6, 7.4: only turns are passed over; the Vizier, out of cards, takes and plays."""
    counts = actions(trade=14, windfall=1, bazaar=1)
    hold = {0: "trade trade bazaar", 1: TRADES, 2: TRADES, 3: TRADES}
    state = march(EVERYONE, hold, counts, windfall=True)
    for seat in [3, 0, 1, 2, 3, 0, 1, 2, 3]:
        play(state, swap(seat))
    # Seat 0 has only the Bazaar left: it is played at once, with what the seed gives.
    assert (hands(state), state.turn) == (["", "trade", "trade", ""], 0)
    assert stack(state)[:2] == [("turn", 0, 0), ("bazaar", 0, table(state)["stack"][1]["left"])]
    takers = []
    while table(state)["stack"][0]["seat"] == 0:
        assert state.turn is not None
        if state.turn not in takers:
            takers.append(state.turn)
        do = legal(state)[0]
        play(state, do if do["do"] == "take" else swap(state.turn))
    assert takers == [0, 1, 2, 3]
    assert state.turn == 1


def test_m7_bazaar_and_windfall_are_played_as_such_in_end_stage() -> None:
    """6.5, 6.15: also with an empty Play Deck nothing else can be done with them."""
    state = march(GOAL, LAST, MIXED)
    assert legal(state) == ordered([*gifts(1, "antelope"), move(1, OPEN), move(1, FALL)])
