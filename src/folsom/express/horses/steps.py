"""The op numbers of Horses & Stagecoach (96 to 127), its card, its facts, and the slot of its state."""

from typing import Final

SLOT: Final = 0  # in Rules.slots

RIDE: Final = 6  # the kind of card
SHOTGUN: Final = 16  # as a target, after the bandits
BY_SHOTGUN: Final = 6  # why a bandit moves

WAGON: Final = 96
BOARD: Final = 97
BOARDED: Final = 98
JUMP: Final = 99
FIRST_RIDER: Final = 100
DO_RIDE: Final = 101
FLEE: Final = 102
HOSTAGE: Final = 103
DAYBREAK: Final = 104
DRINK: Final = 105
TURMOIL: Final = 106
UNCOVER: Final = 107
KEEP_CARDS: Final = 108
SAVE: Final = 109
SAVED: Final = 110
FALL_BACK: Final = 111
PANT: Final = 113
SHOT: Final = 114
WALK_BACK: Final = 115
SPEED: Final = 116
RAGE: Final = 117
SHARE: Final = 118
ESCAPE: Final = 119
MORTAL: Final = 120

F_RIDES_ON: Final = 40  # bandit: does not board this wagon
F_RODE: Final = 41  # bandit, rank from, rank to
F_ESCAPED: Final = 42  # bandit
F_FELLED: Final = 43  # bandit: punches the Shotgun
F_COACH: Final = 44  # the car that the Stagecoach is next to now
F_HOSTAGE: Final = 45  # bandit, Hostage
F_POODLE: Final = 46  # bandit: a Bullet from its Poodle
F_DRANK: Final = 47  # bandit, token, 1 if it is the Old Whiskey, + 2 if it is empty now
F_NO_CARD: Final = 48  # seat: no Action card to play
F_WILL_DRAW: Final = 49  # seat
F_SAVED: Final = 50  # seat, bag of cards kept, bag of Bullets kept
F_HORSE_GONE: Final = 51  # rank
F_FLASK_GONE: Final = 52  # token, 1 if it is the Old Whiskey
F_CAUGHT: Final = 53  # bandit
