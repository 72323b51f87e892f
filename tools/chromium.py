"""Finds the browser that the tests of the page, its screenshots and its measurements use, and installs it where it can.

Standard library only: `dev.py` imports it before anything is installed.
"""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome")
PACKAGES = ("chromium", "fonts-dejavu-core")
MISSING = (
    "The page is tested in a real Chromium, and none was found. Install one (on Debian: apt-get install chromium), or "
    "name its program in FOLSOM_CHROMIUM."
)


def find() -> str | None:
    """The program: the one that FOLSOM_CHROMIUM names, else the first on the PATH."""
    named = os.environ.get("FOLSOM_CHROMIUM")
    if named:
        return shutil.which(named)
    return next(filter(None, map(shutil.which, NAMES)), None)


def installable() -> bool:
    """Can we install it ourselves: are we root on a system with apt-get?"""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return root and shutil.which("apt-get") is not None and "FOLSOM_CHROMIUM" not in os.environ


def provide() -> bool:
    """See to it that there is one; False if there is none, and none could be installed."""
    if find():
        return True
    if not installable():
        return False
    print("Installing Chromium", file=sys.stderr)
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (("update", "-qq"), ("install", "-qq", "-y", "--no-install-recommends", *PACKAGES)):
        subprocess.run(["apt-get", *words], env=env, check=False, stdout=subprocess.DEVNULL)
    return find() is not None


def arguments() -> list[str]:
    """How it is started: root has no sandbox, and containers have little shared memory."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return ["--disable-dev-shm-usage", *(["--no-sandbox"] if root else [])]
