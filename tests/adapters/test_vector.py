from typing import Any

import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.vector import AutoresetMode

import courtcards as cc
from courtcards.adapters.ids import zoo_id
from courtcards.adapters.vector import VectorEnv
from courtcards.bots.bot import Bot
from courtcards.bots.budget import Budget
from courtcards.bots.catalogue import make_bot
from courtcards.bots.recollect import recollection_size
from courtcards.engine.errors import CourtCardsError, MoveError, OptionError
from courtcards.play.game import Game
from courtcards.play.moves import Move
from courtcards.play.view import View
from courtcards.testing.variants import variant_name
from tests.variants import DEFAULTS

TINY = cc.game("cockroach-poker", 2, creatures=2, copies=2, limit=2, removed=0)
every_game = pytest.mark.parametrize("game", DEFAULTS, ids=variant_name)


class First(Bot):
    """A bot that Python plays."""

    name = "first"

    def choose(self, view: View) -> Move:
        return view.moves[0]


def started(game: Game, count: int = 50, mode: str = "SameStep") -> VectorEnv:
    env = VectorEnv(game, count, autoreset_mode=mode)
    env.reset(seed=1)
    return env


@every_game
def test_what_comes_out_is_in_the_spaces(game: Game) -> None:
    env = VectorEnv(game, 20)
    seen, infos = env.reset(seed=1)
    for _ in range(50):
        assert env.observation_space.contains(seen)
        assert infos["turn"].shape == (20,)
        actions = env.sample()
        assert env.action_space.contains(actions)
        seen, rewards, terminations, truncations, infos = env.step(actions)
        assert rewards.shape == (20, game.players)
        assert terminations.dtype == truncations.dtype == np.bool_
        assert not truncations.any()


@every_game
def test_nothing_is_copied(game: Game) -> None:
    env = started(game)
    first = env.step(env.sample())
    second = env.step(env.sample())
    assert first[0]["observation"] is second[0]["observation"]
    assert first[0]["action_mask"] is second[0]["action_mask"]
    assert first[1] is second[1]


@every_game
def test_a_row_is_what_the_seat_to_move_sees(game: Game) -> None:
    env = started(game)
    for _ in range(20):
        seen, *_, infos = env.step(env.sample())
        everyone = env.observe()
        rows = np.arange(env.num_envs)
        assert np.array_equal(seen["observation"], everyone[rows, infos["turn"]])
        assert np.array_equal(env.observe(1), everyone[:, 1])


def test_games_that_end_are_dealt_anew_in_the_same_step() -> None:
    env = started(TINY)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    lengths = np.zeros(50, int)
    ended = 0
    for _ in range(30):
        seen, rewards, terminations, _, infos = env.step(env.sample())
        lengths += 1
        assert (seen["action_mask"].sum(axis=1) > 0).all()
        assert (rewards.sum(axis=1) == terminations).all()
        assert ("episode" in infos) == terminations.any()
        if terminations.any():
            assert np.array_equal(infos["_episode"], terminations)
            assert np.array_equal(infos["episode"]["l"], np.where(terminations, lengths, 0))
            assert np.array_equal(infos["episode"]["r"], rewards)
            assert (infos["episode"]["t"][terminations] >= 0).all()
        lengths[terminations] = 0
        ended += int(terminations.sum())
    assert ended > 50


def test_the_end_is_seen_from_every_seat() -> None:
    env = started(TINY, 1, "Disabled")
    over = np.array([False])
    while not over.any():
        *_, over, _, infos = env.step(env.sample())
    assert np.array_equal(infos["final_obs"]["observation"], env.observe())
    assert infos["_final_obs"].tolist() == [True]


def test_games_that_end_are_dealt_anew_in_the_next_step() -> None:
    env = started(TINY, mode="NextStep")
    over = np.zeros(50, bool)
    for _ in range(30):
        seen, rewards, terminations, _, _ = env.step(env.sample())
        # Where a game was over, nothing but a deal happens.
        assert not terminations[over].any()
        assert not rewards[over].any()
        assert np.array_equal(seen["action_mask"].any(axis=1), ~terminations)
        assert (env.batch.steps[over] == 0).all()
        over = terminations.copy()


def test_without_autoreset_games_are_dealt_when_asked_for() -> None:
    env = started(TINY, 2, "Disabled")
    terminations = np.zeros(2, bool)
    while not terminations.any():
        _, _, terminations, _, _ = env.step(env.sample())
    with pytest.raises(ResetNeeded, match=r"^Game \d: The game is over"):
        env.step(env.sample())
    others = [env.batch.state(place) for place in np.flatnonzero(~terminations).tolist()]
    finished = terminations.copy()
    env.reset(options={"reset_mask": finished})
    assert [env.batch.state(place) for place in np.flatnonzero(~finished).tolist()] == others
    env.step(env.sample())


def test_a_seed_gives_the_same_games() -> None:
    def play() -> list[list[int]]:
        env = started(TINY)
        return [env.step(env.sample())[0]["observation"].sum(axis=0).tolist() for _ in range(20)]

    assert play() == play()


def test_the_same_actions_give_the_same_games_whatever_their_type() -> None:
    one, other = started(TINY), started(TINY)
    for _ in range(10):
        actions = one.sample().copy()
        seen, *_ = one.step(actions)
        again, *_ = other.step(actions.astype(np.int32))
        assert np.array_equal(seen["observation"], again["observation"])


@pytest.mark.parametrize(
    "actions",
    [[1.0, 2.0], [1, 2, 3], [[1, 2]], "hit", None],
    ids=["real", "long", "deep", "word", "none"],
)
def test_actions_are_whole_numbers_one_for_each_game(actions: object) -> None:
    env = started(TINY, 2)
    with pytest.raises(InvalidAction, match="Actions are 2 whole numbers, one for each game"):
        env.step(actions)  # type: ignore[arg-type]


def test_an_action_outside_the_mask_is_refused_with_the_legal_moves() -> None:
    env = VectorEnv("royal-gambit", 3, players=2)
    env.reset(seed=1)
    with pytest.raises(
        InvalidAction, match="Game 1: “move 9” is not legal now: .*hit; stay"
    ) as found:
        env.step(np.array([0, 9, 0]))
    assert isinstance(found.value, MoveError)


def test_a_mask_has_a_place_for_each_game() -> None:
    env = started(TINY, 3)
    with pytest.raises(OptionError, match="A reset mask has 3 booleans"):
        env.reset(options={"reset_mask": np.array([True])})


def test_a_seed_or_a_mask_but_not_both() -> None:
    with pytest.raises(OptionError, match="give a seed or a reset mask, not both"):
        started(TINY, 1).reset(seed=1, options={"reset_mask": np.array([True])})


def test_a_step_needs_games() -> None:
    env = VectorEnv(TINY, 2)
    with pytest.raises(ResetNeeded, match=r"No game is in progress: call reset\(\) first"):
        env.step(np.array([0, 0]))


def test_a_seed_may_be_a_number_of_numpys() -> None:
    one, other = VectorEnv(TINY, 2), VectorEnv(TINY, 2)
    seen, _ = one.reset(seed=np.random.default_rng(1).integers(1000))  # type: ignore[arg-type]
    again, _ = other.reset(seed=int(np.random.default_rng(1).integers(1000)))
    assert np.array_equal(seen["observation"], again["observation"])
    with pytest.raises(OptionError, match="A seed is a number"):
        one.reset(seed=[1, 2])  # type: ignore[arg-type]


def test_there_are_only_seats_of_the_table() -> None:
    with pytest.raises(OptionError, match="A seat is a number from 0 to 1, not 2"):
        started(TINY).observe(2)


@pytest.mark.parametrize(
    "name", ["cockroach-poker", "cockroach_poker_v0", "courtcards/CockroachPoker-v0"]
)
def test_a_game_has_several_names(name: str) -> None:
    assert VectorEnv(name, 1, players=3).game == cc.game("cockroach-poker", 3)


def test_bad_names_and_options_are_refused() -> None:
    with pytest.raises(
        CourtCardsError, match="There is no environment 'chess_v6': there are cockroach"
    ):
        VectorEnv("chess_v6", 1)
    with pytest.raises(OptionError, match="There is no option 'colour'"):
        VectorEnv("royal-gambit", 1, colour="red")
    with pytest.raises(ValueError, match="is not a valid AutoresetMode"):
        VectorEnv("royal-gambit", 1, autoreset_mode="Sometimes")


@every_game
def test_history_is_in_its_space(game: Game) -> None:
    env = VectorEnv(game, 10, history=True)
    seen, _ = env.reset(seed=1)
    size = game.observation_size + recollection_size(game)
    for _ in range(50):
        assert seen["observation"].shape == (10, size)
        assert env.observation_space.contains(seen)
        seen, *_ = env.step(env.sample())
    assert env.observe().shape == (10, game.players, size)
    assert VectorEnv(zoo_id(game.name, history=True), 2).observe(0).shape == (2, size)


def with_random(mode: str = "SameStep", **settings: Any) -> VectorEnv:
    env = VectorEnv(TINY, 50, opponents="random", autoreset_mode=mode, **settings)
    env.reset(seed=1)
    return env


def test_a_learner_among_bots_has_rewards_of_its_own() -> None:
    env = with_random(history=True)
    before = env.batch.turns.copy()
    ended = 0
    for _ in range(30):
        seen, rewards, terminations, _, infos = env.step(env.sample())
        assert rewards.shape == (50,)
        assert env.observation_space.contains(seen)
        # The seat may be another one in the next game: the reward is that of the game before.
        by_seat = env.batch.rewards[np.arange(50), before]
        assert np.array_equal(rewards, by_seat)
        if terminations.any():
            assert np.array_equal(infos["episode"]["r"], rewards)
            last = infos["final_obs"]["observation"]
            assert last.shape == seen["observation"].shape
            own = env.batch.finals[np.arange(50), before]
            assert np.array_equal(last[terminations], own[terminations])
        assert np.array_equal(infos["turn"], env.batch.seats)
        assert np.array_equal(seen["observation"], env.observe()[np.arange(50), infos["turn"]])
        before = infos["turn"].copy()
        ended += int(terminations.sum())
    assert ended > 50


def test_a_learner_sees_the_end_from_its_seat() -> None:
    env = with_random("NextStep", seat=1)
    over = np.zeros(50, bool)
    for _ in range(30):
        seen, rewards, terminations, *_ = env.step(env.sample())
        assert not rewards[~terminations].any()
        assert not terminations[over].any()
        assert np.array_equal(seen["observation"], env.observe(1))
        assert np.array_equal(seen["action_mask"].any(axis=1), ~terminations)
        over = terminations.copy()


def test_without_autoreset_a_learner_asks_for_its_next_game() -> None:
    env = with_random("Disabled")
    terminations = np.zeros(50, bool)
    while not terminations.any():
        _, _, terminations, _, _ = env.step(env.sample())
    with pytest.raises(ResetNeeded, match="The game is over"):
        env.step(env.sample())
    seen, _ = env.reset(options={"reset_mask": terminations.copy()})
    assert (seen["action_mask"].sum(axis=1) > 1).all()


def test_bad_opponents_are_refused() -> None:
    with pytest.raises(OptionError, match="There are 3 other seats, not 2"):
        VectorEnv("royal-gambit", 2, opponents=["random", "thumb"])
    with pytest.raises(OptionError, match="There is no bot 'genius' for royal-gambit"):
        VectorEnv("royal-gambit", 2, opponents="genius")
    with pytest.raises(OptionError, match="A seat is a number from 0 to 3, not 4"):
        VectorEnv("royal-gambit", 2, opponents="random", seat=4)
    with pytest.raises(OptionError, match="Without opponents every seat is the learner's"):
        VectorEnv("royal-gambit", 2, seat=1)
    with pytest.raises(OptionError, match="compiled bots, which first is not"):
        VectorEnv("royal-gambit", 2, opponents=First)
    timed = make_bot("thumb", cc.game("royal-gambit"), Budget(milliseconds=20))
    with pytest.raises(OptionError, match="have no clock: give thumb iterations"):
        VectorEnv("royal-gambit", 2, opponents=timed)
