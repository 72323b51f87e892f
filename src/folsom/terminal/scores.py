"""The end of a game: who has what, and who has won."""

from folsom.kernel.words import Catalogue
from folsom.table.game import Game
from folsom.terminal.screen import BOLD, Screen, columns


def show(screen: Screen, words: Catalogue, game: Game) -> None:
    """The table of scores and the winners."""
    scores = game.scores
    heads = list(scores[0].lines)
    rows = [[words("end.player"), *(game.words(f"score.{head}") for head in heads), words("end.total")]]
    for score in scores:
        numbers = [*(score.lines[head] for head in heads), score.dollars]
        rows.append([game.seat_name(score.seat), *(str(number) for number in numbers)])
    screen.line(words("end.title"), BOLD)
    for line in columns(rows):
        screen.line(line)
    names = [game.seat_name(seat) for seat in game.winners]
    if len(names) == 1:
        screen.line(words("end.winner", name=names[0]), BOLD)
    else:
        together = words("end.and", most=", ".join(names[:-1]), last=names[-1])
        screen.line(words("end.winners", names=together), BOLD)
