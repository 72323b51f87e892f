"""Both cores for the properties: one pool of processes for all tests of this folder."""

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from tests.properties.bulk import Report, play_configurations
from tests.properties.configurations import CONFIGURATIONS, Configuration

GAMES = 16  # of each configuration without a box; there are many for each base
BOX_GAMES = 96  # of each with one
WITHOUT_BOX = [one for one in CONFIGURATIONS if not one.base.boxes]
WITH_BOX = [one for one in CONFIGURATIONS if one.base.boxes]
PART = 240  # games, about, that a process plays before it reports


@pytest.fixture(scope="package")
def pool() -> Iterator[ProcessPoolExecutor]:
    """As many processes as there are cores, up to four; each begins anew, so that nothing is inherited."""
    workers = max(2, min(4, os.cpu_count() or 2))
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as executor:
        yield executor


@pytest.fixture(scope="package")
def reports(pool: ProcessPoolExecutor) -> list[Report]:
    """What the bulk of the games has shown, in parts; configurations of one base lie beside each other."""
    parts: list[tuple[list[Configuration], int, int]] = []
    for number, some in ((GAMES, WITHOUT_BOX), (BOX_GAMES, WITH_BOX)):
        size = PART // number
        parts += [(list(some[at : at + size]), 1000, number) for at in range(0, len(some), size)]
    return [report for part in pool.map(play_configurations, parts) for report in part]
