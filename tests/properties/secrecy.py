"""Two worlds that look alike to one seat must go on looking alike, whatever happens in both of them.

A world is a position; its twin is a re-deal for a viewer, with the same dice.  In both, the other seats choose actions
that look alike in public, and everything sent to the viewer is compared byte by byte, until the rules reveal something
that differs.  Then a new twin is dealt.
"""

from collections import Counter
from dataclasses import dataclass
from typing import Any

from folsom.express import codes as c
from folsom.express.bags import bullets_in, cards_in
from folsom.express.expert import steps as expert
from folsom.express.horses import steps as h
from folsom.express.interface.audit import audit, image
from folsom.express.marshal import steps as marshal
from folsom.express.pairs.steps import F_CHOSE
from folsom.express.points import EVERYTHING
from folsom.express.state import State
from folsom.express.teams.steps import F_PARTNER
from folsom.express.timecar.steps import BY_TIME
from folsom.interface.view_cache import Memory
from folsom.kernel.core import Core, Fact, Tape
from folsom.kernel.dice import Dice, seeded
from tests.properties.bulk import fresh
from tests.properties.configurations import TITLE, WORDS, Configuration
from tests.properties.sampled import as_bytes

Look = tuple[object, ...]
AT_THE_END = (
    c.F_GUNSLINGER,
    c.F_SCORE,
    c.F_WON,
    c.F_NO_WINNER,
    h.F_CAUGHT,
    marshal.F_GOAL_MET,
)  # END-1: everything is counted openly
FOLLOWED_EVERY = 4  # every so many decisions, the changes of each fact are compared too


def sent(configuration: Configuration, s: State, viewer: int | None) -> list[bytes]:
    """Everything about a position that is sent to a viewer: view, seats to act, options and question."""
    return sent_with(TITLE.view(s, configuration.setup, viewer), s, viewer)


def sent_with(view: Any, s: State, viewer: int | None) -> list[bytes]:
    """The same, for a view that is known already."""
    parts = [as_bytes(view), as_bytes(s.to_act())]
    if viewer is not None:
        parts += [as_bytes(TITLE.options(s, viewer, WORDS)), TITLE.question(s, viewer, WORDS).encode()]
    return parts


@dataclass(frozen=True)
class Revealed:
    """What the rules reveal in the end, where two worlds may differ.  Everything else must always look alike."""

    viewer: int | None
    question: str  # that was answered last

    def laid_open(self, codes: set[int]) -> bool:
        """Kinds of facts that may differ between the two worlds."""
        if expert.F_DROPPED_BULLETS in codes:
            return True  # EXPERT-2: Bullets in hand are discarded openly
        if self.question == "board":
            return codes == {c.F_MOVED, h.F_RIDES_ON}  # ATTACK-1: who boards is revealed
        return self.question == "turmoil" and bool(codes & {c.F_PLAYED, h.F_WILL_DRAW})  # TURMOIL-1: and what is played

    def parts(self, s: State, one: Fact, other: Fact) -> bool:
        code, a, b, left = one
        if code != other[0] or self.laid_open({code, other[0]}):
            return self.laid_open({code, other[0]})
        if code in (c.F_TURNED, h.F_DRANK, h.F_FLASK_GONE):
            return True  # PLAN-5: a face-down card is turned over; WHISKEY-4, EVENT-SHOT: a Whiskey shows its kind
        if code == c.F_MOVED:
            return left in (c.AT_START, BY_TIME)  # PAIR-2: the chosen places; TCAR-8: a traveller is back
        if code == h.F_SAVED:
            return cards_in(b) + bullets_in(left) != cards_in(other[2]) + bullets_in(other[3])  # KEEP-1: how many
        if code == expert.F_KEPT:
            return cards_in(b) != cards_in(other[2])  # EXPERT-3: how many, not which
        if code == F_CHOSE:
            return (b < 0) != (other[2] < 0)  # PAIR-3: whether, not which
        if code in (c.F_SCORE, c.F_WON, marshal.F_RUMOR, marshal.F_GOAL_MET):
            return True  # END-1; EVENT-RUMORS
        if code in (c.F_DREW, F_PARTNER):
            return a == self.viewer  # the viewer's own cards
        if code in (c.F_TOOK, c.F_GRABBED):
            return s.bandits[a].seat == self.viewer  # the face of a Purse that the viewer takes
        return False


class Twins:
    """A random game, its twin for one viewer, and the comparison."""

    def __init__(self, configuration: Configuration, seed: int, viewer: int | None) -> None:
        self.configuration = configuration
        self.seed = seed
        self.viewer = viewer
        self.choice: Dice = seeded(~seed)
        self.tape = Tape()
        self.s = fresh(configuration, seed, self.tape)
        self.seen: Counter[str] = Counter()
        self.number = 0
        self.deal_twin()

    def deal_twin(self) -> None:
        """COMP-6, PLAN-9: another world of the same view, made only from the view; it continues with the same dice."""
        view = TITLE.view(self.s, self.configuration.setup, self.viewer)
        twin = TITLE.redeal(view, seeded(1000 * self.seed + self.number))
        assert isinstance(twin, State)
        audit(twin)
        self.twin = twin
        twin.dice.assign(self.s.dice)
        self.twin_tape = Tape()
        twin.tape = self.twin_tape
        self.tape.facts.clear()
        self.seen["twins"] += 1
        self.seen["differ"] += image(twin) != image(self.s)
        self.compare("re-dealt")

    def compare(self, what: str) -> None:
        mine = sent(self.configuration, self.s, self.viewer)
        its = sent(self.configuration, self.twin, self.viewer)
        assert mine == its, f"{what} at decision {self.number}: {first_difference(mine, its)}"
        self.seen["compared"] += 1
        self.seen.update(what_differs(self.s, self.twin))

    def play(self) -> Counter[str]:
        while not self.s.over:
            try:
                self.step()
            except AssertionError as problem:
                where = f"{self.configuration}, seed {self.seed}, viewer {self.viewer}"
                raise AssertionError(f"{where}: {problem}") from problem
        return self.seen

    def step(self) -> None:
        s, twin = self.s, self.twin
        seats = s.to_act()
        seat = seats[self.choice.below(len(seats))]
        self.number += 1
        self.tape.followed = self.twin_tape.followed = self.number % FOLLOWED_EVERY == 0
        name = self.question(s, seat)
        self.public_questions_are_alike(seat)
        if name == "keep" and seat != self.viewer:
            alike = self.keep(seat)
        elif name == "save" and seat != self.viewer:
            alike = self.save(seat)
        else:
            alike = self.answer(seat, name)
        if not alike:
            self.seen[f"no common answer to {name}"] += 1
            if not s.over:
                self.deal_twin()
            return
        self.seen[f"both {name}"] += 1
        if self.same_events(name):
            assert s.dice.mark() == twin.dice.mark(), f"hidden things move the dice at {name}"
            if not s.over:  # END-1: then everything is public, and differs between the worlds
                self.compare(f"after {name} of seat {seat}")
        elif not s.over:
            self.deal_twin()

    def question(self, s: State, seat: int) -> str:
        assert s.turn_to(seat), "a seat is asked in one world only"
        return str(s.rules.ops[s.agenda[s.depth - 1] & 255].name)

    def public_questions_are_alike(self, seat: int) -> None:
        """A question about public things has the same options in all worlds, so it is asked in all of them."""
        s, twin = self.s, self.twin
        assert self.question(twin, seat) == self.question(s, seat), "another question"
        if not s.rules.ops[s.agenda[s.depth - 1] & 255].hidden or seat == self.viewer:
            assert s.legal() == twin.legal(), "options depend on hidden things"

    # ---- answers that look alike
    def answer(self, seat: int, name: str) -> bool:
        """Play an answer in each world; False if no two look alike (then only the game continues)."""
        s, twin = self.s, self.twin
        mine, its = self.looks(s, seat, name), self.looks(twin, seat, name)
        common = sorted(set(mine) & set(its), key=repr)
        if not common:
            s.apply(s.options[self.choice.below(s.offered)])
            return False
        look = common[self.choice.below(len(common))]
        s.apply(mine[look][self.choice.below(len(mine[look]))])
        twin.apply(its[look][self.choice.below(len(its[look]))])
        return True

    def looks(self, s: State, seat: int, name: str) -> dict[Look, list[int]]:
        found: dict[Look, list[int]] = {}
        for action in s.legal():
            look = (action,) if seat == self.viewer else public_look(s, seat, name, action)
            found.setdefault(look, []).append(action)
        return found

    def keep(self, seat: int) -> bool:
        """EXPERT-3: both keep the same number of cards; which ones is secret."""
        s, twin = self.s, self.twin
        done = cards_in(s.seats[seat].kept)
        most = min(cards_in(s.seats[seat].hand), cards_in(twin.seats[seat].hand), done + len(open_cards(s, seat)))
        if most < done:
            s.apply(c.PASS)
            return False
        wanted = done + self.choice.below(most - done + 1)
        self.keep_cards(s, seat, wanted - done)
        self.keep_cards(twin, seat, wanted)
        return True

    def keep_cards(self, s: State, seat: int, number: int) -> None:
        cards = open_cards(s, seat)
        while len(cards) > number:
            cards.pop(self.choice.below(len(cards)))
        waiting, before = len(s.waiting()), sent(self.configuration, s, self.viewer)
        for card in cards:
            s.turn_to(seat)
            s.apply(c.KEEP + card)
            if self.keeping(s, seat, waiting):
                assert sent(self.configuration, s, self.viewer) == before, "a card that is noted shows"
        if self.keeping(s, seat, waiting):
            s.apply(c.PASS)

    def keeping(self, s: State, seat: int, waiting: int) -> bool:
        """Whether the seat is still asked, and as many seats as before are."""
        return len(s.waiting()) == waiting and seat in s.to_act() and self.question(s, seat) in ("keep", "save")

    def save(self, seat: int) -> bool:
        """KEEP-1: both keep the same number, any cards."""
        s, twin = self.s, self.twin
        done = saved(s, seat)
        most = min(int(s.card.keep), cards_in(s.seats[seat].hand) + bullets_in(s.seats[seat].hand_bullets))
        wanted = done + self.choice.below(most - done + 1)
        for world in (s, twin):
            waiting, before = len(world.waiting()), sent(self.configuration, world, self.viewer)
            while saved(world, seat) < wanted:
                assert world.turn_to(seat)
                cards = [action for action in world.legal() if action != c.PASS]
                world.apply(cards[self.choice.below(len(cards))])
                if not self.keeping(world, seat, waiting):
                    break
                assert sent(self.configuration, world, self.viewer) == before, "a card that is noted shows"
            if self.keeping(world, seat, waiting):
                world.apply(c.PASS)
        return True

    # ---- events
    def same_events(self, name: str) -> bool:
        """Compare what the viewer receives, except what the rules reveal; True if they reveal no difference."""
        revealed = Revealed(self.viewer, name)
        mine, its = self.tape.facts, self.twin_tape.facts
        alike = len(mine) == len(its)
        for k in range(max(len(mine), len(its))):
            one = mine[k] if k < len(mine) else (0, 0, 0, 0)
            other = its[k] if k < len(its) else (0, 0, 0, 0)
            if one != other:
                if revealed.parts(self.s, one, other):
                    self.seen[f"parted by {one[0]}"] += 1
                    alike = False
                    break
                self.seen["facts that differ unseen"] += 1
            assert 0 not in (one[0], other[0]), f"a fact is told in one world only: {one}, {other}"
            told = [as_bytes(TITLE.event(w, k, f, self.viewer, WORDS)) for w, f in ((self.s, one), (self.twin, other))]
            assert told[0] == told[1], f"told {told[0]!r} and {told[1]!r}"
            if self.tape.followed:
                self.same_look(one, self.tape.positions[k], self.twin_tape.positions[k])
        for tape in (self.tape, self.twin_tape):
            tape.facts.clear()
            tape.positions.clear()
        return alike

    def same_look(self, fact: Fact, mine: Core, its: Core) -> None:
        """Changes are found by comparing views at each fact, so these views must look alike."""
        own_draw = fact[:2] == (expert.F_SHUFFLED, self.viewer)  # EXPERT-1: in the middle of drawing
        if fact[0] in AT_THE_END or own_draw:
            return
        setup = self.configuration.setup
        looks = [
            as_bytes(TITLE.looks(one, setup, [self.viewer], Memory(), settled=False)[self.viewer])
            for one in (mine, its)
        ]
        assert looks[0] == looks[1], f"at {fact}: {first_difference([looks[0]], [looks[1]])}"
        self.seen["followed"] += 1


def public_look(s: State, seat: int, name: str, action: int) -> Look:
    """What others see of an action when it is played."""
    if name in ("board", "turmoil", "set-out"):
        return ("noted",)
    if name in ("plan", "drink", "plus") and action < c.DRAW:
        dark = s.rules.turns[s.card.turns[s.turn]].dark
        hidden = (dark or action >= c.HIDDEN) and not s.seats[seat].open
        return ("down",) if hidden else ("up", action)
    if name == "plan" and c.USE <= action < c.KEEP:
        return whiskey_look(s, action - c.USE)
    if name == "choose":
        return ("none",) if action == c.PASS else ("some",)
    if name == "rear":
        return ("rear",)
    return (name, action)


def what_differs(s: State, twin: State) -> list[str]:
    """The secrets of boxes that differ between two worlds."""
    found = []
    for extra, other in zip(s.extras, twin.extras, strict=True):
        mine, its = extra.show(s, EVERYTHING), other.show(twin, EVERYTHING)
        found += [f"another {name}" for name in mine if mine[name] != its[name]]
    for q, its_seat in zip(s.seats, twin.seats, strict=True):
        if q.secret != its_seat.secret:
            found.append("another answer")
        if (q.kept, q.kept_bullets) != (its_seat.kept, its_seat.kept_bullets):
            found.append("other cards kept")
    return found


def whiskey_look(s: State, token: int) -> Look:
    """How the use of a Whiskey looks: a half-full one can be recognised, a full one could be any of its holder's."""
    holder = next(who for who, b in enumerate(s.bandits) if b.loot >> token & 1)
    half = sum(extra.show(s, -1).get("half", 0) for extra in s.extras)
    return ("use", holder, token if half >> token & 1 else "full")


def saved(s: State, seat: int) -> int:
    q = s.seats[seat]
    return int(cards_in(q.kept) + bullets_in(q.kept_bullets))


def open_cards(s: State, seat: int) -> list[int]:
    """The Action cards in hand that a seat does not keep yet."""
    q = s.seats[seat]
    left = q.hand - q.kept
    return [card for card in range(16) for _ in range(left >> 4 * card & 15)]


def first_difference(mine: list[bytes], its: list[bytes]) -> str:
    for one, other in zip(mine, its, strict=True):
        for at in range(max(len(one), len(other))):
            if one[at : at + 1] != other[at : at + 1]:
                return f"…{one[max(0, at - 60) : at + 60]!r} and …{other[max(0, at - 60) : at + 60]!r}"
    return "none"


def play_twins(part: tuple[Configuration, int, int]) -> Counter[str]:
    """Play some games, each with another viewer, including a spectator."""
    configuration, first, games = part
    seen: Counter[str] = Counter()
    viewers = configuration.viewers
    for seed in range(first, first + games):
        seen += Twins(configuration, seed, viewers[seed % len(viewers)]).play()
    return seen
