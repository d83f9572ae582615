"""Batches with company: seats that remember, and compiled bots in the seats that are not the learner's."""

import numpy as np
import pytest

import courtcards as cc
from courtcards.adapters.core.batch import Batch
from courtcards.adapters.core.company import PEOPLE
from courtcards.adapters.core.kernels import DEAL_NEXT_STEP, DEAL_SAME_STEP
from courtcards.adapters.opponents import compiled_opponents
from courtcards.bots.compiled_bot import CompiledBot
from courtcards.bots.recollect import recollect, recollection_size
from courtcards.engine.chance import derive_key
from courtcards.engine.compile import Array
from courtcards.play.game import Game, make_game
from courtcards.play.state import State
from courtcards.play.view import View
from courtcards.testing.variants import variant_name
from tests.variants import DEFAULTS

COUNT = 3
SEED = 5
TINY = cc.game("cockroach-poker", 3, creatures=2, copies=3, limit=2, removed=0)
every_game = pytest.mark.parametrize("game", DEFAULTS, ids=variant_name)
# Of each way to choose one: by chance, by rules of thumb, by a solver or a search.
WITH_BOTS = [
    (TINY, ["novice", "expert"]),
    (make_game("royal-gambit", 4, None, {"target": 30}), ["thumb", "solver", "random"]),
    (make_game("royal-menagerie", 4, None, {}), ["novice", "regular", "random"]),
]
with_bots = pytest.mark.parametrize(("game", "names"), WITH_BOTS, ids=lambda one: str(one))


def told(view: View) -> list[int]:
    """Return an observation with history, made by the house's own view."""
    return np.concatenate([view.observation, recollect(view)]).tolist()


def state_of(batch: Batch, place: int) -> State:
    seed, first = batch.origin(place)
    return State.deal(batch.game, seed, first)


@every_game
def test_what_a_seat_remembers_is_made_of_the_events_it_saw(game: Game) -> None:
    batch = Batch(game, COUNT, history=True)
    batch.deal(seed=SEED)
    states = [state_of(batch, place) for place in range(COUNT)]
    ended = 0
    for _ in range(150):
        everyone = batch.observe_all()
        for place, state in enumerate(states):
            if state.turn is None:
                assert not batch.observations[place, game.observation_size :].any()
                assert batch.finals[place].tolist() == everyone[place].tolist()
                ended += 1
            else:
                assert batch.observations[place].tolist() == told(state.view(state.turn))
            for seat in range(game.players):
                assert everyone[place, seat].tolist() == told(state.view(seat))
        was_over = [state.over for state in states]
        batch.play(batch.pick(), DEAL_NEXT_STEP)
        for place, state in enumerate(states):
            if was_over[place]:
                states[place] = state_of(batch, place)
            else:
                state.play(int(batch.actions[place]))
    assert ended or game.name == "royal-gambit"


@every_game
def test_history_changes_nothing_else(game: Game) -> None:
    plain, longer = Batch(game, COUNT), Batch(game, COUNT, history=True)
    for batch in (plain, longer):
        batch.deal(seed=SEED)
    for _ in range(100):
        assert np.array_equal(plain.observations, longer.observations[:, : game.observation_size])
        assert np.array_equal(plain.masks, longer.masks)
        assert np.array_equal(plain.rewards, longer.rewards)
        for batch in (plain, longer):
            batch.play(batch.pick(), DEAL_SAME_STEP)


class Replayed:
    """A game of a batch with bots, played once more by the same bots at a table."""

    def __init__(self, batch: Batch, place: int, names: list[str]) -> None:
        self.batch, self.place = batch, place
        self.state = state_of(batch, place)
        self.seat = int(batch.seats[place])
        self.bots = self._seat_bots(compiled_opponents(batch.game, names))
        self.let_bots_play()

    def _seat_bots(self, bots: list[CompiledBot]) -> dict[int, CompiledBot]:
        """Seat those people of the bots who play in the batch, with the same luck."""
        game, company = self.batch.game, self.batch._company
        luck = np.empty(1, np.uint64)
        number = self.place + (int(self.batch._slots["dealt"][self.place]) - 1) * COUNT
        derive_key(self.batch._master, number, np.empty(8, np.uint32), luck)
        seated = {}
        for steps, bot in enumerate(bots, 1):
            seat = (self.seat + steps) % game.players
            bot.reset(game, seat, (int(luck[0]) >> 2) + seat)
            record = company.specs[self.place, seat : seat + 1]  # type: ignore[union-attr]
            people = np.array([bot.spec(one).record for one in range(PEOPLE)], record.dtype)
            assert record.tobytes() in {one.tobytes() for one in people}
            bot._desk.specs[seat : seat + 1] = record
            seated[seat] = bot
        return seated

    def let_bots_play(self) -> None:
        state = self.state
        while state.turn not in (None, self.seat):
            assert state.turn is not None
            state.play(self.bots[state.turn].choose(state.view(state.turn)))

    def agrees(self) -> bool:
        view = self.state.view(self.seat)
        batch, place = self.batch, self.place
        return batch.observations[place].tolist() == told(view) and (
            batch.masks[place].tolist() == view.mask.tolist()
        )


@with_bots
def test_bots_in_a_batch_play_as_they_do_at_a_table(game: Game, names: list[str]) -> None:
    batch = Batch(game, COUNT, history=True, bots=compiled_opponents(game, names))
    batch.deal(seed=SEED)
    games = [Replayed(batch, place, names) for place in range(COUNT)]
    ended = 0
    for _ in range(60):
        assert all(one.agrees() for one in games)
        was_over = [one.state.over for one in games]
        batch.play(batch.pick(), DEAL_NEXT_STEP)
        for place, one in enumerate(games):
            if was_over[place]:
                games[place] = Replayed(batch, place, names)
                continue
            one.state.play(int(batch.actions[place]))
            one.let_bots_play()
            assert batch.ended[place] == one.state.over
            if one.state.result is not None:
                ended += 1
                won = np.flatnonzero(batch.rewards[place]).tolist()
                assert won == one.state.result.winners
                assert batch.last_seats[place] == one.seat
                assert batch.finals[place, one.seat].tolist() == told(one.state.view(one.seat))
    assert ended > 0


def test_the_learner_takes_every_seat_with_everybody_as_first_player() -> None:
    bots = compiled_opponents(TINY, "random")
    batch = Batch(TINY, 1, bots=bots)
    taken = set()
    for _ in range(30):
        batch.deal(seed=None)
        taken.add((int(batch.seats[0]), batch.origin(0)[1]))
        assert batch.turns[0] == batch.seats[0]
    assert len(taken) == 9


def test_the_learner_keeps_a_seat_it_has_chosen() -> None:
    batch = Batch(TINY, 20, bots=compiled_opponents(TINY, "random"), seat=2)
    batch.deal(seed=1)
    for _ in range(50):
        assert (batch.turns == 2).all()
        batch.play(batch.pick(), DEAL_SAME_STEP)


def series(batch: Batch, place: int, rounds: int = 40) -> list[bytes]:
    """Play the first legal move in every game, and return what was seen in one place."""
    batch.deal(seed=SEED)
    seen = []
    for _ in range(rounds):
        batch.play(first_moves(batch), DEAL_SAME_STEP)
        seen.append(batch.observations[place].tobytes())
    return seen


def first_moves(batch: Batch) -> Array:
    return batch.masks.argmax(axis=1).astype(np.int64)


def test_games_with_bots_follow_from_the_seed_whatever_happens_in_other_places() -> None:
    bots = compiled_opponents(TINY, ["thumb", "expert"])
    assert series(Batch(TINY, 4, bots=bots), 2) == series(Batch(TINY, 4, bots=bots), 2)
    one, other = Batch(TINY, 2, bots=bots), Batch(TINY, 2, bots=bots)
    for batch in (one, other):
        batch.deal(seed=SEED)
    other.deal(which=np.array([False, True]))
    for _ in range(20):
        for batch in (one, other):
            batch.play(first_moves(batch), DEAL_SAME_STEP)
        assert one.observations[0].tobytes() == other.observations[0].tobytes()


def test_what_a_bot_does_does_not_depend_on_what_the_learner_remembers() -> None:
    bots = compiled_opponents(TINY, "thumb")
    plain, longer = (Batch(TINY, 4, bots=bots, history=one) for one in (False, True))
    size = 2 * TINY.observation_size
    assert [seen[:size] for seen in series(longer, 0)] == series(plain, 0)
    assert longer.observations.shape[1] == TINY.observation_size + recollection_size(TINY)


def test_every_game_shows_the_learner_a_decision() -> None:
    # Many of these games end before the last seat has decided anything.
    game = cc.game("cockroach-poker", 6, creatures=2, copies=3, limit=2, removed=0)
    batch = Batch(game, 200, bots=compiled_opponents(game, "random"))
    batch.deal(seed=SEED)
    for _ in range(30):
        assert (batch.choices > 1).all()
        ended = batch.play(batch.pick(), DEAL_SAME_STEP)
        assert ended == batch.ended.sum()
        assert (batch.rewards.any(axis=1) == batch.ended).all()
        assert (batch.last_steps[batch.ended] > 0).all()
