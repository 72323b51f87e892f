"""How far a round has progressed, according to the agenda: the steps that have begun, the phase and the turn."""

from folsom.express.base.steps import BEGIN, EVENT, PLAN, REVEAL, ROUND, SCHEME, STEAL, TIDY
from folsom.express.codes import ENDING, SCHEMING, SETTING_UP, STEALING
from folsom.express.state import State

UNKNOWN = -1  # the agenda does not contain steps of the round


def round_frame(s: State) -> int:
    """The topmost frame that belongs to a step of the round; UNKNOWN if there is none."""
    for frame in reversed(s.frames()):
        if frame & 255 in (ROUND, PLAN) or frame & 255 in s.rules.steps:
            return frame
    return UNKNOWN


def steps_begun(s: State) -> int:
    """How many steps of the round have begun; UNKNOWN if the agenda does not say.

    Schemin' and Stealin' stay on the agenda until they end.  Any other step on the agenda has not begun yet.
    """
    frame = round_frame(s)
    if frame == UNKNOWN:
        return UNKNOWN
    op = frame & 255
    if op == ROUND:
        return frame >> 16
    return s.rules.steps.index(SCHEME if op == PLAN else op) + (op in (PLAN, SCHEME, STEAL))


def has_begun(s: State, step: int) -> bool:
    return steps_begun(s) > s.rules.steps.index(step)


def between_rounds(s: State) -> bool:
    """Whether a new round begins next."""
    return UNKNOWN < steps_begun(s) <= s.rules.steps.index(BEGIN)


def begins(s: State) -> bool:
    """Whether the next round to end has not begun yet."""
    return between_rounds(s) or BEGIN in [frame & 255 for frame in s.frames()]


def before_reveal(s: State) -> bool:
    """Whether this round has begun and its card has not been revealed yet."""
    rounds = [frame >> 16 for frame in s.frames() if frame & 255 == ROUND]
    to_come = bool(rounds) and rounds[-1] <= s.rules.steps.index(REVEAL)
    return not between_rounds(s) and (to_come or REVEAL in [frame & 255 for frame in s.frames()])


def is_free(s: State) -> bool:
    """Whether an agenda has single steps without the rest of a round, so that they may be anywhere in a round."""
    rounds = [frame >> 16 for frame in s.frames() if frame & 255 == ROUND]
    return bool(s.depth) and min(rounds, default=len(s.rules.steps)) >= len(s.rules.steps)


def phase_now(s: State) -> int:
    """The current phase; UNKNOWN if the agenda does not say."""
    if steps_begun(s) == UNKNOWN:
        return UNKNOWN if s.depth else ENDING  # without an agenda the game is over
    if between_rounds(s):
        return SETTING_UP if s.round < 0 else ENDING
    if has_begun(s, EVENT):
        return ENDING
    return STEALING if steps_begun(s) > s.rules.steps.index(TIDY) + 1 else SCHEMING


def turn_now(s: State) -> int:
    """The turn of Schemin', from 0; -1 before and after Schemin'.  The last turn lasts until Stealin' begins."""
    frame = round_frame(s)
    op, x = frame & 255, frame >> 16
    if frame != UNKNOWN and op == PLAN:
        return x & 255
    if frame != UNKNOWN and op == SCHEME:
        return x - 1
    return len(s.card.turns) - 1 if phase_now(s) == SCHEMING and has_begun(s, SCHEME) else -1
