"""The ASGI application: the endpoints of api.py, the page, the WebSocket, and a middleware for all of them."""

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
from folsom.server.api_types import Body, ErrorBody
from folsom.server.cpu_time import Metered
from folsom.server.endpoints import JSON, ApiRequest, Endpoint
from folsom.server.headers import same_origin, security
from folsom.server.limits import address_key
from folsom.server.log import log_event
from folsom.server.metrics_server import PATH as METRICS
from folsom.server.page import Docs, Page, is_docs_path
from folsom.server.refusal import Refusal
from folsom.server.services import Services
from folsom.server.store import StoreError

SOCKET = "/socket"
METHODS = ("GET", "HEAD", "OPTIONS", "POST", "PATCH", "PUT", "DELETE")
BODY_TIMEOUT = 10.0  # seconds until a body must be complete
FAULT = 500
CLOSE = {"Connection": "close"}  # after a malformed request the start of the next one is unknown
EXTRA_HEADERS = {400: CLOSE, 401: {"WWW-Authenticate": "Bearer"}, 413: CLOSE}  # by status


def app(services: Services, page: Page, docs: Docs) -> ASGIApp:
    """The whole application, for uvicorn."""
    paths: dict[str, dict[str, Endpoint]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    routes = [Route(path, PathHandler(services, path, endpoints)) for path, endpoints in paths.items()]
    all_routes = [
        *routes,
        Route("/{path:path}", PageHandler(page, docs)),
        WebSocketRoute(SOCKET, SocketHandler(services)),
    ]
    return RequestMiddleware(Router(all_routes), services)


class RequestMiddleware:
    """Numbers and logs all requests, adds security headers, limits CPU time, and turns errors into responses."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self.app, self.services = app, services
        self.numbers = itertools.count(1)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Wait for the address's turn and until it has CPU time left; then charge it for handling the request."""
        address = self.services.traffic.address(client_key(scope))
        await address.until_turn()
        await Metered(self.handle(scope, receive, send), address.spend_cpu)

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        tracked = TrackedRequest(
            next(self.numbers), security(HTTPConnection(scope), self.services.settings.public_url), send
        )
        try:
            refuse_conflicting_lengths(scope)
            await self.app(scope, receive, tracked.send)
        except (ClientDisconnect, ClientDisconnected, WebSocketDisconnect):
            pass
        except Exception as error:
            response = self.error_response(error, tracked)
            if not tracked.status:
                await send_response(response, scope, receive, tracked.send)
        self.log_request(scope, tracked)

    def error_response(self, error: Exception, tracked: "TrackedRequest") -> Response:
        """The response to an error; an unexpected one is logged, and the response has only its request number."""
        match error:
            case Refusal():
                wrong, status = ErrorBody(error.code, error.words, error.rule), error.status
            case FolsomError():
                wrong, status = ErrorBody("illegal", str(error), getattr(error, "rule", None) or None), 422
            case StoreError():
                log_event("store", error, request=tracked.number)
                wrong, status = ErrorBody("busy", "Nothing can be stored at the moment."), 503
            case _:
                log_event("fault", error, request=tracked.number)
                words = f"Something went wrong; the server's log has it as request {tracked.number}."
                wrong, status = ErrorBody("fault", words), FAULT
        self.services.metrics.refused.add(wrong.code)
        after = error.after if isinstance(error, Refusal) else None
        return json_response(wrong, status, EXTRA_HEADERS.get(status) if after is None else {"Retry-After": str(after)})

    def log_request(self, scope: Scope, tracked: "TrackedRequest") -> None:
        route = getattr(scope.get("endpoint"), "path", "unknown")
        method = scope.get("method", "SOCKET")
        method = method if method in METHODS or method == "SOCKET" else "other"
        self.services.metrics.requests.add(route, method, str(tracked.status))
        milliseconds = round(1000 * (time.perf_counter() - tracked.start), 1)
        address = log.address(scope["client"][0] if scope.get("client") else "", self.services.settings.log_addresses)
        log_event(
            "request",
            request=tracked.number,
            method=method,
            route=route,
            status=tracked.status,
            ms=milliseconds,
            **address,
        )


class TrackedRequest:
    """Adds headers to the response of a request; knows its number, start time and status (0 before the response)."""

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
    """Handles one path of the API."""

    def __init__(self, services: Services, path: str, endpoints: dict[str, Endpoint]) -> None:
        self.services, self.path, self.endpoints = services, path, endpoints
        self.allowed = allowed(endpoints)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        response = await self.respond(Request(scope, receive))
        await response(scope, receive, send)

    async def respond(self, request: Request) -> Response:
        if request.method == "OPTIONS":
            return Response(None, 204, {"Allow": self.allowed})
        endpoint = self.endpoints.get("GET" if request.method == "HEAD" else request.method)
        if endpoint is None:
            return wrong_method(self.allowed)
        result = await endpoint.handler(await self.read(endpoint, request))
        return json_response(result, endpoint.status, media=endpoint.media)

    async def read(self, endpoint: Endpoint, request: Request) -> ApiRequest:
        address = client_key(request.scope)
        if self.path.startswith("/api"):
            self.services.requests.require(address, "Too many requests from this address; wait a little.")
        caller = await self.services.people.authenticate(bearer(request)) if endpoint.needs_token else None
        query = read_query(request, endpoint.query) if endpoint.query else None
        body = await self.read_body(request, endpoint.body) if endpoint.body else None
        if caller and body is not None and not await self.services.people.is_current(caller):
            raise Refusal("who", "This token has been renewed.")  # while the body arrived
        return ApiRequest(self.services, address, request.path_params.get("key", ""), body, query, caller)

    async def read_body(self, request: Request, shape: type[Body]) -> Body:
        """The parsed body.  Requiring JSON keeps out pages of other hosts: browsers ask before sending it."""
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
            raise Refusal("malformed", f"The body of the request must be JSON, with Content-Type: {JSON}.")
        most = self.services.settings.limits.message_bytes
        body = b""
        try:
            async with asyncio.timeout(BODY_TIMEOUT):
                async for part in request.stream():
                    body += part
                    if len(body) > most:
                        raise Refusal("too-large", f"The body of a request can have at most {most} bytes.")
        except TimeoutError:
            raise Refusal("malformed", "The body of the request did not arrive in time.") from None
        try:
            return msgspec.json.decode(body, type=shape)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            raise Refusal("malformed", f"The body of the request cannot be read: {error}") from None


class PageHandler:
    """Handles all other paths: the page and the documentation."""

    path = "page"

    def __init__(self, page: Page, docs: Docs) -> None:
        self.page, self.docs = page, docs

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.respond(Request(scope, receive))(scope, receive, send)

    def respond(self, request: Request) -> Response:
        path: str = request.scope["path"]
        if path == "/api" or path.startswith("/api/"):
            raise Refusal("unknown", "There is no such path; /openapi.json lists all paths.")
        if path == METRICS:
            raise Refusal("unknown", "Metrics are on a separate port; see folsom serve --metrics.")
        if path == SOCKET:
            raise Refusal("malformed", "This path is a WebSocket; see docs/protocol.md.")
        if request.method == "OPTIONS":
            return Response(None, 204, {"Allow": allowed(("GET",))})
        if request.method not in ("GET", "HEAD"):
            return wrong_method(allowed(("GET",)))
        return self.docs.respond(request) if is_docs_path(path) else self.page.respond(request)


class SocketHandler:
    """Handles the WebSocket: for our own page and for programs, with a limit per address."""

    path = SOCKET

    def __init__(self, services: Services) -> None:
        self.services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        websocket = WebSocket(scope, receive, send)
        services, address = self.services, client_key(scope)
        if not same_origin(websocket, services.settings.public_url):
            await self.deny(websocket, Refusal("not-yours", "Pages of other hosts may not connect."))
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
        await websocket.send_denial_response(json_response(ErrorBody(refusal.code, refusal.words), refusal.status))


def client_key(scope: Scope) -> str:
    """The address key for limits."""
    return address_key(scope["client"][0] if scope.get("client") else None)


def refuse_conflicting_lengths(scope: Scope) -> None:
    """Refuse a body with two lengths, which may end elsewhere for a proxy than here (RFC 9112, 6.3)."""
    names = {name for name, _ in scope["headers"]}
    if b"content-length" in names and b"transfer-encoding" in names:
        raise Refusal("malformed", "A request can have a Content-Length or a Transfer-Encoding, not both.")


async def send_response(response: Response, scope: Scope, receive: Receive, send: Send) -> None:
    """Send an error response to an HTTP request or a WebSocket handshake."""
    if scope["type"] == "websocket":
        await WebSocket(scope, receive, send).send_denial_response(response)
    else:
        await response(scope, receive, send)


def json_response(result: Any, status: int, headers: dict[str, str] | None = None, media: str = JSON) -> Response:
    """A response with a result as JSON; bytes and strings are sent as they are."""
    body = result.encode() if isinstance(result, str) else result
    body = body if isinstance(body, bytes) else msgspec.json.encode(body)
    return Response(body, status, {**(headers or {}), "Content-Type": media, "Cache-Control": "no-store"})


def wrong_method(allowed: str) -> Response:
    return json_response(ErrorBody("malformed", f"This path supports only {allowed}."), 405, {"Allow": allowed})


def allowed(methods: Iterable[str]) -> str:
    known = {*methods, "OPTIONS"} | ({"HEAD"} if "GET" in methods else set())
    return ", ".join(method for method in METHODS if method in known)


def bearer(request: Request) -> str:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        raise Refusal("who", "This needs a token, in the header Authorization: Bearer.")
    return token.strip()


def read_query(request: Request, shape: type[Body]) -> Body:
    given = request.query_params.multi_items()
    if len(dict(given)) < len(given):
        raise Refusal("malformed", "The query has a parameter twice.")
    try:
        return msgspec.convert(dict(given), shape, strict=False)
    except (msgspec.MsgspecError, ValueError) as error:
        raise Refusal("malformed", f"The query cannot be read: {error}") from None
