"""Change everything a viewer may not know: every byte he gets stays the same."""

import json
import random

import pytest

from courtcards.engine.errors import CourtCardsError
from courtcards.engine.gate import SPECTATOR
from courtcards.play.game import Game, make_game
from courtcards.play.state import Decision, State
from courtcards.play.stepper import Shuffle
from courtcards.play.view import View
from tests.hidden.worlds import WORLDS, Log
from tests.variants import VARIANTS, variant_name

MOMENTS = 5
TRIES = 6


@pytest.mark.parametrize("game", VARIANTS, ids=variant_name)
def test_nothing_a_viewer_gets_depends_on_what_he_may_not_know(game: Game) -> None:
    chance = random.Random(variant_name(game))
    changed = 0
    for _ in range(MOMENTS):
        state = random_moment(game, chance)
        for viewer in [SPECTATOR, *range(game.players)]:
            changed += changes_nothing_for(state, viewer, chance)
    assert changed > MOMENTS, "too few other worlds were found to show anything"


def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("courtcards.play.kernels.conceal_in", lambda states, viewer: None)
    chance = random.Random(1)
    state = random_moment(make_game("cockroach-poker", 4, None, {}), chance)
    with pytest.raises(AssertionError):
        changes_nothing_for(state, SPECTATOR, chance)


def random_moment(game: Game, chance: random.Random) -> State:
    """Play a random game and stop somewhere before its end."""
    state = game.deal(seed=chance.getrandbits(64))
    ahead = state.copy()
    steps = 0
    while not ahead.over:
        ahead.play(chance.choice(ahead.moves()))
        steps += 1
    numbers = [entry.number for entry in ahead.log if isinstance(entry, Decision)]
    for number in numbers[: chance.randrange(steps)]:
        state.play(number)
    return state


def changes_nothing_for(state: State, viewer: int, chance: random.Random) -> bool:
    """Compare the viewer's bytes with those in another world; False if none was found."""
    for _ in range(TRIES):
        log = WORLDS[state.game.name](state, viewer, chance)
        other = replay(state, log, viewer)
        if other is not None and other.full_view().data != state.full_view().data:
            assert sent(other.seen_by(viewer)) == sent(state.seen_by(viewer))
            return True
    return False


def replay(state: State, log: Log, viewer: int) -> State | None:
    """Play another world's log; None if it is no possible game.

    That happens where others could not have played as they did: a payment nobody had to make, or a
    choice where there was none. The viewer's own decisions must always be possible.
    """
    game = state.game
    piles = [entry for entry in log if isinstance(entry, Shuffle)]
    first = state.first_player if game.kind.first_is_free else 0
    other = State.deal(game, None, first, piles)
    for entry in log:
        if not isinstance(entry, Decision):
            continue
        if other.turn != entry.seat:
            return None
        try:
            other.play(entry.number)
        except CourtCardsError:
            assert entry.seat != viewer, "the viewer's own moves depend on what he may not know"
            return None
    return other if other.turn == state.turn and not other.stacked else None


def sent(view: View) -> bytes:
    """Everything a viewer gets, as bytes."""
    texts = [view.tell(language) for language in ("en", "ja")]
    moves = [move.text(language) for move in view.moves for language in ("en", "ja")]
    data = json.dumps([view.data, texts, moves], ensure_ascii=False).encode()
    arrays = (view.observation, view.mask, view.history, view.states)
    return b"".join([data, *(array.tobytes() for array in arrays)])
