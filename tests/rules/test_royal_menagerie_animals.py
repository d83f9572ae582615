"""Royal Menagerie, sections 4 and 5 of its rules: turns, gifts, the limit of three, stampedes."""

import random
from itertools import product

import pytest

import courtcards as cc
from courtcards.engine.errors import MoveError
from courtcards.games.royal_menagerie.state import COPIES, ROOM, SEATS
from tests.rules.menagerie import (
    actions,
    deal,
    discarded,
    gift,
    hands,
    homes,
    moves_with,
    shoot,
    stack,
    steal,
    take,
    trade,
)
from tests.rules.stacked import branch, legal, move, ordered, play, table

SIX = "tortoise tiger ibis komodo antelope mammoth"
# Seat 1 gets five species; the mammoth is missing.
FOUR_TO_1 = [
    gift(0, "ibis", 1),
    gift(1, "tiger", 2),
    gift(2, "komodo", 1),
    gift(3, "antelope", 1),
]


@pytest.mark.parametrize("vizier", range(4))
def test_rule_4_1_turns_go_clockwise_from_the_viziers_left(vizier: int) -> None:
    """4.1 to 4.3: everyone draws 1 and plays 1, the Vizier draws 2 and plays 2."""
    roles = ["conspirator", "loyalist", "conspirator"]
    roles.insert(vizier, "vizier")
    order = [(vizier + 1 + i) % 4 for i in range(4)]
    names = ["tortoise", "tiger", "ibis", "komodo"]
    state = deal(
        dict(zip(order, (f"{name} {name} {name}" for name in names), strict=True)),
        "mammoth mammoth mammoth mammoth mammoth antelope antelope",
        roles=" ".join(roles),
    )
    assert (state.first_player, table(state)["active"]) == (order[0], order[0])
    for i, seat in enumerate(order[:3]):
        assert (state.turn, table(state)["deck_size"]) == (seat, 25 - i)
        assert hands(state)[seat] == f"{names[i]} " * 3 + "mammoth"
        play(state, gift(seat, names[i], vizier))
        assert hands(state)[seat] == f"{names[i]} {names[i]} mammoth"
    assert (state.turn, table(state)["deck_size"]) == (vizier, 21)
    assert hands(state)[vizier] == "komodo komodo komodo mammoth mammoth"
    play(state, gift(vizier, "mammoth", order[0]))
    assert (state.turn, table(state)["deck_size"]) == (vizier, 21)
    assert hands(state)[vizier] == "komodo komodo komodo mammoth"
    play(state, gift(vizier, "komodo", order[0]))
    assert (state.turn, table(state)["deck_size"]) == (order[0], 20)
    assert hands(state)[vizier] == "komodo komodo mammoth"
    assert hands(state)[order[0]] == "tortoise tortoise antelope mammoth"


def test_rule_4_2_the_card_played_may_be_the_one_just_drawn() -> None:
    """4.2: first draw, then play any card of the hand."""
    state = deal({0: "tiger ibis shoot"}, "mammoth")
    cards = {data.get("card") for data in moves_with(state, "gift")}
    assert cards == {"tiger", "ibis", "mammoth"}
    play(state, gift(0, "mammoth", 2))
    assert hands(state)[0] == "tiger ibis shoot"
    assert homes(state)[2] == "ibis komodo mammoth"


def test_rule_4_3_the_vizier_draws_both_cards_before_playing() -> None:
    """4.3: two drawn, two played one after the other; the second may be any card again."""
    state = deal({3: "tiger tiger tiger", 0: "ibis ibis trade"}, "ibis komodo komodo mammoth shoot")
    play(state, gift(0, "ibis", 1), *[gift(seat, "komodo", 0) for seat in (1, 2)])
    assert (hands(state)[3], stack(state)) == ("tiger tiger tiger mammoth shoot", [("turn", 3, 2)])
    play(state, shoot(3, 1, "tiger"))
    assert (hands(state)[3], stack(state)) == ("tiger tiger tiger mammoth", [("turn", 3, 1)])
    play(state, gift(3, "mammoth", 1))
    assert (hands(state)[3], stack(state)) == ("tiger tiger tiger", [("turn", 0, 1)])


def test_rule_4_6_a_single_legal_move_is_played_at_once() -> None:
    """4.6: a Windfall taken from a Bazaar can only be played, so nobody is asked and nothing logged."""
    state = deal({0: "bazaar tiger ibis"}, "mammoth windfall komodo tiger ibis")
    play(state, move(0, "bazaar"), take(0, "windfall"))
    assert stack(state) == [("turn", 0, 0), ("bazaar", 0, 3), ("windfall", 0, 2)]
    log = [entry["do"] for entry in state.transcript()["log"] if "do" in entry]
    assert log == ["bazaar", "take"]


def test_rule_5_2_a_full_pen_takes_no_gift() -> None:
    """5.2, M3: a third of a species may come, a fourth may not, from anybody."""
    start = ("tiger tiger", "ibis komodo", "ibis komodo", "ibis komodo")
    hold = {0: "mammoth mammoth mammoth", 1: "tiger komodo komodo", 2: "tiger ibis antelope"}
    full = deal(hold, start=start)
    play(full, gift(0, "mammoth", 1), gift(1, "tiger", 0))
    assert homes(full)[0] == "tiger tiger tiger"
    assert [data for data in moves_with(full, "gift") if data["card"] == "tiger"] == [
        gift(2, "tiger", 1),
        gift(2, "tiger", 3),
    ]
    before = homes(full)
    with pytest.raises(MoveError, match="not legal"):
        full.play({"do": "gift", "card": "tiger", "to": 0})
    assert homes(full) == before


def test_rule_5_4_a_stampede_takes_one_of_each_and_leaves_the_rest() -> None:
    """5.4, M6: five species are safe; the sixth takes one of each, seconds stay."""
    start = ("tortoise tiger", "tortoise tiger", "tortoise tiger", "ibis ibis")
    state = deal(
        {
            0: "ibis mammoth mammoth",
            1: "tiger tiger mammoth",
            2: "komodo mammoth ibis",
            3: "antelope antelope komodo",
        },
        "komodo komodo antelope tortoise tortoise antelope",
        start=start,
    )
    play(state, *FOUR_TO_1, gift(3, "tortoise", 1))
    assert homes(state)[1] == "tortoise tortoise tiger ibis komodo antelope"
    assert discarded(state) == ""
    play(state, gift(0, "mammoth", 1))
    assert homes(state)[1] == "tortoise"
    assert discarded(state) == SIX
    assert (hands(state)[0], table(state)["seats"][1]["points"]) == ("komodo antelope mammoth", 1)
    told = [event for event in state.view().events if event["event"] == "stampede"]
    assert told == [{"event": "stampede", "seat": 1}]


@pytest.mark.parametrize("last", SIX.split())
def test_rule_5_4_any_species_may_be_the_sixth(last: str) -> None:
    """5.4: exactly six, one of each, leave nothing behind."""
    a, b, c, d, e = [word for word in SIX.split() if word != last]
    start = (f"{a} {b}", f"{a} {b}", f"{c} {d}", f"{c} {d}")
    state = deal(
        {0: f"{c} {last} {last}", 1: f"{a} {a} {last}", 2: f"{d} {e} {last}", 3: f"{e} {e} {b}"},
        f"{b} {b} {c} {d} {d}",
        start=start,
    )
    play(state, gift(0, c, 1), gift(1, a, 0), gift(2, d, 1), gift(3, e, 1), gift(3, e, 0))
    assert homes(state)[1].split() == [word for word in SIX.split() if word != last]
    play(state, gift(0, last, 1))
    assert (homes(state)[1], discarded(state)) == ("", SIX)


def test_m6_the_vizier_may_give_the_fifth_and_the_sixth_species_in_one_turn() -> None:
    """4.3, 5.5: nothing happens at the fifth, the stampede at the sixth."""
    start = ("tortoise tiger", "tortoise tiger", "tortoise tiger", "ibis ibis")
    state = deal(
        {
            0: "ibis komodo komodo",
            1: "tiger antelope antelope",
            2: "komodo antelope ibis",
            3: "mammoth mammoth antelope",
        },
        "komodo komodo mammoth tortoise tortoise",
        start=start,
    )
    play(state, gift(0, "ibis", 1), gift(1, "tiger", 2), gift(2, "komodo", 1))
    play(state, gift(3, "antelope", 1))
    assert (homes(state)[1], state.turn) == ("tortoise tiger ibis komodo antelope", 3)
    play(state, gift(3, "mammoth", 1))
    assert (homes(state)[1], discarded(state), state.turn) == ("", SIX, 0)


def test_m6_a_stampede_between_the_viziers_two_cards() -> None:
    """5.5: seen between the two plays, and the same species may come again."""
    start = ("tortoise tiger", "tortoise tiger", "ibis komodo", "ibis ibis")
    state = deal(
        {
            0: "ibis komodo komodo",
            1: "tiger ibis tiger",
            2: "komodo tiger tortoise",
            3: "mammoth mammoth antelope",
        },
        "antelope mammoth mammoth shoot antelope tortoise tortoise",
        start=start,
    )
    play(state, gift(0, "antelope", 1), gift(1, "tiger", 2), gift(2, "komodo", 1))
    play(state, gift(3, "antelope", 0), gift(3, "antelope", 2))
    play(state, gift(0, "ibis", 1), gift(1, "ibis", 3), gift(2, "tiger", 3))
    assert homes(state)[1] == "tortoise tiger ibis komodo antelope"
    play(state, gift(3, "mammoth", 1))
    assert (state.turn, homes(state)[1], discarded(state)) == (3, "", SIX)
    play(state, gift(3, "mammoth", 1))
    assert (state.turn, homes(state)[1], discarded(state)) == (0, "mammoth", SIX)


def five_and_a_mammoth() -> tuple[str, str, str, str]:
    return ("tortoise tiger", "mammoth mammoth", "ibis komodo", "ibis komodo")


def test_m6_stampede_by_steal() -> None:
    """5.5: who steals the sixth species loses one of each, and the stolen one with them."""
    state = deal(
        {
            0: "steal shoot shoot",
            1: "ibis tiger tiger",
            2: "komodo tiger tortoise",
            3: "antelope antelope mammoth",
        },
        "antelope tortoise ibis ibis tortoise komodo",
        start=five_and_a_mammoth(),
    )
    play(state, gift(0, "antelope", 2), gift(1, "ibis", 0), gift(2, "komodo", 0))
    play(state, gift(3, "antelope", 0), gift(3, "tortoise", 0))
    assert homes(state)[0] == "tortoise tortoise tiger ibis komodo antelope"
    play(state, steal(0, 1, "mammoth"))
    assert homes(state)[:2] == ["tortoise", "mammoth"]
    assert discarded(state) == f"{SIX} steal"


def traders() -> dict[int, str]:
    return {
        0: "trade shoot shoot",
        1: "ibis tiger tiger",
        2: "komodo tiger tortoise",
        3: "antelope antelope mammoth",
    }


def test_m6_stampede_by_trade_after_both_animals_have_moved() -> None:
    """5.5, 5.6: a second tortoise leaves for the mammoth: six species; the tortoise stays behind."""
    state = deal(
        traders(), "antelope tortoise ibis ibis tortoise komodo", start=five_and_a_mammoth()
    )
    play(state, gift(0, "antelope", 2), gift(1, "ibis", 0), gift(2, "komodo", 0))
    play(state, gift(3, "antelope", 0), gift(3, "tortoise", 0))
    play(state, trade(0, 0, "tortoise", 1, "mammoth"))
    assert homes(state)[:2] == ["", "tortoise mammoth"]
    assert discarded(state) == f"{SIX} trade"


def test_m6_no_stampede_when_a_species_leaves_as_the_sixth_comes() -> None:
    """5.6: the only tiger goes for the mammoth, so there are never six."""
    state = deal(
        traders(), "antelope tortoise ibis ibis tortoise komodo", start=five_and_a_mammoth()
    )
    play(state, gift(0, "antelope", 2), gift(1, "ibis", 0), gift(2, "komodo", 0))
    play(state, gift(3, "antelope", 0), gift(3, "tortoise", 0))
    play(state, trade(0, 0, "tiger", 1, "mammoth"))
    assert homes(state)[:2] == ["tortoise tortoise ibis komodo antelope mammoth", "tiger mammoth"]
    assert discarded(state) == "trade"


def test_m6_a_trade_may_make_both_stampede() -> None:
    """5.5: seats 1 and 2 each have five species; what each has twice is what the other lacks."""
    start = ("antelope antelope", "tortoise tortoise", "tiger tiger", "komodo ibis")
    state = deal(
        {
            0: "ibis ibis trade",
            1: "komodo antelope mammoth",
            2: "ibis komodo mammoth",
            3: "komodo antelope mammoth",
        },
        "shoot steal shoot mammoth antelope komodo steal shoot ibis bazaar",
        start=start,
    )
    play(state, gift(0, "ibis", 1), gift(1, "komodo", 2), gift(2, "komodo", 1))
    play(state, gift(3, "mammoth", 1), gift(3, "mammoth", 2))
    play(state, gift(0, "ibis", 2), gift(1, "antelope", 2), gift(2, "mammoth", 0))
    play(state, gift(3, "antelope", 1), gift(3, "komodo", 0))
    assert homes(state)[1] == "tortoise tortoise ibis komodo antelope mammoth"
    assert homes(state)[2] == "tiger tiger ibis komodo antelope mammoth"
    play(state, trade(0, 1, "tortoise", 2, "tiger"))
    assert homes(state)[1:3] == ["", ""]
    both = [word for word in SIX.split() for _ in range(2)]
    assert discarded(state) == " ".join([*both, "trade"])
    told = [event["seat"] for event in state.view().events if event["event"] == "stampede"]
    assert told == [1, 2]


def full_of_tigers(card: str) -> dict[int, str]:
    return {0: f"{card} shoot antelope", 3: "tiger mammoth mammoth", 1: "antelope antelope ibis"}


def test_m3_no_steal_of_a_fourth() -> None:
    """5.2: who has three tigers may steal anything but a tiger."""
    start = ("tiger tiger", "tiger ibis", "komodo tortoise", "komodo tortoise")
    state = deal(full_of_tigers("steal"), "mammoth tortoise tortoise komodo ibis", start=start)
    play(state, gift(0, "mammoth", 1), gift(1, "antelope", 3), gift(2, "tortoise", 3))
    play(state, gift(3, "komodo", 2))
    assert steal(3, 1, "tiger") not in legal(state)
    play(state, gift(3, "tiger", 0))
    assert homes(state)[0] == "tiger tiger tiger"
    assert moves_with(state, "steal") == ordered(
        [
            steal(0, 1, "ibis"),
            steal(0, 1, "mammoth"),
            steal(0, 2, "tortoise"),
            steal(0, 2, "komodo"),
            steal(0, 3, "tortoise"),
            steal(0, 3, "komodo"),
            steal(0, 3, "antelope"),
        ]
    )


def test_m3_no_trade_brings_a_fourth_but_a_tiger_for_a_tiger_is_allowed() -> None:
    """5.2, 5.6: full with three, a menagerie takes a tiger only for a tiger."""
    start = ("tiger tiger", "tiger ibis", "komodo tortoise", "komodo tortoise")
    state = deal(full_of_tigers("trade"), "mammoth tortoise tortoise komodo ibis", start=start)
    play(state, gift(0, "mammoth", 1), gift(1, "antelope", 3), gift(2, "tortoise", 3))
    play(state, gift(3, "komodo", 2), gift(3, "tiger", 0))
    found = [data for data in moves_with(state, "trade") if (data["a"][0], data["b"][0]) == (0, 1)]
    assert found == ordered(trade(0, 0, "tiger", 1, card) for card in ("tiger", "ibis", "mammoth"))
    same = branch(state, trade(0, 0, "tiger", 1, "tiger"))
    assert homes(same) == homes(state)
    assert (discarded(same), same.turn) == ("trade", 1)
    with pytest.raises(MoveError, match="not legal"):
        state.play({"do": "trade", "a": [0, "komodo"], "b": [1, "tiger"]})


def test_m3_a_trade_is_refused_if_either_side_would_have_four() -> None:
    """5.2: the limit holds for other players' menageries too, whoever trades."""
    start = ("ibis ibis", "tiger tiger", "tiger komodo", "komodo antelope")
    counts = actions(trade=16)
    state = deal({0: "tiger trade trade", 1: "trade trade trade"}, start=start, actions=counts)
    play(state, gift(0, "tiger", 1))
    assert homes(state)[1] == "tiger tiger tiger"
    found = [data for data in moves_with(state, "trade") if (data["a"][0], data["b"][0]) == (1, 2)]
    assert found == ordered(trade(1, 1, "tiger", 2, card) for card in ("tiger", "komodo"))
    after = branch(state, trade(1, 1, "tiger", 2, "komodo"))
    assert homes(after)[1:3] == ["tiger tiger komodo", "tiger tiger"]


def test_rule_5_3_wherever_the_others_of_its_species_are_somebody_can_take_an_animal() -> None:
    """5.3: one of the five is being played; the other four fill one menagerie at most."""
    spread = [homes for homes in product(range(ROOM + 1), repeat=SEATS) if sum(homes) < COPIES]
    assert max(max(homes) for homes in spread) == ROOM
    assert all(homes.count(ROOM) <= 1 for homes in spread)


@pytest.mark.parametrize("seed", range(10))
def test_rule_5_3_every_animal_in_hand_can_be_given(seed: int) -> None:
    """5.3: in whatever position, and no animal is ever discarded from a hand."""
    state = cc.game("royal-menagerie").deal(seed)
    chance = random.Random(seed)
    while not state.over:
        moves = [found.data for found in state.moves()]
        if table(state)["phase"] == "play":
            held = set(table(state)["seats"][state.turn]["hand"]) & set(SIX.split())
            assert {data["card"] for data in moves if data["do"] == "gift"} == held
        assert not [data for data in moves if data["do"] == "discard" and data["card"] in SIX]
        state.play(chance.choice(moves))


def test_m3_a_full_pen_is_full_for_every_giver() -> None:
    """5.2: neither the neighbour on the left nor the one on the right may give a fourth."""
    state = deal(
        {
            0: "mammoth mammoth komodo",
            1: "tiger tiger komodo",
            2: "ibis ibis antelope",
            3: "tiger antelope antelope",
        },
        start=("tiger tiger", "ibis komodo", "ibis komodo", "mammoth mammoth"),
    )
    play(state, gift(0, "mammoth", 1), gift(1, "tiger", 0), gift(2, "ibis", 3))
    found = [data["to"] for data in moves_with(state, "gift") if data["card"] == "tiger"]
    assert (state.turn, found) == (3, [1, 2])
    play(state, gift(3, "antelope", 1), gift(3, "antelope", 2), gift(0, "mammoth", 2))
    found = [data["to"] for data in moves_with(state, "gift") if data["card"] == "tiger"]
    assert (state.turn, found) == (1, [2, 3])


def test_m3_the_second_menagerie_of_a_trade_may_be_full_too() -> None:
    """5.2: seat 2 has three tigers, so seat 1's tiger goes there only for a tiger."""
    state = deal(
        {0: "tiger trade trade", 1: "ibis trade trade", 2: "mammoth trade trade", 3: "trade " * 3},
        start=("ibis ibis", "tiger komodo", "tiger tiger", "komodo antelope"),
        actions=actions(trade=16),
    )
    play(state, gift(0, "tiger", 2), gift(1, "ibis", 2), gift(2, "mammoth", 0))
    found = [data for data in moves_with(state, "trade") if (data["a"][0], data["b"][0]) == (1, 2)]
    assert found == ordered(
        [
            trade(3, 1, "tiger", 2, "tiger"),
            trade(3, 1, "komodo", 2, "tiger"),
            trade(3, 1, "komodo", 2, "ibis"),
        ]
    )
