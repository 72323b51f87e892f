"""Registers the small test game while the tests of `folsom.game` run."""

from collections.abc import Iterator

import pytest

from folsom.game import registry
from tests.game.fingers import Fingers


@pytest.fixture(scope="package", autouse=True)
def fingers() -> Iterator[None]:
    registry.register(Fingers())
    yield
    del registry._titles["fingers"]
