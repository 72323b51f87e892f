"""Finds, or installs if possible, the browser for tests, screenshots and benchmarks of the page.

Standard library only: `dev.py` imports it before anything is installed.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome")
SHELL = "chromium-headless-shell"
BROWSER_PACKAGES: tuple[str, ...] = ("chromium", "fonts-dejavu-core")
DRIVER_PACKAGES: tuple[str, ...] = ("libatomic1",)  # Playwright includes its own Node, which is linked with it
MISSING = (
    "The page is tested in a real Chromium, and none was found. Install one (on Debian: apt-get install chromium), or "
    "name its program in FOLSOM_CHROMIUM."
)
DRIVER_FAILS = (
    "The page is tested through Playwright, and its driver does not start, for the reason below. On Debian it is often "
    "fixed by: apt-get install libatomic1"
)


def find() -> str | None:
    """The program named by FOLSOM_CHROMIUM, else the first found on the PATH."""
    named = os.environ.get("FOLSOM_CHROMIUM")
    if named:
        return shutil.which(named)
    return next(filter(None, map(shutil.which, NAMES)), None)


def find_shell() -> str | None:
    """Chromium without windows: it takes less CPU time, but shows no notifications.  If there is none, as `find`."""
    return (None if os.environ.get("FOLSOM_CHROMIUM") else shutil.which(SHELL)) or find()


def driver_failure(python: Path) -> str:
    """The error message of Playwright's driver, as installed for this Python, if it cannot start; else empty."""
    answer = subprocess.run([python, "-m", "playwright", "--version"], capture_output=True, text=True, check=False)
    return answer.stderr.strip() or f"exit status {answer.returncode}" if answer.returncode else ""


def installable() -> bool:
    """Whether we can install packages ourselves: as root on a system with apt-get."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return root and shutil.which("apt-get") is not None


def install(packages: Sequence[str]) -> None:
    """Install system packages; the caller checks whether that helped."""
    print(f"Installing {', '.join(packages)}", file=sys.stderr)
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (("update", "-qq"), ("install", "-qq", "-y", "--no-install-recommends", *packages)):
        subprocess.run(["apt-get", *words], env=env, check=False, stdout=subprocess.DEVNULL)


def provide(python: Path) -> str:
    """Install missing parts of the browser and its driver, if possible; return what is still missing and what to do."""
    failure = driver_failure(python)
    packages = DRIVER_PACKAGES if failure else ()
    if not find() and "FOLSOM_CHROMIUM" not in os.environ:
        packages += BROWSER_PACKAGES
    if packages and installable():
        install(packages)
        failure = driver_failure(python)
    if shutil.which(SHELL) is None and "FOLSOM_CHROMIUM" not in os.environ and installable():
        install((SHELL,))  # by itself: not every system has it, and the tests only take longer without it
    lacking = [] if find() else [MISSING]
    if failure:
        lacking.append(f"{DRIVER_FAILS}\n{failure}")
    return "\n".join(lacking)


def arguments() -> list[str]:
    """The arguments to start it with: root has no sandbox, and containers have little shared memory."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return ["--disable-dev-shm-usage", *(["--no-sandbox"] if root else [])]
