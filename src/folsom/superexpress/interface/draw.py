"""Draws a complete position as a scene (docs/notation.md); `read.py` reads it back."""

from collections.abc import Iterator

from folsom.interface.title import Setup
from folsom.kernel.core import NOWHERE
from folsom.superexpress.codes import ABOARD, CARD, FORWARD, INSIDE, OVERBOARD, PROGRAMME, ROOF
from folsom.superexpress.end import LOOT
from folsom.superexpress.interface.names import bandit_name, members, programme
from folsom.superexpress.interface.views import line
from folsom.superexpress.state import State

EMPTY = "."
STUNNED = "*"
SAVEABLE = "!"
DONE = " done"
UNCOUPLING = "uncoupling"


def draw(s: State, setup: Setup) -> str:
    """The position, including all hidden information."""
    return "\n".join([*heading(s, setup), *train(s), *programmes(s), *result(s)]) + "\n"


def heading(s: State, setup: Setup) -> Iterator[str]:
    words = ["super", f"players={setup.players}"]
    if setup.options["boxes"]:
        words.append(f"boxes={','.join(setup.options['boxes'])}")
    yield " ".join(words)
    yield "seats " + " ".join(bandit_name(s, who) for who in range(s.bandit_count))
    yield f"first {bandit_name(s, s.first)}"


def train(s: State) -> Iterator[str]:
    """The cars from the Locomotive on, roof above inside, front to the left; and the bandits off the train."""
    columns = []
    for car in range(s.last + 1):
        columns.append([" ".join(bandit(s, who) for who in line(s, car, floor)) or EMPTY for floor in (ROOF, INSIDE)])
    widths = [max(len(cell) for cell in column) for column in columns]
    for k, word in enumerate(("roof", "inside")):
        cells = [column[k].ljust(width) for column, width in zip(columns, widths, strict=True)]
        yield f"{word:<7}" + " | ".join(cells).rstrip()
    gone = [who for who in range(s.bandit_count) if s.pawns[who].status != ABOARD]
    if gone:
        yield "off    " + " ".join(bandit(s, who) for who in gone)


def bandit(s: State, who: int) -> str:
    """`<Doc` faces forward, `Doc>` back; `<Doc*` is stunned; `[301 345]` are loot cards; `Doc!` may still be saved."""
    q = s.pawns[who]
    name = bandit_name(s, who)
    if q.status == ABOARD:
        name += STUNNED if q.stunned else ""
        name = f"<{name}" if q.facing == FORWARD else f"{name}>"
    elif q.status == OVERBOARD:
        name += SAVEABLE
    values = " ".join(str(LOOT[card]) for card in members(q.loot))
    return f"{name}[{values}]" if values else name


def programmes(s: State) -> Iterator[str]:
    for who in range(s.bandit_count):
        q = s.pawns[who]
        if q.noted:
            cards = [card + (DONE if k < q.shown else "") for k, card in enumerate(programme(q))]
            yield f"programme {bandit_name(s, who)}: {', '.join(cards)}"


def result(s: State) -> Iterator[str]:
    if s.ended():
        yield f"round {s.round}"
        yield "won " + " ".join(bandit_name(s, who) for who in members(s.winners))
    if s.stopped():
        yield f"next {next_word(s)}"
    if s.stop != NOWHERE:
        yield f"stop after {stop_word(s)}"


def next_word(s: State) -> str:
    """The next card, or the end of the round."""
    frame: int = s.frames()[-1]
    return f"{bandit_name(s, frame >> 8 & 255)} {(frame >> 16) + 1}" if frame & 255 == CARD else UNCOUPLING


def stop_word(s: State) -> str:
    """The card after which the scene stops."""
    who, k = next((who, k) for who in range(s.bandit_count) for k in range(PROGRAMME) if s.after(who, k) == s.stop)
    return f"{bandit_name(s, who)} {k + 1}"
