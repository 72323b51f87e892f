"""The queue of jobs for bot processes.

Quick bots come first, then tables with connected people, then the others; within a class, tables take turns.  Thinking
time is charged to the person who created the table and to their address; while they are in debt, their jobs wait.  One
address never occupies all of several processes.
"""

import asyncio
from collections import Counter, deque
from collections.abc import Sequence
from typing import Any, NamedTuple

from folsom.server.limits import Buckets
from folsom.server.refusal import Refusal
from folsom.server.settings import Limits

QUICK, PRESENT, ABSENT = range(3)  # classes of jobs, in order of priority
PER_ADDRESS = 2  # an address has the budget of this many people


class JobOwner(NamedTuple):
    """The account of a job: the person who created the table, their address, and whether anybody is connected."""

    person: str = ""
    address: str = ""
    present: bool = True


class Job:
    """A question for a bot, with alternatives: the next one is tried when a process fails on the one before."""

    def __init__(self, table: str, questions: Sequence[tuple[object, float]], owner: JobOwner, quick: bool) -> None:
        self.table = table
        self.questions = deque(questions)
        self.owner = owner
        self.rank = QUICK if quick else PRESENT if owner.present else ABSENT
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    @property
    def payer(self) -> str:
        """The account whose processes are counted: the address, or the person if it is not known after a restart."""
        return self.owner.address or self.owner.person

    def refuse(self, words: str) -> None:
        if not self.answer.done():
            self.answer.set_exception(Refusal("busy", words))


class JobQueue:
    """All waiting jobs."""

    def __init__(self, limits: Limits, processes: int) -> None:
        rate, burst = limits.thinking_share, limits.thinking_burst
        self.people = Buckets(rate, burst)
        self.addresses = Buckets(PER_ADDRESS * rate, PER_ADDRESS * burst)
        self.most = max(1, processes - 1)  # processes for one address
        self.running: Counter[str] = Counter()
        self.turns: tuple[dict[str, deque[Job]], ...] = ({}, {}, {})  # by class and table; the first table is next

    @property
    def waiting(self) -> int:
        return sum(not job.answer.done() for turns in self.turns for jobs in turns.values() for job in jobs)

    def add(self, job: Job, again: bool = False) -> None:
        jobs = self.turns[job.rank].setdefault(job.table, deque())
        if again:
            jobs.appendleft(job)
        else:
            jobs.append(job)

    def clear(self) -> None:
        for turns in self.turns:
            turns.clear()

    def next(self, ranks: Sequence[int] = (QUICK, PRESENT, ABSENT)) -> Job | None:
        """The next job; the table's other jobs wait until all tables have had a turn."""
        for rank in ranks:
            turns = self.turns[rank]
            for table in list(turns):
                jobs = turns[table]
                while jobs and jobs[0].answer.done():  # nobody waits for the answer any more
                    jobs.popleft()
                if jobs and not self.may_run(jobs[0]):
                    continue
                del turns[table]
                if jobs:
                    job = jobs.popleft()
                    if jobs:
                        turns[table] = jobs
                    return job
        return None

    def may_run(self, job: Job) -> bool:
        if job.rank == QUICK or not job.payer:
            return True
        return self.running[job.payer] < self.most and not self.debt(job)

    def debt(self, job: Job) -> float:
        """The number of seconds until the account of a job has thinking time again."""
        person, address = job.owner.person, job.owner.address
        owed = [self.people.debt(person)] if person else []
        return max([*owed, *([self.addresses.debt(address)] if address else [])], default=0.0)

    def next_wait(self) -> float | None:
        """The number of seconds until the first account in debt may continue."""
        debts = [self.debt(jobs[0]) for turns in self.turns[PRESENT:] for jobs in turns.values() if jobs]
        return min((debt for debt in debts if debt > 0), default=None)

    def begin(self, job: Job) -> None:
        if job.rank != QUICK and job.payer:
            self.running[job.payer] += 1

    def end(self, job: Job, seconds: float) -> None:
        """Charge the seconds that a process has spent on a job."""
        if job.rank == QUICK or not job.payer:
            return
        self.running[job.payer] -= 1
        if not self.running[job.payer]:
            del self.running[job.payer]
        if job.owner.person:
            self.people.spend(job.owner.person, seconds)
        if job.owner.address:
            self.addresses.spend(job.owner.address, seconds)
