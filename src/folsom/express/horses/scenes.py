"""Horses & Stagecoach in scenes: the Stagecoach, the Shotgun, Horses, Hostages and Whiskeys."""

from collections.abc import Iterator

from folsom.express.box_scenes import BoxReader, BoxScenes, Figure, Mark, Oddity, Scene, unaccounted
from folsom.express.horses.coach import coach_of, flasks_in_game, hostage_of
from folsom.express.horses.components import WHISKEY
from folsom.express.horses.kept_cards import kept
from folsom.express.horses.scene_reader import (
    COACH_ROOF,
    HALF_FULL,
    HORSE,
    HOSTAGE_WORDS,
    OLD,
    SHOTGUN,
    HorsesReader,
)
from folsom.express.horses.steps import BOARD, BOARDED, FLEE, JUMP, SLOT, WAGON
from folsom.express.interface.draw_tokens import drawn_token
from folsom.express.interface.names import bandit_name, members, seat_name
from folsom.express.state import ARRIVE, State
from folsom.interface.lines import Fault, Word
from folsom.kernel.bits import bit

REARMOST_ASKED = {WAGON: 1, BOARD: 2, BOARDED: 2, JUMP: 1}  # at the first wagon everybody boards unasked (ATTACK-3)
CELLS = {"coach-roof": COACH_ROOF, "coach-inside": "coach inside"}
FIGURES = {
    HORSE: Figure(("inside",), "a Horse stands beside a car: draw it inside (ATTACK-2)", beside_cars=True),
    SHOTGUN: Figure(
        ("roof", "coach-roof"), "the Shotgun is on a roof of the train or on the Stagecoach (GUN-2)", single=True
    ),
    **dict.fromkeys(
        HOSTAGE_WORDS, Figure(("coach-inside",), "Hostages wait inside the Stagecoach, or have been taken (HOST-1)")
    ),
}
TOKENS = {"W": WHISKEY, OLD: WHISKEY}
MARKS = (
    Mark(r"\?", "W", "only a Whiskey that may be either kind is left to chance"),
    Mark(HALF_FULL, "W" + OLD, "only a Whiskey can be half-full (WHISKEY-4)"),
)


class HorsesScenes(BoxScenes):
    """The box's lines, and its words in other cells."""

    once = ("coach", "coach-roof", "coach-inside", "emptied", "escaped")
    by_bandit = ("before",)
    cells = CELLS
    figures = FIGURES
    held = HOSTAGE_WORDS
    letters = TOKENS
    marks = MARKS
    anyway = (SHOTGUN,)
    hint = f"{HORSE}, {SHOTGUN}, Hostages ({', '.join(HOSTAGE_WORDS)}) and Whiskeys (W, O)"
    keeping = ("save", "keeping")

    # ---- drawing
    def slot(self, s: State) -> int:
        return int(s.rules.slots[SLOT])

    def heading(self, s: State) -> Iterator[str]:
        yield f"coach {coach_of(s).at}"

    def cell(self, s: State, place: int, words: list[str]) -> list[str]:
        """Adds Horses beside a car, the Shotgun on his roof, and the Hostages left in the Stagecoach."""
        c, g = coach_of(s), s.ground
        if g.beside_inside >> place & 1:
            return words + [HOSTAGE_WORDS[hostage] for hostage in members(c.left)]
        if g.beside_roof >> place & 1 and not c.gun:
            return [SHOTGUN, *(drawn_token(s, token) for token in members(c.strongbox)), *words]
        if g.train_roofs >> place & 1:
            return [SHOTGUN, *words] if c.gun and place == 2 * c.at + 1 else words
        return [HORSE] * (c.horses >> 4 * g.rank[place] & 15) + words

    def holds(self, s: State, who: int) -> list[str]:
        hostage: int = hostage_of(coach_of(s), who)
        return [HOSTAGE_WORDS[hostage]] if hostage >= 0 else []

    def token(self, s: State, number: int) -> tuple[str, bool]:
        """`W`: a Whiskey, `O`: the Old Whiskey; `W/` and `O/`: half-full ones, which everybody knows."""
        c = coach_of(s)
        half = bool(c.half >> number & 1)
        return (OLD if c.old == number else "W") + HALF_FULL * half, half

    def elsewhere(self, s: State) -> int:
        """The Strongbox that the Shotgun sits on is drawn with him."""
        mask: int = coach_of(s).strongbox
        return mask

    def notes(self, s: State) -> Iterator[str]:
        c = coach_of(s)
        lying = sum(s.floor) | sum(b.loot for b in s.bandits)
        first: int = c.first_flask()
        emptied = [number for number in flasks_in_game(s) if not lying >> number & 1]
        if emptied:
            yield "emptied " + ", ".join(f"{self.token(s, number)[0]}#{number - first + 1}" for number in emptied)
        if c.gone:
            yield "escaped " + " ".join(bandit_name(s, who) for who in members(c.gone))
        for who in range(s.bandit_count):
            before = c.before >> 8 * who & 255
            if before != s.bandits[who].received:
                yield f"before {bandit_name(s, who)}: {before}"

    # ---- reading and checking
    def reader(self, s: State, scene: Scene) -> BoxReader:
        return HorsesReader(s, scene)

    def away(self, s: State) -> int:
        gone: int = coach_of(s).gone
        return gone

    def check_step(self, s: State, word: Word, op: int, who: int, x: int) -> None:
        """ATTACK-1, ATTACK-3: the wagon is in this train; a bandit that chooses is still riding, and is asked once."""
        if op not in REARMOST_ASKED:
            return
        if not REARMOST_ASKED[op] <= x <= s.ground.cars:
            raise word.error(
                f"{word.text!r} is about no wagon: they are {REARMOST_ASKED[op]} to {s.ground.cars} here (ATTACK-3)"
            )
        if op in (BOARD, JUMP):
            asked: int = s.seats[who].pawns if op == BOARD else bit(who)
            if not asked & unaccounted(s):
                raise word.error(f"{word.text!r}: they are not riding any more, but on the train or gone (ATTACK-1)")
            if any(frame & 0xFFFF == op | who << 8 for frame in s.frames()):
                raise word.error(f"{word.text!r}: nobody is asked twice (ATTACK-1)")

    def check_answer(self, s: State, question: str, seat: int) -> None:
        if question == "save" and kept(s.seats[seat]) >= s.card.keep:
            name = seat_name(s, seat)
            raise Fault(f"{name} has kept as many cards as the Round card allows (KEEP-1)", "keeping", owner=name)

    def oddities(self, s: State) -> Iterator[Oddity]:
        for who in range(s.bandit_count):
            place: int = s.bandits[who].place
            fleeing = any(frame & 255 in (ARRIVE, FLEE) and frame >> 16 == place for frame in s.frames())
            if s.screens >> place & 1 and not fleeing:
                problem = f"{bandit_name(s, who)} is with the Shotgun, and should have fled (GUN-3)"
                yield Oddity(SHOTGUN, problem, bandit=who)
