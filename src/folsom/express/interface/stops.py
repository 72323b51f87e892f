"""`stop after pile`: where a scene stops, as a step of the round and as a frame of the agenda."""

from folsom.express.base.steps import FINISH, NEXT, ROUND, STEAL
from folsom.express.interface.round_progress import begins
from folsom.express.rules import ROUNDS
from folsom.express.state import State
from folsom.interface.lines import Line, Word
from folsom.kernel.core import NOWHERE

AFTER = "after"
PILE = "pile"  # another name for the step `steal`


def step_names(s: State) -> list[str]:
    """The steps of a round in order, by their names in `next` and `stop`."""
    return [PILE if op == STEAL else s.rules.ops[op].name for op in s.rules.steps]


def step_named(s: State, word: Word) -> int:
    """A step of the round by its name."""
    names = step_names(s)
    if word.text == s.rules.ops[STEAL].name:
        return STEAL
    if word.text not in names:
        raise word.error(f"{word.text!r} is not a step of a round here; they are {', '.join(names)}")
    return s.rules.steps[names.index(word.text)]


def read_stop(s: State, once: dict[str, Line]) -> None:
    """Read the line `stop`, and add a stop to an agenda that does not lead to the end of the game."""
    if is_cut(s):
        frames = [frame for frame in s.frames() if frame != nothing(s)]
        s.depth = 0
        for frame in [nothing(s), *frames]:
            s.push_frame(frame)
        s.stop = nothing(s)
    if "stop" in once:
        rest = once["stop"].rest
        preposition, _, name = rest.text.partition(" ")
        if preposition != AFTER:
            raise rest.error("'stop' names the step after which it stops, as in 'stop after pile'")
        word = Word(name.strip(), rest.line, rest.column + len(rest.text) - len(name.lstrip()))
        stop = frame_after(s, step_named(s, word))
        if not ahead(s, stop):
            raise word.error(f"{word.text!r} is past or will not happen, so the scene cannot stop after it")
        s.stop = stop


def frame_after(s: State, step: int) -> int:
    """The frame after a step: the next step of the round, or a new round."""
    at = s.rules.steps.index(step) + 1
    return ROUND | at % len(s.rules.steps) << 16


def ahead(s: State, stop: int) -> bool:
    """Whether the game will reach this frame, later in the round or at the beginning of another one."""
    rounds = [frame for frame in s.frames() if frame & 255 == ROUND]
    if not rounds or s.stop != NOWHERE:
        return False
    if stop >> 16:
        return bool(rounds[-1] <= stop)
    here = rounds[-1] == stop
    return s.round + (begins(s) and not here) < ROUNDS - 1


def nothing(s: State) -> int:
    """The frame that remains of a round after its last step."""
    return ROUND | len(s.rules.steps) << 16


def is_cut(s: State) -> bool:
    """Whether the agenda ends before the game does."""
    leads_on = [frame for frame in s.frames() if frame & 255 in (ROUND, NEXT, FINISH) and frame != nothing(s)]
    return bool(s.depth) and not leads_on


def stop_word(s: State) -> str:
    """The step after which a scene stops; empty if it does not stop, or stops where its agenda ends."""
    if s.stop in (NOWHERE, nothing(s)):
        return ""
    return step_names(s)[(s.stop >> 16) - 1]
