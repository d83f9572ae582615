"""Change everything that a viewer may not know: every byte they get stays the same.

That needs somebody who knows what is hidden, and it must not be the code that is tested. So a game's author
writes an *other world*: a function that gets a state, a viewer and a random generator, and returns the log
of another game that must look the same to that viewer. Cards that they cannot know are exchanged among the
places where they cannot see them, and a decision that named such a card names the new one.
"""

import json
import random
from collections.abc import Callable

from courtcards.bots.minds import mind_of
from courtcards.bots.recollect import recollect
from courtcards.bots.worlds import Worlds
from courtcards.engine.compile import Array
from courtcards.engine.errors import CourtCardsError
from courtcards.engine.gate import SPECTATOR
from courtcards.play.game import Game
from courtcards.play.moves import Decision
from courtcards.play.state import State
from courtcards.play.stepper import Shuffle
from courtcards.play.view import View
from courtcards.testing.telling import fail, same
from courtcards.testing.variants import variant_name

Log = list[Shuffle | Decision]
OtherWorld = Callable[[State, int, random.Random], Log]

MOMENTS = 5
TRIES = 6
DRAWS = 2


def nothing_depends_on_what_a_viewer_may_not_know(game: Game, other_world: OtherWorld) -> None:
    """At random moments of random games, look at other worlds as everybody at the table."""
    chance = random.Random(variant_name(game))
    changed = 0
    for _ in range(MOMENTS):
        state = random_moment(game, chance)
        for viewer in [SPECTATOR, *range(game.players)]:
            changed += changes_nothing_for(state, viewer, chance, other_world)
    assert changed > MOMENTS, "too few other worlds were found to show anything"


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


def changes_nothing_for(
    state: State, viewer: int, chance: random.Random, other_world: OtherWorld
) -> bool:
    """Compare the viewer's bytes with those in another world; False if none was found."""
    for _ in range(TRIES):
        other = replay(state, other_world(state, viewer, chance), viewer)
        if other is not None and other.full_view().data != state.full_view().data:
            looks_the_same(other.seen_by(viewer), state.seen_by(viewer))
            return True
    return False


def replay(state: State, log: Log, viewer: int) -> State | None:
    """Play another world's log; None if that game is impossible.

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
            assert entry.seat != viewer, "the viewer's own moves depend on what they may not know"
            return None
    return other if other.turn == state.turn and not other.stacked else None


def sent(view: View) -> dict[str, bytes]:
    """Return everything a viewer gets, as bytes."""
    languages = view.game.kind.languages
    texts = [view.tell(language) for language in languages]
    moves = [move.text(language) for move in view.moves for language in languages]
    parts = {"data": view.data, "sentences": texts, "moves": moves}
    arrays = {
        "observation": view.observation,
        "mask": view.mask,
        "history": view.history,
        "recollection": recollect(view),
        "record": view.states,
    }
    return {
        **{name: json.dumps(one, ensure_ascii=False).encode() for name, one in parts.items()},
        **{name: array.tobytes() for name, array in arrays.items()},
    }


def looks_the_same(other: View, real: View) -> None:
    """Fail unless a viewer gets the same, byte by byte, in another world as in the real one."""
    got, wanted = sent(other), sent(real)
    parts = [name for name, one in wanted.items() if got[name] != one]
    if not parts:
        return
    same(
        other.data,
        real.data,
        f"what may not be known is told: in another world {_whose(real)} view",
    )
    record, names = other.states[0], other.states.dtype.names or ()
    fields = [name for name in names if record[name].tobytes() != real.states[0][name].tobytes()]
    fail(
        f"What may not be known is told in {_whose(real)} {', '.join(parts)}"
        + (f": `conceal` leaves {', '.join(fields)}." if fields else ".")
    )


def _whose(view: View) -> str:
    return "a spectator's" if view.viewer == SPECTATOR else f"seat {view.viewer}'s"


def a_drawn_world_looks_like_the_real_one(game: Game) -> None:
    """What bots imagine, by `redeal` or by a mind of the game's own, is the same to who imagines it."""
    if not mind_of(game.name).can_search:
        return
    chance = random.Random(variant_name(game))
    state = random_moment(game, chance)
    for viewer in range(game.players):
        view = state.view(viewer)
        worlds, likelihoods = Worlds(view, chance.getrandbits(32)).draw(DRAWS)
        for i in range(DRAWS):
            looks_the_same(_seen_in(state, worlds[i : i + 1], viewer), view)
        assert (likelihoods > 0).all()


def _seen_in(real: State, world: Array, viewer: int) -> View:
    """Return what the viewer would see if the world were the real one."""
    other = real.copy()
    other._states[:] = world
    other._stepper.look(other._states)
    return other.seen_by(viewer)
