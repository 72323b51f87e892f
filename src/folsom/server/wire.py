"""uvicorn's WebSocket, for clients that mean no good, and for many updates a second."""

from asyncio import BaseTransport
from collections import deque
from struct import pack

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

WHOLE_TEXT = 0x81  # the first byte of a frame that is a message
SHORT, LONG = 126, 0x10000  # lengths from which on a frame says its own with two bytes, and with eight
AHEAD = 8  # messages of a client that may wait; then it is not read on
TOGETHER = 8  # messages to a client that are written at once
SWITCHING, NO_TEXT = 101, 1007


class Wire(WebSocketsSansIOProtocol):
    """Writes texts straight to the socket, does not wait for who does not read, and takes no text that is none."""

    def connection_made(self, transport: BaseTransport) -> None:
        self.waiting: deque[bytes] = deque()  # what is to be sent when the other end reads on
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.waiting.clear()
        # Both hold the connection, which holds them: after a bad frame, garbage that only a collector finds.
        self.conn.parser.close()
        self.conn.parser_exc = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == SWITCHING:
            self.scope["state"]["wire"] = self

    # ---- sending
    def put(self, text: bytes) -> None:
        """Send a text, together with what comes at the same moment; as soon as the other end reads on."""
        if not self.waiting:
            self.loop.call_soon(self.pour)
        self.waiting.append(text)

    def pour(self) -> None:
        """As much of what waits as the other end takes; to who has gone, nothing."""
        if self.close_sent or self.transport.is_closing():
            self.waiting.clear()
        while self.waiting and self.writable.is_set():
            together = [frame(self.waiting.popleft()) for _ in range(min(TOGETHER, len(self.waiting)))]
            self.transport.write(b"".join(together))

    def resume_writing(self) -> None:
        super().resume_writing()
        self.pour()

    def handle_ping(self) -> None:
        """uvicorn would pile the answers up."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        """uvicorn would keep the connection until what was written before is read, and tell nobody meanwhile."""
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        """uvicorn would keep the connection until what was written before is read, be it never."""
        await super().run_asgi()
        self.scope["state"].clear()
        if not self.writable.is_set():
            self.transport.abort()
        elif not self.disconnected:
            self.loop.call_later(self.close_timeout, self.transport.abort)

    # ---- receiving
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
            self.conn.send_close(NO_TEXT)
            self.handle_parser_exception()
            return
        if self.queue.qsize() > AHEAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()


def frame(text: bytes) -> bytes:
    """A message as RFC 6455 wants it from a server: in one piece, and not masked."""
    size = len(text)
    if size < SHORT:
        return pack("!BB", WHOLE_TEXT, size) + text
    if size < LONG:
        return pack("!BBH", WHOLE_TEXT, SHORT, size) + text
    return pack("!BBQ", WHOLE_TEXT, SHORT + 1, size) + text
