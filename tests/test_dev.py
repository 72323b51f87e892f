"""What `dev.py` does in addition to calling other programs."""

import os
import subprocess
import sys
from collections.abc import Callable

import pytest

import dev
from tools import page


def test_tests_keep_their_bytecode_even_where_python_may_not_write_it_beside_sources(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    env = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", **dev.kept_bytecode()}
    script = "import sys; print(sys.dont_write_bytecode, sys.pycache_prefix)"
    told = subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True, check=True).stdout
    assert told.split() == ["False", str(dev.VENV / "bytecode")]


def test_bytecode_lies_where_python_puts_it_if_that_is_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    assert dev.kept_bytecode() == {}


def checks_that(ends: str) -> Callable[[str], list[str]]:
    """Replace the page's checks with a program that prints something and exits with this status."""
    return lambda _: [sys.executable, "-c", f"import sys; print('the page was checked'); sys.exit({ends})"]


def test_the_page_is_checked_beside_the_rest(
    monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    monkeypatch.setattr(page, "wanted", lambda: True)
    monkeypatch.setattr(dev, "page_step", checks_that("0"))
    with dev.page_check():
        pass
    assert b"the page was checked" in capfdbinary.readouterr().out


def test_what_is_wrong_with_the_page_is_told_beside_what_else_is_wrong(
    monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    monkeypatch.setattr(page, "wanted", lambda: True)
    monkeypatch.setattr(dev, "page_step", checks_that("1"))
    with pytest.raises(SystemExit, match="The page failed"), dev.page_check():
        sys.exit(1)
    assert b"the page was checked" in capfdbinary.readouterr().out


def test_a_page_that_is_in_order_hides_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "wanted", lambda: True)
    monkeypatch.setattr(dev, "page_step", checks_that("0"))
    with pytest.raises(SystemExit, match="3"), dev.page_check():
        sys.exit(3)
