"""Playouts: the network plays out all answers in the same worlds, and values them as chances of winning."""

from collections.abc import Sequence

import numpy as np
import pytest

import folsom
from folsom import bots
from folsom.bots.policy import packaged
from folsom.game import registry
from folsom.game.observers import action_indices, observer_of
from folsom.kernel.core import Core
from folsom.kernel.dice import seeded
from folsom.network.network import network
from folsom.network.playouts import PlayoutEvaluator
from folsom.search.lanes import Lanes

LAST_ROBBERY = """
    express
    round 5 Pickpocketing
    roof   .       | Belle[P500] | . | Doc
    inside Marshal | Tuco P250 S | . | J
    phase stealin
    pile Tuco: Robbery
    """


def worlds_of(game: folsom.Game, number: int) -> list[Core]:
    """Worlds that the asked seat could be in."""
    seat = game.to_act[0]
    found = [registry.title(game.setup.game).redeal(game.view(seat), seeded(seed)) for seed in range(number)]
    for world in found:
        world.turn_to(seat)
    return found


@pytest.mark.parametrize("game", ["express", "super"])
def test_many_worlds_at_once_are_judged_as_one_by_one(game: str) -> None:
    table = folsom.new_game(game, 4, seed=3)
    net, worlds, seat = network(packaged(game)), worlds_of(table, 5), table.to_act[0]
    together = net.values(table.setup, worlds, seat)
    alone = [float(net.values(table.setup, [world], seat)[0]) for world in worlds]
    assert np.allclose(together, alone, atol=1e-4)
    assert net.value(table.view(seat)) == pytest.approx(alone[0], abs=1e-4)


def lanes_of(table: folsom.Game, seeds: Sequence[int], by_heuristic: bool = False) -> Lanes:
    """The same world for each seed, after the first answer of the asked seat."""
    seat, title = table.to_act[0], registry.title(table.setup.game)
    heuristic = title.heuristic({}, 1, True)
    found = Lanes(observer_of(table.setup), heuristic, seat)
    world = title.redeal(table.view(seat), seeded(1))
    world.turn_to(seat)
    heuristic.begin(world)
    for seed in seeds:
        found.add(world, table.legal(seat)[0], seed, by_heuristic)
    return found


@pytest.mark.parametrize("game", ["express", "super"])
def test_answers_are_sampled_as_often_as_the_network_gives_them(game: str) -> None:
    table, net, number = folsom.new_game(game, 4, seed=3), network(packaged(game)), 1500
    lanes = lanes_of(table, range(number))
    assert lanes.look() == number
    sampled = net.sample(table.setup, lanes)
    world, arrays = lanes.worlds[0], net.weights.arrays
    observer = observer_of(table.setup)
    rows = net.encoder(table.setup)[0].actions[action_indices(world, table.setup, world.actor, world.legal())]
    hidden = net.hidden(table.setup, [world], [world.actor])[0]
    chances = np.exp(arrays["policy.weight"][rows] @ hidden + arrays["policy.bias"][rows])
    chances /= chances.sum()
    given = [observer.action(world, index) for index in sampled]
    for action, chance in zip(world.legal(), chances.tolist(), strict=True):
        error = (chance * (1 - chance) / number) ** 0.5
        assert given.count(action) / number == pytest.approx(chance, abs=5 * error + 0.002)


@pytest.mark.parametrize("game", ["express", "super"])
def test_playouts_that_began_alike_draw_alike(game: str) -> None:
    table, net = folsom.new_game(game, 4, seed=3), network(packaged(game))
    lanes = lanes_of(table, [5, 6, 5])
    steps = 0
    while lanes.look():
        lucks = {lanes.live[k]: lanes.luck[k] for k in range(lanes.asked)}
        assert lucks.get(0) == lucks.get(2)
        assert lucks.get(0) != lucks.get(1)
        lanes.play(net.sample(table.setup, lanes))
        steps += 1
    assert steps > 3
    observer = observer_of(table.setup)
    assert observer.leads(lanes.worlds[0]) == observer.leads(lanes.worlds[2])


def test_the_network_is_asked_only_for_its_own_seat_where_the_heuristic_plays_the_others() -> None:
    table, net = folsom.new_game("express", 4, seed=3), network(packaged("express"))
    seat, lanes, steps = table.to_act[0], lanes_of(table, range(5), by_heuristic=True), 0
    while asked := lanes.look():
        assert {lanes.worlds[lanes.live[k]].actor for k in range(asked)} == {seat}
        lanes.play(net.sample(table.setup, lanes))
        steps += 1
    assert steps > 1
    assert all(world.over or world.actor == seat for world in lanes.worlds)


def test_the_network_is_also_asked_for_a_partner() -> None:
    table, net = folsom.new_game("express", 4, seed=3, variant="teams"), network(packaged("express"))
    seat, lanes, asked = table.to_act[0], lanes_of(table, range(5), by_heuristic=True), set()
    while number := lanes.look():
        asked |= {lanes.worlds[lanes.live[k]].actor for k in range(number)}
        lanes.play(net.sample(table.setup, lanes))
    assert asked == {seat, seat ^ 1}


class NotedLanes:
    """Notes in which worlds the heuristic plays the others."""

    def __init__(self) -> None:
        self.noted: list[bool] = []

    def add(self, world: Core, action: int, seed: int, by_heuristic: bool) -> None:
        self.noted.append(by_heuristic)


@pytest.mark.parametrize(("game", "expected"), [("express", [False, True, False, True]), ("super", [False] * 4)])
def test_in_colt_express_the_heuristic_plays_the_others_in_every_second_world(game: str, expected: list[bool]) -> None:
    table, lanes = folsom.new_game(game, 4, seed=3), NotedLanes()
    seat = table.to_act[0]
    evaluator = PlayoutEvaluator(network(packaged(game)), table.view(seat), table.legal(seat)[:1], 1)
    for _ in expected:
        evaluator.branch(lanes)  # type: ignore[arg-type]  # only notes
    assert lanes.noted == expected


def test_playouts_find_what_decides_the_game() -> None:
    """The last card of the last round: a Strongbox wins, a Purse does not."""
    game = folsom.scene(LAST_ROBBERY, seed=1)
    seat = game.to_act[0]
    found = PlayoutEvaluator(network(packaged("express")), game.view(seat), game.legal(seat), 1)
    found.extend(40)
    best = max(game.legal(seat), key=found.value_of)
    strongbox = game.read(seat, "rob S1")
    assert best == strongbox
    assert found.value_of(strongbox) > 0.9
    assert all(found.visits_of(action) == found.visits_of(strongbox) for action in game.legal(seat))
    assert found.money_of(strongbox) >= 1000
    found.drop(dict.fromkeys(game.legal(seat), 0.0))
    assert strongbox in found.answers


def test_what_is_clearly_worse_is_compared_no_longer() -> None:
    game = folsom.new_game("express", 4, seed=3)
    seat = game.to_act[0]
    first, second, third = game.legal(seat)[:3]
    found = PlayoutEvaluator(network(packaged("express")), game.view(seat), [first, second, third], 1)
    found.chances = {first: [0.5, 0.6, 0.4, 0.5], second: [0.1, 0.2, 0.0, 0.2], third: [0.6, 0.3, 0.5, 0.5]}
    found.drop(dict.fromkeys(found.answers, 0.0))
    assert found.answers == [first, second, third]  # too few to tell
    found.chances = {answer: chances * 2 for answer, chances in found.chances.items()}
    found.drop({first: 0.0, second: 0.0, third: 0.0})
    assert found.answers == [first, third]
    found.drop({first: -0.5, second: 0.0, third: 0.0})
    assert found.answers == [third]


def test_the_same_seed_gives_the_same_playouts() -> None:
    game = folsom.new_game("super", 5, seed=3)
    seat = game.to_act[0]

    def chances(seed: int) -> dict[int, list[float]]:
        found = PlayoutEvaluator(network(packaged("super")), game.view(seat), game.legal(seat), seed)
        found.extend(20)
        return found.chances

    assert chances(1) == chances(1)
    assert chances(1) != chances(2)


def test_a_legend_prefers_what_wins() -> None:
    game = folsom.scene(LAST_ROBBERY, seed=1)
    seat = game.to_act[0]
    for seed in range(3):
        assert bots.bot("legend@20it", seed).decide(game.view(seat), game.legal(seat)) == game.read(seat, "rob S1")
