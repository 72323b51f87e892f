"""Reads the set-up of a scene: its first line, the seats and the wagons, and the length of the train."""

from folsom.express.base.components import WAGON_NAMES
from folsom.express.box_scenes import Drawn
from folsom.express.boxes import variant_named
from folsom.express.interface.read_train import bandit_names
from folsom.express.interface.setup import (
    BANDITS,
    BOXES,
    PLAYERS,
    PRINTINGS,
    choose_expert,
    choose_variant,
    complete,
)
from folsom.interface.errors import shown
from folsom.interface.lines import Line, Word
from folsom.interface.title import Setup
from folsom.interface.validation import CHANCE, no_name_twice, one_of

SAID_BOXES = f"boxes={','.join(BOXES)}"
FIRST_LINE = f"express players=4 variant=teams expert printing=first {SAID_BOXES}"


def read_setup(once: dict[str, Line], rows: list[Drawn]) -> Setup:
    """Read the first line, the seats and the wagons."""
    said = read_first_line(once["express"])
    seats = once["seats"].rest.cut(" ") if "seats" in once else []
    names = [word.text for word in seats] if seats else bandit_names(rows)
    players = said["players"].number(PLAYERS[0], PLAYERS[-1]) if "players" in said else len(names) or None
    where = said.get("variant") or said.get("players") or (once["seats"].rest if seats else once["express"].word)
    variant = where.ask(choose_variant, players or 4, said["variant"].text if "variant" in said else None)
    options: dict[str, object] = {"variant": variant}
    if "expert" in said:
        options["expert"] = said["expert"].ask(choose_expert, variant, True)
    if "printing" in said:
        options["printing"] = said["printing"].ask(one_of, "printing", said["printing"].text, PRINTINGS)
    if "boxes" in said:
        options["boxes"] = read_boxes(said["boxes"])
    if seats:
        check_seats(seats, variant)
    if names and CHANCE not in names:  # otherwise the players are still choosing (PAIR-1)
        check_number(once, seats, players, names)
        options["bandits"] = names
    check_train(once, players or 4, variant)
    options["wagons"] = read_wagons(once, variant_named(variant).wagons(players or 4))
    named = once["seats"].rest if seats else once["express"].word
    return named.ask(complete, players, options)


def read_first_line(line: Line) -> dict[str, Word]:
    """The options in the first line, with their positions; FIRST_LINE is an example."""
    said: dict[str, Word] = {}
    for word in line.rest.cut(" "):
        key, equals, value = word.text.partition("=")
        if key in said:
            raise word.error(f"{key!r} occurs twice in this line" + (f": {SAID_BOXES}" * (key == "boxes")))
        if word.text != "expert" and not (key in ("players", "variant", "printing", "boxes") and value):
            raise word.error(f"cannot read {shown(word.text)}; this line goes like {FIRST_LINE!r}")
        said[key] = Word(value, word.line, word.column + len(key + equals))
    return said


def read_boxes(said: Word) -> list[str]:
    boxes: list[str] = []
    for word in said.cut(","):
        boxes.append(word.ask(one_of, "box", word.text, BOXES))
        word.ask(no_name_twice, "boxes", boxes)
    return boxes


def check_seats(seats: list[Word], variant: str) -> None:
    """Check each seat: known bandits, none twice, and as many as a seat has."""
    chosen = variant_named(variant)
    number = chosen.pawns
    named: list[str] = []
    for word in seats:
        if word.text == CHANCE:
            continue
        for name in word.text.split("+"):
            named.append(word.ask(one_of, "bandit", name, BANDITS))
            word.ask(no_name_twice, "'seats'", named)
        if word.text.count("+") + 1 != number:
            raise word.error(f"a seat has {number} bandit{'s' * (number > 1)} in this game, not {shown(word.text)}")
        word.ask(chosen.seat, word.text.split("+"))


def check_number(once: dict[str, Line], seats: list[Word], players: int | None, names: list[str]) -> None:
    """Check that there are as many seats as players."""
    if len(names) != players and seats:
        raise once["seats"].rest.error(f"{players} players have {players} seats; {len(names)} are named")
    if len(names) != players:
        raise once["express"].word.error(
            f"{players} players, and {len(names)} bandits are drawn; the line 'seats' says who plays whom"
        )


def check_train(once: dict[str, Line], players: int, variant: str) -> None:
    """Check that both floors have as many cars as the train of this game."""
    roofs, insides = (len(once[row].rest.cut("|")) for row in ("roof", "inside"))
    if roofs != insides:
        raise once["inside"].rest.error(f"'inside' has {insides} cells, and 'roof' has {roofs}")
    cars = variant_named(variant).cars(players) + 1
    if insides != cars:
        raise once["inside"].rest.error(f"{players} players ride a train of {cars} cars; {insides} are drawn")


def read_wagons(once: dict[str, Line], number: int) -> list[str]:
    """`wagons Mail car, Dining car`: from the Locomotive on; by default, in the order of the components."""
    if "wagons" not in once:
        return list(WAGON_NAMES[:number])
    words = once["wagons"].rest.cut(",")
    if len(words) != number:
        raise once["wagons"].rest.error(f"this train has {number} wagons; {len(words)} are named")
    wagons: list[str] = []
    for word in words:
        wagons.append(word.ask(one_of, "wagon", word.text, WAGON_NAMES))
        word.ask(no_name_twice, "'wagons'", wagons)
    return wagons
