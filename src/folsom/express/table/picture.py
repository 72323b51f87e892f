"""A view drawn for the terminal: the train with its roofs, the pile, everybody's cards."""

from collections.abc import Iterator

from folsom.express.table.facts import slug
from folsom.express.table.names import LETTERS
from folsom.express.table.view import BanditView, PlaceView, TokenView, View
from folsom.kernel.words import Catalogue

NARROWEST = 12


def picture(v: View, words: Catalogue) -> str:
    return "\n".join([*title(v, words), "", *train(v, words), "", *pile(v, words), *seats(v, words), *own(v, words)])


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


def train(v: View, words: Catalogue) -> Iterator[str]:
    """The Locomotive in front, to the left; each car is as wide as what is in it."""
    names = [words("car.locomotive"), *(words(f"car.{name.lower().replace(' ', '-')}") for name in v.wagons)]
    roofs = [spot(place) for place in v.places if place.floor == "roof"]
    insides = [spot(place) for place in v.places if place.floor == "inside"]
    insides[v.marshal].insert(0, words("picture.marshal"))
    labels = [f"{car} {name}" for car, name in enumerate(names)]
    width = [
        max(NARROWEST, len(label), *(len(part) for part in roof + inside))
        for label, roof, inside in zip(labels, roofs, insides, strict=True)
    ]
    margin = max(len(words("picture.roof")), len(words("picture.inside")))
    edge = " " * margin + " " + "+".join("-" * (w + 2) for w in width).join("++")
    for k in range(max(len(roof) for roof in roofs)):
        yield row(words("picture.roof") if k == 0 else "", margin, [part(roof, k) for roof in roofs], width, " ")
    yield edge
    yield row("", margin, labels, width, "|")
    for k in range(max(1, *(len(inside) for inside in insides))):
        yield row(
            words("picture.inside") if k == 0 else "", margin, [part(inside, k) for inside in insides], width, "|"
        )
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
    name = f"{LETTERS[t.kind]}{t.token + 1}"
    return name if t.value is None else f"{name}=${t.value}"


def pile(v: View, words: Catalogue) -> Iterator[str]:
    if not v.pile:
        return
    shown = []
    for card in v.pile:
        name = words("picture.face-down") if card.card is None else kind_word(v, card.card, words)
        who = v.seats[card.seat].name if card.bandit is None else card.bandit
        text = f"{who} {name}" + (f" ({words('picture.face-down')})" if card.face_down and card.card else "")
        shown.append(f"({text})" if card.resolved else text)
    yield f"{words('picture.pile')} " + ", ".join(shown)
    yield ""


def kind_word(v: View, card: str, words: Catalogue) -> str:
    key = {"Robbery": "rob"}.get(card, card.lower())
    return words(f"card.{key}")


def seats(v: View, words: Catalogue) -> Iterator[str]:
    for seat in v.seats:
        mark = ">" if seat.seat in v.to_act else " "
        line = words("picture.seat", name=seat.name, hand=seat.hand, deck=seat.deck)
        yield f"{mark} {line}" + (words("picture.discard", number=seat.discard) if v.setup.options["expert"] else "")
        for who in seat.bandits:
            b = v.bandits[who]
            cash = words("picture.cash", cash=b.cash) if b.cash else ""
            yield "  " + words("picture.bandit", bandit=b.name, bullets=b.bullets, loot=holdings(b, words), cash=cash)


def holdings(b: BanditView, words: Catalogue) -> str:
    purses = [t for t in b.loot if t.kind == "purse"]
    parts = []
    if any(t.value is None for t in purses):
        text = words("picture.purses", number=len(purses)) if len(purses) > 1 else words("picture.purse")
        parts.append(text + (words("picture.known", faces=", ".join(f"${f}" for f in b.known)) if b.known else ""))
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
