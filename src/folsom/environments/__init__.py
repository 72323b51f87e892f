"""Environments for research: fixed actions, fixed observations, and the interfaces that learning programs expect.

    env = folsom.environments.aec("express", players=4)             # PettingZoo, one decision at a time
    env = folsom.environments.parallel("super", players=5)          # PettingZoo, decisions of all seats together
    env = folsom.environments.solo("express", opponents=["greenhorn"] * 3)  # Gymnasium, one seat against bots
    games = folsom.environments.batch("express", games=256)         # many games in one call, into numpy arrays

They need the extra `environments` (numpy, Gymnasium, PettingZoo); `space` and `vector` need nothing.
See docs/environments.md.
"""

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

from folsom.environments.spaces import Space as Space
from folsom.environments.spaces import space as space
from folsom.environments.vectors import vector as vector
from folsom.interface.errors import FolsomError

if TYPE_CHECKING:
    from folsom.environments.batch_env import Batch
    from folsom.environments.parallel_env import Parallel
    from folsom.environments.solo_env import Solo


class MissingPackage(FolsomError):
    """Something that an environment needs is not installed."""


def _load(name: str) -> Any:
    try:
        return import_module(f"folsom.environments.{name}")
    except ModuleNotFoundError as error:
        raise MissingPackage(
            f"environments need {error.name}, which is not installed: pip install 'folsom[environments]'"
        ) from None


def aec(game: str, players: int | None = None, *, zero_sum: bool = False, shaping: float = 0.0, **options: Any) -> Any:
    """A PettingZoo AEC environment: agents `seat_0`, `seat_1`, … decide one at a time.

    An illegal action ends the game with a reward of -1 for the seat that tried it, as in PettingZoo's own board games.
    """
    return _load("aec_env").wrapped(game, players, zero_sum, shaping, options)


def parallel(
    game: str, players: int | None = None, *, zero_sum: bool = False, shaping: float = 0.0, **options: Any
) -> "Parallel":
    """A PettingZoo parallel environment: the seats that are asked decide, the others wait (action 0)."""
    made: Parallel = _load("parallel_env").Parallel(game, players, zero_sum, shaping, options)
    return made


def solo(
    game: str,
    players: int | None = None,
    *,
    opponents: Sequence[str] | None = None,
    seat: int = 0,
    zero_sum: bool = False,
    shaping: float = 0.0,
    **options: Any,
) -> "Solo":
    """A Gymnasium environment for one seat; `opponents` are bots for the others, in the order of their seats."""
    made: Solo = _load("solo_env").Solo(game, players, opponents, seat, zero_sum, shaping, options)
    return made


def batch(
    game: str,
    players: int | None = None,
    *,
    games: int,
    seed: int = 0,
    zero_sum: bool = False,
    shaping: float = 0.0,
    **options: Any,
) -> "Batch":
    """Many games of one set-up, stepped together; results are written into the caller's arrays."""
    made: Batch = _load("batch_env").Batch(game, players, games, seed, zero_sum, shaping, options)
    return made


__all__ = ["MissingPackage", "Space", "aec", "batch", "parallel", "solo", "space", "vector"]
