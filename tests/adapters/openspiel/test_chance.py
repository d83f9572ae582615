"""Chance nodes: every deal just as likely as shuffling makes it, and no two ways to the same one."""

import random
from collections import Counter, defaultdict
from math import prod
from typing import Any

import pytest

from courtcards.adapters.openspiel.draws import PilePlace, outcomes_of, start_draw
from courtcards.adapters.openspiel.machine import DEAL, machine_of
from courtcards.adapters.openspiel.places import places_of
from courtcards.adapters.openspiel.position import SpielPosition
from courtcards.bots.equilibrium.deals import all_deals
from courtcards.engine.record import copy_records
from courtcards.play.game import Game, game
from courtcards.play.stepper import Shuffle
from tests.adapters.openspiel.helpers import COCKROACH, GAMBIT, TINY, deals, decisions, load


@pytest.mark.parametrize(
    "options", [*TINY, "players=2,creatures=3,copies=3,limit=2,removed=3"], ids=str
)
def test_deals_are_those_of_the_solver_with_the_same_probabilities(options: str) -> None:
    tried = load(f"{COCKROACH}({options})")
    found = deals(tried.new_initial_state())
    ours = {deal.state.record["hand"].tobytes(): deal.probability for deal in all_deals(tried.game)}
    assert len(found) == len(ours)
    for state, probability in found:
        hand = state.position.states["hand"][0].tobytes()
        assert probability == pytest.approx(ours[hand], abs=1e-12)


def test_a_pile_is_drawn_as_often_as_it_would_be_shuffled() -> None:
    places = (PilePlace("hand", (0, 2)), PilePlace("card", (1,)), PilePlace("other", (3, 4)))
    chances: dict[tuple[int, ...], float] = defaultdict(float)
    waiting = [(start_draw(0, places, [0, 0, 1, 1, 2]), 1.0)]
    while waiting:
        draw, chance = waiting.pop()
        if draw.done:
            chances[draw.cards] += chance
        else:
            waiting += [(draw.take(o), chance * p) for o, p in draw.outcomes()]
    shuffled: dict[tuple[int, ...], float] = defaultdict(float)
    luck, rounds = random.Random(1), 20_000
    for _ in range(rounds):
        pile = luck.sample([0, 0, 1, 1, 2], 5)
        pile[0], pile[2] = sorted((pile[0], pile[2]))
        shuffled[tuple(pile[:3] + sorted(pile[3:]))] += 1 / rounds
    assert sum(chances.values()) == pytest.approx(1)
    assert chances.keys() == shuffled.keys()
    assert all(abs(chances[cards] - shuffled[cards]) < 0.01 for cards in chances)


def test_outcomes_lead_to_the_cards_that_are_wanted() -> None:
    luck = random.Random(2)
    tried = game("cockroach-poker-royal", 4)
    opening = machine_of(tried).opening
    for _ in range(20):
        cards = [card for card, count in enumerate(opening.left) for _ in range(count)]
        luck.shuffle(cards)
        draw = opening
        for outcome in outcomes_of(opening, cards):
            assert draw.allows(outcome)
            draw = draw.take(outcome)
        for place in opening.places:
            wanted = sorted(cards[position] for position in place.positions)
            assert sorted(draw.cards[position] for position in place.positions) == wanted


ARRANGED = [
    game("cockroach-poker", 2),
    game("cockroach-poker", 5),
    game("cockroach-poker", 3, creatures=3, copies=4, limit=3, removed=2),
    *(game("cockroach-poker-royal", players) for players in range(2, 7)),
]


@pytest.mark.parametrize("tried", ARRANGED, ids=lambda tried: f"{tried.name}-{tried.players}")
def test_cards_can_change_places_within_a_place_and_nothing_is_different(tried: Game) -> None:
    luck = random.Random(3)
    opening = machine_of(tried).opening
    cards = [card for card, count in enumerate(opening.left) for _ in range(count)]
    luck.shuffle(cards)
    other = list(cards)
    places = places_of(tried, len(cards))
    assert sorted(spot for place in places for spot in place.positions) == list(range(len(cards)))
    for place in places:
        there = [other[spot] for spot in place.positions]
        luck.shuffle(there)
        for spot, card in zip(place.positions, there, strict=True):
            other[spot] = card
    assert other != cards
    assert play_out(tried, cards, 4) == play_out(tried, other, 4)


def play_out(tried: Game, deck: list[int], seed: int) -> list[Any]:
    """Play a random game with a stacked deck and return all that anyone could see of it."""
    luck = random.Random(seed)
    words = tried.kind.words
    state = tried.deal(seed=0, piles=[("deck", [words.CARDS[card] for card in deck])])
    while not state.over:
        state.play(int(luck.choice(state.legal)))
    return [state.view(seat).data for seat in range(tried.players)]


def test_every_place_of_a_hand_is_the_seat_that_gets_it() -> None:
    for tried in ARRANGED:
        machine = machine_of(tried)
        cards = [card for card, n in enumerate(machine.opening.left) for _ in range(n)]
        states = copy_records(tried.blank)
        machine.run(states, DEAL, (Shuffle(0, tuple(cards)),))
        for place in places_of(tried, len(cards)):
            if place.seat is not None:
                hand = Counter(cards[spot] for spot in place.positions)
                counts = enumerate(states["hand"][0][place.seat].tolist())
                assert hand == Counter({card: count for card, count in counts if count})


def test_a_later_shuffle_is_drawn_before_anything_else_happens() -> None:
    tried = load(f"{GAMBIT}(players=2,max_hands=2)")
    state = next(decisions(tried, seed=1))
    for _ in range(2):
        assert not state.is_chance_node()
        state.apply_action(1)
    # The second hand has a deck of its own, drawn card by card, but for the last card.
    assert state.is_chance_node()
    assert len(state.chance_outcomes()) == 52
    known = state.information_state_string(0)
    for drawn in range(51):
        assert len(state.chance_outcomes()) == 52 - drawn
        assert state.information_state_string(0) == known
        state.apply_action(state.legal_actions()[-1])
    assert not state.is_chance_node()
    assert state.position.piles_so_far[-1].cards == tuple(range(51, -1, -1))


def test_probabilities_of_a_chance_node_add_up_to_1() -> None:
    position = SpielPosition(game("cockroach-poker-royal", 2), by_cards=True)
    luck = random.Random(5)
    ways = []
    while position.draw:
        outcomes = position.draw.outcomes()
        ways.append(sum(probability for _, probability in outcomes))
        position.go_on(luck.choice(outcomes)[0])
    assert ways == pytest.approx([1.0] * len(ways))
    assert prod(ways) == pytest.approx(1)
