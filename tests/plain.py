"""The engine as plain Python: a copy of the package without extension modules, with the layout of a wheel."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import folsom
from folsom import rulebook
from tools import native


def copy_package(into: Path) -> Path:
    """Copy the tested package, from the checkout or the installation."""
    package = Path(folsom.__file__).parent
    left_out = shutil.ignore_patterns("__pycache__", *(f"*{suffix}" for suffix in native.SUFFIXES))
    shutil.copytree(package, into / "folsom", ignore=left_out)
    pages = into / "folsom" / "rules"
    pages.mkdir(exist_ok=True)
    for page in {one.page for one in rulebook.rules()}:
        shutil.copy2(rulebook._folder() / page, pages / page)
    return into


def run_module(name: str, copy: Path, *arguments: str) -> str:
    """The output of a test module that runs with such a copy."""
    env = {**os.environ, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", name, *arguments]
    done = subprocess.run(command, cwd=native.ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout
