"""A pool of worker processes for bots; tables take turns, so no table waits for all jobs of another."""

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
from folsom.bots.hindsight import GLANCE
from folsom.bots.ladder import LEARNED, has_weights
from folsom.interface.errors import SetupError
from folsom.server.job_queue import QUICK, Job, JobOwner, JobQueue
from folsom.server.refusal import Refusal
from folsom.server.settings import Limits
from folsom.server.worker import LENGTH, encoded

COMMAND = (sys.executable, "-P", "-m", "folsom.server.worker")
SUBSTITUTE = "sense"  # decides when a bot has failed twice: it needs nothing that could fail
MILLISECONDS, ITERATIONS = 2000, 100_000  # the largest budgets of a bot
TIMEOUT = 20.0  # seconds for an answer in addition to the budget: a process may have to start
STRETCH = 10  # factor on the budget, for a busy machine
ITERATION = 5.0  # milliseconds; one takes about a millisecond in plain Python

NOBODY = JobOwner()  # has no account and no limits

log = logging.getLogger("folsom.server")


def check_bot(name: str) -> None:
    """Refuse a bot that may not be seated, such as an external program: strangers must not start programs here."""
    budget_of(name)


def budget_of(name: str) -> bots.Budget | None:
    """The thinking budget of a bot, if it has one; Refusal if it may not be seated."""
    if isinstance(name, str) and name.startswith(PREFIX):
        raise Refusal(
            "illegal", "a program cannot be a bot here; it can join the table over the WebSocket, like a person"
        )
    if isinstance(name, str) and has_weights(name):
        raise Refusal("illegal", f"a bot here plays by the weights of the package: {' or '.join(LEARNED)}")
    try:
        bot = bots.bot(name)
    except SetupError as error:
        raise Refusal("illegal", str(error)) from None
    if bot.budget is None:
        return None
    if (bot.budget.milliseconds or 0) > MILLISECONDS or (bot.budget.iterations or 0) > ITERATIONS:
        raise Refusal("illegal", f"a bot may think for at most {MILLISECONDS}ms or {ITERATIONS}it; {name} is too slow")
    return bot.budget


def seconds_for(budget: bots.Budget | None) -> float:
    """How long a decision with this budget may take on a busy machine, in plain Python."""
    if budget is None:
        return 0
    return (STRETCH * (budget.milliseconds or 0) + ITERATION * (budget.iterations or 0)) / 1000


class NoAnswer(Exception):
    """A process has not answered."""


class Worker:
    """One process, started when it is first needed and again whenever it has died."""

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
        """The answer to a question; without one the process is killed and NoAnswer raised."""
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
            why = f"no answer within {seconds:g} seconds" if isinstance(error, TimeoutError) else "the process has died"
            raise NoAnswer(why) from None
        except BaseException:
            await self.end()
            raise
        if not good:
            raise NoAnswer(answer)
        return answer

    async def end(self) -> None:
        """Kill the process; it has no state to lose."""
        if self.process is not None:
            with suppress(ProcessLookupError):
                self.process.kill()
            await self.process.wait()
            self.process = None


class WorkerPool:
    """By default one process per core, and an extra one for quick bots while all others are busy."""

    def __init__(self, number: int | None = None, timeout: float = TIMEOUT, limits: Limits | None = None) -> None:
        self.number = max(1, number or os.cpu_count() or 1)
        self.timeout = timeout
        self.workers = [Worker() for _ in range(self.number)]
        self.idle = list(self.workers)  # the last one is used next: its process is running already
        self.extra = Worker()
        self.idle_extra = [self.extra]
        self.jobs: set[Job] = set()  # not answered yet
        self.queue = JobQueue(limits or Limits(), self.number)
        self.timer: asyncio.TimerHandle | None = None  # dispatches again when a debt is paid
        self.tasks: set[asyncio.Task[None]] = set()
        self.closed = False

    @property
    def waiting(self) -> int:
        """The number of waiting jobs."""
        return self.queue.waiting

    @property
    def busy(self) -> int:
        """The number of busy processes."""
        return self.number - len(self.idle)

    async def start(self) -> None:
        """Start one process in the background, so that the first bot need not wait for it."""
        self.start_task(self.warm(self.idle.pop()))

    async def warm(self, worker: Worker) -> None:
        try:
            await worker.start()
        except OSError as error:
            log.warning("a bot process cannot be started: %s", error)
        finally:
            self.idle.append(worker)
            self.dispatch()

    async def close(self) -> None:
        """Refuse all waiting jobs and end all processes."""
        self.closed = True
        if self.timer:
            self.timer.cancel()
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
        """The decision of a bot, or of the substitute if the bot fails; Refusal if that fails too.

        A single legal action is not played at once: the time taken must not reveal that there is only one.
        """
        budget = budget_of(bot)
        seconds = self.timeout + seconds_for(budget)
        own = ("decide", (view, list(legal), bot, seed)), seconds
        substitute = ("decide", (view, list(legal), SUBSTITUTE, seed)), self.timeout
        action: int = await self.ask(Job(table, [own, own, substitute], owner, quick=budget is None))
        return action

    async def explain(
        self,
        table: str,
        view: Any,
        language: str,
        seed: int,
        owner: JobOwner = NOBODY,
        action: int | None = None,
    ) -> bots.Explanation:
        """A strong bot's advice for the seat of this view, or its opinion of an action."""
        question = ("explain", (view, language, seed, action)), self.timeout + 2 * seconds_for(THOUGHT)
        explanation: bots.Explanation = await self.ask(Job(table, [question, question], owner, quick=False))
        return explanation

    async def cost(self, table: str, view: Any, action: int, owner: JobOwner = NOBODY) -> float:
        """How much an action lowers the chance of winning of the seat of this view, compared with the best action."""
        question = ("cost", (view, action)), self.timeout + 2 * seconds_for(GLANCE)
        cost: float = await self.ask(Job(table, [question, question], owner, quick=False))
        return cost

    async def transcript(self, table: str, record: str) -> bytes:
        """The transcript of a finished game (transcript.py)."""
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
        """Give waiting jobs to idle processes."""
        if self.closed:
            return
        while self.idle and (job := self.queue.next()):
            self.assign(job, self.idle)
        while self.idle_extra and not self.idle and (job := self.queue.next((QUICK,))):
            self.assign(job, self.idle_extra)
        if self.timer:
            self.timer.cancel()
        wait = self.queue.next_wait()
        self.timer = None if wait is None else asyncio.get_running_loop().call_later(wait + 0.01, self.dispatch)

    def assign(self, job: Job, idle: list[Worker]) -> None:
        self.queue.begin(job)
        self.start_task(self.run_job(idle.pop(), job, idle))

    def start_task(self, work: Coroutine[Any, Any, None]) -> None:
        """Start a task and keep a reference: the event loop itself keeps only a weak one."""
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
