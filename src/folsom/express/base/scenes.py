"""The base game in scenes: the Marshal, Purses, Jewels, Strongboxes, Punches, and oddities of a round."""

from collections.abc import Iterator

from folsom.express.base.punch import in_reach
from folsom.express.base.scene_veil import VEIL, VeilReader, late_veils
from folsom.express.base.steps import PUNCH_LOOT, PUNCH_WAY
from folsom.express.base.tokens import TOKEN_KINDS
from folsom.express.box_scenes import BoxReader, BoxScenes, Figure, Mark, Oddity, Scene
from folsom.express.codes import PUNCH
from folsom.express.interface.draw_tokens import seat_word
from folsom.express.interface.names import bandit_name
from folsom.express.rules import ROUNDS
from folsom.express.state import ARRIVE, State
from folsom.interface.lines import Word
from folsom.interface.validation import CHANCE

MARSHAL, ROUND = "Marshal", "round"
PURSE = "P"
PURSE_VALUES = ("250", "300", "350", "400", "450", "500")
ONLY_PURSES = "only Purses show a value, from 250 to 500 in steps of 50"
FIGURES = {MARSHAL: Figure(("inside",), "the Marshal is inside a car (MARSHAL-1)", single=True)}
TOKENS = {kind.letter: kind.name for kind in TOKEN_KINDS}
MARKS = (Mark(r"\?", PURSE, "it has no face that can be left to chance"), Mark("[0-9]+", PURSE, ONLY_PURSES))


class BaseReader(VeilReader):
    """Reads the Marshal's place, the faces of Purses, and the right to play face down."""

    def __init__(self, s: State, scene: Scene) -> None:
        super().__init__(s, scene)
        self.faces = list(s.rules.purse_faces)  # those that are still left to chance

    def before_tokens(self) -> None:
        for row, _ in self.scene.figures(MARSHAL):
            self.s.marshal = row.car

    def check_token(self, word: Word, letter: str, value: str | None) -> None:
        """Remove a face that the scene gives from those drawn at random."""
        if letter != PURSE or value in (None, CHANCE):
            return
        if value not in PURSE_VALUES:
            raise word.error(f"{word.text!r}: {ONLY_PURSES}")
        self.faces[PURSE_VALUES.index(value)] -= 1
        if self.faces[PURSE_VALUES.index(value)] < 0:
            raise word.error(f"there are no more Purses of ${value}")

    def take_token(self, number: int, letter: str, value: str | None) -> None:
        if letter == PURSE:
            face = self.draw_face() if value in (None, CHANCE) else PURSE_VALUES.index(value)
            self.s.faces |= face << 3 * number

    def draw_face(self) -> int:
        """Draw the face of a Purse that is left to chance."""
        at: int = self.s.dice.below(sum(self.faces))
        for face, number in enumerate(self.faces):
            if at < number:
                self.faces[face] -= 1
                return face
            at -= number
        raise ValueError(at)


class BaseScenes(BoxScenes):
    """The parts that every scene may contain."""

    by_seat = (VEIL,)
    figures = FIGURES
    letters = TOKENS
    marks = MARKS
    anyway = (MARSHAL, ROUND, VEIL)
    hint = "bandits (Doc/5[P250 J]), tokens (P300, J, S), the Marshal"

    def cell(self, s: State, place: int, words: list[str]) -> list[str]:
        return [MARSHAL, *words] if place == 2 * s.marshal and s.rules.lawman < 0 else words

    def token(self, s: State, number: int) -> tuple[str, bool]:
        kind = s.rules.tokens[number]
        return s.rules.token_kinds[kind].letter + (str(s.worth(number)) if kind == "purse" else ""), False

    def of_seat(self, s: State, seat: int) -> Iterator[str]:
        if s.seats[seat].may_hide:
            yield f"{VEIL} {seat_word(s, seat)}:"

    def reader(self, s: State, scene: Scene) -> BoxReader:
        return BaseReader(s, scene)

    def check_step(self, s: State, word: Word, op: int, who: int, x: int) -> None:
        if op in (PUNCH_LOOT, PUNCH_WAY) and (x >= s.bandit_count or not punchable(s, who) >> x & 1):
            raise word.error(f"{word.text!r}: a Punch hits another bandit on the same spot (PUNCH-1)")

    def oddities(self, s: State) -> Iterator[Oddity]:
        place: int = 2 * s.marshal
        if s.rules.lawman < 0 and not any(frame & 255 == ARRIVE and frame >> 16 == place for frame in s.frames()):
            for who in range(s.bandit_count):
                if s.bandits[who].place == place:
                    problem = f"{bandit_name(s, who)} is with the Marshal, and should have fled (MARSHAL-2)"
                    yield Oddity(MARSHAL, problem, bandit=who)
        if s.card.name and s.card.station != (s.round == ROUNDS - 1):
            kind = "a Train Station" if s.card.station else "no Train Station"
            problem = f"{s.card.name} is {kind}: one is played in the last round, and only then (SETUP-5)"
            yield Oddity(ROUND, problem, line="round")
        yield from seen_too_soon(s)
        yield from late_veils(s)


def punchable(s: State, who: int) -> int:
    """The bandits that `who` could punch, by a power also elsewhere (a mask)."""
    if s.bandits[who].place == s.ground.off:
        return 0
    found = in_reach(s, who)
    for rule in s.rules.widen:
        if rule.bit & s.bandits[who].powers:
            found = rule.widen(s, PUNCH, who, found)
    return int(found)


def seen_too_soon(s: State) -> Iterator[Oddity]:
    """SETUP-5: no more Round cards have been seen than there were rounds, and no Train Station."""
    earlier = [card for k, card in enumerate(s.rules.round_cards) if s.seen >> k & 1 and card is not s.card]
    rounds = max(int(s.round), 0)
    for card in earlier:
        if card.station:
            problem = f"{card.name} is a Train Station: one is played in the last round, and only then (SETUP-5)"
            yield Oddity(ROUND, problem, line="seen")
    if len(earlier) > rounds:
        number = f"{rounds} Round card{'s' * (rounds != 1)}"
        problem = f"before this round {number} can have been seen, not {len(earlier)} (SETUP-5)"
        yield Oddity(ROUND, problem, line="seen")
