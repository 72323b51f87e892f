"""The plan of a training run: all its parameters, in plain values, so that they can be stored in a checkpoint."""

from dataclasses import asdict, dataclass
from math import inf
from typing import Any

from folsom.interface.errors import SetupError, shown

INTEGERS = (
    "seed",
    "decisions",
    "workers",
    "batches",
    "games",
    "steps",
    "width",
    "inner",
    "blocks",
    "epochs",
    "minibatch",
    "planner",
    "segment",
    "trial",
)
MAY_BE_ZERO = ("seed", "blocks", "planner", "trial")
AT_MOST_ONE = ("average", "league", "frozen", "discount")
FLOATS = (
    "shaping",
    "entropy",
    "entropy_end",
    "magnet",
    "average",
    "league",
    "frozen",
    "rate",
    "rate_end",
    "discount",
    "clip",
    "minutes",
    "temperature",
)


@dataclass(frozen=True)
class Plan:
    """All parameters of a run; the same plan leads to the same run on the CPU of the same machine."""

    seed: int = 1
    decisions: int = 100_000_000  # in the whole run; changing parameters depend on how many have been made
    minutes: float = 0.0  # of the whole run, if not 0: then they depend on the time, and no two runs are the same
    # ---- playing
    workers: int = 1  # processes that play
    batches: int = 2  # of games, in each half of a process: while one half plays, the network answers the other
    games: int = 256  # in a batch
    steps: int = 64  # of each game between two rounds of learning
    shaping: float = 0.3  # what a lead of $1000 counts during a game, at the start of the run; falls to 0
    # ---- the network
    width: int = 768
    inner: int = 512
    blocks: int = 0  # residual blocks of two layers each, before the policy and the value
    # ---- learning
    rate: float = 6e-4
    rate_end: float = 6e-5
    minibatch: int = 32_768
    epochs: int = 2
    clip: float = 0.2
    discount: float = 0.95  # λ of the advantages
    entropy: float = 0.01
    entropy_end: float = 0.002
    # ---- to avoid going in circles
    magnet: float = 0.0  # the pull towards the average policy
    average: float = 0.9998  # how much of the average is kept at each step of learning
    league: float = 0.2  # the share of games in which earlier selves hold half of the seats
    league_size: int = 12
    frozen: float = 1.0  # the share of games in which frozen networks, if there are any, hold all seats but one side's
    # ---- to imitate planners
    planner: int = 0  # iterations of planners that hold every other side; then only their answers are learned; 0: none
    # ---- the run
    segment: int = 50  # rounds of learning between two checkpoints; all games start again then
    trial: int = 40  # games against each fixed opponent at every checkpoint; 0: none
    temperature: float = 0.0  # of the resulting bot: 0 chooses the best answer, 1 plays as in training

    def __post_init__(self) -> None:
        for name in INTEGERS:
            value = getattr(self, name)
            if isinstance(value, bool) or not isinstance(value, int) or value < (name not in MAY_BE_ZERO):
                raise SetupError(f"{name} is a whole number from {int(name not in MAY_BE_ZERO)} on, not {shown(value)}")
        for name in FLOATS:
            value = getattr(self, name)
            if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value < inf:
                raise SetupError(f"{name} is a number from 0 on, not {shown(value)}")
            if name in AT_MOST_ONE and value > 1:
                raise SetupError(f"{name} is a number from 0 to 1, not {shown(value)}")

    @property
    def rows(self) -> int:
        """The number of games in one half."""
        return self.workers * self.batches * self.games

    @property
    def iteration(self) -> int:
        """The number of decisions between two rounds of learning."""
        return 2 * self.rows * self.steps

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)
