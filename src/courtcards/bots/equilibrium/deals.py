"""Every deal of two-player Cockroach Poker that differs for the players, with its probability."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import chain, zip_longest
from math import factorial, prod

from courtcards.play.game import Game
from courtcards.play.state import State

Counts = tuple[int, ...]


@dataclass(frozen=True)
class Deal:
    """A dealt game, ready for its first decision, and how likely it is."""

    state: State
    probability: float


def count_deals(game: Game) -> int:
    """Count the deals without making them.

    >>> from courtcards.play.game import game
    >>> count_deals(game("cockroach-poker", 2, creatures=2, copies=2, limit=2, removed=0))
    3
    """
    copies = game.options["copies"]

    @cache
    def ways(kinds: int, left: Counts) -> int:
        if kinds == 0:
            return int(not any(left))
        return sum(ways(kinds - 1, rest) for _, rest in _shares(copies, left))

    return ways(game.options["creatures"], _sizes(game))


def all_deals(game: Game) -> Iterator[Deal]:
    """Deal the game in every way.

    >>> from courtcards.play.game import game
    >>> tiny = game("cockroach-poker", 2, creatures=2, copies=2, limit=2, removed=0)
    >>> [round(deal.probability, 3) for deal in all_deals(tiny)]
    [0.167, 0.667, 0.167]
    """
    kinds, copies, sizes = game.options["creatures"], game.options["copies"], _sizes(game)
    orders = factorial(kinds * copies) // factorial(copies) ** kinds
    for places in _splits(kinds, copies, sizes):
        # places[k] says how many cards of kind k each seat gets, and how many are removed.
        piles = list(zip(*places, strict=True))
        ways = prod(
            factorial(size) // prod(map(factorial, pile))
            for size, pile in zip(sizes, piles, strict=True)
        )
        yield Deal(_deal(game, piles), ways / orders)


def _sizes(game: Game) -> Counts:
    """Return how many cards each seat is dealt, and how many are removed."""
    hands = game.deal(seed=0).record["hand_size"][: game.players]
    return (*(int(size) for size in hands), game.options["removed"])


def _shares(copies: int, left: Counts) -> Iterator[tuple[Counts, Counts]]:
    """Share out the cards of one kind; yield who gets how many, and the places left after it."""
    for one in range(min(copies, left[0]) + 1):
        for two in range(min(copies - one, left[1]) + 1):
            away = copies - one - two
            if away <= left[2]:
                yield (one, two, away), (left[0] - one, left[1] - two, left[2] - away)


def _splits(kinds: int, copies: int, left: Counts) -> Iterator[tuple[Counts, ...]]:
    if kinds == 0:
        if not any(left):
            yield ()
        return
    for share, rest in _shares(copies, left):
        for others in _splits(kinds - 1, copies, rest):
            yield (share, *others)


def _deal(game: Game, piles: list[Counts]) -> State:
    """Stack the deck so that the seats get these cards, and have the rules deal it."""
    words = game.kind.words.CARDS
    one, two, away = ([words[k] for k, n in enumerate(pile) for _ in range(n)] for pile in piles)
    dealt = [card for card in chain.from_iterable(zip_longest(one, two)) if card is not None]
    state = game.deal(seed=0, first_player=0, piles=[("deck", [*dealt, *away])])
    for seat in range(2):
        assert state.record["hand"][seat][: len(piles[seat])].tolist() == list(piles[seat])
    return state
