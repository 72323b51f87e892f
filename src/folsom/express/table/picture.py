"""A view drawn for the terminal: the train with its roofs, the pile, everybody's cards."""

import textwrap
from collections.abc import Iterator
from dataclasses import dataclass

from folsom.express.table.names import LETTERS, slug
from folsom.express.table.view import BanditView, PileCard, PlaceView, TokenView, View
from folsom.kernel.words import Catalogue

NARROWEST = 8


def picture(v: View, words: Catalogue, width: int) -> str:
    """Everything a player needs, in lines that fit."""
    lines = [*title(v, words), "", *train(v, words, width), *pile(v, words), "", *seats(v, words), *own(v, words)]
    return "\n".join(part for line in lines for part in fold(line, width))


def fold(line: str, width: int) -> list[str]:
    """A line too long goes on below, indented; the train fits already."""
    return textwrap.wrap(line, width, subsequent_indent="    ") if len(line) > width else [line]


def title(v: View, words: Catalogue) -> Iterator[str]:
    if v.round is None or v.round.card is None:
        yield words("picture.setting-up")
        return
    turns = [words(f"turn.{kind}") for kind in v.round.turns]
    if v.round.turn is not None:
        turns[v.round.turn - 1] = f"[{turns[v.round.turn - 1]}]"
    card = words(f"round.{slug(v.round.card)}")
    first = v.seats[v.first].name
    round_line = words("picture.round", round=v.round.number, card=card)
    yield f"{round_line}   {words('picture.turns', turns=' · '.join(turns))}"
    if v.round.event is not None:
        yield words(f"event.event.{v.round.event}")
    yield f"{words('picture.first', name=first)}   {words('picture.neutral', number=v.neutral)}" + spare(v, words)


def spare(v: View, words: Catalogue) -> str:
    if not v.spare:
        return ""
    return "   " + words("picture.spare", tokens=", ".join(words(f"loot.{t.kind}") for t in v.spare))


def train(v: View, words: Catalogue, width: int) -> Iterator[str]:
    """The Locomotive in front, to the left; a train too long for the screen is drawn in several pieces."""
    names = [words("short.locomotive"), *(words(f"short.{slug(name)}") for name in v.wagons)]
    names[-1] = words("short.caboose", name=names[-1])
    labels = [f"{car} {name}" for car, name in enumerate(names)]
    roofs = [spot(place) for place in v.places if place.floor == "roof"]
    insides = [spot(place) for place in v.places if place.floor == "inside"]
    insides[v.marshal].insert(0, words("picture.marshal"))
    cars = [
        Car(label, roof, inside, max(NARROWEST, len(label), *(len(item) for item in roof + inside)))
        for label, roof, inside in zip(labels, roofs, insides, strict=True)
    ]
    margin = max(len(words("picture.roof")), len(words("picture.inside")))
    while cars:
        fit = 1
        while fit < len(cars) and margin + 2 + sum(car.width + 3 for car in cars[: fit + 1]) <= width:
            fit += 1
        yield from piece(cars[:fit], margin, words)
        yield ""
        cars = cars[fit:]


@dataclass(frozen=True)
class Car:
    """A car as it is drawn: what is on its roof and inside, a line each."""

    label: str
    roof: list[str]
    inside: list[str]
    width: int


def piece(cars: list[Car], margin: int, words: Catalogue) -> Iterator[str]:
    widths = [car.width for car in cars]
    edge = " " * margin + " " + "+".join("-" * (width + 2) for width in widths).join("++")
    for k in range(max(1, *(len(car.roof) for car in cars))):
        yield row(words("picture.roof") if k == 0 else "", margin, [part(car.roof, k) for car in cars], widths, " ")
    yield edge
    yield row("", margin, [car.label for car in cars], widths, "|")
    for k in range(max(1, *(len(car.inside) for car in cars))):
        yield row(words("picture.inside") if k == 0 else "", margin, [part(car.inside, k) for car in cars], widths, "|")
    yield edge


def part(parts: list[str], k: int) -> str:
    return parts[k] if k < len(parts) else ""


def row(label: str, margin: int, cells: list[str], width: list[int], bar: str) -> str:
    inner = bar.join(f" {cell.ljust(w)} " for cell, w in zip(cells, width, strict=True))
    return f"{label.rjust(margin)} {bar}{inner}{bar}".rstrip()


def spot(place: PlaceView) -> list[str]:
    """Everybody and everything on a spot, a line each for bandits, one for all loot of a kind."""
    return [name.upper() for name in place.bandits] + loot_lines(place.loot)


def loot_lines(loot: tuple[TokenView, ...]) -> list[str]:
    lines: list[str] = []
    purses = [token_text(t) for t in loot if t.kind == "purse"]
    lines += [" ".join(purses[k : k + 2]) for k in range(0, len(purses), 2)]
    for kind, letter in LETTERS.items():
        number = sum(t.kind == kind for t in loot)
        if kind != "purse" and number:
            lines.append(f"{number}x {letter}" if number > 1 else letter)
    return lines


def token_text(t: TokenView) -> str:
    return t.label if t.value is None else f"{t.label}=${t.value}"


def pile(v: View, words: Catalogue) -> Iterator[str]:
    """While it is laid, all of it; while it happens, the card that happens and those still to come."""
    if not v.pile:
        return
    cards = [pile_card(v, card, words) for card in v.pile]
    done = sum(card.resolved for card in v.pile)
    if not done:
        yield words("picture.pile", cards=", ".join(cards))
        return
    yield words("picture.now", done=done - 1, card=cards[done - 1])
    if cards[done:]:
        yield words("picture.then", cards=", ".join(cards[done:]))


def pile_card(v: View, card: PileCard, words: Catalogue) -> str:
    name = words("picture.face-down") if card.card is None else kind_word(v, card.card, words)
    who = v.seats[card.seat].name if card.bandit is None else card.bandit
    return f"{who} {name}" + (f" ({words('picture.face-down')})" if card.face_down and card.card else "")


def kind_word(v: View, card: str, words: Catalogue) -> str:
    key = {"Robbery": "rob"}.get(card, card.lower())
    return words(f"card.{key}")


def seats(v: View, words: Catalogue) -> Iterator[str]:
    """A line for each player, and one for each bandit of a player who has two."""
    for seat in v.seats:
        mark = ">" if seat.seat in v.to_act else " "
        line = words("picture.seat", name=seat.name, hand=seat.hand, deck=seat.deck)
        line += words("picture.discard", number=seat.discard) if v.setup.options["expert"] else ""
        cards = [character_card(v.bandits[who], words) for who in seat.bandits]
        if len(cards) == 1:
            yield f"{mark} {line}, {cards[0]}"
        else:
            yield f"{mark} {line}"
            for who, card in zip(seat.bandits, cards, strict=True):
                yield f"    {v.bandits[who].name}: {card}"


def character_card(b: BanditView, words: Catalogue) -> str:
    cash = words("picture.cash", cash=b.cash) if b.cash else ""
    return words("picture.bandit", bullets=b.bullets, loot=holdings(b, words), cash=cash)


def holdings(b: BanditView, words: Catalogue) -> str:
    purses = [t for t in b.loot if t.kind == "purse"]
    parts = []
    if any(t.value is None for t in purses):
        text = words("picture.purses", number=len(purses)) if len(purses) > 1 else words("picture.purse")
        known = ", ".join(f"${t.value}" for t in purses if t.value is not None)
        parts.append(text + (words("picture.known", faces=known) if known else ""))
    elif purses:
        parts.append(" ".join(token_text(t) for t in purses))
    for kind in ("jewel", "strongbox"):
        number = sum(t.kind == kind for t in b.loot)
        if number:
            parts.append(f"{number} {words(f'loot.{kind}')}")
    return ", ".join(parts) or words("picture.none")


def own(v: View, words: Catalogue) -> Iterator[str]:
    if v.own is None:
        return
    held = [f"{' '.join(card.split()[:-1])} {kind_word(v, card.split()[-1], words)}".strip() for card in v.own.hand]
    bullets = [words("bullet.neutral") if b == "neutral" else words("bullet.of", bandit=b) for b in v.own.bullets]
    yield ""
    yield words("picture.hand", cards=", ".join(held + bullets) or words("picture.none"))
