"""The interface of the Expert variant."""

from typing import TYPE_CHECKING

from folsom.express.box_interface import BoxInterface
from folsom.express.box_observer import BoxObserver
from folsom.express.expert.facts import FACTS
from folsom.express.expert.observation import ExpertObserver
from folsom.express.expert.picture import ExpertPicture
from folsom.express.expert.questions import QUESTIONS
from folsom.express.expert.scenes import ExpertScenes
from folsom.express.interface.fact_kinds import FactKind
from folsom.express.interface.question_kinds import Question

if TYPE_CHECKING:
    from folsom.express.observation_fields import ExpressFields


class ExpertInterface(BoxInterface):
    """Discards, and cards kept for the next round."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.scenes = ExpertScenes()
        self.picture = ExpertPicture()

    def observer(self, of: "ExpressFields") -> BoxObserver:
        return ExpertObserver(of)

    def facts(self) -> list[FactKind]:
        return FACTS

    def questions(self) -> list[Question]:
        return QUESTIONS

    def refused_text(self, text: str) -> str:
        return "EXPERT-3" if text.startswith("keep bullet") else ""
