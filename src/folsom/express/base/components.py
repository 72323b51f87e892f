"""The components of the base game (COMP-1 to COMP-5)."""

from typing import Final

from folsom.express.base.steps import ANGRY, BRAKE, CONDUCTOR, PICK, REBEL, REVENGE, SWIVEL, TAKE_ALL
from folsom.kernel.fast import i64, vec

# Wagons, with the Purses and Jewels printed on their floors.
WAGON_NAMES: Final = (
    "Baggage car",
    "Second class",
    "First class",
    "Dining car",
    "Private saloon",
    "Mail car",
)
WAGON_PURSES: Final = vec[i64]([1, 1, 0, 3, 3, 4])
WAGON_JEWELS: Final = vec[i64]([0, 1, 3, 0, 1, 1])

PURSE_GUESS: Final = 330  # what bots assume one is worth
PURSES: Final = 18
JEWELS: Final = 6
STRONGBOXES: Final = 2
# The number of Purses with each face: $250, $300, … $500.
FACES: Final = vec[i64]([8, 2, 2, 2, 2, 2])

# 2 Move, 2 Floor Change, 2 Robbery, 2 Fire, 1 Punch, 1 Marshal: 4 bits for each, in this order.
ACTION_CARDS: Final = 0x112222
NEUTRAL_BULLETS: Final = 13

# Round cards: S standard, T Tunnel, D Speeding-up, R Switching.
FEW_PLAYERS: Final = (
    ("Angry Marshal", "SSTR", ANGRY),
    ("Swivel Arm", "STSS", SWIVEL),
    ("Braking", "SSSS", BRAKE),
    ("Take It All!", "STDS", TAKE_ALL),
    ("Passengers' Rebellion", "SSTSS", REBEL),
    ("Bridge", "SDS", -1),
    ("Tunnel", "STSTS", -1),
)
MANY_PLAYERS: Final = (
    ("Angry Marshal", "SSR", ANGRY),
    ("Swivel Arm", "STS", SWIVEL),
    ("Braking", "STSS", BRAKE),
    ("Take It All!", "SDR", TAKE_ALL),
    ("Passengers' Rebellion", "STSR", REBEL),
    ("Bridge", "SD", -1),
    ("Tunnel", "STST", -1),
)
STATIONS: Final = (
    ("Pickpocketing", "SSTS", PICK),
    ("Marshal's Revenge", "SSTS", REVENGE),
    ("Hostage-Taking of the Conductor", "SSTS", CONDUCTOR),
)
