"""The documentation as a site: it is complete, loads nothing from other hosts, and works under the server's policy."""

import gzip
import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from playwright.sync_api import Route
from starlette.requests import Request

import folsom
from folsom.server.headers import security
from folsom.server.page import Docs
from folsom.server.refusal import Refusal
from tools import docs_site
from tools.visitor import Visitor, started_chromium

HOST = "127.0.0.1:1"  # no request goes there: the test answers
LOADING = {"script": "src", "img": "src", "source": "src", "iframe": "src", "link": "href", "use": "href"}


class Html(HTMLParser):
    """What a page links to, loads and contains."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.loaded: set[str] = set()
        self.ids: set[str] = set()
        self.inline: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, given: list[tuple[str, str | None]]) -> None:
        attributes = {name: value or "" for name, value in given}
        self.ids |= {attributes[name] for name in ("id", "name") if name in attributes}
        if tag == "a" and "href" in attributes:
            self.links.add(attributes["href"])
        if tag in LOADING and LOADING[tag] in attributes:
            self.loaded.add(attributes[LOADING[tag]])
        if tag == "style" or (tag == "script" and "src" not in attributes):
            self.inline.append(tag)
        self.inline += [f"{tag} {name}" for name in attributes if name == "style" or name.startswith("on")]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    built = tmp_path_factory.mktemp("docs") / "site"
    docs_site.build(built)
    return built


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Html]:
    return {path: Html(path.read_text(encoding="utf-8")) for path in site.rglob("*.html")}


def test_every_page_of_docs_is_there(site: Path) -> None:
    wanted = {path.relative_to(docs_site.DOCS).with_suffix(".html") for path in docs_site.DOCS.rglob("*.md")}
    built = {path.relative_to(site) for path in site.rglob("*.html")}
    translated = {path for path in wanted if path.parent.name in ("fr", "de")}  # for the page's own screen of rules
    assert wanted - built - translated == {Path("rules/tests.html")}


def test_every_link_within_it_leads_somewhere(site: Path, pages: dict[Path, Html]) -> None:
    broken = []
    for page, html in pages.items():
        for link in html.links | html.loaded:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (page.parent / unquote(parts.path)).resolve() if parts.path else page
            ids = pages[target].ids if target in pages else set()
            if not target.is_relative_to(site) or not target.is_file() or unquote(parts.fragment) not in {"", *ids}:
                broken.append(f"{page.name}: {link}")
    assert not broken


def test_it_loads_nothing_from_another_host(site: Path, pages: dict[Path, Html]) -> None:
    assert not {url for html in pages.values() for url in html.loaded if urlsplit(url).netloc}
    styles = "".join(path.read_text(encoding="utf-8") for path in site.rglob("*.css"))
    loaded = re.findall(r"url\(['\"]?([^)'\"]+)", styles) + re.findall(r"@import\s+['\"]([^'\"]+)", styles)
    assert not [url for url in loaded if urlsplit(url).netloc]


def test_no_script_and_no_style_stands_in_a_page(pages: dict[Path, Html]) -> None:
    assert not {f"{page.name}: {what}" for page, html in pages.items() for what in html.inline}


def test_the_reference_has_everything_that_the_package_offers(pages: dict[Path, Html], site: Path) -> None:
    ids = pages[site / "api.html"].ids
    modules = {"arena", "bots", "environments", "rulebook"}
    wanted = {f"module-folsom.{name}" if name in modules else f"folsom.{name}" for name in folsom.__all__}
    assert wanted - ids == {"folsom.__version__"}


def test_it_holds_no_program(site: Path) -> None:
    """Inside the package, it would be checked, linted and compiled."""
    assert not list(site.rglob("*.py"))


def test_nothing_in_it_speaks_of_the_machine_that_built_it(site: Path) -> None:
    # A path that only ends like this one is below another folder.
    root = re.compile(rb"(?<![\w.])" + re.escape(str(docs_site.ROOT).encode()) + b"/")
    assert not [path for path in site.rglob("*") if path.is_file() and root.search(path.read_bytes())]


def test_what_can_be_packed_is_packed(site: Path) -> None:
    packed = gzip.decompress((site / "searchindex.js.gz").read_bytes())
    assert packed == (site / "searchindex.js").read_bytes()
    assert json.loads(packed[packed.index(b"{") : packed.rindex(b"}") + 1])["docnames"]


# ---- in a browser, as the server sends it
@pytest.fixture(scope="module")
def reader(site: Path) -> Iterator[Visitor]:
    """A visitor with a browser, whose requests are answered as by the server."""
    docs = Docs(site)

    def answer(route: Route) -> None:
        headers = [(b"host", HOST.encode())]
        path = urlsplit(route.request.url).path
        request = Request({"type": "http", "path": unquote(path), "headers": headers, "query_string": b""})
        told = {name.decode(): value.decode() for name, value in security(request, None)}
        try:
            reply = docs.respond(request)
        except Refusal:
            route.fulfill(status=404, headers=told)
        else:
            route.fulfill(status=reply.status_code, headers={**reply.headers, **told}, body=bytes(reply.body))

    with started_chromium() as browser:
        visitor = Visitor(browser, HOST)
        visitor.page.route("**/*", answer)
        yield visitor
        visitor.leave()


def test_it_can_be_read_and_searched_under_the_servers_policy(reader: Visitor) -> None:
    reader.go("/docs/")
    reader.page.locator(".sidebar-search").fill("whiskey")
    reader.page.keyboard.press("Enter")
    found = reader.page.locator("#search-results li a")
    found.first.wait_for()
    reader.page.locator("#search-results p.context").first.wait_for()
    assert "/docs/search.html" in reader.page.url
    found.first.click()
    reader.page.locator("h1").first.wait_for()
    assert reader.page.evaluate("document.body.dataset.theme") == "auto"
    assert reader.faults == []
