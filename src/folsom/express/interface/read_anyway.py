"""`anyway Marshal, round`: oddities in a scene are rejected unless the scene says they are intended."""

from folsom.express.base.scenes import ROUND
from folsom.express.box_scenes import Oddity, Scene
from folsom.express.interface.names import bandit_name
from folsom.express.interface.oddities import oddities
from folsom.express.interface.read_names import ANYWAY
from folsom.express.interface.read_people import seat_of
from folsom.express.interface.round_progress import before_reveal
from folsom.express.rules import ROUNDS
from folsom.express.state import State
from folsom.interface.errors import NotationError
from folsom.interface.lines import Fault, Line, Word


def check_oddities(s: State, scene: Scene) -> None:
    """Call when everything has been read, including the agenda."""
    meant = read_anyway(scene.once)
    check_deck(s)
    if ROUND not in meant:
        check_seen(scene.once)
    for oddity in oddities(s):
        if oddity.word not in meant:
            raise odd(written(s, scene, oddity), oddity.problem, oddity.word)


def read_anyway(once: dict[str, Line]) -> list[str]:
    """The oddities that the scene intends."""
    known = {word.lower(): word for word in ANYWAY}
    rest = once["anyway"].rest if "anyway" in once else None
    meant = rest.cut(",") or [rest] if rest else []
    for word in meant:
        if word.text.lower() not in known:
            raise word.error(f"'anyway' names what is odd, and meant: {', '.join(ANYWAY)}; not {word.text!r}")
    return [known[word.text.lower()] for word in meant]


def odd(at: Word, problem: str, word: str) -> NotationError:
    return at.error(f"{problem}; if this is intended, add the line 'anyway {word}'")


def check_seen(once: dict[str, Line]) -> None:
    """There is one of each Round card; a position records only that it was seen, so repetitions are checked here."""
    shown = [once["round"].rest.text.partition(" ")[2].strip()] if "round" in once else []
    for word in once["seen"].rest.cut(",") if "seen" in once else []:
        if word.text in shown:
            raise odd(word, f"{word.text!r} was seen before: there is one of each Round card (SETUP-5)", ROUND)
        shown.append(word.text)


def check_deck(s: State) -> None:
    """SETUP-5: a Round card is left for each round that is still to be revealed."""
    revealed: int = s.round + (not before_reveal(s))  # rounds with a card
    ordinary, last = max(ROUNDS - 1 - revealed, 0), revealed < ROUNDS
    left: int = s.rules.regular & ~s.seen
    if left.bit_count() < ordinary or (last and not s.rules.stations & ~s.seen):
        raise Fault("too many Round cards have been seen: none is left for a later round (SETUP-5)", "seen")


def written(s: State, scene: Scene, oddity: Oddity) -> Word:
    """The word in the scene that the oddity is about."""
    if oddity.bandit >= 0:
        name = bandit_name(s, oddity.bandit)
        return next(drawn.word for row in scene.rows for drawn in row.bandits if drawn.name == name)
    if oddity.seat >= 0:
        owners = [line.owned()[0] for line in scene.lines(oddity.line)]
        return next(owner for owner in owners if seat_of(s, owner) == oddity.seat)
    return scene.once[oddity.line].rest if oddity.line in scene.once else scene.once["express"].word
