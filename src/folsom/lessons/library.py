"""All lessons in the package."""

from functools import cache
from importlib.resources import files

from folsom.lessons.lesson import Lesson, LessonError, read_lesson

ENDING = ".toml"


@cache
def all_lessons() -> tuple[Lesson, ...]:
    """All lessons, sorted by their `order`; lessons of a group have consecutive numbers."""
    folder = files(__package__) / "data"
    names = [file.name.removesuffix(ENDING) for file in folder.iterdir() if file.name.endswith(ENDING)]
    lessons = [read_lesson(name, (folder / f"{name}{ENDING}").read_text(encoding="utf-8")) for name in names]
    return tuple(sorted(lessons, key=lambda lesson: (lesson.order, lesson.name)))


def find(name: str) -> Lesson:
    for lesson in all_lessons():
        if lesson.name == name:
            return lesson
    raise LessonError(f"there is no lesson {name}")
