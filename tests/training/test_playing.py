"""The parts of training that need no PyTorch: plans, mixtures, and what the playing processes write."""

import sys
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from folsom.cli import main
from folsom.environments.batch_env import Batch
from folsom.interface.errors import SetupError
from folsom.network.vocabulary import setup_fields, vocabulary
from folsom.terminal.train import changed
from folsom.training.mixture import Share, mixture, read_mixture
from folsom.training.plan import Plan
from folsom.training.planner_seats import NO_ANSWER
from folsom.training.players import HEAD_START, Slot, assign_setups
from folsom.training.shared_memory import shapes

PLAN = Plan(workers=3, batches=2, games=6)


def test_a_mixture_is_every_way_to_play_or_what_was_asked_for() -> None:
    everything = mixture("super", None, None)
    assert {share.setup.players for share in everything} == {3, 4, 5, 6, 7}
    assert len(everything) == 20
    assert {share.weight for share in everything if not share.setup.options["boxes"]} == {3.0}
    some = mixture("express", [3, 4], {"expert": True})
    assert [(share.setup.players, share.setup.options["expert"]) for share in some] == [(3, True), (4, True)]
    variants = Counter(share.setup.options["variant"] for share in mixture("express", [2, 4], None))
    assert set(variants) == {"standard", "duel", "pairs", "teams", "marshal"}


MIXTURE = """
others = 6.0
without = ["marshal", "duel"]

[[setups]]
weight = 3.5
players = 4
boxes = ["horses"]
"""


def test_a_mixture_can_be_written_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mixture.toml"
    file.write_text(MIXTURE)
    first, *others = read_mixture("express", file)
    assert (first.setup.players, first.setup.options["boxes"], first.weight) == (4, ["horses"], 3.5)
    assert sum(share.weight for share in others) == pytest.approx(6.0)
    assert {share.setup.options["variant"] for share in others} == {"standard", "pairs", "teams"}
    assert first.setup not in [share.setup for share in others]
    without_duel = [share for share in mixture("express", None, None) if share.setup.options["variant"] != "duel"]
    assert len(others) + 1 == len([s for s in without_duel if s.setup.options["variant"] != "marshal"])


def test_the_mixtures_of_the_package_can_be_read() -> None:
    for file in (files("folsom.training") / "mixtures").iterdir():
        shares = read_mixture(file.name.removesuffix(".toml"), Path(str(file)))
        assert sum(share.weight for share in shares) == pytest.approx(100.0)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "has no set-up"),
        ("others = -1", "a weight is a number from 0 on, not -1"),
        ("others = true", "a weight is a number from 0 on, not True"),
        ("other = 1", "'other' is not part of a mixture"),
        ("setups = 3", "setups are written"),
        ('others = 1\nwithout = "duel"', "without is a list of variants"),
        ("[[setups]]\nplayers = 4", "a set-up has a weight and a number of players"),
        ("[[setups]]\nweight = 1\nplayers = 9", "is for 2 to 6 players, not 9"),
        ("[[setups]]\nweight = 1\nplayers = 4\nluck = 3", "unknown option 'luck'"),
        ("[[setups", "is not TOML"),
    ],
)
def test_a_mixture_that_makes_no_sense_is_refused(text: str, complaint: str, tmp_path: Path) -> None:
    file = tmp_path / "mixture.toml"
    file.write_text(text)
    with pytest.raises(SetupError, match=complaint):
        read_mixture("express", file)


def test_a_mixture_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="No such file"):
        read_mixture("express", tmp_path / "nowhere.toml")


def test_slots_are_dealt_by_weight_and_anew_in_every_segment() -> None:
    light, heavy = mixture("super", [3, 4], {})
    shares = [light, Share(heavy.setup, 5.0)]
    seen = [assign_setups(PLAN, shares, segment) for segment in range(20)]
    assert all(slots.shape == (2, 6) for slots in seen)
    assert all(np.array_equal(slots, assign_setups(PLAN, shares, segment)) for segment, slots in enumerate(seen))
    assert not all(np.array_equal(slots, seen[0]) for slots in seen)
    assert np.mean(seen) == pytest.approx(5 / 6, abs=0.02)


@pytest.mark.parametrize(
    ("game", "wishes"),
    [("express", {"players": 3}), ("express", {"players": 6, "variant": "teams"}), ("super", {"players": 5})],
)
def test_a_slot_writes_what_its_games_look_like(game: str, wishes: dict[str, Any]) -> None:
    """Compared with a batch with dense observations that plays the same games."""
    options = {name: value for name, value in wishes.items() if name != "players"}
    (share,) = mixture(game, [wishes["players"]], options)
    words = vocabulary([share.setup])
    buffer: dict[str, Any] = {name: np.zeros(shape, kind) for name, (shape, kind) in shapes(PLAN, words, 7).items()}
    slot = Slot(words, share, buffer, 2 * PLAN.games, PLAN)
    slot.begin(11, 0.25)
    twin = Batch(game, share.setup.players, PLAN.games, 11, True, 0.25, options)
    out, random = twin.buffers(), np.random.default_rng(11)
    twin.reset(out)
    actions = [words.actions.index(name) for name in twin.space.names()]
    for _ in range(int(random.integers(HEAD_START))):
        masks = np.zeros((PLAN.games, len(words.actions)), np.int8)
        masks[:, actions] = out.masks
        chosen = (random.random(masks.shape) * masks).argmax(axis=1)
        twin.step(slot.game_actions[chosen], out)
    rows = slice(2 * PLAN.games, 3 * PLAN.games)
    constant = sorted(words.fields.index(name) for name in setup_fields(share.setup))
    for _ in range(12):
        seen = np.zeros((PLAN.games, len(words.fields)), np.float32)
        for row in range(PLAN.games):
            begin, count = buffer["offsets"][rows][row], buffer["counts"][rows][row]
            cells = slice(begin, begin + count)
            np.add.at(seen[row], buffer["indices"].reshape(-1)[cells], buffer["values"].reshape(-1)[cells])
            assert sorted(index for index in buffer["constants"][rows][row] if index >= 0) == constant
        fields = [words.fields.index(name) for name in twin.space.fields()]
        assert np.allclose(seen[:, fields], out.observations)
        assert np.array_equal(buffer["masks"][rows][:, actions], out.masks)
        assert buffer["masks"][rows].sum() == out.masks.sum()
        assert np.array_equal(buffer["rewards"][rows][:, : share.setup.players], out.rewards)
        assert np.array_equal(buffer["seats"][rows], out.seats)
        assert np.array_equal(buffer["dones"][rows], out.dones)
        chosen = (random.random(out.masks.shape) * out.masks).argmax(axis=1)
        buffer["actions"][rows] = np.array(actions)[chosen]
        slot.step()
        twin.step(chosen, out)
    assert not buffer["values"][: 2 * PLAN.games].any(), "a slot writes into its own rows alone"


@pytest.mark.parametrize(
    ("players", "options", "held"),
    [(4, {}, [{0, 2}, {1, 3}]), (3, {}, [{0, 2}, {1}]), (6, {"variant": "teams"}, [{0, 1, 4, 5}, {2, 3}])],
)
def test_planners_answer_for_every_other_side(players: int, options: dict[str, Any], held: list[set[int]]) -> None:
    plan = Plan(games=6, planner=3)
    (share,) = mixture("express", [players], options)
    words = vocabulary([share.setup])
    buffer: dict[str, Any] = {name: np.zeros(shape, kind) for name, (shape, kind) in shapes(plan, words, 6).items()}
    slot = Slot(words, share, buffer, 0, plan)
    slot.begin(3, 0.0)
    for _ in range(40):
        for game in range(plan.games):
            answer, masks = buffer["planned"][game], buffer["masks"][game]
            if buffer["seats"][game] in held[game % 2]:
                assert masks[answer] == 1
            else:
                assert answer == NO_ANSWER
            buffer["actions"][game] = answer if answer != NO_ANSWER else masks.argmax()
        slot.step()
        slot.ask_planners()


@pytest.mark.parametrize(
    ("numbers", "complaint"),
    [
        ({"planner": -1}, "planner is a whole number from 0 on, not -1"),
        ({"workers": 0}, "workers is a whole number from 1 on, not 0"),
        ({"seed": -1}, "seed is a whole number from 0 on, not -1"),
        ({"magnet": -0.5}, "magnet is a number from 0 on, not -0.5"),
        ({"rate": float("inf")}, "rate is a number from 0 on"),
    ],
)
def test_a_plan_that_makes_no_sense_is_refused(numbers: dict[str, Any], complaint: str) -> None:
    with pytest.raises(SetupError, match=complaint):
        Plan(**numbers)


def test_a_change_of_the_plan_names_a_training_parameter() -> None:
    assert changed(Plan(), ["magnet=0.1", "games=64"]) == {"magnet": 0.1, "games": 64}
    with pytest.raises(SetupError, match="unknown training parameter 'gamez'; did you mean 'games'"):
        changed(Plan(), ["gamez=64"])


def test_without_pytorch_the_command_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.setenv("LANGUAGE", "en")
    for name in [name for name in sys.modules if name.startswith("folsom.training.") and "plan" not in name]:
        monkeypatch.delitem(sys.modules, name)
    assert main(["train", "super", "--out", str(tmp_path)]) == 2
    assert "training needs torch, which is not installed: pip install 'folsom[train]'" in capsys.readouterr().err
