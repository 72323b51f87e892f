"""`folsom serve`: one process, one port, one file."""

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
from threading import Thread
from types import FrameType

import uvicorn
from starlette.types import ASGIApp
from uvicorn.loops.auto import auto_loop_factory

from folsom.kernel.errors import SetupError
from folsom.server import log, web
from folsom.server.calls import House
from folsom.server.hall import Hall
from folsom.server.metrics import Metrics
from folsom.server.page import Page
from folsom.server.people import People
from folsom.server.settings import Settings
from folsom.server.sqlite import SqliteStore
from folsom.server.steady import SteadyClock
from folsom.server.store import StoreError
from folsom.server.wire import Wire
from folsom.server.workers import Workers

SIGNALS = (signal.SIGINT, signal.SIGTERM)
GOODBYE = 5  # seconds that everybody has to finish
ENDED_AT_ONCE = 130
STORE_FAILED = 74  # EX_IOERR of sysexits.h: a supervisor may start it again
WATCHED = 0.5  # seconds between two looks at the store
LOOPBACK = ("127.0.0.1", "::1")
EVERYWHERE = ("0.0.0.0", "::", "")


class Server(uvicorn.Server):
    """Says where it is when it is there; the hall closes while sockets are open, so that it can say goodbye."""

    def __init__(self, config: uvicorn.Config, hall: Hall, greeting: str, url: str | None) -> None:
        super().__init__(config)
        self.hall, self.greeting, self.url = hall, greeting, url

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        print(self.greeting, flush=True)
        if self.url:
            show(self.url)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log.say("stopping")
        for server in self.servers:
            server.close()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE):
                await self.hall.close()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """uvicorn would raise the signal again at the end; who is asked to stop and stops has done well."""
        before = {each: signal.signal(each, self.handle_exit) for each in SIGNALS}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.should_exit:  # what is stored is stored: nothing is lost by not waiting
            os._exit(ENDED_AT_ONCE)
        self.should_exit = True


def run(settings: Settings, kind_of_log: str | None = None, open_browser: bool = False) -> int:
    """Serve until somebody says stop; the exit status."""
    log.set_up(kind_of_log)
    if os.name == "posix":
        os.umask(0o077)  # the file holds what people say to each other
    gc.freeze()
    gc.disable()  # it would look at tables all day and find nothing; the hall has it look when memory has grown
    listener = listening(settings.host, settings.port)
    with listener, asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        fault = runner.run(serve(settings, listener, open_browser))
    log.say("stopped")
    if fault:
        print(f"folsom: {fault}", file=sys.stderr)
        return STORE_FAILED
    return 0


async def serve(settings: Settings, listener: socket.socket, open_browser: bool) -> str:
    """Until somebody says stop, or the store has failed: why it did, or nothing."""
    try:
        store = SqliteStore.open(settings.db)
    except StoreError as error:
        raise SetupError(str(error)) from None
    async with contextlib.AsyncExitStack() as stack:
        stack.push_async_callback(store.close)
        workers = Workers(settings.workers)
        stack.push_async_callback(workers.close)
        await workers.start()
        metrics = Metrics()
        clock = SteadyClock(await store.latest())
        hall = Hall(store, workers, settings, metrics, clock)
        await hall.start()
        house = House(hall, store, People(store, clock), metrics, settings)
        metrics.tables.follow(lambda: len(hall.rooms))
        metrics.connections.follow(lambda: house.sockets.total)
        metrics.bots_waiting.follow(lambda: workers.waiting)
        metrics.bots_busy.follow(lambda: workers.busy)
        port = listener.getsockname()[1]
        url = address(settings.host, port) if open_browser else None
        server = Server(config(settings, web.app(house, Page())), hall, greeting(settings, port), url)
        hall.spawn(watch(store, server))
        await server.serve([listener])
        return store.fault


async def watch(store: SqliteStore, server: Server) -> None:
    """Look for damage once; end the server when nothing can be stored any more."""
    await asyncio.to_thread(store.examine)
    if store.damage:
        log.say("damaged", error=StoreError(store.damage))
    while not store.fault:
        await asyncio.sleep(WATCHED)
    log.say("store failed", error=StoreError(store.fault))
    server.should_exit = True


def config(settings: Settings, app: ASGIApp) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http="h11",  # bounds what it reads before it has understood it
        ws=Wire,
        ws_per_message_deflate=False,
        ws_max_size=settings.limits.message_bytes,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=settings.proxy,
        forwarded_allow_ips=list(LOOPBACK),
        timeout_graceful_shutdown=GOODBYE,
    )


def listening(host: str, port: int) -> socket.socket:
    """A socket on the port, or a sentence that says why there is none."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        if error.errno in (errno.EADDRINUSE, errno.EACCES):
            why = "is taken" if error.errno == errno.EADDRINUSE else "is not free to everybody"
            raise SetupError(f"port {port} {why}: choose another with --port, or any free one with --port 0") from None
        raise SetupError(f"{host} is no address of this machine: {error.strerror or error}") from None


def greeting(settings: Settings, port: int) -> str:
    """Where people find the server, in a line; and who else could."""
    line = f"Folsom is at {address(settings.host, port)}"
    if settings.public_url:
        line += f", and for everybody else at {settings.public_url}"
    elif settings.host in LOOPBACK:
        line += " (for this machine alone; --host 0.0.0.0 lets others in)"
    elif settings.host in EVERYWHERE and (found := lan_address()):
        line += f", and for others in this network at {address(found, port)}"
    return f"{line}; Ctrl-C stops it"


def address(host: str, port: int) -> str:
    """As a browser on this machine wants it."""
    host = "127.0.0.1" if host in EVERYWHERE else host
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def lan_address() -> str | None:
    """The address that this machine has for others; a datagram socket that is connected sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        found: str = probe.getsockname()[0]
    return None if found.startswith("127.") else found


def show(url: str) -> None:
    """Open a browser, if there is one that does not need the terminal."""
    windows = sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if windows and not os.environ.get("FOLSOM_NO_BROWSER"):
        Thread(target=webbrowser.open, args=(url,), daemon=True).start()
