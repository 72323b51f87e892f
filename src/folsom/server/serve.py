"""`folsom serve`: one process, one port, one database file."""

import asyncio
import contextlib
import errno
import gc
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Iterator
from functools import partial
from threading import Thread
from types import FrameType

import uvicorn
from starlette.types import ASGIApp
from uvicorn.loops.auto import auto_loop_factory

from folsom.interface.errors import SetupError
from folsom.server import log, web
from folsom.server.http_protocol import HttpProtocol
from folsom.server.log import log_event
from folsom.server.metrics import Metrics
from folsom.server.metrics_server import PATH as METRICS
from folsom.server.metrics_server import serve_metrics
from folsom.server.monotonic_clock import MonotonicClock
from folsom.server.page import Docs, Page
from folsom.server.people import People
from folsom.server.process import LoopLag, allow_many_files, open_files, resident_bytes
from folsom.server.services import Services
from folsom.server.settings import Settings
from folsom.server.sqlite import SqliteStore
from folsom.server.store import StoreError
from folsom.server.table_registry import TableRegistry
from folsom.server.traffic import Traffic
from folsom.server.websocket_protocol import WebSocketProtocol
from folsom.server.worker_pool import WorkerPool

SIGNALS = (signal.SIGINT, signal.SIGTERM)
GOODBYE_TIMEOUT = 4  # seconds for sending goodbye to all clients
SHUTDOWN_TIMEOUT = 3  # further seconds for pending responses
SPARE = 64  # file descriptors for the server's own files and pipes
FORCED_EXIT = 130
STORE_FAILED = 74  # EX_IOERR of sysexits.h: a supervisor may restart the server
WATCH_INTERVAL = 0.5  # seconds between two checks of the store
LOOPBACK = ("127.0.0.1", "::1")
EVERYWHERE = ("0.0.0.0", "::", "")


class Server(uvicorn.Server):
    """Prints its address once it is ready.  Closes the tables before the sockets, so that clients get a goodbye."""

    def __init__(
        self,
        config: uvicorn.Config,
        tables: TableRegistry,
        greeting: str,
        url: str | None,
        metrics: socket.socket | None,
    ) -> None:
        super().__init__(config)
        self.tables, self.greeting, self.url, self.metrics = tables, greeting, url, metrics

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.metrics:
            self.servers.append(await serve_metrics(self.tables.metrics, self.metrics, self.server_state))
        print(self.greeting, flush=True)
        if self.url:
            show_in_browser(self.url)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log_event("stopping")
        for server in self.servers:
            server.close()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE_TIMEOUT):
                await self.tables.close()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Handle signals; uvicorn would raise them again at the end, but a requested stop should exit with status 0."""
        before = {each: signal.signal(each, self.handle_exit) for each in SIGNALS}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.should_exit:  # a second signal: acknowledged changes are stored, so nothing is lost
            os._exit(FORCED_EXIT)
        self.should_exit = True


def run(settings: Settings, log_format: str | None = None, open_browser: bool = False) -> int:
    """Serve until stopped; return the exit status."""
    log.configure(log_format)
    if os.name == "posix":
        os.umask(0o077)  # the database contains private chat
    gc.freeze()
    gc.disable()  # tables live long and leave no cycles; the table registry collects when memory has grown
    with contextlib.ExitStack() as stack:
        listener = stack.enter_context(listen(settings.host, settings.port))
        metrics = stack.enter_context(listen(*settings.metrics, "--metrics HOST:PORT")) if settings.metrics else None
        runner = stack.enter_context(asyncio.Runner(loop_factory=auto_loop_factory()))
        fault = runner.run(serve(settings, listener, metrics, open_browser))
    log_event("stopped")
    if fault:
        print(f"folsom: {fault}", file=sys.stderr)
        return STORE_FAILED
    return 0


async def serve(
    settings: Settings, listener: socket.socket, metrics_listener: socket.socket | None, open_browser: bool
) -> str:
    """Serve until stopped or until the store fails; return the reason for the failure, if any."""
    try:
        store = SqliteStore.open(settings.db)
    except StoreError as error:
        raise SetupError(str(error)) from None
    async with contextlib.AsyncExitStack() as stack:
        stack.push_async_callback(store.close)
        workers = WorkerPool(settings.workers, limits=settings.limits)
        stack.push_async_callback(workers.close)
        await workers.start()
        metrics = Metrics()
        clock = MonotonicClock(await store.latest())
        tables = TableRegistry(store, workers, settings, metrics, clock)
        await tables.start()
        files = allow_many_files()
        capacity = max(1, files - SPARE - 4 * workers.number) if files else None
        traffic = Traffic(settings.limits, metrics, settings.proxy_networks(), capacity)
        services = Services(tables, store, People(store, clock), metrics, settings, traffic)
        lag = LoopLag()
        tables.spawn(lag.watch())
        metrics.tables.follow(lambda: len(tables.rooms))
        metrics.connections.follow(lambda: services.sockets.total)
        metrics.bots_waiting.follow(lambda: workers.waiting)
        metrics.bots_busy.follow(lambda: workers.busy)
        metrics.loop_lag.follow(lambda: lag.worst)
        metrics.memory.follow(resident_bytes)
        metrics.files.follow(open_files)
        metrics.most_files.follow(lambda: files or 0)
        port = listener.getsockname()[1]
        url = address(settings.host, port) if open_browser else None
        app = config(settings, web.app(services, Page(), Docs()), traffic)
        words = greeting(settings, port)
        if settings.metrics and metrics_listener:
            words += f"\nMetrics are at {address(settings.metrics[0], metrics_listener.getsockname()[1])}{METRICS}"
        server = Server(app, tables, words, url, metrics_listener)
        tables.spawn(watch(store, server))
        await server.serve([listener])
        store.check_file()
        return await final_fault(store)


async def watch(store: SqliteStore, server: Server) -> None:
    """Check the store for damage once; stop the server when the store has failed."""
    await asyncio.to_thread(store.examine)
    if store.damage:
        log_event("damaged", error=StoreError(store.damage))
    while not store.fault:
        await asyncio.sleep(WATCH_INTERVAL)
        store.check_file()
    log_event("store failed", error=StoreError(store.fault))
    server.should_exit = True


async def final_fault(store: SqliteStore) -> str:
    """Why the store has failed, if it has, and what has become of its contents."""
    if not store.is_misplaced:
        return store.fault
    try:
        copy = await store.rescue()
    except StoreError as error:
        return f"{store.fault}, and its contents could not be saved: {error}"
    return f"{store.fault}; everything that was stored is now in {copy}"


def config(settings: Settings, app: ASGIApp, traffic: Traffic) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=partial(HttpProtocol, traffic),  # type: ignore[arg-type]  # uvicorn only needs a callable
        ws=partial(WebSocketProtocol, traffic),  # type: ignore[arg-type]
        ws_per_message_deflate=False,
        ws_max_size=settings.limits.message_bytes,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
    )


def listen(host: str, port: int, option: str = "--port") -> socket.socket:
    """A listening socket; SetupError with the reason if it cannot be opened."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        if error.errno in (errno.EADDRINUSE, errno.EACCES):
            why = "is in use" if error.errno == errno.EADDRINUSE else "requires privileges"
            free = "--port 0" if option == "--port" else "port 0"
            raise SetupError(f"port {port} {why}: choose another with {option}, or any free one with {free}") from None
        why = (error.strerror or str(error)).partition(" (while")[0]  # Python repeats the address
        raise SetupError(f"{host} is not an address of this machine: {why}") from None


def greeting(settings: Settings, port: int) -> str:
    """A line with the addresses of the server, for this machine and for others."""
    line = f"Folsom is at {address(settings.host, port)}"
    if settings.public_url:
        line += f", and for others at {settings.public_url}"
    elif settings.host in LOOPBACK:
        line += " (only from this machine; --host 0.0.0.0 lets others connect)"
    elif settings.host in EVERYWHERE and (found := lan_address()):
        line += f", and for others in this network at {address(found, port)}"
    return f"{line}; stop it with Ctrl-C"


def address(host: str, port: int) -> str:
    """The URL for a browser on this machine."""
    host = "127.0.0.1" if host in EVERYWHERE else host
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def lan_address() -> str | None:
    """This machine's address in the local network; connecting a datagram socket sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        found: str = probe.getsockname()[0]
    return None if found.startswith("127.") else found


def show_in_browser(url: str) -> None:
    """Open a browser, unless it would run in the terminal."""
    windows = sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if windows and not os.environ.get("FOLSOM_NO_BROWSER"):
        Thread(target=webbrowser.open, args=(url,), daemon=True).start()
