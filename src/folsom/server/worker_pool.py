"""Bots think in processes of their own, and tables take turns at them: no table waits for all that another one asks."""

import asyncio
import logging
import os
import pickle
import subprocess
import sys
import time
from asyncio.subprocess import Process
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import Any

from folsom import bots
from folsom.bots.explanations import THOUGHT
from folsom.bots.external import PREFIX
from folsom.interface.errors import SetupError
from folsom.server.job_queue import QUICK, Job, JobOwner, JobQueue
from folsom.server.refusal import Refusal
from folsom.server.settings import Limits
from folsom.server.worker import LENGTH, encoded

COMMAND = (sys.executable, "-P", "-m", "folsom.server.worker")
SUBSTITUTE = "greenhorn"  # answers when a bot twice took its process with it
MILLISECONDS, ITERATIONS = 2000, 100_000  # the largest budgets on a server
TIMEOUT = 20.0  # seconds that an answer may take whatever the budget: a process has to start
STRETCH = 10  # times its budget
ITERATION = 5.0  # milliseconds, for one that takes a millisecond without a compiler

NOBODY = JobOwner()  # pays for nothing, and waits for nothing

log = logging.getLogger("folsom.server")


def check_bot(name: str) -> None:
    """May a bot of this name sit down?  A program never may: strangers must not start one on this machine."""
    budget_of(name)


def budget_of(name: str) -> bots.Budget | None:
    """How long a bot of this name thinks, if it does; Refusal if it may not sit down."""
    if isinstance(name, str) and name.startswith(PREFIX):
        raise Refusal("illegal", "a program cannot be a bot here; it can come to the table by the socket, as people do")
    try:
        bot = bots.bot(name)
    except SetupError as error:
        raise Refusal("illegal", str(error)) from None
    if not isinstance(bot, bots.Planner):
        return None
    if (bot.budget.milliseconds or 0) > MILLISECONDS or (bot.budget.iterations or 0) > ITERATIONS:
        raise Refusal("illegal", f"a bot may think for at most {MILLISECONDS}ms or {ITERATIONS}it, not like {name}")
    return bot.budget


def seconds_for(budget: bots.Budget | None) -> float:
    """How long a thought of this budget may take on a busy machine, without a compiler."""
    if budget is None:
        return 0
    return (STRETCH * (budget.milliseconds or 0) + ITERATION * (budget.iterations or 0)) / 1000


class NoAnswer(Exception):
    """A process gave no answer."""


class Worker:
    """One process, started when it is first needed, and anew whenever it has died."""

    def __init__(self) -> None:
        self.process: Process | None = None

    async def start(self) -> Process:
        if self.process is None or self.process.returncode is not None:
            pipe = subprocess.PIPE
            self.process = await asyncio.create_subprocess_exec(
                *COMMAND, stdin=pipe, stdout=pipe, start_new_session=True
            )
        return self.process

    async def ask(self, question: object, seconds: float) -> Any:
        """The answer, or Lost; the process is ended unless it has answered."""
        try:
            async with asyncio.timeout(seconds):
                process = await self.start()
                assert process.stdin is not None
                assert process.stdout is not None
                process.stdin.write(encoded(question))
                await process.stdin.drain()
                (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
                good, answer = pickle.loads(await process.stdout.readexactly(length))
        except (TimeoutError, OSError, EOFError) as error:
            await self.end()
            why = f"no answer within {seconds:g} seconds" if isinstance(error, TimeoutError) else "its process has died"
            raise NoAnswer(why) from None
        except BaseException:
            await self.end()
            raise
        if not good:
            raise NoAnswer(answer)
        return answer

    async def end(self) -> None:
        """It holds nothing that could be lost."""
        if self.process is not None:
            with suppress(ProcessLookupError):
                self.process.kill()
            await self.process.wait()
            self.process = None


class WorkerPool:
    """As many processes as the machine has cores, and one more for quick bots when all of them think."""

    def __init__(self, number: int | None = None, timeout: float = TIMEOUT, limits: Limits | None = None) -> None:
        self.number = max(1, number or os.cpu_count() or 1)
        self.timeout = timeout
        self.workers = [Worker() for _ in range(self.number)]
        self.idle = list(self.workers)  # the last one is asked next: its process runs already
        self.extra = Worker()
        self.idle_extra = [self.extra]
        self.jobs: set[Job] = set()  # that are not answered
        self.queue = JobQueue(limits or Limits(), self.number)
        self.later: asyncio.TimerHandle | None = None  # when somebody has thinking time again
        self.tasks: set[asyncio.Task[None]] = set()
        self.closed = False

    @property
    def waiting(self) -> int:
        """Questions that nobody thinks about yet."""
        return self.queue.waiting

    @property
    def busy(self) -> int:
        """Processes that think."""
        return self.number - len(self.idle)

    async def start(self) -> None:
        """One process starts in the background, so that the first bot need not wait for it."""
        self.start_task(self.warm(self.idle.pop()))

    async def warm(self, worker: Worker) -> None:
        try:
            await worker.start()
        except OSError as error:
            log.warning("a process for bots cannot be started: %s", error)
        finally:
            self.idle.append(worker)
            self.dispatch()

    async def close(self) -> None:
        """Whoever still waits is refused; no process is left."""
        self.closed = True
        if self.later:
            self.later.cancel()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for job in self.jobs:
            job.refuse("the server is stopping")
        self.queue.clear()
        await asyncio.gather(*(worker.end() for worker in (*self.workers, self.extra)))
        self.idle = list(self.workers)

    async def decide(
        self, table: str, view: Any, legal: Sequence[int], bot: str, seed: int, owner: JobOwner = NOBODY
    ) -> int:
        """What a bot does, or a greenhorn for it if it cannot answer; Refusal if that does not help either.

        A single answer is asked for too: nobody may see from outside that there is only one.
        """
        budget = budget_of(bot)
        seconds = self.timeout + seconds_for(budget)
        own = ("decide", (view, list(legal), bot, seed)), seconds
        substitute = ("decide", (view, list(legal), SUBSTITUTE, seed)), self.timeout
        action: int = await self.ask(Job(table, [own, own, substitute], owner, quick=budget is None))
        return action

    async def explain(
        self, table: str, view: Any, language: str, seed: int, owner: JobOwner = NOBODY
    ) -> bots.Explanation:
        """What a strong bot advises the seat of this view to do, in words."""
        question = ("explain", (view, language, seed)), self.timeout + seconds_for(THOUGHT)
        explanation: bots.Explanation = await self.ask(Job(table, [question, question], owner, quick=False))
        return explanation

    async def transcript(self, table: str, record: str) -> bytes:
        """What everybody saw of a finished game (transcript.py)."""
        question = ("transcript", (record,)), self.timeout
        transcript: bytes = await self.ask(Job(table, [question, question], JobOwner(present=False), quick=False))
        return transcript

    async def ask(self, job: Job) -> Any:
        if self.closed:
            raise Refusal("busy", "the server is stopping")
        self.queue.add(job)
        self.dispatch()
        self.jobs.add(job)
        try:
            return await job.answer
        finally:
            self.jobs.remove(job)

    def dispatch(self) -> None:
        """Work for whoever has none."""
        if self.closed:
            return
        while self.idle and (job := self.queue.next()):
            self.assign(job, self.idle)
        while self.idle_extra and not self.idle and (job := self.queue.next((QUICK,))):
            self.assign(job, self.idle_extra)
        if self.later:
            self.later.cancel()
        wait = self.queue.next_wait()
        self.later = None if wait is None else asyncio.get_running_loop().call_later(wait + 0.01, self.dispatch)

    def assign(self, job: Job, idle: list[Worker]) -> None:
        self.queue.begin(job)
        self.start_task(self.run_job(idle.pop(), job, idle))

    def start_task(self, work: Coroutine[Any, Any, None]) -> None:
        """The loop itself would forget a task that nobody holds."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def run_job(self, worker: Worker, job: Job, idle: list[Worker]) -> None:
        question, seconds = job.questions.popleft()
        begun = time.monotonic()
        try:
            answer = await worker.ask(question, seconds)
            if not job.answer.done():
                job.answer.set_result(answer)
        except NoAnswer as lost:
            log.warning("a bot gave no answer: %s", lost)
            if job.questions:
                self.queue.add(job, again=True)
            else:
                job.refuse(f"no bot could answer: {lost}")
        except Exception as error:
            log.exception("a bot could not be asked")
            job.refuse(f"no bot could be asked: {error}")
        finally:
            self.queue.end(job, time.monotonic() - begun)
            idle.append(worker)
            self.dispatch()
