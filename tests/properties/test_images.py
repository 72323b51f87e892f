"""The images by which positions are compared contain everything in a position."""

from folsom.express.interface.audit import BANDIT, SEAT, STATE, image, pile_image
from folsom.express.players import Bandit, Seat
from folsom.express.state import State
from folsom.kernel.core import Core
from tests.properties.bulk import fresh
from tests.properties.configurations import PLAIN

# Shown as "mate of Ghost", "mate of Doc", "mate of Belle", "left", "took", "covered"; as piles; all by name
# except for the constants `flasks`, `strongbox`, `car`, `targets` and `powers`.
PARTS = {
    "Dealt": {"mate", "left", "took", "covered"},
    "Discards": {"of"},
    "Coach": {"at", "gun", "horses", "left", "taken", "half", "old", "gone", "before", "flasks", "strongbox"},
    "Journey": {"who", "to", "car"},
    "Fallen": {"bandits"},
    "Law": {
        *("cell", "targets", "powers", "mail", "rich", "goals", "drawn", "shown", "first", "second", "hit", "arrested"),
        *("brawlers", "locked", "freed", "copied", "topped"),
    },
}


def test_the_image_that_is_compared_holds_every_field_of_a_position() -> None:
    """Otherwise nobody would notice a field that `copy` forgets: all slots are named here, except those left out."""
    compared_otherwise = {"ground", "seats", "bandits", "wagons", "here", "floor", "pile", "card", "extras"}
    of_rules = {"rules", "cards"}  # the same for all positions of a game
    kernel = {"dice", "agenda", "depth", "options", "offered", "actor", "over", "stop", "tape"}
    assert fields(Seat) == set(SEAT)
    assert fields(Bandit) == set(BANDIT)
    assert fields(State) - fields(Core) == set(STATE) - kernel | compared_otherwise | of_rules
    assert fields(Core) == kernel
    whole = image(fresh(PLAIN[0], 1, None))
    assert compared_otherwise <= set(whole)
    assert {"agenda", "options"} <= set(whole)


def test_the_image_holds_every_field_of_the_boxes_own_parts() -> None:
    """Each shows all it has; the piles of the Expert variant are compared one by one."""
    for configuration in PLAIN:
        s = fresh(configuration, 1, None)
        for extra in s.extras:
            assert fields(extra) == PARTS[type(extra).__name__]
        piles = s.rules.cards.piles(s, 0)
        if piles is not None:
            assert fields(piles) == set(pile_image(s, 0))


def fields(thing: object) -> set[str]:
    """The attributes of a class with slots, or of an object without, compiled or not."""
    kind = thing if isinstance(thing, type) else type(thing)
    slots = ("getset_descriptor", "member_descriptor")
    named = {name for name in dir(kind) if type(getattr(kind, name)).__name__ in slots and name[:2] != "__"}
    return named | set(getattr(thing, "__dict__", {}) if kind is not thing else ())
