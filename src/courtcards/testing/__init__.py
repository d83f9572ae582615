"""Tests for any game, also for yours: the contract, hidden information and transcripts.

All built-in games go through these. They need only the library; with pytest, each of them is a separate
test:

    import pytest
    from courtcards.testing import checks

    @pytest.mark.parametrize("check", checks("my-game"), ids=str)
    def test_my_game(check):
        check()

`check_game("my-game")` makes all of them one after the other.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from courtcards.games import find
from courtcards.play.game import Game
from courtcards.testing import contract, hidden, transcripts
from courtcards.testing.hidden import OtherWorld
from courtcards.testing.variants import Tried, usual_game, variant_name, variants_of

__all__ = ["Check", "OtherWorld", "check_game", "checks"]


@dataclass(frozen=True)
class Check:
    """One thing that must be true of a game; calling it is an AssertionError if it is not."""

    run: Callable[[Game], None]
    game: Game

    def __call__(self) -> None:
        """Make the check."""
        self.run(self.game)

    def __str__(self) -> str:
        run = self.run.func if isinstance(self.run, partial) else self.run
        return f"{getattr(run, '__name__', 'check')}-{variant_name(self.game)}"


def checks(
    name: str, *, other_world: OtherWorld | None = None, tried: Tried | None = None
) -> list[Check]:
    """Return all checks of a game, in each of its variants.

    `other_world` says how to change what a viewer may not know (`courtcards.testing.hidden`); without it
    only worlds that bots imagine are compared, and no events. `tried` names the values of options to try,
    where the lowest and the highest will not do: one that makes games long, or an option of your own class.

    >>> print(checks("royal-gambit", tried={"target": (10, 30)})[0])
    numbers_and_data_of_moves_go_both_ways-royal-gambit-8
    """
    kind = find(name)
    variants = list(variants_of(kind, tried or {}))
    # What is quickest and fails first in a game that is being written comes first.
    found = [Check(one, usual_game(kind, kind.max_players)) for one in contract.ONCE]
    found += [Check(one, game) for game in variants for one in contract.CHECKS]
    found += [Check(one, game) for game in variants for one in _hidden(other_world)]
    return found + [Check(one, usual_game(kind)) for one in transcripts.CHECKS]


def _hidden(other_world: OtherWorld | None) -> Sequence[Callable[[Game], None]]:
    if other_world is None:
        return (hidden.a_drawn_world_looks_like_the_real_one,)
    leaks = partial(hidden.nothing_depends_on_what_a_viewer_may_not_know, other_world=other_world)
    return (hidden.a_drawn_world_looks_like_the_real_one, leaks)


def check_game(
    name: str, *, other_world: OtherWorld | None = None, tried: Tried | None = None
) -> int:
    """Make all checks of a game and return how many there were; the first that fails is an error."""
    found = checks(name, other_world=other_world, tried=tried)
    for check in found:
        try:
            check()
        except Exception as error:
            error.add_note(f"This was the check {check}.")
            raise
    return len(found)
