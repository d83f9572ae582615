"""Royal Menagerie, sections 1 to 3 of its rules: players, cards, options, deal and secrets."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from courtcards.engine.errors import MoveError, OptionError, TranscriptError
from courtcards.play.game import Game, Pile, game
from courtcards.play.state import State
from tests.rules.menagerie import (
    ANIMALS,
    ROLES,
    USUAL,
    actions,
    all_cards,
    deal,
    discarded,
    gift,
    gifts,
    hands,
    homes,
    take,
    whole_game,
    without,
)
from tests.rules.stacked import branch, legal, ordered, play, table

# Dealt to seats 0, 1, 2, 3, 0 and so on; actions stand where somebody's place is used up.
MIXED = "tiger shoot ibis mammoth tiger bazaar ibis steal trade windfall mammoth komodo tortoise"


def royal(players: int = 4, **options: Any) -> Game:
    return game("royal-menagerie", players, **options)


def shuffles(state: State) -> list[tuple[str, list[str]]]:
    log = state.transcript()["log"]
    return [(entry["shuffle"], entry["cards"]) for entry in log if "shuffle" in entry]


def seats_of(state: State, viewer: int | None, what: str) -> list[Any]:
    return [seat[what] for seat in state.view(viewer).table["seats"]]


def test_rule_1_1_four_play() -> None:
    """1.1, 3.1: four players, each with a menagerie of their own."""
    assert len(table(royal().deal(seed=1))["seats"]) == 4


@pytest.mark.parametrize("players", [1, 2, 3, 5, 6])
def test_rule_1_1_no_other_number_may_play(players: int) -> None:
    """1.1: exactly four."""
    with pytest.raises(OptionError, match="4 players"):
        royal(players)


def test_m1_five_of_each_species_and_sixteen_actions() -> None:
    """2.1, 2.2, 2.4: 46 cards, 30 animals and 4, 3, 3, 3, 3 actions."""
    [(_, roles), (_, cards), _] = shuffles(royal().deal(seed=3))
    assert sorted(roles) == ["conspirator", "conspirator", "loyalist", "vizier"]
    assert Counter(cards) == dict.fromkeys(ANIMALS, 5) | {
        "shoot": 4,
        "steal": 3,
        "trade": 3,
        "bazaar": 3,
        "windfall": 3,
    }
    assert len(cards) == 46


@pytest.mark.parametrize(
    "counts",
    [
        actions(shoot=16),
        actions(steal=16),
        actions(trade=16),
        actions(shoot=8, bazaar=8),
        actions(shoot=8, windfall=8),
        actions(shoot=1, steal=2, trade=5, bazaar=2, windfall=6),
    ],
)
def test_m1_actions_sets_other_counts(counts: dict[str, int]) -> None:
    """2.5: any counts that sum to 16, Bazaar and Windfall together at most 8."""
    state = royal(actions=counts).deal(seed=2)
    assert sorted(shuffles(state)[1][1]) == all_cards(counts)
    assert state.game.options == {"tie": "nobody", "actions": counts}


@pytest.mark.parametrize(
    "value",
    [
        actions(shoot=15),
        actions(shoot=17),
        actions(shoot=7, bazaar=9),
        actions(shoot=7, bazaar=5, windfall=4),
        actions(shoot=17, steal=-1),
        actions(shoot=15, steal=True),
        {"shoot": 16},
        actions(shoot=16) | {"tiger": 0},
        16,
    ],
)
def test_m1_other_counts_are_refused(value: Any) -> None:
    """2.5: nothing else is a value of `actions`."""
    with pytest.raises(OptionError, match="actions"):
        royal(actions=value)


def test_m1_m13_default_options() -> None:
    """2.4, 9.5: what is played when nothing else is said; this game has no presets."""
    assert royal().options == {"tie": "nobody", "actions": USUAL}
    assert royal().preset is None
    with pytest.raises(OptionError, match="preset"):
        game("royal-menagerie", 4, "manual")


@pytest.mark.parametrize("value", ["vizier", "shared", "", None, True])
def test_m13_tie_has_two_values(value: Any) -> None:
    """9.5, 9.6: `nobody` or `conspirators`."""
    with pytest.raises(OptionError, match="tie"):
        royal(tie=value)


def test_m2_the_species_by_name() -> None:
    """2.3: the antelope is the hirola."""
    names = [royal().language("en").word(card) for card in ANIMALS]
    assert names == [
        "Galapagos Tortoise",
        "White Tiger",
        "Giant Ibis",
        "Komodo Dragon",
        "Hirola Antelope",
        "Mammoth",
    ]


def test_rule_3_2_roles_are_shuffled_one_to_each() -> None:
    """3.2: every way to deal the four roles comes about."""
    found = set()
    for seed in range(150):
        state = royal().deal(seed=seed)
        label, roles = shuffles(state)[0]
        assert (label, [seat["role"] for seat in table(state)["seats"]]) == ("roles", roles)
        found.add(tuple(roles))
    assert found == set(permutations(ROLES.split()))


@pytest.mark.parametrize("roles", sorted(set(permutations(ROLES.split()))))
def test_rule_3_3_only_the_vizier_is_known(roles: tuple[str, ...]) -> None:
    """3.3: the Vizier's role is open, of the others everyone knows the own."""
    state = deal({}, roles=" ".join(roles))
    for viewer in (0, 1, 2, 3, None):
        known = [
            role if role == "vizier" or seat == viewer else None for seat, role in enumerate(roles)
        ]
        assert seats_of(state, viewer, "role") == known
        events = [e for e in state.view(viewer).events if e["event"] == "role"]
        assert [e.get("role") for e in events] == known


def test_rules_3_3_and_8_1_all_roles_are_revealed_at_the_end() -> None:
    """3.3, 8.1: everyone then knows every role, and not before."""
    goal = [
        "tiger tiger ibis ibis",
        "tiger tiger ibis ibis",
        "komodo " * 3,
        "komodo komodo mammoth",
    ]
    state = whole_game(goal)
    assert table(state)["phase"] == "over"
    for viewer in (0, 1, 2, 3, None):
        assert seats_of(state, viewer, "role") == ROLES.split()
        events = [e for e in state.view(viewer).events if e["event"] == "revealed"]
        assert [(e["seat"], e["role"]) for e in events] == list(enumerate(ROLES.split()))


@pytest.mark.parametrize("vizier", range(4))
def test_m5_animals_are_dealt_clockwise_from_the_viziers_left(vizier: int) -> None:
    """3.4, 3.6: one at a time, until everyone has two; they are in the menageries."""
    roles = ["conspirator", "loyalist", "conspirator"]
    roles.insert(vizier, "vizier")
    top = ["tortoise", "tiger", "ibis", "komodo", "antelope", "mammoth", "tortoise", "tiger"]
    cards = [*top, *without(all_cards(), top)]
    state = royal().deal(seed=0, piles=[("roles", roles), ("deck", cards)])
    for turn in range(4):
        seat = table(state)["seats"][(vizier + 1 + turn) % 4]
        assert seat["menagerie"] == {top[turn]: 1, top[turn + 4]: 1}
    assert all(seat["hand_size"] >= 3 for seat in table(state)["seats"])


def test_m5_an_action_uses_up_the_place_and_who_has_two_is_passed_over() -> None:
    """3.4, 3.5: seat 1 is dealt two actions, seat 3 one, and seat 1 gets the last two animals."""
    cards = [*MIXED.split(), *without(all_cards(), MIXED.split())]
    state = royal().deal(seed=0, piles=[("roles", ROLES.split()), ("deck", cards)])
    told = [
        (e["event"], e["seat"], e["card"])
        for e in state.view().events
        if e["event"] in ("starting", "set-aside")
    ]
    assert told == [
        ("starting", 0, "tiger"),
        ("set-aside", 1, "shoot"),
        ("starting", 2, "ibis"),
        ("starting", 3, "mammoth"),
        ("starting", 0, "tiger"),
        ("set-aside", 1, "bazaar"),
        ("starting", 2, "ibis"),
        ("set-aside", 3, "steal"),
        ("set-aside", 1, "trade"),
        ("set-aside", 3, "windfall"),
        ("starting", 1, "mammoth"),
        ("starting", 3, "komodo"),
        ("starting", 1, "tortoise"),
    ]
    assert homes(state) == ["tiger tiger", "tortoise mammoth", "ibis ibis", "komodo mammoth"]
    assert discarded(state) == ""


def test_m5_the_actions_set_aside_are_shuffled_in_again() -> None:
    """3.7: always 38 cards, the actions among them; the discard pile is empty."""
    cards = [*MIXED.split(), *without(all_cards(), MIXED.split())]
    piles: list[Pile] = [("roles", ROLES.split()), ("deck", cards)]
    state = royal().deal(seed=0, piles=piles)
    started = ["tiger", "tiger", "tortoise", "mammoth", "ibis", "ibis", "komodo", "mammoth"]
    rest = without(all_cards(), started)
    assert [(label, len(cards)) for label, cards in shuffles(state)] == [
        ("roles", 4),
        ("deck", 46),
        ("deck", 38),
    ]
    assert sorted(shuffles(state)[2][1]) == rest
    with pytest.raises(TranscriptError, match="does not match the cards"):
        royal().deal(seed=0, piles=[*piles, ("deck", rest[1:])])


@pytest.mark.parametrize("seed", range(20))
def test_m5_everyone_starts_with_two_animals_whatever_comes(seed: int) -> None:
    """3.4, 3.7: two each, no action in a menagerie, 38 cards left."""
    state = royal().deal(seed=seed)
    found = [sum(seat["menagerie"].values()) for seat in table(state)["seats"]]
    assert found == [2, 2, 2, 2]
    assert set(" ".join(homes(state)).split()) <= set(ANIMALS)
    assert len(shuffles(state)[2][1]) == 38


@pytest.mark.parametrize("vizier", range(4))
def test_rule_3_8_three_cards_each_one_at_a_time_from_the_viziers_left(vizier: int) -> None:
    """3.8: the first player has also drawn, as it is that player's turn."""
    roles = ["conspirator", "loyalist", "conspirator"]
    roles.insert(vizier, "vizier")
    top = ["tortoise", "tortoise", "tiger", "tiger", "ibis", "ibis", "komodo", "komodo"]
    rest = without(all_cards(), top)[::-1]
    piles: list[Pile] = [("roles", roles), ("deck", [*top, *rest]), ("deck", rest)]
    state = royal().deal(seed=0, piles=piles)
    for turn in range(4):
        seat = (vizier + 1 + turn) % 4
        drawn = [rest[12]] if turn == 0 else []
        assert sorted(hands(state)[seat].split()) == sorted([*rest[turn:12:4], *drawn])
    assert table(state)["deck"] == rest[13:]


def test_rule_3_10_a_shuffle_depends_only_on_the_seed_and_the_cards() -> None:
    """3.10: the order of the first deck does not reach the second."""
    top = ["tortoise", "tortoise", "tiger", "tiger", "ibis", "ibis", "komodo", "komodo"]
    rest = without(all_cards(), top)
    seconds = []
    for order in (rest, rest[::-1]):
        piles: list[Pile] = [("roles", ROLES.split()), ("deck", [*top, *order])]
        seconds.append(shuffles(royal().deal(seed=5, piles=piles))[2][1])
    assert seconds[0] == seconds[1]
    assert royal().deal(seed=5) == royal().deal(seed=5) != royal().deal(seed=6)


def test_m14_a_hand_is_seen_by_its_player_alone() -> None:
    """3.9: everyone sees the own hand and how many cards the others hold."""
    state = deal({0: "tiger tiger shoot", 1: "ibis steal trade", 2: "mammoth bazaar windfall"})
    for viewer in (0, 1, 2, 3, None):
        expected = [hands(state)[seat].split() if seat == viewer else None for seat in range(4)]
        assert seats_of(state, viewer, "hand") == expected
        assert seats_of(state, viewer, "hand_size") == [4, 3, 3, 3]
        assert (state.view(viewer).table["deck"], state.view(viewer).table["deck_size"]) == (
            None,
            25,
        )
        assert len(state.view(viewer).moves) == (len(state.moves()) if viewer == 0 else 0)


def test_m14_nothing_a_seat_is_told_depends_on_hidden_cards() -> None:
    """3.9: other hands, other secret roles and the deck may differ, the view stays the same."""
    mine = "tiger shoot komodo"
    one = deal({1: mine, 0: "ibis ibis mammoth", 2: "steal steal trade"}, "ibis antelope")
    other = deal(
        {1: mine, 0: "ibis windfall mammoth", 2: "shoot antelope bazaar"},
        "ibis antelope bazaar steal",
        roles="loyalist conspirator conspirator vizier",
    )
    for state in (one, other):
        play(state, gift(0, "ibis", 2))
    assert hands(one) != hands(other)
    for seat in (1, None):
        assert one.view(seat).data == other.view(seat).data
        assert (one.view(seat).observation == other.view(seat).observation).all()
    assert one.view(2).data != other.view(2).data


def test_m14_a_draw_shows_its_card_to_the_drawer_alone() -> None:
    """3.9: others see that a card was drawn."""
    state = deal({0: "tiger shoot komodo"}, "mammoth")
    assert state.view(0).events[-1] == {"event": "drew", "seat": 0, "card": "mammoth"}
    for viewer in (1, 2, 3, None):
        assert state.view(viewer).events[-1] == {"event": "drew", "seat": 0}


def test_m14_menageries_discards_and_counts_are_public() -> None:
    """3.9: everyone sees them, also a Bazaar and the card taken from it."""
    state = deal({0: "bazaar tiger ibis"}, "mammoth windfall komodo tiger ibis")
    play(state, {"seat": 0, "do": "bazaar"}, take(0, "komodo"))
    public = ("deck_size", "discards", "taken", "bazaar", "stack", "end_stage", "turn", "active")
    whole = table(state)
    assert (whole["taken"], whole["bazaar"]) == ("komodo", ["tiger", "ibis", "windfall"])
    for viewer in (0, 1, 2, 3, None):
        seen = state.view(viewer).table
        assert [seen[name] for name in public] == [whole[name] for name in public]
        for what in ("menagerie", "points"):
            assert seats_of(state, viewer, what) == [seat[what] for seat in whole["seats"]]


def test_rule_4_1_the_rules_decide_who_begins() -> None:
    """4.1: nobody may name another first player."""
    with pytest.raises(OptionError, match="rules decide"):
        royal().deal(seed=0, first_player=1)


def test_rules_4_5_and_5_1_cards_of_a_kind_are_one_choice() -> None:
    """4.5, 5.1: an animal goes to one of the three others, never to oneself or to nobody."""
    state = deal({0: "tiger tiger tiger"}, "komodo")
    assert legal(state) == ordered(gifts(0, "tiger komodo"))
    with pytest.raises(MoveError):
        state.play({"do": "gift", "card": "tiger", "to": 0})
    with pytest.raises(MoveError, match="not legal"):
        state.play({"do": "gift", "card": "ibis", "to": 1})
    for to in (1, 2, 3):
        after = branch(state, gift(0, "tiger", to))
        expected = homes(state)
        expected[to] = " ".join(sorted([*expected[to].split(), "tiger"], key=ANIMALS.index))
        assert homes(after) == expected
        assert (hands(after)[0], discarded(after)) == ("tiger tiger komodo", "")
