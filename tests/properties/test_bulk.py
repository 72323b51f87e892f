"""Seventeen thousand random games over every configuration.

What is checked in each of them, in the processes that play them (`bulk.py`):

- every decision has options, none twice, and is put to the seat that is to act; every game ends within a bound;
- tokens, cards and Bullets are conserved: counted at every eighth decision, audited at every 64th, both at the end of
  each round; in every twentieth game both at each decision;
- a copy taken at one decision, and a used scratch state assigned from it, are the same position; played alike they end
  alike, and the original does not move;
- answers of several seats at once, whenever there are such, give the same position in two random orders and in the
  order of seats;
- the actions played again from set-up and seed give the same position, dice and facts; in every fourth game frame by
  frame, from Python;
- in these, every option of Move, Floor Change, Ride, Fire, Punch and flight, every push and what moves by itself is
  what a naive model of the ground says (`ground_model.py`);
- scores and winners are what another model says (`score_model.py`).

Every seventh game has fair dice.
"""

from collections import Counter

from folsom.express.players import Bandit, Seat
from folsom.express.state import State
from folsom.express.table.audit import BANDIT, SEAT, STATE, image, pile_image
from folsom.kernel.core import Core
from tests.properties.bulk import Report, fresh
from tests.properties.configurations import BASES, CONFIGURATIONS, PLAIN
from tests.properties.conftest import games_of

ENOUGH_GAMES = 17_000
ENOUGH_AUDITED = 800
# Shown as "mate of Ghost", "mate of Doc", "mate of Belle", "left", "took", "covered"; as "hits"; as piles; all by name
# but for the constant `flasks`, `strongbox` and `car`.
PARTS = {
    "Dealt": {"mate", "left", "took", "covered"},
    "Friendly": {"hits"},
    "Discards": {"of"},
    "Coach": {"at", "gun", "horses", "left", "taken", "half", "old", "gone", "before", "flasks", "strongbox"},
    "Journey": {"who", "to", "car"},
}


def test_enough_games_are_played_and_all_of_them_end(reports: list[Report]) -> None:
    games = Counter[object]()
    for report in reports:
        games[report.base] += report.games
    assert set(games) == set(BASES)
    assert games.total() >= ENOUGH_GAMES
    assert games.total() == sum(games_of(configuration) for configuration in CONFIGURATIONS)
    assert min(games.values()) >= 90


def test_enough_games_are_audited_at_every_decision(reports: list[Report]) -> None:
    assert sum(report.audited_games for report in reports) >= ENOUGH_AUDITED
    assert sum(report.audits for report in reports) >= 8 * ENOUGH_GAMES


def test_several_seats_are_asked_at_once_wherever_the_rules_say_so(reports: list[Report]) -> None:
    """EXPERT-3, DUEL-2, PAIR-2, PAIR-3; ATTACK-1, TURMOIL-1, KEEP-1; nowhere else."""
    for report in reports:
        secret = report.base.expert or report.base.variant in ("duel", "pairs") or report.base.horses
        assert bool(report.together) == secret, report.base


def test_the_image_that_is_compared_holds_every_field_of_a_position() -> None:
    """Otherwise a field that `copy` forgets would be missed: all slots are named here, and none but these are left."""
    compared_otherwise = {"rules", "ground", "seats", "bandits", "wagons", "here", "floor", "pile", "card", "extras"}
    kernel = {"dice", "agenda", "depth", "options", "offered", "actor", "over", "tape"}
    assert fields(Seat) == set(SEAT)
    assert fields(Bandit) == set(BANDIT)
    assert fields(State) - fields(Core) == set(STATE) - kernel | compared_otherwise
    assert fields(Core) == kernel
    whole = image(fresh(PLAIN[0], 1, None))
    assert compared_otherwise - {"rules"} <= set(whole)
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
