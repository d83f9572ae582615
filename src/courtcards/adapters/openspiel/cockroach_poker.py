"""Cockroach Poker in OpenSpiel: how long it can become, what is dealt alike, how it came to a world."""

from collections.abc import Collection

import numpy as np

from courtcards.adapters.openspiel.draws import PilePlace
from courtcards.adapters.openspiel.places import hands, places_of
from courtcards.adapters.openspiel.position import SpielPosition
from courtcards.adapters.openspiel.retelling import Story
from courtcards.engine.compile import Record
from courtcards.engine.trace import CARD, CODE, NONE, SEAT
from courtcards.games.cockroach_poker.rules import OFFERED
from courtcards.play.game import Game
from courtcards.play.stepper import Shuffle


def most_decisions(game: Game) -> int:
    """Each round lays down one card, and somebody loses before every row is full."""
    options = game.options
    cards = options["creatures"] * options["copies"] - options["removed"]
    rows = game.players * options["creatures"] * (options["limit"] - 1) + 1
    return int(min(cards, rows) * of_a_round(game.players))


def of_a_round(players: int) -> int:
    """An offer; every other player judges or looks, and all except the last pass on."""
    return 1 + (players - 1) + (players - 2)


def most_shuffles(game: Game) -> int:
    """The deck, once."""
    return 1


def places(game: Game, size: int) -> tuple[PilePlace, ...]:
    """Hands, and the cards that are removed (3.2, 3.3)."""
    dealt = size - game.options["removed"]
    removed = tuple(range(dealt, size))
    dealt_places = hands(game.players, range(dealt))
    return (*dealt_places, PilePlace("removed", removed)) if removed else dealt_places


def retell(position: SpielPosition, world: Record, viewer: int) -> Story:
    """Everyone was dealt what they hold and what they offered; the rest was removed."""
    removed = [card for card in world["deck"].tolist() if card != NONE]
    return stack(position, world, removed)


def stack(
    position: SpielPosition,
    world: Record,
    others: list[int],
    left: Collection[int] = (OFFERED,),
    came: Collection[int] = (),
) -> Story:
    """Stack the deck: dealt hands, and the `others`, top first, in the places that are not hands.

    Cards leave hands by events of the codes `left`, and come to them by those of the codes `came`.
    """
    [deck] = position.piles_so_far
    dealt = _dealt_hands(position, world, left, came)
    rest = iter(others)
    cards = list(deck.cards)
    for place in places_of(position.game, len(cards)):
        there = iter(dealt[place.seat]) if place.seat is not None else rest
        for spot in place.positions:
            cards[spot] = next(there)
    return Story((Shuffle(deck.label, tuple(cards)),), _moves_with(position, world))


def _dealt_hands(
    position: SpielPosition, world: Record, left: Collection[int], came: Collection[int]
) -> list[list[int]]:
    """Return what each seat was dealt: what it holds and what left its hand, except for what came later."""
    counts = world["hand"][: position.game.players].astype(int)
    rows = position.history[:, [CODE, SEAT, CARD]].tolist()
    for code, seat, card in _with_offer(rows, world):
        if code in left:
            counts[seat, card] += 1
        elif code in came:
            counts[seat, card] -= 1
    return [np.repeat(np.arange(len(hand)), hand).tolist() for hand in counts]


def _with_offer(rows: list[list[int]], world: Record) -> list[list[int]]:
    """Let the last offer, if its card is still on its way, be of the world's card."""
    if world["card"] != NONE:
        last = max(i for i, row in enumerate(rows) if row[0] == OFFERED)
        rows[last][2] = int(world["card"])
    return rows


def _moves_with(position: SpielPosition, world: Record) -> list[int]:
    """Return the moves, the last offer being of the world's card if that is still on its way."""
    moves = position.moves
    if world["card"] == NONE:
        return moves
    steps = position.steps[1:]
    offers = {i: step.events[0] for i, step in enumerate(steps) if step.events[0, CODE] == OFFERED}
    last = max(offers)
    seat = int(offers[last][SEAT])
    data = position.game.move_data(seat, moves[last])
    data["card"] = position.game.kind.words.CARDS[world["card"]]
    return [*moves[:last], position.game.move_number(seat, data), *moves[last + 1 :]]
