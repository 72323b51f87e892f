"""Writes the tables of docs/environments.md: the numbers of an observation, and the actions.

Indices come from the observers; the meanings of groups of numbers are listed here, and a missing one is an error.
"""

import re
from collections.abc import Iterator
from typing import Any

from folsom.environments import Space, space
from tools.native import ROOT

PAGE = ROOT / "docs" / "environments.md"
TABLE = re.compile(r"(<!-- table: (.+?) -->\n)(.*?)(<!-- end of table -->\n)", re.DOTALL)
SHOWN: dict[str, dict[str, dict[str, Any]]] = {
    "express": {
        "4": {"players": 4},
        "6, all": {"players": 6, "variant": "teams", "expert": True, "boxes": ["horses", "timecar"]},
        "3, pairs": {"players": 3, "variant": "pairs"},
    },
    "super": {"4": {"players": 4}, "7, all": {"players": 7, "boxes": ["reflex", "horse"]}},
}
SAMPLES = 4  # names listed for each group
MEANINGS: dict[str, dict[str, str]] = {
    "express": {
        "over": "the game is over",
        "phase": "the phase of the round",
        "round": "the round",
        "round card": "the Round card that lies open",
        "round card seen": "the Round cards revealed so far",
        "turn": "the turn of Schemin'",
        "kind of turn": "what kind of turn it is",
        "place in the turn": "how many have been asked before in this turn, ÷ 12",
        "first player": "who is the First Player",
        "asked": "who has to decide now",
        "question": "what the observer is asked",
        "question about": "which of its bandits acts",
        "punched": "the victim of the Punch, when asked about loot and direction",
        "wagon to board": "the wagon that is passed in the attack on horseback",
        "marshal": "the car of the Marshal",
        "neutral bullets": "left in the stock, ÷ 16",
        "car": "which wagon each car is",
        "floor": "the loot tokens on each place",
        "off the train": "the tokens that wait off the train",
        "face": "dollars of a Purse whose face the observer knows, ÷ 500; the Old Whiskey, if it knows it, is 1",
        "known to": "who knows the face of a token",
        "bandit is": "who a bandit is",
        "bandit at": "where it is",
        "bullets left": "in the cylinder, ÷ 6",
        "bullets received": "÷ 8",
        "cash": "dollars, ÷ 1000",
        "holds": "the tokens on a Character card",
        "cards in hand": "÷ 8",
        "cards in deck": "÷ 8",
        "may hide": "the next card may be played face down",
        "bullet on deck": "Bullets that lie on, or were shuffled into, the deck since it was shuffled, by colour, ÷ 2",
        "bullet of side": "Bullets among all cards of a side, by colour, ÷ 2",
        "own card": "the observer's hand, ÷ 2",
        "own bullet": "Bullets in its hand, by colour, ÷ 2",
        "own card kept": "cards of its hand that it keeps, ÷ 2",
        "own bullet kept": "Bullets that it keeps, ÷ 2",
        "cards in discard": "÷ 8",
        "possible bullets in hand": "the most cards in hand that can be Bullets, ÷ 8",
        "possible bullets in discard": "the same for what nobody saw go to the discard, ÷ 8",
        "discarded": "cards that went to the discard openly, ÷ 2",
        "bullet discarded": "Bullets that did, ÷ 2",
        "bullet surely in hand": "Bullets that everybody has seen go there, ÷ 2",
        "bullet surely in discard": "the same, ÷ 2",
        "own card in discard": "all of the observer's own, ÷ 2",
        "own bullet in discard": "÷ 2",
        "pile": "who played each card that is still to be resolved, the next one first",
        "pile card": "what it does; nothing for somebody else's card that lies face down",
        "pile card of the other bandit": "it is of the seat's second bandit; in teams, of the partner's",
        "pile card face down": "it lies face down",
        "second of its team": "the observer sits second",
        "hits within the team": "how often bandits of a team have hit each other, ÷ 4",
        "coach beside": "the car that the Stagecoach faces",
        "shotgun on the train": "the Shotgun is on the roof that the Stagecoach faces",
        "horses": "how many are next to each car, and before the Locomotive, ÷ 4",
        "hostage left": "Hostages that nobody has taken",
        "has hostage": "who has which",
        "escaped": "bandits that rode away",
        "bullets in this round": "÷ 4",
        "half-full": "Whiskeys that were used once",
        "traveller": "who is away in time",
        "destination": "where it will be, if it is the observer's",
        "mate of": "which pairs were dealt",
        "pair left": "the pairs that nobody has chosen",
        "took a card of choice": "who did so in this round",
        "has covered": "who did so in this turn",
    },
    "super": {
        "over": "the game is over",
        "wagons": "how many there are behind the Locomotive",
        "first": "who is the First Player",
        "asked": "who has to program now",
        "ready": "who has finished",
        "aboard": "who is on the train",
        "on a roof": "who is on a roof",
        "faces back": "who faces the rear",
        "stunned": "who is stunned",
        "rank in its line": "how many bandits are on its floor from the front up to this one, ÷ 8",
        "car": "the car of each bandit",
        "loot card": "who has which",
        "hand": "the observer's cards that are not programmed",
        "programme": "those that are, in their order",
    },
}


def indices(of: Space, group: str) -> str:
    for name, first, size in of.groups():
        if name == group:
            return str(first) if size == 1 else f"{first}–{first + size - 1}"
    return ""


def fields(game: str) -> Iterator[str]:
    """The groups of fields of a game, with their indices in some set-ups."""
    spaces = {name: space(game, **wishes) for name, wishes in SHOWN[game].items()}
    yield "| field | meaning | e. g. |" + "".join(f" {name} |" for name in spaces)
    yield "|---|---|---|" + "---|" * len(spaces)
    samples: dict[str, list[str]] = {}
    for of in spaces.values():
        for group, first, size in of.groups():
            samples.setdefault(group, [name.partition(": ")[2] for name in of.fields()[first : first + size]])
    for group in MEANINGS[game]:
        names = [name for name in samples[group] if name]
        shown = ", ".join(names[:SAMPLES]) + (", …" if len(names) > SAMPLES else "")
        where = "".join(f" {indices(of, group)} |" for of in spaces.values())
        yield f"| {group} | {MEANINGS[game][group]} | {shown} |{where}"
    yield "| **all** | | |" + "".join(f" {len(of.fields())} |" for of in spaces.values())
    assert set(samples) == set(MEANINGS[game]), set(samples) ^ set(MEANINGS[game])


def actions(game: str) -> Iterator[str]:
    """The actions of a game by their verbs, with how many there are in some set-ups."""
    spaces = {name: space(game, **wishes) for name, wishes in SHOWN[game].items()}
    verbs: dict[str, list[str]] = {}
    for of in spaces.values():
        for name in of.names():
            known = verbs.setdefault(name.split()[0], [])
            if name not in known:
                known.append(name)
    yield "| verb | e. g. |" + "".join(f" {name} |" for name in spaces)
    yield "|---|---|" + "---|" * len(spaces)
    for verb, names in verbs.items():
        counts = [sum(name.split()[0] == verb for name in of.names()) for of in spaces.values()]
        shown = ", ".join(f"`{name}`" for name in names[:3])
        yield f"| {verb} | {shown} |" + "".join(f" {count or ''} |" for count in counts)
    yield "| **all** | |" + "".join(f" {len(of.names())} |" for of in spaces.values())


def page(text: str) -> str:
    """The page with new tables."""

    def filled(match: re.Match[str]) -> str:
        game, what = match[2].split()
        rows = fields(game) if what == "fields" else actions(game)
        return match[1] + "\n".join(rows) + "\n" + match[4]

    return TABLE.sub(filled, text)
