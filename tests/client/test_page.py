"""The files sent to a browser: small, from our own host, and compatible with the page's content security policy."""

import json
import re
from pathlib import Path

import pytest

from folsom.interface.words import LANGUAGES
from tools import page

KB = 1000
# JavaScript and CSS of every screen and box, in one language.  Browsers accept Brotli from a server with a certificate,
# and gzip from one without.
CODE = {".br": 153 * KB, ".gz": 170 * KB}
ALL = 500 * KB  # with the other languages, fonts, drawings and rules, in gzip
PACKED = (".br", ".gz")


@pytest.fixture(scope="module")
def built() -> list[Path]:
    """The files of the page, as built by `dev.py`."""
    assert page.up_to_date(), "the page is not built from what lies in client/: python -m tools.page"
    return [path for path in page.PAGE.rglob("*") if path.is_file() and path != page.MARK]


def weight(built: list[Path], *endings: str, packing: str = ".gz") -> int:
    """The total size sent to a browser."""
    found = [path for path in built if path.suffix not in PACKED and path.suffix in (endings or {path.suffix})]
    return sum(size(path, packing) for path in found)


def size(path: Path, packing: str) -> int:
    packed = path.with_name(path.name + packing)
    return (packed if packed.exists() else path).stat().st_size


@pytest.mark.parametrize("packing", PACKED)
def test_code_is_small(packing: str, built: list[Path]) -> None:
    """Everything that a person can load by visiting every screen: every script and style, and the words of one
    language, the largest."""
    words = [path for path in built if re.fullmatch(rf"({'|'.join(LANGUAGES)})-[\w-]+\.js", path.name)]
    assert len(words) == len(LANGUAGES)
    sizes = sorted(size(path, packing) for path in words)
    assert sizes[0] > 5 * KB, "words have gone into another file"
    assert weight(built, ".js", ".css", packing=packing) - sum(sizes[:-1]) <= CODE[packing]


def test_all_of_it_is_small(built: list[Path]) -> None:
    assert weight(built) <= ALL


def test_text_is_packed_for_every_browser(built: list[Path]) -> None:
    for path in built:
        if path.suffix in (".js", ".css", ".html", ".json") or (path.parent.name == "assets" and path.suffix == ".svg"):
            assert all(path.with_name(path.name + ending).exists() for ending in PACKED), path.name


def test_the_code_is_fetched_with_the_page_and_may_be_compiled_as_it_comes_in(built: list[Path]) -> None:
    text = (page.PAGE / "index.html").read_text(encoding="utf-8")
    files = re.findall(r'<link rel="modulepreload" href="/assets/([^"]+)"', text)
    scripts = [path for path in built if path.name in files]
    assert sum(path.stat().st_size for path in scripts) > 300 * KB
    assert all(path.read_text(encoding="utf-8").startswith("//# allFunctionsCalledOnLoad\n") for path in scripts)


def test_the_page_holds_no_script_or_style_of_its_own(built: list[Path]) -> None:
    text = (page.PAGE / "index.html").read_text(encoding="utf-8")
    assert re.findall(r"<script(?![^>]*\ssrc=)", text) == []
    assert "<style" not in text
    assert " style=" not in text


def test_nothing_is_loaded_from_another_host(built: list[Path]) -> None:
    """Addresses in code are SVG namespaces; only a url(), an @import or an attribute loads something."""
    loading = re.compile(r"""(?:url\(\s*["']?|@import\s*["']|(?:src|href)=["'])(?:https?:)?//""")
    for path in built:
        if path.suffix in (".html", ".css", ".js", ".svg"):
            assert not loading.search(path.read_text(encoding="utf-8")), path.name


def test_markup_sets_no_style_that_the_policy_would_drop() -> None:
    """`style:name={value}` is set by script and allowed; `style="…"` would be written into the page and is not."""
    for path in (page.CLIENT / "src").rglob("*.svelte"):
        assert not re.search(r"<[^>]*\sstyle=", path.read_text(encoding="utf-8")), path.name


def test_the_lock_names_no_registry() -> None:
    lock = json.loads((page.CLIENT / "package-lock.json").read_text(encoding="utf-8"))
    assert not [name for name, package in lock["packages"].items() if "resolved" in package]


def test_a_change_of_the_client_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    client = tmp_path / "client"
    (client / "node_modules").mkdir(parents=True)
    (client / "index.html").write_text("one")
    monkeypatch.setattr(page, "CLIENT", client)
    before = page.stamp()
    (client / "node_modules" / "tool.js").write_text("of no concern")
    assert page.stamp() == before
    (client / "index.html").write_text("two")
    assert page.stamp() != before
