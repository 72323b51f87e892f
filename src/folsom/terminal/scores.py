"""The end of a game: the scores and the winners."""

from folsom.game.game import Game
from folsom.interface.words import Catalogue
from folsom.terminal.screen import BOLD, Screen, columns, listed


def show(screen: Screen, words: Catalogue, game: Game) -> None:
    """Print the table of scores, with tie-breakers after the total, and the winners."""
    scores = game.scores
    ties = [head for head in scores[0].lines if game.narrator.words.has(f"tie-break.{head}")]
    parts = [head for head in scores[0].lines if head not in ties]
    heads = [game.narrator.words(f"score.{head}") for head in parts]
    heads += [game.narrator.words("score.total"), *(game.narrator.words(f"tie-break.{head}") for head in ties)]
    rows = []
    for score in scores:
        numbers = [*(score.lines[head] for head in parts), score.dollars, *(score.lines[head] for head in ties)]
        rows.append([game.seat_name(score.seat), *(str(number) for number in numbers)])
    screen.line(words("end.title"), BOLD)
    for line in fitting([words("end.player"), *heads], rows, screen.width()):
        screen.line(line)
    screen.line(winners(words, [game.seat_name(seat) for seat in game.winners]), BOLD)


def fitting(heads: list[str], rows: list[list[str]], width: int) -> list[str]:
    """The columns below their heads; if they are too wide, each word of a head gets a line."""
    lines = columns([heads, *rows])
    if max(map(len, lines)) <= width:
        return lines
    cells = [head.split() for head in heads]
    deep = max(map(len, cells))
    over = [["", *[""] * (deep - len(cell) - 1), *cell][-deep:] for cell in cells]
    return [line.rstrip() for line in columns([*map(list, zip(*over, strict=True)), *rows])]


def winners(words: Catalogue, names: list[str]) -> str:
    if not names:
        return words("end.nobody")
    return words("end.winner", name=names[0]) if len(names) == 1 else words("end.winners", names=listed(words, names))
