"""Builds the documentation: the pages in `docs/`, with Sphinx, into `src/folsom/site/`, where the server finds them.

A warning from Sphinx, such as a dead link, is an error. The site loads nothing from other hosts. Scripts and styles are
separate files, so that the server can send the pages with a strict content security policy.
"""

import gzip
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tools import native

ROOT = native.ROOT
DOCS = ROOT / "docs"
SITE = ROOT / "src" / "folsom" / "site"
PACKED = (".html", ".js", ".css", ".svg")
INLINE_SCRIPT = re.compile(r"<script>(.+?)</script>", re.DOTALL)
INLINE_STYLE = re.compile(r"<style>(.+?)</style>", re.DOTALL)
SVG_STYLE = re.compile(r'(<(?:svg|path|line|circle)\b[^>]*?) style="([a-z-]+): ([^";]+);?"')


def build(site: Path = SITE) -> None:
    """Build the site, replacing an earlier one."""
    with tempfile.TemporaryDirectory() as place:
        sources, built = Path(place, "src"), Path(place, "site")
        # The API reference is made from docstrings, which compiled modules do not have.
        shutil.copytree(
            ROOT / "src", sources, ignore=shutil.ignore_patterns("__pycache__", "page", "site", "*.so", "*.pyd")
        )
        command = [
            sys.executable,
            "-m",
            "sphinx",
            "--quiet",
            "--fail-on-warning",
            "--doctree-dir",
            str(Path(place, "cache")),
        ]
        env = {**os.environ, "PYTHONPATH": str(sources)}
        subprocess.run([*command, str(DOCS), str(built)], cwd=ROOT, env=env, check=True)
        shutil.rmtree(built / ".doctrees", ignore_errors=True)
        for page in built.rglob("*.html"):
            page.write_text(without_inline(page.read_text(encoding="utf-8"), page.parent, built), encoding="utf-8")
        for path in built.rglob("*"):
            if path.suffix in PACKED:
                path.with_name(path.name + ".gz").write_bytes(gzip.compress(path.read_bytes(), mtime=0))
        shutil.rmtree(site, ignore_errors=True)
        shutil.copytree(built, site)


def without_inline(html: str, folder: Path, built: Path) -> str:
    """A page whose inline scripts and styles are moved to separate files."""

    def moved(text: str, ending: str) -> str:
        name = f"inline-{hashlib.sha256(text.encode()).hexdigest()[:12]}{ending}"
        (built / "_static" / name).write_text(text, encoding="utf-8")
        return Path(os.path.relpath(built / "_static" / name, folder)).as_posix()

    html = INLINE_SCRIPT.sub(lambda found: f'<script src="{moved(found[1], ".js")}"></script>', html)
    html = INLINE_STYLE.sub(lambda found: f'<link rel="stylesheet" href="{moved(found[1], ".css")}">', html)
    return SVG_STYLE.sub(r'\1 \2="\3"', html)


if __name__ == "__main__":
    try:
        build()
    except subprocess.CalledProcessError:
        sys.exit("The documentation was not built, see above.")
    print(f"Built {SITE.relative_to(ROOT)}; folsom serve offers it under /docs")
