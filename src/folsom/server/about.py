"""What can be played here, as a lobby needs to know it."""

from functools import cache

from folsom.bots import LEVELS, TEMPERAMENTS
from folsom.game import registry
from folsom.game.version import __version__
from folsom.interface.errors import SetupError
from folsom.interface.title import Title
from folsom.server.api_types import About, Choice, GameAbout
from folsom.server.messages import PROTOCOL

MOST_PLAYERS = 16


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
    choices = {
        name: Choice(list(choice.values), choice.many, choice.default)
        for name, choice in game.declaration().choices.items()
    }
    return GameAbout(game.name, (min(numbers), max(numbers)), choices)


def playable(game: Title, players: int) -> bool:
    try:
        game.setup(players, {})
    except SetupError:
        return False
    return True
