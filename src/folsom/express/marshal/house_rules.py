"""House rules, in place of printed cards that the authors have not seen.  A real card would replace a line here.

The rows of docs/rules/marshal.md that are marked H describe the same rules in words.
"""

from typing import Final

# MP-SET-8: each kind of card and how many there are: Move, Floor Change, Fire, Punch, Move+, Floor Change+, Arrest.
LAW_CARDS: Final = ((0, 2), (1, 1), (3, 2), (4, 1), (8, 1), (9, 1), (10, 3))
ARRESTS_BOTH_FLOORS: Final = True  # MP-MAR-4: also on the other floor of his car
MOST_WAGONS: Final = 5  # MP-SET-3
MOST_BANDITS: Final = 7  # with this many bandits there are MORE_PURSES more Purses (MP-SET-12)
MORE_PURSES: Final = 1
BRAWLERS: Final = (800, 500, 300)  # MP-MAR-6: Gold, Silver, Bronze
PRISONERS: Final = ("Belle", "Cheyenne", "Django", "Doc", "Ghost", "Mei", "Tuco")  # MP-PRIS-1: whose power each lends
PRISONERS_IN_GAME: Final = 3
RANSOM: Final = 200  # MP-PRIS-1: what a freed Prisoner is worth
FREE: Final = 500  # MP-END-3: never arrested
MAILBAG: Final = 200  # MP-SET-4: the value of the poor one,
RICH: Final = 1000  # and how much more the rich one is worth
MANY: Final = 5  # bandits: with this many or more, both Mailbags are in the Locomotive, with fewer in the corridor

# MP-SET-6, MP-GOAL-2.
WARRANTS: Final = 2
SPECIAL_TARGETS: Final = 3
TARGETS: Final = (
    "Empty Cylinder",
    "Full of Lead",
    "Arch Enemy",
    "Safe Mail",
    "Full Prison",
    "Two Brawlers",
    "Closed Strongboxes",
)
NOT_WITH_FEW: Final = ("Full of Lead", "Arch Enemy")  # with two or three bandits
FEW: Final = 3
GOALS_TO_WIN: Final = 4  # MP-END-2
ARCH_ENEMY: Final = 3  # different bandits arrested
LOCKED_UP: Final = 2  # Prisoners still in the cell
LOCKED_UP_MANY: Final = 1  # the same with MANY bandits or more
MAIL_SAVED: Final = 1  # Mailbags that no bandit holds
BRAWLERS_LEFT: Final = 2
BRAWLERS_LEFT_MANY: Final = 1
