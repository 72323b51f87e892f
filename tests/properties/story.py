"""The story of a game, from its facts alone: what the tests of coverage look for."""

from collections import Counter

from folsom.express import codes as c
from folsom.express.horses import steps as h
from folsom.express.horses.components import HOSTAGES
from folsom.express.horses.steps import BY_SHOTGUN
from folsom.express.state import State
from folsom.express.timecar import steps as t
from folsom.express.timecar.steps import BY_TIME
from folsom.kernel.core import Fact
from tests.properties.configurations import KINDS

OVER = (c.F_FIRST, c.F_SCORE, c.F_GUNSLINGER, h.F_CAUGHT)  # the event of a round is over


class Story:
    """One game, fact by fact; it remembers where each bandit is and how it got there."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.seen: Counter[str] = Counter()
        self.event = self.turn = -1
        self.card = ""  # the Round card
        self.kind = ""  # of the Action card that is being resolved
        self.last: Fact = (0, 0, 0, 0)
        self.came = [""] * s.bandit_count  # how each bandit got to its place, or what came to it
        self.escaped = self.caught = self.winners = 0

    def tell(self, facts: list[Fact]) -> Counter[str]:
        for fact in facts:
            self.seen[f"fact {KINDS[fact[0]]}"] += 1
            self.hear_round(*fact)
            self.hear_card(*fact)
            self.hear_moves(*fact)
            self.hear_box(*fact)
            self.last = fact
        self.hear_end()
        return self.seen

    def hear_round(self, code: int, a: int, b: int, left: int) -> None:
        seen, rules = self.seen, self.s.rules
        if code == c.F_ROUND:
            self.event = -1
            self.card = rules.round_cards[b].name
            seen[f"round {self.card}"] += 1
        elif code == c.F_TURN:
            self.turn = b
            seen[f"turn {rules.turns[b].name}"] += 1
        elif code == c.F_EVENT:
            self.event, self.kind = a, ""
        elif code in OVER:
            self.event = -1
        elif self.event >= 0:
            seen[f"event {rules.ops[self.event].name}: {KINDS[code]}"] += 1

    def hear_card(self, code: int, a: int, b: int, left: int) -> None:
        seen, rules = self.seen, self.s.rules
        if self.last[0] == c.F_TURNED:
            effect = "nothing" if code == c.F_NOTHING else "done"
            if code == c.F_NOTHING and left == c.FORBIDDEN:
                effect = "forbidden"
            seen[f"card {self.kind} {effect}"] += 1
        if code == c.F_TURNED:
            self.kind = rules.card_names[self.s.seats[a].kind(b)]
        if code == c.F_PLAYED:
            seen[f"played {'down' if left else 'up'} {rules.turns[self.turn].name}"] += 1

    def hear_moves(self, code: int, a: int, b: int, left: int) -> None:
        """How bandits meet the Shotgun, or he meets them, and how they get past him (GUN-3, GUN-4)."""
        if code in (h.F_COACH, h.F_FELLED):
            self.came = [KINDS[code]] * self.s.bandit_count
        if code != c.F_MOVED:
            return
        how = self.s.rules.reasons[left].name
        if left == BY_SHOTGUN:
            self.seen[f"met the Shotgun by {self.came[a]}"] += 1
        elif left == c.BY_CARD:
            how = self.kind
            if how == "Move" and self.last[:2] == (c.F_NEUTRAL, a):
                self.seen["passed the Shotgun"] += 1
        elif left == c.BY_FLIGHT and self.came[a] == "time":
            self.seen["travelled to the Marshal"] += 1
        elif left == c.BY_EVENT:
            how = self.card
        if self.s.ground.names[b] or left == BY_TIME:
            self.seen[f"came to {self.spot(b)} by {how}"] += 1
        self.came[a] = how

    def spot(self, place: int) -> str:
        """A place in a word; places next to or before the train have names of their own."""
        if place < 2 * self.s.ground.cars + 2:
            return ("the Locomotive", "a wagon")[place > 1] + (" roof" if place & 1 else "")
        return self.s.ground.names[place] or "off"

    def hear_box(self, code: int, a: int, b: int, left: int) -> None:
        seen = self.seen
        if code == h.F_HOSTAGE:
            seen[f"took the {HOSTAGES[b]}"] += 1
            seen[f"a Hostage by {self.came[a]}"] += 1
        elif code == h.F_DRANK:
            seen[f"drank a {'half-full' if left & 2 else 'full'} {'Old ' * (left & 1)}Whiskey"] += 1
        elif code == h.F_FLASK_GONE:
            seen[f"poured {'an Old' if b else 'a'} Whiskey"] += 1
        elif code == t.F_SET_OUT:
            seen[f"set out for {self.spot(b)}"] += 1
        elif code == h.F_ESCAPED:
            self.escaped += 1
        elif code == h.F_CAUGHT:
            self.caught += 1
        elif code == c.F_WON:
            self.winners += 1
        elif code == c.F_CASH and b == 500:
            seen["alone in the time-travel car at the end"] += 1
        elif code == c.F_TOOK and self.last[0] == c.F_CASH and self.last[2] == 500:
            seen["took what lay in the time-travel car"] += 1
        elif code == c.F_NEUTRAL and self.s.rules.ops[self.event].name == "rage":
            seen["hit by rage"] += 1

    def hear_end(self) -> None:
        """EVENT-ESCAPE: how bandits get away."""
        if self.card == "Escape":
            coach = self.s.bandit_count - self.caught - self.escaped
            self.seen["escaped on a Horse"] += self.escaped
            self.seen["escaped on the Stagecoach"] += coach
            self.seen["nobody escaped"] += self.caught == self.s.bandit_count
            self.seen["everybody escaped"] += not self.caught
        if self.s.rules.outlaws < self.s.bandit_count // self.s.rules.pawns:
            return  # with a Marshal player, the winner depends on more, and everybody may lose (law_model.py)
        if self.card == "Escape":
            assert bool(self.winners) == (self.caught < self.s.bandit_count), "somebody wins unless all are caught"
        else:
            assert self.winners
