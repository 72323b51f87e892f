"""Replays a game frame by frame, from Python: what the engine does in one go is seen step by step.

`Core.run` and `Core.apply` are written out here; that they end in the same position is one of the properties.
"""

from collections import Counter

from folsom.express.bags import bullets_in, cards_in
from folsom.express.base import fire, punch
from folsom.express.base.bandits import Push
from folsom.express.base.setup import set_up
from folsom.express.base.steps import DO_FIRE, DO_FLOOR, DO_MOVE, DO_PUNCH, DRAW_UP, ROUND
from folsom.express.codes import (
    AIM,
    BY_FLIGHT,
    BY_PUNCH,
    BY_PUSH,
    F_DROPPED,
    F_GRABBED,
    F_MOVED,
    F_NEUTRAL,
    F_PUNCHED,
    F_SHOT,
    F_STAYED,
    FIRE,
    FLOOR,
    MOVE,
    PUNCH,
)
from folsom.express.horses import steps as h
from folsom.express.horses.components import HOSTAGES, POKER_PLAYER
from folsom.express.rules import Rules
from folsom.express.state import ARRIVE, State
from folsom.express.teams.score import friendly_fire
from folsom.kernel.core import Fact, Tape
from folsom.kernel.dice import Dice
from tests.properties.model_steps import MODELLED, Modelled


class Steps:
    """`seen` counts frames that were performed (`step plan`), questions that were put (`ask plan`), forced answers to
    hidden questions that were asked all the same (`forced plan`), and hooks that had an effect (`hit DJANGO-1`)."""

    def __init__(self, rules: Rules, dice: Dice, modelled: bool) -> None:
        self.modelled = modelled  # whether to compare it with the model of the ground
        self.seen: Counter[str] = Counter()
        self.tape = Tape()
        self.s = s = State(rules, dice)
        s.tape = self.tape
        set_up(s)
        self.run()

    def run(self) -> None:
        s = self.s
        while s.depth:
            s.depth -= 1
            frame: int = s.agenda[s.depth]
            if frame & 255 == ROUND and frame >> 16 < len(s.rules.round):
                self.put_on_agenda(frame >> 16)
            elif self.act(frame & 255, frame >> 8 & 255, frame >> 16):
                s.depth += 1
                return
        s.offered = 0
        s.over = True

    def put_on_agenda(self, step: int) -> None:
        """A round performs its steps at once; here each is a separate frame, so that it is seen like any other."""
        self.seen["step round"] += 1
        self.s.push(ROUND, 0, step + 1)
        self.s.push(self.s.rules.round[step], 0, 0)

    def act(self, op: int, who: int, x: int) -> bool:
        s = self.s
        before, told = Before(s, op, who, x, self.modelled), len(self.tape.facts)
        asked = s.act(op, who, x)
        name = s.rules.ops[op].name
        self.seen[f"step {name}"] += 1
        if asked:
            self.seen[f"ask {name}"] += 1
            if s.offered == 1:
                self.seen[f"forced {name}"] += 1
        self.watch_hooks(before, told, asked)
        return asked

    def apply(self, seat: int, action: int) -> None:
        s = self.s
        s.turn_to(seat)
        s.depth -= 1
        frame: int = s.agenda[s.depth]
        op, who = frame & 255, frame >> 8 & 255
        before, told = Before(s, op, who, frame >> 16, self.modelled), len(self.tape.facts)
        s.take(op, who, frame >> 16, action)
        self.watch_hooks(before, told, False)
        self.run()

    # ---- which hooks have spoken, by what they did
    def watch_hooks(self, before: "Before", told: int, asked: bool) -> None:
        facts = self.tape.facts[told:]
        if before.model and not asked:
            self.seen.update(before.model.check_result(facts))
        if before.op in (DO_FIRE, DO_PUNCH):
            self.watch_aim(before, facts, asked)
        for code, _, b, c in facts:
            if code == F_MOVED and c == BY_PUSH:
                self.seen[f"hit {self.push_cites()}"] += 1
            elif code == F_STAYED and b == BY_PUNCH:
                self.seen["ways PRINT-2"] += 1
            elif code == F_GRABBED:
                self.seen["loot CHEYENNE-1"] += 1
            elif code == F_MOVED:
                self.seen.update(f"ways {cites}" for cites, places in before.ways if places >> b & 1)
        if before.op == ARRIVE:
            self.watch_arrival(facts)
        if asked and self.s.rules.ops[before.op].name == "cover":
            self.seen["played PAIR-4"] += 1
        if before.op == DRAW_UP:
            self.watch_hands(before)
        if before.hits != friendly_hits(self.s):
            self.seen["hit TEAM-7"] += 1
        self.watch_boxes(before, facts)

    def watch_arrival(self, facts: list[Fact]) -> None:
        """A bandit who arrives at a watched place meets the Marshal, the Shotgun or the Hostages."""
        s = self.s
        top = s.agenda[s.depth - 1] & 255 if s.depth else -1
        met = {h.FLEE: "GUN-2", h.HOSTAGE: "HOST-1"}.get(top, "")
        if any(code == F_MOVED and c == BY_FLIGHT for code, _, _, c in facts):
            met = "MARSHAL-2"
        if met:
            self.seen[f"watches {met}"] += 1
            self.seen[f"arrive {met}"] += 1

    def watch_boxes(self, before: "Before", facts: list[Fact]) -> None:
        for code, _, b, _ in facts:
            if code == F_NEUTRAL and before.op == DO_MOVE:
                self.seen["passes GUN-2"] += 1
            elif code == h.F_CAUGHT:
                self.seen["ended EVENT-ESCAPE"] += 1
            elif code == h.F_DRANK:
                self.seen["plan WHISKEY-2"] += 1
                self.seen["planned WHISKEY-2"] += 1
            elif code == F_DROPPED and self.s.rules.tokens[b] == "whiskey":
                self.seen["loot WHISKEY-2"] += 1

    def watch_aim(self, before: "Before", facts: list[Fact], asked: bool) -> None:
        """BELLE-1: she is not chosen where another could be; a target out of reach was hit by a power."""
        s = self.s
        chosen = [b for code, _, b, _ in facts if code in (F_SHOT, F_PUNCHED)][:1]
        if any(code == h.F_FELLED for code, *_ in facts):
            chosen = [h.SHOTGUN]
        if asked:
            chosen = [action - AIM for action in s.legal()]
        belle = 1 << before.belle if before.belle >= 0 else 0
        if before.reach & belle and before.reach & ~belle and chosen:
            assert before.belle not in chosen, "BELLE-1"
            self.seen["narrow BELLE-1"] += 1
        for target in chosen:
            if not before.reach >> target & 1:
                self.seen.update(f"widen {cites}" for cites, targets in before.widened if targets >> target & 1)

    def watch_hands(self, before: "Before") -> None:
        """DOC-1, GHOST-1, and PAIR-3 in its place: who drew holds six cards, one more for each of them.

        HOST-MINISTER: one fewer; HOST-POKER: without a power; HOST-PHOTOGRAPHER: never face down.
        """
        s = self.s
        shown = [extra.show(s, -1) for extra in s.extras]
        took = sum(part.get("took", 0) for part in shown)
        taken = sum(part.get("taken", 0) for part in shown)
        for seat, q in enumerate(s.seats):
            pawns = [who for who in range(s.bandit_count) if q.pawns >> who & 1]
            guests = {who: (*HOSTAGES, "")[(taken >> 4 * who & 15) - 1] for who in pawns}
            powers = [who for who in pawns if guests[who] != "Poker Player"]
            names = [s.rules.characters[s.bandits[who].character].name for who in powers]
            photographed = "Photographer" in guests.values()
            minister = "Minister" in guests.values()
            size = 6 + ("Doc" in names) + (took >> seat & 1) - minister
            held = cards_in(q.hand) + bullets_in(q.hand_bullets)
            assert held == max(size, before.hands[seat]) or not s.rules.cards.can_draw(s, seat), "the hand is not full"
            assert bool(q.may_hide) == ("Ghost" in names and not photographed), "GHOST-1"
            if held == size and before.hands[seat] < size:
                self.seen["hand HOST-1"] += minister
                self.seen["hands with kept cards"] += before.kept[seat]
                self.seen["hand DOC-1"] += "Doc" in names
                self.seen["hand PAIR-4"] += took >> seat & 1
            self.seen["hand GHOST-1"] += q.may_hide

    def push_cites(self) -> str:
        """The rule of the push in this printing."""
        return next(rule.cites for rule in self.s.rules.hit if isinstance(rule, Push))


class Before:
    """What must be known about a position before something happens in it."""

    def __init__(self, s: State, op: int, who: int, x: int, modelled: bool) -> None:
        self.op = op
        self.model = Modelled(s, op, who, x) if modelled and op in MODELLED else None
        self.reach = 0
        self.widened: list[tuple[str, int]] = []  # the rules that add targets, and these
        self.ways: list[tuple[str, int]] = []  # the rules that add destinations of a Move or a Floor Change, and these
        if op in (DO_MOVE, DO_FLOOR):
            verb, powers = MOVE if op == DO_MOVE else FLOOR, s.bandits[who].powers
            self.ways = [(r.cites, r.ways(s, verb, who, who, 0)) for r in s.rules.ways if r.bit & powers]
        if op == DO_FIRE:
            self.reach = fire.in_reach(s, who)
        elif op == DO_PUNCH:
            self.reach = punch.in_reach(s, who)
        self.belle = -1
        if op in (DO_FIRE, DO_PUNCH):
            verb = FIRE if op == DO_FIRE else PUNCH
            powers = s.bandits[who].powers
            self.widened = [(r.cites, r.widen(s, verb, who, 0)) for r in s.rules.widen if r.bit & powers]
            names = [c.name for c in s.rules.characters]
            found = [q for q, b in enumerate(s.bandits) if names[b.character] == "Belle"]
            parts = [extra.show(s, -1) for extra in s.extras]
            taken = sum(part.get("taken", 0) for part in parts)
            self.belle = next((q for q in found if taken >> 4 * q & 15 != POKER_PLAYER + 1), -1)
        self.hands = [cards_in(q.hand) + bullets_in(q.hand_bullets) for q in s.seats] if op == DRAW_UP else []
        self.kept = [number > bool(s.rules.pawns == 2 or s.rules.allies == 2) for number in self.hands]
        self.hits = friendly_hits(s)


def friendly_hits(s: State) -> int:
    """TEAM-7, over both teams."""
    if s.rules.allies == 1:
        return 0
    return int(sum(friendly_fire(s, side) for side in range(s.rules.seats // 2)))
