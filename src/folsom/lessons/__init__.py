"""Lessons: scenes with a task for each decision, which teach the rules by playing.

A lesson is a file in `data/`; `lesson.py` describes the format.
"""

from folsom.lessons.lesson import Lesson, LessonError, Step
from folsom.lessons.library import all_lessons, find

__all__ = ["Lesson", "LessonError", "Step", "all_lessons", "find"]
