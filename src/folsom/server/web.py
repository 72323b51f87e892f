"""The server as the web sees it: the calls of api.py, the page, the socket, and one door before all of them."""

import asyncio
import itertools
import time
from collections.abc import Iterable
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, Router, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from folsom.interface.errors import FolsomError
from folsom.server import log, sockets
from folsom.server.api import CALLS
from folsom.server.calls import JSON, Asked, Call, House
from folsom.server.headers import same_origin, security
from folsom.server.limits import address_key
from folsom.server.metering import Metered
from folsom.server.monitoring import PATH as METRICS
from folsom.server.page import Docs, Page, is_docs_path
from folsom.server.refusal import Refusal
from folsom.server.shapes import Body, Wrong
from folsom.server.store import StoreError

SOCKET = "/socket"
METHODS = ("GET", "HEAD", "OPTIONS", "POST", "PATCH", "PUT", "DELETE")
READING = 10.0  # seconds until a body has to be there
FAULT = 500
CLOSE = {"Connection": "close"}  # after what cannot be understood nobody knows where the next request begins
BESIDES = {400: CLOSE, 401: {"WWW-Authenticate": "Bearer"}, 413: CLOSE}  # headers of some refusals


def app(house: House, page: Page, docs: Docs) -> ASGIApp:
    """Everything, as uvicorn serves it."""
    paths: dict[str, dict[str, Call]] = {}
    for call in CALLS:
        paths.setdefault(call.path, {})[call.method] = call
    routes = [Route(path, Place(house, path, calls)) for path, calls in paths.items()]
    ways = [*routes, Route("/{path:path}", Pages(page, docs)), WebSocketRoute(SOCKET, Socket(house))]
    return Door(Router(ways), house)


class Door:
    """Everybody comes through here: it numbers requests, writes them down, and turns errors into answers."""

    def __init__(self, inside: ASGIApp, house: House) -> None:
        self.inside, self.house = inside, house
        self.numbers = itertools.count(1)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Whoever has used up the time of his address waits; what is done then counts for it."""
        address = self.house.traffic.address(client_key(scope))
        await address.ready()
        await Metered(self.enter(scope, receive, send), address.spend_cpu)

    async def enter(self, scope: Scope, receive: Receive, send: Send) -> None:
        visit = Visit(next(self.numbers), security(HTTPConnection(scope), self.house.settings.public_url), send)
        try:
            refuse_two_lengths(scope)
            await self.inside(scope, receive, visit.send)
        except (ClientDisconnect, ClientDisconnected, WebSocketDisconnect):
            pass
        except Exception as error:
            answer = self.refused(error, visit)
            if not visit.status:
                await tell(answer, scope, receive, visit.send)
        self.write_down(scope, visit)

    def refused(self, error: Exception, visit: "Visit") -> Response:
        """An error as an answer; one that nobody thought of is written down, and told only by its number."""
        match error:
            case Refusal():
                wrong, status = Wrong(error.code, error.words, error.rule), error.status
            case FolsomError():
                wrong, status = Wrong("illegal", str(error), getattr(error, "rule", None) or None), 422
            case StoreError():
                log.say("store", error, request=visit.number)
                wrong, status = Wrong("busy", "Nothing can be stored at the moment."), 503
            case _:
                log.say("fault", error, request=visit.number)
                words = f"Something went wrong here; it is written down as request {visit.number}."
                wrong, status = Wrong("fault", words), FAULT
        self.house.metrics.refused.add(wrong.code)
        after = error.after if isinstance(error, Refusal) else None
        return answer(wrong, status, BESIDES.get(status) if after is None else {"Retry-After": str(after)})

    def write_down(self, scope: Scope, visit: "Visit") -> None:
        route = getattr(scope.get("endpoint"), "path", "unknown")
        method = scope.get("method", "SOCKET")
        method = method if method in METHODS or method == "SOCKET" else "other"
        self.house.metrics.requests.add(route, method, str(visit.status))
        milliseconds = round(1000 * (time.perf_counter() - visit.start), 1)
        who = log.address(scope["client"][0] if scope.get("client") else "", self.house.settings.log_addresses)
        log.say(
            "request", request=visit.number, method=method, route=route, status=visit.status, ms=milliseconds, **who
        )


class Visit:
    """A request on its way: its number, when it began, and the status that was sent, 0 before."""

    def __init__(self, number: int, headers: list[tuple[bytes, bytes]], send: Send) -> None:
        self.number, self.headers, self._send = number, headers, send
        self.start = time.perf_counter()
        self.status = 0

    async def send(self, message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            self.status = message["status"]
            message["headers"] = [*message["headers"], *self.headers]
        elif not self.status and message["type"] in ("websocket.accept", "websocket.close"):
            self.status = 101 if message["type"] == "websocket.accept" else 403
        await self._send(message)


class Place:
    """A path of the interface."""

    def __init__(self, house: House, path: str, calls: dict[str, Call]) -> None:
        self.house, self.path, self.calls = house, path, calls
        self.allowed = allowed(calls)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        response = await self.answer(Request(scope, receive))
        await response(scope, receive, send)

    async def answer(self, request: Request) -> Response:
        if request.method == "OPTIONS":
            return Response(None, 204, {"Allow": self.allowed})
        call = self.calls.get("GET" if request.method == "HEAD" else request.method)
        if call is None:
            return wrong_method(self.allowed)
        result = await call.do(await self.read(call, request))
        return answer(result, call.status, media=call.media)

    async def read(self, call: Call, request: Request) -> Asked:
        address = client_key(request.scope)
        if self.path.startswith("/api"):
            self.house.requests.demand(address, "Too many requests from this address; wait a little.")
        given = await self.house.people.person_of(bearer(request)) if call.who else None
        query = read_query(request, call.query) if call.query else None
        body = await self.read_body(request, call.takes) if call.takes else None
        return Asked(self.house, address, request.path_params.get("key", ""), body, query, given)

    async def read_body(self, request: Request, shape: type[Body]) -> Body:
        """A page of another host can send no such body without asking first, and is answered no then."""
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
            raise Refusal("malformed", f"The body of the request has to be JSON, with Content-Type: {JSON}.")
        most = self.house.settings.limits.message_bytes
        body = b""
        try:
            async with asyncio.timeout(READING):
                async for part in request.stream():
                    body += part
                    if len(body) > most:
                        raise Refusal("too-large", f"The body of a request has at most {most} bytes.")
        except TimeoutError:
            raise Refusal("malformed", "The body of the request did not come.") from None
        try:
            return msgspec.json.decode(body, type=shape)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            raise Refusal("malformed", f"The body of the request cannot be read: {error}") from None


class Pages:
    """Every other path."""

    path = "page"

    def __init__(self, page: Page, docs: Docs) -> None:
        self.page, self.docs = page, docs

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.answer(Request(scope, receive))(scope, receive, send)

    def answer(self, request: Request) -> Response:
        path: str = request.scope["path"]
        if path == "/api" or path.startswith("/api/"):
            raise Refusal("unknown", "There is no such path; /openapi.json tells which there are.")
        if path == METRICS:
            raise Refusal("unknown", "Metrics are not told here; folsom serve --metrics says where.")
        if path == SOCKET:
            raise Refusal("malformed", "Here one speaks WebSocket; docs/protocol.md tells how.")
        if request.method == "OPTIONS":
            return Response(None, 204, {"Allow": allowed(("GET",))})
        if request.method not in ("GET", "HEAD"):
            return wrong_method(allowed(("GET",)))
        return self.docs.answer(request) if is_docs_path(path) else self.page.answer(request)


class Socket:
    """Where games are played: only our own page and programs come in, and not too many from one address."""

    path = SOCKET

    def __init__(self, house: House) -> None:
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        websocket = WebSocket(scope, receive, send)
        house, address = self.house, client_key(scope)
        if not same_origin(websocket, house.settings.public_url):
            await self.deny(websocket, Refusal("not-yours", "Pages of other hosts may not come in here."))
        elif not house.sockets.enter(address):
            await self.deny(websocket, Refusal("too-many", "Too many connections from this address."))
        else:
            scope["state"]["wire"].belong(house.traffic.address(address))
            try:
                await sockets.serve(websocket, house.gate, address)
            finally:
                house.sockets.leave(address)

    async def deny(self, websocket: WebSocket, refusal: Refusal) -> None:
        self.house.metrics.refused.add(refusal.code)
        await websocket.send_denial_response(answer(Wrong(refusal.code, refusal.words), refusal.status))


def client_key(scope: Scope) -> str:
    """The address that limits hold for."""
    return address_key(scope["client"][0] if scope.get("client") else None)


def refuse_two_lengths(scope: Scope) -> None:
    """A body that says its length in two ways may end elsewhere for a proxy than here (RFC 9112, 6.3)."""
    names = {name for name, _ in scope["headers"]}
    if b"content-length" in names and b"transfer-encoding" in names:
        raise Refusal("malformed", "A request has a Content-Length or a Transfer-Encoding, not both.")


async def tell(answer: Response, scope: Scope, receive: Receive, send: Send) -> None:
    """An answer instead of what was asked for; after a request that cannot be understood, nothing more is read."""
    if scope["type"] == "websocket":
        await WebSocket(scope, receive, send).send_denial_response(answer)
    else:
        await answer(scope, receive, send)


def answer(result: Any, status: int, headers: dict[str, str] | None = None, media: str = JSON) -> Response:
    """A result; bytes and strings are as they shall be sent."""
    body = result.encode() if isinstance(result, str) else result
    body = body if isinstance(body, bytes) else msgspec.json.encode(body)
    return Response(body, status, {**(headers or {}), "Content-Type": media, "Cache-Control": "no-store"})


def wrong_method(allowed: str) -> Response:
    return answer(Wrong("malformed", f"This path knows {allowed} only."), 405, {"Allow": allowed})


def allowed(methods: Iterable[str]) -> str:
    known = {*methods, "OPTIONS"} | ({"HEAD"} if "GET" in methods else set())
    return ", ".join(method for method in METHODS if method in known)


def bearer(request: Request) -> str:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        raise Refusal("who", "This needs the header Authorization: Bearer, with a token.")
    return token.strip()


def read_query(request: Request, shape: type[Body]) -> Body:
    given = request.query_params.multi_items()
    if len(dict(given)) < len(given):
        raise Refusal("malformed", "The query says the same thing twice.")
    try:
        return msgspec.convert(dict(given), shape, strict=False)
    except (msgspec.MsgspecError, ValueError) as error:
        raise Refusal("malformed", f"The query cannot be read: {error}") from None
