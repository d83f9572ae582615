"""Games of Royal Menagerie from stacked piles: the deal in words, and a quiet road to its end.

Unless said otherwise the Vizier sits on seat 3, so that seat 0 begins.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from courtcards.engine.phrases import Data
from courtcards.play.game import Pile, game
from courtcards.play.state import State
from tests.rules.stacked import fill, legal, move, play, table

ANIMALS = ["tortoise", "tiger", "ibis", "komodo", "antelope", "mammoth"]
ACTIONS = ["shoot", "steal", "trade", "bazaar", "windfall"]
USUAL = dict(zip(ACTIONS, (4, 3, 3, 3, 3), strict=True))
ROLES = "conspirator conspirator loyalist vizier"
# Starting animals by seat; together no two seats are near a stampede.
START = ("tortoise tiger", "tiger ibis", "ibis komodo", "komodo antelope")
# Who draws the 26 cards that are left after the deal, when nobody plays a Bazaar or Windfall.
DRAWERS = [0, 1, 2, 3, 3] * 5 + [0]
# Who plays the last 12 cards after that, one each: End-stage.
LAST_PLAYERS = [1, 2, 3, 0] * 3


def actions(**counts: int) -> dict[str, int]:
    """Return a value of the option `actions`; what is not named is not in the deck."""
    return dict.fromkeys(ACTIONS, 0) | counts


def all_cards(counts: Mapping[str, int] = USUAL) -> list[str]:
    """Return the 46 cards of the Play Deck, sorted."""
    return sorted([*ANIMALS * 5, *(word for word in ACTIONS for _ in range(counts[word]))])


def without(cards: Sequence[str], gone: Sequence[str]) -> list[str]:
    """Return the cards but for some, sorted."""
    rest = Counter(cards)
    rest.subtract(gone)
    assert min(rest.values()) >= 0, f"too few cards: {rest}"
    return sorted(rest.elements())


def deal(
    hands: Mapping[int, str],
    draws: str = "",
    start: Sequence[str] = START,
    roles: str = ROLES,
    **options: Any,
) -> State:
    """Deal so that seats start with the animals and hold the hands named, any others elsewhere.

    `draws` are the top cards of the Play Deck after the deal.
    """
    cards = all_cards(options.get("actions", USUAL))
    first = (roles.split().index("vizier") + 1) % 4
    seats = [(first + i) % 4 for i in range(4)]
    animals = [start[seat].split()[i] for i in range(2) for seat in seats]
    rest = without(cards, animals)
    places = dict(enumerate(draws.split(), 12))
    for turn, seat in enumerate(seats):
        for i, card in enumerate(hands.get(seat, "").split()):
            places[4 * i + turn] = card
    piles: list[Pile] = [
        ("roles", roles.split()),
        ("deck", [*animals, *rest]),
        ("deck", fill(rest, places)),
    ]
    return game("royal-menagerie", **options).deal(seed=0, piles=piles)


def hands(state: State) -> list[str]:
    """Return every hand, its cards in the order of the game."""
    return [" ".join(seat["hand"]) for seat in table(state)["seats"]]


def homes(state: State) -> list[str]:
    """Return every menagerie, one word an animal, in the order of the game."""
    return [" ".join(Counter(seat["menagerie"]).elements()) for seat in table(state)["seats"]]


def discarded(state: State) -> str:
    """Return the discard pile, one word a card, in the order of the game."""
    return " ".join(Counter(table(state)["discards"]).elements())


def deck(state: State, count: int | None = None) -> str:
    """Return the Play Deck, or its top cards."""
    return " ".join(table(state)["deck"][:count])


def bazaar(state: State) -> str | None:
    """Return the cards in the newest Bazaar."""
    found = table(state)["bazaar"]
    return None if found is None else " ".join(found)


def stack(state: State) -> list[tuple[str, int, int]]:
    """Return what is going on, newest last: the action, whose it is, how many cards are left."""
    return [(frame["action"], frame["seat"], frame["left"]) for frame in table(state)["stack"]]


def gift(seat: int, card: str, to: int) -> Data:
    """A seat plays an animal."""
    return move(seat, "gift", card=card, to=to)


def gifts(seat: int, cards: str) -> list[Data]:
    """Every way to give one of the animals away."""
    return [gift(seat, card, to) for card in cards.split() for to in range(4) if to != seat]


def shoot(seat: int, owner: int, card: str) -> Data:
    """A seat shoots an animal."""
    return move(seat, "shoot", card=card) | {"from": owner}


def steal(seat: int, owner: int, card: str) -> Data:
    """A seat steals an animal."""
    return move(seat, "steal", card=card) | {"from": owner}


def trade(seat: int, a: int, from_a: str, b: int, from_b: str) -> Data:
    """A seat trades an animal of seat `a`, the lower one, for one of `b`."""
    return move(seat, "trade", a=[a, from_a], b=[b, from_b])


def take(seat: int, card: str) -> Data:
    """A seat takes a card from the Bazaar."""
    return move(seat, "take", card=card)


def discard(seat: int, card: str) -> Data:
    """A seat puts away a card that can do nothing."""
    return move(seat, "discard", card=card)


def moves_with(state: State, do: str) -> list[Data]:
    """Return the legal moves of one kind."""
    return [data for data in legal(state) if data["do"] == do]


def plan(
    seats: Sequence[int],
    start: Sequence[str],
    goal: Sequence[str],
    animals: Sequence[str],
    counts: Mapping[str, int],
) -> list[tuple[str, Data]]:
    """Find cards and moves, one for each of the seats in turn, that lead to the menageries `goal`.

    Animals that are in no goal are given and shot at once; a Trade swaps two of a species, which
    changes nothing.
    """
    now = [Counter(words.split()) for words in start]
    need = [Counter(words.split()) - mine for words, mine in zip(goal, now, strict=True)]
    surplus = list((Counter(animals) - sum(need, Counter())).elements())
    assert len(surplus) == counts.get("shoot", 0), f"{surplus} cannot all be shot"
    found: list[tuple[str, Data]] = []
    victim: tuple[int, str] | None = None
    for seat in seats:
        others = [other for other in range(4) if other != seat and need[other]]
        if victim:
            found.append(("shoot", shoot(seat, *victim)))
            victim = None
        elif surplus:
            victim = ((seat + 1) % 4, surplus.pop())
            found.append((victim[1], gift(seat, victim[1], victim[0])))
        elif others:
            to = max(others, key=lambda other: need[other].total())
            card = max(need[to], key=lambda word: need[to][word])
            need[to] -= Counter([card])
            now[to][card] += 1
            found.append((card, gift(seat, card, to)))
        else:
            a, b, card = next(
                (a, b, card)
                for a in range(4)
                for b in range(a + 1, 4)
                for card in now[a]
                if now[a][card] and now[b][card]
            )
            found.append(("trade", trade(seat, a, card, b, card)))
    played = Counter(card for card, _ in found)
    assert played == Counter(animals) + Counter(counts), f"the plan plays {played}"
    return found


def begin(goal: Sequence[str]) -> list[str]:
    """Return two animals of each menagerie."""
    return [" ".join(words.split()[:2]) for words in goal]


def march(
    goal: Sequence[str],
    last: Mapping[int, str],
    counts: Mapping[str, int],
    stop: int = 0,
    windfall: bool = False,
) -> State:
    """Play until the Play Deck is empty and End-stage has begun, or `stop` plays less.

    Everybody plays what was drawn. So the hands are `last`, the menageries `goal`, the discard pile
    has the actions that are in no hand, and the animals shot. Seat 1 is to play the next card. With
    `windfall` seat 0 begins with one, and the Vizier draws the last card and is to play a second.
    """
    held = " ".join(last.values()).split()
    start = begin(goal)
    rest = without(all_cards(counts), [*held, *" ".join(start).split()])
    animals = [card for card in rest if card in ANIMALS]
    played = Counter(card for card in rest if card in ACTIONS)
    if windfall:
        played -= Counter(["windfall"])
        steps = plan([0, 0, *DRAWERS[1:24]], start, goal, animals, played)
        steps.insert(0, ("windfall", move(0, "windfall")))
    else:
        steps = plan(DRAWERS, start, goal, animals, played)
    state = deal(last, " ".join(card for card, _ in steps), start, actions=dict(counts))
    return play(state, *(data for _, data in steps[: len(steps) - stop]))


def stack_discards(state: State, *tops: str) -> None:
    """Decide which cards come off the discard pile whenever it is shuffled next.

    Each of `tops` names all cards that are then drawn from it; meanwhile none is discarded.
    """
    rest = discarded(state).split()
    for top in tops:
        order = [*top.split(), *without(rest, top.split())]
        state.stack([state.game.read_pile("discard", order)])
        rest = order[len(top.split()) :]


def whole_game(goal: Sequence[str], **options: Any) -> State:
    """Play a whole game that ends with the menageries `goal`; at least 14 animals are there."""
    start = begin(goal)
    shots = 30 - sum(len(words.split()) for words in goal)
    counts = actions(shoot=shots, trade=16 - shots)
    animals = without(ANIMALS * 5, " ".join(start).split())
    seats = [*DRAWERS, *LAST_PLAYERS]
    steps = plan(seats, start, goal, animals, {"shoot": shots, "trade": 16 - shots})
    draws = " ".join(card for card, _ in steps[:26])
    last = {
        seat: " ".join(steps[i][0] for i in range(26, 38) if seats[i] == seat) for seat in range(4)
    }
    state = deal(last, draws, start, actions=counts, **options)
    for i, (_, data) in enumerate(steps):
        # A step that leaves only one move is played at once.
        if cards_left(state) == 38 - i:
            play(state, data)
    return state


def cards_left(state: State) -> int:
    """Count the cards in the Play Deck and in all hands, but for the one a turn begins with."""
    seats = table(state)["seats"]
    found: int = table(state)["deck_size"] + sum(seat["hand_size"] for seat in seats)
    return found
