"""All generated files: `python3 dev.py regenerate` writes them, and a test finds stale ones.

Golden games are not among them: they change only when the rules do (tools/regold.py).
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from tools import (
    cli_page,
    client_fixtures,
    client_rules,
    client_words,
    environment_tables,
    event_fixtures,
    library_tables,
    protocol,
    rule_examples,
    rule_index,
)
from tools.native import ROOT


def rewritten(path: Path, page: Callable[[str], str]) -> str:
    """A page in which only the tables are generated."""
    return page(path.read_text(encoding="utf-8"))


FILES: dict[Path, Callable[[], str]] = {
    **protocol.FILES,
    **client_fixtures.FILES,
    **event_fixtures.FILES,
    **client_words.FILES,
    **client_rules.FILES,
    **rule_examples.FILES,
    cli_page.PAGE: partial(rewritten, cli_page.PAGE, cli_page.page),
    environment_tables.PAGE: partial(rewritten, environment_tables.PAGE, environment_tables.page),
    library_tables.PAGE: partial(rewritten, library_tables.PAGE, library_tables.page),
    rule_index.INDEX: rule_index.page,
}


def main() -> None:
    """Write the stale files and print their names."""
    for path, made in FILES.items():
        text = made()
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8", newline="\n")
            print(path.relative_to(ROOT).as_posix())


if __name__ == "__main__":
    main()
