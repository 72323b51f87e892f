"""Forecasts: what a seat's cards do if nobody interferes.

A forecast uses a view and nothing else.  It applies the rules of the game: in a position dealt from the view, the
seat's cards are resolved one after another with every possible answer, and the cards of others are skipped.
"""

from folsom.express.base.steps import ROUND, STEAL, TIDY
from folsom.express.codes import F_NEUTRAL, F_NOTHING, SCHEMING
from folsom.express.interface import facts
from folsom.express.interface.names import bandit_name, card_name
from folsom.express.interface.options import options
from folsom.express.interface.question_kinds import answer_to
from folsom.express.interface.redeal import card_codes, redeal
from folsom.express.interface.view_types import View
from folsom.express.points import EVERYTHING
from folsom.express.state import State
from folsom.interface.title import Forecast, PlannedCard
from folsom.interface.words import Catalogue
from folsom.kernel.core import Fact, Tape
from folsom.kernel.dice import seeded

MOST_POSITIONS = 40  # followed at the same time; a plan with more choices is not followed further

Key = tuple[object, ...]


def forecast(v: View, words: Catalogue) -> Forecast:
    """Where the plan of a seat leads, card by card."""
    if v.seat is None or v.own is None or v.over or v.engine.phase != SCHEMING:
        return Forecast()
    s = redeal(v, seeded(0))
    hide_unknown(s, v)
    plan = Plan(s, v, words)
    laid = [plan.follow(at) for at, card in enumerate(v.pile) if card.seat == v.seat]
    codes = card_codes(s, v.seat)
    hand = [plan.try_card(codes[name]) for name in dict.fromkeys(v.own.hand)]
    return Forecast(tuple(laid), tuple(hand))


def hide_unknown(s: State, v: View) -> None:
    """Replace cards that this seat cannot see, which were dealt at random, so that no rule reads them."""
    assert v.seat is not None
    for at, card in enumerate(v.pile):
        if card.card is None:
            s.set_pile(at, v.seat)


class Turned:
    """The results of resolving a card in all positions."""

    def __init__(self, who: int = -1) -> None:
        self.who = who  # the bandit whose card it is
        self.positions: dict[Key, State] = {}
        self.options: dict[int, str] = {}  # the answers to its first question: actions and their words
        self.acted = False  # it did something in some position
        self.idle: tuple[State, Fact] | None = None  # a position in which it did nothing, and the fact that says so
        self.hits: dict[Fact, State] = {}  # neutral Bullets that hit the bandit, what follows, and the positions
        self.spared = False  # in some position the bandit is not hit
        self.answered = False  # another seat was asked
        self.overflowed = False

    def note_hits(self, s: State) -> bool:
        """Note neutral Bullets that hit the bandit, and what happens to it then; True if there are any."""
        own = [fact for fact in s.tape.facts if fact[1] == self.who] if s.tape is not None else []
        first = next((k for k, fact in enumerate(own) if fact[0] == F_NEUTRAL), len(own))
        self.hits.update(dict.fromkeys(own[first:], s))
        return first < len(own)

    def settle(self, s: State, hit: bool) -> None:
        """Note that the card is resolved in this position, and whether the bandit was hit on the way."""
        self.spared = self.spared or not hit
        idle = [fact for fact in s.tape.facts if fact[0] == F_NOTHING] if s.tape is not None else []
        if idle:
            self.idle = s, idle[0]
        else:
            self.acted = True
        self.positions[key_of(s)] = s


class Plan:
    """The positions that a plan may have led to so far."""

    def __init__(self, s: State, v: View, words: Catalogue) -> None:
        assert v.seat is not None
        self.v = v
        self.s = s
        self.seat: int = v.seat
        self.words = words
        steps = s.rules.steps
        first = taped(s)
        first.depth = 0
        first.push(ROUND, 0, steps.index(TIDY) + 1)
        self.positions = list(self.resolve([first], ROUND | steps.index(STEAL) << 16).positions.values())

    def follow(self, at: int) -> PlannedCard:
        """Resolve a card in the pile and continue from there."""
        entry: int = self.s.pile[at]
        turned = self.turn_over(at, entry >> 4 & 15)
        self.positions = [] if turned.overflowed else list(turned.positions.values())
        return self.planned_card(turned, at, entry >> 4 & 15, at)

    def try_card(self, card: int) -> PlannedCard:
        """Find out what a card in hand would do if it were played now."""
        at: int = self.s.piled
        return self.planned_card(self.turn_over(at, card), None, card, at)

    def turn_over(self, at: int, card: int) -> Turned:
        """Resolve a card at this position in the pile."""
        begun = []
        for s in self.positions:
            o = taped(s)
            o.set_pile(at, self.seat | card << 4)
            o.piled = max(o.piled, at + 1)
            o.shown = o.done = at
            o.depth = 0
            o.push(STEAL, 0, at)
            begun.append(o)
        return self.resolve(begun, STEAL | at + 1 << 16, self.s.seats[self.seat].bandit(card))

    def resolve(self, begun: list[State], end: int, who: int = -1) -> Turned:
        """Perform everything up to a frame of the agenda, with every answer to every question."""
        turned = Turned(who)
        turned.overflowed = not begun
        waiting = [(s, True, False) for s in begun]
        while waiting:
            if len(waiting) + len(turned.positions) > MOST_POSITIONS:
                turned.overflowed = True
                break
            s, fresh, hit = waiting.pop()
            asks = perform(s, end)
            hit = turned.note_hits(s) or hit
            if not asks:
                turned.settle(s, hit)
                continue
            frame: int = s.agenda[s.depth - 1]
            s.actor = s.asks_seat(frame & 255, frame >> 8 & 255)
            if s.actor != self.seat:
                turned.answered = True
            elif fresh:
                self.note_options(s, frame & 255, turned)
            for action in s.legal():
                o = taped(s)
                o.depth -= 1
                o.take(frame & 255, frame >> 8 & 255, frame >> 16, action)
                waiting.append((o, False, hit))
        return turned

    def note_options(self, s: State, op: int, turned: Turned) -> None:
        """Note the possible answers; an answer that is never offered, because it is the only one, has no words."""
        if all(action in turned.options for action in s.legal()):
            return
        answer = answer_to(s, op, self.seat, s.options[0])
        if answer is not None and answer.sentences:
            turned.options.update({option.action: option.words for option in options(s, self.seat, self.words)})

    def planned_card(self, turned: Turned, laid: int | None, card: int, at: int) -> PlannedCard:
        q = self.s.seats[self.seat]
        who: int = q.bandit(card)
        places = {int(s.bandits[who].place) for s in turned.positions.values()}
        nothing = turned.idle if not turned.acted and not turned.overflowed else None
        doubts = self.doubts(at, self.s.rules.verbs[q.kind(card)])
        if laid is None and (self.seat not in self.v.to_act or self.s.asked_in_secret() >= 0):
            doubts.append("still")
        if turned.answered:
            doubts.append("answer")
        if len(places) != 1 or turned.overflowed or (turned.acted and turned.idle is not None):
            doubts.append("choice")
        return PlannedCard(
            card=card_name(self.s, self.seat, card),
            bandit=bandit_name(self.s, who),
            at=laid,
            places=() if turned.overflowed else tuple(sorted(places)),
            facing=None,
            options=() if turned.overflowed else tuple(turned.options.values()),
            nothing=None if nothing is None else facts.event(nothing[0], 0, nothing[1], self.seat, self.words).words,
            warning=self.warning(turned),
            unsure=tuple(doubts),
        )

    def warning(self, turned: Turned) -> str | None:
        """What neutral Bullets do to the bandit, and whether it depends on the seat's choice; None if none hits it."""
        said = " ".join(facts.event(s, 0, fact, self.seat, self.words).words for fact, s in turned.hits.items())
        return self.words("forecast.maybe", events=said) if said and turned.spared else said or None

    def doubts(self, at: int, op: int) -> list[str]:
        """Whether earlier cards of others may change what a card in the pile does."""
        found: dict[str, None] = {}
        shown: int = self.s.shown
        for k in range(shown, min(at, len(self.v.pile))):
            card = self.v.pile[k]
            if card.seat != self.seat:
                if card.card is None:
                    found["hidden"] = None
                elif not (self.s.rules.ops[op].solitary and is_solitary(self.s, self.s.pile[k])):
                    found["cards"] = None
        return list(found)


def taped(s: State) -> State:
    """A copy of a position with a tape of its own."""
    o = s.copy()
    o.tape = Tape()
    return o


def perform(s: State, end: int) -> bool:
    """Perform frames; True if one of them asks a question, with its offer made, and False at the end."""
    while s.agenda[s.depth - 1] != end:
        frame: int = s.agenda[s.depth - 1]
        op, who, x = frame & 255, frame >> 8 & 255, frame >> 16
        step = s.rules.ops[op]
        if step.asks:
            s.offered = 0
            step.offer(s, who, x)
            if s.offered:
                return True
        s.depth -= 1
        s.act(op, who, x)
    return False


def is_solitary(s: State, entry: int) -> bool:
    """Whether a card in the pile affects only its own bandit; the Marshal's never does."""
    q = s.seats[entry & 15]
    card = entry >> 4 & 15
    return bool(s.rules.ops[s.rules.verbs[q.kind(card)]].solitary) and s.is_bandit(q.bandit(card))


def key_of(s: State) -> Key:
    """Everything that the cards of a plan can depend on."""
    bandits = [(b.place, b.loot, b.bullets) for b in s.bandits]
    floor = [s.floor[place] for place in range(s.ground.places + 1)]
    extras = [tuple(extra.show(s, EVERYTHING).values()) for extra in s.extras]
    return tuple(bandits), tuple(floor), s.marshal, tuple(extras)
