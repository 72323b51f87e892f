"""Every lesson can be followed to its end, whatever the dice roll, and cites existing rules."""

import re
from itertools import pairwise

import pytest

import folsom
from folsom import lessons, rulebook
from folsom.interface.words import LANGUAGES
from folsom.lessons import Lesson, LessonError
from folsom.lessons.lesson import read_lesson

LESSONS = lessons.all_lessons()
LONGEST = 420  # characters that fit in a bubble on a small phone
FIRST_MINUTE = "first"

TEXTS = "\n".join(f'{language} = "a"' for language in LANGUAGES)
MINIMAL = f"""
group = "express"
order = 1
minutes = 1
learner = "Doc"
scene = '''
express
seats  Doc Belle Tuco
roof   .         | .   | . | .
inside Marshal S | Doc | Belle Tuco | .
pile   Doc: Move
stop after pile
'''
[title]
{TEXTS}
[[steps]]
{TEXTS}
"""


def follow(lesson: Lesson, seed: int) -> folsom.Game:
    """Answer each task with the first action it accepts; the others follow their script, then the first option."""
    game = folsom.scene(lesson.scene, seed=seed)
    decided = dict.fromkeys(range(game.players), 0)
    while game.to_act:
        seat = game.to_act[0]
        task = lesson.task(decided[seat]) if seat == lesson.learner else None
        if seat == lesson.learner and task is None:
            break
        action = task.accepts[0] if task else lesson.scripted(seat, decided[seat])
        game.play(seat, game.legal(seat)[0] if action is None else action)
        decided[seat] += 1
    assert decided[lesson.learner] == len(lesson.tasks), "the scene ends before its tasks do"
    for seat, script in lesson.script.items():
        assert decided[seat] >= len(script), f"{game.seat_name(seat)} is asked less often than scripted"
    return game


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_a_lesson_can_be_followed_whatever_the_dice_say(lesson: Lesson) -> None:
    for seed in range(5):
        game = follow(lesson, seed)
        assert lesson.name == FIRST_MINUTE or game.stopped or game.over or lesson.learner in game.to_act


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_every_action_a_task_accepts_is_legal_and_some_legal_action_is_not_accepted(lesson: Lesson) -> None:
    game = folsom.scene(lesson.scene, seed=0)
    decided = dict.fromkeys(range(game.players), 0)
    while game.to_act and decided[lesson.learner] < len(lesson.tasks):
        seat = game.to_act[0]
        if seat == lesson.learner:
            task = lesson.task(decided[seat])
            assert task
            accepted = {game.read(seat, text) for text in task.accepts}
            assert accepted < set(game.legal(seat)), "a task must leave a choice and accept only part of it"
            game.play(seat, task.accepts[0])
        else:
            text = lesson.scripted(seat, decided[seat])
            game.play(seat, game.legal(seat)[0] if text is None else text)
        decided[seat] += 1


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_texts_fit_a_phone_and_rules_exist(lesson: Lesson) -> None:
    for step in lesson.steps:
        for text in (*step.texts.values(), *step.wrong.values()):
            assert 5 < len(text) <= LONGEST, text
        if step.rule:
            assert rulebook.rule(step.rule)
    assert not lesson.steps[-1].accepts, "the last step sums up and asks for nothing"


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_french_signs_keep_to_their_words(lesson: Lesson) -> None:
    for step in lesson.steps:
        for text in (step.texts["fr"], step.wrong.get("fr", "")):
            assert not re.search(r" [:;!?%$»]|« ", text), text


def test_the_lessons_teach_the_whole_base_game_in_under_ten_minutes() -> None:
    chapters = [lesson for lesson in LESSONS if lesson.group == "express"]
    assert sum(lesson.minutes for lesson in chapters) < 10
    assert all(one.order < other.order for one, other in pairwise(chapters))


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (("group =", "grup ="), "has no 'group'"),
        (('de = "a"', ""), "has no 'de'"),
        (("roof", "rooof"), "line 3"),
        (('learner = "Doc"', 'learner = "Mei"'), "has no 'Mei'"),
        (("[title]", "[title"), "is not valid TOML"),
        (("[[steps]]", '[[steps]]\nabout = "moon"'), "not 'moon'"),
    ],
)
def test_a_lesson_with_a_fault_is_refused_with_the_reason(change: tuple[str, str], why: str) -> None:
    assert read_lesson("good", MINIMAL).learner == 0
    with pytest.raises(LessonError, match=why):
        read_lesson("bad", MINIMAL.replace(*change))


def test_an_unknown_lesson_is_refused() -> None:
    with pytest.raises(LessonError, match="no lesson nonsense"):
        lessons.find("nonsense")
