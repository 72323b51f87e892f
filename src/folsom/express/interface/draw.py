"""Draws a complete position as a scene (docs/notation.md); `read.py` reads it back."""

from collections.abc import Iterator

from folsom.express.base.fire import magazine
from folsom.express.boxes import variant_named
from folsom.express.interface import oddities
from folsom.express.interface.draw_tokens import drawn_token, seat_word
from folsom.express.interface.names import (
    bandit_name,
    bullets_of,
    card_name,
    cards_of,
    colour_name,
    members,
    seat_name,
)
from folsom.express.interface.stops import stop_word
from folsom.express.points import EVERYTHING
from folsom.express.state import State
from folsom.interface.title import Setup
from folsom.interface.validation import CHANCE

EMPTY = "."


def draw(s: State, setup: Setup) -> str:
    """The position, including all hidden information."""
    return "\n".join([*heading(s, setup), *train(s), *piles(s), *steps(s)]) + "\n"


def heading(s: State, setup: Setup) -> Iterator[str]:
    o = setup.options
    words = ["express", f"players={setup.players}", f"variant={o['variant']}"]
    words += ["expert"] if o["expert"] != variant_named(o["variant"]).expert(None) else []
    words += ["printing=first"] if o["printing"] == "first" else []
    words += [f"boxes={','.join(o['boxes'])}"] if o["boxes"] else []
    yield " ".join(words)
    chosen = [s.bandits[s.seats[seat].first].character >= 0 for seat in range(s.rules.seats)]
    yield "seats " + " ".join(seat_name(s, seat) if chosen[seat] else CHANCE for seat in range(s.rules.seats))
    yield "wagons " + ", ".join(s.rules.wagon_names[s.wagons[car]] for car in range(1, s.ground.wagons + 1))
    yield f"round {s.round + 1} {s.card.name}".rstrip()
    earlier = [card.name for k, card in enumerate(s.rules.round_cards) if s.seen >> k & 1 and card is not s.card]
    if earlier:
        yield "seen " + ", ".join(earlier)
    yield f"first {seat_word(s, s.first)}"
    if s.turn >= 0:
        yield f"turn {s.turn + 1}"
    yield f"neutral {s.neutral}"


def train(s: State) -> Iterator[str]:
    """The cars from the Locomotive on, roof above inside; the boxes' lines; and everything off the train."""
    columns = []
    for car in range(s.ground.cars + 1):
        columns.append((" ".join(spot(s, 2 * car + 1)) or EMPTY, " ".join(spot(s, 2 * car)) or EMPTY))
    widths = [max(len(roof), len(inside)) for roof, inside in columns]
    yield "roof   " + " | ".join(column[0].ljust(width) for column, width in zip(columns, widths, strict=True)).rstrip()
    yield "inside " + " | ".join(column[1].ljust(width) for column, width in zip(columns, widths, strict=True)).rstrip()
    spare: int = s.spare
    for box in s.rules.interfaces:
        spare &= ~box.scenes.elsewhere(s)
        yield from box.scenes.heading(s)
        for line, name in box.scenes.cells.items():
            words = spot(s, s.ground.names.index(name))
            if words:
                yield f"{line} {' '.join(words)}"
    off = [bandit(s, who) for who in members(s.here[s.ground.off])] + [drawn_token(s, t) for t in members(spare)]
    if off:
        yield "off    " + " ".join(off)
    for box in s.rules.interfaces:
        yield from box.scenes.notes(s)


def spot(s: State, place: int) -> list[str]:
    words = [bandit(s, who) for who in members(s.here[place])]
    words += [drawn_token(s, t) for t in members(s.floor[place])]
    for box in reversed(s.rules.interfaces):
        words = box.scenes.cell(s, place, words)
    return words


def bandit(s: State, who: int) -> str:
    """`Doc/5/r2[P250#0 $250]`: five Bullets left, two received, loot and cash."""
    b = s.bandits[who]
    text = bandit_name(s, who)
    if b.bullets < magazine(s, who):
        text += f"/{b.bullets}"
    if b.received or s.seats[b.seat].second >= 0:  # with two bandits sharing a deck, the number is always written
        text += f"/r{b.received}"
    holds = [drawn_token(s, t, b.seat) for t in members(b.loot)]
    for box in s.rules.interfaces:
        holds += box.scenes.holds(s, who)
    holds += [f"${b.cash}"] if b.cash else []
    return f"{text}[{' '.join(holds)}]" if holds else text


def piles(s: State) -> Iterator[str]:
    for seat in range(s.rules.seats):
        yield from cards_of_seat(s, seat)
    if s.piled:
        yield "pile " + ", ".join(pile_card(s, k) for k in range(s.piled))


def cards_of_seat(s: State, seat: int) -> Iterator[str]:
    q = s.seats[seat]
    name = f"{seat_word(s, seat)}:"
    rows = [
        ("hand", q.hand, q.hand_bullets),
        ("keeping", q.kept, q.kept_bullets),
        ("deck", q.deck, q.deck_bullets),
        ("top", 0, q.bullets_on_top),
    ]
    discards = s.rules.cards.piles(s, seat)
    if discards:
        rows.append(("discard", discards.open_cards, discards.open_bullets))
        rows.append(("tucked", discards.cards - discards.open_cards, discards.bullets - discards.open_bullets))
    for word, bag, bullets in rows:
        if bag or bullets or word in ("hand", "deck"):
            held = cards_of(s, seat, bag) + [f"@{colour}" for colour in bullets_of(s, bullets)]
            yield f"{word} {name} {', '.join(held)}".rstrip()
    if discards:
        if discards.tops:
            yield f"top {name} " + ", ".join(f"@{colour_name(s, discards.top[k])}" for k in range(discards.tops))
        for word, number, sure in (
            ("fresh", discards.drawn, discards.sure),
            ("unseen", discards.tucked_limit, discards.tucked),
        ):
            if number:
                yield f"{word} {name} " + ", ".join([str(number), *(f"@{colour}" for colour in bullets_of(s, sure))])
    for box in s.rules.interfaces:
        yield from box.scenes.of_seat(s, seat)
    if q.secret:
        yield f"answer {name} {q.secret}"


def pile_card(s: State, k: int) -> str:
    entry: int = s.pile[k]
    seat, card = entry & 15, entry >> 4 & 15
    mark = " done" if k < s.done else " now" if k < s.shown else " down" if entry >> 8 else ""
    return f"{seat_word(s, seat)}: {card_name(s, seat, card)}{mark}"


def steps(s: State) -> Iterator[str]:
    drawn = [box.scenes.slot(s) for box in s.rules.interfaces]
    for slot, extra in enumerate(s.extras):
        shown = extra.show(s, EVERYTHING)
        if shown and slot not in drawn:
            yield f"extra {slot + 1}: " + ", ".join(f"{key}={value}" for key, value in shown.items())
    phases = ("setting-up", "schemin", "stealin", "ending")
    yield f"phase {phases[s.phase]}"
    frames = [f"{s.rules.ops[f & 255].name}:{f >> 8 & 255}:{f >> 16}" for f in s.frames()]
    yield "agenda " + (" ".join(frames) or "over")
    stop = stop_word(s)
    if stop:
        yield f"stop after {stop}"
    odd = oddities.words(s)
    if odd:
        yield "anyway " + ", ".join(odd)
    if s.winners:
        yield "won " + " ".join(seat_word(s, seat) for seat in members(s.winners))
