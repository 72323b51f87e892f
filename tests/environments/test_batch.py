"""Many games in one call."""

from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from folsom import environments
from folsom.environments import vector
from folsom.environments.batch_env import Batch, Buffers, SparseBuffers
from folsom.interface.errors import IllegalAction, SetupError
from tests.environments.worlds import SETUPS, called

GAMES = 12
WISHES: list[dict[str, Any]] = [
    {"game": "express", "players": 4},
    {"game": "express", "players": 3, "variant": "pairs", "boxes": ["horses", "timecar"]},
    {"game": "express", "players": 4, "variant": "teams", "expert": True},
    {"game": "super", "players": 5, "boxes": ["horse"]},
]
EACH = pytest.mark.parametrize("wishes", WISHES, ids=lambda wishes: " ".join(map(str, wishes.values())))


def chosen(out: Buffers | SparseBuffers, random: np.random.Generator) -> Any:
    return (random.random(out.masks.shape) * out.masks).argmax(axis=1)


def begin(wishes: dict[str, Any], **more: Any) -> tuple[Batch, Buffers]:
    batch = environments.batch(**wishes, games=GAMES, seed=3, **more)
    out = batch.buffers()
    batch.reset(out)
    return batch, out


@EACH
def test_rows_are_what_the_seat_to_act_sees_and_games_follow_each_other(wishes: dict[str, Any]) -> None:
    batch, out = begin(wishes, zero_sum=True)
    random, ended = np.random.default_rng(1), 0
    for step in range(400):
        if step % 23 == 0:
            assert batch.batch is not None
            for row, core in enumerate(batch.batch.games):
                seat = int(out.seats[row])
                assert seat in core.to_act()
                view = batch.space.title.view(core, batch.setup, seat)
                assert np.array_equal(out.observations[row], np.array(vector(view), np.float32))
                assert np.flatnonzero(out.masks[row]).tolist() == sorted(batch.space.mask_of(core, seat))
        batch.step(chosen(out, random), out)
        assert not out.rewards[out.dones == 0].any()
        assert np.abs(out.rewards.sum(axis=1)).max() < 1e-5
        ended += int(out.dones.sum())
    assert ended > GAMES


def filled(batch: Batch, out: SparseBuffers) -> Any:
    """A sparse observation with all its zeros."""
    found = np.zeros((batch.games, len(batch.space.fields())), np.float32)
    for game, (first, last) in enumerate(pairwise(out.starts)):
        indices = out.indices[first:last]
        assert len(set(indices.tolist())) == len(indices)
        assert out.values[first:last].all()
        found[game, indices] = out.values[first:last]
    return found


def test_sparse_observations_say_the_same_as_dense_ones_in_every_setup() -> None:
    for number, setup in enumerate(SETUPS):
        dense, sparse = (
            environments.batch(setup.game, setup.players, games=5, seed=number, shaping=0.5, **setup.options)
            for _ in range(2)
        )
        out, few = dense.buffers(), sparse.sparse_buffers()
        dense.reset(out)
        sparse.reset(few)
        random = np.random.default_rng(number)
        for step in range(30):
            if step % 3 == 0:
                assert np.array_equal(filled(sparse, few), out.observations), called(setup)
            for name in ("masks", "rewards", "dones", "seats"):
                assert np.array_equal(getattr(few, name), getattr(out, name)), (called(setup), name)
            actions = chosen(out, random)
            dense.step(actions, out)
            sparse.step(actions, few)


def test_a_batch_writes_into_dense_and_sparse_buffers_in_turn() -> None:
    batch, out = begin(WISHES[0])
    same, dense = begin(WISHES[0])
    random, few = np.random.default_rng(1), batch.sparse_buffers()
    for step in range(120):
        actions = chosen(dense, random)
        same.step(actions, dense)
        batch.step(actions, few if step % 2 else out)
        seen = filled(batch, few) if step % 2 else out.observations
        assert np.array_equal(seen, dense.observations)


@EACH
def test_shaping_adds_up_to_what_the_leads_are(wishes: dict[str, Any]) -> None:
    batch, out = begin(wishes, shaping=1.0)
    plain, same = begin(wishes)
    random = np.random.default_rng(1)
    assert batch.batch is not None
    begun = np.array([batch.space.observer.leads(core) for core in batch.batch.games])
    paid = np.zeros_like(begun)
    for _ in range(20):
        actions = chosen(out, random)
        batch.step(actions, out)
        plain.step(actions, same)
        if out.dones.any():
            break
        paid += out.rewards
        now = np.array([batch.space.observer.leads(core) for core in batch.batch.games])
        assert np.allclose(paid, now - begun, atol=1e-4)
        assert np.array_equal(out.observations, same.observations)
        assert not same.rewards.any()


def test_a_seed_gives_the_same_games_and_another_other_ones() -> None:
    first, second, third = (environments.batch("express", games=GAMES, seed=seed) for seed in (5, 5, 6))
    outs = [first.buffers() for _ in range(3)]
    for batch, out in zip((first, second, third), outs, strict=True):
        batch.reset(out)
        random = np.random.default_rng(8)
        for _ in range(150):
            batch.step(chosen(out, random), out)
    assert np.array_equal(outs[0].observations, outs[1].observations)
    assert not np.array_equal(outs[0].observations, outs[2].observations)
    first.reset(outs[0])
    second.reset(outs[1])
    assert np.array_equal(outs[0].observations, outs[1].observations)


@pytest.mark.parametrize("make", [np.ndarray.tolist, lambda a: a.astype(np.uint8), lambda a: a.astype(">i8")])
def test_actions_are_whole_numbers_of_any_kind(make: Any) -> None:
    batch, out = begin(WISHES[0])
    plain, same = begin(WISHES[0])
    actions = chosen(out, np.random.default_rng(1))
    batch.step(make(actions), out)
    plain.step(actions, same)
    assert np.array_equal(out.observations, same.observations)


def test_an_illegal_action_is_refused_and_nothing_is_played() -> None:
    batch, out = begin(WISHES[0])
    before = out.observations.copy()
    actions = chosen(out, np.random.default_rng(1))
    actions[7] = 0
    with pytest.raises(IllegalAction, match=r"game 7 does not offer action 0 \(wait\)"):
        batch.step(actions, out)
    actions[7] = 5000
    with pytest.raises(IllegalAction, match="action 5000, which does not exist"):
        batch.step(actions, out)
    huge = actions.astype(np.uint64)
    huge[7] = (1 << 64) - 1
    with pytest.raises(IllegalAction, match=f"game 7 does not offer action {(1 << 64) - 1}"):
        batch.step(huge, out)
    again = batch.buffers()
    batch.step(chosen(out, np.random.default_rng(1)), again)
    assert np.array_equal(out.observations, before)


def test_buffers_that_do_not_fit_are_refused() -> None:
    batch, out = begin(WISHES[0])
    fitting = vars(out)
    for name, wrong in {
        "observations": np.zeros((GAMES, 3), np.float32),
        "masks": np.zeros(out.masks.shape, np.int64),
        "rewards": np.zeros((4, GAMES), np.float32).T,
        "dones": np.frombuffer(bytes(GAMES), np.int8),  # not writable
        "seats": [0] * GAMES,
    }.items():
        with pytest.raises(SetupError, match=name):
            batch.reset(Buffers(**{**fitting, name: wrong}))
    sparse = vars(batch.sparse_buffers())
    for name, wrong in {
        "indices": np.zeros(len(sparse["indices"]), np.int64),
        "values": np.zeros(7, np.float32),
        "starts": np.zeros(GAMES, np.int64),
    }.items():
        with pytest.raises(SetupError, match=name):
            batch.reset(SparseBuffers(**{**sparse, name: wrong}))
    for actions in (np.zeros(GAMES, np.float32), np.zeros(GAMES, bool), np.zeros((1, GAMES), np.int64), [0.0] * GAMES):
        with pytest.raises(SetupError, match="whole numbers"):
            batch.step(actions, out)  # type: ignore[arg-type]
    with pytest.raises(SetupError, match="reset"):
        environments.batch("express", games=2).step(np.zeros(2, np.int64), out)
    with pytest.raises(SetupError, match="from 1 on"):
        environments.batch("express", games=0)
    for seed in ("7", None, 1.5, 1 << 256):
        with pytest.raises(SetupError, match="the seed is a whole number"):
            environments.batch("express", games=1, seed=seed)  # type: ignore[arg-type]
