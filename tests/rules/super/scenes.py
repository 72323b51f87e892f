"""Scenes of Colt Super Express: the order in a line matters, and a round can be reduced to its last card."""

import re

from folsom.superexpress.interface.names import CARDS
from tests.rules.drawn import Drawn

LOOT = re.compile(r"\[[^\]]*\]")


class Train(Drawn):
    """A drawn position of Colt Super Express."""

    def shows(self, drawing: str) -> None:
        """Check the train, with everybody in the drawn order; loot cards are compared if some are drawn."""
        expected = rows(drawing, LOOT.search(drawing) is not None)
        actual = rows(str(self.game), LOOT.search(drawing) is not None)
        for row, cells in expected.items():
            assert actual.get(row) == cells, f"{row}: drawn {actual.get(row)}, expected {cells}"

    def program(self, **cards: str) -> None:
        """Program cards, in this order: `Doc="Move Shoot Turn"`."""
        for name, three in cards.items():
            for card in three.split():
                self.play(name, f"program {card}")

    def news(self) -> list[str]:
        """What a spectator was told from the first card of the round onward."""
        heard = self.told(None)
        for start in ("Now everybody's card 1.", "Now everybody's card 3."):
            if start in heard:
                return heard[heard.index(start) + 1 :]
        return heard


def rows(drawing: str, loot: bool) -> dict[str, list[list[str]]]:
    """Each place as a list of words, from front to rear."""
    found = {}
    for line in drawing.splitlines():
        word, _, rest = line.strip().partition(" ")
        if word in ("roof", "inside", "off"):
            cells = (rest if loot else LOOT.sub("", rest)).split("|")
            found[word] = [
                [item for item in re.findall(r"[^\s\[]+(?:\[[^\]]*\])?", cell) if item != "."] for cell in cells
            ]
    return found


def names_on(drawing: str, *wanted: str) -> list[str]:
    """The bandits in some rows of a drawing, in the drawn order."""
    found = []
    for row in wanted:
        for cell in rows(drawing, loot=False).get(row, []):
            found += [re.sub(r"[^A-Za-z]", "", item) for item in cell]
    return found


def last_card(drawing: str, who: str, card: str, falls: list[int] | None = None) -> Train:
    """Resolve the last card of a round; then the last wagon is uncoupled, and everybody programs again."""
    aboard = names_on(drawing, "roof", "inside")
    seats = aboard + names_on(drawing, "off")
    first = seats[(seats.index(who) + 1) % len(seats)]
    lines = [drawing, f"seats {' '.join(seats)}", f"first {first}", f"next {who} 3"]
    for name in aboard:
        before = [other for other in CARDS[:4] if other != card][:2]
        end = card if name == who else next(other for other in CARDS[:4] if other not in before) + " done"
        lines.append(f"programme {name}: {before[0]} done, {before[1]} done, {end}")
    return Train("\n".join(lines), falls)
