"""The questions of the base game, and the notation and words of their answers."""

from folsom.express.bags import bullets_in, cards_in
from folsom.express.base import steps as op
from folsom.express.base.bandits import Cheyenne, Ghost
from folsom.express.base.point_types import HiddenCard, OfferedCar, OfferedLoot, OfferedTarget, PlayedCard
from folsom.express.base.schemin import DRAWN
from folsom.express.base.score import side_of
from folsom.express.codes import AIM, DRAW, HIDDEN, LOSE, PLAY, PURSE, SEND, TAKE, TO_ME, USE
from folsom.express.interface.answers import CARDS, Card, Go, Pass, Token, add_owner, name_card
from folsom.express.interface.names import Speech, bandit_name, target_name
from folsom.express.interface.point_types import AtPlace, Nothing, OfferedToken
from folsom.express.interface.question_kinds import Answer, Offer, Question, answer_to
from folsom.express.state import State


# ---- Schemin'
def plays_face_down(s: State, seat: int) -> bool:
    """PLAN-5: whether every card played now is face down."""
    return s.card.kinds[s.turn].dark and not s.seats[seat].open


def can_have(s: State, bandits: list[int], power: int) -> bool:
    """Whether one of these bandits has a power or may get it: when pairs are chosen, or if a player is the Marshal."""
    for who in bandits:
        character: int = s.bandits[who].character
        if s.rules.lawman >= 0 or character < 0 or s.rules.characters[character].power & power:
            return True
    return False


def cards_left(s: State, seat: int) -> int:
    """How many cards a player could still draw."""
    q, piles = s.seats[seat], s.rules.cards.piles(s, seat)
    more: int = piles.tops + cards_in(piles.cards) + bullets_in(piles.bullets) if piles else 0
    return int(cards_in(q.deck) + bullets_in(q.deck_bullets)) + more


class Play(Card):
    """A card to play; in a Tunnel it is played face down."""

    def __init__(self) -> None:
        super().__init__("play", PlayedCard, PLAY, CARDS, "play", ("play", "hide"))

    def describe(self, o: Offer, argument: int) -> PlayedCard:
        points: PlayedCard = {"card": name_card(o, argument)}
        add_owner(o, argument, points)
        if plays_face_down(o.s, o.seat):
            points["face_down"] = True
            o.sentence = "hide"
        return points

    def choice(self, s: State, seat: int) -> str:
        return "hide" if plays_face_down(s, seat) else "play"


class Hide(Card):
    """A card to play face down."""

    def __init__(self) -> None:
        super().__init__("hide", HiddenCard, HIDDEN, CARDS, "play")

    def spell(self, s: State, seat: int, argument: int) -> str:
        return f"{super().spell(s, seat, argument)} down"

    def possible(self, s: State, seat: int, argument: int) -> bool:
        """GHOST-1."""
        own = [who for who in range(s.bandit_count) if s.bandits[who].seat == seat]
        for rule in s.rules.hand:
            if isinstance(rule, Ghost) and can_have(s, own, rule.bit):
                return True
        return False

    def pattern(self) -> str:
        return f"{super().pattern()} down"

    def label(self, s: State, argument: int) -> str | None:
        name = super().label(s, argument)
        return f"{name} down" if name else None

    def describe(self, o: Offer, argument: int) -> HiddenCard:
        points: HiddenCard = {"card": name_card(o, argument), "face_down": True}
        add_owner(o, argument, points)
        return points


class Draw(Answer):
    """To draw three cards, or those that are left."""

    def __init__(self) -> None:
        super().__init__("draw", Nothing, DRAW, 1, "draw", ("draw", "draw-last.other"))

    def spell(self, s: State, seat: int, argument: int) -> str:
        return ""

    def pattern(self) -> str:
        return ""

    def describe(self, o: Offer, argument: int) -> Nothing:
        left = cards_left(o.s, o.seat)
        if left < DRAWN:
            o.sentence = "draw-last"
            o.number = left
        return {}

    def choice(self, s: State, seat: int) -> str:
        return {1: "draw-one", 2: "draw-two"}.get(cards_left(s, seat), "draw")


class PassTurn(Pass):
    """PLAN-3: nothing to play and nothing to draw."""

    def __init__(self) -> None:
        super().__init__()
        self.verb = "pass"

    def spell(self, s: State, seat: int, argument: int) -> str:
        return ""

    def pattern(self) -> str:
        return ""

    def choice(self, s: State, seat: int) -> str:
        return "pass"


class PlanQuestion(Question):
    """PLAN-1, PLAN-3: names the possible choices: play, draw up to three cards, those that boxes add, or pass."""

    def ask(self, speech: Speech, seat: int, who: int, x: int) -> str:
        s, words = speech.s, speech.words
        offered = [answer_to(s, self.op, seat, action) for action in s.offers(seat)]
        answers = [answer for answer in s.rules.answers[self.op] if answer in offered]
        names = [answer.choice(s, seat) for answer in sorted(answers, key=passes)]
        forms = ("first", *["then"] * len(names))
        choices = [words(f"choice.{form}.{name}") for form, name in zip(forms, filter(None, names), strict=False)]
        key = f"question.{self.sentence(s, seat)}"
        return words(key, **self.named(speech, seat, who, x), choices=speech.listed(choices, "or"))

    def sentence(self, s: State, seat: int) -> str:
        return f"{self.name}.tunnel" if plays_face_down(s, seat) else f"{self.name}.open"


def passes(answer: Answer) -> bool:
    """Whether an answer is to pass; it is named last."""
    return isinstance(answer, Pass)


# ---- Stealin'
class Aim(Answer):
    """A target: a bandit, or a figure of a box."""

    def __init__(self) -> None:
        super().__init__("aim", OfferedTarget, AIM, SEND - AIM)

    def exists(self, s: State, seat: int, argument: int) -> bool:
        return argument < s.bandit_count or argument in s.rules.figures

    def possible(self, s: State, seat: int, argument: int) -> bool:
        """FIRE-2, PUNCH-1: never the acting bandit; with two bandits or a partner, any bandit is a possible target."""
        return s.rules.pawns * s.rules.allies > 1 or argument != s.seats[seat].first

    def spell(self, s: State, seat: int, argument: int) -> str:
        return target_name(s, argument)

    def label(self, s: State, argument: int) -> str:
        return f"bandit {argument}" if argument < s.bandit_count else s.rules.figures[argument]

    def describe(self, o: Offer, argument: int) -> OfferedTarget:
        o.named["bandit"] = o.speech.target(argument)
        return {"bandit": target_name(o.s, argument)}


class Shoot(Aim):
    """A target to fire at."""

    def possible(self, s: State, seat: int, argument: int) -> bool:
        return argument not in s.rules.bulletproof and super().possible(s, seat, argument)


class Lose(Answer):
    """PUNCH-2: a kind of loot that the target loses."""

    def __init__(self) -> None:
        super().__init__("lose", OfferedLoot, LOSE, TO_ME, "drop")

    def exists(self, s: State, seat: int, argument: int) -> bool:
        return argument < len(s.rules.kind_names)

    def spell(self, s: State, seat: int, argument: int) -> str:
        return s.rules.kind_names[argument]

    def describe(self, o: Offer, argument: int) -> OfferedLoot:
        loot = o.s.rules.kind_names[argument]
        o.named["loot"] = o.words(f"loot.{loot}.a")
        return {"loot": loot}


class Grab(Lose):
    """CHEYENNE-1: a kind of loot that the puncher takes."""

    def __init__(self) -> None:
        super().__init__()
        self.name = self.verb = "grab"
        self.sentences = ("grab",)
        self.first = LOSE + TO_ME

    def possible(self, s: State, seat: int, argument: int) -> bool:
        own = [who for who in range(s.bandit_count) if side_of(s, who) == side_of(s, s.seats[seat].first)]
        for rule in s.rules.loot:
            if isinstance(rule, Cheyenne) and can_have(s, own, rule.bit):
                return argument == PURSE
        return False


class Knock(Go):
    """PUNCH-3: where the target goes; PRINT-2: outward, it stays."""

    def __init__(self) -> None:
        super().__init__(("go", "outward"))

    def walker(self, o: Offer) -> int:
        return o.x

    def describe(self, o: Offer, argument: int) -> AtPlace:
        if argument == o.s.bandits[o.x].place:
            o.sentence = "outward"
        return super().describe(o, argument)


class PunchQuestion(Question):
    """A question about the target of a Punch, which is its argument."""

    def named(self, speech: Speech, seat: int, who: int, x: int) -> dict[str, object]:
        return {**super().named(speech, seat, who, x), "target": bandit_name(speech.s, x)}


class Send(Answer):
    """MARSHAL-1: a car for the Marshal."""

    def __init__(self) -> None:
        super().__init__("send", OfferedCar, SEND, USE - SEND)

    def exists(self, s: State, seat: int, argument: int) -> bool:
        return argument <= s.ground.cars

    def spell(self, s: State, seat: int, argument: int) -> str:
        return str(argument)

    def describe(self, o: Offer, argument: int) -> OfferedCar:
        o.named["to"] = o.speech.car(argument, "to.car")
        return {"car": argument}


class Take(Token):
    """A token to take."""

    def __init__(self) -> None:
        super().__init__("take", OfferedToken, TAKE, AIM - TAKE)


class TakePurse(Take):
    """EVENT-PICK: a Purse to take."""

    def possible(self, s: State, seat: int, argument: int) -> bool:
        return bool(s.rules.purses >> argument & 1)


class ChangeFloor(Go):
    """FLOOR-1: a place that has another floor."""

    def possible(self, s: State, seat: int, argument: int) -> bool:
        return bool(s.ground.other[argument] >= 0)


QUESTIONS: list[Question] = [
    PlanQuestion(
        op.PLAN,
        "plan",
        "a turn of Schemin': play a card, draw, or pass with nothing to play and nothing to draw",
        [Play(), Hide(), Draw(), PassTurn()],
        ("open", "tunnel"),
    ),
    Question(op.DO_MOVE, "move", "where to go, on a Move", [Go()]),
    Question(op.DO_FLOOR, "floor", "where to go, on a Floor Change; most bandits have no choice", [ChangeFloor()]),
    Question(op.DO_ROB, "rob", "which token to take", [Take()]),
    Question(op.DO_FIRE, "fire", "at whom to fire", [Shoot()]),
    Question(op.DO_PUNCH, "punch", "whom to punch", [Aim()]),
    PunchQuestion(
        op.PUNCH_LOOT,
        "drop",
        "what the target of a Punch loses; `grab`: Cheyenne takes it herself",
        [Lose(), Grab()],
    ),
    PunchQuestion(op.PUNCH_WAY, "knock", "where the target of a Punch goes", [Knock()]),
    Question(op.DO_MARSHAL, "marshal", "where the Marshal goes", [Send()]),
    Question(op.PICK_ONE, "pick", "Pickpocketing: which Purse to take", [Pass(), TakePurse()]),
]
