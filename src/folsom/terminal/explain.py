"""The command `?` in a game: the game in a few sentences, the powers of the player's bandits, the commands."""

from folsom.game.game import Game
from folsom.interface.words import Catalogue
from folsom.terminal.screen import Screen


def explain(screen: Screen, words: Catalogue, game: Game, seat: int) -> None:
    """Print the help; a game's catalogue may have `help.game`, and a text for each variant and each box."""
    options = game.setup.options
    parts = (options.get("variant"), *options.get("boxes", ()))
    for key in ("help.game", *(f"help.box.{part}" for part in parts)):
        if game.narrator.words.has(key):
            for paragraph in game.narrator.words(key).splitlines():
                screen.say(paragraph)
    for name in game.seat_name(seat).split("+"):
        power = game.title.power(game.setup, name, game.narrator.words)
        if power:
            screen.say(words("play.power", power=power.words, rule=power.rule))
    screen.line()
    screen.line(words("play.commands").strip())
