"""The engine of Colt Super Express compared with a second implementation of its rules, round by round."""

import pytest

import folsom
from folsom.game.game import Game
from folsom.kernel.dice import seeded
from tests.properties.super_games import CONFIGURATIONS
from tests.properties.super_model import Model

GAMES = 50


def model_of(game: Game) -> Model:
    """A position between two rounds, from what a spectator sees."""
    v = game.view(None)
    return Model(
        seats=[bandit.name for bandit in v.bandits],
        horse="horse" in v.setup.options["boxes"],
        last=v.wagons,
        first=v.bandits[v.first].name,
        places={(place.car, place.floor): list(place.bandits) for place in v.places},
        forward={bandit.name for bandit in v.bandits if bandit.facing == "forward"},
        stunned={bandit.name for bandit in v.bandits if bandit.stunned},
        loot={bandit.name: list(bandit.loot) for bandit in v.bandits},
        out={bandit.name for bandit in v.bandits if bandit.status == "out"},
    )


@pytest.mark.parametrize(("players", "boxes"), CONFIGURATIONS)
def test_every_round_ends_as_the_rules_say(players: int, boxes: tuple[str, ...]) -> None:
    for seed in range(GAMES):
        game, choice = folsom.new_game("super", players, seed, boxes=boxes), seeded(seed)
        while not game.over:
            model = model_of(game)
            programmes: dict[str, list[str]] = {}
            for seat in game.to_act:
                cards = programmes.setdefault(game.seat_name(seat), [])
                for _ in range(3):
                    options = [option for option in game.options(seat) if option.verb == "program"]
                    option = options[choice.below(len(options))]
                    cards.append(option.points["card"])
                    game.play(seat, option)
            model.round(programmes)
            compare(model, game)


def compare(model: Model, game: Game) -> None:
    after = model_of(game)
    aboard = set(model.aboard())
    assert after.places == model.places
    assert after.last == model.last
    assert after.stunned == model.stunned
    assert after.forward == model.forward & aboard
    assert after.first == model.first
    assert after.out | {b.name for b in game.view(None).bandits if b.status == "overboard"} == model.out | model.waiting
    gained = [name for name in model.seats if len(after.loot[name]) > len(model.loot[name])]
    assert gained == ([model.taker] if model.taker else [])
    if game.over and not model.winners:
        model.loot = after.loot  # the last wagon counts before the loot does
        model.count(model.aboard())
    assert {game.seat_name(seat) for seat in game.winners} == set(model.winners)
