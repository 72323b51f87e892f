"""The command `!` in a game: the options that a bot finds best, with its figures."""

from folsom.bots import Budget, explain
from folsom.game.game import Game
from folsom.interface.errors import IllegalAction
from folsom.interface.words import Catalogue
from folsom.terminal.screen import DIM, Screen, columns

THOUGHT = Budget(milliseconds=1000)
FEW = 10.0  # amounts below this are loot cards, shown with a decimal; dollars are shown without


def hint(screen: Screen, words: Catalogue, game: Game, seat: int, action: int | None) -> None:
    """Print a bot's opinion of an option, or of the best one, with the reason and the best of the others."""
    try:
        explanation = explain(game.view(seat), action, THOUGHT, language=game.narrator.language)
    except IllegalAction as refusal:
        screen.say(str(refusal))
        return
    screen.say(f"{explanation.words} {explanation.figures[0].reason}".strip())
    rows = [[words("hint.option"), words("hint.chance"), words("hint.brings"), words("hint.tried")]]
    for figure in explanation.figures:
        brings = f"{figure.money:.0f}" if abs(figure.money) >= FEW else f"{figure.money:.1f}"
        rows.append([figure.text, f"{figure.chance:.0%}", brings, str(figure.visits)])
    head, *body = columns(rows)
    screen.line(head, DIM)
    for line in body:
        screen.line(line)
