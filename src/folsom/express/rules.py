"""The rules of a game, assembled from its boxes: tables, ops, turns, and rules at a closed list of extension points.

A box is a function that adds to `Rules`.  A `Rules` object is built once and shared by all copies of a state.
"""

from typing import TYPE_CHECKING, Final

from folsom.express.ground import Ground
from folsom.express.ops import Op, Turn
from folsom.express.points import BoxHeuristic, Cards, Extra, Rule, Scoring, overriding
from folsom.kernel.bits import bit
from folsom.kernel.fast import append, i64, vec

if TYPE_CHECKING:
    from folsom.express.box_interface import BoxInterface
    from folsom.express.interface.fact_kinds import FactKind, MoveReason
    from folsom.express.interface.question_kinds import Answer, Question
    from folsom.express.interface.token_kinds import TokenKind
    from folsom.express.state import State

OPS: Final = 256  # boxes.py lists the ranges of the boxes
SLOTS: Final = 8
ROUNDS: Final = 5  # ROUND-1; the last one has a Train Station


class RoundCard:
    """One of the Round cards: its turns, and what happens at its end."""

    def __init__(
        self, name: str, turns: list[int], event: i64, keep: i64, station: bool, hands_kept: bool = False
    ) -> None:
        self.name = name
        self.turns = vec[i64](turns)
        self.kinds = vec[Turn]()  # of turn; known once all boxes have been added
        self.event = event  # an op, or -1
        self.keep = keep  # cards everybody may keep
        self.station = station
        self.hands_kept = hands_kept  # until the event is over


class Character:
    """A bandit that can be played."""

    def __init__(self, name: str, power: i64, cites: str) -> None:
        self.name = name
        self.power = power  # the bit of its rule
        self.cites = cites


class Rules:
    """Everything that does not change during a game."""

    def __init__(self, seats: i64, cards: Cards, scoring: Scoring) -> None:
        self.seats = seats
        self.pawns: i64 = 1  # bandits of a seat
        self.allies: i64 = 1  # seats that win together
        self.first_step: i64 = 1  # how many seats First Player moves on each round (ROUND-4, TEAM-2)
        self.cards = cards
        self.scoring = scoring
        self.deck: i64 = 0  # the Action cards of a seat that plays bandits
        self.neutral: i64 = 0  # the stock of neutral Bullets
        self.hand_size: i64 = 6
        self.wagons: list[int] = []  # chosen wagons from the Locomotive on; empty: drawn at random
        self.cast: list[int] = []  # the character of each bandit; empty: drawn at random
        self.open_cites = ""  # the rule that a player never plays face down
        self.mix_seats = False  # whether the chosen bandits are seated in random order
        # tables
        self.characters: list[Character] = []
        self.round_cards: list[RoundCard] = []
        self.no_card = RoundCard("", [], -1, 0, False)  # before one is revealed
        self.regular: i64 = 0  # masks of Round cards: ordinary ones, and Train Stations
        self.stations: i64 = 0
        self.grounds = vec[Ground]()
        self.tokens: list[str] = []  # the kind of each loot token
        self.token_boxes: list[BoxInterface] = []  # the box that shows each token
        self.kind_names: list[str] = []
        self.kinds = vec[i64]()  # the tokens of each kind
        self.worth = vec[i64]()
        self.purses: i64 = 0
        self.face_down: i64 = 0  # tokens that are separate choices (COMP-6)
        self.figures: dict[int, str] = {}  # targets other than bandits, by number (from 16 on)
        self.bulletproof: dict[int, str] = {}  # the rule that protects such a target from Fire
        # steps
        self.ops = vec[Op]([Op() for _ in range(OPS)])
        self.verbs = vec[i64]([-1] * 16)  # the op of each kind of card
        self.card_names: list[str] = [""] * 16
        self.turns = vec[Turn]()
        self.turn_letters: dict[str, int] = {}
        self.turn_box: list[str] = []
        self.steps: list[int] = []  # the ops of a round, in order
        self.round = vec[i64]()
        # boxes
        self.box = ""  # the box that is adding to these rules
        self.boxes: list[str] = []
        self.interfaces: list[BoxInterface] = []  # of the boxes, in order
        self.private_views = False  # whether a box shows different things to different seats
        self.facts: dict[int, FactKind] = {}  # by code
        self.reasons: dict[int, MoveReason] = {}
        self.token_kinds: dict[str, TokenKind] = {}
        self.questions: dict[int, Question] = {}  # by op
        self.answers: dict[int, list[Answer]] = {}  # the kinds of answers to each question, with those that boxes add
        self.extras: list[Extra] = []
        self.slots = vec[i64]([-1] * SLOTS)  # the index of the extra of each box that is looked up often
        self.all: list[Rule] = []
        self.set_components()
        self.reset_points()

    def set_components(self) -> None:
        """Initialise wagons, Purses, the Marshal player and heuristics, which boxes add."""
        self.outlaws = self.seats  # seats that play bandits
        self.lawman: i64 = -2  # the character that is not a bandit, if a player plays it
        self.law_deck: i64 = 0  # the Action cards of that character
        self.wagon_names: list[str] = []
        self.last_wagon: i64 = -1  # the wagon that is always the last; -1: any
        self.purse_faces = vec[i64]()  # the number of Purses with each face
        self.guesses = vec[i64]()  # what bots assume each token is worth
        self.heuristics = vec[BoxHeuristic]()

    def reset_points(self) -> None:
        """Start with no rules at any point; they are listed in the order in which the boxes were added."""
        self.widen = vec[Rule]()
        self.narrow = vec[Rule]()
        self.ways = vec[Rule]()
        self.hit = vec[Rule]()
        self.punched = vec[Rule]()
        self.loot = vec[Rule]()
        self.plan = vec[Rule]()
        self.planned = vec[Rule]()
        self.played = vec[Rule]()
        self.restore = vec[Rule]()
        self.hand = vec[Rule]()
        self.watches = vec[Rule]()
        self.arrive = vec[Rule]()
        self.passes = vec[Rule]()
        self.score = vec[Rule]()
        self.loses = vec[Rule]()
        self.ended = vec[Rule]()

    # ---- what boxes call
    def open_box(self, interface: "BoxInterface") -> None:
        """Begin a box: everything added from now on belongs to the box with this interface."""
        self.box = interface.name
        self.boxes.append(interface.name)
        self.interfaces.append(interface)

    def op(self, code: i64, name: str, op: Op) -> None:
        """Add a step or question; its name is used in the notation and in the catalogues."""
        if self.ops[code].name:
            raise ValueError(f"op {code} is {self.ops[code].name} already; {self.box} has to say `instead`")
        op.name = name
        op.box = self.box
        self.ops[code] = op

    def instead(self, code: i64, op: Op, over: str, name: str = "") -> None:
        """Replace an op: frames refer to it by number, so nothing else changes.

        `over` names the boxes whose op may be replaced; replacing another box's op is an error.  An event with
        different words needs its own name.
        """
        before = self.ops[code]
        if before.box not in over.split():
            raise ValueError(f"{self.box} replaces {before.name} of {over}, but {before.box} has replaced it")
        op.name = name or before.name
        op.card_kind = before.card_kind
        op.box = self.box
        self.ops[code] = op

    def turn(self, letter: str, turn: Turn) -> None:
        if letter in self.turn_letters:
            raise ValueError(f"turn {letter} is there already; {self.box} has to say `turn_instead`")
        self.turn_letters[letter] = len(self.turns)
        self.turn_box.append(self.box)
        self.turns = append(self.turns, turn)

    def turn_instead(self, letter: str, turn: Turn, over: str) -> None:
        number = self.turn_letters[letter]
        if self.turn_box[number] not in over.split():
            raise ValueError(
                f"{self.box} replaces turn {letter} of {over}, but {self.turn_box[number]} has replaced it"
            )
        self.turn_box[number] = self.box
        self.turns[number] = turn

    def card(self, kind: i64, name: str, op: i64) -> None:
        """Add a kind of Action card and the op that resolves it."""
        if self.card_names[kind]:
            raise ValueError(f"card {kind} is {self.card_names[kind]} already, not {name}")
        self.card_names[kind] = name
        self.verbs[kind] = op
        self.ops[op].card_kind = kind

    def round_card(
        self, name: str, letters: str, event: i64, keep: i64, station: bool, hands_kept: bool = False
    ) -> None:
        mask = bit(len(self.round_cards))
        if station:
            self.stations |= mask
        else:
            self.regular |= mask
        turns: list[int] = [self.turn_letters[letter] for letter in letters]
        self.round_cards.append(RoundCard(name, turns, event, keep, station, hands_kept))

    def insert(self, op: i64, before: i64) -> None:
        """Insert a step of the round before another."""
        self.steps.insert(self.steps.index(before), op)

    def add_tokens(self, kind: str, values: list[int]) -> i64:
        """Add loot tokens of a new or an existing kind; returns their mask."""
        mask: i64 = 0
        for value in values:
            mask |= self.add_token(kind, value)
        if kind not in self.kind_names:
            self.add_kind(kind)
        self.kinds[self.kind_names.index(kind)] |= mask
        return mask

    def add_token(self, kind: str, value: i64) -> i64:
        """Add one token, shown by the box that added the first of its kind; returns its mask."""
        owner = self.token_boxes[self.tokens.index(kind)] if kind in self.tokens else self.interfaces[-1]
        self.tokens.append(kind)
        self.token_boxes.append(owner)
        self.worth = append(self.worth, value)
        self.guesses = append(self.guesses, value + 20)
        return bit(len(self.tokens) - 1)

    def add_kind(self, name: str) -> i64:
        """Add a kind of loot that a Punch may name (PUNCH-2); returns its number."""
        self.kind_names.append(name)
        self.kinds = append(self.kinds, 0)
        return len(self.kinds) - 1

    def add_hidden(self, kind: str, number: i64) -> i64:
        """Add face-down tokens worth nothing, of no kind that a Punch may name; returns their mask."""
        mask: i64 = 0
        for _ in range(number):
            mask |= self.add_token(kind, 0)
        self.face_down |= mask
        return mask

    def extra(self, extra: Extra, slot: i64 = -1) -> i64:
        """Add a box's part of the state, with a slot if it is looked up often; returns its index."""
        index = len(self.extras)
        if slot >= 0:
            if self.slots[slot] >= 0:
                raise ValueError(f"slot {slot} is taken already; {self.box} needs another one")
            self.slots[slot] = index
        self.extras.append(extra)
        return index

    def guess(self, tokens: i64, dollars: i64) -> None:
        """Set the value that bots assume for face-down tokens."""
        for token in range(len(self.tokens)):
            if tokens >> token & 1:
                self.guesses[token] = dollars

    def heuristic(self, heuristic: BoxHeuristic) -> None:
        self.heuristics = append(self.heuristics, heuristic)

    def rule(self, rule: Rule) -> None:
        """Add a rule for everybody."""
        self.all.append(rule)

    def character(self, name: str, rule: Rule) -> None:
        """Add a bandit and its power, a rule for bandits with its bit."""
        rule.bit = bit(len(self.characters) + 1)
        self.characters.append(Character(name, rule.bit, rule.cites))
        self.all.append(rule)

    def close(self) -> None:
        """Find the rules at each point, once all boxes have been added."""
        for box in self.interfaces:
            self.private_views = self.private_views or box.private
        for step in self.steps:
            if self.ops[step].asks:
                raise ValueError(f"{self.ops[step].name} asks: a step of the round happens, and may push a question")
        self.round = vec[i64](self.steps)
        for card in self.round_cards:
            card.kinds = vec[Turn]([self.turns[number] for number in card.turns])
        self.widen = overriding(self.all, "widen")
        self.narrow = overriding(self.all, "narrow")
        self.ways = overriding(self.all, "ways")
        self.hit = overriding(self.all, "hit")
        self.punched = overriding(self.all, "punched")
        self.loot = overriding(self.all, "loot")
        self.plan = overriding(self.all, "plan")
        self.planned = overriding(self.all, "planned")
        self.played = overriding(self.all, "played")
        self.restore = overriding(self.all, "restore")
        self.hand = overriding(self.all, "hand")
        self.watches = overriding(self.all, "watches")
        self.arrive = overriding(self.all, "arrive")
        self.passes = overriding(self.all, "passes")
        self.score = overriding(self.all, "score")
        self.loses = overriding(self.all, "loses")
        self.ended = overriding(self.all, "ended")
        for interface in self.interfaces:
            self.declare(interface)

    def declare(self, interface: "BoxInterface") -> None:
        """Register a box's declarations by number or name; duplicates are errors."""
        for kind in interface.facts():
            if kind.code in self.facts:
                raise ValueError(f"fact {kind.code} is {self.facts[kind.code].name} already, not {kind.name}")
            if kind.name in [known.name for known in self.facts.values()]:
                raise ValueError(f"there is a kind of fact {kind.name} already, with another code than {kind.code}")
            self.facts[kind.code] = kind
        for reason in interface.reasons():
            if reason.code in self.reasons:
                raise ValueError(f"reason {reason.code} is {self.reasons[reason.code].name} already, not {reason.name}")
            self.reasons[reason.code] = reason
        for token in interface.token_kinds():
            if token.name in self.token_kinds:
                raise ValueError(f"there is a kind of token {token.name} already")
            self.token_kinds[token.name] = token
        for question in interface.questions():
            if question.op in self.questions:
                raise ValueError(f"op {question.op} asks {self.questions[question.op].name} already")
            if self.ops[question.op].name != question.name:
                raise ValueError(f"op {question.op} is {self.ops[question.op].name}, and does not ask {question.name}")
            self.questions[question.op] = question
            self.answers[question.op] = list(question.answers)
        for op, answer in interface.more_answers():
            self.answers[op].append(answer)

    # ---- what ops call
    def targets(self, s: "State", verb: i64, who: i64, found: i64) -> i64:
        """Who can be chosen as a target: widen, then narrow."""
        powers = s.bandits[who].powers
        for rule in self.widen:
            if rule.bit & powers:
                found = rule.widen(s, verb, who, found)
        if found & (found - 1):  # a single target must be taken
            for rule in self.narrow:
                found = rule.narrow(s, verb, who, found)
        return found

    def destinations(self, s: "State", verb: i64, who: i64, subject: i64, found: i64) -> i64:
        """Where `subject` may go by an action of `who`."""
        powers = s.bandits[who].powers
        for rule in self.ways:
            if rule.bit & powers:
                found = rule.ways(s, verb, who, subject, found)
        return found

    def full_hand(self, s: "State", seat: i64) -> i64:
        """The size to which a seat's hand is filled; powers over the hand also take effect (GHOST-1)."""
        powers = s.hand_powers(seat)
        size = self.hand_size
        for rule in self.hand:
            if rule.bit & powers:
                size = rule.hand(s, seat, size)
        return size

    def deck_of(self, s: "State", seat: i64) -> i64:
        """All Action cards that belong to a seat."""
        return self.law_deck if s.bandits[s.seats[seat].first].character == self.lawman else self.deck

    def character_named(self, name: str) -> i64:
        """The number of a bandit that can be played."""
        for number in range(len(self.characters)):
            if self.characters[number].name == name:
                return number
        raise ValueError(f"no bandit of this game is called {name}")

    def op_named(self, name: str) -> i64:
        """The number of an op, or -1."""
        for code in range(OPS):
            if self.ops[code].name == name:
                return code
        return -1

    def blame(self, s: "State", verb: i64, who: i64, found: i64, target: i64) -> str:
        """The rule that protects a target where it is, or from being chosen; empty if it is simply out of reach."""
        sheltered = s.ground.shelter[s.bandits[target].place]
        if sheltered:
            return sheltered
        for rule in self.widen:
            if rule.bit & s.bandits[who].powers:
                found = rule.widen(s, verb, who, found)
        for rule in self.narrow:
            if found >> target & 1 and not rule.narrow(s, verb, who, found) >> target & 1:
                return rule.cites
            found = rule.narrow(s, verb, who, found)
        return ""

    def blame_way(self, s: "State", verb: i64, who: i64, subject: i64, found: i64, place: i64) -> str:
        """The rule that closes the way to a place; empty if there was none."""
        for rule in self.ways:
            if rule.bit & s.bandits[who].powers:
                left = rule.ways(s, verb, who, subject, found)
                if found >> place & 1 and not left >> place & 1:
                    return rule.cites
                found = left
        return ""
