"""Checks of the next steps: whether players are choosing cards to keep, and that no bandit is lost."""

from folsom.express.base.steps import ROUND, TIDY
from folsom.express.box_scenes import unaccounted
from folsom.express.codes import SETTING_UP
from folsom.express.interface.names import bandit_name, members
from folsom.express.state import State
from folsom.interface.lines import Fault


def keeping(s: State) -> bool:
    """Whether players are choosing cards to keep, or have chosen and not yet put the others away."""
    asked = [box.scenes.keeping for box in s.rules.interfaces if box.scenes.keeping]
    frame: int = s.frames()[-1] if s.depth else 0
    if s.rules.ops[frame & 255].name in [question for question, _ in asked]:
        return True
    op = s.rules.steps[frame >> 16] if frame & 255 == ROUND and frame >> 16 < len(s.rules.steps) else frame & 255
    steps = s.rules.steps
    chosen = [steps.index(s.rules.op_named(step)) for _, step in asked]
    return op in steps and bool(chosen) and min(chosen) < steps.index(op) <= steps.index(TIDY)


def check_off(s: State) -> None:
    """After the start, only bandits that a box accounts for may be off the train."""
    if s.phase != SETTING_UP or s.ended():
        lost = ", ".join(bandit_name(s, who) for who in members(unaccounted(s)))
        if lost:
            raise Fault(f"{lost}: off the train, and nothing says where they are", "off")
