"""uvicorn's WebSocket, for clients that mean no good."""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

NO_TEXT = 1007  # the code that says so


class Wire(WebSocketsSansIOProtocol):
    """Does not wait for who does not read, and takes no text that is none."""

    def handle_ping(self) -> None:
        """uvicorn would pile the answers up."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    async def run_asgi(self) -> None:
        """uvicorn would keep the connection until what was written before is read."""
        await super().run_asgi()
        if not self.writable.is_set():
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """uvicorn would write down an error, as if it were its own."""
        if self.curr_msg_data_type == "bytes" or is_text(b"".join(self.frames)):
            super().send_receive_event_to_app()
        elif not self.close_sent:
            self.conn.send_close(NO_TEXT)
            self.handle_parser_exception()


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
