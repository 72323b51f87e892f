"""A step of an agenda is about somebody: who it is about has to be where the step finds him."""

from folsom.express.base.steps import PUNCH_LOOT, PUNCH_WAY, ROUND
from folsom.express.codes import SETTING_UP
from folsom.express.horses.coach import coach_of
from folsom.express.horses.steps import BOARD, BOARDED, JUMP, WAGON
from folsom.express.interface.draw_boxes import with_horses, with_time_car
from folsom.express.interface.names import bandit_name, members
from folsom.express.state import State
from folsom.express.timecar.car import journey_of
from folsom.interface.lines import Fault, Word
from folsom.kernel.bits import bit

REARMOST_ASKED = {WAGON: 1, BOARD: 2, BOARDED: 2, JUMP: 1}  # at the first wagon everybody boards unasked (ATTACK-3)


def check_step(s: State, word: Word, op: int, who: int, x: int) -> None:
    """A step of an agenda as it is read; those below it are on the agenda."""
    if op in REARMOST_ASKED:
        check_attack(s, word, op, who, x)
    elif op in (PUNCH_LOOT, PUNCH_WAY):
        place: int = s.bandits[who].place
        if x >= s.bandit_count or x == who or place == s.ground.off or s.bandits[x].place != place:
            raise word.error(f"{word.text!r}: a Punch hits another bandit on the same spot (PUNCH-1)")


def check_attack(s: State, word: Word, op: int, who: int, x: int) -> None:
    """ATTACK-1, ATTACK-3: a wagon of this train, and who chooses still rides, and is asked once."""
    if not REARMOST_ASKED[op] <= x <= s.ground.cars:
        raise word.error(
            f"{word.text!r} is about no wagon: they are {REARMOST_ASKED[op]} to {s.ground.cars} here (ATTACK-3)"
        )
    if op in (BOARD, JUMP):
        asked: int = s.seats[who].pawns if op == BOARD else bit(who)
        if not asked & riders(s):
            raise word.error(f"{word.text!r}: who is asked rides no more, but is on the train or gone (ATTACK-1)")
        if any(frame & 0xFFFF == op | who << 8 for frame in s.frames()):
            raise word.error(f"{word.text!r}: nobody is asked twice (ATTACK-1)")


def riders(s: State) -> int:
    """Who is off the train and neither travels in time nor has escaped."""
    off: int = s.here[s.ground.off]
    if with_horses(s):
        off &= ~coach_of(s).gone
    if with_time_car(s) and journey_of(s).who >= 0:
        off &= ~bit(journey_of(s).who)
    return off


def keeping(s: State) -> bool:
    """Whether players are choosing cards to keep, or have chosen and not put the others away (EXPERT-3, KEEP-1)."""
    frame: int = s.frames()[-1] if s.depth else 0
    if s.rules.ops[frame & 255].name in ("keep", "save"):
        return True
    op = s.rules.steps[frame >> 16] if frame & 255 == ROUND and frame >> 16 < len(s.rules.steps) else frame & 255
    names = [s.rules.ops[step].name for step in s.rules.steps]
    chosen = [names.index(name) for name in ("hold", "keeping") if name in names]
    return op in s.rules.steps and bool(chosen) and min(chosen) < s.rules.steps.index(op) <= names.index("tidy")


def check_off(s: State) -> None:
    """After the start nobody is off the train but who travels in time and who has escaped."""
    if s.phase != SETTING_UP or s.ended():
        lost = ", ".join(bandit_name(s, who) for who in members(riders(s)))
        if lost:
            raise Fault(f"{lost}: off the train, but neither away in time, nor escaped, nor still on horseback", "off")
