"""A cache of texts with a limited total size; the least recently used text is dropped first."""

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)


class Cache(Generic[K]):
    """Texts by key."""

    def __init__(self, most: int) -> None:
        self.most = most  # bytes
        self.size = 0
        self._texts: OrderedDict[K, bytes] = OrderedDict()

    def get(self, key: K) -> bytes | None:
        text = self._texts.get(key)
        if text is not None:
            self._texts.move_to_end(key)
        return text

    def put(self, key: K, text: bytes) -> None:
        self.size += len(text) - len(self._texts.pop(key, b""))
        self._texts[key] = text
        while self.size > self.most:
            self.size -= len(self._texts.popitem(last=False)[1])
