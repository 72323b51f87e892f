"""The HTTP interface: each endpoint with valid and invalid requests, to a real process over real sockets."""

import json
import socket
import time
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

import folsom
from folsom.server.messages import PROTOCOL
from tests.server.server_process import TIMEOUT, ServerProcess

CONFIG: dict[str, Any] = {"game": "express", "players": 3}
EVERYBODY: dict[str, Any] = {"config": CONFIG, "seats": ["me", "drifter", None]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("web") / "folsom.db", "--limits", "50", "--workers", "1") as served:
        yield served


@pytest.fixture(scope="module")
def token(server: ServerProcess) -> str:
    return server.person()


def wrong(reply: Any, status: int, code: str) -> str:
    """Check the form of a refusal; its sentence."""
    assert reply.status == status, reply
    assert reply.headers["content-type"] == "application/json"
    assert set(reply.json) == {"code", "words", "rule"}
    assert reply.json["code"] == code
    words: str = reply.json["words"]
    assert words
    return words


# ---- the server
def test_about_lists_what_can_be_played(server: ServerProcess) -> None:
    about = server.get("/api/about").json
    assert about["folsom"] == folsom.__version__
    assert {game["name"]: game["players"] for game in about["games"]} == {"express": [2, 8], "super": [3, 7]}
    assert "en" in about["languages"]
    assert about["levels"] == ["drifter", "greenhorn", "outlaw", "legend"]


# The number of players for some variants, and the other options that some choices need.
NUMBERS: dict[Any, int] = {"duel": 2, "pairs": 3, "marshal": 8}
NEEDED: dict[tuple[str, str], dict[str, Any]] = {
    ("express", "Mei"): {"boxes": ["mei"]},
    ("express", "Marshal"): {"variant": "marshal"},
}


def test_every_listed_option_can_be_chosen(server: ServerProcess) -> None:
    for game in server.get("/api/about").json["games"]:
        most = game["players"][1]
        for name, choice in game["options"].items():
            for value in choice["values"]:
                number = NUMBERS.get(value, min(most, 6))
                chosen: Any = value
                if name in ("bandits", "wagons"):
                    chosen = [value] + ["?"] * (number - 1)
                elif choice["many"]:
                    chosen = [value]
                needed = NEEDED.get((game["name"], str(value)), {})
                config = {"game": game["name"], "players": number, "options": {name: chosen, **needed}}
                reply = server.ask("POST", "/api/setups", {"config": config})
                assert reply.status == 200, (config, reply.json)
                assert reply.json["config"]["options"][name] == chosen


def test_the_document_names_every_path_and_the_schema_every_message(server: ServerProcess) -> None:
    paths = server.get("/openapi.json").json["paths"]
    calls = {(method.upper(), path) for path, methods in paths.items() for method in methods}
    assert calls == {
        ("GET", "/healthz"),
        ("GET", "/openapi.json"),
        ("GET", "/api/about"),
        ("GET", "/api/protocol.json"),
        ("POST", "/api/people"),
        ("GET", "/api/people/me"),
        ("PATCH", "/api/people/me"),
        ("POST", "/api/people/me/token"),
        ("DELETE", "/api/people/me/token"),
        ("POST", "/api/setups"),
        ("GET", "/api/tables"),
        ("POST", "/api/tables"),
        ("GET", "/api/tables/{key}"),
        ("DELETE", "/api/tables/{key}"),
        ("GET", "/api/tables/{key}/chat"),
        ("GET", "/api/tables/{key}/record"),
        ("GET", "/api/tables/{key}/steps"),
        ("GET", "/api/lessons"),
        ("GET", "/api/lessons/{key}"),
        ("POST", "/api/lessons/{key}"),
        ("GET", "/api/mine"),
        ("GET", "/api/records"),
        ("GET", "/api/statistics"),
    }
    for method, path in calls:
        reply = server.ask("OPTIONS", path.replace("{key}", "nosuch"))
        assert reply.status == 204
        assert method in reply.headers["allow"].split(", ")
    assert {"ClientMessage", "ServerMessage"} <= set(server.get("/api/protocol.json").json["$defs"])


# ---- people
def test_a_person_is_known_by_their_token(server: ServerProcess) -> None:
    reply = server.ask("POST", "/api/people", {"name": "  Django   Reinhardt "})
    assert reply.status == 201
    person, name, token = reply.json["person"], reply.json["name"], reply.json["token"]
    assert name == "Django Reinhardt"
    assert token.startswith(f"{person}.")
    assert len(person) == 12
    assert len(token) == 45
    assert server.get("/api/people/me", token).json == {"person": person, "name": name, "tallies": []}
    renamed = server.ask("PATCH", "/api/people/me", {"name": "Django"}, token)
    assert renamed.json["name"] == "Django"
    assert server.get("/api/people/me", token).json["name"] == "Django"


def test_a_wrong_token_is_refused(server: ServerProcess, token: str) -> None:
    person, _, secret = token.partition(".")
    other = server.person("Doc").partition(".")[2]
    for false in ("", "x", person, f"{person}.", f"{person}.{other}", f"{person}.{secret}x", f".{secret}", "é" * 9999):
        assert wrong(server.ask("GET", "/api/people/me", headers=bearer(false)), 401, "who")
    nobody = server.get("/api/people/me")
    assert wrong(nobody, 401, "who")
    assert nobody.headers["www-authenticate"] == "Bearer"
    assert wrong(server.get("/api/people/me", Authorization=f"Basic {token}"), 401, "who")
    assert wrong(server.get(f"/api/people/me?token={token}"), 401, "who")
    assert wrong(server.ask("POST", "/api/tables", EVERYBODY), 401, "who")


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token.encode().decode('latin-1')}"}


# ---- tables
def test_a_configuration_is_completed_or_refused_with_a_reason(server: ServerProcess) -> None:
    config = server.ask("POST", "/api/setups", {"config": CONFIG}).json["config"]
    assert config["options"]["variant"] == "standard"
    assert config["public"] is False
    for bad in ({"players": 9}, {"game": "chess"}, {"options": {"boxes": ["moon"]}}, {"clock": {"kind": "sand"}}):
        reply = server.ask("POST", "/api/setups", {"config": {**CONFIG, **bad}})
        assert (reply.status, reply.json["config"]) == (200, None)
        assert reply.json["words"]
        assert [reply.json[name] for name in ("bandits", "claims", "sides")] == [[], 0, []]


def test_a_table_is_found_by_its_id_and_its_code(server: ServerProcess, token: str) -> None:
    reply = server.ask("POST", "/api/tables", EVERYBODY, token)
    assert reply.status == 201
    table = reply.json
    assert [chair["kind"] for chair in table["chairs"]] == ["person", "bot", "open"]
    assert (table["status"], table["seed"], len(table["commitment"])) == ("waiting", None, 64)
    for key in (table["id"], table["code"], table["code"].lower()):
        assert server.get(f"/api/tables/{key}").json["id"] == table["id"]
    assert wrong(server.get("/api/tables/nosuch"), 404, "unknown")
    assert table["id"] in [one["id"] for one in server.get("/api/mine", token).json["tables"]]
    assert table["id"] not in [one["id"] for one in server.get("/api/tables").json["tables"]]


def test_public_tables_are_listed(server: ServerProcess, token: str) -> None:
    open_to_all = {**EVERYBODY, "config": {**CONFIG, "public": True, "clock": {"kind": "decision", "seconds": 60}}}
    table = server.ask("POST", "/api/tables", open_to_all, token).json
    listed = {one["id"]: one for one in server.get("/api/tables").json["tables"]}[table["id"]]
    assert listed["people"] == ["Belle"]
    assert listed["bots"] == ["drifter"]
    assert (listed["game"], listed["players"], listed["variant"]) == ("express", 3, "standard")
    assert listed["clock"] == {"kind": "decision", "seconds": 60}


@pytest.mark.parametrize(
    "seats",
    [
        ["me"],
        ["me", "me", "nobody"],
        ["me", "run:touch x", "drifter"],
        ["me", "legend@100000ms", "drifter"],
        ["me", "outlaw@99999999it", "drifter"],
    ],
)
def test_only_valid_seats_are_accepted(server: ServerProcess, token: str, seats: list[str]) -> None:
    assert wrong(server.ask("POST", "/api/tables", {"config": CONFIG, "seats": seats}, token), 422, "illegal")


def test_a_game_does_not_start_with_free_seats(server: ServerProcess, token: str) -> None:
    assert wrong(server.ask("POST", "/api/tables", {**EVERYBODY, "start": True}, token), 409, "not-now")


def test_a_finished_game_can_be_replayed_and_counts(server: ServerProcess, token: str) -> None:
    key = server.finished_table(token)
    record = server.get(f"/api/tables/{key}/record")
    assert record.headers["content-type"] == "application/json"
    game = folsom.replay(record.body)
    assert game.over
    table = server.get(f"/api/tables/{key}").json
    assert [score["dollars"] for score in table["scores"]] == [score.dollars for score in game.scores]
    assert folsom.commitment(table["seed"]) == table["commitment"]
    steps = server.get(f"/api/tables/{key}/steps?seat=0&first=0&count=2").json["steps"]
    assert [step["seat"] for step in steps] == [0, 0]
    assert server.get(f"/api/tables/{key}/steps?count=1").json["steps"][0]["seat"] is None
    assert key in [one["id"] for one in server.get("/api/records").json["tables"]]
    assert server.get("/api/records?before=0").json == {"tables": []}
    bots = server.get("/api/statistics?game=super").json["bots"]
    assert [(one["name"], one["games"] >= 3) for one in bots] == [("drifter", True)]


def test_a_running_game_has_no_record(server: ServerProcess, token: str) -> None:
    key = server.ask("POST", "/api/tables", EVERYBODY, token).json["id"]
    assert wrong(server.get(f"/api/tables/{key}/record"), 409, "not-now")
    assert wrong(server.get(f"/api/tables/{key}/steps"), 409, "not-now")


@pytest.mark.parametrize(
    "query", ["seat=16", "seat=x", "seat=null", "first=-1", "count=0", "count=9999", "nosuch=1", "count=1&count=2"]
)
def test_an_invalid_query_is_refused(server: ServerProcess, query: str) -> None:
    assert wrong(server.get(f"/api/tables/nosuch/steps?{query}"), 400, "malformed")


def test_statistics_are_about_a_game(server: ServerProcess) -> None:
    assert wrong(server.get("/api/statistics"), 400, "malformed")
    assert wrong(server.get("/api/statistics?game=chess"), 422, "illegal")


# ---- bad requests
@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'"name"',
        b"\xff\xfe",
        b'{"name": 7}',
        b'{"name": null}',
        b'{"name": "Doc", "host": true}',
        b'{"name": "\\ud800"}',
        b'{"name": ' + b"[" * 8000 + b"]" * 8000 + b"}",
        b'{"name": ' + b"9" * 9000 + b"}",
    ],
)
def test_an_invalid_body_is_refused(server: ServerProcess, body: bytes) -> None:
    assert wrong(server.ask("POST", "/api/people", body), 400, "malformed")


def test_options_nested_deeply_are_refused(server: ServerProcess) -> None:
    for depth in (200, 900, 5000):
        body = b'{"config": {"game": "express", "players": 3, "options": {"boxes": %s}}}'
        reply = server.ask("POST", "/api/setups", body % (b"[" * depth + b"]" * depth))
        assert reply.json.get("code") == "malformed" or reply.json["words"]


def test_only_json_is_accepted_which_foreign_pages_cannot_send(server: ServerProcess) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", ""):
        reply = server.ask("POST", "/api/people", b'{"name": "Doc"}', headers={"Content-Type": kind})
        assert "Content-Type" in wrong(reply, 400, "malformed")


def test_a_large_body_is_refused_before_it_is_read(server: ServerProcess) -> None:
    assert wrong(server.ask("POST", "/api/people", b'{"name": "%s"}' % (b"x" * 17_000)), 413, "too-large")
    head = f"POST /api/people HTTP/1.1\r\nHost: {server.host}\r\nContent-Type: application/json\r\n"
    with socket.create_connection(("127.0.0.1", server.port), TIMEOUT) as raw:
        raw.sendall(f"{head}Content-Length: 100000000000\r\n\r\n".encode() + b"x" * 20_000)
        assert raw.recv(100).startswith(b"HTTP/1.1 413 ")


def test_endless_headers_end_the_connection(server: ServerProcess) -> None:
    with socket.create_connection(("127.0.0.1", server.port), TIMEOUT) as raw:
        raw.sendall(f"GET / HTTP/1.1\r\nHost: {server.host}\r\n".encode() + b"X-Long: " + b"x" * 100_000)
        assert raw.recv(100).startswith(b"HTTP/1.1 400 ")


def test_other_methods_are_refused_with_the_allowed_ones(server: ServerProcess) -> None:
    for method in ("DELETE", "PUT", "TRACE", "NONSENSE"):
        reply = server.ask(method, "/api/people/me")
        assert wrong(reply, 405, "malformed")
        assert reply.headers["allow"] == "GET, HEAD, OPTIONS, PATCH"
    assert server.ask("POST", "/t/nosuch").headers["allow"] == "GET, HEAD, OPTIONS"
    head = server.ask("HEAD", "/api/about")
    assert (head.status, head.body) == (200, b"")
    assert head.headers["content-length"] == server.get("/api/about").headers["content-length"]


def test_unknown_api_paths_get_a_json_refusal(server: ServerProcess) -> None:
    for path in ("/api", "/api/", "/api/nosuch", "/api/tables/a/b/c", "/api/about/", "/api/..%2f..%2fetc%2fpasswd"):
        assert wrong(server.get(path), 404, "unknown")


def test_no_path_leads_out_of_the_page(server: ServerProcess) -> None:
    for path in (
        "/../cli.py",
        "/..%2fcli.py",
        "/assets/../../cli.py",
        "/%2e%2e/cli.py",
        "//etc/passwd",
        "/assets/x.js",
    ):
        reply = server.get(path)
        assert reply.status == 404 or b"<!doctype html" in reply.body or b"not built" in reply.body
        assert b"import " not in reply.body
        assert b"root:" not in reply.body


# ---- security headers
@pytest.mark.parametrize("path", ["/", "/api/about", "/api/nosuch", "/healthz", "/t/ABCDEF", "/assets/nosuch.js"])
def test_responses_have_security_headers(server: ServerProcess, path: str) -> None:
    headers = server.get(path).headers
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == "'self'"
    assert policy["connect-src"] == f"'self' ws://{server.host} wss://{server.host}"
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["form-action"] == "'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert not {"server", "strict-transport-security", "access-control-allow-origin"} & set(headers)


def test_the_documentation_is_offered_if_it_is_built(server: ServerProcess) -> None:
    reply = server.get("/docs/")
    assert (reply.status, b"python3 dev.py docs" in reply.body) in ((200, False), (503, True))
    assert "form-action 'self'" in reply.headers["content-security-policy"]
    assert reply.headers["x-content-type-options"] == "nosniff"


def test_a_strange_host_header_does_not_get_into_the_policy(server: ServerProcess) -> None:
    policy = server.get("/", Host="a;script-src *").headers["content-security-policy"]
    assert "connect-src 'self'; " in policy
    assert "*" not in policy
    for host in ("[", "[::1", "a b", "", "x" * 5000):
        assert server.get("/t/ABCDEF", Host=host).status < 500


def test_api_responses_are_not_cached(server: ServerProcess, token: str) -> None:
    for path in ("/api/people/me", "/api/tables/nosuch", "/api/nosuch"):
        assert server.get(path, token).headers["cache-control"] == "no-store"


# ---- the socket
def test_foreign_pages_cannot_open_the_socket(server: ServerProcess) -> None:
    url = f"ws://{server.host}/socket"
    for origin in ("https://evil.example", "null", f"http://{server.host}.evil.example", "file://", "http://127.0.0.1"):
        with pytest.raises(InvalidStatus) as refused, connect(url, origin=Origin(origin)):
            pass
        assert refused.value.response.status_code == 403
        assert json.loads(refused.value.response.body)["code"] == "not-yours"


def test_our_page_and_programs_can_open_the_socket(server: ServerProcess, token: str) -> None:
    key = server.ask("POST", "/api/tables", EVERYBODY, token).json["id"]
    hello = json.dumps({"type": "hello", "protocol": PROTOCOL, "token": token, "table": key})
    for origin in (Origin(f"http://{server.host}"), None):
        with connect(f"ws://{server.host}/socket", origin=origin) as ws:
            ws.send(hello)
            assert json.loads(ws.recv(TIMEOUT))["type"] == "welcome"
            assert server.metric("folsom_connections") >= 1
    assert json.loads(server.get("/socket").body)["code"] == "malformed"
    with pytest.raises(InvalidStatus) as refused, connect(f"ws://{server.host}/nosuch"):
        pass
    assert refused.value.response.status_code == 403


# ---- metrics
def test_metrics_count_requests_and_refusals(server: ServerProcess, token: str) -> None:
    asked = 'folsom_requests_total{route="/api/tables/{key}",method="GET",status="404"}'
    refused = 'folsom_refused_total{code="unknown"}'
    before = server.metric(asked), server.metric(refused), server.metric("folsom_decisions_total")
    server.get("/api/tables/nosuch")
    server.finished_table(token)
    after = server.metric(asked), server.metric(refused), server.metric("folsom_decisions_total")
    assert (after[0], after[1]) == (before[0] + 1, before[1] + 1)
    assert after[2] > before[2]
    assert server.metric("folsom_tables") >= 1
    assert server.metric("folsom_store_seconds_count") > 10
    assert server.metric('folsom_store_seconds_bucket{le="+Inf"}') > 10


def test_the_health_check_is_fast(server: ServerProcess) -> None:
    start = time.monotonic()
    assert server.get("/healthz").json == {"status": "ok"}
    assert time.monotonic() - start < TIMEOUT / 10
