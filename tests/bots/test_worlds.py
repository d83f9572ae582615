"""Worlds: the seat cannot tell them from the real one, and each has the right probability."""

import random
from collections import Counter
from collections.abc import Callable
from itertools import permutations

import numpy as np
import pytest

from courtcards.bots.worlds import Worlds
from courtcards.engine.errors import CourtCardsError
from courtcards.play.game import Game, make_game
from courtcards.play.state import State
from courtcards.play.view import View
from courtcards.testing.hidden import a_drawn_world_looks_like_the_real_one, random_moment
from courtcards.testing.variants import variant_name
from tests.variants import DEFAULTS, VARIANTS


@pytest.mark.parametrize("game", VARIANTS, ids=variant_name)
def test_the_view_of_a_drawn_world_is_the_real_one_byte_by_byte(game: Game) -> None:
    a_drawn_world_looks_like_the_real_one(game)


def test_worlds_differ() -> None:
    view = make_game("cockroach-poker", 4, None, {}).deal(seed=1).view(0)
    states, _ = Worlds(view, 1).draw(50)
    assert len({state.tobytes() for state in states}) == 50


def many(view: View, draws: int) -> np.ndarray:
    """Draw more worlds than fit on a desk at once."""
    records, likelihoods = Worlds(view, 5).draw(draws)
    assert len(records) == len(likelihoods) == draws
    return records


SMALL = {"creatures": 2, "copies": 3, "removed": 1, "limit": 3}


def test_every_arrangement_of_a_small_deck_is_equally_likely() -> None:
    """Two creatures, three copies, one removed: all arrangements of the unseen cards, counted."""
    game = make_game("cockroach-poker", 2, None, SMALL)
    state = game.deal(seed=3)
    view = state.view(0)
    mine = [int(n) for n in view.record["hand"][0][:2]]
    unseen = [0] * (3 - mine[0]) + [1] * (3 - mine[1])
    size = int(view.record["hand_size"][1])
    arrangements = Counter(sum(order[:size]) for order in permutations(unseen))
    draws = 20_000
    states = many(view, draws)
    drawn = Counter(states["hand"][:, 1, 1].tolist())
    total = sum(arrangements.values())
    expected = {k: draws * n / total for k, n in arrangements.items()}
    assert set(drawn) == set(expected)
    chi = sum((drawn[k] - expected[k]) ** 2 / expected[k] for k in expected)
    assert chi < 15


def test_the_card_on_its_way_is_one_of_the_unseen_ones() -> None:
    game = make_game("cockroach-poker", 3, None, {})
    state = game.deal(seed=8)
    state.play(next(move for move in state.moves() if move.data["to"] == 1))
    view = state.view(1)
    draws = 40_000
    states = many(view, draws)
    unseen = 8 - view.record["hand"][1].astype(int)
    expected = draws * unseen / unseen.sum()
    drawn = np.bincount(states["card"], minlength=8)
    assert ((drawn - expected) ** 2 / expected).sum() < 30


def test_a_known_special_is_in_its_hand_or_on_its_way() -> None:
    """R3: everyone knows where a taken joker is; its owner may since have offered it."""
    game = make_game("cockroach-poker-royal", 3, None, {})
    chance = random.Random(4)
    found = 0
    while found < 5:
        state = random_moment(game, chance)
        holder = int(state.record["last_seen"][0])
        if holder == -1:
            continue
        viewer = (holder + 1) % 3
        states, _ = Worlds(state.view(viewer), 1).draw(50)
        on_its_way = (states["card"] == 14) & (states["path"][:, 0] == holder)
        assert (states["hand"][:, holder, 14] + on_its_way == 1).all()
        found += 1


def test_what_an_honest_player_claims_makes_that_card_likely() -> None:
    """Weighted worlds: the same claim weighs more from someone who was never caught lying."""
    shares = []
    for truthful in (True, False):
        state = make_game("cockroach-poker", 2, None, {}).deal(seed=6)
        for _ in range(4):
            play_round(state, truthful)
        state.play(offer(state, truthful))
        claim = int(state.record["said"][0])
        states, weights = Worlds(state.view(state.turn), 2).draw(2000)
        shares.append(weights[states["card"] == claim].sum() / weights.sum())
    assert shares[0] > 2 * shares[1]


def play_round(state: State, truthful: bool) -> None:
    """Offer truly or falsely, and judge so that the starter takes the card back."""
    state.play(offer(state, truthful))
    state.play({"do": "believe" if truthful else "doubt"})


def offer(state: State, truthful: bool) -> int:
    moves = [
        move for move in state.moves() if (move.data["card"] == move.data["claim"]) == truthful
    ]
    return moves[len(moves) // 2].number


def asked(seat_to_judge: int = 1, claim: str = "rat") -> tuple[State, Worlds]:
    """Return a state with a card on its way, and the worlds of whoever has to judge it."""
    state = make_game("cockroach-poker", 3, None, {}).deal(seed=8)
    card = state.hand(0)[0]
    state.play({"do": "offer", "card": card, "to": seat_to_judge, "claim": claim})
    return state, Worlds(state.view(seat_to_judge), seed=3)


def test_a_chance_is_the_likelihood_of_the_worlds_in_which_it_holds() -> None:
    state, worlds = asked()
    records, likelihoods = Worlds(state.view(1), seed=3).draw(5000)
    rat = 4
    expected = likelihoods[records["card"] == rat].sum() / likelihoods.sum()
    assert worlds.chance(lambda world: world.card == "rat", 5000) == pytest.approx(expected)
    # It is not the share of worlds: what was claimed is likelier than what was not.
    assert abs(expected - (records["card"] == rat).mean()) > 0.02


def test_a_question_is_asked_in_so_many_worlds() -> None:
    _, worlds = asked()
    seen: list[bytes] = []
    worlds.chance(lambda world: seen.append(world.to_bytes()), 5000)
    assert len(seen) == 5000
    assert len(set(seen)) > 4990


def test_answers_agree_with_each_other() -> None:
    state, worlds = asked()
    cards = ("bat", "fly", "cockroach", "toad", "rat", "scorpion", "spider", "stink-bug")

    def is_it(card: str) -> Callable[[State], bool]:
        return lambda world: world.card == card

    shares = {card: worlds.chance(is_it(card)) for card in cards}
    assert sum(shares.values()) == pytest.approx(1)
    assert worlds.chance_claim_is_true() == pytest.approx(shares["rat"])
    assert worlds.chance(lambda world: world.claim_is_true) == pytest.approx(shares["rat"])
    assert worlds.chance(lambda world: world.hand(1) == state.hand(1)) == 1


def test_whoever_saw_the_card_knows_whether_the_claim_is_true() -> None:
    state = make_game("cockroach-poker", 3, None, {}).deal(seed=8)
    for card, claim in ((state.hand(0)[0], "rat"), ("rat", "rat")):
        table = state.copy()
        table.play({"do": "offer", "card": card, "to": 1, "claim": claim})
        assert (
            Worlds(table.view(0)).chance_claim_is_true() == (card == claim) == table.claim_is_true
        )


def test_a_question_may_play_on_in_its_world_without_changing_the_next_one() -> None:
    game = make_game("royal-gambit", 3, None, {})
    state = game.deal(seed=2)
    for _ in range(6):
        state.play("hit" if state.moves()[0].data["do"] == "hit" else state.moves()[0])
    seat = state.turn
    assert seat is not None
    assert {"do": "hit"} in [move.data for move in state.moves()]
    worlds = Worlds(state.view(seat), seed=1)

    def busts(world: State) -> bool:
        cards = world.table["seats"][seat]["cards"]
        world.play("hit")
        return world.table["seats"][seat]["status"] == "bust" and bool(cards)

    first = worlds.chance(busts)
    assert first == worlds.chance(busts)
    assert 0 < first < 1


@pytest.mark.parametrize("game", DEFAULTS, ids=variant_name)
def test_every_game_with_worlds_answers_questions(game: Game) -> None:
    state = random_moment(game, random.Random(1))
    assert state.turn is not None
    seat, known = state.turn, state.view(state.turn).table
    worlds = Worlds(state.view(seat), seed=1)
    assert worlds.chance(lambda world: world.view(seat).table == known, 50) == 1
    assert 0 < worlds.chance(lambda world: world.table != state.table, 50) <= 1


def test_roles_and_hands_of_others_can_be_asked_for() -> None:
    state = make_game("royal-menagerie", 4, None, {}).deal(seed=1)
    vizier = next(seat for seat in range(4) if state.role(seat) == "vizier")
    worlds = Worlds(state.view(vizier), seed=1)

    def is_loyal(seat: int) -> Callable[[State], bool]:
        return lambda world: world.role(seat) == "loyalist"

    loyal = [worlds.chance(is_loyal(seat)) for seat in range(4)]
    assert loyal[vizier] == 0
    assert sum(loyal) == pytest.approx(1)
    assert all(abs(share - 1 / 3) < 0.1 for seat, share in enumerate(loyal) if seat != vizier)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (lambda state: Worlds(state.view()), "Worlds are imagined by a seat"),
        (lambda state: Worlds(state.view(0)).draw(0), "ask for 1 to 1,000,000 worlds, not 0"),
        (lambda state: Worlds(state.view(0)).chance(bool, 10**7), "worlds, not 10,000,000"),
        (lambda state: Worlds(state.view(0)).chance_claim_is_true(), "no claim on the table"),
        (lambda state: state.hand(9), "There is no seat 9"),
        (lambda state: state.role(0), "a seat has no role: it has hand_size, hand, row"),
    ],
)
def test_what_cannot_be_asked_is_said_in_a_sentence(
    wrong: Callable[[State], object], sentence: str
) -> None:
    state = make_game("cockroach-poker", 3, None, {}).deal(seed=8)
    with pytest.raises(CourtCardsError, match=sentence):
        wrong(state)


def test_games_without_claims_have_none_on_the_table() -> None:
    state = make_game("royal-gambit", 3, None, {}).deal(seed=8)
    assert state.claim_is_true is None
    assert state.card is None
    with pytest.raises(CourtCardsError, match="no claim on the table"):
        Worlds(state.view(0)).chance_claim_is_true()
