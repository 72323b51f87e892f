"""Reads a QR code from its picture, as a phone does; only versions 1 to 5 at level L, which are enough for links."""

import base64
from collections.abc import Callable

from playwright.sync_api import Locator, Page

Modules = list[list[bool]]  # row by row, True is dark

CODEWORDS = {21: (19, 7), 25: (34, 10), 29: (55, 15), 33: (80, 20), 37: (108, 26)}  # by size: for data, for correction
FORMAT_MASK, LEVEL_L, BYTES, QUIET = 0b101010000010010, 0b01, 0b0100, 2
MASKS: tuple[Callable[[int, int], int], ...] = (
    lambda y, x: (y + x) % 2,
    lambda y, x: y % 2,
    lambda y, x: x % 3,
    lambda y, x: (y + x) % 3,
    lambda y, x: (y // 2 + x // 3) % 2,
    lambda y, x: y * x % 2 + y * x % 3,
    lambda y, x: (y * x % 2 + y * x % 3) % 2,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2,
)
# Draws the picture on a canvas, and reads the pixel in the middle of each module.
LOOK = """async ([picture, size]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
  canvas.drawImage(image, 0, 0);
  const { data } = canvas.getImageData(0, 0, image.width, image.height);
  const at = (k, length) => Math.floor(((k + 0.5) * length) / size);
  const dark = (y, x) => data[4 * (at(y, image.height) * image.width + at(x, image.width))] < 128;
  return Array.from({ length: size }, (_, y) => Array.from({ length: size }, (_, x) => dark(y, x)));
}"""


def seen(page: Page, code: Locator) -> Modules:
    """The modules of a picture, without the quiet zone around it."""
    whole = int((code.get_attribute("viewBox") or "").split()[2])
    picture = base64.b64encode(code.screenshot()).decode()
    modules: Modules = page.evaluate(LOOK, [picture, whole])
    assert not any(modules[0]), "there is no quiet zone"
    return [row[QUIET:-QUIET] for row in modules[QUIET:-QUIET]]


def read(modules: Modules) -> str:
    """The text of the code; an error if a scanner would have to correct something."""
    size = len(modules)
    data, correction = CODEWORDS[size]
    places = [(8, x) for x in (0, 1, 2, 3, 4, 5, 7, 8)] + [(y, 8) for y in (7, 5, 4, 3, 2, 1, 0)]
    form = number([modules[y][x] for y, x in places]) ^ FORMAT_MASK
    assert form >> 13 == LEVEL_L
    mask = MASKS[form >> 10 & 7]
    bits = [modules[y][x] ^ (mask(y, x) == 0) for y, x in path(size)]
    words = [number(bits[k : k + 8]) for k in range(0, 8 * (data + correction), 8)]
    assert syndromes(words, correction) == [0] * correction
    assert words[0] >> 4 == BYTES
    nibbles = [half for word in words[:data] for half in (word >> 4, word & 15)]
    length = nibbles[1] << 4 | nibbles[2]
    return bytes(nibbles[k] << 4 | nibbles[k + 1] for k in range(3, 3 + 2 * length, 2)).decode()


def number(bits: list[bool]) -> int:
    return int("".join("01"[bit] for bit in bits), 2)


def path(size: int) -> list[tuple[int, int]]:
    """All modules that carry data, two columns at a time, up and down from the right."""
    found = []
    columns = [*range(size - 1, 6, -2), 5, 3, 1]
    for turn, right in enumerate(columns):
        rows = range(size) if turn % 2 else range(size - 1, -1, -1)
        found += [(y, x) for y in rows for x in (right, right - 1) if not reserved(y, x, size)]
    return found


def reserved(y: int, x: int, size: int) -> bool:
    """Finder patterns with their formats, timing patterns, and, from version 2 on, the alignment pattern."""
    finder = (y < 9 and (x < 9 or x >= size - 8)) or (y >= size - 8 and x < 9)
    middle = size - 7
    alignment = size > min(CODEWORDS) and abs(y - middle) < 3 and abs(x - middle) < 3
    return finder or alignment or y == 6 or x == 6


def syndromes(words: list[int], number_of: int) -> list[int]:
    """Reed-Solomon over GF(256) with 0x11D: all zero if nothing is damaged."""
    found, root = [], 1
    for _ in range(number_of):
        value = 0
        for word in words:
            value = times(value, root) ^ word
        found.append(value)
        root = times(root, 2)
    return found


def times(a: int, b: int) -> int:
    product = 0
    while b:
        product ^= a if b & 1 else 0
        a = a << 1 ^ (0x11D if a & 0x80 else 0)
        b >>= 1
    return product
