"""A TCP proxy between a browser and a server, which can be cut and mended."""

import socket
import threading
from contextlib import suppress


class Proxy:
    """Forwards every byte in both directions, unless it is cut."""

    def __init__(self, port: int) -> None:
        self.far = port
        self.near = 0
        self.open: list[socket.socket] = []
        self.mend()

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.near}"

    def mend(self) -> None:
        self.listener = socket.create_server(("127.0.0.1", self.near))
        self.near = self.listener.getsockname()[1]
        threading.Thread(target=self._accept, args=(self.listener,), daemon=True).start()

    def cut(self) -> None:
        """Close all connections, and accept no new ones."""
        for end in (self.listener, *self.open):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self.open.clear()

    def _accept(self, listener: socket.socket) -> None:
        with suppress(OSError):
            while True:
                here, _ = listener.accept()
                there = socket.create_connection(("127.0.0.1", self.far))
                self.open += [here, there]
                for source, target in ((here, there), (there, here)):
                    threading.Thread(target=forward, args=(source, target), daemon=True).start()


def forward(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while data := source.recv(65536):
            target.sendall(data)
    for end in (source, target):
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
