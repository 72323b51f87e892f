"""What a scene draws of the boxes: the Stagecoach, Horses, Hostages, Whiskeys, and the time-travel car."""

import re

from folsom.express.base.steps import ROUND
from folsom.express.codes import ENDING, STEALING
from folsom.express.ground import FRONT
from folsom.express.horses.box import HORSES
from folsom.express.horses.coach import Coach, coach_of
from folsom.express.horses.shotgun import stand
from folsom.express.horses.steps import ESCAPE
from folsom.express.interface.draw_boxes import HORSE, HOSTAGE_WORDS, SHOTGUN, with_time_car
from folsom.express.interface.names import bandit_name, members, place_name
from folsom.express.interface.read_names import MARSHAL
from folsom.express.interface.read_tokens import parts
from folsom.express.interface.read_train import Drawn
from folsom.express.state import State
from folsom.express.timecar.box import TIMECAR
from folsom.express.timecar.car import destinations, journey_of
from folsom.express.timecar.steps import TRAVEL, TRAVEL_TO
from folsom.interface.lines import Line, Word
from folsom.kernel.bits import bit, count

BOX_ONCE = ("coach", "coach-roof", "coach-inside", "emptied", "escaped", "time-car", "away")
BOX_OFTEN = ("before",)
NEEDS = {**dict.fromkeys((*BOX_ONCE, *BOX_OFTEN), HORSES), "time-car": TIMECAR, "away": TIMECAR}
THIRD_STRONGBOX = ("S", "S#3")  # as it is drawn under the Shotgun


def check_boxes(s: State, lines: list[Line], rows: list[Drawn]) -> None:
    """Lines and figures of a box that is not played."""
    words = [(line.word, NEEDS[line.word.text]) for line in lines if line.word.text in NEEDS]
    for row in rows:
        words += [(figure, HORSES) for figure in row.figures if figure.text != MARSHAL]
        words += [(hostage, HORSES) for drawn in row.bandits for hostage in drawn.hostages]
    for word, box in words:
        if box not in s.rules.boxes:
            raise word.error(f"{word.text!r} belongs to a box; write boxes={box} into the first line")


def bandit_of(s: State, word: Word) -> int:
    """A bandit by its name."""
    names = [bandit_name(s, who) for who in range(s.bandit_count)]
    if word.text not in names:
        raise word.error(f"{word.text!r} does not play; the bandits are {', '.join(names)}")
    return names.index(word.text)


def off_train(s: State, word: Word, rule: str) -> int:
    """A bandit that a line says is away."""
    who = bandit_of(s, word)
    if s.bandits[who].place != s.ground.off:
        raise word.error(f"{word.text} has left the train, but is drawn on it: draw the bandit in 'off' ({rule})")
    return who


# ---- the Stagecoach
def read_coach(s: State, once: dict[str, Line], rows: list[Drawn]) -> None:
    """Where the Stagecoach and the Shotgun are; to be read before the tokens, as he may sit on one."""
    c = coach_of(s)
    drawn = [(row, figure) for row in rows for figure in row.figures if figure.text == SHOTGUN]
    if len(drawn) > 1:
        raise drawn[1][1].error("there is one Shotgun")
    on_train = [(row.car, figure) for row, figure in drawn if row.line == "roof"]
    if "coach" in once:
        c.at = once["coach"].rest.number(0, s.ground.cars)
    elif on_train:
        c.at = on_train[0][0]
    if on_train:
        if on_train[0][0] != c.at:
            raise on_train[0][1].error(
                f"on the train the Shotgun is on the car that the Stagecoach faces: {c.at} (GUN-2)"
            )
        c.gun = 1
    else:
        s.spare |= c.strongbox
        for row in rows:
            if row.line == "coach-roof":
                take_his_strongbox(row)


def take_his_strongbox(roof: Drawn) -> None:
    """GUN-1: what he sits on is no loot; any other Strongbox on the roof is."""
    his = [word for word in roof.tokens if word.text in THIRD_STRONGBOX]
    his.sort(key=lambda word: parts(word)["label"] is None)
    if his:
        roof.tokens.remove(his[0])


def read_emptied(once: dict[str, Line]) -> list[Word]:
    """`emptied W#1, O#2`: Whiskeys that have left the game."""
    words = once["emptied"].rest.cut(",") if "emptied" in once else []
    for word in words:
        if not re.fullmatch("[WO](#[0-9]{1,3})?", word.text):
            raise word.error(f"{word.text!r} should be a Whiskey that has left the game, like 'W#1' or 'O#2'")
    return words


def read_riders(s: State, once: dict[str, Line], often: list[Line], rows: list[Drawn]) -> None:
    """Horses, Hostages, and what became of the bandits; to be read after the cards, as Bullets are counted there."""
    c = coach_of(s)
    for word in once["escaped"].rest.cut(" ") if "escaped" in once else []:
        c.gone |= bit(off_train(s, word, "EVENT-ESCAPE"))
    if c.gone and s.card.event != ESCAPE:
        raise once["escaped"].word.error("one can ride away in the round of the Escape only (EVENT-ESCAPE)")
    read_horses(s, c, rows)
    read_hostages(s, c, rows)
    for who, bandit in enumerate(s.bandits):
        c.before |= bandit.received << 8 * who
    for line in often:
        if line.word.text == "before":
            read_before(s, c, line)
    c.bind_all(s)
    stand(s, c)


def read_horses(s: State, c: Coach, rows: list[Drawn]) -> None:
    left: int = s.bandit_count - count(c.gone)
    for row in rows:
        rank = FRONT if row.line == "time-car" else row.car + FRONT + 1
        for figure in row.figures:
            if figure.text == HORSE:
                left -= 1
                if left < 0:
                    raise figure.error(
                        "each bandit has one Horse, and who escapes takes one away (HSET-5, EVENT-ESCAPE)"
                    )
                c.horses += bit(4 * rank)


def read_hostages(s: State, c: Coach, rows: list[Drawn]) -> None:
    """Those that wait, and those on the cards of bandits."""
    drawn: list[str] = []
    for row in rows:
        for figure in row.figures:
            if figure.text in HOSTAGE_WORDS:
                c.left |= bit(new_hostage(s, drawn, figure))
        for bandit in row.bandits:
            if len(bandit.hostages) > 1:
                raise bandit.hostages[1].error(f"{bandit.name} has two Hostages (HOST-2)")
            for word in bandit.hostages:
                who = bandit_of(s, Word(bandit.name, word.line, word.column))
                c.taken |= new_hostage(s, drawn, word) + 1 << 4 * who


def new_hostage(s: State, drawn: list[str], word: Word) -> int:
    if word.text in drawn:
        raise word.error(f"the Hostage {word.text} is drawn twice")
    drawn.append(word.text)
    if len(drawn) >= s.bandit_count:
        raise word.error(f"there are {s.bandit_count - 1} Hostages in this game: one fewer than bandits (HSET-3)")
    return HOSTAGE_WORDS.index(word.text)


def read_before(s: State, c: Coach, line: Line) -> None:
    """`before Doc: 2`: Bullets received in earlier rounds."""
    owner, what = line.owned()
    who = bandit_of(s, owner)
    number = what.number(0, s.bandits[who].received)
    c.before += number - (c.before >> 8 * who & 255) << 8 * who


# ---- the time-travel car
def read_journey(s: State, once: dict[str, Line]) -> None:
    """`away Doc: 3 inside`; without a place it is still being chosen."""
    if "away" not in once:
        return
    owner, what = once["away"].owned()
    journey = journey_of(s)
    journey.who = off_train(s, owner, "TCAR-8")
    if what.text:
        places = {place_name(s, place): place for place in members(destinations(s))}
        if what.text not in places:
            raise what.error(f"{what.text!r} is no destination; there are: {', '.join(places)} (TCAR-8)")
        journey.to = places[what.text]


def returning(s: State) -> bool:
    """Somebody will be back before the first card of Stealin' (TCAR-8)."""
    return with_time_car(s) and bool(journey_of(s).to >= 0) and not s.shown


def set_out(s: State) -> bool:
    """Whether those in the time-travel car have set out in this round: what is left of it comes after that."""
    rounds = [frame >> 16 for frame in s.frames() if frame & 255 == ROUND]
    return bool(rounds) and (not rounds[-1] or rounds[-1] > s.rules.steps.index(TRAVEL))


def ask_traveller(s: State, once: dict[str, Line]) -> None:
    """Who has not chosen a destination yet is asked next; who has is back before Stealin' begins (TCAR-8)."""
    if "away" not in once:
        return
    journey = journey_of(s)
    question = TRAVEL_TO | journey.who << 8
    if journey.to >= 0:
        if s.phase == STEALING or (s.phase == ENDING and not set_out(s)):
            raise once["away"].word.error("before the first card of Stealin' nobody is away any more (TCAR-8)")
    elif "agenda" not in once:
        s.push(TRAVEL_TO, journey.who, 0)
    elif question not in s.frames():
        raise once["away"].word.error(
            "nobody is asked where this journey leads: write a place, or 'set-out' on the agenda"
        )
