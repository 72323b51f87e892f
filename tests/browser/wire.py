"""A telegraph wire between a browser and a server, which can be cut and mended."""

import socket
import threading
from contextlib import suppress


class WebSocketProtocol:
    """Passes every byte on, in both directions, unless it is cut."""

    def __init__(self, port: int) -> None:
        self.far = port
        self.near = 0
        self.open: list[socket.socket] = []
        self.mend()

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.near}"

    def mend(self) -> None:
        self.door = socket.create_server(("127.0.0.1", self.near))
        self.near = self.door.getsockname()[1]
        threading.Thread(target=self._let_in, args=(self.door,), daemon=True).start()

    def cut(self) -> None:
        """Everything that is connected is torn apart, and nobody is let in."""
        for end in (self.door, *self.open):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self.open.clear()

    def _let_in(self, door: socket.socket) -> None:
        with suppress(OSError):
            while True:
                here, _ = door.accept()
                there = socket.create_connection(("127.0.0.1", self.far))
                self.open += [here, there]
                for source, target in ((here, there), (there, here)):
                    threading.Thread(target=pass_on, args=(source, target), daemon=True).start()


def pass_on(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while data := source.recv(65536):
            target.sendall(data)
    for end in (source, target):
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
