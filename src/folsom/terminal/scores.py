"""The end of a game: who has what, and who has won."""

from folsom.kernel.words import Catalogue
from folsom.table.game import Game
from folsom.terminal.screen import BOLD, Screen, columns, listed


def show(screen: Screen, words: Catalogue, game: Game) -> None:
    """The table of scores and the winners; what only breaks a tie stands behind the total."""
    scores = game.scores
    ties = [head for head in scores[0].lines if game.words.has(f"tie-break.{head}")]
    parts = [head for head in scores[0].lines if head not in ties]
    heads = [game.words(f"score.{head}") for head in parts]
    rows = [
        [words("end.player"), *heads, game.words("score.total"), *(game.words(f"tie-break.{head}") for head in ties)]
    ]
    for score in scores:
        numbers = [*(score.lines[head] for head in parts), score.dollars, *(score.lines[head] for head in ties)]
        rows.append([game.seat_name(score.seat), *(str(number) for number in numbers)])
    screen.line(words("end.title"), BOLD)
    for line in columns(rows):
        screen.line(line)
    screen.line(winners(words, [game.seat_name(seat) for seat in game.winners]), BOLD)


def winners(words: Catalogue, names: list[str]) -> str:
    if not names:
        return words("end.nobody")
    return words("end.winner", name=names[0]) if len(names) == 1 else words("end.winners", names=listed(words, names))
