"""Pictures of the standings."""

import sys
from fractions import Fraction
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image, ImageColor

from folsom import SetupError
from folsom.arena.plot import BLUE, HEAD, LEFT, RED, RIGHT, ROW, SCALE, WIDTH, Panel, check, plot
from folsom.arena.standings import Standing
from folsom.bulk.figures import Wins

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def panels() -> list[Panel]:
    strong = Standing("legend", Wins(100, Fraction(60)))
    weak = Standing("run:./bot <&>", Wins(100, Fraction(0)))
    return [Panel("four players", 0.25, [strong, weak]), Panel("two players", 0.5, [strong])]


def at(share: float, tenths: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * share * 10 / tenths


def test_an_svg_shows_every_contestant_with_share_and_interval(panels: list[Panel], tmp_path: Path) -> None:
    plot(tmp_path / "a.svg", panels)
    root = ElementTree.parse(tmp_path / "a.svg").getroot()
    texts = [text.text for text in root.iter(f"{SVG}text")]
    assert {"four players", "two players", "legend", "run:./bot <&>", "60.0%", "0.0%", "70 %"} <= set(texts)
    dots = [float(dot.attrib["cx"]) for dot in root.iter(f"{SVG}circle")]
    assert dots == pytest.approx([at(0.6, 7), at(0, 7), at(0.6, 7)], abs=0.1)
    intervals = [line.attrib for line in root.iter(f"{SVG}line") if line.attrib["stroke"] == BLUE]
    assert (float(intervals[0]["x1"]), float(intervals[0]["x2"])) == pytest.approx(
        (at(0.502, 7), at(0.691, 7)), abs=0.5
    )
    fair = [float(line.attrib["x1"]) for line in root.iter(f"{SVG}line") if line.attrib["stroke"] == RED]
    assert fair == pytest.approx([at(0.25, 7), at(0.5, 7)], abs=0.1)


def test_a_long_name_is_cut(tmp_path: Path) -> None:
    plot(tmp_path / "a.svg", [Panel("", 0.5, [Standing(f"run:{'x' * 100}", Wins(1, Fraction(1)))])])
    assert f"run:{'x' * 23}…<" in (tmp_path / "a.svg").read_text(encoding="utf-8")


def test_a_png_shows_the_same(panels: list[Panel], tmp_path: Path) -> None:
    plot(tmp_path / "a.PNG", panels)
    with Image.open(tmp_path / "a.PNG") as image:
        assert image.format == "PNG"
        y = HEAD + ROW / 2
        assert image.getpixel((round(SCALE * at(0.6, 7)), round(SCALE * y))) == ImageColor.getrgb(BLUE)
        assert image.getpixel((round(SCALE * at(0.25, 7)), round(SCALE * y))) == ImageColor.getrgb(RED)
        assert image.getpixel((round(SCALE * at(0.4, 7)) + 7, round(SCALE * y))) == (255, 255, 255)
        words = image.crop((0, SCALE * HEAD, SCALE * LEFT, SCALE * (HEAD + ROW)))
        assert len(words.getcolors() or []) > 2


@pytest.mark.parametrize("name", ["plot.pdf", "plot", "svg"])
def test_other_files_are_refused(name: str) -> None:
    with pytest.raises(SetupError, match=r"ends in \.svg or \.png"):
        check(Path(name))


def test_without_pillow_there_are_svgs_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PIL", None)
    check(Path("plot.svg"))
    with pytest.raises(SetupError, match="needs the package pillow"):
        check(Path("plot.png"))
