"""A plot of the standings: for each number of players the shares with their intervals, and the fair share."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from io import BytesIO
from pathlib import Path
from typing import Protocol

from folsom.arena.standings import Standing
from folsom.interface.errors import SetupError

WIDTH, LEFT, RIGHT, ROW, HEAD, FOOT = 860, 260, 90, 34, 56, 44  # pixels
SIZE = 15  # of the font
LETTERS = 28  # in the longest name that fits
INK, PALE, BLUE, RED = "#222222", "#dddddd", "#2463a8", "#b3392f"
SCALE = 2  # PNG pixels per SVG pixel
ENDINGS = (".svg", ".png")


@dataclass(frozen=True)
class Panel:
    """The title and the figures for one number of players."""

    title: str
    fair: float  # the share if all contestants are equally strong
    standings: Sequence[Standing]


class Canvas(Protocol):
    """A drawing surface; `anchor` says which part of a text is at (x, y): start, middle or end."""

    def line(self, x1: float, y1: float, x2: float, y2: float, colour: str, width: float) -> None: ...
    def dot(self, x: float, y: float, radius: float, colour: str) -> None: ...
    def text(self, x: float, y: float, words: str, anchor: str) -> None: ...
    def content(self) -> bytes: ...


def check(file: Path) -> None:
    """Refuse a file that could not be written, before hours are spent on the games."""
    if file.suffix.lower() not in ENDINGS:
        raise SetupError(f"a plot is a file that ends in .svg or .png: {file} does not")
    if file.suffix.lower() == ".png":
        Png(1, 1)


def plot(file: Path, panels: Sequence[Panel]) -> None:
    height = sum(height_of(panel) for panel in panels)
    canvas: Canvas = Svg(WIDTH, height) if file.suffix.lower() == ".svg" else Png(WIDTH, height)
    top = 0
    for panel in panels:
        draw(canvas, panel, top)
        top += height_of(panel)
    file.write_bytes(canvas.content())


def height_of(panel: Panel) -> int:
    return HEAD + ROW * len(panel.standings) + FOOT


def draw(canvas: Canvas, panel: Panel, top: int) -> None:
    bottom = top + HEAD + ROW * len(panel.standings)
    most = max(panel.fair, *(standing.wins.interval()[1] for standing in panel.standings))
    tenths = min(10, int(10 * most) + 1)
    wide = WIDTH - LEFT - RIGHT

    def at(share: float) -> float:
        return LEFT + wide * share * 10 / tenths

    canvas.text(LEFT, top + HEAD - 26, panel.title, "start")
    for tenth in range(tenths + 1):
        canvas.line(at(tenth / 10), top + HEAD - 8, at(tenth / 10), bottom, PALE, 1)
        canvas.text(at(tenth / 10), bottom + 20, f"{tenth * 10} %", "middle")
    canvas.line(at(panel.fair), top + HEAD - 8, at(panel.fair), bottom, RED, 2)
    for row, standing in enumerate(panel.standings):
        y = top + HEAD + ROW * row + ROW / 2
        low, high = standing.wins.interval()
        canvas.text(LEFT - 14, y + 5, shortened(standing.name), "end")
        canvas.line(at(low), y, at(high), y, BLUE, 4)
        canvas.dot(at(standing.wins.share()), y, 6, BLUE)
        canvas.text(WIDTH - RIGHT + 14, y + 5, f"{standing.wins.share():.1%}", "start")


def shortened(name: str) -> str:
    """A name that fits: the command of an external bot may be long."""
    return name if len(name) <= LETTERS else f"{name[: LETTERS - 1]}…"


class Svg:
    """An SVG, written by hand: lines, dots and texts need no library."""

    def __init__(self, width: int, height: int) -> None:
        self.parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
            f'height="{height}" font-family="sans-serif" font-size="{SIZE}">',
            f'<rect width="{width}" height="{height}" fill="white"/>',
        ]

    def line(self, x1: float, y1: float, x2: float, y2: float, colour: str, width: float) -> None:
        ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
        self.parts.append(f'<line {ends} stroke="{colour}" stroke-width="{width}"/>')

    def dot(self, x: float, y: float, radius: float, colour: str) -> None:
        self.parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="{colour}"/>')

    def text(self, x: float, y: float, words: str, anchor: str) -> None:
        place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
        self.parts.append(f'<text {place} fill="{INK}">{escape(words, quote=False)}</text>')

    def content(self) -> bytes:
        return "\n".join([*self.parts, "</svg>", ""]).encode()


class Png:
    """A PNG, drawn with Pillow, which includes a font."""

    def __init__(self, width: int, height: int) -> None:
        try:
            from PIL import Image, ImageDraw, ImageFont
        except ImportError:
            raise SetupError("a PNG needs the package pillow: pip install 'folsom[arena]'; an SVG needs none") from None
        self.image = Image.new("RGB", (SCALE * width, SCALE * height), "white")
        self.pen = ImageDraw.Draw(self.image)
        self.font = ImageFont.load_default(SCALE * SIZE)

    def line(self, x1: float, y1: float, x2: float, y2: float, colour: str, width: float) -> None:
        self.pen.line([(SCALE * x1, SCALE * y1), (SCALE * x2, SCALE * y2)], fill=colour, width=round(SCALE * width))

    def dot(self, x: float, y: float, radius: float, colour: str) -> None:
        self.pen.circle((SCALE * x, SCALE * y), SCALE * radius, fill=colour)

    def text(self, x: float, y: float, words: str, anchor: str) -> None:
        base = {"start": "ls", "middle": "ms", "end": "rs"}[anchor]
        self.pen.text((SCALE * x, SCALE * y), words, fill=INK, font=self.font, anchor=base)

    def content(self) -> bytes:
        written = BytesIO()
        self.image.save(written, "PNG")
        return written.getvalue()
