"""Lessons on the server: every task is done by an ordinary client; anything else is refused with the lesson's words."""

import random

import pytest

from folsom import lessons
from folsom.lessons import Lesson
from tests.server.clients import Client, FastServer, Refused, run
from tests.server.server_process import ServerProcess

LANGUAGES = ("en", "fr", "de")


async def begin(server: ServerProcess, lesson: str) -> Client:
    token = server.person("Ann")
    answer = server.ask("POST", f"/api/lessons/{lesson}", token=token)
    assert answer.status == 201, answer.body
    return await Client(server, token, answer.json["id"]).connect()


async def asked(client: Client, seat: int, task: int) -> None:
    await client.until(lambda: seat in client.asked and client.now[seat].task == task)


async def followed(server: ServerProcess, lesson: Lesson) -> None:
    """Try every wrong option in every language, then do the task, and so on to the last task."""
    client = await begin(server, lesson.name)
    eyes = {language: Client(server, client.token, client.key, language) for language in LANGUAGES}
    for one in eyes.values():
        await one.connect()
    seat = lesson.learner
    assert client.mine == [seat]
    for number, task in enumerate(lesson.tasks):
        await asked(client, seat, number)
        wrong = [option["action"] for option in client.now[seat].options if option["text"] not in task.accepts]
        assert wrong
        for language, one in eyes.items():
            await asked(one, seat, number)
            for action in wrong:
                with pytest.raises(Refused) as refused:
                    await one.play(seat, action)
                assert (refused.value.code, refused.value.words) == ("lesson", task.wrong[language])
        await client.play(seat, task.accepts[-1])
    await client.until(lambda: client.now[seat].task == len(lesson.tasks))


@pytest.mark.parametrize("lesson", lessons.all_lessons(), ids=lambda lesson: lesson.name)
def test_a_lesson_is_followed_and_every_wrong_step_is_answered(server: FastServer, lesson: Lesson) -> None:
    run(followed(server, lesson))


def test_the_first_lesson_continues_as_a_real_game(server: FastServer) -> None:
    async def scenario() -> None:
        lesson = lessons.find("first")
        await followed(server, lesson)
        client = await begin(server, "first")
        await client.do("leave-lesson")
        assert await client.refusal("leave-lesson") == "not-now"
        await client.until(lambda: client.asked == [0])
        assert client.now[0].task is None
        await client.play_on(random.Random(1))
        assert client.table["status"] == "over"
        key = client.table["id"]
        steps = server.get(f"/api/tables/{key}/steps?seat=0").json["steps"]
        assert steps[0]["view"]["round"]["number"] == 1
        assert server.get(f"/api/tables/{key}/record").json["scene"] == lesson.scene
        await client.do("rematch")
        await client.until(lambda: client.table["rematch"] is not None)
        again = server.get(f"/api/tables/{client.table['rematch']}").json
        assert again["config"]["lesson"] is None

    run(scenario())


def test_a_lesson_continues_after_a_reconnection_and_decisions_can_be_taken_back(server: FastServer) -> None:
    async def scenario() -> None:
        client = await begin(server, "turns")
        await client.play(0, "play Move")
        await client.until(lambda: client.now[0].task == 1 and client.asked == [0])
        await client.reconnect()
        assert client.now[0].task == 1
        await client.back(0)
        await client.until(lambda: client.now[0].task == 0)
        assert await client.refusal("play", seat=0, version=client.now[0].version, action="play Fire") == "lesson"

    run(scenario())


def test_lessons_are_listed_and_sent_in_every_language(server: FastServer) -> None:
    for language in LANGUAGES:
        listed = server.get(f"/api/lessons?language={language}").json["lessons"]
        assert [one["name"] for one in listed] == [lesson.name for lesson in lessons.all_lessons()]
        for lesson in lessons.all_lessons():
            told = server.get(f"/api/lessons/{lesson.name}?language={language}").json
            assert told["lesson"]["title"] == lesson.title[language]
            assert [step["words"] for step in told["steps"]] == [step.texts[language] for step in lesson.steps]
            assert [step["task"] for step in told["steps"]] == [bool(step.accepts) for step in lesson.steps]


def test_an_unknown_lesson_and_a_lesson_in_a_configuration_are_refused(server: FastServer) -> None:
    token = server.person("Ann")
    assert server.get("/api/lessons/nonsense").status == 404
    assert server.ask("POST", "/api/lessons/nonsense", token=token).status == 404
    config = {"game": "express", "players": 3, "lesson": "first"}
    answer = server.ask("POST", "/api/tables", {"config": config}, token)
    assert (answer.status, answer.json["code"]) == (422, "illegal")


def test_only_the_learner_may_leave_a_lesson(server: FastServer) -> None:
    async def scenario() -> None:
        client = await begin(server, "move")
        stranger = await Client(server, server.person("Bob"), client.key).connect()
        assert await stranger.refusal("leave-lesson") == "not-yours"

    run(scenario())
