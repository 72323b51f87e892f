"""Lessons: scenes of the games with a task for each decision, which teach the rules while they are played.

A lesson is a file in `data/`; `lesson.py` says what is in it.
"""

from folsom.lessons.lesson import Lesson, LessonError, Step
from folsom.lessons.library import all_lessons, find

__all__ = ["Lesson", "LessonError", "Step", "all_lessons", "find"]
