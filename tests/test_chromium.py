"""What the tests of the page need is installed, or requested in a sentence: a browser and a working driver."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tools import chromium

STARTS = "exit 0"
FAILS = "echo 'error while loading libatomic.so.1' >&2; exit 127"
STARTS_ONCE_INSTALLED = f'[ -e "$ASKED" ] || {{ {FAILS}; }}'

AddProgram = Callable[[str, str], Path]


@pytest.fixture
def add_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AddProgram:
    """Add a script to a system that has no other programs; its apt-get records its arguments."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("ASKED", str(tmp_path / "asked"))
    monkeypatch.delenv("FOLSOM_CHROMIUM", raising=False)
    monkeypatch.setattr(os, "geteuid", lambda: 0)

    def add(name: str, script: str) -> Path:
        path = tmp_path / name
        path.write_text(f"#!/bin/sh\n{script}\n")
        path.chmod(0o755)
        return path

    add("apt-get", 'echo "$@" >>"$ASKED"')
    return add


def asked_for(place: Path) -> set[str]:
    """The packages that apt-get was asked to install."""
    commands = (place / "asked").read_text().splitlines() if (place / "asked").exists() else []
    return {word for line in commands for word in line.split() if word not in ("update", "install") and word[0] != "-"}


def test_what_the_driver_is_linked_with_is_installed_beside_the_browser(
    add_program: AddProgram, tmp_path: Path
) -> None:
    lacking = chromium.provide(add_program("python", FAILS))
    assert asked_for(tmp_path) == {"chromium", "chromium-headless-shell", "fonts-dejavu-core", "libatomic1"}
    assert chromium.MISSING in lacking
    assert "apt-get install libatomic1" in lacking
    assert "error while loading libatomic.so.1" in lacking


def test_a_driver_that_fails_is_mended_where_the_browser_is_there_already(
    add_program: AddProgram, tmp_path: Path
) -> None:
    add_program("chromium", STARTS)
    add_program("chromium-headless-shell", STARTS)
    assert chromium.provide(add_program("python", STARTS_ONCE_INSTALLED)) == ""
    assert asked_for(tmp_path) == {"libatomic1"}


def test_nothing_is_installed_where_all_is_there(add_program: AddProgram, tmp_path: Path) -> None:
    add_program("chromium", STARTS)
    add_program("chromium-headless-shell", STARTS)
    assert chromium.provide(add_program("python", STARTS)) == ""
    assert asked_for(tmp_path) == set()


def test_the_faster_browser_is_used_if_it_can_be_installed(
    add_program: AddProgram, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = str(add_program("chromium", STARTS))
    assert chromium.provide(add_program("python", STARTS)) == ""
    assert asked_for(tmp_path) == {"chromium-headless-shell"}
    assert (chromium.find(), chromium.find_shell()) == (full, full)
    shell = str(add_program("chromium-headless-shell", STARTS))
    assert (chromium.find(), chromium.find_shell()) == (full, shell)
    monkeypatch.setenv("FOLSOM_CHROMIUM", full)
    assert chromium.find_shell() == full


def test_no_browser_is_installed_beside_one_that_was_named(
    add_program: AddProgram, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FOLSOM_CHROMIUM", "my-chromium")
    assert chromium.provide(add_program("python", STARTS)) == chromium.MISSING
    assert asked_for(tmp_path) == set()


def test_only_root_installs(add_program: AddProgram, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert chromium.MISSING in chromium.provide(add_program("python", FAILS))
    assert asked_for(tmp_path) == set()
