"""Royal Menagerie, section 6 of its rules: Bazaar, Windfall and actions within actions."""

import pytest

from courtcards.engine.errors import MoveError
from courtcards.play.state import State
from tests.rules.menagerie import (
    bazaar,
    deal,
    deck,
    discarded,
    gift,
    gifts,
    hands,
    homes,
    shoot,
    stack,
    steal,
    take,
    trade,
)
from tests.rules.stacked import branch, legal, move, ordered, play, table

START = ("tortoise tiger", "tiger ibis", "ibis komodo", "komodo antelope")
HOLD = {
    0: "bazaar tiger mammoth",
    1: "tortoise tortoise mammoth",
    2: "antelope antelope mammoth",
    3: "ibis ibis mammoth",
}
OPEN, FALL = "bazaar", "windfall"


def opened(cards: str, more: str = "", hold: dict[int, str] = HOLD) -> State:
    """Seat 0, who has drawn a tiger, opens a Bazaar with the four cards named."""
    state = deal(hold, f"tiger {cards} {more}", start=START)
    return play(state, move(0, OPEN))


def test_rule_6_6_four_cards_are_laid_open() -> None:
    """6.6: the top four of the Play Deck; the player of the Bazaar takes first, any of them."""
    state = opened("komodo shoot antelope ibis", "tortoise")
    assert bazaar(state) == "ibis komodo antelope shoot"
    assert (table(state)["phase"], state.turn, deck(state, 1)) == ("take", 0, "tortoise")
    assert table(state)["deck_size"] == 21
    assert legal(state) == ordered(
        take(0, card) for card in ["komodo", "shoot", "antelope", "ibis"]
    )
    assert stack(state) == [("turn", 0, 0), ("bazaar", 0, 4)]


def test_rule_6_6_cards_of_a_kind_are_one_choice() -> None:
    """6.6: two Shoots lie there, either is the same."""
    assert legal(opened("shoot komodo shoot ibis")) == ordered(
        [take(0, "shoot"), take(0, "komodo"), take(0, "ibis")]
    )


def test_rule_6_13_the_card_taken_is_played_and_no_other() -> None:
    """6.6, 6.13: it lies neither in the Bazaar nor in the hand, and must be played now."""
    state = play(opened("komodo shoot antelope ibis"), take(0, "komodo"))
    assert (bazaar(state), hands(state)[0]) == ("ibis antelope shoot", "tiger tiger mammoth")
    assert (table(state)["taken"], table(state)["phase"], state.turn) == ("komodo", "play_taken", 0)
    assert legal(state) == ordered(gifts(0, "komodo"))
    with pytest.raises(MoveError, match="not legal"):
        state.play({"do": "gift", "card": "tiger", "to": 1})


def test_m9_each_plays_the_card_taken_before_the_next_takes() -> None:
    """6.6, 6.7: clockwise; what a play changes is there for the next."""
    state = play(opened("mammoth steal shoot trade"), take(0, "mammoth"), gift(0, "mammoth", 3))
    assert (state.turn, homes(state)[3]) == (1, "komodo antelope mammoth")
    assert legal(state) == ordered(take(1, card) for card in ("steal", "shoot", "trade"))
    play(state, take(1, "steal"), steal(1, 3, "mammoth"))
    assert (state.turn, homes(state)[1], discarded(state)) == (2, "tiger ibis mammoth", "steal")
    play(state, take(2, "shoot"))
    assert shoot(2, 1, "mammoth") in legal(state)
    play(state, shoot(2, 1, "mammoth"))
    # The Vizier is left with the Trade and plays it; only then is the Bazaar finished.
    assert (state.turn, table(state)["taken"]) == (3, "trade")
    assert discarded(state) == "mammoth shoot steal"
    play(state, trade(3, 0, "tortoise", 3, "komodo"))
    assert homes(state) == ["tiger komodo", "tiger ibis", "ibis komodo", "tortoise antelope"]
    assert discarded(state) == "mammoth shoot steal trade bazaar"


def test_m9_after_a_bazaar_the_turn_goes_on_where_it_was() -> None:
    """4.2, 6.6: everyone keeps the hand; seat 1 has the next turn and draws."""
    state = opened("komodo antelope antelope ibis", "steal")
    play(state, take(0, "ibis"), gift(0, "ibis", 3), take(1, "komodo"), gift(1, "komodo", 0))
    assert discarded(state) == ""
    # Of two cards alike there is no choice: they are taken at once.
    play(state, gift(2, "antelope", 0), gift(3, "antelope", 2))
    assert discarded(state) == "bazaar"
    assert (stack(state), bazaar(state)) == ([("turn", 1, 1)], None)
    assert hands(state) == [
        "tiger tiger mammoth",
        "tortoise tortoise mammoth steal",
        "antelope antelope mammoth",
        "ibis ibis mammoth",
    ]
    assert homes(state) == [
        "tortoise tiger komodo antelope",
        "tiger ibis",
        "ibis komodo antelope",
        "ibis komodo antelope",
    ]


def test_m9_the_viziers_bazaar_is_one_of_two_plays() -> None:
    """4.3, 6.6: it begins with the Vizier, goes round past seat 0, and the second card follows."""
    hold = HOLD | {0: "tiger tiger mammoth", 3: "bazaar ibis mammoth"}
    state = deal(hold, "tiger komodo komodo antelope shoot ibis steal trade tortoise", start=START)
    play(state, gift(0, "tiger", 2), gift(1, "komodo", 0), gift(2, "komodo", 1), move(3, OPEN))
    assert (state.turn, bazaar(state)) == (3, "tortoise ibis steal trade")
    play(state, take(3, "ibis"), gift(3, "ibis", 0), take(0, "tortoise"), gift(0, "tortoise", 2))
    play(state, take(1, "steal"), steal(1, 0, "ibis"), trade(2, 0, "tiger", 1, "tiger"))
    assert (stack(state), discarded(state)) == ([("turn", 3, 1)], "steal trade bazaar")
    assert hands(state)[3] == "ibis antelope mammoth shoot"
    play(state, shoot(3, 3, "komodo"))
    assert stack(state) == [("turn", 0, 1)]


def test_m6_a_stampede_within_a_bazaar_comes_before_the_next_takes() -> None:
    """5.5, 6.7: the later takers find the pens of seat 1 empty."""
    state = deal(
        {
            0: "tiger tiger ibis",
            1: "komodo antelope antelope",
            2: "tortoise antelope mammoth",
            3: "bazaar ibis mammoth",
        },
        "komodo steal steal trade windfall antelope mammoth shoot tortoise",
        start=("tortoise tiger", "ibis komodo", "ibis komodo", "tortoise tiger"),
    )
    play(state, gift(0, "tiger", 1), gift(1, "komodo", 2), gift(2, "tortoise", 1), move(3, OPEN))
    play(state, take(3, "antelope"), gift(3, "antelope", 1))
    assert homes(state)[1] == "tortoise tiger ibis komodo antelope"
    play(state, take(0, "mammoth"), gift(0, "mammoth", 1))
    assert (state.turn, homes(state)[1]) == (1, "")
    assert discarded(state) == "tortoise tiger ibis komodo antelope mammoth"
    play(state, take(1, "tortoise"), gift(1, "tortoise", 2))
    targets = {data["from"] for data in legal(state)}
    assert (state.turn, table(state)["taken"], targets) == (2, "shoot", {0, 2, 3})


def test_rule_6_9_windfall_draws_two_and_plays_two() -> None:
    """6.9, M11: any two of the hand, the drawn ones too; then the turn is over."""
    hold = HOLD | {0: "windfall tiger mammoth"}
    state = deal(hold, "tiger komodo shoot ibis", start=START)
    play(state, move(0, FALL))
    assert (hands(state)[0], deck(state, 1)) == ("tiger tiger komodo mammoth shoot", "ibis")
    assert (stack(state), discarded(state)) == ([("turn", 0, 0), ("windfall", 0, 2)], "")
    assert {data["do"] for data in legal(state)} == {"gift", "shoot"}
    assert {data["card"] for data in legal(state) if data["do"] == "gift"} == {
        "tiger",
        "komodo",
        "mammoth",
    }
    play(state, shoot(0, 1, "ibis"))
    # 6.14: the Windfall is not in the discard pile before both cards are played.
    assert (stack(state)[1:], discarded(state)) == ([("windfall", 0, 1)], "ibis shoot")
    play(state, gift(0, "tiger", 2))
    assert (stack(state), discarded(state)) == ([("turn", 1, 1)], "ibis shoot windfall")
    assert hands(state)[:2] == ["tiger komodo mammoth", "tortoise tortoise ibis mammoth"]


def test_m14_what_a_windfall_draws_from_the_deck_is_secret() -> None:
    """3.9: only the player sees the two cards."""
    state = deal(HOLD | {0: "windfall tiger mammoth"}, "tiger komodo shoot", start=START)
    play(state, move(0, FALL))
    assert state.view(0).events[-2:] == [
        {"event": "drew", "seat": 0, "card": "komodo"},
        {"event": "drew", "seat": 0, "card": "shoot"},
    ]
    for viewer in (1, 2, 3, None):
        assert state.view(viewer).events[-2:] == [{"event": "drew", "seat": 0}] * 2


def test_rule_6_9_the_viziers_windfall_is_one_of_two_plays() -> None:
    """4.3, 6.9: three cards are played after it in all: two for the Windfall, one for the turn."""
    hold = HOLD | {0: "tiger tiger mammoth", 3: "windfall ibis mammoth"}
    state = deal(hold, "tiger komodo komodo antelope shoot ibis antelope", start=START)
    play(state, gift(0, "tiger", 2), gift(1, "komodo", 0), gift(2, "komodo", 1), move(3, FALL))
    assert stack(state) == [("turn", 3, 1), ("windfall", 3, 2)]
    assert hands(state)[3] == "ibis ibis antelope antelope mammoth shoot"
    play(state, gift(3, "ibis", 0), gift(3, "ibis", 1))
    assert (stack(state), discarded(state)) == ([("turn", 3, 1)], "windfall")
    play(state, gift(3, "antelope", 1))
    assert (stack(state), hands(state)[3]) == ([("turn", 0, 1)], "antelope mammoth shoot")


def test_rule_6_10_a_windfall_within_a_bazaar_is_finished_first() -> None:
    """6.10, the rulebook's example: seat 1 draws two and plays two before seat 2 takes."""
    state = opened("komodo windfall shoot ibis", "steal antelope tortoise")
    play(state, take(0, "komodo"), gift(0, "komodo", 2), take(1, "windfall"))
    assert stack(state) == [("turn", 0, 0), ("bazaar", 0, 2), ("windfall", 1, 2)]
    assert (state.turn, table(state)["active"]) == (1, 0)
    assert hands(state)[1] == "tortoise tortoise antelope mammoth steal"
    assert bazaar(state) == "ibis shoot"
    play(state, steal(1, 0, "tortoise"))
    assert (state.turn, discarded(state)) == (1, "steal")
    play(state, gift(1, "mammoth", 3))
    assert (state.turn, discarded(state)) == (2, "steal windfall")
    assert hands(state)[1] == "tortoise tortoise antelope"
    assert legal(state) == ordered([take(2, "shoot"), take(2, "ibis")])
    play(state, take(2, "ibis"), gift(2, "ibis", 3), shoot(3, 3, "ibis"))
    assert (stack(state), discarded(state)) == (
        [("turn", 1, 1)],
        "ibis shoot steal bazaar windfall",
    )
    assert hands(state)[1] == "tortoise tortoise tortoise antelope"


def test_rule_6_10_a_bazaar_within_a_bazaar_is_finished_first() -> None:
    """6.10, M9: the inner one goes round from its player, then the outer one goes on."""
    state = opened("komodo bazaar shoot ibis", "steal antelope trade tortoise mammoth")
    play(state, take(0, "komodo"), gift(0, "komodo", 2), take(1, "bazaar"))
    assert stack(state) == [("turn", 0, 0), ("bazaar", 0, 2), ("bazaar", 1, 4)]
    assert (state.turn, bazaar(state)) == (1, "tortoise antelope steal trade")
    play(state, take(1, "antelope"), gift(1, "antelope", 0))
    play(state, take(2, "steal"), steal(2, 0, "antelope"))
    play(state, take(3, "tortoise"), gift(3, "tortoise", 1))
    # Seat 0 takes in the inner Bazaar too: what is left there, the Trade.
    assert (state.turn, table(state)["taken"], discarded(state)) == (0, "trade", "steal")
    play(state, trade(0, 0, "tiger", 1, "tiger"))
    assert discarded(state) == "steal trade bazaar"
    assert (stack(state), bazaar(state)) == ([("turn", 0, 0), ("bazaar", 0, 2)], "ibis shoot")
    assert state.turn == 2
    play(state, take(2, "shoot"), shoot(2, 2, "antelope"), gift(3, "ibis", 0))
    assert discarded(state) == "antelope shoot steal trade bazaar bazaar"
    assert (stack(state), hands(state)[1]) == (
        [("turn", 1, 1)],
        "tortoise tortoise mammoth mammoth",
    )


def test_rule_6_10_a_bazaar_within_a_windfall() -> None:
    """6.10: the Bazaar is the first of two plays; the second follows when it is finished."""
    hold = HOLD | {0: "windfall tiger mammoth", 3: "ibis steal mammoth"}
    state = deal(hold, "tiger bazaar komodo shoot ibis antelope ibis", start=START)
    play(state, move(0, FALL), move(0, OPEN))
    assert stack(state) == [("turn", 0, 0), ("windfall", 0, 1), ("bazaar", 0, 4)]
    assert bazaar(state) == "ibis ibis antelope shoot"
    play(state, take(0, "shoot"), shoot(0, 0, "tiger"), take(1, "antelope"), gift(1, "antelope", 0))
    play(state, gift(2, "ibis", 0), gift(3, "ibis", 0))
    assert (stack(state), state.turn) == ([("turn", 0, 0), ("windfall", 0, 1)], 0)
    assert discarded(state) == "tiger shoot bazaar"
    play(state, gift(0, "komodo", 1))
    assert (stack(state), discarded(state)) == ([("turn", 1, 1)], "tiger shoot bazaar windfall")
    assert hands(state)[0] == "tiger tiger mammoth"


def test_rule_6_10_a_windfall_within_a_windfall() -> None:
    """6.10, M11: the inner one's two plays come first, then the one left of the outer."""
    hold = HOLD | {0: "windfall tiger mammoth"}
    state = deal(hold, "tiger windfall komodo antelope shoot ibis", start=START)
    play(state, move(0, FALL), move(0, FALL))
    assert stack(state) == [("turn", 0, 0), ("windfall", 0, 1), ("windfall", 0, 2)]
    assert hands(state)[0] == "tiger tiger komodo antelope mammoth shoot"
    play(state, gift(0, "tiger", 2), gift(0, "tiger", 3))
    assert (stack(state)[1:], discarded(state)) == ([("windfall", 0, 1)], "windfall")
    play(state, gift(0, "komodo", 1))
    assert (stack(state), discarded(state)) == ([("turn", 1, 1)], "windfall windfall")
    assert hands(state)[0] == "antelope mammoth shoot"


def test_rule_6_7_all_that_follows_from_a_card_comes_before_the_next_takes() -> None:
    """6.7, 6.10: Bazaar, within it a Windfall, within it a Bazaar, and back again."""
    hold = HOLD | {3: "ibis steal mammoth"}
    inner_cards = "bazaar shoot komodo tortoise tortoise ibis"
    state = opened("windfall komodo antelope ibis", inner_cards, hold)
    play(state, take(0, "windfall"))
    assert hands(state)[0] == "tiger tiger mammoth shoot bazaar"
    play(state, move(0, OPEN))
    expected = [("turn", 0, 0), ("bazaar", 0, 3), ("windfall", 0, 1), ("bazaar", 0, 4)]
    assert stack(state) == expected
    assert [frame["cards"] for frame in table(state)["stack"]] == [
        None,
        ["ibis", "komodo", "antelope"],
        None,
        ["tortoise", "tortoise", "ibis", "komodo"],
    ]
    play(state, take(0, "komodo"), gift(0, "komodo", 1), take(1, "ibis"), gift(1, "ibis", 0))
    play(state, gift(2, "tortoise", 1), gift(3, "tortoise", 2))
    assert (stack(state), state.turn, discarded(state)) == (expected[:3], 0, "bazaar")
    inner = branch(state, shoot(0, 0, "ibis"))
    assert (stack(inner), inner.turn) == (expected[:2], 1)
    assert discarded(inner) == "ibis shoot bazaar windfall"
    assert legal(inner) == ordered(take(1, card) for card in ("ibis", "komodo", "antelope"))


def test_m9_a_bazaar_goes_clockwise_from_its_player_not_from_the_turn() -> None:
    """6.6: opened by seat 2 in seat 0's turn, it begins with seat 2 and ends with seat 1."""
    state = opened("komodo antelope bazaar ibis", "shoot shoot tortoise steal")
    play(state, take(0, "komodo"), gift(0, "komodo", 1), take(1, "ibis"), gift(1, "ibis", 0))
    play(state, take(2, "bazaar"))
    assert (state.turn, stack(state)[2]) == (2, ("bazaar", 2, 4))
    order = []
    play(state, take(2, "tortoise"), gift(2, "tortoise", 3), take(3, "steal"))
    order.append(state.turn)
    play(state, steal(3, 2, "ibis"))
    order.append(state.turn)
    play(state, shoot(0, 0, "ibis"))
    order.append(state.turn)
    play(state, shoot(1, 1, "komodo"))
    # The outer Bazaar's last card goes to seat 3.
    assert (order, state.turn, table(state)["taken"]) == ([3, 0, 1], 3, "antelope")
