"""Draws a view for the terminal: the train with its roofs, the pile, and everybody's cards."""

import textwrap
from collections.abc import Iterator

from folsom.express.box_picture import Sheet
from folsom.express.interface.names import numbered_seat, slug
from folsom.express.interface.picture_cards import bullets_text, cards_text, kind_word
from folsom.express.interface.picture_train import train
from folsom.express.interface.setup import rules_of
from folsom.express.interface.view_types import BanditView, PileCard, RoundView, View
from folsom.interface.words import Catalogue

GAP = "   "  # between two remarks on a line


def picture(v: View, words: Catalogue, width: int) -> str:
    """Everything a player needs, in lines that fit the width."""
    sheet = Sheet(v, words, tuple(box.picture for box in rules_of(v.setup).interfaces))
    lines = [
        *title(sheet, width),
        "",
        *train(sheet, width),
        *box_lines(sheet),
        *pile(v, words),
        "",
        *seats(sheet),
        *own(v, words),
    ]
    return "\n".join(part for line in lines for part in fold(line, width))


def fold(line: str, width: int) -> list[str]:
    """Wrap a line that is too long, with an indent; the train already fits."""
    return textwrap.wrap(line, width, subsequent_indent="    ") if len(line) > width else [line]


def packed(remarks: list[str], width: int) -> Iterator[str]:
    """Put as many remarks on each line as fit."""
    line = ""
    for remark in remarks:
        if line and len(line) + len(GAP) + len(remark) > width:
            yield line
            line = ""
        line += GAP + remark if line else remark
    yield line


def title(sheet: Sheet, width: int) -> Iterator[str]:
    v, words = sheet.v, sheet.words
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
    remarks += [words("picture.neutral", number=v.neutral), *spare(sheet)]
    yield from packed(remarks, width)


def ending(v: View, words: Catalogue) -> str:
    names = [v.seats[seat].name for seat in v.winners]
    if not names:
        return words("picture.over.none")
    return words.count("picture.over", len(names), names=", ".join(names))


def kept(round: RoundView, words: Catalogue) -> Iterator[str]:
    """KEEP-1."""
    if round.keep:
        yield words.count("picture.keep", round.keep)


def spare(sheet: Sheet) -> Iterator[str]:
    """Tokens off the train that are not drawn elsewhere."""
    elsewhere = [token for box in sheet.boxes for token in box.elsewhere(sheet)]
    names = [sheet.words(f"loot.{t.kind}.name") for t in sheet.v.spare if t not in elsewhere]
    if names:
        yield sheet.words("picture.spare", tokens=", ".join(names))


def box_lines(sheet: Sheet) -> Iterator[str]:
    """The boxes' lines below the train; bandits off the train that no box has located are not yet on board."""
    away = [name for box in sheet.boxes for name in box.away(sheet)]
    others = [b.name for b in sheet.v.bandits if b.place >= len(sheet.v.places) and b.name not in away]
    for box in sheet.boxes:
        yield from box.lines(sheet, others)


def pile(v: View, words: Catalogue) -> Iterator[str]:
    """All cards during Schemin'; during Stealin', the current card and those still to come."""
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


def seats(sheet: Sheet) -> Iterator[str]:
    """A line for each player, and one for each bandit of a player who has two."""
    v, words = sheet.v, sheet.words
    for seat in v.seats:
        mark = ">" if seat.seat in v.to_act else " "
        name = seat.name
        if name == numbered_seat(seat.seat):
            name = words("seat.numbered", number=seat.seat + 1)
        for box in sheet.boxes:
            name = box.seat_name(sheet, seat.seat, name)
        line = words("picture.seat", name=name, hand=seat.hand, deck=seat.deck)
        if seat.top:
            line += words("picture.top", bullets=bullets_text(seat.top, words))
        line += "".join(box.seat(sheet, seat) for box in sheet.boxes)
        cards = [character_card(sheet, v.bandits[who]) for who in seat.bandits]
        if len(cards) == 1:
            yield f"{mark} {line}, {cards[0]}"
        else:
            yield f"{mark} {line}"
            for who, card in zip(seat.bandits, cards, strict=True):
                yield f"    {v.bandits[who].name}: {card}"


def character_card(sheet: Sheet, b: BanditView) -> str:
    words = sheet.words
    cash = words("picture.cash", cash=b.cash) if b.cash else ""
    received = words("picture.received", number=b.received) if b.received else ""
    loot = ", ".join(part for box in sheet.boxes for part in box.held(sheet, b.loot)) or words("picture.none")
    text = words("picture.bandit", bullets=b.bullets, received=received, loot=loot, cash=cash)
    return text + "".join(box.on_card(sheet, b) for box in sheet.boxes)


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
