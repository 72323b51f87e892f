"""Views share what looks alike, and it is known for each decision whether it revealed something."""

import random

import pytest

import folsom
from folsom.game.game import Game

GAMES = [
    {"name": "express", "players": 4},
    {"name": "express", "players": 5, "boxes": ["horses", "timecar"]},
    {"name": "express", "players": 2, "boxes": ["horses"]},
    {"name": "express", "players": 4, "variant": "teams", "expert": True, "boxes": ["horses"]},
    {"name": "express", "players": 3, "variant": "pairs", "boxes": ["timecar"]},
    {"name": "super", "players": 5, "boxes": ["reflex", "horse"]},
]


def names(options: dict[str, object]) -> str:
    return " ".join(str(value) for value in options.values())


@pytest.mark.parametrize("options", GAMES, ids=names)
def test_a_view_with_memory_is_the_view_without(options: dict[str, object]) -> None:
    chance = random.Random(names(options))
    for seed in range(3):
        game = folsom.new_game(seed=seed, **options)  # type: ignore[arg-type]
        while not game.over:
            for seat in (None, *range(game.players)):
                assert game.view(seat) == game.copy().view(seat)
            seat = chance.choice(game.to_act)
            game.play(seat, chance.choice(game.legal(seat)))


@pytest.mark.parametrize("options", GAMES, ids=names)
def test_so_it_is_when_viewers_look_only_now_and_then(options: dict[str, object]) -> None:
    """A whole round may pass between two looks: the pile may have the same number of cards, but different ones."""
    chance = random.Random(names(options))
    for seed in range(30):
        game = folsom.new_game(seed=seed, **options)  # type: ignore[arg-type]
        while not game.over:
            if chance.random() < 0.1:
                viewer = chance.choice([None, *range(game.players)])
                assert game.view(viewer) == game.copy().view(viewer)
            seat = chance.choice(game.to_act)
            game.play(seat, chance.choice(game.legal(seat)))


@pytest.mark.parametrize("options", GAMES, ids=names)
def test_a_decision_that_revealed_nothing_looks_the_same_in_every_world(options: dict[str, object]) -> None:
    """For every viewer: a seat knows no more afterwards than before."""
    chance = random.Random(names(options))
    kept_secret = 0
    for seed in range(3):
        game = folsom.new_game(seed=seed, **options)  # type: ignore[arg-type]
        while not game.over:
            seat = chance.choice(game.to_act)
            action = chance.choice(game.legal(seat))
            told = [len(game.events(viewer)) for viewer in range(game.players)]
            worlds = [game.redeal(viewer, chance.randrange(10**6)) for viewer in range(game.players)]
            game.play(seat, action)
            if not game.revealing(len(game.actions) - 1):
                kept_secret += 1
                for viewer, world in enumerate(worlds):
                    same_for(viewer, game, told[viewer], world, seat, action)
    assert kept_secret > 50


def same_for(viewer: int, game: Game, since: int, world: Game, seat: int, action: int) -> None:
    if action not in world.legal(seat):
        assert viewer != seat  # a player who plays a card reveals it themselves
        return
    world.play(seat, action)
    seen = [(event.kind, event.words) for event in game.events(viewer, since)]
    assert [(event.kind, event.words) for event in world.events(viewer)] == seen
