"""Folsom plays Colt Express and Colt Super Express.

import folsom
game = folsom.new_game("express", players=4, seed=7)
game.play(game.to_act[0], game.options(game.to_act[0])[0])
"""

from folsom.express.table.title import Express
from folsom.kernel import core as _core
from folsom.kernel.errors import FolsomError, IllegalAction, NotationError, RecordError, SetupError
from folsom.kernel.title import Event, Loot, Option, Reason, Score, Setup
from folsom.superexpress.table.title import SuperExpress
from folsom.table import titles as _titles
from folsom.table.begin import commitment, new_game, replay, scene
from folsom.table.game import Game, NoSuchSeat
from folsom.table.record import Record
from folsom.table.version import __version__

compiled: bool = not _core.__file__.endswith(".py")
"""Whether the engine runs compiled, or as plain Python."""

_titles.register(Express())
_titles.register(SuperExpress())

__all__ = [
    "Event",
    "FolsomError",
    "Game",
    "IllegalAction",
    "Loot",
    "NoSuchSeat",
    "NotationError",
    "Option",
    "Reason",
    "Record",
    "RecordError",
    "Score",
    "Setup",
    "SetupError",
    "__version__",
    "commitment",
    "compiled",
    "new_game",
    "replay",
    "scene",
]
