"""Trains a small policy by self-play, and lets it play against three drifters.

    pip install 'folsom[environments,examples]'
    python examples/train_ppo.py --minutes 2 --games 400

One network plays all seats and is trained by PPO; illegal actions are masked. It runs on a CPU. PPO is written out here
in full to show how the batch is used; this is an example, not a library.
"""

import argparse
import time
from math import sqrt

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

import folsom.environments

BATCH, STEPS = 128, 64  # games in parallel, and decisions of each before the network learns
EPOCHS, MINIBATCH = 3, 2048
DISCOUNT, TRACE, CLIP = 0.995, 0.95, 0.2
RATE, ENTROPY, VALUE = 7e-4, 0.01, 0.5
SHAPING = 0.5  # a lead of $1000 counts as half a game
Z = 1.96  # 95 %


class Policy(nn.Module):
    """Maps an observation to the logits of all actions and the value of the position."""

    def __init__(self, fields: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(fields, 256), nn.ReLU(), nn.Linear(256, 128), nn.ReLU())
        self.head = nn.Linear(128, actions)
        self.value = nn.Linear(128, 1)

    def forward(self, observations: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        inner = self.body(observations)
        return self.head(inner).masked_fill(mask == 0, -1e9), self.value(inner).squeeze(-1)


class Rollout:
    """A batch of decisions from all games."""

    def __init__(self, fields: int, actions: int, players: int) -> None:
        self.observations = np.zeros((STEPS, BATCH, fields), np.float32)
        self.masks = np.zeros((STEPS, BATCH, actions), np.int8)
        self.actions = np.zeros((STEPS, BATCH), np.int64)
        self.log_probs = np.zeros((STEPS, BATCH), np.float32)
        self.values = np.zeros((STEPS, BATCH), np.float32)
        self.seats = np.zeros((STEPS, BATCH), np.int64)
        self.rewards = np.zeros((STEPS, BATCH, players), np.float32)
        self.dones = np.zeros((STEPS, BATCH), np.int8)

    def advantages(self) -> np.ndarray:
        """Generalised advantage estimation, for each seat along its own decisions.

        A seat gets rewards between two of its decisions, so they are summed up until the earlier one is reached. After
        the last decision of a seat in the rollout, the value is assumed not to change.
        """
        rows = np.arange(BATCH)
        players = self.rewards.shape[2]
        following = np.full((BATCH, players), np.nan, np.float32)
        trace = np.zeros((BATCH, players), np.float32)
        paid = np.zeros((BATCH, players), np.float32)
        found = np.zeros((STEPS, BATCH), np.float32)
        for step in reversed(range(STEPS)):
            over = self.dones[step].astype(bool)
            following[over], trace[over], paid[over] = 0.0, 0.0, 0.0
            paid += self.rewards[step]
            seat, value = self.seats[step], self.values[step]
            after = following[rows, seat]
            after = np.where(np.isnan(after), value, after)
            delta = paid[rows, seat] + DISCOUNT * after - value
            found[step] = delta + DISCOUNT * TRACE * trace[rows, seat]
            trace[rows, seat], following[rows, seat], paid[rows, seat] = found[step], value, 0.0
        return found


class Training:
    """Self-play and learning in turns, until the CPU time is up."""

    def __init__(self, seed: int) -> None:
        torch.manual_seed(seed)
        self.games = folsom.environments.batch(
            "express", players=4, games=BATCH, seed=seed, zero_sum=True, shaping=SHAPING
        )
        fields, actions = len(self.games.space.fields()), len(self.games.space.names())
        self.now = self.games.buffers()
        self.games.reset(self.now)
        self.policy = Policy(fields, actions)
        self.optimiser = torch.optim.Adam(self.policy.parameters(), lr=RATE)
        self.rollout = Rollout(fields, actions, 4)

    def run(self, minutes: float) -> int:
        """Train; return the number of decisions."""
        begun, rounds = time.process_time(), 0
        while time.process_time() < begun + 60 * minutes:
            self.play()
            self.learn()
            rounds += 1
            if rounds % 10 == 0:
                seconds = time.process_time() - begun
                print(f"{seconds:5.0f} s  {rounds * STEPS * BATCH:9,} decisions", flush=True)
        return rounds * STEPS * BATCH

    @torch.no_grad()
    def play(self) -> None:
        r, now = self.rollout, self.now
        for step in range(STEPS):
            r.observations[step], r.masks[step], r.seats[step] = now.observations, now.masks, now.seats
            logits, values = self.policy(torch.from_numpy(now.observations), torch.from_numpy(now.masks))
            distribution = Categorical(logits=logits)
            actions = distribution.sample()
            r.actions[step], r.values[step] = actions.numpy(), values.numpy()
            r.log_probs[step] = distribution.log_prob(actions).numpy()
            self.games.step(r.actions[step], now)
            r.rewards[step], r.dones[step] = now.rewards, now.dones

    def learn(self) -> None:
        r = self.rollout
        advantages = r.advantages()
        returns = torch.from_numpy((advantages + r.values).reshape(-1))
        normalised = torch.from_numpy(((advantages - advantages.mean()) / (advantages.std() + 1e-8)).reshape(-1))
        observations = torch.from_numpy(r.observations.reshape(STEPS * BATCH, -1))
        masks = torch.from_numpy(r.masks.reshape(STEPS * BATCH, -1))
        actions, log_probs = torch.from_numpy(r.actions.reshape(-1)), torch.from_numpy(r.log_probs.reshape(-1))
        for _ in range(EPOCHS):
            for rows in torch.randperm(STEPS * BATCH).split(MINIBATCH):
                logits, values = self.policy(observations[rows], masks[rows])
                now = Categorical(logits=logits)
                ratio = torch.exp(now.log_prob(actions[rows]) - log_probs[rows])
                gain = normalised[rows]
                surrogate = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
                error = (values - returns[rows]).square().mean()
                loss = VALUE * error - surrogate - ENTROPY * now.entropy().mean()
                self.optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.policy.parameters(), 0.5)
                self.optimiser.step()


@torch.no_grad()
def win_share(policy: Policy, games: int, seed: int) -> tuple[float, float]:
    """Against three drifters, from every seat in turn: the mean share of a game, and half its 95 % interval."""
    shares = []
    tables = [folsom.environments.solo("express", players=4, opponents=["drifter"] * 3, seat=seat) for seat in range(4)]
    for number in range(games):
        table = tables[number % 4]
        observations, info = table.reset(seed=seed + number)
        over, reward = False, 0.0
        while not over:
            mask = torch.from_numpy(info["action_mask"]).unsqueeze(0)
            logits, _ = policy(torch.from_numpy(observations).unsqueeze(0), mask)
            observations, reward, over, _, info = table.step(int(logits.argmax()))
        shares.append(reward)
    return float(np.mean(shares)), Z * float(np.std(shares, ddof=1)) / sqrt(games)


def main() -> None:
    """Read the command line, train, play, print."""
    parser = argparse.ArgumentParser(description="Train a policy by self-play and let it play three drifters.")
    parser.add_argument("--minutes", type=float, default=2.0, help="of CPU time")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    torch.set_num_threads(1)  # in such a small network, more threads cost more than they save
    training = Training(wanted.seed)
    before, _ = win_share(training.policy, wanted.games // 4, 10_000)
    decisions = training.run(wanted.minutes)
    share, half = win_share(training.policy, wanted.games, 20_000)
    print(f"untrained, {wanted.games // 4} games: {before:.1%} of the wins")
    print(f"after {wanted.minutes:g} minutes of CPU time and {decisions:,} decisions, {wanted.games} games:")
    print(f"{share:.1%} ± {half:.1%} of the wins against three drifters; an equal would have 25 %")


if __name__ == "__main__":
    main()
