"""How to change what a viewer may not know, for each game."""

import random
from typing import Any

from courtcards.engine.gate import may_see
from courtcards.play.moves import Decision
from courtcards.play.state import State
from courtcards.play.stepper import Shuffle
from courtcards.testing.hidden import Log, OtherWorld


def cockroach_poker(state: State, viewer: int, chance: random.Random) -> Log:
    players = state.game.players
    log = list(state.log)
    deck = log[0]
    assert isinstance(deck, Shuffle)
    size = len(deck.cards)
    dealt = size - state.game.options["removed"]
    owners = [(state.first_player + i) % players if i < dealt else -1 for i in range(size)]
    hidden = [i for i, owner in enumerate(owners) if owner == -1]
    hidden += _hidden_in_hands(state, viewer, deck.cards, owners, never_seen=range(8))
    return _exchange(state, viewer, log, hidden, chance)


def cockroach_poker_royal(state: State, viewer: int, chance: random.Random) -> Log:
    players = state.game.players
    log = list(state.log)
    deck = log[0]
    assert isinstance(deck, Shuffle)
    pile = 16 if players == 2 else 7
    even = (65 - pile) // players * players
    owners = [-1] * 65
    for i in range(even):
        owners[pile + i] = (state.first_player + i) % players
    if pile + even < 65:
        owners[pile + even] = state.first_player
    # The pile from its bottom: left-over cards, then the first cards of the deck; the top is public.
    from_bottom = [i for i in range(64, -1, -1) if owners[i] == -1 and i >= pile]
    from_bottom += range(pile - 1, -1, -1)
    hidden = from_bottom[: int(state.record["pile_size"])][:-1]
    last_seen = state.record["last_seen"]
    never_seen = [*range(14), *(14 + k for k in range(2) if last_seen[k] == -1)]
    hidden += _hidden_in_hands(state, viewer, deck.cards, owners, never_seen)
    return _exchange(state, viewer, log, hidden, chance)


def _hidden_in_hands(
    state: State, viewer: int, cards: tuple[int, ...], owners: list[int], never_seen: Any
) -> list[int]:
    """Find places in the deck for the cards that other hands hold, and for one unseen on its way."""
    record = state.record
    hidden = []
    for seat in range(state.game.players):
        if seat == viewer:
            continue
        for card in never_seen:
            count = int(record["hand"][seat][card])
            on_its_way = record["card"] == card and record["path"][0] == seat
            if on_its_way and not may_see(viewer, int(record["seen"])):
                count += 1
            places = [i for i, owner in enumerate(owners) if owner == seat and cards[i] == card]
            hidden += places[:count]
    return hidden


def _exchange(state: State, viewer: int, log: Log, hidden: list[int], chance: random.Random) -> Log:
    """Shuffle the cards in hidden places; an offer that is still hidden offers one of the new ones."""
    deck = log[0]
    assert isinstance(deck, Shuffle)
    cards = list(deck.cards)
    new = [cards[i] for i in hidden]
    chance.shuffle(new)
    for i, card in zip(hidden, new, strict=True):
        cards[i] = card
    log[0] = Shuffle(deck.label, tuple(cards))
    if state.record["card"] != -1 and not may_see(viewer, int(state.record["seen"])):
        _offer_another(state, log, deck.cards, cards, hidden)
    return log


def _offer_another(
    state: State, log: Log, old: tuple[int, ...], new: list[int], hidden: list[int]
) -> None:
    game = state.game
    step = max(
        i
        for i, entry in enumerate(log)
        if isinstance(entry, Decision) and game.move_data(entry.seat, entry.number)["do"] == "offer"
    )
    entry = log[step]
    assert isinstance(entry, Decision)
    data = game.move_data(entry.seat, entry.number)
    words = game.kind.words.CARDS
    place = next((i for i in hidden if words[old[i]] == data["card"]), None)
    if place is not None:
        data["card"] = words[new[place]]
    log[step] = Decision(entry.seat, game.move_number(entry.seat, data))


def royal_gambit(state: State, viewer: int, chance: random.Random) -> Log:
    """Only the order of the deck is hidden."""
    left = state.full_view().table["deck"]
    log = list(state.log)
    step = max(i for i, entry in enumerate(log) if isinstance(entry, Shuffle))
    log[step] = _shuffle_end(log[step], len(left), chance)
    return log


def _shuffle_end(pile: Any, count: int, chance: random.Random) -> Shuffle:
    known, rest = pile.cards[: len(pile.cards) - count], list(pile.cards[len(pile.cards) - count :])
    chance.shuffle(rest)
    return Shuffle(pile.label, (*known, *rest))


def royal_menagerie(state: State, viewer: int, chance: random.Random) -> Log:
    """The roles of others, their hands as far as dealt or drawn from the Play Deck, and the deck."""
    log = list(state.log)
    roles, deck = log[0], log[2]
    assert isinstance(roles, Shuffle)
    assert isinstance(deck, Shuffle)
    log[0] = _exchange_roles(roles, viewer, chance)
    cards = list(deck.cards)
    hidden = _hidden_draws(state, viewer, deck.cards)
    new = [cards[i] for i in hidden]
    chance.shuffle(new)
    for i, card in zip(hidden, new, strict=True):
        cards[i] = card
    log[2] = Shuffle(deck.label, tuple(cards))
    return log


def _exchange_roles(roles: Shuffle, viewer: int, chance: random.Random) -> Shuffle:
    seats = [seat for seat in range(4) if seat != viewer and roles.cards[seat] != 0]
    new = [roles.cards[seat] for seat in seats]
    chance.shuffle(new)
    cards = list(roles.cards)
    for seat, role in zip(seats, new, strict=True):
        cards[seat] = role
    return Shuffle(roles.label, tuple(cards))


def _hidden_draws(state: State, viewer: int, cards: tuple[int, ...]) -> list[int]:
    """Places of the second deck that are still in it, or in the hand of another who drew them.

    Cards drawn from the shuffled discard pile are left alone: everyone can tell from what is missing
    there which cards they were.
    """
    from courtcards.engine.trace import CARD, CODE, SEAT
    from courtcards.games.royal_menagerie.state import BAZAAR_OPENED, DEALT, DREW, DREW_BACK, LAID

    size = int(state.record["deck_size"])
    hidden = list(range(len(cards) - size, len(cards)))
    held: dict[int, list[int]] = {seat: [] for seat in range(4)}
    back: dict[int, list[int]] = {seat: [] for seat in range(4)}
    place = 0
    for row in state.history:
        code, seat, card = int(row[CODE]), int(row[SEAT]), int(row[CARD])
        if code in (DEALT, DREW):
            held[seat].append(place)
            place += 1
        elif code == DREW_BACK:
            back[seat].append(card)
        elif code in (LAID, BAZAAR_OPENED) and card != -1:
            place += place < len(cards) - size
    for seat in range(4):
        if seat == viewer:
            continue
        counts = state.record["hand"][seat].copy()
        for card in back[seat]:
            counts[card] = max(0, counts[card] - 1)
        for card in range(11):
            hidden += [i for i in held[seat] if cards[i] == card][: int(counts[card])]
    return hidden


WORLDS: dict[str, OtherWorld] = {
    "cockroach-poker": cockroach_poker,
    "cockroach-poker-royal": cockroach_poker_royal,
    "royal-gambit": royal_gambit,
    "royal-menagerie": royal_menagerie,
}
