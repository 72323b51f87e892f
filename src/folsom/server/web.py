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
from folsom.server import connection, log
from folsom.server.api import ENDPOINTS
from folsom.server.api_types import ApiError, Body
from folsom.server.cpu_time import Metered
from folsom.server.endpoints import JSON, ApiRequest, Endpoint
from folsom.server.headers import same_origin, security
from folsom.server.limits import address_key
from folsom.server.metrics_server import PATH as METRICS
from folsom.server.page import Docs, Page, is_docs_path
from folsom.server.refusal import Refusal
from folsom.server.services import Services
from folsom.server.store import StoreError

SOCKET = "/socket"
METHODS = ("GET", "HEAD", "OPTIONS", "POST", "PATCH", "PUT", "DELETE")
READING = 10.0  # seconds until a body has to be there
FAULT = 500
CLOSE = {"Connection": "close"}  # after what cannot be understood nobody knows where the next request begins
EXTRA_HEADERS = {400: CLOSE, 401: {"WWW-Authenticate": "Bearer"}, 413: CLOSE}  # headers of some refusals


def app(services: Services, page: Page, docs: Docs) -> ASGIApp:
    """Everything, as uvicorn serves it."""
    paths: dict[str, dict[str, Endpoint]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    routes = [Route(path, PathHandler(services, path, endpoints)) for path, endpoints in paths.items()]
    ways = [*routes, Route("/{path:path}", PageHandler(page, docs)), WebSocketRoute(SOCKET, SocketHandler(services))]
    return RequestMiddleware(Router(ways), services)


class RequestMiddleware:
    """Everybody comes through here: it numbers requests, writes them down, and turns errors into answers."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self.app, self.services = app, services
        self.numbers = itertools.count(1)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Whoever has used up the time of his address waits; what is done then counts for it."""
        address = self.services.traffic.address(client_key(scope))
        await address.until_ready()
        await Metered(self.handle(scope, receive, send), address.spend_cpu)

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        tracked = TrackedRequest(
            next(self.numbers), security(HTTPConnection(scope), self.services.settings.public_url), send
        )
        try:
            refuse_two_lengths(scope)
            await self.app(scope, receive, tracked.send)
        except (ClientDisconnect, ClientDisconnected, WebSocketDisconnect):
            pass
        except Exception as error:
            answer = self.error_response(error, tracked)
            if not tracked.status:
                await send_response(answer, scope, receive, tracked.send)
        self.log_request(scope, tracked)

    def error_response(self, error: Exception, tracked: "TrackedRequest") -> Response:
        """An error as an answer; one that nobody thought of is written down, and told only by its number."""
        match error:
            case Refusal():
                wrong, status = ApiError(error.code, error.words, error.rule), error.status
            case FolsomError():
                wrong, status = ApiError("illegal", str(error), getattr(error, "rule", None) or None), 422
            case StoreError():
                log.log_event("store", error, request=tracked.number)
                wrong, status = ApiError("busy", "Nothing can be stored at the moment."), 503
            case _:
                log.log_event("fault", error, request=tracked.number)
                words = f"Something went wrong here; it is written down as request {tracked.number}."
                wrong, status = ApiError("fault", words), FAULT
        self.services.metrics.refused.add(wrong.code)
        after = error.after if isinstance(error, Refusal) else None
        return answer(wrong, status, EXTRA_HEADERS.get(status) if after is None else {"Retry-After": str(after)})

    def log_request(self, scope: Scope, tracked: "TrackedRequest") -> None:
        route = getattr(scope.get("endpoint"), "path", "unknown")
        method = scope.get("method", "SOCKET")
        method = method if method in METHODS or method == "SOCKET" else "other"
        self.services.metrics.requests.add(route, method, str(tracked.status))
        milliseconds = round(1000 * (time.perf_counter() - tracked.start), 1)
        who = log.address(scope["client"][0] if scope.get("client") else "", self.services.settings.log_addresses)
        log.log_event(
            "request", request=tracked.number, method=method, route=route, status=tracked.status, ms=milliseconds, **who
        )


class TrackedRequest:
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


class PathHandler:
    """A path of the interface."""

    def __init__(self, services: Services, path: str, endpoints: dict[str, Endpoint]) -> None:
        self.services, self.path, self.endpoints = services, path, endpoints
        self.allowed = allowed(endpoints)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        response = await self.answer(Request(scope, receive))
        await response(scope, receive, send)

    async def answer(self, request: Request) -> Response:
        if request.method == "OPTIONS":
            return Response(None, 204, {"Allow": self.allowed})
        endpoint = self.endpoints.get("GET" if request.method == "HEAD" else request.method)
        if endpoint is None:
            return wrong_method(self.allowed)
        result = await endpoint.handler(await self.read(endpoint, request))
        return answer(result, endpoint.status, media=endpoint.media)

    async def read(self, endpoint: Endpoint, request: Request) -> ApiRequest:
        address = client_key(request.scope)
        if self.path.startswith("/api"):
            self.services.requests.require(address, "Too many requests from this address; wait a little.")
        given = await self.services.people.authenticate(bearer(request)) if endpoint.needs_token else None
        query = read_query(request, endpoint.query) if endpoint.query else None
        body = await self.read_body(request, endpoint.body) if endpoint.body else None
        return ApiRequest(self.services, address, request.path_params.get("key", ""), body, query, given)

    async def read_body(self, request: Request, shape: type[Body]) -> Body:
        """A page of another host can send no such body without asking first, and is answered no then."""
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
            raise Refusal("malformed", f"The body of the request has to be JSON, with Content-Type: {JSON}.")
        most = self.services.settings.limits.message_bytes
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


class PageHandler:
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


class SocketHandler:
    """Where games are played: only our own page and programs come in, and not too many from one address."""

    path = SOCKET

    def __init__(self, services: Services) -> None:
        self.services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        websocket = WebSocket(scope, receive, send)
        services, address = self.services, client_key(scope)
        if not same_origin(websocket, services.settings.public_url):
            await self.deny(websocket, Refusal("not-yours", "Pages of other hosts may not come in here."))
        elif not services.sockets.acquire(address):
            await self.deny(websocket, Refusal("too-many", "Too many connections from this address."))
        else:
            scope["state"]["protocol"].set_address(services.traffic.address(address))
            try:
                await connection.serve(websocket, services.connections, address)
            finally:
                services.sockets.release(address)

    async def deny(self, websocket: WebSocket, refusal: Refusal) -> None:
        self.services.metrics.refused.add(refusal.code)
        await websocket.send_denial_response(answer(ApiError(refusal.code, refusal.words), refusal.status))


def client_key(scope: Scope) -> str:
    """The address that limits hold for."""
    return address_key(scope["client"][0] if scope.get("client") else None)


def refuse_two_lengths(scope: Scope) -> None:
    """A body that says its length in two ways may end elsewhere for a proxy than here (RFC 9112, 6.3)."""
    names = {name for name, _ in scope["headers"]}
    if b"content-length" in names and b"transfer-encoding" in names:
        raise Refusal("malformed", "A request has a Content-Length or a Transfer-Encoding, not both.")


async def send_response(answer: Response, scope: Scope, receive: Receive, send: Send) -> None:
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
    return answer(ApiError("malformed", f"This path knows {allowed} only."), 405, {"Allow": allowed})


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
