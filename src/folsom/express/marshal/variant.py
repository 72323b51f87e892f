"""The variant Marshal & Prisoners: one player is the Marshal (MP-SET-1 to MP-SET-12)."""

from folsom.express.base.steps import ANGRY, CAST, DO_FIRE, DO_FLOOR, DO_MOVE, DRAW_UP, LAW_TAKES, POSITIONS, REVENGE
from folsom.express.codes import MARSHAL
from folsom.express.ground import Ground, train
from folsom.express.marshal import steps as op
from folsom.express.marshal.arrest import Arrest
from folsom.express.marshal.box import FOLDER, LAW, ROUNDS, add_mei, add_rounds
from folsom.express.marshal.cast import CastMarshal, LawPositions
from folsom.express.marshal.components import LAW_FEW_BANDITS, LAW_MANY_BANDITS, LAW_STATIONS
from folsom.express.marshal.fall import LastingEvent
from folsom.express.marshal.heuristic import LawHeuristic
from folsom.express.marshal.house_rules import (
    LAW_CARDS,
    MAILBAG,
    MORE_PURSES,
    MOST_BANDITS,
    MOST_WAGONS,
    PRISONERS,
    RICH,
)
from folsom.express.marshal.idea import Freed, Idea
from folsom.express.marshal.interface import RoundsInterface
from folsom.express.marshal.law import Law, special_targets
from folsom.express.marshal.law_interface import LawInterface
from folsom.express.marshal.marshal import (
    Brawl,
    DrawGoal,
    Goals,
    LawScoring,
    LawsRevenge,
    OnTheTrain,
    Poster,
    Prisoners,
    Rumors,
    TakeDrink,
)
from folsom.express.marshal.shots import AngryFire, AngryLaw, AngryMove, FireTwice, Hits, Plus, PlusCard, SecondShot
from folsom.express.ops import Step
from folsom.express.points import Rule
from folsom.express.rules import Rules
from folsom.express.state import State
from folsom.express.variant import Variant
from folsom.interface.errors import SetupError
from folsom.interface.validation import CHANCE
from folsom.kernel.bits import bit
from folsom.kernel.fast import append, i64, vec

CHARACTER = "Marshal"
SPARE = 4  # additional places: the cell, and those of other boxes
PRISON_CAR = "Prison car"


class Lawman(Rule):
    """The Marshal as a character: he has no power."""


class SameAs(Step):
    """A card with the same effect as another."""

    def __init__(self, verb: i64) -> None:
        super().__init__()
        self.verb = verb

    def run(self, s: State, who: i64, x: i64) -> None:
        s.push(self.verb, who, 0)


def prison_train(cars: i64) -> Ground:
    """MP-SET-3: the Prison car is the Caboose; its cell has no exits, and only a Brilliant Idea has an effect there."""
    g = train(cars, SPARE)
    g.wagons = cars - 1
    cell = g.add_place("cell", "MP-CELL-1", "MP-CELL-1", "MP-CELL-1")
    g.barred[cell] = bit(16) - 1 & ~bit(op.IDEA)
    g.shelter[cell] = "MP-CELL-1"
    g.close()
    return g


def law(r: Rules) -> None:
    r.open_box(RoundsInterface(ROUNDS, FOLDER))
    r.rule(OnTheTrain("MP-HS-1"))
    add_rounds(r, LAW_FEW_BANDITS, LAW_MANY_BANDITS, LAW_STATIONS)
    r.open_box(LawInterface(LAW, FOLDER))
    ground = prison_train(r.grounds[0].cars)
    r.grounds = append(vec[Ground](), ground)
    r.last_wagon = len(r.wagon_names)
    r.wagon_names.append(PRISON_CAR)
    add_mei(r)
    powers = vec[i64]([r.characters[r.character_named(name)].power for name in PRISONERS])
    r.extra(Law(ground.names.index("cell"), special_targets(r.outlaws), powers), op.LAW_SLOT)
    r.lawman = len(r.characters)
    r.character(CHARACTER, Lawman("MP-MAR-2"))
    add_cards(r)
    add_steps(r)
    r.rule(Brawl("MP-MAR-6"))
    r.rule(Poster("MP-END-3"))
    r.rule(Prisoners("MP-PRIS-1"))
    r.rule(Goals("MP-END-2"))
    r.rule(Hits("MP-GOAL-2"))
    r.rule(Plus("MP-PLUS-1"))
    r.heuristic(LawHeuristic())
    r.scoring = LawScoring(True)


def add_cards(r: Rules) -> None:
    """Add the cards of bandits and the Marshal (MP-SET-1, MP-SET-8)."""
    r.op(op.DO_MOVE_PLUS, "move-plus", SameAs(DO_MOVE))
    r.op(op.DO_FLOOR_PLUS, "floor-plus", SameAs(DO_FLOOR))
    r.op(op.DO_ARREST, "arrest", Arrest("MP-MAR-4"))
    r.op(op.DO_IDEA, "idea", Idea("MP-IDEA-2"))
    r.card(op.MOVE_PLUS, "Move+", op.DO_MOVE_PLUS)
    r.card(op.FLOOR_PLUS, "Floor+", op.DO_FLOOR_PLUS)
    r.card(op.ARREST, "Arrest", op.DO_ARREST)
    r.card(op.IDEA, "Idea", op.DO_IDEA)
    r.deck += bit(4 * op.IDEA) - bit(4 * MARSHAL)
    for kind, number in LAW_CARDS:
        r.law_deck += number * bit(4 * kind)


def add_steps(r: Rules) -> None:
    r.instead(CAST, CastMarshal(), over="base")
    r.instead(POSITIONS, LawPositions(), over="base")
    r.instead(DO_FIRE, FireTwice("FIRE-1"), over="base")
    r.instead(ANGRY, AngryLaw(), over="base", name="angry-lawman")
    r.instead(REVENGE, LawsRevenge(), over="base", name="lawmans-revenge")
    r.op(op.FREED, "freed", Freed("MP-IDEA-2"))
    r.op(op.SECOND_SHOT, "second-shot", SecondShot("MP-MAR-3"))
    r.op(op.PLUS, "plus", PlusCard("MP-PLUS-1", True))
    r.op(op.DRAW_GOAL, "draw-goal", DrawGoal())
    r.op(op.ANGRY_FIRE, "angry-fire", AngryFire("MP-EVENT-ANGRY"))
    r.op(op.ANGRY_MOVE, "angry-move", AngryMove("MP-EVENT-ANGRY"))
    r.op(op.RUMORS, "rumors", Rumors())
    r.op(op.CRIME, "crime", LastingEvent())
    r.op(op.GUILTY, "guilty", LastingEvent())
    r.op(LAW_TAKES, "take-drink", TakeDrink("MP-EVENT-SHOT"))
    r.insert(op.DRAW_GOAL, before=DRAW_UP)


class MarshalGame(Variant):
    """MP-SET-11: not combined with other variants."""

    def __init__(self, name: str, players: list[int], pawns: i64) -> None:
        super().__init__(name, players, pawns)
        self.on_demand = True
        self.since = max(self.since, 5)
        self.played_figures = (CHARACTER,)

    def add(self, r: Rules) -> None:
        law(r)

    def add_last(self, r: Rules) -> None:
        """MP-SET-4: add the Mailbags, a separate kind of loot, after all other tokens."""
        mail = r.add_tokens("mailbag", [MAILBAG, MAILBAG])
        r.token_boxes[-1] = r.token_boxes[-2] = r.interfaces[r.boxes.index(LAW)]
        r.face_down |= mail
        r.guess(mail, MAILBAG + RICH // 2)
        law = r.extras[r.slots[op.LAW_SLOT]]
        assert isinstance(law, Law)
        law.mail = mail

    def outlaws(self, players: i64) -> i64:
        return players - 1

    def wagons(self, players: i64) -> i64:
        """MP-SET-3."""
        return min(players - 1, MOST_WAGONS)

    def cars(self, players: i64) -> i64:
        return self.wagons(players) + 1

    def more_purses(self, players: i64) -> i64:
        return MORE_PURSES if players - 1 >= MOST_BANDITS else 0

    def expert(self, asked: bool | None) -> bool:
        if asked:
            raise SetupError("Marshal & Prisoners is not played with the Expert variant (MP-SET-11)")
        return False

    def check(self, bandits: list[str]) -> None:
        if CHARACTER not in bandits and CHANCE not in bandits:
            raise SetupError("one seat plays the Marshal: name it in bandits, or leave one to chance (MP-SET-7)")
