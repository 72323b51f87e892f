"""The policy: plays with a trained network, fast, and only what it was trained for."""

import sys
import time
from dataclasses import replace
from pathlib import Path
from shutil import copy
from typing import Any

import numpy as np
import pytest

import folsom
from folsom import SetupError, bots
from folsom.arena import Tournament, run, standings, workers
from folsom.bots.policy import Policy, packaged
from folsom.network.network import Network, network
from folsom.network.vocabulary import Encoder
from folsom.network.weights import BadWeights, Weights, description_file, load
from tests.network.test_playouts import LAST_ROBBERY
from tests.setups import setups


def known(game: str) -> list[folsom.Setup]:
    """The set-ups that the package's weights are for."""
    return [
        folsom.new_game(game, seed=1, **wishes).setup for wishes in setups(game) if wishes.get("variant") != "marshal"
    ]


@pytest.mark.parametrize("game", ["express", "super"])
def test_the_weights_of_the_package_know_every_way_to_play(game: str) -> None:
    weights = load(packaged(game))
    assert weights.game == game
    assert packaged(game).stat().st_size < 6_000_000
    for setup in known(game):
        if setup.options.get("printing", "later") == "later":
            Encoder(weights.vocabulary, setup)


@pytest.mark.parametrize(
    ("game", "wishes"),
    [
        ("express", {"players": 4}),
        ("express", {"players": 2, "variant": "duel", "expert": True}),
        ("express", {"players": 3, "variant": "pairs", "boxes": ["horses", "timecar"]}),
        ("express", {"players": 6, "variant": "teams", "expert": True, "boxes": ["horses"]}),
        ("super", {"players": 7, "boxes": ["horse", "reflex"]}),
    ],
)
def test_policies_play_whole_games_and_the_same_ones_again(game: str, wishes: dict[str, object]) -> None:
    def played() -> list[tuple[int, int]]:
        table = folsom.new_game(game, seed=5, **wishes)  # type: ignore[arg-type]
        seated = [bots.bot("policy", seed) for seed in range(table.players)]
        done = []
        while not table.over:
            seat = table.to_act[0]
            done.append((seat, seated[seat].decide(table.view(seat), table.legal(seat))))
            table.play(*done[-1])
        return done

    assert played() == played()


def test_a_policy_beats_three_drifters() -> None:
    setup = folsom.new_game("super", 4, seed=1).setup
    tournament = Tournament(("policy", "drifter"), (setup,), 7, 60, one_against_all=True)
    figures = {one.name: one.wins.share() for one in standings(tournament.contestants, run(tournament, workers(1)))}
    assert figures["policy"] > 0.5


def typical_seconds(name: str) -> float:
    """The median of the CPU time of 40 decisions."""
    game, bot = folsom.new_game("express", 4, seed=2), bots.bot(name)
    spent = []
    for _ in range(40):
        seat = game.to_act[0]
        view, legal = game.view(seat), game.legal(seat)
        began = time.thread_time()
        action = bot.decide(view, legal)
        spent.append(time.thread_time() - began)
        game.play(seat, action)
    return sorted(spent)[len(spent) // 2]


def test_a_policy_takes_hardly_any_time() -> None:
    """Two milliseconds when compiled; plain Python re-deals its view more slowly."""
    assert typical_seconds("policy") < (0.002 if folsom.compiled else 0.02)


def test_logits_are_those_of_the_layers_written_out() -> None:
    game = folsom.new_game("super", 4, seed=3)
    view, legal = game.view(0), game.legal(0)
    net = network(packaged("super"))
    arrays, encoder = net.weights.arrays, Encoder(net.weights.vocabulary, view.setup)
    given = np.zeros(len(net.weights.vocabulary.fields), np.float32)
    given[encoder.fields] = np.array(folsom.environments.vector(view))
    given[encoder.constant] = 1
    one = np.maximum(arrays["first.weight"] @ given + arrays["first.bias"], 0)
    two = np.maximum(arrays["second.weight"] @ one + arrays["second.bias"], 0)
    three = two + np.maximum(arrays["third.weight"] @ two + arrays["third.bias"], 0)
    logits = arrays["policy.weight"] @ three + arrays["policy.bias"]
    space = folsom.environments.space("super", 4)
    wanted = logits[encoder.actions[space.indices(view, legal)]]
    assert np.allclose(net.logits(view, legal), wanted, atol=1e-4)
    assert net.value(view) == pytest.approx(float((arrays["value.weight"] @ three + arrays["value.bias"])[0]), abs=1e-4)


def test_a_network_ignores_fields_that_it_does_not_know() -> None:
    game = folsom.new_game("express", 4, seed=3)
    weights = load(packaged("express"))
    fields = weights.vocabulary.fields
    forgotten = [index for index, name in enumerate(fields) if "Doc" in name]
    assert len(forgotten) > 3
    blind, shorter = dict(weights.arrays), dict(weights.arrays)
    blind["first.weight"] = weights.arrays["first.weight"].copy()
    blind["first.weight"][:, forgotten] = 0
    shorter["first.weight"] = np.delete(weights.arrays["first.weight"], forgotten, axis=1)
    rest = tuple(name for name in fields if "Doc" not in name)
    one = Network(replace(weights, arrays=blind))
    other = Network(replace(weights, arrays=shorter, vocabulary=replace(weights.vocabulary, fields=rest)))
    whole = network(packaged("express"))
    view, legal = game.view(0), game.legal(0)
    assert np.allclose(other.logits(view, legal), one.logits(view, legal), atol=1e-5)
    assert not np.allclose(other.logits(view, legal), whole.logits(view, legal), atol=1e-5)


def test_a_policy_with_a_temperature_mixes_its_answers() -> None:
    game = folsom.new_game("super", 4, seed=3)
    cold = load(packaged("super"))
    hot = Network(Weights(cold.game, cold.vocabulary, cold.arrays, 5.0, cold.recipe))

    class Hot(Policy):
        def network(self, game: str) -> Network:
            return hot

    answers = {Hot("policy", seed).decide(game.view(0), game.legal(0)) for seed in range(60)}
    assert answers == set(game.legal(0))


def test_what_a_network_was_not_trained_for_is_refused(tmp_path: Path) -> None:
    copy(packaged("super"), tmp_path / "mine.npz")
    copy(description_file(packaged("super")), tmp_path / "mine.json")
    game = folsom.new_game("express", 4, seed=1)
    seat = game.to_act[0]
    with pytest.raises(SetupError, match="this network plays super, not express"):
        bots.bot(f"policy:{tmp_path / 'mine.npz'}").decide(game.view(seat), game.legal(seat))


@pytest.mark.parametrize("game", ["express", "super"])
def test_a_guided_planner_plays_the_same_game_again_with_iterations(game: str) -> None:
    def played() -> list[int]:
        table = folsom.new_game(game, 3, seed=5)
        seated = [bots.bot("network@20it", seed) for seed in range(3)]
        done = []
        while not table.over:
            seat = table.to_act[0]
            done.append(seated[seat].decide(table.view(seat), table.legal(seat)))
            table.play(seat, done[-1])
        return done

    assert played() == played()


def test_a_guided_planner_considers_what_the_network_hardly_ever_does(monkeypatch: pytest.MonkeyPatch) -> None:
    game = folsom.scene(LAST_ROBBERY, seed=1)
    seat = game.to_act[0]
    view, legal, strongbox = game.view(seat), list(game.legal(seat)), game.read(seat, "rob S1")
    chances = {action: 1e-9 if action == strongbox else 1.0 for action in legal}
    monkeypatch.setattr(Policy, "chances", lambda self, view, legal: chances)
    assert bots.bot("network@100it").decide(view, legal) == strongbox


def test_a_guided_planner_takes_no_longer_than_its_budget() -> None:
    """The first decision of a process may read the weights; the network's time is part of the budget."""
    assert typical_seconds("network@30ms") < (0.04 if folsom.compiled else 0.2)


@pytest.mark.parametrize(
    ("wishes", "unknown"),
    [
        ({"variant": "marshal"}, "variant marshal"),
        ({"variant": "marshal", "boxes": ["horses"]}, "variant marshal"),
        ({"variant": "marshal", "printing": "first"}, "variant marshal, printing first"),
        ({"printing": "first"}, "printing first"),
        ({"printing": "first", "boxes": ["rounds"]}, "printing first"),
    ],
)
def test_what_came_after_the_weights_is_refused_before_a_game_begins(wishes: dict[str, Any], unknown: str) -> None:
    setup = folsom.new_game("express", 5, seed=1, **wishes).setup
    sentence = f"this network was not trained for .*{unknown}: let a planner play instead"
    with pytest.raises(SetupError, match=sentence):
        bots.bot("policy").prepare(setup)
    with pytest.raises(SetupError, match=sentence):
        Tournament(("policy", "drifter"), (setup,), 7, 4)
    bots.bot("planner@5it").prepare(setup)


@pytest.mark.parametrize("wishes", [{"variant": "marshal"}, {"printing": "first"}])
def test_planners_play_the_levels_where_the_network_was_not_trained(wishes: dict[str, Any]) -> None:
    game = folsom.new_game("express", 5, seed=1, **wishes)
    seat = game.to_act[0]
    view, legal = game.view(seat), game.legal(seat)
    for level, other in (
        ("greenhorn", "sense"),
        ("outlaw@9it", "planner@9it"),
        ("legend:greedy@9it", "planner:greedy@9it"),
    ):
        bots.bot(level).prepare(game.setup)
        for seed in range(3):
            assert bots.bot(level, seed).decide(view, legal) == bots.bot(other, seed).decide(view, legal), level


def test_the_levels_play_by_the_network_where_it_was_trained() -> None:
    """Answers are drawn by the network's chances: without a level's temperature, the best one would always win."""
    game = folsom.new_game("super", 4, seed=3)
    view, legal = game.view(0), game.legal(0)
    best = bots.bot("policy").decide(view, legal)
    answers = {
        name: [bots.bot(name, seed).decide(view, legal) for seed in range(40)] for name in ("greenhorn", "drifter")
    }
    assert answers["greenhorn"].count(best) > answers["drifter"].count(best)
    assert len(set(answers["greenhorn"])) > 1


def test_wrong_names_and_files_are_refused(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="does not search: it has no budget"):
        bots.bot("policy@40ms")
    with pytest.raises(BadWeights, match=r"none\.npz: No such file"):
        bots.bot(f"policy:{tmp_path / 'none.npz'}")
    with pytest.raises(BadWeights, match=r"none\.npz: No such file"):
        bots.bot(f"network:{tmp_path / 'none.npz'}@40ms")


def test_without_numpy_the_others_play_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    for name in [name for name in sys.modules if name.startswith("folsom.network")]:
        monkeypatch.delitem(sys.modules, name)
    game = folsom.new_game("express", 4, seed=1)
    seat = game.to_act[0]
    assert bots.bot("planner@5it").decide(game.view(seat), game.legal(seat)) in game.legal(seat)
    for name in bots.LEVELS:
        level = bots.bot(name if name in ("drifter", "greenhorn") else f"{name}:greedy@5it")
        level.prepare(game.setup)
        assert level.decide(game.view(seat), game.legal(seat)) in game.legal(seat)
    assert bots.explain(game.view(seat), None, bots.Budget(iterations=20)).figures
    with pytest.raises(
        SetupError, match=r"a policy needs numpy, which is not installed: pip install 'folsom\[network\]'"
    ):
        bots.bot("policy").decide(game.view(seat), game.legal(seat))
