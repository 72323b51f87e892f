"""What can be played here, as a lobby needs to know it."""

from functools import cache
from typing import Any

from folsom.bots import LEVELS, TEMPERAMENTS
from folsom.express.base.components import WAGON_NAMES
from folsom.express.interface import setup as express
from folsom.game import registry
from folsom.game.version import __version__
from folsom.interface.errors import SetupError
from folsom.interface.title import Title
from folsom.server.api_types import About, Choice, GameAbout
from folsom.server.messages import PROTOCOL
from folsom.superexpress.interface import names as super_names
from folsom.superexpress.interface import setup as superexpress

MOST_PLAYERS = 16
MANY = ("boxes", "bandits", "wagons")
CHOICES: dict[str, dict[str, tuple[Any, ...]]] = {
    "express": {
        "variant": express.VARIANTS,
        "expert": (False, True),
        "printing": express.PRINTINGS,
        "boxes": express.BOXES,
        "bandits": express.BANDITS,
        "wagons": tuple(WAGON_NAMES),
        "seats": express.SEATS,
    },
    "super": {"boxes": superexpress.BOXES, "bandits": tuple(super_names.BANDITS), "seats": superexpress.SEATS},
}
DEFAULTS = {"express": express.DEFAULTS, "super": superexpress.DEFAULTS}


@cache
def about() -> About:
    games = [registry.title(name) for name in registry.names()]
    return About(
        folsom=__version__,
        protocol=PROTOCOL,
        languages=list(dict.fromkeys(language for game in games for language in game.languages)),
        games=[about_game(game) for game in games],
        levels=list(LEVELS),
        temperaments=list(TEMPERAMENTS),
    )


def about_game(game: Title) -> GameAbout:
    numbers = [players for players in range(1, MOST_PLAYERS + 1) if playable(game, players)]
    defaults = DEFAULTS[game.name]
    choices = {name: Choice(list(values), name in MANY, defaults[name]) for name, values in CHOICES[game.name].items()}
    return GameAbout(game.name, (min(numbers), max(numbers)), choices)


def playable(game: Title, players: int) -> bool:
    try:
        game.setup(players, {})
    except SetupError:
        return False
    return True
