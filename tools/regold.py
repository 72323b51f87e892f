"""Rewrites the golden games of tests/golden, after a change that is meant to change them.

`python -m tools.regold` writes, `--check` fails when a file is stale. The tests compare the same texts.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.bots import golden as bots
from tests.golden import games, perft
from tests.golden.super import games as super_games


def files() -> Iterator[tuple[Path, str]]:
    """Every golden file and its expected content."""
    for golden in games.GAMES:
        yield golden.file, games.printed(golden)
    yield games.DIGESTS, as_json(games.digests())
    for other in super_games.GAMES:
        yield other.file, super_games.printed(other)
    yield super_games.DIGESTS, as_json(super_games.digests())
    yield bots.FILE, as_json(bots.all_decisions())
    yield perft.COUNTS, as_json(perft.all_counts())


def as_json(content: object) -> str:
    return json.dumps(content, indent=1) + "\n"


def stale() -> list[str]:
    """The files that are missing or have a different content."""
    return [path.name for path, text in files() if not path.exists() or path.read_text(encoding="utf-8") != text]


def main(arguments: list[str]) -> None:
    """Write the files or, with --check, only compare."""
    if arguments == ["--check"]:
        found = stale()
        if found:
            sys.exit(f"stale: {', '.join(found)}; run python -m tools.regold and read the difference")
    elif arguments:
        sys.exit(__doc__)
    else:
        for path, text in files():
            path.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
