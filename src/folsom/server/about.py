"""What can be played on this server, for the lobby."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from folsom.bots import LEVELS, TEMPERAMENTS
from folsom.game import registry
from folsom.game.version import __version__
from folsom.interface.errors import SetupError
from folsom.interface.title import Title
from folsom.server.api_types import About, Choice, GameAbout, Verdict
from folsom.server.entries import TableConfig
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
    choices = {
        name: Choice(list(choice.values), choice.many, choice.default)
        for name, choice in game.declaration().choices.items()
    }
    setups: list[dict[str, Any]] = [{}]  # a variant may be for more players than the usual game
    setups += [{name: value} for name, choice in choices.items() if not choice.many for value in choice.values]
    numbers = [
        players for players in range(1, MOST_PLAYERS + 1) if any(playable(game, players, options) for options in setups)
    ]
    return GameAbout(game.name, (min(numbers), max(numbers)), choices)


def verdict(config: TableConfig) -> Verdict:
    """What players of a complete configuration may claim, and who plays together."""
    game = registry.title(config.game)
    setup = game.setup(config.players, config.options)
    claims = game.claims(setup)
    return Verdict(config, bandits=list(claims.bandits), claims=claims.each, sides=game.sides(setup))


def playable(game: Title, players: int, options: Mapping[str, Any]) -> bool:
    try:
        game.setup(players, options)
    except SetupError:
        return False
    return True
