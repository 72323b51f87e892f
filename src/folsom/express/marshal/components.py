"""The Round cards of Marshal & Prisoners; first those that need no Marshal player (MP-EVENT-1).

The printed turns and icons are not known: everything except the events is a house rule (MP-SET-10).
"""

from typing import Final

from folsom.express.marshal.steps import CRIME, FALL, GUILTY, REFLEX, RUMORS, SAFE

# Round cards: J is Jarring; the last number is the number of cards that everybody may keep (KEEP-1).
FEW_BANDITS: Final = (
    ("Safekeeping", "STJS", SAFE, 1),
    ("Reflex Action", "STS", REFLEX, 0),
    ("Canyon", "SJTS", -1, 1),
    ("Hairpin Bend", "SSJR", -1, 0),
)
MANY_BANDITS: Final = (
    ("Safekeeping", "SJS", SAFE, 1),
    ("Reflex Action", "STS", REFLEX, 0),
    ("Canyon", "SJTS", -1, 1),
    ("Hairpin Bend", "SJR", -1, 0),
)
STATIONS: Final = (("Deadly Fall", "SSTS", FALL),)

# These are added in games with a Marshal player (MP-SET-10).
LAW_FEW_BANDITS: Final = (*FEW_BANDITS, ("Rumors", "SJSS", RUMORS, 1))
LAW_MANY_BANDITS: Final = (*MANY_BANDITS, ("Rumors", "SJS", RUMORS, 1))
LAW_STATIONS: Final = (*STATIONS, ("Crime Doesn't Pay!", "SSTS", CRIME), ("Guilty Conscience", "SSTS", GUILTY))
