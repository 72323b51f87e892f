"""The interface of the Marshal player and the prison."""

from typing import TYPE_CHECKING

from folsom.express.box_interface import BoxInterface
from folsom.express.box_observer import BoxObserver
from folsom.express.interface.fact_kinds import FactAddition, FactKind, MoveReason
from folsom.express.interface.names import bandit_name, members
from folsom.express.interface.question_kinds import Question
from folsom.express.interface.token_kinds import TokenKind
from folsom.express.marshal.house_rules import BRAWLERS, PRISONERS, PRISONERS_IN_GAME, TARGETS
from folsom.express.marshal.interface import RULES_PAGE
from folsom.express.marshal.law import GOALS, Law, law_of, marshal_of
from folsom.express.marshal.law_facts import ADDITIONS, FACTS, JAILED, REASONS
from folsom.express.marshal.law_observation import LawObserver
from folsom.express.marshal.law_questions import QUESTIONS
from folsom.express.marshal.law_view_fields import LawViewFields
from folsom.express.marshal.names import goal_name
from folsom.express.marshal.picture_law import LawPicture
from folsom.express.marshal.scene_law import LawScenes
from folsom.express.marshal.view_types import LawView
from folsom.express.state import State
from folsom.kernel.bits import bit, count
from folsom.kernel.fast import i64

if TYPE_CHECKING:
    from folsom.express.observation_fields import ExpressFields


class LawInterface(BoxInterface):
    """The Marshal's goals are secret; everything else is public."""

    def __init__(self, name: str, folder: str) -> None:
        super().__init__(name, folder)
        self.rules_page = RULES_PAGE
        self.view_type = LawView
        self.private = True
        self.forbidden_here = JAILED
        self.scenes = LawScenes()
        self.picture = LawPicture(name)
        self.view_fields = LawViewFields(name)
        self.score_lines = {"MP-MAR-6": "brawlers", "MP-END-3": "free", "MP-PRIS-1": "prisoners"}

    def view(self, s: State, viewer: i64) -> LawView:
        law, marshal = law_of(s), marshal_of(s)
        return LawView(
            seat=marshal if marshal >= 0 else None,
            cylinders=(law.first, law.second),
            brawlers=tuple(holder_name(s, law.brawler(card)) for card in range(len(BRAWLERS))),
            arrested=tuple(bandit_name(s, who) for who in members(law.arrested)),
            hit=tuple(bandit_name(s, who) for who in members(law.hit)),
            prisoners=tuple(PRISONERS[k] for k in members(law.locked)),
            freed=tuple(freed_by(law, who) for who in range(s.bandit_count)),
            goals=tuple(goal_name(s, law.goal(k)) if law.knows_goal(s, viewer, k) else None for k in range(law.drawn)),
            shown=tuple(bool(law.shown >> k & 1) for k in range(law.drawn)),
        )

    def same_view(self, before: State, now: State) -> bool:
        return marshal_of(before) == marshal_of(now) and law_of(now).same(law_of(before))

    def audit(self, s: State) -> None:
        law = law_of(s)
        holders = [law.holder(k) for k in range(len(PRISONERS))]
        freed = [k for k in range(len(PRISONERS)) if holders[k] >= 0]
        assert not any(law.locked >> k & 1 for k in freed), "a Prisoner is both free and locked up"
        assert count(law.locked) + len(freed) == PRISONERS_IN_GAME, "a Prisoner is missing"
        marshal = marshal_of(s)
        if marshal >= 0:
            assert s.bandits[marshal].bullets == law.first + law.second, "a Bullet is in no cylinder"
            assert not s.bandits[marshal].loot & ~s.rules.face_down, "the Marshal has taken loot"
            if s.bandits[marshal].place != s.ground.off:
                assert s.ground.car[s.bandits[marshal].place] == s.marshal, "the Marshal's pawn is not in his car"
            assert not (law.arrested | law.hit | s.here[law.cell]) >> marshal & 1, "the Marshal is marked as a bandit"
        assert not s.here[law.cell] & ~law.arrested, "a bandit in the cell was not arrested"
        assert not s.floor[law.cell], "a token lies in the cell"
        assert law.mail >> law.rich & 1, "no Mailbag has the money"
        taken = [law.brawler(card) >= 0 for card in range(len(BRAWLERS))]
        assert taken == sorted(taken, reverse=True), "a Brawler card was not taken from the top"
        assert law.drawn <= GOALS, "more goals are drawn than there are"
        assert not law.shown & ~(bit(law.drawn) - 1), "a goal that was not drawn is shown"

    def observer(self, of: "ExpressFields") -> BoxObserver:
        return LawObserver(of)

    def facts(self) -> list[FactKind]:
        return FACTS

    def fact_additions(self) -> list[FactAddition]:
        return ADDITIONS

    def reasons(self) -> list[MoveReason]:
        return REASONS

    def token_kinds(self) -> list[TokenKind]:
        return [TokenKind("mailbag", "B")]

    def questions(self) -> list[Question]:
        return QUESTIONS

    def texts(self) -> dict[str, tuple[str, ...]]:
        return {"ForbiddenBy": (JAILED,), "Prisoner": PRISONERS, "Goal": (*PRISONERS, *TARGETS)}


def freed_by(law: Law, who: int) -> tuple[str, ...]:
    return tuple(PRISONERS[k] for k in range(len(PRISONERS)) if law.holder(k) == who)


def holder_name(s: State, who: int) -> str | None:
    return bandit_name(s, who) if who >= 0 else None
