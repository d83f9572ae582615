"""The rules of Cheat, by their numbers in the rules."""

from collections.abc import Sequence
from typing import Any

import courtcards as cc

# Dealt to two players: ace, ace, two and two, three, three.
SMALL = {"ranks": 3, "copies": 2}
DECK = ("ace", "two", "ace", "three", "two", "three")


def deal(deck: Sequence[str] = DECK, players: int = 2, **options: Any) -> cc.State:
    return cc.game("cheat", players, **{**SMALL, **options}).deal(seed=1, piles=[("deck", deck)])


def play(state: cc.State, *texts: str) -> None:
    for text in texts:
        state.play(text)


def texts(state: cc.State) -> list[str]:
    return [str(move) for move in state.moves()]


def hand(state: cc.State, seat: int) -> list[str]:
    return list(state.full_view().table["seats"][seat]["hand"])


def test_rule_2_1_the_deck_has_four_cards_of_thirteen_ranks() -> None:
    state = cc.game("cheat", 4).deal(seed=1)
    cards = [card for seat in range(4) for card in hand(state, seat)]
    assert len(cards) == 52
    assert all(cards.count(card) == 4 for card in set(cards))


def test_rule_3_1_everything_is_dealt_out_from_the_first_player() -> None:
    state = deal()
    assert hand(state, 0) == ["ace", "ace", "two"]
    assert hand(state, 1) == ["two", "three", "three"]
    sizes = [seat["hand_size"] for seat in cc.game("cheat", 5).deal(seed=1).view().table["seats"]]
    assert sizes == [11, 11, 10, 10, 10]


def test_rule_4_1_the_rank_goes_up_turn_by_turn_and_begins_again() -> None:
    state = deal(players=2, max_turns=9)
    claims = []
    while not state.over:
        claims.append(state.view().table["claim"])
        # The first card, no other, and then a call: nobody ever gets rid of a card by a lie.
        play(state, texts(state)[0])
        if "that is all" in texts(state):
            play(state, "that is all")
        play(state, "call “Cheat!”")
    assert claims[:4] == ["ace", "two", "three", "ace"]


def test_rule_4_2_up_or_down_the_player_chooses() -> None:
    state = deal(order="up_or_down")
    play(state, "lay ace", "that is all", "let it pass")
    assert texts(state) == ["claim the rank above", "claim the rank below"]
    play(state, "claim the rank below")
    assert state.view().table["claim"] == "three"


def test_rule_4_3_one_card_at_least_and_no_more_than_the_option_says() -> None:
    state = deal(most=2)
    assert texts(state) == ["lay ace", "lay two"]
    play(state, "lay ace")
    assert texts(state) == ["that is all", "lay ace", "lay two"]
    play(state, "lay ace")
    assert state.turn == 1, "that was all, without a word"


def test_rule_4_5_only_who_laid_a_card_knows_it() -> None:
    state = deal()
    play(state, "lay two")
    assert state.view(0).tell()[-1] == "Player 1 lays a card face down: two."
    assert state.view(1).tell()[-1] == "Player 1 lays a card face down."
    assert state.view(0).table["seats"][0]["laid_cards"] == ["two"]
    assert state.view(1).table["seats"][0]["laid_cards"] is None


def test_rules_5_1_and_5_2_all_others_are_asked_from_the_left_until_one_calls() -> None:
    state = cc.game("cheat", 4).deal(seed=1)
    play(state, texts(state)[0], "that is all")
    asked = []
    for _ in range(2):
        asked.append(state.turn)
        play(state, "let it pass")
    assert asked == [1, 2]
    play(state, "call “Cheat!”")
    assert state.turn == 1


def test_rule_5_4_a_liar_takes_the_pile() -> None:
    state = deal()
    play(
        state, "lay ace", "that is all", "let it pass", "lay three", "that is all", "call “Cheat!”"
    )
    assert hand(state, 1) == ["ace", "two", "three", "three"]
    assert state.view(1).table["seats"][0]["in_pile"] == 0


def test_rule_5_5_who_calls_without_reason_takes_the_pile() -> None:
    state = deal()
    play(state, "lay ace", "lay ace", "that is all", "call “Cheat!”")
    assert hand(state, 1) == ["ace", "ace", "two", "three", "three"]
    assert hand(state, 0) == ["two"]


def test_rule_5_6_cards_nobody_called_stay_on_the_pile_and_who_laid_them_remembers() -> None:
    state = deal()
    play(state, "lay two", "that is all", "let it pass")
    mine, theirs = (state.view(seat).table["seats"][0] for seat in (0, 1))
    assert (mine["in_pile"], mine["in_pile_cards"]) == (1, ["two"])
    assert (theirs["in_pile"], theirs["in_pile_cards"]) == (1, None)


def test_rule_6_1_no_cards_left_wins_unless_it_was_a_lie() -> None:
    last = ("lay ace", "lay ace", "lay two")
    state = deal()
    play(state, *last, "let it pass")
    assert state.result is not None
    assert (state.result.winners, state.result.reason) == ([0], "no-cards-left")
    state = deal()
    play(state, *last, "call “Cheat!”")
    assert not state.over
    assert hand(state, 0) == ["ace", "ace", "two"]


def test_rule_6_1_a_true_claim_wins_although_it_was_called() -> None:
    state = deal(("ace", "two", "three", "ace", "two", "three"), players=3)
    play(state, "lay ace", "call “Cheat!”")
    assert state.result is not None
    assert state.result.winners == [0]


def test_rule_6_2_after_the_last_turn_the_fewest_cards_win() -> None:
    state = deal(max_turns=1)
    play(state, "lay ace", "that is all", "let it pass")
    assert state.result is not None
    assert (state.result.winners, state.result.reason) == ([0], "last-turn")
    state = deal(max_turns=2)
    play(state, "lay ace", "that is all", "let it pass", "lay two", "that is all", "let it pass")
    assert state.result is not None
    assert state.result.winners == [0, 1]
