"""The example that trains a bot with only numpy: it learns, and its weights can be used by a bot."""

from pathlib import Path

import numpy as np

import folsom
from examples.train_bot import SETUP, Net, SelfPlay
from folsom import bots
from folsom.network.weights import Weights, save


def test_what_pays_becomes_likelier_and_what_is_expected_comes_true() -> None:
    random = np.random.default_rng(1)
    seen = random.random((300, 12)).astype(np.float32)
    masks = np.ones((300, 4), np.float32)
    masks[:, 3] = 0
    net = Net(12, 4, seed=2)
    for _ in range(150):
        _, chances, _ = net.forward(seen, masks)
        actions = (chances.cumsum(axis=1) < random.random((300, 1))).sum(axis=1).clip(max=2)
        paid = np.where(actions == (seen[:, 0] > 0.5), 0.75, -0.25).astype(
            np.float32
        )  # the good action depends on the observation
        net.learn(seen, masks, actions, paid)
    _, chances, values = net.forward(seen, masks)
    good = chances[np.arange(300), (seen[:, 0] > 0.5).astype(int)]
    assert good.mean() > 0.8
    assert chances[:, 3].max() == 0
    assert abs(values.mean() - (good - 0.25).mean()) < 0.2


def test_a_bot_plays_by_what_a_moment_of_self_play_wrote(tmp_path: Path) -> None:
    play = SelfPlay(seed=3)
    before = {name: array.copy() for name, array in play.net.arrays.items()}
    play.train(seconds=0.01)
    assert all(not np.array_equal(before[name], array) for name, array in play.net.arrays.items())
    save(tmp_path / "my.npz", Weights("super", play.words, play.net.arrays, 0.0, {}))
    game = folsom.new_game("super", SETUP.players, seed=1)
    seat = game.to_act[0]
    assert bots.bot(f"policy:{tmp_path / 'my.npz'}").decide(game.view(seat), game.legal(seat)) in game.legal(seat)
