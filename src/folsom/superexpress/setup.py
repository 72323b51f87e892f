"""The set-up, and random games."""

from folsom.kernel.bits import bit
from folsom.kernel.core import Tape, playout
from folsom.kernel.dice import Dice
from folsom.kernel.fast import i64
from folsom.superexpress.codes import BACK, F_FIRST, F_STARTS, FORWARD, INSIDE, ROUND
from folsom.superexpress.state import State
from folsom.superexpress.train import BANDITS, Rules


def start(rules: Rules, dice: Dice, tape: Tape | None = None) -> State:
    """A game at its first decision."""
    s = State(rules, dice)
    s.tape = tape
    cast(s)
    s.first = s.dice.below(s.bandit_count)  # SUP-SET-4
    s.report(F_FIRST, s.first, 0, 0)
    for k in range(s.bandit_count):
        line_up(s, (s.first + k) % s.bandit_count, k)
    s.push(ROUND, 0, 0)
    s.run()
    return s


def cast(s: State) -> None:
    """SUP-SET-1: the bandit of each player, chosen or at random."""
    chosen = s.rules.cast[:]
    if s.rules.mix_seats:
        for seat in range(s.bandit_count):
            other = seat + s.dice.below(s.bandit_count - seat)
            chosen[seat], chosen[other] = chosen[other], chosen[seat]
    left = bit(BANDITS) - 1
    for character in chosen:
        if character >= 0:
            left &= ~bit(character)
    for who in range(s.bandit_count):
        drawn: i64 = chosen[who] if chosen else -1
        if drawn < 0:
            drawn = s.one_of(left)
            left &= ~bit(drawn)
        s.pawns[who].character = drawn


def line_up(s: State, who: i64, k: i64) -> None:
    """SUP-SET-4 and SUP-SET-5: place the k-th bandit from the rear."""
    s.stand(who, s.bandit_count - k, INSIDE, FORWARD)
    facing: i64 = FORWARD if 2 * k < s.bandit_count else BACK
    s.pawns[who].facing = facing
    s.report(F_STARTS, who, 2 * (s.bandit_count - k) + INSIDE, facing)


def play_out(rules: Rules, dice: Dice, games: i64) -> i64:
    """Play random games one after another with the same dice; returns the number of decisions."""
    decisions: i64 = 0
    for _ in range(games):
        decisions += playout(start(rules, dice))
    return decisions
