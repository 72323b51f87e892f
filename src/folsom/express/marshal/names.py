"""Names for numbers: goals and Prisoners."""

from folsom.express.interface.names import Speech, bandit_name, slug
from folsom.express.marshal.house_rules import PRISONERS, TARGETS
from folsom.express.marshal.law import TARGET
from folsom.express.state import State
from folsom.interface.words import Catalogue


def goal_name(s: State, goal: int) -> str:
    """The bandit of an Arrest Warrant, or the name of a Special Target."""
    return TARGETS[goal - TARGET] if goal >= TARGET else bandit_name(s, goal)


def goal_words(speech: Speech, goal: int) -> str:
    if goal < TARGET:
        return speech.words("goal.warrant", bandit=bandit_name(speech.s, goal))
    return speech.words(f"goal.{slug(TARGETS[goal - TARGET])}")


def prisoner_words(words: Catalogue, prisoner: int) -> str:
    return words("prisoner.name", bandit=PRISONERS[prisoner])
