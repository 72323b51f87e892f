"""The machine of a run, without anything that identifies it or its owner."""

import datetime
import importlib.metadata
import os
import platform
import re
import subprocess
import sysconfig
from pathlib import Path

import folsom
from bench.worker import ROOT


def first_line(*command: str) -> str:
    """The first line of a program's output; empty if there is no such program."""
    try:
        said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return ""
    return said.partition("\n")[0]


def processor() -> str:
    try:
        found = re.search(r"^model name\s*:\s*(.+)$", Path("/proc/cpuinfo").read_text(), re.MULTILINE)
    except OSError:
        found = None
    return found[1] if found else platform.processor() or platform.machine()


def version(package: str) -> str:
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return ""


def describe(core: int | None) -> dict[str, str]:
    """What a reader needs to know to judge the figures."""
    compiler = str(sysconfig.get_config_var("CC") or "cc").split()[0]
    changed = bool(first_line("git", "status", "--porcelain", "--", "src"))
    commit = first_line("git", "rev-parse", "--short", "HEAD")
    found = {
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "Folsom": f"{folsom.__version__}, commit {commit or 'unknown'}{' with changes' if changed else ''}",
        "processor": f"{processor()}, {os.cpu_count()} cores, {'pinned to one' if core is not None else 'not pinned'}",
        "system": f"{platform.system()} {platform.machine()}",
        "Python": f"{platform.python_implementation()} {platform.python_version()}",
        "compilers": f"mypyc {version('mypy')}, {first_line(compiler, '--version')}" if folsom.compiled else "none",
        "beside": ", ".join(f"{name} {found}" for name in ("open-spiel", "chess") if (found := version(name))),
    }
    return {key: value for key, value in found.items() if value}
