"""Bot processes may die or hang, and still every table gets its answers."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import uvloop

import folsom
from folsom import bots
from folsom.server import worker
from folsom.server.refusal import Refusal
from folsom.server.worker_pool import Worker, WorkerPool, check_bot

LOOPS = [asyncio.new_event_loop, uvloop.new_event_loop]
LONG = "planner@20000it"  # seconds, on any machine


def asked(game: str = "express") -> tuple[Any, list[int]]:
    """A question with several legal answers."""
    played = folsom.new_game(game, 4, seed=1)
    seat = played.to_act[0]
    legal = list(played.legal(seat))
    assert len(legal) > 1
    return played.view(seat), legal


def with_workers(
    use: Callable[[WorkerPool], Awaitable[None]],
    number: int = 1,
    loop: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop,
    timeout: float = 20.0,
) -> None:
    async def run() -> None:
        workers = WorkerPool(number, timeout)
        await workers.start()
        try:
            await asyncio.wait_for(use(workers), 60)
        finally:
            await workers.close()
        assert all(worker.process is None for worker in workers.workers)
        assert (workers.busy, workers.waiting) == (0, 0)

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(run())


async def pid_of(worker: Worker, other_than: int | None = None) -> int:
    """The process id, once the process has started."""
    for _ in range(1000):
        if worker.process is not None and worker.process.pid != other_than:
            return worker.process.pid
        await asyncio.sleep(0.01)
    raise AssertionError("no process has started")


async def warm(workers: WorkerPool) -> Worker:
    """The only worker, once it has started."""
    await pid_of(workers.workers[0])
    while workers.busy:
        await asyncio.sleep(0.01)
    return workers.workers[0]


# ---- permitted bots
@pytest.mark.parametrize(
    "name", ["drifter", "greenhorn", "outlaw", "legend:gunslinger", "legend@2000ms", "outlaw:greedy@100000it"]
)
def test_all_levels_of_bots_are_permitted(name: str) -> None:
    check_bot(name)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("run:true", "program"),
        ("run:true@5ms", "program"),
        ("policy:/etc/hostname.npz", "weights of the package"),
        ("legend@2000.1ms", "at most"),
        ("outlaw@100001it", "at most"),
        ("outlaw@999999999ms", "at most"),
        ("sheriff", "level"),
        ("outlaw:lazy", "temperament"),
        ("drifter@5ms", "does not think"),
        ("outlaw@soon", "budget"),
        ("", "level"),
        (7, "level"),
    ],
)
def test_other_bots_are_refused(name: Any, words: str) -> None:
    with pytest.raises(Refusal, match=words) as caught:
        check_bot(name)
    assert caught.value.code == "illegal"


def test_an_external_program_is_never_started() -> None:
    async def use(workers: WorkerPool) -> None:
        view, legal = asked()
        with pytest.raises(Refusal, match="program"):
            await workers.decide("a", view, legal, "run:true", 1)

    with_workers(use)


# ---- answers
def test_every_level_answers_in_both_games() -> None:
    async def use(workers: WorkerPool) -> None:
        for game in ("express", "super"):
            view, legal = asked(game)
            for level in (*bots.LEVELS, "outlaw:cautious@10it", "planner:greedy@10it"):
                assert await workers.decide(game, view, legal, level, 3) in legal
            alike = bots.bot("outlaw@20it", 5).decide(view, legal)
            assert await workers.decide(game, view, legal, "outlaw@20it", 5) == alike

    with_workers(use, 2)


def test_a_hint_is_explained_in_words() -> None:
    async def use(workers: WorkerPool) -> None:
        view, _ = asked("super")
        explanation = await workers.explain("a", view, "en", 1)
        assert "%" in explanation.words
        assert explanation.figures

    with_workers(use)


def test_a_question_that_cannot_be_answered_is_refused_and_others_are_answered() -> None:
    async def use(workers: WorkerPool) -> None:
        view, legal = asked()
        await workers.decide("a", view, legal, "drifter", 1)
        pid = await pid_of(workers.workers[0])
        with pytest.raises(Refusal, match="no bot could answer: AttributeError"):
            await workers.explain("a", "not a view", "en", 1)
        assert await pid_of(workers.workers[0]) == pid
        with pytest.raises(Refusal, match=r"no bot could be asked: .*pickle"):
            await workers.explain("a", lambda: view, "en", 1)
        assert await workers.decide("a", view, legal, "drifter", 1) in legal

    with_workers(use)


# ---- turns
def test_tables_take_turns() -> None:
    async def use(workers: WorkerPool) -> None:
        view, legal = asked()
        await workers.decide("a", view, legal, "drifter", 1)
        many = [asyncio.create_task(workers.decide("a", view, legal, "planner@40ms", k)) for k in range(50)]
        await asyncio.sleep(0)
        assert (workers.busy, workers.waiting) == (1, 49)
        assert await workers.decide("b", view, legal, "sense", 1) in legal
        assert sum(task.done() for task in many) <= 2  # the running job, and the next one
        assert workers.waiting >= 47
        for task in many:
            task.cancel()
        assert await workers.decide("b", view, legal, "sense", 1) in legal
        assert workers.waiting == 0
        while workers.busy:  # with a job that was abandoned
            await asyncio.sleep(0.01)

    with_workers(use)


def test_an_abandoned_job_does_not_block_others() -> None:
    async def use(workers: WorkerPool) -> None:
        view, legal = asked()
        await workers.decide("a", view, legal, "drifter", 1)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(workers.decide("a", view, legal, "planner@150ms", 1), 0.05)
        assert workers.busy == 1
        assert await workers.decide("a", view, legal, "drifter", 1) in legal

    with_workers(use)


# ---- lost processes
@pytest.mark.parametrize("loop", LOOPS)
def test_a_job_survives_its_process(loop: Callable[[], asyncio.AbstractEventLoop]) -> None:
    async def use(workers: WorkerPool) -> None:
        view, legal = asked()
        worker = await warm(workers)
        task = asyncio.create_task(workers.decide("a", view, legal, "planner@150ms", 1))
        await asyncio.sleep(0.05)
        assert workers.busy == 1
        os.kill(await pid_of(worker), signal.SIGKILL)
        assert await task in legal

    with_workers(use, loop=loop)


def test_an_idle_process_that_dies_is_replaced() -> None:
    async def use(workers: WorkerPool) -> None:
        view, legal = asked()
        worker = await warm(workers)
        pid = await pid_of(worker)
        os.kill(pid, signal.SIGKILL)
        assert await workers.decide("a", view, legal, "drifter", 1) in legal
        assert await pid_of(worker) != pid

    with_workers(use)


@pytest.mark.parametrize("kills", [2, 3])
def test_the_sense_bot_answers_for_a_bot_whose_process_dies(kills: int) -> None:
    async def use(workers: WorkerPool) -> None:
        view, legal = asked()
        worker = await warm(workers)
        task = asyncio.create_task(workers.decide("a", view, legal, LONG, 8))
        await asyncio.sleep(0.05)
        assert workers.busy == 1
        pid = None
        for _ in range(kills):
            pid = await pid_of(worker, pid)
            os.kill(pid, signal.SIGKILL)
        if kills == 2:
            assert await task == bots.bot("sense", 8).decide(view, legal)
        else:
            with pytest.raises(Refusal, match="the process has died") as caught:
                await task
            assert caught.value.code == "busy"
        assert await workers.decide("a", view, legal, "greenhorn", 8) in legal

    with_workers(use)


def test_a_process_that_hangs_is_replaced() -> None:
    async def use(workers: WorkerPool) -> None:
        view, legal = asked()
        worker = await warm(workers)
        pid = await pid_of(worker)
        os.kill(pid, signal.SIGSTOP)
        begun = time.monotonic()
        assert await workers.decide("a", view, legal, "drifter", 1) in legal
        assert time.monotonic() - begun > 3
        assert await pid_of(worker) != pid

    with_workers(use, timeout=3.0)


# ---- the end
def test_closing_refuses_waiting_jobs_and_ends_all_processes() -> None:
    async def use(workers: WorkerPool) -> None:
        view, legal = asked()
        worker = await warm(workers)
        work = [asyncio.create_task(workers.decide("a", view, legal, LONG, k)) for k in range(3)]
        await asyncio.sleep(0)
        pid = await pid_of(worker)
        begun = time.monotonic()
        await workers.close()
        assert time.monotonic() - begun < 2
        for outcome in await asyncio.gather(*work, return_exceptions=True):
            assert isinstance(outcome, Refusal)
            assert outcome.code == "busy"
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
        with pytest.raises(Refusal, match="stopping"):
            await workers.decide("a", view, legal, "drifter", 1)

    with_workers(use)


def test_no_worker_outlives_a_killed_server() -> None:
    """The worker shares the server's error stream, which ends when both have ended."""
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-m", "tests.server.slow_bot"], stdout=pipe, stderr=pipe) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == b"thinking 1\n"
        server.kill()
        assert server.communicate(timeout=60) == (b"", b"")
        assert server.returncode == -signal.SIGKILL


def test_a_single_option_takes_as_long_as_a_choice() -> None:
    """A fast answer would reveal that a hand is all Bullets (ADR 2); metrics must not show it either."""
    view, legal = asked()

    async def use(workers: WorkerPool) -> None:
        await workers.decide("table", view, legal, "drifter", 1)  # the process has started
        for bot in ("planner@300ms", "planner@60it"):
            long = [await seconds(workers.decide("table", view, legal, bot, seed)) for seed in range(3)]
            thought = asyncio.ensure_future(seconds(workers.decide("table", view, legal[:1], bot, 1)))
            await asyncio.sleep(0)
            assert workers.busy == 1
            assert await thought > 0.5 * min(long)

    with_workers(use)


def test_a_first_single_option_takes_the_whole_budget() -> None:
    view, legal = asked()

    async def use(workers: WorkerPool) -> None:
        assert await seconds(workers.decide("table", view, legal[:1], "planner@300ms", 1)) > 0.3

    with_workers(use)


async def seconds(work: Awaitable[object]) -> float:
    begun = time.perf_counter()
    await work
    return time.perf_counter() - begun


def test_a_network_that_cannot_play_a_set_up_is_replaced_by_a_planner(capsys: pytest.CaptureFixture[str]) -> None:
    game = folsom.new_game("express", 3, seed=1, printing="first")
    seat = game.to_act[0]
    assert worker.decide(game.view(seat), list(game.legal(seat)), "policy", 7) in game.legal(seat)
    assert "outlaw plays for policy: this network was not trained for printing first" in capsys.readouterr().err
