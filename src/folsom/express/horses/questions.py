"""The questions of Horses & Stagecoach, and the notation and words of their answers."""

from folsom.express.bags import bullets_in, cards_in
from folsom.express.base.questions import Draw, Hide, PassTurn, PlanQuestion, Play
from folsom.express.codes import CHOOSE, KEEP, USE
from folsom.express.horses import steps as op
from folsom.express.horses.components import HOSTAGES, WHISKEY
from folsom.express.horses.kept_cards import kept
from folsom.express.horses.names import hostage_words
from folsom.express.horses.point_types import Boarding, OfferedHostage
from folsom.express.interface.answers import Bullet, Go, GoOff, KeepNoMore, Token, keep
from folsom.express.interface.names import Speech, bandit_name, slug
from folsom.express.interface.point_types import AtPlace, OfferedToken
from folsom.express.interface.question_kinds import Answer, Offer, Question
from folsom.express.state import State


# ---- the attack on horseback
class Board(Answer):
    """ATTACK-1: which of a seat's bandits board this wagon; the argument is a mask, 1 the first, 2 the second."""

    def __init__(self) -> None:
        super().__init__("board", Boarding, CHOOSE, 4, sentences=("ride-on", "board", "both"))

    def exists(self, s: State, seat: int, argument: int) -> bool:
        return argument >> s.rules.pawns == 0

    def spell(self, s: State, seat: int, argument: int) -> str:
        return "+".join(bandit_name(s, who) for who in boarding(s, seat, argument)) or "none"

    def label(self, s: State, argument: int) -> str:
        return "+".join(f"bandit {who}" for who in boarding(s, 0, argument)) or "none"

    def describe(self, o: Offer, argument: int) -> Boarding:
        bandits = [bandit_name(o.s, who) for who in boarding(o.s, o.seat, argument)]
        o.sentence = self.sentences[len(bandits)]
        o.named["bandit"] = o.speech.listed(bandits)
        return {"bandits": bandits, "car": o.x}


def boarding(s: State, seat: int, chosen: int) -> list[int]:
    q = s.seats[seat]
    both = [q.first, q.second] if s.rules.pawns == 2 else [q.first]
    return [who for k, who in enumerate(both) if chosen >> k & 1]


class BoardQuestion(Question):
    """ATTACK-1: a question about a wagon, which is its argument."""

    def named(self, speech: Speech, seat: int, who: int, x: int) -> dict[str, object]:
        return {**super().named(speech, seat, who, x), "car": speech.car(x)}


class Jump(Go):
    """ATTACK-3: a wagon to board."""

    def possible(self, s: State, seat: int, argument: int) -> bool:
        return argument > 0 and bool(s.ground.train_insides >> argument & 1)

    def describe(self, o: Offer, argument: int) -> AtPlace:
        o.named["car"] = o.speech.car(o.s.ground.car[argument])
        return super().describe(o, argument)


# ---- Stealin'
class RideTo(Go):
    """RIDE-3: a Ride leads inside."""

    def possible(self, s: State, seat: int, argument: int) -> bool:
        return not (s.ground.train_roofs | s.ground.beside_roof) >> argument & 1


class Flee(Go):
    """GUN-3: the roof of a neighbouring car."""

    def possible(self, s: State, seat: int, argument: int) -> bool:
        return bool(s.ground.train_roofs >> argument & 1)


class TakeHostage(Answer):
    """HOST-1."""

    def __init__(self) -> None:
        super().__init__("hostage", OfferedHostage, CHOOSE, len(HOSTAGES))

    def spell(self, s: State, seat: int, argument: int) -> str:
        return HOSTAGES[argument].replace(" ", "")

    def describe(self, o: Offer, argument: int) -> OfferedHostage:
        o.named["hostage"] = hostage_words(o.words, argument)
        o.named["terms"] = o.words(f"hostage.terms.{slug(HOSTAGES[argument])}")
        return {"hostage": HOSTAGES[argument]}


# ---- Schemin'
class Use(Token):
    """WHISKEY-2: a Whiskey to drink."""

    def __init__(self, sentences: tuple[str, ...]) -> None:
        super().__init__("use", OfferedToken, USE, KEEP - USE, "use", sentences)

    def exists(self, s: State, seat: int, argument: int) -> bool:
        return argument < len(s.rules.tokens) and s.rules.tokens[argument] == WHISKEY

    def describe(self, o: Offer, argument: int) -> OfferedToken:
        if o.s.rules.pawns == 2:
            o.sentence = "use-of"
            o.named["bandit"] = bandit_name(o.s, holder_of(o.s, argument))
        return super().describe(o, argument)

    def choice(self, s: State, seat: int) -> str:
        return "use"


def holder_of(s: State, token: int) -> int:
    """The bandit that holds a token."""
    return next(who for who in range(s.bandit_count) if s.bandits[who].loot >> token & 1)


class TurmoilQuestion(PlanQuestion):
    """TURMOIL-1."""

    def sentence(self, s: State, seat: int) -> str:
        return self.name


class DrinkQuestion(Question):
    """WHISKEY-2, WHISKEY-3: the card after a Whiskey, or the first of two after the Old Whiskey."""

    def ask(self, speech: Speech, seat: int, who: int, x: int) -> str:
        frames = speech.s.frames()
        sentence = "one" if frames.count(frames[-1]) == 1 else "two"
        return speech.words(f"question.drink.{sentence}", **self.named(speech, seat, who, x))


class SaveQuestion(Question):
    """KEEP-1: how many cards may still be kept."""

    def ask(self, speech: Speech, seat: int, who: int, x: int) -> str:
        s, q = speech.s, speech.s.seats[seat]
        already: int = kept(q)
        held: int = cards_in(q.hand) + bullets_in(q.hand_bullets) - already
        number = min(s.card.keep - already, held)
        named = self.named(speech, seat, who, x)
        if already and number == 1:
            return speech.words("question.save.one-more", **named)
        return speech.words.count("question.save.cards", number, **named)


QUESTIONS: list[Question] = [
    BoardQuestion(
        op.BOARD,
        "board",
        "the attack on horseback: which of the player's bandits board this wagon (`board none`: ride on); all are "
        "asked at once",
        [Board()],
    ),
    Question(op.JUMP, "jump", "the attack on horseback: which wagon the last bandit still riding boards", [Jump()]),
    Question(
        op.DO_RIDE,
        "ride",
        "where to go, on a Ride; `off`: away for good, in the round of the Escape",
        [RideTo(), GoOff("away")],
    ),
    Question(op.FLEE, "flee", "where to go, away from the Shotgun", [Flee()]),
    Question(op.HOSTAGE, "hostage", "which Hostage to take, inside the Stagecoach", [TakeHostage()]),
    TurmoilQuestion(
        op.TURMOIL,
        "turmoil",
        "a Turmoil: play a card, draw, or pass as in `plan`; all are asked at once",
        [Play(), Hide(), Draw(), PassTurn(), Use(())],
    ),
    DrinkQuestion(
        op.DRINK,
        "drink",
        "after a Whiskey: which card to play; `pass` only with none",
        [Play(), Hide(), PassTurn()],
        ("one", "two"),
    ),
    SaveQuestion(
        op.SAVE,
        "save",
        "Horses & Stagecoach, end of Schemin': the next card to keep for the next round, until there are "
        "`view.round.keep` of them or `save none`; all are asked at once",
        [KeepNoMore(), keep(), Bullet()],
        ("cards.other", "one-more"),
    ),
]
