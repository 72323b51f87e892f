"""Training on the CPU, in small: `python3 dev.py train-test`.  These tests need PyTorch, which CI does not install."""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch

import folsom
from folsom.arena import Tournament, run, workers
from folsom.bots import bot
from folsom.interface.errors import SetupError
from folsom.network.network import Network
from folsom.network.vocabulary import vocabulary
from folsom.network.weights import Weights, load
from folsom.training.checkpoint import BadCheckpoint
from folsom.training.imitation import Imitation, read_records
from folsom.training.mixture import Share, mixture
from folsom.training.model import Model, load_smaller
from folsom.training.opponents import opponent_seats
from folsom.training.plan import Plan
from folsom.training.ppo import estimate_advantages
from folsom.training.run import CHECKPOINT, CURVE, LOG, POLICY, Run
from folsom.training.strength import trial

SMALL = Plan(
    seed=3,
    decisions=2 * 2048,
    workers=1,
    batches=1,
    games=32,
    steps=32,
    width=32,
    inner=16,
    blocks=1,
    minibatch=512,
    segment=1,
    trial=0,
    magnet=0.1,
)


def silent(line: str) -> None:
    assert line


def three() -> list[Share]:
    return mixture("super", [3], {})


def same(one: Run, other: Run) -> bool:
    mine, its = one.learner.model.state_dict(), other.learner.model.state_dict()
    return all(torch.equal(mine[name], its[name]) for name in mine)


def test_the_same_plan_gives_the_same_weights_and_a_stopped_run_goes_on_exactly(tmp_path: Path) -> None:
    torch.set_num_threads(1)
    whole = Run(tmp_path / "whole", SMALL, three(), silent)
    whole.train()
    stopped = Run(tmp_path / "stopped", SMALL, three(), silent)
    stopped.train(seconds=0)
    assert stopped.progress.decisions == 2048
    assert not same(whole, stopped)
    resumed = Run.resumed(tmp_path / "stopped", silent)
    resumed.train()
    assert resumed.progress.decisions == whole.progress.decisions == 4096
    assert same(whole, resumed)
    other = Run(tmp_path / "other", replace(SMALL, seed=4), three(), silent)
    other.train()
    assert not same(whole, other)


def test_a_run_with_limited_minutes_ends_with_its_last_rates(tmp_path: Path) -> None:
    run = Run(tmp_path, replace(SMALL, decisions=100 * 2048, minutes=1e-4), three(), silent)
    run.train()
    assert run.progress.decisions == 2048
    assert run.fraction == 1
    assert float(run.learner.rate) == pytest.approx(SMALL.rate_end)


def test_a_short_run_learns_to_beat_drifters(tmp_path: Path) -> None:
    torch.set_num_threads(1)
    plan = replace(
        SMALL, decisions=40 * 8192, games=128, segment=20, minibatch=2048, trial=100, rate=3e-3, rate_end=1e-3, width=64
    )
    run = Run(tmp_path, plan, three(), silent)
    run.train()
    share, low, _ = run.progress.log[-1]["shares"]["drifter"]
    assert low > 1 / 3, f"won {share:.0%} against two drifters"
    rows = [json.loads(line) for line in (tmp_path / LOG).read_text().splitlines()]
    assert [row["decisions"] for row in rows] == [20 * 8192, 40 * 8192]
    assert b"against sense" in (tmp_path / CURVE).read_bytes()


def test_a_best_reply_learns_to_beat_a_frozen_network(tmp_path: Path) -> None:
    torch.set_num_threads(1)
    frozen = tmp_path / "frozen" / POLICY
    Run(frozen.parent, replace(SMALL, decisions=2048), three(), silent).train()
    plan = replace(SMALL, decisions=40 * 4096, games=64, segment=20, minibatch=1024, trial=150, rate=3e-3, magnet=0.0)
    run = Run(tmp_path / "reply", plan, three(), silent, against=[frozen])
    run.start_from(frozen)
    run.train(seconds=0)
    resumed = Run.resumed(tmp_path / "reply", silent)
    assert [one.file for one in resumed.frozen] == [frozen]
    resumed.train()
    share, low, _ = resumed.progress.log[-1]["shares"][POLICY]
    assert low > 1 / 3, f"won {share:.0%} against two of the frozen network"
    recipe = load(tmp_path / "reply" / POLICY).recipe
    assert recipe["against"] == [POLICY]
    assert [before["decisions"] for before in recipe["before"]] == [2048]
    with pytest.raises(SetupError, match="this network was not trained for 5 players"):
        Run(tmp_path / "five", plan, mixture("super", [5], {}), silent, against=[frozen])


def test_weights_that_do_not_fit_a_run_are_refused(tmp_path: Path) -> None:
    run = Run(tmp_path, SMALL, three(), silent)
    run.export(tmp_path / POLICY, run.learner.model)
    narrow = Run(tmp_path / "narrow", replace(SMALL, width=24), three(), silent)
    with pytest.raises(SetupError, match=r"policy.npz needs a plan with width=32, inner=16 and blocks=1, or more"):
        narrow.start_from(tmp_path / POLICY)
    express = Run(tmp_path / "express", SMALL, mixture("express", [4], {}), silent)
    with pytest.raises(SetupError, match=r"policy.npz plays super, not express"):
        express.start_from(tmp_path / POLICY)


def records(folder: Path, games: int) -> None:
    """Save games of a simple bot against two that play at random."""
    (setup,) = (share.setup for share in three())
    run(Tournament(("sense", "drifter"), (setup,), 5, games, True), workers(1, folder))


def test_a_network_learns_to_answer_like_a_bot_from_records(tmp_path: Path) -> None:
    records(tmp_path, 150)
    plan = replace(SMALL, width=64, inner=32, minibatch=64, epochs=20, rate=3e-3)
    learner = Imitation(plan, read_records(tmp_path, "super"), ["sense"], None)
    before, _ = learner.evaluate()
    lines: list[str] = []
    learner.train(lines.append)
    file = tmp_path / "learned" / POLICY
    file.parent.mkdir()
    learner.export(file)
    assert load(file).recipe["imitates"] == ["sense"]
    after, cross_entropy = Imitation(plan, read_records(tmp_path, "super"), ["sense"], file).evaluate()
    assert after > before + 0.1
    best = min(float(line.rpartition(" ")[2]) for line in lines)  # not that after the last round
    assert cross_entropy == pytest.approx(best, abs=0.01)


def test_a_network_learns_to_answer_like_planners(tmp_path: Path) -> None:
    torch.set_num_threads(1)
    plan = replace(
        SMALL, decisions=12 * 4096, games=64, segment=4, minibatch=512, epochs=4, rate=3e-3, planner=40, magnet=0.0
    )
    run = Run(tmp_path, plan, three(), silent)
    run.train(seconds=0)
    before = run.stats.cross_entropy
    run.train()
    assert run.stats.cross_entropy < 0.92 * before
    share, low, _ = trial(tmp_path / POLICY, three()[0].setup, 150, 1, ())["drifter"]
    assert low > 1 / 3, f"won {share:.0%} against two drifters"


def test_records_that_teach_nothing_are_refused(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="is not a folder of records"):
        read_records(tmp_path / "nowhere", "super")
    with pytest.raises(SetupError, match="has no records of super"):
        read_records(tmp_path, "super")
    (tmp_path / "damaged.json").write_text("{}")
    with pytest.raises(SetupError, match=r"damaged\.json: this is not a record"):
        read_records(tmp_path, "super")
    (tmp_path / "damaged.json").unlink()
    records(tmp_path, 3)
    with pytest.raises(SetupError, match="there are too few decisions by legend in 3 games"):
        Imitation(SMALL, read_records(tmp_path, "super"), ["legend"], None)
    larger = Run(tmp_path / "larger", SMALL, three(), silent)
    larger.export(larger.folder / POLICY, larger.learner.model)
    with pytest.raises(SetupError, match=r"policy.npz needs a plan with width=32, inner=16 and blocks=1, or more"):
        Imitation(replace(SMALL, blocks=0), read_records(tmp_path, "super"), ["sense"], larger.folder / POLICY)


def test_frozen_networks_and_earlier_selves_hold_seats_in_different_games() -> None:
    (teams,), (four,) = (mixture("express", [4], options) for options in ({"variant": "teams"}, {}))
    plan = replace(SMALL, batches=2, games=40, frozen=0.5, league=0.25)
    random = torch.Generator().manual_seed(1)
    one, other, earlier = opponent_seats(plan, [teams.setup, four.setup], 6, 2, random)
    assert [len(found.rows) for found in (one, other, earlier)] == [20, 20, 20]
    assert len({*one.rows.tolist(), *other.rows.tolist(), *earlier.rows.tolist()}) == 60
    for found in (one, other):
        for row, held in zip(found.rows.tolist(), found.held.tolist(), strict=True):
            sides = [[0, 1], [2, 3]] if row < 40 else [[0], [1], [2], [3]]
            assert [seat for seat in range(4) if not held[seat]] == sides[row % len(sides)]
    assert all(sum(held) == 3 for held in earlier.held.tolist())
    (alone,) = opponent_seats(plan, [teams.setup, four.setup], 6, 0, random)
    assert len(alone.rows) == 20


def test_a_best_reply_meets_the_frozen_network_in_every_game() -> None:
    plan = replace(SMALL, games=40, league=0.25)
    (setup,) = (share.setup for share in three())
    found, earlier = opponent_seats(plan, [setup], 3, 1, torch.Generator())
    assert found.rows.tolist() == list(range(40))
    assert len(earlier.rows) == 0


def test_the_bot_thinks_what_the_network_learned(tmp_path: Path) -> None:
    run = Run(tmp_path, replace(SMALL, decisions=2048), three(), silent)
    run.train()
    game = folsom.new_game("super", 3, seed=1)
    view, legal = game.view(0), game.legal(0)
    assert bot(f"policy:{tmp_path / POLICY}").decide(view, legal) in legal
    network = Network(load(tmp_path / POLICY))
    encoder, _ = network.encoder(view.setup)
    given = np.zeros(len(run.vocabulary.fields), np.float32)
    given[encoder.fields] = np.array(folsom.environments.vector(view))
    given[encoder.constant] = 1
    masks = torch.ones(1, len(run.vocabulary.actions))
    with torch.no_grad():
        chances, value = run.learner.model(torch.arange(len(given))[None], torch.from_numpy(given)[None], masks)
    rows = encoder.actions[folsom.environments.space("super", 3).indices(view, legal)]
    wanted = chances[0].numpy()[rows]
    found = network.logits(view, legal)
    assert np.allclose(found - found[0], wanted - wanted[0], atol=1e-2)
    assert network.value(view) == pytest.approx(value.item(), abs=1e-2)


def test_a_larger_vocabulary_and_more_units_and_blocks_keep_what_was_learned() -> None:
    few = vocabulary(share.setup for share in three())
    many = vocabulary((share.setup for share in mixture("super", [3, 5], {"boxes": ["horse"]})), few)
    small = Model(len(few.fields), len(few.actions), 8, 6, 1)
    torch.nn.init.normal_(small.blocks[0].out.weight)
    large = Model(len(many.fields), len(many.actions), 12, 9, 3)
    load_smaller(Weights("super", few, small.arrays(), 0.0, {}), many, large)
    values = torch.rand(4, len(few.fields))
    before, expected = small(torch.arange(len(few.fields)).expand(4, -1), values, torch.ones(4, len(few.actions)))
    after, still = large(torch.arange(len(few.fields)).expand(4, -1), values, torch.ones(4, len(many.actions)))
    assert torch.allclose(expected, still, atol=1e-5)
    kept = after[:, : len(few.actions)]
    assert torch.allclose(kept - kept[:, :1], before - before[:, :1], atol=1e-5)


def test_advantages_follow_the_decisions_of_each_seat() -> None:
    """Two seats decide in turn; seat 1 gets a reward of 1 when the game ends, and a new game begins."""
    batch = {
        "rewards": torch.tensor([[[0.0, 0.0]], [[0.0, 0.0]], [[-1.0, 1.0]], [[0.0, 0.0]]]),
        "dones": torch.tensor([[0], [0], [1], [0]], dtype=torch.int8),
        "seats": torch.tensor([[0], [1], [0], [1]]),
        "value_estimates": torch.tensor([[0.5], [0.25], [0.125], [0.75]]),
    }
    found = estimate_advantages(batch, 0.5)[:, 0].tolist()
    last_of_first = -1 - 0.125
    assert found[2] == pytest.approx(last_of_first)
    assert found[0] == pytest.approx(0.125 - 0.5 + 0.5 * last_of_first)
    assert found[1] == pytest.approx(1 - 0.25)
    assert found[3] == pytest.approx(0.0)


def test_a_file_that_is_no_checkpoint_is_refused(tmp_path: Path) -> None:
    (tmp_path / CHECKPOINT).write_bytes(b"no checkpoint")
    with pytest.raises(BadCheckpoint, match="is not a checkpoint"):
        Run.resumed(tmp_path, silent)
    with pytest.raises(BadCheckpoint, match="No such file"):
        Run.resumed(tmp_path / "nowhere", silent)
    torch.save({"version": 2}, tmp_path / CHECKPOINT)
    with pytest.raises(BadCheckpoint, match="is not a checkpoint of version 3"):
        Run.resumed(tmp_path, silent)
