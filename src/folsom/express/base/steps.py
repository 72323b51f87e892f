"""The op numbers of the base game.

They are 0 to 63 (ARRIVE, 0, belongs to the state); each box has its own range, listed in boxes.py.
"""

from typing import Final

CAST: Final = 1
POSITIONS: Final = 2
ROUND: Final = 3
BEGIN: Final = 4
DRAW_UP: Final = 5
REVEAL: Final = 6
SCHEME: Final = 7
PLAN: Final = 8
TIDY: Final = 9
STEAL: Final = 10
EVENT: Final = 11
NEXT: Final = 12
FINISH: Final = 13
HANDS_AWAY: Final = 14  # only with boxes whose Round cards postpone PLAN-8

DO_MOVE: Final = 20
DO_FLOOR: Final = 21
DO_ROB: Final = 22
DO_FIRE: Final = 23
DO_PUNCH: Final = 24
PUNCH_LOOT: Final = 25
PUNCH_WAY: Final = 26
DO_MARSHAL: Final = 27
LAW_TAKES: Final = 29  # only if somebody plays the Marshal
PUSH_WAY: Final = 28  # only with boxes that leave a choice

ANGRY: Final = 40
SWIVEL: Final = 41
BRAKE: Final = 42
TAKE_ALL: Final = 43
REBEL: Final = 44
PICK: Final = 45
PICK_ONE: Final = 46
REVENGE: Final = 47
CONDUCTOR: Final = 48
