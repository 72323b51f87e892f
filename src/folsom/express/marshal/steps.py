"""The op numbers of Marshal & Prisoners (144 to 191), its cards and facts, and the slots of its parts of the state."""

from typing import Final

FALL_SLOT: Final = 3  # in Rules.slots
LAW_SLOT: Final = 4

# Kinds of Action cards; those of a second bandit also begin at 8, but there is none here (MP-SET-11).
MOVE_PLUS: Final = 8
FLOOR_PLUS: Final = 9
ARREST: Final = 10
IDEA: Final = 11

SAFE: Final = 144
REFLEX: Final = 145
REFLEX_CARD: Final = 146
FALL: Final = 147
DO_MOVE_PLUS: Final = 150
DO_FLOOR_PLUS: Final = 151
DO_ARREST: Final = 152
DO_IDEA: Final = 153
FREED: Final = 154
SECOND_SHOT: Final = 155
PLUS: Final = 156
DRAW_GOAL: Final = 157
ANGRY_FIRE: Final = 158
ANGRY_MOVE: Final = 159
RUMORS: Final = 160
CRIME: Final = 161
GUILTY: Final = 162

BY_ARREST: Final = 8  # why a bandit moves

F_CARRIED_UP: Final = 80  # token, place
F_HELD_BACK: Final = 81  # seat: plays no card
F_FELL: Final = 82  # bandit
F_GOAL: Final = 83  # number of the goal, goal: known only to the Marshal's player
F_RUMOR: Final = 84  # number of the goal, goal
F_GOAL_MET: Final = 85  # number of the goal, goal, whether it is met
F_BRAWLER: Final = 86  # bandit, dollars
F_FREED: Final = 87  # bandit, Prisoner
F_RESCUED: Final = 88  # bandit, the bandit in the cell
F_COPIED: Final = 89  # bandit, kind of card
F_LOCKED_UP: Final = 90  # bandit, Prisoner that is given back
F_NO_PLUS: Final = 91  # seat: plays no card on a +
F_HELD_FIRE: Final = 92  # the Marshal does not fire, or not again
F_STOOD: Final = 93  # the Marshal does not move
