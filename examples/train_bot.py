"""Trains a bot from scratch in ten minutes on a laptop: self-play in Colt Super Express, using only numpy.

    pip install 'folsom[environments,network]'
    python examples/train_bot.py --minutes 8 --out my.npz
    folsom arena policy:my.npz sense --one-against-all --game super

One small network plays all four seats.  It plays many games in parallel, and when one is over, every answer that led
to a win becomes likelier (REINFORCE, with the network's own forecast as the baseline).  The layers are those of the
package's networks, so a bot can use the weights.  To train strong players, use `folsom train`.
"""

import argparse
import time
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import folsom.environments
from folsom.arena import Tournament, run, standings, workers
from folsom.network.vocabulary import Encoder, vocabulary
from folsom.network.weights import Weights, save

Array = NDArray[np.float32]
GAMES, BATCH = 256, 8192  # games in parallel, and decisions in an update
WIDTH, INNER = 96, 48
RATE, ENTROPY, VALUE = 2e-3, 0.02, 0.5
FAR = np.float32(-1e9)  # the logit of illegal actions
SETUP = folsom.new_game("super", 4, seed=0).setup


class Net:
    """Three layers, the third with a skip connection, a policy and a value; and the learning, written out."""

    def __init__(self, fields: int, actions: int, seed: int) -> None:
        random = np.random.default_rng(seed)
        sizes = {"first": (WIDTH, fields), "second": (INNER, WIDTH), "third": (INNER, INNER)}
        sizes |= {"policy": (actions, INNER), "value": (1, INNER)}
        self.arrays: dict[str, Array] = {}
        for layer, (outputs, inputs) in sizes.items():
            scale = 0.01 if layer in ("policy", "value") else np.sqrt(2 / inputs)
            self.arrays[f"{layer}.weight"] = (scale * random.standard_normal((outputs, inputs))).astype(np.float32)
            self.arrays[f"{layer}.bias"] = np.zeros(outputs, np.float32)
        self.moments = {name: (np.zeros_like(array), np.zeros_like(array)) for name, array in self.arrays.items()}
        self.updates = 0

    def layer(self, name: str, given: Array) -> Array:
        found: Array = given @ self.arrays[f"{name}.weight"].T + self.arrays[f"{name}.bias"]
        return found

    def forward(self, observations: Array, masks: Array) -> tuple[list[Array], Array, Array]:
        """The outputs of all layers, the probabilities of all actions, and the value of the position."""
        one = np.maximum(self.layer("first", observations), 0)
        two = np.maximum(self.layer("second", one), 0)
        three = np.maximum(self.layer("third", two), 0)
        top = two + three
        logits = np.where(masks > 0, self.layer("policy", top), FAR)
        probs = np.exp(logits - logits.max(axis=1, keepdims=True))
        probs /= probs.sum(axis=1, keepdims=True)
        return [observations, one, two, three, top], probs, self.layer("value", top)[:, 0]

    def learn(self, observations: Array, masks: Array, actions: NDArray[np.int64], returns: Array) -> None:
        """Take a step towards answers that did better than the network expected, and towards better expectations."""
        (observations, one, two, three, top), probs, values = self.forward(observations, masks)
        rows, count = np.arange(len(actions)), np.float32(len(actions))
        advantages = returns - values
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
        log_probs = np.log(np.maximum(probs, 1e-12))
        entropy = -(probs * log_probs).sum(axis=1, keepdims=True)
        d_logits = probs * advantages[:, None] + ENTROPY * probs * (log_probs + entropy)
        d_logits[rows, actions] -= advantages
        d_value = (VALUE * 2 * (values - returns))[:, None]
        found = {"policy": (d_logits, top), "value": (d_value, top)}
        d_top = d_logits @ self.arrays["policy.weight"] + d_value @ self.arrays["value.weight"]
        found["third"] = (d_top * (three > 0), two)
        found["second"] = ((d_top + found["third"][0] @ self.arrays["third.weight"]) * (two > 0), one)
        found["first"] = (found["second"][0] @ self.arrays["second.weight"] * (one > 0), observations)
        self.updates += 1
        for layer, (slope, given) in found.items():
            self.change(f"{layer}.weight", slope.T @ given / count)
            self.change(f"{layer}.bias", slope.sum(axis=0) / count)

    def change(self, name: str, slope: Array) -> None:
        """Change an array by a step of Adam."""
        mean, square = self.moments[name]
        mean += 0.1 * (slope - mean)
        square += 0.001 * (slope * slope - square)
        rate = RATE * np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
        self.arrays[name] -= np.float32(rate) * mean / (np.sqrt(square) + np.float32(1e-8))


class SelfPlay:
    """Many games of the network against itself; it learns from a decision when its game is over."""

    def __init__(self, seed: int) -> None:
        self.words = vocabulary([SETUP])
        self.encoder = Encoder(self.words, SETUP)
        self.net = Net(len(self.words.fields), len(self.words.actions), seed)
        self.games = folsom.environments.batch("super", 4, games=GAMES, seed=seed, zero_sum=True)
        self.out = self.games.buffers()
        self.games.reset(self.out)
        self.random = np.random.default_rng(seed)
        self.open: list[list[tuple[int, Array, Array, int]]] = [[] for _ in range(GAMES)]  # by game: seat and decision
        self.done: list[tuple[Array, Array, int, float]] = []
        self.decisions = 0

    def inputs(self) -> tuple[Array, Array]:
        """Observations and legal actions of the seats to act, in the order of the vocabulary."""
        observations = np.zeros((GAMES, len(self.words.fields)), np.float32)
        observations[:, self.encoder.fields] = self.out.observations
        observations[:, self.encoder.constant] = 1
        masks = np.zeros((GAMES, len(self.words.actions)), np.float32)
        masks[:, self.encoder.actions] = self.out.masks
        return observations, masks

    def step(self) -> None:
        observations, masks = self.inputs()
        _, probs, _ = self.net.forward(observations, masks)
        points = self.random.random((GAMES, 1)) * probs.sum(axis=1, keepdims=True)
        chosen = np.minimum((probs.cumsum(axis=1) < points).sum(axis=1), probs.shape[1] - 1)
        seats = self.out.seats.copy()
        back = np.zeros(len(self.words.actions), np.int64)
        back[self.encoder.actions] = np.arange(len(self.encoder.actions))
        self.games.step(back[chosen], self.out)
        for game in range(GAMES):
            self.open[game].append((int(seats[game]), observations[game], masks[game], int(chosen[game])))
            if self.out.dones[game]:
                paid = self.out.rewards[game]
                self.done += [(row, mask, action, float(paid[seat])) for seat, row, mask, action in self.open[game]]
                self.open[game] = []
        self.decisions += GAMES

    def train(self, seconds: float) -> None:
        until = time.process_time() + seconds
        while time.process_time() < until:
            while len(self.done) < BATCH:
                self.step()
            observations, masks, actions, returns = zip(*self.done, strict=True)
            self.net.learn(np.stack(observations), np.stack(masks), np.array(actions), np.array(returns, np.float32))
            self.done = []


def share_against(file: Path, opponent: str, games: int) -> str:
    """How many games the bot wins, one against three."""
    me = f"policy:{file}"
    tournament = Tournament((me, opponent), (SETUP,), 20_000, games, one_against_all=True)
    wins = next(one for one in standings((me, opponent), run(tournament, workers(1))) if one.name == me).wins
    low, high = wins.interval()
    return f"{wins.share():.1%} ({low:.1%} to {high:.1%}) of {wins.games} games against three of {opponent}"


def main() -> None:
    """Read the command line, train, write the weights, play, print."""
    parser = argparse.ArgumentParser(description="Train a bot for Colt Super Express with numpy alone.")
    parser.add_argument("--minutes", type=float, default=8.0, help="of CPU time")
    parser.add_argument("--out", type=Path, default=Path("my.npz"))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    play = SelfPlay(asked.seed)
    play.train(asked.minutes * 60)
    recipe = {"decisions": play.decisions, "minutes": asked.minutes, "seed": asked.seed}
    save(asked.out, Weights("super", play.words, play.net.arrays, 0.0, recipe))
    print(f"{asked.out}: {play.decisions:,} decisions of self-play")
    for opponent in ("drifter", "sense"):
        print(share_against(asked.out, opponent, asked.games))


if __name__ == "__main__":
    main()
