"""What `dev.py` does beside calling other programs."""

import os
import subprocess
import sys

import pytest

import dev


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
