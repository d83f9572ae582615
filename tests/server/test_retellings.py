"""A game that somebody looks at again is found once, and played again once."""

import courtcards as cc
from courtcards.play.state import State
from courtcards.server.retellings import Find, Found, Retellings

GAME = cc.game("royal-gambit", players=2, target=10, max_hands=3)


class Shelf:
    """Games that are kept, and how often each was looked for."""

    def __init__(self, most_kept: int) -> None:
        self.retellings = Retellings(most_kept)
        self.sought: list[int] = []

    def tell(self, number: int, state: State) -> State:
        told = self.retellings.tell(("t", number), self._finder(number, state))
        assert told is not None
        return told.game.state

    def _finder(self, number: int, state: State) -> Find:
        def find() -> Found:
            self.sought.append(number)
            return Found(state, 1.0)

        return find


def over(seed: int) -> State:
    state = GAME.deal(seed=seed)
    while not state.over:
        state.play(int(state.legal[0]))
    return state


def test_a_finished_game_is_found_once_as_long_as_it_is_kept() -> None:
    shelf = Shelf(most_kept=2)
    first, second, third = (over(seed) for seed in (1, 2, 3))
    for number, state in ((1, first), (2, second), (1, first), (3, third), (1, first)):
        assert shelf.tell(number, state) is state
    assert shelf.sought == [1, 2, 3]
    shelf.tell(2, second)
    assert shelf.sought == [1, 2, 3, 2]


def test_a_game_that_is_on_is_always_told_up_to_now() -> None:
    shelf = Shelf(most_kept=2)
    state = GAME.deal(seed=1)
    while not state.over:
        assert shelf.tell(1, state.copy()) == state
        state.play(int(state.legal[0]))
    shelf.tell(1, state)
    sought = len(shelf.sought)
    shelf.tell(1, state)
    assert len(shelf.sought) == sought


def test_what_was_never_finished_is_not_kept() -> None:
    retellings = Retellings()
    assert retellings.tell(("t", 1), lambda: None) is None
    told = retellings.tell(("t", 1), lambda: Found(over(1), 2.5))
    assert told is not None
    assert told.cost == 2.5
    again = retellings.tell(("t", 1), lambda: None)
    assert again is not None
    assert (again.game, again.cost) == (told.game, 0.0)
