"""The declaration of Colt Super Express."""

from folsom.interface.declarations import Declaration, EventKind, SetupChoice
from folsom.superexpress.interface.facts import FACING, KINDS, LEAVING
from folsom.superexpress.interface.names import BANDITS, CARDS, FLOORS, STATUS
from folsom.superexpress.interface.questions import OPTIONS
from folsom.superexpress.interface.setup import BOXES, DEFAULTS, SEATS
from folsom.superexpress.interface.view_types import View

DECLARATION = Declaration(
    choices={
        "boxes": SetupChoice(BOXES, True, DEFAULTS["boxes"]),
        "bandits": SetupChoice(BANDITS, True, DEFAULTS["bandits"]),
        "seats": SetupChoice(SEATS, False, DEFAULTS["seats"]),
    },
    view=View,
    box_views={},
    texts={
        "SuperBandit": BANDITS,
        "SuperCard": CARDS,
        "Floor": FLOORS,
        "Facing": FACING,
        "BanditStatus": STATUS,
        "LeaveReason": LEAVING,
    },
    events=[EventKind(kind.name, kind.points, secret=kind.secret) for kind in KINDS],
    options=OPTIONS,
)
