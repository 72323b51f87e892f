"""Both cores for games between bots."""

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest


@pytest.fixture(scope="package")
def pool() -> Iterator[ProcessPoolExecutor]:
    """As many processes as there are cores, up to four; each begins anew, so that nothing is inherited."""
    workers = max(2, min(4, os.cpu_count() or 2))
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as executor:
        yield executor
