"""A lesson: a scene, texts and tasks for the learner, and a script for the other seats.

```toml
group = "express"        # the lessons of a group are listed together,
order = 2                # in this order
minutes = 1
learner = "Doc"          # the seat of the learner, by its name
scene = '''…'''

[title]
en = "…"                 # every text is given in every language
fr = "…"
de = "…"

[script]
Belle = ["play Fire"]    # the first decisions of another seat; after them, or if one is not legal, a bot decides

[[steps]]
about = "hand"           # the part of the screen that the text is about
en = "…"                 # a step without `accepts` is only read
fr = "…"
de = "…"

[[steps]]
about = "hand"
accepts = ["play Move"]  # the learner's next decision: one of these
rule = "MOVE-1"
en = "…"
fr = "…"
de = "…"
wrong = { en = "…", fr = "…", de = "…" }  # the answer to any other decision
```
"""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from folsom.game.begin import scene as read_scene
from folsom.interface.errors import FolsomError, NotationError, shown
from folsom.interface.title import Setup

PARTS = ("", "stage", "hand", "pile", "round", "plate", "deck", "cylinder", "loot", "answers")

Texts = Mapping[str, str]  # by language


class LessonError(FolsomError):
    """A lesson cannot be used; the message says why."""


@dataclass(frozen=True)
class Step:
    """A text, and perhaps a decision of the learner; without `accepts` the text is only read."""

    about: str
    texts: Texts
    accepts: tuple[str, ...]
    wrong: Texts
    rule: str


@dataclass(frozen=True)
class Lesson:
    """A lesson, read and checked."""

    name: str
    group: str
    order: int
    minutes: int
    title: Texts
    scene: str
    setup: Setup  # of the scene
    learner: int  # the number of the seat
    script: Mapping[int, Sequence[str]]  # by seat
    steps: tuple[Step, ...]

    @property
    def tasks(self) -> list[Step]:
        """The steps that ask for a decision."""
        return [step for step in self.steps if step.accepts]

    def task(self, decisions: int) -> Step | None:
        """The learner's task after this many decisions; None if all are done."""
        tasks = self.tasks
        return tasks[decisions] if decisions < len(tasks) else None

    def scripted(self, seat: int, decisions: int) -> str | None:
        """Another seat's scripted action after this many decisions; None if a bot decides."""
        script = self.script.get(seat, ())
        return script[decisions] if decisions < len(script) else None


def in_language(texts: Texts, language: str) -> str:
    return texts.get(language) or texts["en"]


def read_lesson(name: str, text: str) -> Lesson:
    """A lesson from its file; LessonError if something in it is wrong or missing."""
    try:
        values = tomllib.loads(text)
        game = read_scene(values["scene"])
        seats = {game.seat_name(seat): seat for seat in range(game.setup.players)}
        languages = game.title.languages
        return Lesson(
            name,
            values["group"],
            values["order"],
            values["minutes"],
            in_all(languages, values["title"]),
            values["scene"],
            game.setup,
            seats[values["learner"]],
            {seats[who]: tuple(actions) for who, actions in values.get("script", {}).items()},
            tuple(read_step(languages, step) for step in values["steps"]),
        )
    except tomllib.TOMLDecodeError as error:
        raise LessonError(f"lesson {name} is not valid TOML: {error}") from None
    except NotationError as error:
        raise LessonError(f"the scene of lesson {name} cannot be read: {error}") from None
    except KeyError as error:
        raise LessonError(f"lesson {name} has no {error}") from None


def read_step(languages: Sequence[str], values: Mapping[str, Any]) -> Step:
    about = values.get("about", "")
    if about not in PARTS:
        raise LessonError(f"a step is about one of {', '.join(PARTS[1:])}, not {shown(about)}")
    accepts = tuple(values.get("accepts", ()))
    wrong = in_all(languages, values["wrong"]) if accepts else {}
    return Step(about, in_all(languages, values), accepts, wrong, values.get("rule", ""))


def in_all(languages: Sequence[str], values: Mapping[str, str]) -> Texts:
    """A text in all languages; KeyError if one is missing."""
    return {language: values[language] for language in languages}
