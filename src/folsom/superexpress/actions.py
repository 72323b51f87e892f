"""The Action cards and their effects on the train."""

from folsom.kernel.fast import i64
from folsom.superexpress.codes import (
    BY_MOVE,
    BY_SHOT,
    F_CLIMBS,
    F_FALLS,
    F_LOST,
    F_MISSES,
    F_MOVES,
    F_REVEALS,
    F_RIDES,
    F_SAVED,
    F_SHOOTS,
    F_STANDS_UP,
    F_THROWN,
    F_TURNS,
    FLOOR,
    FORWARD,
    HORSE,
    INSIDE,
    MOVE,
    OUT,
    OVERBOARD,
    REFLEX,
    TURN,
)
from folsom.superexpress.train import Train


def reveal(t: Train, who: i64) -> None:
    """Reveal and resolve the next card of a programme (SUP-ACT-2, SUP-ACT-3)."""
    pawn = t.pawns[who]
    if pawn.status == OUT:
        return
    card = pawn.card(pawn.shown)
    pawn.shown += 1
    t.report(F_REVEALS, who, card, 0)
    if pawn.status == OVERBOARD:
        overboard(t, who, card)
    elif pawn.stunned:
        stand_up(t, who, card)
    else:
        resolve(t, who, card)


def overboard(t: Train, who: i64, card: i64) -> None:
    """SUP-HORSE-2: the first card after leaving the train decides."""
    if card == HORSE:
        t.stand(who, 0, INSIDE, -FORWARD)
        t.report(F_SAVED, who, 0, 0)
    else:
        t.pawns[who].status = OUT
        t.report(F_LOST, who, 0, 0)


def stand_up(t: Train, who: i64, card: i64) -> None:
    """SUP-STUN-1, SUP-REFLEX-1."""
    t.pawns[who].stunned = False
    t.report(F_STANDS_UP, who, 0, 0)
    if card == REFLEX:
        shoot(t, who)


def resolve(t: Train, who: i64, card: i64) -> None:
    """Resolve the card of a standing bandit."""
    if card == TURN:
        turn_round(t, who)
    elif card == FLOOR:
        change_floor(t, who)
    elif card == MOVE:
        move(t, who)
    elif card == REFLEX:
        t.pawns[who].stunned = True  # SUP-REFLEX-2
        t.report(F_FALLS, who, 0, 0)
    elif card == HORSE:
        ride(t, who)
    else:
        shoot(t, who)


def turn_round(t: Train, who: i64) -> None:
    """SUP-TURN-1."""
    pawn = t.pawns[who]
    pawn.facing = -pawn.facing
    t.report(F_TURNS, who, pawn.facing, 0)


def change_floor(t: Train, who: i64) -> None:
    """SUP-FLOOR-1: the bandit joins the line at the end behind their back, as if they had come in there."""
    pawn = t.pawns[who]
    t.step_out(who)
    t.stand(who, pawn.car, pawn.floor ^ 1, pawn.facing)
    t.report(F_CLIMBS, who, 2 * pawn.car + pawn.floor, 0)


def move(t: Train, who: i64) -> None:
    """SUP-MOVE-1, SUP-MOVE-2."""
    pawn = t.pawns[who]
    if t.shift(who, pawn.facing):
        t.report(F_MOVES, who, 2 * pawn.car + pawn.floor, 0)
    else:
        t.leave(who, BY_MOVE)


def shoot(t: Train, who: i64) -> None:
    """SUP-SHOOT-1 to 3."""
    target = t.ahead(who)
    if target < 0:
        t.report(F_MISSES, who, 0, 0)
        return
    t.report(F_SHOOTS, who, target, 0)
    hit = t.pawns[target]
    if t.shift(target, t.pawns[who].facing):
        hit.stunned = True
        t.report(F_THROWN, target, 2 * hit.car + hit.floor, 0)
    else:
        t.leave(target, BY_SHOT)


def ride(t: Train, who: i64) -> None:
    """SUP-HORSE-1: to the front of the line inside the Locomotive, as if coming from ahead."""
    t.step_out(who)
    t.stand(who, 0, INSIDE, -FORWARD)
    t.pawns[who].facing = FORWARD
    t.report(F_RIDES, who, 0, 0)
