"""uvicorn's HTTP protocol with limits for clients that are silent, slow, do not read, or open many connections."""

from asyncio import TimerHandle, Transport
from time import perf_counter
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

from folsom.server.cpu_time import METER
from folsom.server.traffic import Traffic

TIMEOUT = 10.0  # seconds until a request must be complete
FLOOD = 131_072  # bytes that may wait to be parsed: bodies are much smaller
STALLED = 20.0  # seconds for which a client may read nothing of a response


class HttpProtocol(H11Protocol):
    """Counts connections per address, and closes those without a request."""

    def __init__(self, traffic: Traffic, **uvicorn: Any) -> None:
        super().__init__(**uvicorn)
        self.traffic = traffic
        self.counted = False
        self.unparsed = b""  # received but not parsed
        self.queued = False  # to be parsed
        self.parse_timer: TimerHandle | None = None  # parses the rest later
        self.deadline: TimerHandle | None = None
        self.stalled: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.host = self.client[0] if self.client else None
        self.peer = self.traffic.peer(self.host)
        self.counted = self.traffic.open_connection(self.host)
        if self.counted:
            self.expect_request()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.expect_nothing()
        for timer in (self.stalled, self.parse_timer):
            if timer:
                timer.cancel()
        if self.counted:
            self.traffic.close_connection(self.host)

    # ---- reading
    def expect_request(self) -> None:
        self.expect_nothing()
        self.deadline = self.loop.call_later(TIMEOUT, self.give_up, "silent")

    def expect_nothing(self) -> None:
        if self.deadline:
            self.deadline.cancel()
            self.deadline = None

    def give_up(self, why: str) -> None:
        self.traffic.drop(why)
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Parse data soon, unless the address has used up its budget; then wait."""
        self.unparsed += data
        if len(self.unparsed) > FLOOD:
            self.give_up("flood")
        elif self.parse_timer:
            self.transport.pause_reading()
        else:
            self.schedule_parse()

    def schedule_parse(self) -> None:
        self.parse_timer = None
        if not self.queued:
            self.queued = True
            self.traffic.reads.add(self.parse_more)

    def parse_more(self) -> None:
        self.queued = False
        if self.transport.is_closing():
            return
        if self.peer and (wait := self.peer.wait()):
            self.parse_timer = self.loop.call_later(wait, self.schedule_parse)
            self.transport.pause_reading()
            return
        data, self.unparsed = self.unparsed, b""
        begun = perf_counter()
        if not self.flow.read_paused:
            self.transport.resume_reading()
        super().data_received(data)
        if self.peer:
            self.peer.spend_cpu(METER.since(begun))

    def handle_events(self) -> None:
        before = self.scope
        super().handle_events()
        if self.scope is not before:  # a request is complete
            self.expect_nothing()

    def on_response_complete(self) -> None:
        self.expect_request()
        super().on_response_complete()

    # ---- writing
    def pause_writing(self) -> None:
        super().pause_writing()
        self.stalled = self.loop.call_later(STALLED, self.give_up, "slow")

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.stalled:
            self.stalled.cancel()
            self.stalled = None
