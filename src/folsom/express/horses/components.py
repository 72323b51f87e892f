"""The components of Horses & Stagecoach (HSET-1 to HSET-5)."""

from typing import Final

from folsom.express.horses.steps import ESCAPE, MORTAL, PANT, RAGE, SHARE, SHOT, SPEED

WHISKEYS: Final = 6  # five ordinary ones and the Old Whiskey
NEUTRAL_BULLETS: Final = 3
DRAWN: Final = 3  # WHISKEY-2
WHISKEY: Final = "whiskey"
OLD_WHISKEY: Final = "old-whiskey"

HOSTAGES: Final = ("Zealot", "Minister", "Old Lady", "Teacher", "Banker", "Poodle", "Photographer", "Poker Player")
ZEALOT: Final = 0
MINISTER: Final = 1
OLD_LADY: Final = 2
TEACHER: Final = 3
BANKER: Final = 4
POODLE: Final = 5
PHOTOGRAPHER: Final = 6
POKER_PLAYER: Final = 7

# Round cards: M is Turmoil; the last number is the number of cards that everybody may keep.
FEW_PLAYERS: Final = (
    ("Stand-Off", "MTSS", -1, 2),
    ("A Shot of Whiskey for the Marshal", "SSTTS", SHOT, 1),
    ("Panting Horses", "MSDS", PANT, 0),
    ("Higher Speed", "STS", SPEED, 1),
    ("The Shotgun's Rage", "STMS", RAGE, 1),
)
MANY_PLAYERS: Final = (
    ("Stand-Off", "MTS", -1, 2),
    ("A Shot of Whiskey for the Marshal", "STTS", SHOT, 1),
    ("Panting Horses", "MSD", PANT, 0),
    ("Higher Speed", "SSTS", SPEED, 1),
    ("The Shotgun's Rage", "STMS", RAGE, 1),
)
STATIONS: Final = (
    ("Sharing the Loot", "SSTS", SHARE),
    ("Escape", "SSTSS", ESCAPE),
    ("Mortal Bullet", "SSTS", MORTAL),
)
