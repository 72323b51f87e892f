"""Deals a random position that is consistent with a view.  It uses the view and nothing else."""

from folsom.express.bags import bullet_bit, card_bit
from folsom.express.base.setup import become
from folsom.express.codes import NEUTRAL, OTHERS
from folsom.express.interface.answers import CARDS
from folsom.express.interface.names import card_name, card_owner, colour_name
from folsom.express.interface.setup import rules_of
from folsom.express.interface.view_types import TokenView, View
from folsom.express.points import SPECTATOR
from folsom.express.redeals import DECK, DISCARD, HAND, Side, Unknown, Zone, deal_faces, deal_side
from folsom.express.state import State
from folsom.kernel.bits import bit
from folsom.kernel.dice import Dice


def redeal(v: View, dice: Dice) -> State:
    """A position with the known part of a view, and a random deal of the rest."""
    s = State(rules_of(v.setup), dice)
    read_table(s, v)
    read_bandits(s, v)
    read_extras(s, v)
    read_own(s, v)
    known = read_loot(s, v)
    deal_faces(s, known, known ^ members_mask(v))
    sides = [side_of(s, v, number) for number in range(len(v.side_bullets))]
    read_pile(s, v, sides)
    for side in sides:
        deal_side(s, side)
    for extra in s.extras:
        extra.redeal(s, SPECTATOR if v.seat is None else v.seat)
    read_agenda(s, v)
    return s


def members_mask(v: View) -> int:
    """All Purses on the train and on Character cards."""
    purses = 0
    lying = [token for place in v.places for token in place.loot] + [t for b in v.bandits for t in b.loot]
    for token in lying:
        if token.kind == "purse":
            purses |= bit(token.token)
    return purses


def read_table(s: State, v: View) -> None:
    s.ground = s.rules.grounds[v.engine.ground]
    s.screens = v.engine.screens
    s.phase = v.engine.phase
    s.seen = v.engine.seen
    s.public_faces = v.engine.public_faces
    s.first = v.first
    s.marshal = v.marshal
    s.neutral = v.neutral
    s.over = v.over
    s.stop = v.engine.stop
    for seat in v.winners:
        s.winners |= bit(seat)
    for car, name in enumerate(v.wagons, 1):
        s.set_wagon(car, s.rules.wagon_names.index(name))
    if v.round is not None:
        s.round = v.round.number - 1
        s.turn = -1 if v.round.turn is None else v.round.turn - 1
        for card in s.rules.round_cards:
            if card.name == v.round.card:
                s.card = card


def read_extras(s: State, v: View) -> None:
    for extra, shown in zip(s.extras, v.engine.extras, strict=True):
        extra.read(s, dict(shown))


def read_bandits(s: State, v: View) -> None:
    names = [character.name for character in s.rules.characters]
    for b in v.bandits:
        if b.name in names:
            become(s, b.bandit, names.index(b.name))
        s.set_down(b.bandit, b.place)
        bandit = s.bandits[b.bandit]
        bandit.bullets, bandit.cash, bandit.received = b.bullets, b.cash, b.received
    for seat in v.seats:
        s.seats[seat.seat].may_hide = int(seat.may_hide)


def read_loot(s: State, v: View) -> int:
    """Put tokens in their places; returns the Purses whose faces the viewer knows."""
    known = 0
    for token in v.spare:
        s.spare |= bit(token.token)
    for place in v.places:
        for token in place.loot:
            s.lay_token(place.place, token.token)
            known |= know(s, token)
    for b in v.bandits:
        for token in b.loot:
            s.bandits[b.bandit].loot |= bit(token.token)
            known |= know(s, token)
    return known


def know(s: State, token: TokenView) -> int:
    """Note who knows a Purse, and its face if the viewer knows it."""
    for seat in token.known_by:
        s.seats[seat].knows |= bit(token.token)
    if token.value is None or token.kind != "purse":
        return 0
    s.faces |= (token.value - 250) // 50 << 3 * token.token
    return bit(token.token)


def card_codes(s: State, seat: int) -> dict[str, int]:
    """The names of all cards this seat could hold."""
    kinds = [kind for kind in range(CARDS) if s.rules.card_names[kind]]
    codes = kinds + ([kind + OTHERS for kind in kinds] if s.seats[seat].second >= 0 else [])
    return {card_name(s, seat, code): code for code in codes}


def colour_codes(s: State) -> dict[str, int]:
    return {colour_name(s, colour): colour for colour in [*range(s.bandit_count), NEUTRAL]}


def bag_of(s: State, seat: int, names: tuple[str, ...]) -> int:
    codes = card_codes(s, seat)
    return sum(card_bit(codes[name]) for name in names)


def bullet_bag(s: State, names: tuple[str, ...]) -> int:
    codes = colour_codes(s)
    return sum(bullet_bit(codes[name]) for name in names)


def read_own(s: State, v: View) -> None:
    """Read everybody's public piles and the viewer's own cards."""
    for q in s.seats:
        q.deck = 0
    for shown in v.seats:
        piles = s.rules.cards.piles(s, shown.seat)
        if piles is not None:
            piles.cards = piles.open_cards = bag_of(s, shown.seat, shown.discarded)
            piles.bullets = piles.open_bullets = bullet_bag(s, shown.discarded_bullets)
            piles.drawn, piles.sure = shown.fresh, bullet_bag(s, shown.sure)
            piles.tucked_limit, piles.tucked = shown.tucked, bullet_bag(s, shown.sure_tucked)
        for name in shown.top:
            s.rules.cards.bullet(s, shown.seat, colour_codes(s)[name])
    if v.own is not None and v.seat is not None:
        q = s.seats[v.seat]
        q.hand = bag_of(s, v.seat, v.own.hand)
        q.hand_bullets = bullet_bag(s, v.own.bullets)
        q.kept = bag_of(s, v.seat, v.own.kept)
        q.kept_bullets = bullet_bag(s, v.own.kept_bullets)
        q.secret = v.own.answer
        piles = s.rules.cards.piles(s, v.seat)
        if piles is not None:
            piles.cards = bag_of(s, v.seat, v.own.discard)
            piles.bullets = bullet_bag(s, v.own.discard_bullets)


def side_of(s: State, v: View, number: int) -> Side:
    """The unknown cards of a side, which are to be dealt."""
    allies = s.rules.allies
    seats = range(number * allies, number * allies + allies)
    side = Side(s.round + 1 if allies == 2 else 0)
    bullets = bullet_bag(s, v.side_bullets[number])
    cards = {seat: int(s.rules.deck_of(s, seat)) for seat in seats}
    for seat in seats:
        place_sure_bullets(s, v, seat)
        piles = s.rules.cards.piles(s, seat)
        subtract(cards, s, seat, s.seats[seat].hand + (piles.cards if piles else 0))
        bullets -= s.rules.cards.bullets(s, seat)
        unknown = Unknown(seat, zones_of(s, v, seat))
        seen = s.seats[seat].hand + (piles.cards if piles else 0)
        unknown.foreign = sum(seen >> 4 * card & 15 for card in range(OTHERS, 2 * OTHERS))
        side.seats.append(unknown)
    for seat, bag in cards.items():
        side.cards += [(seat, card) for card in range(16) for _ in range(bag >> 4 * card & 15)]
    side.bullets = [colour for colour in range(NEUTRAL + 1) for _ in range(bullets >> 5 * colour & 31)]
    return side


def place_sure_bullets(s: State, v: View, seat: int) -> None:
    """Put Bullets that are known to be in another seat's hand or discard there."""
    piles = s.rules.cards.piles(s, seat)
    if piles is not None and seat != v.seat:
        s.seats[seat].hand_bullets = piles.sure
        piles.bullets += piles.tucked


def zones_of(s: State, v: View, seat: int) -> list[Zone]:
    """Where this seat's unseen cards are, and how many of them can be Bullets."""
    shown = v.seats[seat]
    deck = shown.deck - len(shown.top)
    if seat == v.seat:
        return [Zone(DECK, deck, deck)]
    if s.rules.cards.piles(s, seat) is None:
        return [Zone(HAND, shown.hand, shown.hand), Zone(DECK, deck, deck)]
    open_cards = len(shown.discarded) + len(shown.discarded_bullets)
    return [
        Zone(HAND, shown.hand - len(shown.sure), shown.fresh - len(shown.sure)),
        Zone(DISCARD, shown.discard - open_cards - len(shown.sure_tucked), shown.tucked - len(shown.sure_tucked)),
        Zone(DECK, deck, deck),
    ]


def subtract(cards: dict[int, int], s: State, seat: int, bag: int) -> None:
    """Remove a seat's known cards from the deal; a partner's card belongs to the partner."""
    for card in range(16):
        for _ in range(bag >> 4 * card & 15):
            home = s.bandits[card_owner(s, seat, card)].seat
            cards[home] -= card_bit(card if home == seat else card ^ OTHERS)


def read_pile(s: State, v: View, sides: list[Side]) -> None:
    """Read the pile: cards that are face up or the viewer's own are not dealt, other face-down cards are."""
    for k, entry in enumerate(v.pile):
        side = sides[entry.seat // s.rules.allies]
        unknown = side.seats[entry.seat % s.rules.allies]
        if entry.card is None or entry.bandit is None:
            unknown.face_down.append(k)
            s.set_pile(k, entry.seat)
            continue
        code = pile_code(s, entry.seat, entry.card, entry.bandit)
        s.set_pile(k, entry.seat | code << 4 | (256 if entry.face_down else 0))
        unknown.foreign += bool(code & OTHERS)
        home = s.bandits[card_owner(s, entry.seat, code)].seat
        own = code if home == entry.seat else code ^ OTHERS
        if not entry.resolved:
            side.cards.remove((home, own))
        elif s.rules.cards.piles(s, home) is None:
            side.cards.remove((home, own))
            lie_in_deck(s, side.seats[home % s.rules.allies], own)
    s.piled = len(v.pile)
    s.done = sum(entry.resolved for entry in v.pile)
    s.shown = s.done + sum(entry.current for entry in v.pile)


def lie_in_deck(s: State, unknown: Unknown, card: int) -> None:
    """ACT-3: a resolved card is in its owner's deck until that is shuffled; everybody has seen it."""
    s.seats[unknown.seat].deck += card_bit(card)
    for zone in unknown.zones:
        if zone.where == DECK:
            zone.slots -= 1


def pile_code(s: State, seat: int, card: str, bandit: str) -> int:
    kind = s.rules.card_names.index(card)
    second = s.seats[seat].second
    if second >= 0 and s.rules.characters[s.bandits[second].character].name == bandit:
        return kind + OTHERS
    return kind


def read_agenda(s: State, v: View) -> None:
    """Read the agenda, which is public; secret answers of other seats are drawn again, and the offer is made again."""
    for frame in v.engine.agenda:
        s.push(frame & 255, frame >> 8 & 255, frame >> 16)
    s.watch()
    if s.over:
        return
    op: int = s.agenda[s.depth - 1] & 255
    if s.rules.ops[op].secret:
        for seat in range(s.rules.seats):
            if seat != v.seat and seat not in v.to_act:
                s.rules.ops[op].resample(s, seat)
    s.run()
