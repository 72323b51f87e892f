"""Reads the progress of a game in a scene: the round, the agenda, and the lines that have to agree with it."""

import re

from folsom.express.base.score import open_purses
from folsom.express.base.steps import PLAN, REVEAL, ROUND, SCHEME, STEAL
from folsom.express.box_scenes import BoxReader
from folsom.express.codes import ENDING, SCHEMING, SETTING_UP, STEALING
from folsom.express.interface.names import members, seat_name
from folsom.express.interface.read_people import seat_of
from folsom.express.interface.round_progress import (
    UNKNOWN,
    before_reveal,
    begins,
    has_begun,
    is_free,
    phase_now,
    steps_begun,
    turn_now,
)
from folsom.express.interface.scores import scores
from folsom.express.interface.stops import step_named, step_names
from folsom.express.state import State
from folsom.interface.lines import Fault, Line, Word
from folsom.kernel.bits import bit
from folsom.kernel.core import DEEPEST

OVER = "over"
PHASES = {"setting-up": SETTING_UP, "schemin": SCHEMING, "stealin": STEALING, "ending": ENDING}
FIRST_CARD = "Bridge"  # of a scene without the line `round`

NO_CARD = "a turn of Schemin' needs a Round card: write it into the line 'round'"


# ---- the round
def round_parts(once: dict[str, Line]) -> tuple[Word, Word]:
    """`round 2 Braking`: its number and its card; without this line it is the first round, with the Bridge."""
    if "round" not in once:
        return Word("1", 1, 1), Word(FIRST_CARD, 1, 1)
    rest = once["round"].rest
    number, _, card = rest.text.partition(" ")
    column = rest.column + len(rest.text) - len(card.lstrip())
    return Word(number, rest.line, rest.column), Word(card.strip(), rest.line, column)


def read_round(s: State, once: dict[str, Line]) -> None:
    names = [card.name for card in s.rules.round_cards]
    number, name = round_parts(once)
    s.round = number.number(0, 5) - 1
    for word in [name, *(once["seen"].rest.cut(",") if "seen" in once else [])]:
        if word.text and word.text not in names:
            raise word.error(f"unknown Round card {word.text!r}; there are: {', '.join(names)}")
        s.seen |= bit(names.index(word.text)) if word.text else 0
    if name.text:
        s.card = s.rules.round_cards[names.index(name.text)]
    if "first" in once:
        s.first = seat_of(s, once["first"].rest)
    if "turn" in once:
        if not s.card.name:
            raise once["turn"].word.error(NO_CARD)
        s.turn = once["turn"].rest.number(1, len(s.card.turns)) - 1


# ---- the agenda
def go_on(s: State, once: dict[str, Line], readers: dict[str, BoxReader]) -> None:
    """Read the full `agenda`, or `next`: a step of the round or a player's turn; `phase` and `turn` follow from it."""
    read_winners(s, once)
    if "agenda" in once and "next" in once:
        raise once["next"].word.error("'agenda' says in full what comes next: leave out 'next'")
    if "agenda" in once:
        read_agenda(s, once["agenda"].rest)
    elif "next" in once:
        read_next(s, once["next"].rest)
    elif s.piled > s.shown:
        steps = [reader.first_step() for reader in readers.values()]
        push_step(s, next((step for step in steps if step >= 0), STEAL))
    else:
        push_plan(s, s.first, max(s.turn, 0))
    check_current(s)
    settle_round(s, once)
    settle_phase(s, once)
    settle_turn(s, once)


def read_winners(s: State, once: dict[str, Line]) -> None:
    """If the game is over, Purses are open (END-1) and the scores determine the winners; `won Doc` has to agree."""
    over = "agenda" in once and once["agenda"].rest.text == OVER
    if over:
        open_purses(s)
        s.winners = sum(bit(score.seat) for score in scores(s) if score.won)
    if "won" in once:
        if not over:
            raise once["won"].word.error("'won' is for a game that is over: it needs the line 'agenda over'")
        named = [seat_of(s, word) for word in once["won"].rest.cut(" ")]
        if sorted(named) != members(s.winners):
            best = ", ".join(seat_name(s, seat) for seat in members(s.winners)) or "nobody"
            have = "have" if s.winners & s.winners - 1 else "has"
            raise once["won"].rest.error(f"by the scores {best} {have} won (END-3)")


def read_agenda(s: State, rest: Word) -> None:
    if rest.text == OVER:
        return
    if not rest.text:
        raise rest.error("'agenda' names the steps that come, the last one first, or says 'over'")
    for word in rest.cut(" "):
        parts = word.text.split(":")
        op = s.rules.op_named(parts[0])
        if not parts[0] or op < 0 or len(parts) != 3 or not all(re.fullmatch("[0-9]{1,6}", part) for part in parts[1:]):
            raise word.error(f"{word.text[:40]!r} is not a step; a step is written like 'plan:0:1'")
        if int(parts[1]) >= (s.rules.seats if s.rules.ops[op].to_seat else s.bandit_count) or s.depth >= DEEPEST - 8:
            raise word.error(f"{word.text!r} is out of bounds")
        for box in s.rules.interfaces:
            box.scenes.check_step(s, word, op, int(parts[1]), int(parts[2]))
        s.push(op, int(parts[1]), int(parts[2]))


def read_next(s: State, rest: Word) -> None:
    """`next plan Doc 2`, `next event`, `next round`."""
    words = rest.cut(" ")
    if not words:
        raise rest.error(f"'next' names a step: plan, round, {', '.join(step_names(s))}")
    step = words[0].text
    most = 3 if step == "plan" else 1
    if len(words) > most:
        raise words[most].error(f"cannot read {words[most].text!r}: nothing may follow {words[most - 1].text!r}")
    if step == "round":
        s.push(ROUND, 0, 0)
    elif step != "plan":
        push_step(s, step_named(s, words[0]))
    else:
        seat = seat_of(s, words[1]) if len(words) > 1 else s.first
        turn = words[2].number(1, len(s.card.turns)) - 1 if len(words) > 2 else max(s.turn, 0)
        push_plan(s, seat, turn)


def push_step(s: State, step: int) -> None:
    """Push a step of the round, followed by the rest of the round."""
    s.push(ROUND, 0, s.rules.steps.index(step) + 1)
    s.push(step, 0, s.shown if step == STEAL else 0)


def push_plan(s: State, seat: int, turn: int) -> None:
    """Push a player's turn in Schemin', or one in which all choose at once, and the rest of the round."""
    if not s.card.name:
        raise Fault(f"{NO_CARD}, as in 'round 1 {FIRST_CARD}'", "round")
    s.push(ROUND, 0, s.rules.steps.index(SCHEME) + 1)
    depth: int = s.depth
    step = 0
    while step < 2 * s.rules.seats:
        s.card.kinds[turn].step(s, turn, step)
        op, who = s.frames()[-1] & 255, s.frames()[-1] >> 8 & 255
        if op not in (PLAN, SCHEME) or (op == PLAN and who == seat):
            return
        s.depth = depth
        step += 1


# ---- lines that have to agree with it
def check_current(s: State) -> None:
    """A card marked `now` still has a question, which comes before any step or turn."""
    op = s.frames()[-1] & 255 if s.depth else ROUND
    if s.done < s.shown and (op in (ROUND, PLAN) or op in s.rules.steps):
        raise Fault(
            "a card is 'now' only while it asks something, which the line 'agenda' names last; "
            "without 'now' it is turned over next",
            "pile",
        )


def settle_round(s: State, once: dict[str, Line]) -> None:
    """Check whether a round has begun and whether its card is revealed."""
    if steps_begun(s) == UNKNOWN:
        return
    number, name = round_parts(once)
    if s.round < 0 and not begins(s):
        raise number.error("round 0 is before the first round: what comes next is in a later one (ROUND-1)")
    if s.round < 0 and name.text:
        raise name.error("before the first round no Round card is revealed (ROUND-3)")
    if has_begun(s, REVEAL) and not s.card.name:
        raise number.error("the Round card of this round is already revealed: write it after the number (ROUND-3)")
    if before_reveal(s) and s.card.name:
        if "round" in once:
            raise name.error("the Round card of this round is not revealed yet: leave it out (ROUND-3)")
        s.seen &= ~bit(s.rules.round_cards.index(s.card))
        s.card = s.rules.no_card


def settle_phase(s: State, once: dict[str, Line]) -> None:
    """Set the phase that follows from the agenda; the line `phase` has to agree."""
    phase = phase_now(s)
    if "phase" in once:
        word = once["phase"].rest
        if word.text not in PHASES:
            raise word.error(f"unknown phase {word.text!r}; there are: {', '.join(PHASES)}")
        if phase != PHASES[word.text] and not is_free(s):
            names = [name for name, number in PHASES.items() if number == phase]
            raise word.error(f"what comes next is in the phase {names[0]!r}, not {word.text!r}")
        phase = PHASES[word.text]
    if phase != UNKNOWN:
        s.phase = phase


def settle_turn(s: State, once: dict[str, Line]) -> None:
    """Set the turn of Schemin' that follows from the agenda; the line `turn` has to agree."""
    turn = turn_now(s)
    if "turn" in once and is_free(s):
        return
    if "turn" in once and s.turn != turn:
        now = f"turn {turn + 1}" if turn >= 0 else "in no turn of Schemin'"
        raise once["turn"].rest.error(f"what comes next is {now}, not turn {s.turn + 1}")
    s.turn = turn
