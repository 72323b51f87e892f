"""Both cores for the properties: one pool of processes for all tests of this folder."""

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import groupby
from multiprocessing import get_context

import pytest

from tests.properties.bulk import Report, play_configurations
from tests.properties.configurations import CONFIGURATIONS, PLAIN, Configuration

GAMES = 8  # of each configuration without a box; there are many for each base
BOX_GAMES = 46  # of each with one
FEW = {"duel": 120, "pairs": 92}  # where a variant has few of them


def games_of(configuration: Configuration) -> int:
    if not configuration.base.boxes:
        return GAMES
    return FEW.get(configuration.base.variant, BOX_GAMES)


@pytest.fixture(scope="package")
def pool() -> Iterator[ProcessPoolExecutor]:
    """As many processes as there are cores, up to four; each begins anew, so that nothing is inherited."""
    workers = max(2, min(4, os.cpu_count() or 2))
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as executor:
        yield executor


@pytest.fixture(scope="package")
def reports(pool: ProcessPoolExecutor) -> list[Report]:
    """What the bulk of the games has shown, base by base."""
    parts = [(list(group), 1000, games_of(PLAIN[k])) for k, group in enumerate(by_base())]
    return [report for part in pool.map(play_configurations, parts) for report in part]


def by_base() -> list[tuple[Configuration, ...]]:
    """Configurations of one base lie beside each other."""
    return [tuple(group) for _, group in groupby(CONFIGURATIONS, lambda configuration: configuration.base)]
