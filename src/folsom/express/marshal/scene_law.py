"""The Marshal player and the prison in scenes.

`cell Doc`, `prisoners Belle Mei Tuco`, `cylinders 5 6`, `goals Doc, Full of Lead shown`, `arrested Doc`, `hit Doc`,
`brawlers Doc Tuco`, `freed Doc: Belle`, `copied 2 5`, `topped 3`; Mailbags are B200 and B1200.
"""

from collections.abc import Iterator

from folsom.express.base.fire import BULLETS
from folsom.express.box_scenes import BoxReader, BoxScenes, Mark, Scene
from folsom.express.interface.names import bandit_name, members
from folsom.express.interface.read_people import bandit_of
from folsom.express.marshal.house_rules import BRAWLERS, PRISONERS, PRISONERS_IN_GAME, TARGETS
from folsom.express.marshal.law import TARGET, law_of, marshal_of
from folsom.express.marshal.names import goal_name
from folsom.express.marshal.shots import has_plus
from folsom.express.marshal.steps import LAW_SLOT
from folsom.express.state import State
from folsom.interface.lines import Word
from folsom.kernel.bits import bit

CELLS = {"cell": "cell"}
TOKENS = {"B": "mailbag"}
VALUES = ("200", "1200")
MARKS = (Mark("200|1200", "B", "a Mailbag holds $200 or $1200 (MP-SET-4)"), Mark(r"\?", "B", "a Mailbag"))
SHOWN = " shown"


class LawReader(BoxReader):
    """Anything a scene leaves out is as at the start: three Prisoners, full cylinders, no goals."""

    def __init__(self, s: State, scene: Scene) -> None:
        super().__init__(s, scene)
        self.law = law_of(s)
        self.doubtful = False  # whether it is left to chance which Mailbag is which

    def take_token(self, number: int, letter: str, value: str | None) -> None:
        poor = value == VALUES[0]
        if poor or value == VALUES[1]:
            others = [token for token in members(self.law.mail) if token != number]
            self.law.rich = others[0] if poor else number
        else:
            self.doubtful = True

    def after_tokens(self, tokens: object) -> None:
        if self.law.rich < 0:
            self.law.rich = self.s.one_of(self.law.mail) if self.doubtful else members(self.law.mail)[-1]

    def after_cards(self) -> None:
        s, law = self.s, self.law
        self.read_prisoners()
        law.arrested = sum(bit(self.bandit(word)) for word in self.words("arrested")) | s.here[law.cell]
        law.hit = sum(bit(self.bandit(word)) for word in self.words("hit"))
        for card, word in enumerate(self.words("brawlers")):
            if card >= len(BRAWLERS):
                raise word.error(f"there are {len(BRAWLERS)} Brawler cards (MP-SET-7)")
            law.brawlers |= self.bandit(word) + 1 << 4 * card
        self.read_cylinders()
        self.read_goals()
        law.copied = sum(bit(self.card_at(word)) for word in self.words("copied"))
        law.topped = sum(bit(self.topped(word)) for word in self.words("topped"))
        marshal = marshal_of(s)
        if s.ground.car[s.bandits[marshal].place] >= 0:
            s.marshal = s.ground.car[s.bandits[marshal].place]
        law.read(s, law.show(s, -2))

    def words(self, line: str, separator: str = " ") -> list[Word]:
        return self.scene.once[line].rest.cut(separator) if line in self.scene.once else []

    def bandit(self, word: Word) -> int:
        """A bandit by name; the Marshal is rejected."""
        who = bandit_of(self.s, word)
        if not self.s.is_bandit(who):
            raise word.error(f"{word.text} is not a bandit")
        return who

    # ---- the pile
    def card_at(self, word: Word) -> int:
        """The position of a card on the pile, from 0."""
        if not self.s.piled:
            raise word.error("the pile is empty")
        return word.number(1, self.s.piled) - 1

    def topped(self, word: Word) -> int:
        at = self.card_at(word)
        if not has_plus(self.s.pile[at] >> 4 & 15):
            raise word.error("another card is played at once only on a + (MP-PLUS-1)")
        return at

    # ---- the prison
    def read_prisoners(self) -> None:
        """Three Prisoners are locked up or freed; those that the scene does not name are locked up."""
        law, lines = self.law, self.scene.lines("freed")
        named: list[int] = []
        for word in self.words("prisoners"):
            law.locked |= bit(self.prisoner(word, named))
        for line in lines:
            owner, what = line.owned()
            for word in what.cut(" "):
                law.freed |= self.bandit(owner) + 1 << 4 * self.prisoner(word, named)
        if "prisoners" not in self.scene.once:
            left = [k for k in range(len(PRISONERS)) if k not in named]
            law.locked = sum(bit(k) for k in left[: max(PRISONERS_IN_GAME - len(named), 0)])
            named += members(law.locked)
        if len(named) != PRISONERS_IN_GAME:
            at = self.scene.once["prisoners"].word if "prisoners" in self.scene.once else lines[-1].word
            problem = f"{PRISONERS_IN_GAME} Prisoners are locked up or freed, not {len(named)}"
            raise at.error(f"{problem} (MP-SET-5)")

    def prisoner(self, word: Word, named: list[int]) -> int:
        """A Prisoner by name, which must not be named twice."""
        if word.text not in PRISONERS:
            raise word.error(f"unknown Prisoner {word.text!r}; there are: {', '.join(PRISONERS)}")
        number = PRISONERS.index(word.text)
        if number in named:
            raise word.error(f"the Prisoner {word.text} is named twice")
        named.append(number)
        return number

    # ---- the Marshal
    def read_cylinders(self) -> None:
        s, law = self.s, self.law
        left: int = s.bandits[marshal_of(s)].bullets
        law.first = max(left - BULLETS, 0)
        law.second = left - law.first
        if "cylinders" in self.scene.once:
            figures = [word.number(0, BULLETS) for word in self.words("cylinders")]
            if len(figures) != 2 or sum(figures) != left:
                raise self.scene.once["cylinders"].rest.error(f"the two cylinders hold {left} Bullets (MP-SET-7)")
            law.first, law.second = figures

    def read_goals(self) -> None:
        """`Doc, Full of Lead shown`: in the order in which they were drawn."""
        law, named = self.law, set[int]()
        for number, word in enumerate(self.words("goals", ",")):
            if number > self.s.round:
                raise word.error(f"one goal is drawn in each round: {number} so far (MP-ROUND-1)")
            goal = self.goal(Word(word.text.removesuffix(SHOWN), word.line, word.column))
            if goal in named:
                raise word.error(f"the goal {word.text.removesuffix(SHOWN)} is named twice")
            named.add(goal)
            if word.text.endswith(SHOWN):
                law.shown |= bit(number)
            law.goals |= goal + 1 << 4 * number
            law.drawn = number + 1

    def goal(self, word: Word) -> int:
        """A bandit to be arrested, or a Special Target."""
        bandits = {bandit_name(self.s, who): who for who in range(self.s.bandit_count) if self.s.is_bandit(who)}
        goals = bandits | {name: TARGET + number for number, name in enumerate(TARGETS)}
        if word.text not in goals:
            raise word.error(f"unknown goal {word.text!r}; there are: {', '.join(goals)}")
        return goals[word.text]


class LawScenes(BoxScenes):
    """The cell, the letter B for Mailbags, and the lines listed above."""

    once = ("cell", "prisoners", "cylinders", "goals", "arrested", "hit", "brawlers", "copied", "topped")
    by_bandit = ("freed",)
    cells = CELLS
    letters = TOKENS
    marks = MARKS
    names = (*TARGETS, SHOWN.strip())
    hint = "Mailbags (B)"

    def slot(self, s: State) -> int:
        return int(s.rules.slots[LAW_SLOT])

    def token(self, s: State, number: int) -> tuple[str, bool]:
        return f"B{s.worth(number)}", False

    def notes(self, s: State) -> Iterator[str]:
        law = law_of(s)
        yield "prisoners " + " ".join(PRISONERS[k] for k in members(law.locked))
        yield f"cylinders {law.first} {law.second}"
        if law.drawn:
            goals = [goal_name(s, law.goal(k)) + SHOWN * bool(law.shown >> k & 1) for k in range(law.drawn)]
            yield "goals " + ", ".join(goals)
        for word, mask in (("arrested", law.arrested), ("hit", law.hit)):
            if mask:
                yield f"{word} " + " ".join(bandit_name(s, who) for who in members(mask))
        holders = [law.brawler(card) for card in range(len(BRAWLERS)) if law.brawler(card) >= 0]
        if holders:
            yield "brawlers " + " ".join(bandit_name(s, who) for who in holders)
        for who in range(s.bandit_count):
            freed = [name for k, name in enumerate(PRISONERS) if law.holder(k) == who]
            if freed:
                yield f"freed {bandit_name(s, who)}: {' '.join(freed)}"
        if law.copied:
            yield "copied " + " ".join(str(k + 1) for k in members(law.copied))
        if law.topped:
            yield "topped " + " ".join(str(k + 1) for k in members(law.topped))

    def reader(self, s: State, scene: Scene) -> BoxReader:
        return LawReader(s, scene)
