import pickle
import random
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from pettingzoo.test import (
    api_test,
    bombardment_test,
    parallel_api_test,
    performance_benchmark,
    render_test,
    seed_test,
)
from pettingzoo.utils import wrappers
from pettingzoo.utils.env_logger import EnvLogger

from courtcards.adapters import pettingzoo
from courtcards.adapters.gym import LegalMoves
from courtcards.adapters.ids import zoo_id
from courtcards.adapters.pettingzoo import AECEnvironment, Environment, env, parallel_env, raw_env
from courtcards.engine.errors import CourtCardsError, MoveError, OptionError
from courtcards.games import GAMES

NAMES = [kind.name for kind in GAMES]
every_game = pytest.mark.parametrize("name", NAMES)

# PettingZoo's tests advise against dictionaries, but for a list of its own games with masks.
with_masks = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
)


@with_masks
@every_game
@pytest.mark.parametrize("make", [env, raw_env])
def test_api(name: str, make: Callable[[str], Any]) -> None:
    api_test(make(name), num_cycles=100)


@every_game
@pytest.mark.parametrize("make", [env, raw_env])
def test_seeds(name: str, make: Callable[[str], Any]) -> None:
    seed_test(lambda: make(name), num_cycles=100)


@every_game
def test_rendering(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(Environment(name).env)
    assert "Player 1" in capsys.readouterr().out


class PlainObservations(wrappers.BaseWrapper):  # type: ignore[misc]
    """What the bombardment test takes for granted: no dictionaries, and `step` returns what is seen."""

    def observe(self, agent: str) -> Any:
        return self.env.observe(agent)["observation"]

    def observation_space(self, agent: str) -> Any:
        return self.env.observation_space(agent)["observation"]

    def action_space(self, agent: str) -> Any:
        legal = LegalMoves(self.env.action_space(agent).n)
        legal.legal = self.env.observe(agent)["action_mask"]
        return legal

    def step(self, action: Any) -> Any:
        self.env.step(action)
        return self.observe(self.agent_selection)


@every_game
def test_bombardment(name: str) -> None:
    bombardment_test(PlainObservations(env(name)), cycles=50)


@every_game
def test_performance_benchmark(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # It goes by the clock: here a second passes whenever it looks.
    clock = iter(range(100))
    benchmark = sys.modules[performance_benchmark.__module__]
    monkeypatch.setattr(benchmark.time, "time", lambda: float(next(clock)))
    performance_benchmark(raw_env(name))
    assert "turns per second" in capsys.readouterr().out


@pytest.fixture
def quiet() -> Any:
    EnvLogger.suppress_output()
    EnvLogger.flush()
    yield EnvLogger.mqueue
    EnvLogger.flush()
    EnvLogger.unsuppress_output()


@every_game
def test_parallel_api(name: str) -> None:
    parallel_api_test(parallel_env(name), num_cycles=30)


def wrapped_by_pettingzoo(name: str, **settings: Any) -> Any:
    inside = wrappers.TerminateIllegalWrapper(raw_env(name, **settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(inside))


def choose(chance: random.Random, seen: Any, over: bool) -> int | None:
    """Return a legal action, or now and then any."""
    if over:
        return None
    mask = seen["action_mask"]
    legal = np.flatnonzero(mask).tolist()
    return chance.randrange(len(mask)) if chance.random() < 0.02 else int(chance.choice(legal))


@every_game
def test_one_guard_does_what_the_three_wrappers_do(name: str, quiet: list[str]) -> None:
    ours, theirs = env(name), wrapped_by_pettingzoo(name)
    chance = random.Random(1)
    for game in range(15):
        ours.reset(seed=game)
        theirs.reset(seed=game)
        for one, other in zip(ours.agent_iter(), theirs.agent_iter(), strict=True):
            assert one == other
            assert ours.rewards == theirs.rewards
            assert ours.terminations == theirs.terminations
            assert ours.truncations == theirs.truncations
            seen, reward, over, cut, _ = ours.last()
            also_seen, *rest, _ = theirs.last()
            assert [reward, over, cut] == rest
            assert seen is not None
            assert np.array_equal(seen["observation"], also_seen["observation"])
            assert np.array_equal(seen["action_mask"], also_seen["action_mask"])
            action = choose(chance, seen, over or cut)
            ours.step(action)
            theirs.step(action)
    assert any("Illegal move made" in text for text in quiet)


@pytest.mark.parametrize("make", [env, wrapped_by_pettingzoo])
def test_wrong_order_and_wrong_actions(make: Callable[..., Any], quiet: list[str]) -> None:
    zoo = make("royal-gambit", players=2)
    for name in ("agents", "agent_selection", "rewards", "terminations", "truncations", "infos"):
        with pytest.raises(AttributeError, match=f"{name} cannot be accessed before reset"):
            getattr(zoo, name)
    for call in (lambda: zoo.step(0), lambda: zoo.observe("player_0"), zoo.render, zoo.agent_iter):
        with pytest.raises(AssertionError, match="reset"):
            call()
    zoo.reset(seed=1)
    for action in (28, -1, 1.5, None):
        with pytest.raises(AssertionError, match="action is not in action space"):
            zoo.step(action)
    for agent in zoo.agent_iter():
        zoo.step(None if zoo.terminations[agent] else 20)
    zoo.step(None)
    assert "step() called after all agents are terminated" in quiet[-1]


def test_whoever_chose_an_illegal_action_is_told_the_legal_ones(quiet: list[str]) -> None:
    zoo = env("royal-gambit", players=2)
    zoo.reset(seed=1)
    zoo.step(20)
    assert zoo.rewards == {"player_0": -1, "player_1": 0}
    _, reward, termination, truncation, info = zoo.last()
    assert (reward, termination, truncation) == (-1, True, True)
    assert info["refused"] == "“move 20” is not legal now: Player 1 may hit; stay."


def test_a_raw_environment_refuses_illegal_actions_with_the_legal_moves() -> None:
    zoo = raw_env("royal-gambit", players=2)
    zoo.reset(seed=1)
    for action in (20, 28, -1):
        with pytest.raises(
            InvalidAction, match="is not legal now: Player 1 may hit; stay"
        ) as found:
            zoo.step(action)
        assert isinstance(found.value, MoveError)
    with pytest.raises(InvalidAction, match="An action is a move's number, not 1.5"):
        zoo.step(1.5)


def test_a_step_needs_a_game() -> None:
    zoo = raw_env("cockroach-poker", players=2, creatures=2, copies=2, limit=2, removed=0)
    with pytest.raises(ResetNeeded, match=r"No game is in progress: call reset\(\) first"):
        zoo.step(0)
    zoo.reset(seed=1)
    for _ in zoo.agent_iter():
        seen, _, over, _, _ = zoo.last()
        zoo.step(None if over else int(np.flatnonzero(seen["action_mask"])[0]))
    with pytest.raises(ResetNeeded, match=r"No game is in progress: call reset\(\) first"):
        zoo.step(0)
    zoo.reset()
    assert len(zoo.agents) == 2


@every_game
def test_an_agent_sees_what_its_seat_may_know(name: str) -> None:
    zoo = raw_env(name)
    zoo.reset(seed=4)
    chance = random.Random(4)
    for _ in range(30):
        state = zoo.batch.state(0)
        for seat, agent in enumerate(zoo.possible_agents):
            seen = zoo.observe(agent)
            assert np.array_equal(seen["observation"], state.view(seat).observation)
            assert seen["action_mask"].any() == (seat == state.turn)
        legal = np.flatnonzero(zoo.last()[0]["action_mask"])
        zoo.step(int(chance.choice(legal.tolist())))
        if not zoo.agents or zoo.terminations[zoo.agent_selection]:
            break


def test_forced_steps_can_be_left_out() -> None:
    def least(forced: bool) -> int:
        zoo = raw_env("royal-menagerie", forced=forced)
        chance, fewest = random.Random(1), 99
        for game in range(5):
            zoo.reset(seed=game)
            while not zoo.terminations[zoo.agent_selection]:
                legal = np.flatnonzero(zoo.last()[0]["action_mask"]).tolist()
                fewest = min(fewest, len(legal))
                zoo.step(chance.choice(legal))
        return fewest

    assert least(forced=True) == 1
    assert least(forced=False) == 2


def test_observations_are_the_users_to_keep() -> None:
    zoo = raw_env("cockroach-poker")
    zoo.reset(seed=1)
    seen = zoo.last()[0]
    kept = seen["observation"].copy(), seen["action_mask"].copy()
    zoo.step(int(np.flatnonzero(kept[1])[0]))
    zoo.last()
    assert np.array_equal(seen["observation"], kept[0])
    assert np.array_equal(seen["action_mask"], kept[1])


def test_an_environment_can_be_pickled() -> None:
    zoo = pickle.loads(pickle.dumps(raw_env("cockroach-poker", players=3, limit=5)))
    assert isinstance(zoo, AECEnvironment)
    assert zoo.game.options["limit"] == 5
    zoo.reset(seed=1)


@every_game
def test_every_game_has_a_name_of_its_own(name: str) -> None:
    environment = getattr(pettingzoo, zoo_id(name))
    for zoo in (environment.env(), environment.raw_env(), env(zoo_id(name)), raw_env(zoo_id(name))):
        assert str(zoo) == zoo.metadata["name"] == zoo_id(name)


@with_masks
@every_game
def test_with_history_agents_are_told_what_they_remember(name: str) -> None:
    made = zoo_id(name, history=True)
    zoo = getattr(pettingzoo, made).env()
    assert str(zoo) == zoo.metadata["name"] == made
    api_test(zoo, num_cycles=50)
    zoo.reset(seed=1)
    plain = env(name)
    plain.reset(seed=1)
    for _ in range(20):
        agent = zoo.agent_selection
        seen, shorter = zoo.observe(agent), plain.observe(agent)
        size = len(shorter["observation"])
        assert np.array_equal(seen["observation"][:size], shorter["observation"])
        assert zoo.observation_space(agent).contains(seen)
        action = int(np.flatnonzero(seen["action_mask"])[-1])
        zoo.step(action)
        plain.step(action)
    assert zoo.observe("player_0")["observation"][size:].any()


def test_bad_ids_and_options_are_refused() -> None:
    with pytest.raises(AttributeError, match="royal_gambit_v9"):
        pettingzoo.royal_gambit_v9  # noqa: B018
    with pytest.raises(
        CourtCardsError, match="There is no environment 'royal_gambit_v9'.*royal_gambit_v0"
    ):
        env("royal_gambit_v9")
    with pytest.raises(OptionError, match="royal-gambit is for 2 to 8 players, not 9"):
        env("royal-gambit", players=9)
    with pytest.raises(OptionError, match="There is no render mode 'film'"):
        raw_env("royal-gambit", render_mode="film")
