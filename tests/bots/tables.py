"""Games between bots, for tests, and counts of what they do."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import folsom
from folsom import bots
from folsom.game.begin import start
from folsom.game.game import Game
from folsom.game.registry import title
from folsom.interface.title import Setup


def play(setup: Setup, names: tuple[str, ...], seed: int) -> Game:
    """Play a game of these bots to its end."""
    game = start(title(setup.game), setup, "fast", seed, "en")
    seated = [bots.bot(name, 100 * seed + seat) for seat, name in enumerate(names)]
    while not game.over:
        seat = game.to_act[0]
        legal = game.legal(seat)
        action = seated[seat].decide(game.view(seat), legal)
        assert action in legal, f"{names[seat]} answers {action}, which is not among {legal}: {setup}, seed {seed}"
        game.play(seat, action)
    for bot in seated:
        bot.end(game.scores)
    return game


@dataclass(frozen=True)
class Trial:
    """Games of one bot against `sense`, from every seat in turn."""

    name: str
    games: int
    players: int = 4


def games_of(trial: Trial, game: str) -> Iterator[tuple[Game, int]]:
    """Each game when it is over, and the seat of the tested bot."""
    setup = folsom.new_game(game, trial.players, seed=1).setup
    for seed in range(trial.games):
        seat = seed % trial.players
        yield play(setup, tuple(trial.name if k == seat else "sense" for k in range(trial.players)), seed), seat


@dataclass
class Deeds:
    """What the bot did in its games."""

    fired: int = 0
    robberies: int = 0  # cards it played
    marshals: int = 0
    hit_by_neutral: int = 0


@dataclass
class SuperDeeds:
    """What the bot did in Super Express."""

    cards: int = 0
    shot: int = 0
    struck: int = 0
    loot: int = 0


def watch_super(trial: Trial) -> SuperDeeds:
    deeds = SuperDeeds()
    for game, seat in games_of(trial, "super"):
        me = game.seat_name(seat)
        for event in game.events(seat):
            deeds.cards += event.kind == "reveals" and event.points["bandit"] == me
            deeds.shot += event.kind == "shoots" and event.points["bandit"] == me
            deeds.struck += event.kind == "shoots" and event.points["target"] == me
        deeds.loot += len(game.scores[seat].loot)
    return deeds


def watch(trial: Trial) -> Deeds:
    deeds = Deeds()
    for game, seat in games_of(trial, "express"):
        view: Any = game.view(None)
        deeds.fired += 6 - view.bandits[seat].bullets
        deeds.hit_by_neutral += view.side_bullets[seat].count("neutral")
        played = [event.points for event in game.events(seat) if event.kind == "played"]
        cards = [points["card"] for points in played if points["seat"] == seat]
        deeds.robberies += cards.count("Robbery")
        deeds.marshals += cards.count("Marshal")
    return deeds
