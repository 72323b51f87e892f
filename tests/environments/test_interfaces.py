"""PettingZoo's and Gymnasium's own tests with our environments, and further guarantees."""

import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo import test as pettingzoo_test

from folsom import environments
from folsom.environments.aec_env import Aec
from folsom.interface.errors import IllegalAction, SetupError

WISHES: list[dict[str, Any]] = [
    {"game": "express", "players": 4},
    {"game": "express", "players": 2},
    {"game": "express", "players": 3, "variant": "pairs", "boxes": ["horses", "timecar"]},
    {"game": "express", "players": 6, "variant": "teams", "expert": True, "boxes": ["horses"]},
    {"game": "express", "players": 5, "variant": "marshal"},
    {"game": "super", "players": 3},
    {"game": "super", "players": 7, "boxes": ["reflex", "horse"]},
]
EACH = pytest.mark.parametrize("wishes", WISHES, ids=lambda wishes: " ".join(map(str, wishes.values())))
# PettingZoo's test has a list of environments with a mask in the observation, and warns about all others.
ZOO: Any = pettingzoo_test  # its tests have no types
WITH_MASK = pytest.mark.filterwarnings("ignore:Observation is not a NumPy array", "ignore:Observation space for each")


@pytest.mark.parametrize("game", ["express", "super"])
def test_trained_networks_are_opponents_by_name(game: str) -> None:
    env = environments.solo(game, players=4, opponents=["policy"] * 3, seat=2)

    def played() -> list[float]:
        seen, info = env.reset(seed=5)
        paid, over = [float(seen.sum())], False
        while not over:
            seen, reward, over, _, info = env.step(int(info["action_mask"].argmax()))
            paid += [float(seen.sum()), reward]
        return paid

    assert played() == played()
    env.close()


def test_networks_that_cannot_play_are_refused_as_opponents() -> None:
    with pytest.raises(SetupError, match="not trained for printing first"):
        environments.solo("express", players=3, opponents=["policy", "drifter"], printing="first")


@EACH
@WITH_MASK
def test_pettingzoo_accepts_the_aec_environment(wishes: dict[str, Any]) -> None:
    ZOO.api_test(environments.aec(**wishes), num_cycles=120)
    ZOO.seed_test(lambda: environments.aec(**wishes), num_cycles=40)


@EACH
def test_pettingzoo_accepts_the_parallel_environment(wishes: dict[str, Any]) -> None:
    ZOO.parallel_api_test(environments.parallel(**wishes), num_cycles=400)
    ZOO.parallel_seed_test(lambda: environments.parallel(**wishes), num_cycles=40)


@EACH
def test_gymnasium_accepts_the_solo_environment(wishes: dict[str, Any]) -> None:
    check_env(environments.solo(**wishes, seat=1), skip_render_check=True)


def any_of(mask: Any, random: np.random.Generator) -> int:
    return int(random.choice(np.flatnonzero(mask)))


# ---- rewards
@EACH
@pytest.mark.parametrize("zero_sum", [False, True])
def test_a_game_pays_one_win_to_be_shared(wishes: dict[str, Any], zero_sum: bool) -> None:
    random = np.random.default_rng(5)
    env = environments.parallel(**wishes, zero_sum=zero_sum)
    allies = 2 if wishes.get("variant") == "teams" else 1
    for seed in range(3):
        paid = np.zeros(env.game.players)
        seen, _ = env.reset(seed=seed)
        while env.agents:
            seen, rewards, over, _, _ = env.step({a: any_of(seen[a]["action_mask"], random) for a in env.agents})
            paid += list(rewards.values())
        assert all(over.values())
        won = env.game.observer.winners(env.game.core)
        if won:
            assert paid.sum() == pytest.approx(0.0 if zero_sum else allies)
            assert paid.argmax() in [seat for seat in range(env.game.players) if won >> seat & 1]
        else:
            assert not paid.any()


def test_shaping_pays_what_a_lead_grows_by() -> None:
    random = np.random.default_rng(2)
    paid = {}
    for shaping in (0.0, 0.25):
        env = environments.solo("express", players=4, shaping=shaping)
        _, info = env.reset(seed=9)
        begun = env.game.observer.leads(env.game.core)[0]
        total, over = 0.0, False
        random = np.random.default_rng(2)
        while not over:
            _, reward, over, _, info = env.step(any_of(info["action_mask"], random))
            total += reward
        paid[shaping] = total
        grown = env.game.observer.leads(env.game.core)[0] - begun
    assert grown != 0.0
    assert paid[0.25] == pytest.approx(paid[0.0] + 0.25 * grown)


# ---- who decides together
def test_who_are_asked_together_decide_in_one_step_and_the_others_wait() -> None:
    env = environments.parallel("express", players=2)
    seen, _ = env.reset(seed=1)  # both choose who starts in the Caboose
    assert [agent["action_mask"][0] for agent in seen.values()] == [0, 0]
    choice = env.game.space.names().index("rear bandit 0")
    seen, _, _, _, _ = env.step(dict.fromkeys(env.agents, choice))
    assert sorted(agent["action_mask"][0] for agent in seen.values()) == [0, 1]
    waiting = next(agent for agent in env.agents if seen[agent]["action_mask"][0])
    assert seen[waiting]["action_mask"].sum() == 1


def test_everybody_programs_at_once_in_super_express() -> None:
    env = environments.parallel("super", players=5)
    seen, _ = env.reset(seed=4)
    for _ in range(3):
        before = {agent: seen[agent]["observation"] for agent in env.agents}
        assert not any(seen[agent]["action_mask"][0] for agent in env.agents)
        seen, _, _, _, _ = env.step({agent: int(seen[agent]["action_mask"].argmax()) for agent in env.agents})
        assert all((seen[agent]["observation"] != before[agent]).any() for agent in env.agents)
    assert env.game.title.view(env.game.core, env.game.setup, None).round == 2


# ---- illegal actions
def test_an_illegal_action_ends_the_game_for_who_tries_it() -> None:
    env = environments.aec("express", players=3)
    env.reset(seed=1)
    culprit = env.agent_selection
    env.step(0)
    assert env.unwrapped.rewards == {agent: -1.0 if agent == culprit else 0 for agent in env.possible_agents}
    assert all(env.unwrapped.terminations.values())

    together = environments.parallel("express", players=3)
    together.reset(seed=1)
    _, rewards, over, _, infos = together.step(dict.fromkeys(together.agents, 0))
    assert sorted(rewards.values()) == [-1.0, 0.0, 0.0]
    assert all(over.values())
    assert [infos[agent] for agent, reward in rewards.items() if reward] == [{"illegal": True}]

    alone = environments.solo("express", players=3)
    alone.reset(seed=1)
    _, reward, terminated, truncated, info = alone.step(0)
    assert (reward, terminated, truncated, info["illegal"]) == (-1.0, True, False, True)
    with pytest.raises(SetupError, match="reset"):
        alone.step(0)


@pytest.mark.parametrize("action", [-1, 5000, None, "move"])
def test_what_is_no_action_is_as_illegal_as_any_other(action: Any) -> None:
    env = environments.parallel("express", players=3)
    env.reset(seed=1)
    asked = env.game.core.to_act()[0]
    _, rewards, over, _, _ = env.step(dict.fromkeys(env.agents, 0) | {env.possible_agents[asked]: action})
    assert [rewards[agent] for agent in env.possible_agents] == [-1.0 if seat == asked else 0.0 for seat in range(3)]
    assert all(over.values())


def test_an_action_counted_from_the_end_is_none() -> None:
    env = environments.parallel("express", players=3)
    seen, _ = env.reset(seed=1)
    offered = {agent: int(seen[agent]["action_mask"].argmax()) - len(env.game.space.names()) for agent in env.agents}
    assert sorted(env.step(offered)[1].values()) == [-1.0, -1.0, -1.0]


def test_nobody_steps_before_a_game_or_after_it() -> None:
    env = environments.parallel("super", players=3)
    with pytest.raises(SetupError, match="reset"):
        env.step({})
    env.reset(seed=1)
    env.step({})  # ends it
    with pytest.raises(SetupError, match="reset"):
        env.step({})


def test_without_its_wrappers_the_aec_environment_raises() -> None:
    env = Aec("express", 3, False, 0.0, {})
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="wait"):
        env.step(0)


# ---- one seat against bots
def test_a_seat_plays_against_the_bots_one_chooses_and_a_seed_gives_the_game_again() -> None:
    def course() -> list[float]:
        random = np.random.default_rng(3)
        env = environments.solo("express", players=4, opponents=["greenhorn", "drifter", "greenhorn"], seat=2)
        seen, info = env.reset(seed=11)
        course, over = [float(seen.sum())], False
        while not over:
            assert info["action_mask"][0] == 0
            seen, _, over, _, info = env.step(any_of(info["action_mask"], random))
            course.append(float(seen.sum()))
        return course

    assert course() == course()
    assert len(course()) > 10


NOTING = """\
import json, sys
for line in sys.stdin:
    heard = json.loads(line)
    print(heard["type"], len(heard.get("scores", [])), file=open(sys.argv[1], "a"))
    if heard["type"] == "decide":
        print(json.dumps({"action": heard["options"][0]["action"]}), flush=True)
"""


def test_a_program_among_the_opponents_hears_the_end_of_every_game(tmp_path: Path) -> None:
    file, heard = tmp_path / "a bot.py", tmp_path / "heard"
    file.write_text(NOTING, encoding="utf-8")
    program = f"run:{shlex.join([sys.executable, str(file), str(heard)])}"
    env = environments.solo("express", players=3, opponents=[program, "drifter"], seat=2)
    random = np.random.default_rng(3)
    _, info = env.reset(seed=11)
    over = False
    while not over:
        _, _, over, _, info = env.step(any_of(info["action_mask"], random))
    assert heard.read_text(encoding="utf-8").splitlines()[-1] == "end 3"
    for leave in (lambda: env.step(0), lambda: env.reset(seed=12), env.close):
        heard.write_text("", encoding="utf-8")
        _, info = env.reset(seed=11)
        while "decide" not in heard.read_text(encoding="utf-8"):
            _, _, _, _, info = env.step(any_of(info["action_mask"], random))
        leave()
        assert "end 0" in heard.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize(
    ("wishes", "complaint"),
    [
        ({"opponents": ["drifter"]}, "opponents are 3 bots"),
        ({"opponents": "greenhorn"}, "opponents are 3 bots"),
        ({"opponents": ["drifter", "drifter", "grenhorn"]}, "grenhorn"),
        ({"seat": 4}, "from 0 to 3"),
        ({"shaping": -1}, "from 0 on"),
        ({"shaping": float("nan")}, "from 0 on"),
        ({"players": 9}, "2 to 6"),
        ({"boxes": ["horse"]}, "horses"),
    ],
)
def test_what_cannot_be_is_refused(wishes: dict[str, Any], complaint: str) -> None:
    with pytest.raises(SetupError, match=complaint):
        environments.solo("express", **wishes)


def test_without_numpy_one_is_told_what_to_install_and_the_vectors_work() -> None:
    code = """
import sys
for name in ("numpy", "gymnasium", "pettingzoo"):
    sys.modules[name] = None
import folsom, folsom.environments as e
assert len(e.vector(folsom.new_game("super", seed=1).view(0))) == len(e.space("super").fields())
for make in (e.aec, e.parallel, e.solo, lambda game: e.batch(game, games=2)):
    try:
        make("express")
    except e.MissingPackage as problem:
        print(problem)
"""
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.splitlines()
    assert len(said) == 4
    assert all("pip install 'folsom[environments]'" in line for line in said)
