"""Masked PPO by self-play on the vector environment, in one file.

    pip install ".[examples]"
    python examples/ppo.py --minutes 4

It learns Cockroach Poker for two only from the observation and the mask, and then plays against
random players. One network plays all seats; what a seat gets is known at the end of the game, so
advantages are made for each seat apart from the others'.
"""

import argparse
import math
import time

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

import courtcards as cc
from courtcards.adapters.vector import VectorEnv
from courtcards.lab.intervals import share

GAMES, STEPS = 512, 64
EPOCHS, BATCH = 2, 4096
LEARNING_RATE, CLIP, LAMBDA = 7e-4, 0.2, 0.95
ENTROPY, VALUE, GRADIENT = 0.01, 0.5, 0.5


class Network(nn.Module):
    """Policy and value: every value of every number of an observation has a vector of its own."""

    def __init__(self, game, hidden=192):
        super().__init__()
        fields = game.kind.view.observation(game.players)
        sizes = [field.size for field in fields]
        low = torch.tensor(np.repeat([field.low for field in fields], sizes))
        high = torch.tensor(np.repeat([field.high for field in fields], sizes))
        widths = high - low + 1
        self.register_buffer("shift", torch.cumsum(widths, 0) - widths - low)
        self.embed = nn.EmbeddingBag(int(widths.sum()), hidden, mode="sum")
        nn.init.normal_(self.embed.weight, std=1 / math.sqrt(sum(sizes)))
        self.body = nn.Sequential(nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.policy = nn.Linear(hidden, game.move_count)
        self.value = nn.Linear(hidden, 1)

    def forward(self, seen, mask):
        """Return the chances of the legal moves, and what the position is worth."""
        body = self.body(self.embed(seen.long() + self.shift))
        logits = self.policy(body).masked_fill(mask == 0, -1e9)
        return Categorical(logits=logits, validate_args=False), self.value(body).squeeze(-1)


def look(seen):
    """Copy what is seen into tensors: the environment overwrites its own arrays."""
    return torch.tensor(seen["observation"]), torch.tensor(seen["action_mask"])


@torch.no_grad()
def collect(env, network, seen, turn):
    """Play some steps in every game; return them, and what everyone expects after the last one."""
    steps = []
    for _ in range(STEPS):
        observation, mask = look(seen)
        chances, value = network(observation, mask)
        action = chances.sample()
        mover = torch.tensor(turn, dtype=torch.long)
        seen, rewards, ended, _, infos = env.step(action.numpy())
        turn = infos["turn"]
        # Winning is 1, losing is -1.
        result = torch.tensor(2 * rewards - 1)
        log = chances.log_prob(action)
        steps.append((observation, mask, action, log, value, mover, result, torch.tensor(ended)))
    everyone = torch.tensor(env.observe())
    flat = everyone.flatten(0, 1)
    _, expected = network(flat, torch.ones(len(flat), env.game.move_count))
    return steps, expected.view(everyone.shape[:2]), seen, turn


def advantages(steps, expected):
    """Estimate, for each decision, how much better it was than expected, seat by seat from the end."""
    rows = torch.arange(len(expected))
    coming, reward, later = expected.clone(), torch.zeros_like(expected), torch.zeros_like(expected)
    found = []
    for *_, value, mover, result, ended in reversed(steps):
        coming[ended], later[ended], reward[ended] = 0.0, 0.0, result[ended]
        surprise = reward[rows, mover] + coming[rows, mover] - value
        advantage = surprise + LAMBDA * later[rows, mover]
        coming[rows, mover], later[rows, mover], reward[rows, mover] = value, advantage, 0.0
        found.append(advantage)
    return torch.stack(found[::-1])


def improve(network, optimizer, steps, gain):
    """Do PPO's update on what was collected."""
    columns = [torch.stack(column).flatten(0, 1) for column in list(zip(*steps, strict=True))[:5]]
    observation, mask, action, old_log, value = columns
    gain = gain.flatten()
    target = gain + value
    gain = (gain - gain.mean()) / (gain.std() + 1e-8)
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(gain)).split(BATCH):
            chances, worth = network(observation[rows], mask[rows])
            ratio = (chances.log_prob(action[rows]) - old_log[rows]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            policy_loss = -torch.min(ratio * gain[rows], clipped * gain[rows]).mean()
            value_loss = (worth - target[rows]).square().mean()
            loss = policy_loss + VALUE * value_loss - ENTROPY * chances.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), GRADIENT)
            optimizer.step()


def train(game, minutes, seed):
    """Learn by self-play for some minutes."""
    # With networks this small, threads wait for each other longer than they work.
    torch.set_num_threads(1)
    torch.manual_seed(seed)
    network = Network(game)
    optimizer = torch.optim.Adam(network.parameters(), LEARNING_RATE, eps=1e-5)
    env = VectorEnv(game, GAMES)
    seen, infos = env.reset(seed=seed)
    turn, start, rounds = infos["turn"], time.monotonic(), 0
    while (spent := time.monotonic() - start) < 60 * minutes:
        optimizer.param_groups[0]["lr"] = LEARNING_RATE * (1 - spent / (60 * minutes))
        steps, expected, seen, turn = collect(env, network, seen, turn)
        improve(network, optimizer, steps, advantages(steps, expected))
        rounds += 1
        if rounds % 20 == 0:
            won = against_random(game, network, 1000, seed=rounds)
            decisions = rounds * GAMES * STEPS
            print(f"{spent:4.0f} s, {decisions:,} decisions: wins {won.percent()}", flush=True)
    return network


@torch.no_grad()
def against_random(game, network, games, seed):
    """Return how often the network wins with random players in the other seats."""
    env = VectorEnv(game, games, autoreset_mode="NextStep")
    seen, infos = env.reset(seed=seed)
    # In every game another seat is the network's, and others begin.
    own = np.arange(games) // game.players % game.players
    playing, wins = np.ones(games, bool), 0
    while playing.any():
        chances, _ = network(*look(seen))
        actions = np.where(infos["turn"] == own, chances.sample().numpy(), env.sample())
        seen, rewards, ended, _, infos = env.step(actions)
        first = ended & playing
        wins += int(rewards[first, own[first]].sum())
        playing &= ~ended
    return share(wins, games)


def main():
    """Train, and print how well it plays."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=4)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", help="write the network to this file")
    arguments = parser.parse_args()
    game = cc.game("cockroach-poker", players=arguments.players)
    network = train(game, arguments.minutes, arguments.seed)
    won = against_random(game, network, 10_000, seed=0)
    print(f"Of 10,000 games against random players it wins {won.percent()}.")
    if arguments.save:
        torch.save(network.state_dict(), arguments.save)


if __name__ == "__main__":
    main()
