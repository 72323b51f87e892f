"""Unit tests of limits, people, metrics, static files and settings."""

import asyncio
import gzip
from collections.abc import Callable
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import Response

from folsom.interface.errors import SetupError
from folsom.server.headers import security
from folsom.server.limits import Buckets, ConnectionLimit, address_key, hourly
from folsom.server.metrics import Counter, Histogram
from folsom.server.page import IMMUTABLE, Docs, Page
from folsom.server.people import People
from folsom.server.refusal import Refusal
from folsom.server.settings import Limits, Settings
from folsom.server.sqlite import SqliteStore


class Time:
    """A clock set by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


# ---- limits
def test_a_bucket_gives_its_burst_and_fills_with_time() -> None:
    time = Time()
    buckets = Buckets(per_second=2, burst=3, clock=time)
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]
    assert buckets.take("b")
    time.now = 0.5
    assert [buckets.take("a") for _ in range(2)] == [True, False]
    time.now = 100
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]
    with pytest.raises(Refusal, match="slower") as refused:
        buckets.require("a", "slower")
    assert refused.value.status == 429
    assert refused.value.after == 1


def test_hourly_limits() -> None:
    time = Time()
    buckets = hourly(2, time)
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    time.now = 1801
    assert [buckets.take("a") for _ in range(2)] == [True, False]


def test_the_least_recently_used_key_is_dropped() -> None:
    buckets = Buckets(per_second=0, burst=1, keys=100, clock=Time())
    assert buckets.take("first")
    assert all(buckets.take(str(number)) for number in range(99))
    assert not buckets.take("first")
    assert all(buckets.take(f"x{number}") for number in range(1000))
    assert len(buckets) == 100


def test_a_released_connection_makes_room() -> None:
    crowd = ConnectionLimit(2)
    assert [crowd.acquire("a") for _ in range(3)] == [True, True, False]
    assert crowd.acquire("b")
    crowd.release("a")
    assert crowd.total == 2
    assert [crowd.acquire("a") for _ in range(2)] == [True, False]


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("198.51.100.7", "198.51.100.7"),
        ("::ffff:198.51.100.7", "198.51.100.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::9", "2001:db8:1:2::"),
        ("strange", "strange"),
        (None, ""),
    ],
)
def test_address_keys(host: str | None, key: str) -> None:
    assert address_key(host) == key


# ---- people
def test_people_are_cached_and_found_again(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore.open(tmp_path / "folsom.db")
        people = People(store, lambda: 5, cache_size=2)
        tokens = [(await people.add(f"Person {number}"))[1] for number in range(4)]
        for number, token in enumerate(tokens):
            assert (await people.authenticate(token)).name == f"Person {number}"
        await people.rename(await people.authenticate(tokens[0]), "Doc")
        assert (await people.authenticate(tokens[0])).name == "Doc"
        assert (await People(store, lambda: 5).authenticate(tokens[0])).name == "Doc"
        stored = await store.person(tokens[0].partition(".")[0])
        assert stored
        assert tokens[0].partition(".")[2].encode() not in stored.secret
        assert stored.created == 5
        await store.close()

    asyncio.run(run())


# ---- metrics
def test_metrics_have_the_format_of_prometheus() -> None:
    seconds = Histogram("t_seconds", "How long.", (0.1, 1.0))
    for value in (0.05, 0.1, 0.5, 7):
        seconds.observe(value)
    assert list(seconds.lines()) == [
        "# HELP t_seconds How long.",
        "# TYPE t_seconds histogram",
        't_seconds_bucket{le="0.1"} 2',
        't_seconds_bucket{le="1.0"} 3',
        't_seconds_bucket{le="+Inf"} 4',
        "t_seconds_sum 7.650000",
        "t_seconds_count 4",
    ]
    many = Counter("n_total", "How many.", "code")
    many.add("a")
    many.add("b", amount=2)
    many.add("a", amount=1_234_567)
    assert list(many.lines())[2:] == ['n_total{code="a"} 1234568', 'n_total{code="b"} 2']


# ---- the page
@pytest.fixture
def ask(tmp_path: Path) -> Callable[..., Response]:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>page")
    (tmp_path / "assets" / "x-1a2b.js").write_text("play()")
    (tmp_path / "assets" / "x-1a2b.js.gz").write_bytes(gzip.compress(b"play()"))
    (tmp_path / "assets" / "x-1a2b.js.br").write_bytes(b"brotli")
    page = Page(tmp_path)

    def answer(path: str, **headers: str) -> Response:
        raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
        return page.respond(Request({"type": "http", "path": path, "headers": raw, "query_string": b""}))

    return answer


def test_routes_of_the_page_get_the_index(ask: Callable[..., Response]) -> None:
    for path in ("/", "/t/ABCDEF", "/records", "/index.html"):
        reply = ask(path)
        assert reply.body == b"<p>page"
        assert reply.headers["content-type"] == "text/html; charset=utf-8"
        assert reply.headers["cache-control"] == "no-cache"
    for path in ("/nosuch.html", "/assets/nosuch", "/assets/../index.html", "/assets/x-1a2b.js.gz"):
        with pytest.raises(Refusal, match="no such file"):
            ask(path)


def test_assets_are_cached_and_compressed(ask: Callable[..., Response]) -> None:
    reply = ask("/assets/x-1a2b.js")
    assert (reply.body, reply.headers["cache-control"]) == (b"play()", IMMUTABLE)
    assert reply.headers["content-type"] == "text/javascript; charset=utf-8"
    packed = ask("/assets/x-1a2b.js", accept_encoding="gzip, deflate")
    assert gzip.decompress(bytes(packed.body)) == b"play()"
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["vary"] == "Accept-Encoding"
    assert ask("/assets/x-1a2b.js", accept_encoding="gzip, br").body == b"brotli"
    assert ask("/assets/x-1a2b.js", accept_encoding="br;q=0, gzip;q=0").body == b"play()"


def test_unchanged_files_are_not_sent_again(ask: Callable[..., Response]) -> None:
    tag = ask("/").headers["etag"]
    again = ask("/", if_none_match=f'"other", W/{tag}')
    assert (again.status_code, again.body) == (304, b"")
    assert ask("/", if_none_match='"other"').status_code == 200
    packed = ask("/assets/x-1a2b.js", accept_encoding="br").headers["etag"]
    assert ask("/assets/x-1a2b.js", if_none_match=packed).status_code == 200


def test_without_a_built_page_a_sentence_is_shown(tmp_path: Path) -> None:
    request = Request({"type": "http", "path": "/", "headers": [], "query_string": b""})
    reply = Page(tmp_path / "nothing").respond(request)
    assert reply.status_code == 503
    assert b"not built" in bytes(reply.body)


# ---- the documentation
def request_for(path: str) -> Request:
    return Request({"type": "http", "path": path, "headers": [(b"host", b"here")], "query_string": b""})


def test_the_documentation_is_served_below_docs(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "index.html").write_text("<p>docs")
    (tmp_path / "rules" / "super.html").write_text("<p>rules")
    docs = Docs(tmp_path)
    assert docs.respond(request_for("/docs/")).body == b"<p>docs"
    assert docs.respond(request_for("/docs/rules/super.html")).body == b"<p>rules"
    led = docs.respond(request_for("/docs"))
    assert (led.status_code, led.headers["location"]) == (308, "docs/")
    for path in ("/docs/rules", "/docs/rules/", "/docs/nosuch.html", "/docs//index.html", "/docs/../cli.py"):
        with pytest.raises(Refusal, match="no such page"):
            docs.respond(request_for(path))


def test_without_built_documentation_a_sentence_says_how_to_build_it(tmp_path: Path) -> None:
    for path in ("/docs", "/docs/", "/docs/library.html"):
        reply = Docs(tmp_path / "nothing").respond(request_for(path))
        assert reply.status_code == 503
        assert b"python3 dev.py docs" in bytes(reply.body)


def test_the_documentation_has_its_own_security_policy() -> None:
    def policy(path: str) -> str:
        return dict(security(request_for(path), None))[b"content-security-policy"].decode()

    for path in ("/docs", "/docs/", "/docs/library.html"):
        assert "form-action 'self'" in policy(path)
        assert "script-src 'self';" in policy(path)
        assert "unsafe" not in policy(path)
    for path in ("/", "/docset", "/t/docs"):
        assert policy(path) == policy("/api/about")
        assert "form-action 'none'" in policy(path)


# ---- settings
def test_limits_are_multiplied_together() -> None:
    wide = Limits().times(2.5)
    assert (wide.connections_per_address, wide.chat_per_minute) == (160, 50)
    assert (wide.message_bytes, wide.outbox_bytes) == (Limits().message_bytes, Limits().outbox_bytes)
    assert Limits().times(0.0001).tables_per_person == 1
    assert Limits().times(1) == Limits()
    with pytest.raises(SetupError):
        Limits().times(float("nan"))


@pytest.mark.parametrize(
    "url", ["", "folsom", "ftp://x", "https://", "https://x/", "https://x?y", "https://x:y", "https://[x"]
)
def test_a_public_url_has_only_a_scheme_and_a_host(url: str) -> None:
    with pytest.raises(SetupError, match="public URL"):
        Settings(public_url=url)
