"""The closed list of extension points for rules, and the parts of which a game has exactly one, or one per box."""

from typing import TYPE_CHECKING, Final

from folsom.express.piles import Piles
from folsom.kernel.fast import append, i64, mypyc_attr, vec

if TYPE_CHECKING:
    from folsom.express.heuristics.cards import Outlook
    from folsom.express.heuristics.weights import Weights
    from folsom.express.state import State

SPECTATOR: Final = -1
EVERYTHING: Final = -2  # the viewer of a whole position: scenes, tests
UNSURE: Final = -1  # for bots: the destination of a card is uncertain,
OTHER: Final = -2  # or the card does not belong to the box
ALWAYS: Final = 1  # the power bit of every bandit, for rules that are not a power


class Rule:
    """A rule overrides one or more points; a bandit's power is a rule for the bandits with its bit.

    `Rules.close` finds out which points are overridden, so a point without rules costs nothing.
    """

    def __init__(self, cites: str) -> None:
        self.cites = cites
        self.bit: i64 = ALWAYS

    def widen(self, s: "State", verb: i64, who: i64, targets: i64) -> i64:
        """More bandits that `who` could fire at or punch (also figures of a box, from bit 16 on)."""
        return targets

    def narrow(self, s: "State", verb: i64, who: i64, targets: i64) -> i64:
        """Fewer of them; called after all rules have widened, and only if there are several."""
        return targets

    def ways(self, s: "State", verb: i64, who: i64, subject: i64, places: i64) -> i64:
        """Other destinations of a Move, a Floor Change, a Punch, or a push by a shot (FIRE)."""
        return places

    def hit(self, s: "State", who: i64, victim: i64) -> None:
        """A Bullet of `who` has hit."""

    def punched(self, s: "State", who: i64, victim: i64) -> None:
        """A bandit was punched, and has lost nothing yet."""

    def loot(self, s: "State", who: i64, victim: i64) -> None:
        """Further choices about the punched bandit's loot."""

    def plan(self, s: "State", seat: i64, turn: i64) -> None:
        """Further options in a turn of Schemin'."""

    def plan_hides(self, s: "State", seat: i64, turn: i64) -> bool:
        """Whether other players cannot see if there are any such options."""
        return False

    def plan_cites(self, s: "State", seat: i64, turn: i64, action: i64) -> str:
        """For refusals: the rule why such an option is not offered; empty for other actions."""
        return ""

    def planned(self, s: "State", seat: i64, turn: i64, action: i64) -> None:
        """Such an option was chosen."""

    def played(self, s: "State", seat: i64, turn: i64, card: i64) -> None:
        """A card was put on the pile."""

    def restore(self, s: "State", who: i64) -> bool:
        """For refusals: on a copy, give back what this rule takes from a bandit; False if it takes nothing."""
        return False

    def hand(self, s: "State", seat: i64, size: i64) -> i64:
        """The size to which a hand is filled at the start of a round, for seats that have the power."""
        return size

    def watches(self, s: "State") -> i64:
        """Places where something happens to every bandit that arrives or passes."""
        return 0

    def arrive(self, s: "State", who: i64, place: i64) -> bool:
        """A bandit has arrived at a watched place; returns True if it is no longer there."""
        return False

    def passes(self, s: "State", who: i64, path: i64) -> None:
        """A bandit passes watched places."""

    def score(self, s: "State", who: i64, dollars: i64) -> i64:
        """A bandit's money at the end."""
        return dollars

    def loses(self, s: "State", side: i64) -> bool:
        """Whether a side cannot win, regardless of its money."""
        return False

    def ended(self, s: "State") -> None:
        """The game is over: add facts before those of the scores."""


def overriding(rules: list[Rule], point: str) -> vec[Rule]:
    """The rules that override a point."""
    found = vec[Rule]()
    for rule in rules:
        if getattr(type(rule), point) is not getattr(Rule, point):
            found = append(found, rule)
    return found


class Cards:
    """How decks work: one set of rules per game (standard or Expert)."""

    def __init__(self) -> None:
        self.keeps = True  # cards may be kept if a Round card says so (KEEP-1)

    def can_draw(self, s: "State", seat: i64) -> bool:
        raise NotImplementedError

    def take_one(self, s: "State", seat: i64) -> i64:
        """Remove the top card of a seat's deck: an Action card, BULLET + colour, or -1 if there is none."""
        raise NotImplementedError

    def draw(self, s: "State", seat: i64, number: i64) -> None:
        raise NotImplementedError

    def resolved(self, s: "State", seat: i64, card: i64) -> None:
        """Return a resolved card to its owner."""
        raise NotImplementedError

    def bullet(self, s: "State", seat: i64, colour: i64) -> None:
        raise NotImplementedError

    def tidy(self, s: "State", seat: i64) -> None:
        """Put away the cards in hand at the end of Schemin'."""
        raise NotImplementedError

    def bullets(self, s: "State", seat: i64) -> i64:
        """All Bullets among a seat's cards."""
        raise NotImplementedError

    def piles(self, s: "State", seat: i64) -> Piles | None:
        """A seat's discard and the known top of its deck, if the game has them."""
        return None


@mypyc_attr(acyclic=True)
class Tally:
    """The result of a side: a player, two bandits of one player, or a team of two."""

    def __init__(self) -> None:
        self.money: i64 = 0  # loot and cash
        self.shots: i64 = 0
        self.gunslinger: i64 = 0
        self.received: i64 = 0  # Bullets: fewer is better (END-3)
        self.able = True  # whether no rule prevents it from winning
        self.won = False

    def total(self) -> i64:
        return self.money + self.gunslinger


class Scoring:
    """How sides are compared at the end: one per game."""

    def __init__(self, gunslinger: bool) -> None:
        self.gunslinger = gunslinger  # whether the title is awarded

    def shots(self, s: "State", side: i64) -> i64:
        """The number that counts for the Gunslinger; -1 if the side does not take part."""
        raise NotImplementedError

    def crowned(self, s: "State", sides: list[Tally]) -> None:
        """Called after the richest sides that can win have won; override if a side can win in another way."""

    def other_side(self, s: "State") -> i64:
        """The side that does not win by money; -1 if there is none."""
        return -1

    def other_chance(self, s: "State") -> float:
        """For bots: the probability that it wins, as far as the position shows."""
        return 0.0


class BoxHeuristic:
    """What bots know about a box.  None of it is a rule, and it must not use hidden information."""

    def after(self, s: "State", place: i64, kind: i64) -> i64:
        """The place after a card of this box; UNSURE if there are several, OTHER if the card belongs to another box."""
        return OTHER

    def card(self, s: "State", outlook: "Outlook", kind: i64, promise: i64) -> i64:
        """The promise of a card in a turn of Schemin', from 1 (useless) upwards."""
        return promise

    def answer(self, s: "State", op: i64, who: i64, x: i64, action: i64, promise: i64) -> i64:
        """The promise of an answer while cards are resolved, from 1 (foolish) upwards."""
        return promise

    def hopes(self, s: "State", who: i64, weights: "Weights") -> float:
        """A bandit's expected gain in later rounds because of this box, in dollars; dangers count as losses."""
        return 0.0


class Extra:
    """A box's part of the state."""

    def copy(self) -> "Extra":
        raise NotImplementedError

    def assign(self, other: "Extra") -> None:
        raise NotImplementedError

    def same(self, other: "Extra") -> bool:
        """Whether it looks the same to everybody as in another position; False is always safe, but slower."""
        return False

    def start(self, s: "State") -> None:
        """Called when the train has been loaded."""

    def face(self, token: i64) -> i64:
        """The hidden face of a token that this box has added: a number for the tape; 0 for any other."""
        return 0

    def dollars(self, token: i64) -> i64:
        """The additional value of the hidden face of a token that this box has added."""
        return 0

    def swap(self, one: i64, other: i64) -> None:
        """Two tokens that this box has added exchange their hidden faces: they are mixed (COMP-6)."""

    def lends(self, s: "State", who: i64) -> i64:
        """Powers that this box lends a bandit."""
        return 0

    def disarms(self, who: i64) -> bool:
        """Whether this box takes a bandit's own power away."""
        return False

    def fits(self, at: i64) -> i64:
        """The kinds that a card in the pile can be according to public knowledge (a mask)."""
        return -1

    def show(self, s: "State", seat: i64) -> dict[str, int]:
        """What this seat (or SPECTATOR, or EVERYTHING) may know about it, built from scratch."""
        return {}

    def read(self, s: "State", shown: dict[str, int]) -> None:
        """Restore the state from what was shown."""

    def redeal(self, s: "State", seat: i64) -> None:
        """Draw at random what this seat was not shown."""
