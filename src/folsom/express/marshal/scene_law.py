"""The Marshal player and the prison in scenes.

`cell Doc`, `prisoners Belle Mei Tuco`, `cylinders 5 6`, `goals Doc, Full of Lead shown`, `arrested Doc`, `hit Doc`,
`brawlers Doc Tuco`, `freed Doc: Belle`, `copied 2 5`, `topped 3`; Mailbags are B200 and B1200.
"""

from collections.abc import Iterator

from folsom.express.base.fire import BULLETS
from folsom.express.box_scenes import BoxReader, BoxScenes, Mark, Scene
from folsom.express.interface.names import bandit_name, members
from folsom.express.interface.read_people import bandit_of
from folsom.express.marshal.house_rules import BRAWLERS, PRISONERS, TARGETS
from folsom.express.marshal.law import GOALS, TARGET, law_of, marshal_of
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
    """What is not written is as at the beginning: three Prisoners, full cylinders, no goal."""

    def __init__(self, s: State, scene: Scene) -> None:
        super().__init__(s, scene)
        self.law = law_of(s)
        self.doubtful = False  # which Mailbag is which is left to chance

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
        s, law, once = self.s, self.law, self.scene.once
        locked = once["prisoners"].rest.cut(" ") if "prisoners" in once else []
        law.locked = sum(bit(self.prisoner(word)) for word in locked)
        for line in self.scene.lines("freed"):
            owner, what = line.owned()
            for word in what.cut(" "):
                law.freed |= bandit_of(s, owner) + 1 << 4 * self.prisoner(word)
        if "prisoners" not in once:
            free = [k for k in range(len(PRISONERS)) if law.holder(k) < 0]
            law.locked = sum(bit(k) for k in free[: 3 - len(PRISONERS) + len(free)])
        for name in ("arrested", "hit"):
            words = once[name].rest.cut(" ") if name in once else []
            setattr(law, name, sum(bit(bandit_of(s, word)) for word in words))
        law.arrested |= s.here[law.cell]
        for card, word in enumerate(once["brawlers"].rest.cut(" ") if "brawlers" in once else []):
            law.brawlers |= bandit_of(s, word) + 1 << 4 * card
        self.read_cylinders()
        for number, word in enumerate(once["goals"].rest.cut(",") if "goals" in once else []):
            self.read_goal(number, word)
        for word in once["copied"].rest.cut(" ") if "copied" in once else []:
            law.copied |= bit(word.number(1, s.piled) - 1)
        for word in once["topped"].rest.cut(" ") if "topped" in once else []:
            law.topped |= bit(self.topped(word))
        marshal = marshal_of(s)
        if s.ground.car[s.bandits[marshal].place] >= 0:
            s.marshal = s.ground.car[s.bandits[marshal].place]
        law.read(s, law.show(s, -2))

    def topped(self, word: Word) -> int:
        """Where the card lies."""
        at = word.number(1, self.s.piled) - 1
        if not has_plus(self.s.pile[at] >> 4 & 15):
            raise word.error("another card is played at once only on a + (MP-PLUS-1)")
        return at

    def prisoner(self, word: Word) -> int:
        if word.text not in PRISONERS:
            raise word.error(f"unknown Prisoner {word.text!r}; there are: {', '.join(PRISONERS)}")
        return PRISONERS.index(word.text)

    def read_cylinders(self) -> None:
        s, law = self.s, self.law
        left: int = s.bandits[marshal_of(s)].bullets
        law.first = max(left - BULLETS, 0)
        law.second = left - law.first
        if "cylinders" in self.scene.once:
            words = self.scene.once["cylinders"].rest.cut(" ")
            law.first, law.second = (word.number(0, BULLETS) for word in words[:2])
            if len(words) != 2 or law.first + law.second != left:
                raise words[0].error(f"the two cylinders hold {left} Bullets (MP-SET-7)")

    def read_goal(self, number: int, word: Word) -> None:
        law = self.law
        name = word.text.removesuffix(SHOWN)
        if number >= GOALS:
            raise word.error("there are five goals (MP-SET-6)")
        if word.text.endswith(SHOWN):
            law.shown |= bit(number)
        goal = (
            TARGET + TARGETS.index(name) if name in TARGETS else bandit_of(self.s, Word(name, word.line, word.column))
        )
        law.goals |= goal + 1 << 4 * number
        law.drawn = number + 1


class LawScenes(BoxScenes):
    """A spot, a letter and lines."""

    once = ("cell", "prisoners", "cylinders", "goals", "arrested", "hit", "brawlers", "copied", "topped")
    by_bandit = ("freed",)
    cells = CELLS
    letters = TOKENS
    marks = MARKS
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
