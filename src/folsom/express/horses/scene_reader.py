"""Reads the Horses & Stagecoach part of a scene."""

import re
from typing import TYPE_CHECKING

from folsom.express.box_scenes import BoxReader, Drawn, Scene, token_parts
from folsom.express.horses.coach import Coach, coach_of, flasks_in_game
from folsom.express.horses.components import HOSTAGES, WHISKEYS
from folsom.express.horses.shotgun import stand
from folsom.express.horses.steps import ESCAPE
from folsom.express.interface.read_people import bandit_of, bandit_off_train
from folsom.express.state import State
from folsom.interface.lines import Line, Word
from folsom.interface.validation import CHANCE
from folsom.kernel.bits import bit, count

if TYPE_CHECKING:
    from folsom.express.interface.read_tokens import Tokens

HORSE = "Horse"
SHOTGUN = "Shotgun"
HOSTAGE_WORDS = tuple(name.replace(" ", "") for name in HOSTAGES)
COACH_ROOF = "coach roof"
OLD = "O"
HALF_FULL = "/"
THIRD_STRONGBOX = ("S", "S#3")  # as drawn under the Shotgun


class HorsesReader(BoxReader):
    """Reads the Stagecoach and the Shotgun before tokens, as he may sit on one; Horses and Hostages after the cards."""

    def __init__(self, s: State, scene: Scene) -> None:
        super().__init__(s, scene)
        self.coach: Coach = coach_of(s)
        self.flasks: list[Word] = []  # all Whiskeys in the scene
        self.old: list[Word] = []  # those that are the Old Whiskey
        self.doubtful: list[int] = []  # those whose kind is left to chance
        self.hostages: list[str] = []  # those in the scene

    # ---- the Stagecoach
    def before_tokens(self) -> None:
        c, once = self.coach, self.scene.once
        on_train = [(row.car, figure) for row, figure in self.scene.figures(SHOTGUN) if row.line == "roof"]
        if "coach" in once:
            c.at = once["coach"].rest.number(0, self.s.ground.cars)
        elif on_train:
            c.at = on_train[0][0]
        if not on_train:
            self.s.spare |= c.strongbox
            for row in self.scene.rows:
                if row.line == "coach-roof":
                    take_his_strongbox(row)
            return
        if on_train[0][0] != c.at:
            raise on_train[0][1].error(
                f"on the train the Shotgun is on the car that the Stagecoach faces: {c.at} (GUN-2)"
            )
        c.gun = 1

    # ---- Whiskeys
    def more_tokens(self) -> list[Word]:
        """`emptied W#1, O#2`: Whiskeys that have left the game."""
        once = self.scene.once
        words = once["emptied"].rest.cut(",") if "emptied" in once else []
        for word in words:
            if not re.fullmatch("[WO](#[0-9]{1,3})?", word.text):
                raise word.error(f"{word.text!r} should be a Whiskey that has left the game, like 'W#1' or 'O#2'")
        return words

    def check_token(self, word: Word, letter: str, value: str | None) -> None:
        self.flasks.append(word)
        if letter == OLD:
            self.old.append(word)
            if len(self.old) > 1:
                raise word.error("there is one Old Whiskey (HSET-2)")

    def take_token(self, number: int, letter: str, value: str | None) -> None:
        if letter == OLD:
            self.coach.old = number
        if value == HALF_FULL:
            self.coach.half |= bit(number)
            self.s.unveil(number)
        elif value == CHANCE:
            self.doubtful.append(number)

    def after_tokens(self, tokens: "Tokens") -> None:
        """Whiskeys that are not drawn have also left the game; everybody knows them."""
        for word in self.more_tokens():
            self.s.unveil(tokens.take(word))
        rest = [number for number in flasks_in_game(self.s) if number not in tokens.used]
        for number in rest:
            self.s.unveil(number)
        if self.coach.old < 0:
            self.find_old(rest)

    def find_old(self, rest: list[int]) -> None:
        """HSET-2: choose the Old Whiskey among those left to chance and those left in the box.

        With six wagons none is left in the box: then it is one that is not drawn, or the scene has to show it.
        """
        left_in_box = WHISKEYS - len(flasks_in_game(self.s))
        if self.doubtful:
            drawn: int = self.s.dice.below(len(self.doubtful) + left_in_box)
            self.coach.old = self.doubtful[drawn] if drawn < len(self.doubtful) else -1
        elif not left_in_box:
            if not rest:
                raise self.flasks[-1].error("with six wagons one of the Whiskeys is the Old Whiskey (HSET-2)")
            self.coach.old = rest[-1]

    # ---- Horses, Hostages and escapes
    def after_cards(self) -> None:
        s, c, once = self.s, self.coach, self.scene.once
        for word in once["escaped"].rest.cut(" ") if "escaped" in once else []:
            c.gone |= bit(bandit_off_train(s, word, "EVENT-ESCAPE"))
        if c.gone and s.card.event != ESCAPE:
            raise once["escaped"].word.error("bandits can ride away only in the round of the Escape (EVENT-ESCAPE)")
        self.read_horses()
        for row in self.scene.rows:
            self.read_hostages(row)
        for who, bandit in enumerate(s.bandits):
            c.before |= bandit.received << 8 * who
        for line in self.scene.lines("before"):
            self.read_before(line)
        c.bind_all(s)
        stand(s, c)

    def read_horses(self) -> None:
        left: int = self.s.bandit_count - count(self.coach.gone)
        for row, figure in self.scene.figures(HORSE):
            left -= 1
            if left < 0:
                raise figure.error("each bandit has one Horse, and an escaped bandit takes one (HSET-5, EVENT-ESCAPE)")
            self.coach.horses += bit(4 * self.s.ground.rank[row.place(self.s)])

    def read_hostages(self, row: Drawn) -> None:
        """Read the Hostages in the Stagecoach and those that bandits have taken."""
        for figure in row.figures:
            if figure.text in HOSTAGE_WORDS:
                self.coach.left |= bit(self.new_hostage(figure))
        for bandit in row.bandits:
            taken = [word for word in bandit.held if word.text in HOSTAGE_WORDS]
            if len(taken) > 1:
                raise taken[1].error(f"{bandit.name} has two Hostages (HOST-2)")
            for word in taken:
                who = bandit_of(self.s, Word(bandit.name, word.line, word.column))
                self.coach.taken |= self.new_hostage(word) + 1 << 4 * who

    def new_hostage(self, word: Word) -> int:
        if word.text in self.hostages:
            raise word.error(f"the Hostage {word.text} is drawn twice")
        self.hostages.append(word.text)
        bandits = self.s.rules.outlaws * self.s.rules.pawns
        if len(self.hostages) >= bandits:
            raise word.error(f"there are {bandits - 1} Hostages in this game: one fewer than bandits (HSET-3)")
        return HOSTAGE_WORDS.index(word.text)

    def read_before(self, line: Line) -> None:
        """`before Doc: 2`: Bullets received in earlier rounds."""
        owner, what = line.owned()
        who = bandit_of(self.s, owner)
        number = what.number(0, self.s.bandits[who].received)
        self.coach.before += number - (self.coach.before >> 8 * who & 255) << 8 * who


def take_his_strongbox(roof: Drawn) -> None:
    """GUN-1: the Strongbox that the Shotgun sits on is not loot; any other Strongbox on the roof is."""
    his = [word for word in roof.tokens if word.text in THIRD_STRONGBOX]
    his.sort(key=lambda word: token_parts(word)["label"] is None)
    if his:
        roof.tokens.remove(his[0])
