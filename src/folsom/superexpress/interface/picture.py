"""Draws a view for the terminal: the train with its roofs, everybody's loot, and the viewer's programme."""

import textwrap
from collections.abc import Iterator
from dataclasses import dataclass

from folsom.interface.words import Catalogue
from folsom.superexpress.interface.draw import STUNNED
from folsom.superexpress.interface.names import card_words
from folsom.superexpress.interface.view_types import BanditView, PlaceView, View


def picture(v: View, words: Catalogue, width: int) -> str:
    """Everything a player needs, in lines that fit the width."""
    lines = [*title(v, words), "", *train(v, words, width), *seats(v, words), *own(v, words)]
    return "\n".join(part for line in lines for part in fold(line, width))


def fold(line: str, width: int) -> list[str]:
    """Wrap a line that is too long, with an indent; the train already fits."""
    return textwrap.wrap(line, width, subsequent_indent="    ") if len(line) > width else [line]


def title(v: View, words: Catalogue) -> Iterator[str]:
    head = words("picture.over") if v.over else words("picture.round", round=v.round)
    remarks = [words("picture.stopped")] if v.stopped else []
    remarks += [words("picture.first", name=v.bandits[v.first].name), words("picture.legend")]
    yield "   ".join([head, *remarks])


@dataclass(frozen=True)
class Car:
    """A drawn car: the bandits on its roof and inside, front to the left."""

    label: str
    roof: str
    inside: str
    width: int


def train(v: View, words: Catalogue, width: int) -> Iterator[str]:
    """Draw the train with the Locomotive on the left, in several pieces if it is too long for the screen."""
    labels = [words("picture.locomotive"), *(str(car) for car in range(1, v.wagons + 1))]
    roofs = [spot(v, place) for place in v.places if place.floor == "roof"]
    insides = [spot(v, place) for place in v.places if place.floor == "inside"]
    cars = [Car(*parts, max(len(part) for part in parts)) for parts in zip(labels, roofs, insides, strict=True)]
    margin = max(len(words("picture.roof")), len(words("picture.inside")))
    while cars:
        fit = 1
        while fit < len(cars) and margin + 2 + sum(car.width + 3 for car in cars[: fit + 1]) <= width:
            fit += 1
        yield from piece(cars[:fit], margin, words)
        yield ""
        cars = cars[fit:]


def piece(cars: list[Car], margin: int, words: Catalogue) -> Iterator[str]:
    widths = [car.width for car in cars]
    edge = " " * margin + " " + "+".join("-" * (width + 2) for width in widths).join("++")
    yield row(words("picture.roof"), margin, [car.roof for car in cars], widths, " ")
    yield edge
    yield row("", margin, [car.label for car in cars], widths, "|")
    yield row(words("picture.inside"), margin, [car.inside for car in cars], widths, "|")
    yield edge


def row(label: str, margin: int, cells: list[str], widths: list[int], bar: str) -> str:
    inner = bar.join(f" {cell.ljust(width)} " for cell, width in zip(cells, widths, strict=True))
    return f"{label.rjust(margin)} {bar}{inner}{bar}".rstrip()


def spot(v: View, place: PlaceView) -> str:
    """A line of bandits, front to the left."""
    by_name = {b.name: b for b in v.bandits}
    return " ".join(pawn(by_name[name]) for name in place.bandits)


def pawn(b: BanditView) -> str:
    name = b.name + (STUNNED if b.stunned else "")
    return f"<{name}" if b.facing == "forward" else f"{name}>"


def seats(v: View, words: Catalogue) -> Iterator[str]:
    widest = max(len(b.name) for b in v.bandits)
    for b in v.bandits:
        mark = ">" if b.seat in v.to_act else " "
        parts = [state(v, b, words)]
        if b.seat in v.winners:
            parts.append(words("picture.wins"))
        if b.loot:
            parts.append(
                words("picture.loot", values=" ".join(words("picture.dollars", value=value) for value in b.loot))
            )
        revealed = v.programmes[b.seat].revealed
        if revealed:
            cards = ", ".join(card_words(card, words) for card in revealed)
            parts.append(words("picture.revealed", cards=cards))
        yield f"{mark} {b.name:<{widest}}  " + words("picture.between").join(part for part in parts if part)


def state(v: View, b: BanditView, words: Catalogue) -> str:
    """The state of a bandit, and whether the others are waiting for its player."""
    if b.status != "aboard":
        return words(f"picture.{b.status}")
    parts = [words("picture.stunned")] if b.stunned else []
    if not v.over and not v.stopped:
        parts.append(words("picture.ready" if v.programmes[b.seat].ready else "picture.programming"))
    return ", ".join(parts)


def own(v: View, words: Catalogue) -> Iterator[str]:
    if v.own is None or v.over or v.bandits[v.seat or 0].status != "aboard":
        return
    cards = ", ".join(card_words(card, words) for card in v.own.programme) or words("picture.none")
    yield ""
    yield words("picture.programme", cards=cards)
