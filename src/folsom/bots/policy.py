"""The policy: plays what a trained network prefers, without search."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.resources import files
from math import exp
from pathlib import Path
from typing import TYPE_CHECKING, Any

from folsom.bots.bot import Bot
from folsom.interface.errors import SetupError, shown
from folsom.interface.title import Setup
from folsom.kernel.dice import Dice

if TYPE_CHECKING:
    from folsom.network.network import Network
    from folsom.network.playouts import PlayoutEvaluator

FINE = 1 << 30  # the resolution of chances


class Policy(Bot):
    """Answers within a millisecond, with the weights in `file` or else those of the package.

    `temperatures`, by game, override those stored with the weights.
    """

    def __init__(
        self, name: str, seed: int, file: Path | None = None, temperatures: Mapping[str, float] | None = None
    ) -> None:
        super().__init__(name, seed)
        self.file = file
        self.temperatures = temperatures or {}
        if file is not None:
            load(file)

    def prepare(self, setup: Setup) -> None:
        self.network(setup.game).encoder(setup)

    def answer(self, view: Any, legal: Sequence[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        game = view.setup.game
        temperature = self.temperatures.get(game, self.network(game).weights.temperature)
        chances = self.chances(view, legal, temperature or 1.0)
        return draw(chances, self.dice) if temperature else max(legal, key=lambda action: chances[action])

    def chances(self, view: Any, legal: Sequence[int], temperature: float = 1.0) -> dict[int, float]:
        """How likely the network is to give each of these answers; at temperature 1 as it was trained."""
        logits = [float(logit) for logit in self.network(view.setup.game).logits(view, legal)]
        best = max(logits)
        weights = [exp((logit - best) / temperature) for logit in logits]
        total = sum(weights)
        return {action: weight / total for action, weight in zip(legal, weights, strict=True)}

    def network(self, game: str) -> "Network":
        return load(self.file or packaged(game))


def draw(weights: Mapping[int, float], dice: Dice) -> int:
    """An answer at random, in proportion to its weight."""
    point = sum(weights.values()) * float(dice.below(FINE)) / FINE
    for action, weight in weights.items():
        point -= weight
        if point < 0:
            return action
    return max(weights, key=lambda action: weights[action])  # rounding has left a remainder


def packaged(game: str) -> Path:
    """The weights that come with the package."""
    file = Path(str(files("folsom.network"))) / "trained" / f"{game}.npz"
    if not file.exists():
        raise SetupError(f"there are no weights for {shown(game)} in this package")
    return file


def load(file: Path) -> "Network":
    found: Network = module("network").network(file)
    return found


def playout_evaluator(network: "Network", view: Any, answers: Sequence[int], seed: int) -> "PlayoutEvaluator":
    """An evaluator of some answers to the question of the view's seat, before the first playout."""
    found: PlayoutEvaluator = module("playouts").PlayoutEvaluator(network, view, answers, seed)
    return found


def module(name: str) -> Any:
    """A part of `folsom.network`, which needs numpy."""
    try:
        return import_module(f"folsom.network.{name}")
    except ModuleNotFoundError as error:
        raise SetupError(
            f"a policy needs {error.name}, which is not installed: pip install 'folsom[network]'"
        ) from None
