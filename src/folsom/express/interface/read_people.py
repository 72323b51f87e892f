"""Finds the seat or bandit that a word of a scene names."""

from folsom.express.interface.names import bandit_name
from folsom.express.state import State
from folsom.interface.lines import Word


def seat_of(s: State, word: Word) -> int:
    """A seat by one of its bandits, by all of them, or by its number."""
    if word.text[:1].isdecimal():
        return word.number(1, s.rules.seats) - 1
    named = {s.rules.characters[b.character].name: b.seat for b in s.bandits if b.character >= 0}
    first = word.text.split("+")[0]
    if first in named:
        return int(named[first])
    raise word.error(f"{word.text!r} sits nowhere; the bandits are {', '.join(named)}")


def bandit_of(s: State, word: Word) -> int:
    """A bandit by its name."""
    names = [bandit_name(s, who) for who in range(s.bandit_count)]
    if word.text not in names:
        raise word.error(f"{word.text!r} does not play; the bandits are {', '.join(names)}")
    return names.index(word.text)


def bandit_off_train(s: State, word: Word, rule: str) -> int:
    """A bandit that has to be off the train according to a line."""
    who = bandit_of(s, word)
    if s.bandits[who].place != s.ground.off:
        raise word.error(f"{word.text} has left the train, but is drawn on it: draw the bandit in 'off' ({rule})")
    return who
