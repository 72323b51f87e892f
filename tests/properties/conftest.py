"""Both cores for the properties: one pool of processes for all tests of this folder."""

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from tests.properties.bulk import Report, play_configurations
from tests.properties.configurations import CONFIGURATIONS

GAMES = 40  # of each configuration
PART = 12  # configurations a process plays before it reports


@pytest.fixture(scope="package")
def pool() -> Iterator[ProcessPoolExecutor]:
    """As many processes as there are cores, up to four; each begins anew, so that nothing is inherited."""
    workers = max(2, min(4, os.cpu_count() or 2))
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as executor:
        yield executor


@pytest.fixture(scope="package")
def reports(pool: ProcessPoolExecutor) -> list[Report]:
    """What the bulk of the games has shown, in parts; configurations of one base lie beside each other."""
    parts = [(list(CONFIGURATIONS[at : at + PART]), 1000, GAMES) for at in range(0, len(CONFIGURATIONS), PART)]
    return [report for part in pool.map(play_configurations, parts) for report in part]
