"""The little game is known while the tests of the table run."""

from collections.abc import Iterator

import pytest

from folsom.table import titles
from tests.table.fingers import Fingers


@pytest.fixture(scope="package", autouse=True)
def fingers() -> Iterator[None]:
    titles.register(Fingers())
    yield
    del titles._titles["fingers"]
