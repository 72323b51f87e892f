"""What all benchmarks have in common as commands: their arguments, and where their figures go."""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bench.report import put_into


class Command:
    """A benchmark as it was called; fails at once, not after measuring, if the page has no place for its figures."""

    def __init__(self, words: Sequence[str], name: str, description: str, quick: str, mark: str) -> None:
        parser = argparse.ArgumentParser(prog=f"python3 dev.py {name}", description=description)
        parser.add_argument("--quick", action="store_true", help=quick)
        parser.add_argument("--json", type=Path, metavar="FILE", help="write every figure to a file")
        parser.add_argument("--write", type=Path, metavar="PAGE", help="put the tables between the marks of a page")
        asked = parser.parse_args(words)
        self.quick: bool = asked.quick
        self.json: Path | None = asked.json
        self.write: Path | None = asked.write
        self.mark = mark
        if self.write:
            put_into(self.write.read_text(encoding="utf-8"), "", mark)

    def keep(self, text: str, data: dict[str, Any]) -> None:
        """Write the report and all figures where they are wanted."""
        if self.json:
            self.json.write_text(json.dumps(data, indent=1, ensure_ascii=False), encoding="utf-8")
        if self.write:
            page = self.write.read_text(encoding="utf-8")
            self.write.write_text(put_into(page, text, self.mark), encoding="utf-8")
