"""The interface of Horses & Stagecoach."""

from typing import TYPE_CHECKING

from folsom.express.base.score import side_of
from folsom.express.base.steps import PLAN
from folsom.express.box_interface import BoxInterface
from folsom.express.box_observer import BoxObserver
from folsom.express.ground import FRONT
from folsom.express.horses.coach import coach_of, hostage_of
from folsom.express.horses.components import HOSTAGES, OLD_WHISKEY, WHISKEY
from folsom.express.horses.facts import ADDITIONS, FACTS, FORBIDDING, REASONS, forbidden_by
from folsom.express.horses.names import Flask
from folsom.express.horses.observation import HorsesObserver
from folsom.express.horses.picture import HorsesPicture
from folsom.express.horses.questions import QUESTIONS, Use
from folsom.express.horses.scenes import HorsesScenes
from folsom.express.horses.stations import caught
from folsom.express.horses.view_fields import HorsesViewFields
from folsom.express.horses.view_types import CoachView
from folsom.express.interface.fact_kinds import FactAddition, FactKind, MoveReason
from folsom.express.interface.names import bandit_name, members, place_name
from folsom.express.interface.question_kinds import Answer, Question
from folsom.express.interface.token_kinds import TokenKind
from folsom.express.state import State
from folsom.kernel.bits import bit, count
from folsom.kernel.fast import i64

if TYPE_CHECKING:
    from folsom.express.observation_fields import ExpressFields


class HorsesInterface(BoxInterface):
    """The Stagecoach, the Shotgun, Horses, Hostages and Whiskeys."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.rules_page = "horses.md"
        self.view_type = CoachView
        self.scenes = HorsesScenes()
        self.picture = HorsesPicture(name)
        self.view_fields = HorsesViewFields(name)
        self.score_lines = {
            "HOST-1": "ransom",
            "EVENT-SHARE": "shared",
            "EVENT-MORTAL": "mortal",
            "EVENT-ESCAPE": "forfeited",
        }

    def view(self, s: State, viewer: i64) -> CoachView:
        """Everything in it is public."""
        c = coach_of(s)
        horses = [c.horses >> 4 * rank & 15 for rank in range(s.ground.cars + FRONT + 2)]
        hostages = [hostage_of(c, who) for who in range(s.bandit_count)]
        return CoachView(
            car=c.at,
            shotgun=place_name(s, 2 * c.at + 1) if c.gun else "coach roof",
            horses=tuple(horses[FRONT + 1 :]),
            horses_ahead=horses[FRONT],
            hostages=tuple(HOSTAGES[k] for k in members(c.left)),
            taken=tuple(HOSTAGES[k] if k >= 0 else None for k in hostages),
            escaped=tuple(bandit_name(s, who) for who in members(c.gone)),
            round_bullets=tuple(b.received - (c.before >> 8 * who & 255) for who, b in enumerate(s.bandits)),
        )

    def same_view(self, before: State, now: State) -> bool:
        for who in range(now.bandit_count):
            if before.bandits[who].received != now.bandits[who].received:
                return False
        return coach_of(now).same(coach_of(before))

    def token(self, s: State, token: i64, known: bool) -> tuple[str, bool]:
        """WHISKEY-1."""
        c = coach_of(s)
        return OLD_WHISKEY if known and token == c.old else s.rules.tokens[token], bool(c.half >> token & 1)

    def counted(self, s: State, side: i64) -> dict[str, int]:
        """EVENT-ESCAPE: the number of a side's bandits that are caught; if all are, the side cannot win."""
        arrests = 0
        for who in range(s.bandit_count):
            if side_of(s, who) == side and caught(s, who):
                arrests += 1
        return {"caught": arrests}

    def audit(self, s: State) -> None:
        c = coach_of(s)
        horses = sum(c.horses >> 4 * rank & 15 for rank in range(s.ground.cars + FRONT + 2))
        assert horses + count(c.gone) <= s.bandit_count, "there are more Horses than bandits"
        assert not c.gone & ~s.here[s.ground.off], "a bandit that has escaped is on the train"
        taken = [hostage_of(c, who) for who in range(s.bandit_count) if hostage_of(c, who) >= 0]
        assert len(set(taken)) == len(taken), "a Hostage is taken twice"
        assert not any(c.left >> hostage & 1 for hostage in taken), "a Hostage is both taken and in the Stagecoach"
        assert len(taken) + count(c.left) < s.rules.outlaws * s.rules.pawns, (
            "there are more Hostages than bandits less one"
        )
        lying = sum(s.floor) | sum(b.loot for b in s.bandits)
        assert not c.half & ~(lying & c.flasks), "a half-full Whiskey is nowhere"
        assert c.old == -1 or c.flasks >> c.old & 1, "the Old Whiskey is not a Whiskey"
        assert bool(s.spare & c.strongbox) == (not c.gun), "the Shotgun's Strongbox is not where he is"

    def observer(self, of: "ExpressFields") -> BoxObserver:
        return HorsesObserver(of)

    def facts(self) -> list[FactKind]:
        return FACTS

    def fact_additions(self) -> list[FactAddition]:
        return ADDITIONS

    def reasons(self) -> list[MoveReason]:
        return REASONS

    def token_kinds(self) -> list[TokenKind]:
        return [Flask(WHISKEY, "W")]

    def forbidden_by(self, s: State, who: int, kind: int) -> str:
        return forbidden_by(s, who, kind)

    def questions(self) -> list[Question]:
        return QUESTIONS

    def more_answers(self) -> list[tuple[int, Answer]]:
        return [(PLAN, Use(("use", "use-of")))]

    def warning(self, s: State, who: i64, place: i64) -> str:
        """GUN-3: the Shotgun on the train hits bandits that arrive on his roof, or pass it on the roofs."""
        c = coach_of(s)
        way = bit(place) | s.ground.between(s.bandits[who].place, place)
        meets = c.gun and way >> 2 * c.at + 1 & s.ground.roofs >> place & 1
        hits = meets and s.is_bandit(who) and s.neutral
        return "warning.shotgun" if hits else ""

    def texts(self) -> dict[str, tuple[str, ...]]:
        return {"Hostage": HOSTAGES, "ForbiddenBy": FORBIDDING, "SeenTokenKind": (OLD_WHISKEY,)}
