"""Both games of Cockroach Poker: sections 4 to 6, numbered alike in the rules of either."""

from typing import Any

import pytest

from courtcards.engine.errors import MoveError
from courtcards.play.game import Game, game
from courtcards.play.state import State
from tests.rules.stacked import (
    believe,
    branch,
    deal_hands,
    doubt,
    ended,
    give,
    hand,
    keep,
    layout,
    legal,
    offer,
    ordered,
    pass_on,
    peek,
    play,
    row,
    table,
    words,
)

SHARED = ["bat", "fly", "cockroach", "toad", "rat", "scorpion", "stink-bug"]
CLAIMS = {"cockroach-poker": [*SHARED, "spider"], "cockroach-poker-royal": [*SHARED, "royal"]}
MIXED = ["bat", "fly", "rat", "toad"] * 3

pytestmark = pytest.mark.parametrize("name", list(CLAIMS))


def start(name: str, players: int = 4, first: int = 0, **options: Any) -> State:
    """Deal so that the first player holds one card of each of four animals, and others."""
    return deal_hands(game(name, players, **options), {first: "bat fly rat toad"}, first=first)


def whole_hand(kind: Game) -> str:
    """Return as many cards as the first of six players gets, at most three of an animal."""
    return " ".join(MIXED[: len(layout(kind)[0][0])])


def emptied(name: str) -> State:
    """Six players: seat 0 has laid down its hand but for the last card, which seat 1 took."""
    kind = game(name, 6)
    cards = whole_hand(kind)
    state = deal_hands(kind, {0: cards, 1: "stink-bug"})
    *most, last = cards.split()
    play(state, *keep(0, " ".join(most), 1), *give(0, last, 1))
    assert (hand(state, 0), state.turn) == ([], 1)
    return state


def test_rule_4_1_the_starter_must_offer_a_card_of_the_hand(name: str) -> None:
    """4.1: one card from the hand is offered; nothing else may be done."""
    kind = game(name, 6)
    cards = whole_hand(kind)
    state = deal_hands(kind, {0: cards})
    assert {move["do"] for move in legal(state)} == {"offer"}
    assert {move["card"] for move in legal(state)} == set(cards.split())
    play(state, offer(0, "rat", 1, "rat"))
    assert sorted([*hand(state, 0), "rat"]) == words(cards)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_rule_4_2_the_card_goes_to_any_other_player_never_to_oneself(
    name: str, players: int
) -> None:
    """4.2: face down to any other player."""
    for first in range(players):
        state = start(name, players, first)
        receivers = {move["to"] for move in legal(state)}
        assert receivers == set(range(players)) - {first}
        with pytest.raises(MoveError):
            state.play({"do": "offer", "card": "bat", "to": first, "claim": "bat"})
        for to in receivers:
            assert branch(state, offer(first, "bat", to, "bat")).turn == to


def test_rules_4_3_and_4_4_any_claim_goes_with_any_card(name: str) -> None:
    """4.3, 4.4: one of eight claims, true or false; all together these are the legal offers."""
    state = start(name)
    assert legal(state) == ordered(
        offer(0, card, to, claim)
        for card in set(hand(state, 0))
        for to in (1, 2, 3)
        for claim in CLAIMS[name]
    )


def test_rule_5_1_the_receiver_judges_or_passes_on(name: str) -> None:
    """5.1: the receiver either judges the last claim or passes the card on."""
    state = play(start(name), offer(0, "bat", 2, "fly"))
    assert legal(state) == ordered([believe(2), doubt(2), peek(2)])


def test_c5_an_empty_hand_loses_nothing_while_others_start(name: str) -> None:
    """5.2, 7.7 (royal: 10.7): a player with an empty hand plays on."""
    state = emptied(name)
    assert (ended(state), state.turn) == (None, 1)
    assert {move["to"] for move in legal(state)} == {0, 2, 3, 4, 5}


def test_c5_a_player_with_an_empty_hand_judges(name: str) -> None:
    """5.2: a player with an empty hand still receives and judges."""
    state = play(emptied(name), offer(1, "stink-bug", 0, "stink-bug"))
    assert legal(state) == ordered([believe(0), doubt(0), peek(0)])
    play(state, believe(0))
    assert (ended(state), state.turn, hand(state, 0)) == (None, 1, [])
    assert row(state, 1)["stink-bug"] == 1


def test_c5_a_player_with_an_empty_hand_passes_on(name: str) -> None:
    """5.2: a player with an empty hand still passes on."""
    state = play(emptied(name), offer(1, "stink-bug", 0, "stink-bug"), peek(0))
    play(state, pass_on(0, 4, "bat"), believe(4))
    assert (row(state, 4), state.turn, ended(state)) == ({"stink-bug": 1}, 4, None)


def test_c5_a_player_with_an_empty_hand_loses_on_having_to_start(name: str) -> None:
    """7.6 (royal: 10.6): who must start a round and has no card in hand loses at once."""
    state = play(emptied(name), *give(1, "stink-bug", 0))
    assert row(state, 0)["stink-bug"] == 1
    assert ended(state) == (0, "empty-hand")


def test_rule_5_3_the_judge_speaks_before_the_card_is_turned_up(name: str) -> None:
    """5.3: at the moment of judging nobody but the starter knows the card."""
    state = play(start(name), offer(0, "bat", 2, "fly"))
    cards = [state.view(seat).table["passed"]["card"] for seat in range(4)]
    assert cards == ["bat", None, None, None]
    assert state.view().table["passed"] == {
        "path": [0, 2],
        "claims": ["fly"],
        "on_its_way": True,
        "card": None,
    }


def test_rule_5_4_the_card_is_revealed_to_everyone(name: str) -> None:
    """5.4: once judged, everyone sees the card, who judged, and whether the claim was true."""
    state = play(start(name), offer(0, "bat", 2, "fly"), doubt(2))
    for view in (*(state.view(seat) for seat in range(4)), state.view()):
        judged, revealed, laid = view.events[-3:]
        assert judged == {"event": "judged", "seat": 2, "of": 0, "verdict": "doubts"}
        assert revealed == {"event": "revealed", "of": 0, "card": "bat", "truth": "lie"}
        assert laid.items() >= {"event": "laid", "seat": 0, "card": "bat"}.items()


def test_c2_last_claimant_takes_a_card_judged_correctly_after_passing(name: str) -> None:
    """5.5: by default whoever handed it over with the claim that was judged takes it."""
    state = play(start(name), offer(0, "bat", 1, "bat"), peek(1), pass_on(1, 2, "fly"), doubt(2))
    assert [row(state, seat) for seat in range(4)] == [{}, {"bat": 1}, {}, {}]
    assert state.turn == 1


def test_c2_round_starter_takes_a_card_judged_correctly_after_passing(name: str) -> None:
    """5.6: with `taker = "round_starter"` the starter takes it, however often it was passed on."""
    state = start(name, taker="round_starter")
    play(state, offer(0, "bat", 1, "bat"), peek(1), pass_on(1, 3, "fly"))
    play(state, peek(3), pass_on(3, 2, "rat"), doubt(2))
    assert [row(state, seat) for seat in range(4)] == [{"bat": 1}, {}, {}, {}]
    assert state.turn == 0


@pytest.mark.parametrize("taker", ["last_claimant", "round_starter"])
def test_c2_without_passing_both_readings_agree(name: str, taker: str) -> None:
    """5.5, 5.6: the last claimant is the starter if the card was not passed on."""
    state = play(start(name, first=3, taker=taker), offer(3, "bat", 1, "bat"), believe(1))
    assert ([row(state, seat) for seat in range(4)], state.turn) == ([{}, {}, {}, {"bat": 1}], 3)


@pytest.mark.parametrize("taker", ["last_claimant", "round_starter"])
def test_rule_5_7_whoever_judged_wrongly_takes_the_card(name: str, taker: str) -> None:
    """5.7: at once or after passing on, in either reading of C2."""
    state = play(start(name, taker=taker), offer(0, "bat", 1, "bat"))
    direct = branch(state, doubt(1))
    assert ([row(direct, seat) for seat in range(4)], direct.turn) == ([{}, {"bat": 1}, {}, {}], 1)
    play(state, peek(1), pass_on(1, 2, "fly"), believe(2))
    assert ([row(state, seat) for seat in range(4)], state.turn) == ([{}, {}, {"bat": 1}, {}], 2)


def test_rule_5_8_the_card_taken_stays_face_up_for_all_to_see(name: str) -> None:
    """5.8: it lies in front of the taker until the end of the game."""
    state = play(start(name), *give(0, "bat", 1))
    card = hand(state, 1)[0]
    play(state, offer(1, card, 3, "toad"), peek(3))
    for view in (*(state.view(seat) for seat in range(4)), state.view()):
        assert [seat["row"] for seat in view.table["seats"]] == [{}, {"bat": 1}, {}, {}]


def test_rule_5_9_cards_laid_down_are_never_played_again(name: str) -> None:
    """5.9: only hand cards are offered; the taker's hand does not grow."""
    kind = game(name, 6)
    cards = "scorpion " + " ".join(whole_hand(kind).split()[1:])
    state = play(deal_hands(kind, {0: cards}), *keep(0, "scorpion", 1))
    assert row(state, 0) == {"scorpion": 1}
    assert hand(state, 0) == sorted(cards.split()[1:])
    assert {move["card"] for move in legal(state)} == set(cards.split()[1:])


def test_rule_5_10_the_taker_starts_the_next_round(name: str) -> None:
    """5.10: whoever took the card starts, be it the judge, the starter or a passer."""
    state = play(start(name), offer(0, "bat", 2, "bat"))
    for moves, taker in (
        ([doubt(2)], 2),
        ([believe(2)], 0),
        ([peek(2), pass_on(2, 3, "rat"), doubt(3)], 2),
    ):
        after = branch(state, *moves)
        assert (after.turn, table(after)["phase"], table(after)["round"]) == (taker, "offer", 2)
        assert table(after)["passed"] is None


def test_c8_two_players_do_not_pass_on(name: str) -> None:
    """6.2: with two players the receiver must judge."""
    state = play(start(name, 2), offer(0, "bat", 1, "fly"))
    assert legal(state) == ordered([believe(1), doubt(1)])
    for verdict, taker in ((believe, 1), (doubt, 0)):
        judged = branch(state, verdict(1))
        assert (judged.turn, row(judged, taker)) == (taker, {"bat": 1})


def test_c4_nothing_shown_before_the_peek_depends_on_the_card(name: str) -> None:
    """6.3: until the peek the receiver, like all others, is told nothing that depends on it."""
    dealt = start(name)
    cards = sorted(set(hand(dealt, 0)))
    states = [branch(dealt, offer(0, card, 1, "fly")) for card in cards]
    for state in states[1:]:
        for seat in (1, 2, 3, None):
            view, other = states[0].view(seat), state.view(seat)
            assert view.data == other.data
            assert (view.observation == other.observation).all()
            assert view.tell() == other.tell()
        assert state.view(0).data != states[0].view(0).data


def test_c4_after_passing_the_new_receiver_knows_no_more(name: str) -> None:
    """6.3: the same holds for everyone the card is passed to."""
    dealt = start(name)
    moves = (peek(1), pass_on(1, 3, "toad"))
    states = [branch(dealt, offer(0, card, 1, "fly"), *moves) for card in ("bat", "fly", "rat")]
    for state in states[1:]:
        for seat in (2, 3, None):
            view, other = states[0].view(seat), state.view(seat)
            assert view.data == other.data
            assert (view.observation == other.observation).all()
        assert state.view(1).data != states[0].view(1).data


def test_c4_the_peek_shows_the_card_to_its_holder_alone(name: str) -> None:
    """6.3: once the peek is declared the holder sees the card."""
    state = play(start(name), offer(0, "bat", 1, "fly"), peek(1))
    cards = [state.view(seat).table["passed"]["card"] for seat in range(4)]
    assert cards == ["bat", "bat", None, None]
    assert state.view().table["passed"]["card"] is None
    assert state.view(1).events[-1] == {"event": "peeked", "seat": 1, "card": "bat"}
    assert state.view(2).events[-1] == {"event": "peeked", "seat": 1}


def test_c4_after_the_peek_there_is_no_way_back_to_judging(name: str) -> None:
    """6.5: the card must be passed on; with 6.6 and 6.7 these are all the moves."""
    state = play(start(name), offer(0, "bat", 1, "fly"), peek(1))
    assert legal(state) == ordered(pass_on(1, to, claim) for to in (2, 3) for claim in CLAIMS[name])
    for do in ("believe", "doubt", "peek"):
        with pytest.raises(MoveError):
            state.play({"do": do})


def test_c12_a_card_cannot_be_passed_on_unseen(name: str) -> None:
    """6.4: passing on always includes looking at the card."""
    state = play(start(name), offer(0, "bat", 1, "fly"))
    with pytest.raises(MoveError):
        state.play({"do": "pass", "to": 2, "claim": "fly"})
    assert legal(state) == ordered([believe(1), doubt(1), peek(1)])


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_rules_6_1_6_6_and_6_9_the_card_goes_on_until_the_last_must_judge(
    name: str, players: int
) -> None:
    """6.1, 6.6, 6.9: only to those who have not seen it; the last of them cannot pass it on."""
    first = players - 1
    state = play(start(name, players, first), offer(first, "bat", 0, "bat"))
    for seat in range(players - 2):
        assert legal(state) == ordered([believe(seat), doubt(seat), peek(seat)])
        play(state, peek(seat))
        assert {move["to"] for move in legal(state)} == set(range(seat + 1, players - 1))
        play(state, pass_on(seat, seat + 1, "fly"))
    last = players - 2
    assert legal(state) == ordered([believe(last), doubt(last)])
    play(state, believe(last))
    assert (row(state, last), state.turn) == ({"bat": 1}, last)


def test_rule_6_6_not_back_to_the_starter_or_an_earlier_passer_nor_to_oneself(name: str) -> None:
    """6.6: the starter and everyone who has passed it on have seen it."""
    state = play(start(name, 5, 2), offer(2, "bat", 4, "bat"), peek(4))
    assert {move["to"] for move in legal(state)} == {0, 1, 3}
    play(state, pass_on(4, 1, "bat"), peek(1))
    assert {move["to"] for move in legal(state)} == {0, 3}
    for to in (1, 2, 4):
        with pytest.raises(MoveError):
            state.play({"do": "pass", "to": to, "claim": "bat"})


def test_rule_6_6_who_has_seen_a_card_is_forgotten_with_the_round(name: str) -> None:
    """6.6: it counts who has seen the card in this round; the next one begins afresh."""
    state = play(start(name), offer(0, "bat", 1, "bat"), peek(1), pass_on(1, 2, "bat"), doubt(2))
    card = hand(state, 2)[0]
    play(state, offer(2, card, 3, "bat"), peek(3))
    assert {move["to"] for move in legal(state)} == {0, 1}


@pytest.mark.parametrize("claim", ["bat", "toad"])
def test_rule_6_7_a_passer_repeats_or_changes_the_claim_true_or_not(name: str, claim: str) -> None:
    """6.7: any claim, also a new one when the earlier one was true."""
    state = play(start(name), offer(0, claim, 1, "bat"), peek(1))
    for said in CLAIMS[name]:
        passed = branch(state, pass_on(1, 2, said))
        assert (passed.turn, table(passed)["passed"]["claims"]) == (2, ["bat", said])
        judged = branch(passed, believe(2))
        assert judged.turn == (1 if said == claim else 2)


def test_rule_6_8_the_new_receiver_judges_the_newest_claim(name: str) -> None:
    """6.8: the earlier claim, true here, no longer counts."""
    state = play(start(name), offer(0, "bat", 1, "bat"), peek(1), pass_on(1, 3, "rat"))
    assert legal(state) == ordered([believe(3), doubt(3), peek(3)])
    assert (branch(state, believe(3)).turn, branch(state, doubt(3)).turn) == (3, 1)
