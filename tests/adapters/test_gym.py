from pathlib import Path

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded, UnregisteredEnv
from gymnasium.utils.env_checker import check_env

from courtcards.adapters.gym import Env, register
from courtcards.adapters.ids import gym_id
from courtcards.bots.bot import Bot
from courtcards.bots.budget import Budget
from courtcards.bots.recollect import recollect
from courtcards.engine.errors import MoveError, OptionError
from courtcards.games import GAMES
from courtcards.play.game import Game
from courtcards.play.moves import Move
from courtcards.play.view import View

NAMES = [kind.name for kind in GAMES]


def play_out(env: Env, seed: int) -> tuple[list[bytes], float]:
    seen, _ = env.reset(seed=seed)
    env.action_space.seed(seed)
    told, over, reward = [seen["observation"].tobytes()], False, 0.0
    while not over:
        assert reward == 0
        seen, reward, over, truncated, _ = env.step(env.action_space.sample())
        assert not truncated
        told.append(seen["observation"].tobytes())
    return told, reward


# It plays an action of one position in another, where it may be illegal.
@pytest.mark.filterwarnings("ignore:.*is not legal now.*The game ends:UserWarning")
@pytest.mark.parametrize("name", NAMES)
def test_gymnasium_finds_nothing_wrong(name: str) -> None:
    register()
    env = gymnasium.make(gym_id(name), opponents="random", disable_env_checker=True)
    check_env(env.unwrapped)


@pytest.mark.parametrize("name", NAMES)
def test_a_seed_decides_the_game_with_its_bots(name: str) -> None:
    one, other = Env(name), Env(name)
    assert play_out(one, 3) == play_out(other, 3)
    assert play_out(one, 3) != play_out(one, 4)


def test_observation_and_mask_are_those_of_the_seat() -> None:
    env = Env("cockroach-poker", players=3, seat=1)
    seen, info = env.reset(seed=2)
    assert info == {"seat": 1}
    assert env.state is not None
    assert env.state.turn == 1
    assert np.array_equal(seen["observation"], env.state.view(1).observation)
    assert np.array_equal(seen["action_mask"], env.state.view(1).mask)
    assert np.array_equal(env.action_masks(), seen["action_mask"] == 1)


@pytest.mark.parametrize("name", NAMES)
def test_with_history_the_seat_is_told_what_it_remembers(name: str) -> None:
    register()
    env = gymnasium.make(gym_id(name, history=True), opponents="random").unwrapped
    assert isinstance(env, Env)
    seen, _ = env.reset(seed=2)
    over = False
    while not over:
        told = np.concatenate([env.view.observation, recollect(env.view)])
        assert np.array_equal(seen["observation"], told)
        assert env.observation_space.contains(seen)
        seen, _, over, _, _ = env.step(env.action_space.sample())


def test_every_seat_is_taken_in_turn_unless_one_is_chosen() -> None:
    env = Env("cockroach-poker", players=3, opponents="random")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}
    env = Env("cockroach-poker", players=3, opponents="random", seat=2)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


def test_anybody_may_begin() -> None:
    env = Env("cockroach-poker", players=3, opponents="random", seat=0)
    first = set()
    for seed in range(20):
        env.reset(seed=seed)
        assert env.state is not None
        first.add(env.state.first_player)
    assert first == {0, 1, 2}


def test_the_reward_is_that_of_the_result() -> None:
    env = Env("cockroach-poker", players=2, opponents="random")
    rewards = []
    for seed in range(20):
        _, reward = play_out(env, seed)
        assert env.state is not None
        assert env.state.result is not None
        assert reward == (env.seat in env.state.result.winners)
        rewards.append(reward)
    assert set(rewards) == {0.0, 1.0}


def test_a_learner_always_has_a_first_decision() -> None:
    env = Env("cockroach-poker", players=6, opponents="random", creatures=2, copies=3, limit=2)
    for seed in range(100):
        seen, _ = env.reset(seed=seed)
        assert seen["action_mask"].any()


def test_samples_are_legal_unless_a_mask_says_otherwise() -> None:
    env = Env("royal-gambit", players=2, opponents="random")
    seen, _ = env.reset(seed=1)
    assert {int(env.action_space.sample()) for _ in range(50)} == {0, 1}
    other = np.zeros_like(seen["action_mask"])
    other[7] = 1
    assert env.action_space.sample(other) == 7


def test_an_action_outside_the_mask_ends_the_game_and_names_the_legal_moves() -> None:
    env = Env("royal-gambit", players=2, opponents="random", seat=0)
    env.reset(seed=1)
    sentence = "“move 9” is not legal now: Player 1 may hit; stay."
    with pytest.warns(UserWarning, match=f"{sentence} The game ends with a reward of -1"):
        _, reward, terminated, truncated, info = env.step(9)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert info == {"seat": 0, "refused": sentence}
    with pytest.raises(ResetNeeded):
        env.step(0)


def test_what_is_no_action_is_an_error() -> None:
    env = Env("royal-gambit", players=2, opponents="random", seat=0)
    env.reset(seed=1)
    for action in (28, -1, 1.5, None):
        with pytest.raises(InvalidAction, match="An action is a number below 28, not"):
            env.step(action)  # type: ignore[arg-type]


def test_a_strict_environment_refuses_an_action_outside_the_mask() -> None:
    env = Env("royal-gambit", players=2, opponents="random", seat=0, strict=True)
    env.reset(seed=1)
    with pytest.raises(
        InvalidAction, match="“move 9” is not legal now: Player 1 may hit; stay"
    ) as found:
        env.step(9)
    assert isinstance(found.value, MoveError)


def test_a_step_needs_a_game() -> None:
    env = Env("cockroach-poker", players=2, opponents="random")
    for call in (lambda: env.step(0), env.render):
        with pytest.raises(ResetNeeded, match=r"No game is in progress: call reset\(\) first"):
            call()
    play_out(env, 1)
    with pytest.raises(ResetNeeded, match=r"No game is in progress: call reset\(\) first"):
        env.step(0)


def test_bad_settings_are_refused() -> None:
    with pytest.raises(OptionError, match="A seat is a number from 0 to 3, not 4"):
        Env("royal-gambit", seat=4)
    with pytest.raises(OptionError, match="There are 3 other seats, not 2"):
        Env("royal-gambit", opponents=["random", "thumb"])
    with pytest.raises(OptionError, match="There is no bot 'genius' for royal-gambit"):
        Env("royal-gambit", opponents="genius")
    with pytest.raises(
        OptionError, match="There is no render mode 'film': there are human, ansi or rgb"
    ):
        Env("royal-gambit", render_mode="film")


def test_gymnasium_knows_only_the_versions_there_are() -> None:
    register()
    register()
    with pytest.raises(UnregisteredEnv, match="RoyalGambit"):
        gymnasium.make("courtcards/RoyalGambit-v7")


def test_gymnasium_makes_several_at_once() -> None:
    register()
    envs = gymnasium.make_vec(gym_id("royal-gambit"), 3, "sync", players=2, opponents="random")
    seen, _ = envs.reset(seed=1)
    assert seen["observation"].shape == (3, 96)
    seen, rewards, *_ = envs.step(np.zeros(3, int))
    assert rewards.shape == (3,)
    envs.close()


class Watcher(Bot):
    """Writes down what it is shown, and plays the first move."""

    name = "watcher"

    def reset(self, game: Game, seat: int, seed: int) -> None:
        self.seat, self.seen = seat, list[int]()

    def observe(self, view: View) -> None:
        assert view.viewer == self.seat
        self.seen.append(len(view.history))

    def choose(self, view: View) -> Move:
        # Nothing has happened that it was not shown.
        assert self.seen[-1] == len(view.history)
        return view.moves[0]


def test_a_bot_of_anybody_is_an_opponent_that_watches() -> None:
    env = Env("cockroach-poker", players=3, opponents=Watcher, budget="40", seat=0)
    play_out(env, 5)
    assert env.state is not None
    for seat, bot in enumerate(env.bots, 1):
        assert isinstance(bot, Watcher)
        assert bot.budget == Budget(iterations=40)
        assert (bot.seat, bot.seen[-1]) == (seat, len(env.state.history))
        assert bot.seen == sorted(set(bot.seen))


def test_opponents_are_found_like_everywhere(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        "from courtcards.bots.bot import Bot\n"
        "class Mine(Bot):\n"
        "    name = 'mine'\n"
        "    def choose(self, view): return view.moves[0]\n"
    )
    env = Env("cockroach-poker", players=4, opponents=[str(file), "regular:jester", Watcher()])
    assert [bot.name for bot in env.bots] == ["mine", "regular:jester", "watcher"]
    play_out(env, 1)
    with pytest.raises(OptionError, match="There is no 'Other' in .*, which has Mine"):
        Env("cockroach-poker", players=2, opponents=f"{file}:Other")
    with pytest.raises(OptionError, match="A budget is written"):
        Env("cockroach-poker", players=2, budget="long")
