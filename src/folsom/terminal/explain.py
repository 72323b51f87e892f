"""What `?` says in a game: the game in a few sentences, the powers of one's bandits, the commands."""

from folsom import rulebook
from folsom.game.game import Game
from folsom.interface.words import Catalogue
from folsom.terminal.screen import Screen


def explain(screen: Screen, words: Catalogue, game: Game, seat: int) -> None:
    """A game's catalogue may have `help.game`, a text for each box, and for each bandit the rule of its power."""
    for key in ("help.game", *(f"help.box.{box}" for box in game.setup.options.get("boxes", ()))):
        if game.narrator.words.has(key):
            for paragraph in game.narrator.words(key).splitlines():
                screen.say(paragraph)
    for name in game.seat_name(seat).split("+"):
        number = power(game, name)
        if number:
            try:
                screen.say(words("play.power", name=name, rule=in_words(game, number), number=number))
            except rulebook.UnknownRule as error:
                screen.say(str(error))
    screen.line()
    screen.line(words("play.commands").strip())


def in_words(game: Game, number: str) -> str:
    """The rule of a power: a catalogue that is not English says it itself, as the pages of rules are English."""
    key = f"help.power.{number}"
    return game.narrator.words(key) if game.narrator.words.has(key) else rulebook.rule(number).plain()


def power(game: Game, name: str) -> str:
    """The rule of a bandit's power, that of the printing first; empty if it has none."""
    printing = game.setup.options.get("printing")
    for key in (f"help.bandit.{printing}.{name}", f"help.bandit.{name}"):
        if game.narrator.words.has(key):
            return game.narrator.words(key)
    return ""
