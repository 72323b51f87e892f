"""Folsom plays Colt Express and Colt Super Express.

import folsom
game = folsom.new_game("express", players=4, seed=7)
game.play(game.to_act[0], game.options(game.to_act[0])[0])

`folsom.arena`, `folsom.bots`, `folsom.environments` and `folsom.rulebook` are loaded when they are first used.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from folsom.express.table.title import Express
from folsom.kernel import core as _core
from folsom.kernel.errors import FolsomError, IllegalAction, NotationError, RecordError, SetupError
from folsom.kernel.title import Event, Loot, Option, Reason, Score, Setup
from folsom.superexpress.table.title import SuperExpress
from folsom.table import titles as _titles
from folsom.table.begin import commitment, new_game, replay, scene
from folsom.table.game import Game, NoSuchSeat
from folsom.table.record import OtherRules, Record
from folsom.table.version import __version__

compiled: bool = not _core.__file__.endswith(".py")
"""Whether the engine runs compiled, or as plain Python."""

_titles.register(Express())
_titles.register(SuperExpress())

if TYPE_CHECKING:
    from folsom import arena, bots, environments, rulebook
else:

    def __getattr__(name):
        """The parts that not everybody needs, as if they were imported here.  Type checkers think that they are."""
        if name in ("arena", "bots", "environments", "rulebook"):
            return import_module(f"{__name__}.{name}")
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = [
    "Event",
    "FolsomError",
    "Game",
    "IllegalAction",
    "Loot",
    "NoSuchSeat",
    "NotationError",
    "Option",
    "OtherRules",
    "Reason",
    "Record",
    "RecordError",
    "Score",
    "Setup",
    "SetupError",
    "__version__",
    "arena",
    "bots",
    "commitment",
    "compiled",
    "environments",
    "new_game",
    "replay",
    "rulebook",
    "scene",
]
