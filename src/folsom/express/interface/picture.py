"""A view drawn for the terminal: the train with its roofs, the pile, everybody's cards."""

import textwrap
from collections.abc import Iterator

from folsom.express.horses.view_types import CoachView
from folsom.express.interface.names import OLD, WHISKEY, numbered_seat, slug
from folsom.express.interface.picture_train import seen_coach, seen_journey, shotgun_sits, token_text, train
from folsom.express.interface.view_types import BanditView, PileCard, RoundView, SeatView, TokenView, View
from folsom.interface.words import Catalogue

GAP = "   "  # between two remarks in a line
MORTAL = "mortal-bullet"


def picture(v: View, words: Catalogue, width: int) -> str:
    """Everything a player needs, in lines that fit."""
    lines = [
        *title(v, words, width),
        "",
        *train(v, words, width),
        *coach_lines(v, words),
        *absent(v, words),
        *pile(v, words),
        "",
        *seats(v, words),
        *own(v, words),
    ]
    return "\n".join(part for line in lines for part in fold(line, width))


def fold(line: str, width: int) -> list[str]:
    """A line too long goes on below, indented; the train fits already."""
    return textwrap.wrap(line, width, subsequent_indent="    ") if len(line) > width else [line]


def packed(remarks: list[str], width: int) -> Iterator[str]:
    """As many of them in a line as have room."""
    line = ""
    for remark in remarks:
        if line and len(line) + len(GAP) + len(remark) > width:
            yield line
            line = ""
        line += GAP + remark if line else remark
    yield line


def title(v: View, words: Catalogue, width: int) -> Iterator[str]:
    if v.round is None or v.round.card is None:
        yield words("picture.setting-up")
        if v.stopped:
            yield words("picture.stopped")
        return
    if v.over:
        yield ending(v, words)
    turns = [words(f"turn.{kind}") for kind in v.round.turns]
    if v.round.turn is not None:
        turns[v.round.turn - 1] = f"[{turns[v.round.turn - 1]}]"
    card = words(f"round.{slug(v.round.card)}")
    round_line = words("picture.round", round=v.round.number, card=card)
    yield from packed([round_line, words("picture.turns", turns=" · ".join(turns))], width)
    if v.round.event is not None:
        yield words(f"event.event.{v.round.event}")
    remarks = [*kept(v.round, words), words("picture.first", name=v.seats[v.first].name)]
    remarks += [words("picture.stopped")] if v.stopped else []
    remarks += [words("picture.neutral", number=v.neutral), *spare(v, words)]
    yield from packed(remarks, width)


def ending(v: View, words: Catalogue) -> str:
    names = [v.seats[seat].name for seat in v.winners]
    shade = ("none", "one")[len(names)] if len(names) < 2 else "several"
    return words(f"picture.over.{shade}", names=", ".join(names))


def kept(round: RoundView, words: Catalogue) -> Iterator[str]:
    """KEEP-1."""
    if round.keep:
        yield words("picture.keep-one") if round.keep == 1 else words("picture.keep", number=round.keep)


def spare(v: View, words: Catalogue) -> Iterator[str]:
    """The Strongbox on which the Shotgun sits, the last of all, is drawn with him."""
    coach = seen_coach(v)
    tokens = v.spare[:-1] if coach and shotgun_sits(coach) else v.spare
    if tokens:
        yield words("picture.spare", tokens=", ".join(words(f"loot.{t.kind}.name") for t in tokens))


def coach_lines(v: View, words: Catalogue) -> Iterator[str]:
    coach = seen_coach(v)
    if coach and coach.hostages:
        names = ", ".join(words(f"picture.hostage.{slug(name)}") for name in coach.hostages)
        yield words("picture.hostages", names=names)


def absent(v: View, words: Catalogue) -> Iterator[str]:
    """Who is not on the train: still on horseback, away in time, or gone for good."""
    journey, coach = seen_journey(v), seen_coach(v)
    away = journey.bandit if journey else None
    escaped = coach.escaped if coach else ()
    off = [b.name for b in v.bandits if b.place >= len(v.places)]
    riding = [name for name in off if name != away and name not in escaped]
    if riding and coach:
        yield words("picture.riding", names=", ".join(riding))
    if away:
        place = journey.destination if journey else None
        yield words("picture.away", name=away) + (place_text(v, place, words) if place else "")
    if escaped:
        yield words("picture.escaped", names=", ".join(escaped))


def place_text(v: View, place: str, words: Catalogue) -> str:
    """Where one's own bandit will appear."""
    number, _, floor = place.partition(" ")
    if not number.isdecimal():
        return words("picture.appears", place=words(f"place.{slug(place)}"))
    if not int(number):
        return words("picture.appears", place=words(f"place.{floor}.locomotive"))
    name = words(f"wagon.{slug(v.wagons[int(number) - 1])}")
    return words("picture.appears", place=words(f"place.{floor}.wagon", name=name, number=number))


def pile(v: View, words: Catalogue) -> Iterator[str]:
    """While it is laid, all of it; while it happens, the card that happens and those still to come."""
    if not v.pile:
        return
    cards = [pile_card(v, card, words) for card in v.pile]
    done = sum(card.resolved for card in v.pile)
    coming = cards[done:]
    for card in v.pile:
        if card.current:
            yield words("picture.now", done=done, card=coming.pop(0))
    if coming:
        yield words("picture.then" if any(card.current for card in v.pile) else "picture.pile", cards=", ".join(coming))


def pile_card(v: View, card: PileCard, words: Catalogue) -> str:
    name = words("picture.face-down") if card.card is None else kind_word(card.card, words)
    who = v.seats[card.seat].name if card.bandit is None else card.bandit
    return f"{who} {name}" + (f" ({words('picture.face-down')})" if card.face_down and card.card else "")


def kind_word(card: str, words: Catalogue) -> str:
    key = {"Robbery": "rob"}.get(card, card.lower())
    return words(f"card.{key}")


def seats(v: View, words: Catalogue) -> Iterator[str]:
    """A line for each player, and one for each bandit of a player who has two."""
    for seat in v.seats:
        mark = ">" if seat.seat in v.to_act else " "
        name = seat.name
        if name == numbered_seat(seat.seat):
            name = words("seat.numbered", number=seat.seat + 1)
        if v.setup.options["variant"] == "teams":
            name = words("picture.partner", name=name, partner=v.seats[seat.seat ^ 1].name)
        line = words("picture.seat", name=name, hand=seat.hand, deck=seat.deck)
        if seat.top:
            line += words("picture.top", bullets=bullets_text(seat.top, words))
        line += discard(seat, words) if v.setup.options["expert"] else ""
        cards = [character_card(v, v.bandits[who], words) for who in seat.bandits]
        if len(cards) == 1:
            yield f"{mark} {line}, {cards[0]}"
        else:
            yield f"{mark} {line}"
            for who, card in zip(seat.bandits, cards, strict=True):
                yield f"    {v.bandits[who].name}: {card}"


def discard(seat: SeatView, words: Catalogue) -> str:
    """EXPERT-1: how many cards lie there, and which of them everybody has seen."""
    text = words("picture.discard", number=seat.discard)
    if seat.discarded or seat.discarded_bullets:
        text += words("picture.seen", cards=cards_text(seat.discarded, seat.discarded_bullets, words))
    return text


def bullets_text(bullets: tuple[str, ...], words: Catalogue) -> str:
    return ", ".join(words("bullet.neutral") if b == "neutral" else words("bullet.of", bandit=b) for b in bullets)


def character_card(v: View, b: BanditView, words: Catalogue) -> str:
    cash = words("picture.cash", cash=b.cash) if b.cash else ""
    received = words("picture.received", number=b.received) if b.received else ""
    text = words("picture.bandit", bullets=b.bullets, received=received, loot=holdings(b, words), cash=cash)
    coach = seen_coach(v)
    return text + (of_the_coach(v, coach, b, words) if coach else "")


def of_the_coach(v: View, coach: CoachView, b: BanditView, words: Catalogue) -> str:
    """A bandit's Hostage, and what the Bullets of this round will cost (EVENT-MORTAL)."""
    hostage, wounds = coach.taken[b.bandit], coach.round_bullets[b.bandit]
    text = words("picture.holds", name=words(f"picture.hostage.{slug(hostage)}")) if hostage else ""
    if wounds and v.round and v.round.event == MORTAL:
        text += words("picture.wounds", number=wounds)
    return text


def holdings(b: BanditView, words: Catalogue) -> str:
    purses = [t for t in b.loot if t.kind == "purse"]
    parts = []
    if any(t.value is None for t in purses):
        text = counted("purse", len(purses), words)
        known = ", ".join(words("picture.dollars", value=t.value) for t in purses if t.value is not None)
        parts.append(text + (words("picture.known", faces=known) if known else ""))
    elif purses:
        parts.append(" ".join(token_text(t, words) for t in purses))
    for kind in ("jewel", "strongbox"):
        number = sum(t.kind == kind for t in b.loot)
        if number:
            parts.append(counted(kind, number, words))
    return ", ".join([*parts, *flasks(b.loot, words)]) or words("picture.none")


def counted(kind: str, number: int, words: Catalogue) -> str:
    return words(f"picture.one.{kind}") if number == 1 else words(f"picture.several.{kind}", number=number)


def flasks(loot: tuple[TokenView, ...], words: Catalogue) -> Iterator[str]:
    """Whiskeys on a Character card: the full ones are mixed for who does not hold them (COMP-6)."""
    unseen = [t for t in loot if t.kind == WHISKEY and t.value is None]
    if unseen:
        yield counted(WHISKEY, len(unseen), words)
    for t in loot:
        if t.kind in (WHISKEY, OLD) and t not in unseen:
            yield words(f"picture.{'half' if t.half else 'full'}.{t.kind}")


def own(v: View, words: Catalogue) -> Iterator[str]:
    if v.own is None:
        return
    yield ""
    yield words("picture.hand", cards=cards_text(v.own.hand, v.own.bullets, words))
    kept = (v.own.kept, v.own.kept_bullets)
    if any(kept) and kept != (v.own.hand, v.own.bullets):
        yield words("picture.kept", cards=cards_text(v.own.kept, v.own.kept_bullets, words))
    if v.own.discard or v.own.discard_bullets:
        yield words("picture.discarded", cards=cards_text(v.own.discard, v.own.discard_bullets, words))


def cards_text(hand: tuple[str, ...], bullets: tuple[str, ...], words: Catalogue) -> str:
    cards = [f"{' '.join(card.split()[:-1])} {kind_word(card.split()[-1], words)}".strip() for card in hand]
    return ", ".join([*cards, *([bullets_text(bullets, words)] if bullets else [])]) or words("picture.none")
