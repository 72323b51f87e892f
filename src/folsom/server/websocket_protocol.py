"""uvicorn's WebSocket, for clients that mean no good, and for many updates a second."""

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

WHOLE_TEXT = 0x81  # the first byte of a frame that is a message
SHORT, LONG = 126, 0x10000  # lengths from which on a frame says its own with two bytes, and with eight
AHEAD = 8  # messages of a client that may wait; then it is not read on
SLICE = 1024  # bytes that are parsed before it is asked whether there may be more
FLOOD = 65_536  # bytes that may wait to be parsed: nobody who waits for answers sends as much
TOGETHER = 32_768  # bytes to a client that are written at once
STALLED = 30.0  # seconds that a client may take nothing of what it is sent
SWITCHING, NO_TEXT, POLICY = 101, 1007, 1008


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """Reads no more than a client may send, writes texts straight to the socket, and waits for nobody."""

    def __init__(self, traffic: Traffic, **uvicorn: Any) -> None:
        super().__init__(**uvicorn)
        self.traffic = traffic
        self.unparsed = bytearray()  # what is not parsed yet
        self.parse_timer: Handle | None = None  # when it will be
        self.waiting: deque[bytes] = deque()  # what is to be sent when the other end reads on
        self.outbox = 0  # bytes of it
        self.stalled: TimerHandle | None = None
        self.dropped = False
        self.on_too_slow: Callable[[], None] | None = None  # what whoever serves it does about that

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.host = self.client[0] if self.client else None
        self.set_address(self.traffic.peer(self.host) or self.traffic.new_address())

    def set_address(self, address: Address) -> None:
        """Whose connection this is: a proxy tells that with the handshake."""
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
        # All hold the connection, which holds them: garbage that only a collector finds.
        self.on_too_slow = None
        self.conn.parser.close()
        self.conn.parser_exc = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == SWITCHING:
            self.scope["state"]["protocol"] = self

    def shutdown(self) -> None:
        """uvicorn would wait for clients that do not read, or are not read."""
        super().shutdown()
        if self.parse_timer or self.stuck:
            self.transport.abort()

    # ---- sending
    @property
    def stuck(self) -> bool:
        """Whether the other end does not read."""
        return not self.writable.is_set()

    def send_text(self, text: bytes) -> None:
        """Send a text, together with what comes at the same moment; as soon as the other end reads on."""
        if not self.waiting:
            self.loop.call_soon(self.flush)
            self.address.backlogged.add(self)
            self.traffic.backlogged.add(self)
        self.waiting.append(text)
        self.traffic.queue(self, self.address, len(text))

    def flush(self) -> None:
        """As much of what waits as the other end takes; to who has gone, nothing."""
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
        """What waits is not sent."""
        self.waiting.clear()
        self.traffic.queue(self, self.address, -self.outbox)

    def overflow(self) -> None:
        """Too much waits to be sent, or for too long."""
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
        """uvicorn would keep the connection until what was written before is read, and tell nobody meanwhile."""
        super().keepalive_timeout()
        self.transport.abort()

    async def send(self, message: Any) -> None:
        """uvicorn would write down as an error that a handshake was refused."""
        await super().send(message)
        if self.close_sent:
            self.handshake_complete = True
        self.schedule_parse()

    async def run_asgi(self) -> None:
        """uvicorn would keep the connection until what was written before is read, be it never."""
        await super().run_asgi()
        self.scope["state"].clear()
        if not self.writable.is_set():
            self.transport.abort()
        elif not self.disconnected:
            self.loop.call_later(self.close_timeout, self.transport.abort)

    # ---- receiving
    def data_received(self, data: bytes) -> None:
        """Only so much is parsed as the connection and its address may use; uvicorn would parse everything."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self.unparsed += data
        if self.parse_timer is None:
            self.parse_more()
        else:
            self.limit_incoming()

    def schedule_parse(self) -> None:
        """Something has changed: what waits may be wanted now."""
        if self.unparsed and self.parse_timer is None:
            self.parse_timer = self.loop.call_soon(self.parse_more)

    def parse_more(self) -> None:
        """Slice by slice, as long as that is allowed and the messages are taken."""
        self.parse_timer = None
        while self.unparsed and self.can_parse and not self.transport.is_closing():
            if wait := self.account.wait():
                self.parse_timer = self.loop.call_later(wait, self.parse_more)
                break
            self.parse(bytes(self.unparsed[:SLICE]))
            del self.unparsed[:SLICE]
        self.limit_incoming()

    def limit_incoming(self) -> None:
        """Only a little may wait to be parsed, and nothing is read meanwhile."""
        if len(self.unparsed) > FLOOD:
            self.refuse_flood()
        else:
            self.pause_or_resume()

    @property
    def can_parse(self) -> bool:
        """Whether the handshake is done, the other end reads the answers, and somebody takes what is read.

        Nobody takes messages after a farewell, but its answer is wanted.
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
        """Nothing is read while something waits to be parsed."""
        if self.transport.is_closing() or bool(self.unparsed) == self.read_paused:
            return
        self.read_paused = not self.read_paused
        if self.read_paused:
            self.transport.pause_reading()
        else:
            self.transport.resume_reading()

    def refuse_flood(self) -> None:
        """Whoever goes on sending without waiting may not hear why."""
        self.unparsed.clear()
        if not self.transport.is_closing():
            self.traffic.drop("flood")
            if self.handshake_complete:
                self.fail(POLICY, "too much at once")
            self.transport.abort()

    def fail(self, code: int, reason: str = "") -> None:
        """Close the connection, and say why unless one of the two has said farewell already."""
        self.conn.fail(code, reason)
        self.handle_parser_exception()

    async def ready(self) -> None:
        """When the connection may use more, and the other end reads."""
        await self.account.until_ready()
        await self.writable.wait()

    async def receive(self) -> Any:
        message = await self.queue.get()
        self.schedule_parse()
        return message

    def send_receive_event_to_app(self) -> None:
        """uvicorn would stop reading at each message, and write down as its own error that a text is none."""
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
    """A message as RFC 6455 wants it from a server: in one piece, and not masked."""
    size = len(text)
    if size < SHORT:
        return pack("!BB", WHOLE_TEXT, size) + text
    if size < LONG:
        return pack("!BBH", WHOLE_TEXT, SHORT, size) + text
    return pack("!BBQ", WHOLE_TEXT, SHORT + 1, size) + text
