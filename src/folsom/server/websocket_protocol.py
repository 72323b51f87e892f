"""uvicorn's WebSocket protocol with limits for hostile clients, and fast sending of many updates."""

from asyncio import BaseTransport, Handle, TimerHandle
from collections import deque
from collections.abc import Callable
from struct import pack
from time import perf_counter
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from folsom.server.cpu_time import METER
from folsom.server.traffic import Address, Traffic

WHOLE_TEXT = 0x81  # the first byte of an unfragmented text frame
SHORT, LONG = 126, 0x10000  # payload lengths from which the length takes two and eight bytes
AHEAD = 8  # received messages that may wait; then reading pauses
SLICE = 1024  # bytes parsed between two checks of the budget
FLOOD = 65_536  # bytes that may wait to be parsed; well-behaved clients send far less
TOGETHER = 32_768  # bytes written at once
STALLED = 30.0  # seconds for which a client may read nothing
SWITCHING, NO_TEXT, POLICY = 101, 1007, 1008


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """Reads only as much as the budget allows, writes texts directly to the transport, and never waits for a client."""

    def __init__(self, traffic: Traffic, **uvicorn: Any) -> None:
        super().__init__(**uvicorn)
        self.traffic = traffic
        self.unparsed = bytearray()  # received but not parsed
        self.parse_timer: Handle | None = None  # parses the rest later
        self.waiting: deque[bytes] = deque()  # queued texts
        self.outbox = 0  # their size in bytes
        self.stalled: TimerHandle | None = None
        self.dropped = False
        self.on_too_slow: Callable[[], None] | None = None  # called when the client is too slow

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.host = self.client[0] if self.client else None
        self.set_address(self.traffic.peer(self.host) or self.traffic.new_address())

    def set_address(self, address: Address) -> None:
        """Set the address to charge; behind a proxy it is known only after the handshake."""
        self.address = address
        self.account = self.traffic.connection(address)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.discard()
        self.unparsed.clear()
        self.address.backlogged.discard(self)
        self.traffic.backlogged.discard(self)
        self.traffic.close_connection(self.host)
        for handle in (self.parse_timer, self.stalled):
            if handle:
                handle.cancel()
        # Break reference cycles, since the garbage collector rarely runs.
        self.on_too_slow = None
        self.conn.parser.close()
        self.conn.parser_exc = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == SWITCHING:
            self.scope["state"]["protocol"] = self

    def shutdown(self) -> None:
        """Shut down; uvicorn would wait for clients that do not read or are not being read."""
        super().shutdown()
        if self.parse_timer or self.stuck:
            self.transport.abort()

    # ---- sending
    @property
    def stuck(self) -> bool:
        """Whether the client has stopped reading."""
        return not self.writable.is_set()

    def send_text(self, text: bytes) -> None:
        """Queue a text; texts queued in the same moment are written together."""
        if not self.waiting:
            self.loop.call_soon(self.flush)
            self.address.backlogged.add(self)
            self.traffic.backlogged.add(self)
        self.waiting.append(text)
        self.traffic.queue(self, self.address, len(text))

    def flush(self) -> None:
        """Write queued texts as far as the client reads; drop them if the connection is closed."""
        if self.close_sent or self.transport.is_closing():
            self.discard()
        while self.waiting and self.writable.is_set():
            together, size = [], 0
            while self.waiting and size < TOGETHER:
                text = self.waiting.popleft()
                size += len(text)
                together.append(frame(text))
            self.traffic.queue(self, self.address, -size)
            self.transport.write(b"".join(together))

    def discard(self) -> None:
        """Drop all queued texts."""
        self.waiting.clear()
        self.traffic.queue(self, self.address, -self.outbox)

    def overflow(self) -> None:
        """The client is too slow: drop the queue and close the connection."""
        self.discard()
        if not self.dropped:
            self.dropped = True
            self.traffic.drop("slow")
            if self.on_too_slow:
                self.on_too_slow()
            else:
                self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stalled = self.loop.call_later(STALLED, self.overflow)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.stalled:
            self.stalled.cancel()
        self.flush()
        self.schedule_parse()

    def keepalive_timeout(self) -> None:
        """Abort; uvicorn would keep the connection until its last bytes are read, without telling the application."""
        super().keepalive_timeout()
        self.transport.abort()

    async def send(self, message: Any) -> None:
        """Send a message; uvicorn would log a refused handshake as an error."""
        await super().send(message)
        if self.close_sent:
            self.handshake_complete = True
        self.schedule_parse()

    async def run_asgi(self) -> None:
        """Run the application; uvicorn would then wait until the last bytes are read, which may never happen."""
        await super().run_asgi()
        self.scope["state"].clear()
        if not self.writable.is_set():
            self.transport.abort()
        elif not self.disconnected:
            self.loop.call_later(self.close_timeout, self.transport.abort)

    # ---- receiving
    def data_received(self, data: bytes) -> None:
        """Parse only as much as the connection and its address may use; uvicorn would parse everything."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self.unparsed += data
        if self.parse_timer is None:
            self.parse_more()
        else:
            self.limit_incoming()

    def schedule_parse(self) -> None:
        """Parse waiting bytes soon, if there are any."""
        if self.unparsed and self.parse_timer is None:
            self.parse_timer = self.loop.call_soon(self.parse_more)

    def parse_more(self) -> None:
        """Parse slice by slice while the budget allows it and the application takes the messages."""
        self.parse_timer = None
        while self.unparsed and self.can_parse and not self.transport.is_closing():
            if wait := self.account.wait():
                self.parse_timer = self.loop.call_later(wait, self.parse_more)
                break
            self.parse(bytes(self.unparsed[:SLICE]))
            del self.unparsed[:SLICE]
        self.limit_incoming()

    def limit_incoming(self) -> None:
        """Pause reading while bytes wait to be parsed; refuse a client that sent too many."""
        if len(self.unparsed) > FLOOD:
            self.refuse_flood()
        else:
            self.pause_or_resume()

    @property
    def can_parse(self) -> bool:
        """Whether the handshake is done, the client reads its answers, and the application takes the messages.

        After a close frame was sent, its answer is parsed although the application takes no more messages.
        """
        return self.handshake_complete and not self.stuck and (self.close_sent or self.queue.qsize() <= AHEAD)

    def parse(self, data: bytes) -> None:
        begun = perf_counter()
        self.conn.receive_data(data)
        frames = len(self.conn.events)
        if self.conn.parser_exc is not None:
            self.handle_parser_exception()
        else:
            self.handle_events()
        self.account.spend(frames, len(data), METER.since(begun))

    def pause_or_resume(self) -> None:
        """Read from the socket only while nothing waits to be parsed."""
        if self.transport.is_closing() or bool(self.unparsed) == self.read_paused:
            return
        self.read_paused = not self.read_paused
        if self.read_paused:
            self.transport.pause_reading()
        else:
            self.transport.resume_reading()

    def refuse_flood(self) -> None:
        """Close the connection of a client that sends too much at once; it may never read the reason."""
        self.unparsed.clear()
        if not self.transport.is_closing():
            self.traffic.drop("flood")
            if self.handshake_complete:
                self.fail(POLICY, "too much at once")
            self.transport.abort()

    def fail(self, code: int, reason: str = "") -> None:
        """Fail the connection, with a close frame unless one was sent or received already."""
        self.conn.fail(code, reason)
        self.handle_parser_exception()

    async def until_ready(self) -> None:
        """Wait until the connection may use more and the client reads."""
        await self.account.until_ready()
        await self.writable.wait()

    async def receive(self) -> Any:
        message = await self.queue.get()
        self.schedule_parse()
        return message

    def send_receive_event_to_app(self) -> None:
        """Queue a message; uvicorn would pause reading at each one, and log invalid UTF-8 as a server error."""
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        try:
            kind = self.curr_msg_data_type
            self.queue.put_nowait(
                {"type": "websocket.receive", "text": data.decode()}
                if kind == "text"
                else {"type": "websocket.receive", "bytes": data}
            )
        except UnicodeDecodeError:
            self.fail(NO_TEXT)


def frame(text: bytes) -> bytes:
    """A text as an unfragmented, unmasked frame (RFC 6455)."""
    size = len(text)
    if size < SHORT:
        return pack("!BB", WHOLE_TEXT, size) + text
    if size < LONG:
        return pack("!BBH", WHOLE_TEXT, SHORT, size) + text
    return pack("!BBQ", WHOLE_TEXT, SHORT + 1, size) + text
