"""Folsom plays Colt Express and Colt Super Express.

import folsom
game = folsom.new_game("express", players=4, seed=7)
game.play(game.to_act[0], game.options(game.to_act[0])[0])

`folsom.arena`, `folsom.bots`, `folsom.environments` and `folsom.rulebook` are loaded when they are first used.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from folsom.express.interface.title import Express
from folsom.game import registry as _titles
from folsom.game.begin import commitment, new_game, replay, scene
from folsom.game.game import Game
from folsom.game.narrator import Narrator
from folsom.game.record import OtherRules, Record
from folsom.game.state import NoSuchSeat
from folsom.game.version import __version__
from folsom.interface.errors import FolsomError, IllegalAction, NotationError, RecordError, SetupError
from folsom.interface.title import Event, Loot, Option, Reason, Score, Setup
from folsom.kernel import core as _core
from folsom.superexpress.interface.title import SuperExpress

compiled: bool = not _core.__file__.endswith(".py")
"""Whether the engine runs compiled, or as plain Python."""

_titles.register(Express())
_titles.register(SuperExpress())

if TYPE_CHECKING:
    from folsom import arena, bots, environments, rulebook
else:

    def __getattr__(name):
        """The optional parts, loaded on first use.  Type checkers see them as ordinary imports."""
        if name in ("arena", "bots", "environments", "rulebook"):
            return import_module(f"{__name__}.{name}")
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = [
    "Event",
    "FolsomError",
    "Game",
    "IllegalAction",
    "Loot",
    "Narrator",
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
