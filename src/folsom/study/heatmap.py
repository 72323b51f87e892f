"""A table as a heat map: the higher a figure, the darker its cell."""

from collections.abc import Mapping, Sequence

from folsom.arena.plot import Svg

LEFT, TOP, CELL, ROW = 150, 66, 92, 34  # pixels
LIGHT, DARK = (
    (247, 244, 238),
    (203, 143, 77),
)  # backgrounds of the lowest and the highest figure; black text is legible on both


Cells = Mapping[tuple[int, int], tuple[float, str]]  # by row and column: a figure, and its text


def heatmap(title: str, rows: Sequence[str], columns: Sequence[str], cells: Cells) -> bytes:
    """The heat map as SVG; missing cells stay white."""
    canvas = Svg(LEFT + CELL * len(columns) + 20, TOP + ROW * len(rows) + 16)
    figures = [figure for figure, _ in cells.values()]
    low, high = min(figures, default=0.0), max(figures, default=1.0)
    canvas.text(16, 26, title, "start")
    for column, name in enumerate(columns):
        canvas.text(LEFT + CELL * (column + 0.5), TOP - 10, name, "middle")
    for row, name in enumerate(rows):
        y = TOP + ROW * row
        canvas.text(LEFT - 12, y + ROW / 2 + 5, name, "end")
        for column in range(len(columns)):
            if (row, column) in cells:
                figure, words = cells[row, column]
                x = LEFT + CELL * column
                colour = shade((figure - low) / (high - low) if high > low else 0.5)
                canvas.line(x + 1, y + ROW / 2, x + CELL - 1, y + ROW / 2, colour, ROW - 2)
                canvas.text(x + CELL / 2, y + ROW / 2 + 5, words, "middle")
    return canvas.content()


def shade(part: float) -> str:
    return "#" + "".join(f"{round(light + (dark - light) * part):02x}" for light, dark in zip(LIGHT, DARK, strict=True))
