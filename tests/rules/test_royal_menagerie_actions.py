"""Royal Menagerie, section 6 of its rules: Shoot, Steal, Trade and cards that can do nothing."""

import pytest

from courtcards.engine.errors import MoveError
from courtcards.engine.phrases import Data
from courtcards.play.state import State
from tests.rules.menagerie import (
    actions,
    deal,
    discard,
    discarded,
    gift,
    gifts,
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

START = ("tortoise tiger", "tiger ibis", "ibis ibis", "komodo mammoth")
# Every animal on the table, once for each owner.
LIVING = [
    (0, "tortoise"),
    (0, "tiger"),
    (1, "tiger"),
    (1, "ibis"),
    (2, "ibis"),
    (3, "komodo"),
    (3, "mammoth"),
]


def holding(card: str) -> State:
    return deal({0: f"{card} antelope antelope"}, "antelope", start=START)


def test_rule_6_2_shoot_any_animal_the_own_included() -> None:
    """6.2: the whole list of shots, besides the gifts."""
    state = holding("shoot")
    shots = [shoot(0, owner, card) for owner, card in LIVING]
    assert legal(state) == ordered([*shots, *gifts(0, "antelope")])


@pytest.mark.parametrize(("owner", "card"), LIVING)
def test_rule_6_2_the_animal_shot_is_discarded(owner: int, card: str) -> None:
    """6.1, 6.2: one animal goes, then the Shoot; nothing else changes, the next turn begins."""
    state = play(holding("shoot"), shoot(0, owner, card))
    expected = list(START)
    expected[owner] = expected[owner].replace(card, "", 1).strip()
    assert homes(state) == expected
    assert (discarded(state), hands(state)[0]) == (f"{card} shoot", "antelope antelope antelope")
    assert stack(state) == [("turn", 1, 1)]


def test_rule_6_3_steal_from_the_others_only() -> None:
    """6.3: the whole list; nothing of one's own."""
    state = holding("steal")
    thefts = [steal(0, owner, card) for owner, card in LIVING if owner != 0]
    assert legal(state) == ordered([*thefts, *gifts(0, "antelope")])
    with pytest.raises(MoveError):
        state.play({"do": "steal", "from": 0, "card": "tiger"})


@pytest.mark.parametrize(("owner", "card"), LIVING[2:])
def test_rule_6_3_the_animal_stolen_comes_to_the_thief(owner: int, card: str) -> None:
    """6.1, 6.3: it changes menageries; only the Steal is discarded."""
    state = play(holding("steal"), steal(0, owner, card))
    found = [seat["menagerie"] for seat in table(state)["seats"]]
    mine = {"tortoise": 1, "tiger": 1}
    assert found[0] == mine | {card: mine.get(card, 0) + 1}
    assert sum(found[owner].values()) == 1
    assert found[owner].get(card, 0) == START[owner].split().count(card) - 1
    assert (discarded(state), stack(state)) == ("steal", [("turn", 1, 1)])


def test_m8_trade_any_two_animals_of_two_players() -> None:
    """6.4: the whole list: oneself or two others, the same species too, never one player twice."""
    state = holding("trade")
    swaps = [
        trade(0, a, from_a, b, from_b) for a, from_a in LIVING for b, from_b in LIVING if a < b
    ]
    assert trade(0, 0, "tiger", 1, "tiger") in swaps
    assert trade(0, 1, "ibis", 2, "ibis") in swaps
    assert legal(state) == ordered([*swaps, *gifts(0, "antelope")])


@pytest.mark.parametrize(
    "data",
    [{"a": [1, "tiger"], "b": [1, "ibis"]}, {"a": [3, "komodo"], "b": [0, "tiger"]}],
)
def test_m8_no_trade_within_one_menagerie(data: Data) -> None:
    """6.4: two different players, the lower seat named first."""
    with pytest.raises(MoveError):
        holding("trade").play({"do": "trade"} | data)


def test_m8_a_trade_with_oneself_as_one_of_the_two() -> None:
    """6.4: my tortoise for seat 3's mammoth."""
    state = play(holding("trade"), trade(0, 0, "tortoise", 3, "mammoth"))
    assert homes(state) == ["tiger mammoth", "tiger ibis", "ibis ibis", "tortoise komodo"]
    assert (discarded(state), stack(state)) == ("trade", [("turn", 1, 1)])


def test_m8_a_trade_between_two_others() -> None:
    """6.4: the one who plays it need not take part."""
    state = play(holding("trade"), trade(0, 2, "ibis", 3, "komodo"))
    assert homes(state) == ["tortoise tiger", "tiger ibis", "ibis komodo", "ibis mammoth"]
    assert (discarded(state), hands(state)[0]) == ("trade", "antelope antelope antelope")


def test_m8_a_trade_of_the_same_species_changes_nothing() -> None:
    """6.4: it is played and discarded."""
    state = play(holding("trade"), trade(0, 1, "ibis", 2, "ibis"))
    assert (homes(state), discarded(state), state.turn) == (list(START), "trade", 1)


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_m8_every_seat_names_the_lower_seat_first(seat: int) -> None:
    """6.4: the form of a Trade does not depend on who plays it."""
    passing = {i: "trade antelope antelope" for i in range(3) if i == seat}
    state = deal(
        {i: "tortoise mammoth mammoth" if i == 0 else "komodo komodo antelope" for i in range(seat)}
        | passing
        | {3: "trade tortoise tortoise"},
        "shoot shoot steal bazaar steal",
        start=START,
    )
    for earlier in range(seat):
        play(state, moves_with(state, "gift")[0])
        assert state.turn == earlier + 1
    found = {(data["a"][0], data["b"][0]) for data in moves_with(state, "trade")}
    assert found == {(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)}
    before = homes(state)
    after = branch(state, trade(seat, 1, "tiger", 3, "komodo"))
    expected = [words.split() for words in before]
    expected[1].remove("tiger")
    expected[1].append("komodo")
    expected[3].remove("komodo")
    expected[3].append("tiger")
    assert [sorted(words.split()) for words in homes(after)] == [sorted(x) for x in expected]


# Every starting animal is shot: five in the first round, three in the second.
SHOTS = actions(shoot=9, steal=3, trade=2, bazaar=1, windfall=1)
VICTIMS = [(0, "tortoise"), (0, "tiger"), (1, "tiger"), (1, "ibis"), (2, "ibis"), (2, "ibis")]
VICTIMS += [(3, "komodo"), (3, "mammoth")]


def hunt(vizier: str, draws: str, first: str = "komodo antelope antelope") -> State:
    """Shoot all animals; then the Vizier has three cards and draws two, to play two.

    Seat 0 holds `first` and draws after the Vizier.
    """
    one, two, three = first.split()
    state = deal(
        {0: f"shoot shoot {one}", 1: "shoot shoot komodo", 2: "shoot shoot komodo", 3: vizier},
        f"{two} antelope antelope shoot shoot {three} antelope mammoth {draws}",
        start=START,
        actions=SHOTS,
    )
    for victim in VICTIMS:
        assert state.turn is not None
        play(state, shoot(state.turn, *victim))
    assert homes(state) == ["", "", "", ""]
    return state


def test_m7_without_a_target_shoot_steal_and_trade_are_discarded() -> None:
    """6.5, 6.15: on an empty table they can only be put away; a Windfall is played as such."""
    state = hunt("steal steal trade", "shoot windfall")
    assert (state.turn, hands(state)[3]) == (3, "shoot steal steal trade windfall")
    assert legal(state) == ordered(
        [discard(3, "shoot"), discard(3, "steal"), discard(3, "trade"), move(3, "windfall")]
    )


@pytest.mark.parametrize("card", ["shoot", "steal", "trade"])
def test_m7_a_card_put_away_does_nothing(card: str) -> None:
    """6.5: it goes to the discard pile and counts as the card played."""
    state = hunt("steal steal trade", "shoot windfall")
    before = table(state)["discards"]
    play(state, discard(3, card))
    assert homes(state) == ["", "", "", ""]
    assert table(state)["discards"] == before | {card: before.get(card, 0) + 1}
    assert stack(state) == [("turn", 3, 1)]
    held = ["shoot", "steal", "steal", "trade", "windfall"]
    held.remove(card)
    assert hands(state)[3] == " ".join(held)


def test_m7_a_useless_card_taken_from_a_bazaar_is_put_away_at_once() -> None:
    """4.6, 6.5: a Bazaar is played as such; what the takers cannot use is discarded unasked."""
    state = hunt("steal bazaar trade", "shoot windfall steal trade steal ibis")
    assert legal(state) == ordered(
        [discard(3, card) for card in ("shoot", "steal", "trade")]
        + [move(3, "bazaar"), move(3, "windfall")]
    )
    before = table(state)["discards"]
    play(state, move(3, "bazaar"), take(3, "steal"))
    assert (state.turn, table(state)["bazaar"]) == (0, ["ibis", "steal", "trade"])
    play(state, take(0, "trade"))
    assert (state.turn, table(state)["bazaar"]) == (1, ["ibis", "steal"])
    assert table(state)["discards"] == before | {"steal": 1, "trade": 1}
    assert homes(state) == ["", "", "", ""]


def test_m7_an_animal_is_no_reason_to_discard_it() -> None:
    """6.15: with animals in hand they are given as usual, only the useless cards may be put away."""
    state = hunt("steal tiger trade", "ibis windfall")
    assert legal(state) == ordered(
        [*gifts(3, "tiger ibis"), discard(3, "steal"), discard(3, "trade"), move(3, "windfall")]
    )


@pytest.mark.parametrize("owner", [0, 1])
def test_m7_animals_in_a_single_menagerie(owner: int) -> None:
    """6.5, 6.15: if it is one's own there is nothing to steal; nobody can trade either way."""
    state = hunt("steal tiger steal", "ibis windfall antelope", first="steal trade shoot")
    play(state, gift(3, "tiger", owner), gift(3, "ibis", owner))
    assert (state.turn, hands(state)[0]) == (0, "antelope shoot steal trade")
    expected = [*gifts(0, "antelope"), shoot(0, owner, "tiger"), shoot(0, owner, "ibis")]
    if owner == 0:
        expected += [discard(0, "steal")]
    else:
        expected += [steal(0, 1, "tiger"), steal(0, 1, "ibis")]
    assert legal(state) == ordered([*expected, discard(0, "trade")])


def test_m7_no_discard_while_there_is_a_target() -> None:
    """6.15: as long as one legal use exists, there is no move `discard`."""
    state = deal({0: "shoot steal trade"}, "bazaar", start=START)
    assert {data["do"] for data in legal(state)} == {"shoot", "steal", "trade", "bazaar"}
    for card in ("shoot", "steal", "trade", "bazaar"):
        with pytest.raises(MoveError, match="not legal"):
            state.play({"do": "discard", "card": card})


def test_m7_a_steal_is_useless_when_the_own_pen_is_full() -> None:
    """5.2, 6.5: others have only tigers, I have three: Steal does nothing, Trade has its use."""
    state = deal(
        {
            0: "steal komodo trade",
            1: "shoot shoot tiger",
            2: "shoot shoot shoot",
            3: "shoot shoot ibis",
        },
        "shoot komodo shoot shoot antelope antelope antelope antelope mammoth mammoth",
        start=("tiger tiger", "tiger ibis", "ibis ibis", "komodo mammoth"),
        actions=actions(shoot=10, steal=3, trade=3),
    )
    play(state, shoot(0, 3, "komodo"), gift(1, "tiger", 0), shoot(2, 3, "mammoth"))
    play(state, shoot(3, 2, "ibis"), shoot(3, 2, "ibis"))
    assert homes(state) == ["tiger tiger tiger", "tiger ibis", "", ""]
    assert moves_with(state, "steal") == [steal(0, 1, "ibis")]
    assert moves_with(state, "discard") == []
    play(state, gift(0, "antelope", 3), shoot(1, 1, "ibis"), shoot(2, 3, "antelope"))
    play(state, gift(3, "antelope", 0), gift(3, "ibis", 0))
    assert homes(state) == ["tiger tiger tiger ibis antelope", "tiger", "", ""]
    assert moves_with(state, "steal") == []
    assert moves_with(state, "discard") == [discard(0, "steal")]
    assert moves_with(state, "trade") == [trade(0, 0, "tiger", 1, "tiger")]
