"""Reads the cards of a scene: hands, decks, discards and the pile; by default a deck has the remaining cards."""

from folsom.express.bags import bullet_bit, bullets_in, card_bit, cards_in
from folsom.express.base.fire import magazine
from folsom.express.base.score import side_of
from folsom.express.box_scenes import Drawn, DrawnBandit
from folsom.express.codes import NEUTRAL, OTHERS
from folsom.express.interface.audit import deck_has
from folsom.express.interface.names import bandit_name, card_owner, seat_name
from folsom.express.interface.read_people import seat_of
from folsom.express.interface.redeal import card_codes, colour_codes
from folsom.express.piles import Piles
from folsom.express.state import LONGEST_PILE, State
from folsom.interface.lines import Fault, Line, Word

TWO_ALIKE = 2  # the most of any kind, a bandit's own or a partner's; a box may add more


def read_bags(s: State, seat: int, what: Word) -> tuple[int, int]:
    """`Move, Fire, @Belle`: Action cards, and Bullets by the bandits that fired them."""
    cards, colours = card_codes(s, seat), colour_codes(s)
    bag = bullets = 0
    for word in what.cut(","):
        if word.text.startswith("@") and word.text[1:] in colours:
            colour = colours[word.text[1:]]
            if s.rules.pawns * s.rules.allies == 1 and colour == s.seats[seat].first:
                raise word.error(f"nobody fires at themselves: {word.text} is among another player's cards (FIRE-2)")
            bullets += bullet_bit(colour)
        elif word.text in cards:
            bag += card_bit(cards[word.text])
            most = max(TWO_ALIKE, s.rules.deck_of(s, seat) >> 4 * cards[word.text] & 15)
            if bag >> 4 * cards[word.text] & 15 > most:
                raise word.error(f"nobody has more than {most} {word.text!r} cards")
        else:
            known = ", ".join(f"@{name}" for name in colours)
            raise word.error(f"unknown card {word.text!r}; there are: {', '.join(cards)}, {known}")
    return bag, bullets


def read_card_line(s: State, line: Line) -> None:
    owner, what = line.owned()
    seat = seat_of(s, owner)
    word = line.word.text
    q = s.seats[seat]
    piles = s.rules.cards.piles(s, seat)
    if word == "answer":
        q.secret = what.number(0, 255)
    elif word in ("hand", "keeping", "deck"):
        bag, bullets = read_bags(s, seat, what)
        if word == "hand":
            q.hand, q.hand_bullets = bag, bullets
        elif word == "keeping":
            q.kept, q.kept_bullets = bag, bullets
        else:
            q.deck, q.deck_bullets = bag, bullets
    elif word == "top":
        read_top(s, seat, what, piles)
    elif piles is None:
        raise line.word.error(f"{word!r} belongs to the Expert variant; write 'expert' into the first line")
    elif word in ("fresh", "unseen"):
        read_doubt(s, seat, word, what, piles)
    else:
        bag, bullets = read_bags(s, seat, what)
        piles.cards += bag
        piles.bullets += bullets
        if word == "discard":
            piles.open_cards += bag
            piles.open_bullets += bullets


def read_top(s: State, seat: int, what: Word, piles: Piles | None) -> None:
    """Bullets on top of a deck; without the Expert variant they are unordered and part of the deck."""
    for bullet in what.cut(","):
        _, bullets = read_bags(s, seat, bullet)
        if not bullets:
            raise bullet.error("only Bullets are known to lie on top of a deck")
        if piles is None:
            s.seats[seat].bullets_on_top += bullets
        else:
            piles.lay(next(colour for colour in range(NEUTRAL + 1) if bullets >> 5 * colour & 31))


def read_doubt(s: State, seat: int, word: str, what: Word, piles: Piles) -> None:
    """`3, @Belle`: at most three of the cards that nobody saw are Bullets, and this is one of them."""
    first, *sure = what.cut(",") or [what]
    number = first.number(0, 63)
    bags = [read_bags(s, seat, bullet) for bullet in sure]
    if any(bag for bag, _ in bags) or len(bags) > number:
        raise what.error("only Bullets can be known among cards that nobody saw, and no more than the number says")
    bullets = sum(bullets for _, bullets in bags)
    if word == "fresh":
        piles.drawn, piles.sure = number, bullets
    else:
        piles.tucked_limit, piles.tucked = number, bullets


def read_pile(s: State, rest: Word) -> None:
    """`Doc: Fire done, Belle: Move now, Tuco: Punch down`."""
    for word in rest.cut(","):
        if ":" not in word.text or s.piled >= LONGEST_PILE:
            raise word.error(f"{word.text!r} should be like 'Doc: Fire' or 'Doc: Fire down'")
        owner, _, card = word.text.partition(":")
        seat = seat_of(s, Word(owner.strip(), word.line, word.column))
        name, mark = card.strip(), ""
        for end in (" down", " done", " now"):
            if name.endswith(end):
                name, mark = name[: -len(end)], end
        codes = card_codes(s, seat)
        if name not in codes:
            raise word.error(f"unknown card {name!r}; there are: {', '.join(codes)}")
        if mark in (" done", " now"):
            if s.done < s.piled:
                raise word.error(f"a card is{mark}, but one before it is not done")
            s.shown += 1
            s.done += mark == " done"
        s.set_pile(s.piled, seat | codes[name] << 4 | (256 if mark == " down" else 0))
        s.piled += 1


def fill_decks(s: State, rows: list[Drawn], decks: list[Line]) -> None:
    """Put cards that are not written anywhere into their owners' decks, and remove fired Bullets from cylinders."""
    written = {seat_of(s, line.owned()[0]) for line in decks}
    left = [s.rules.deck_of(s, seat) for seat in range(s.rules.seats)]
    for seat in range(s.rules.seats):
        q = s.seats[seat]
        if seat not in written:
            q.deck, q.deck_bullets = 0, q.bullets_on_top
        piles = s.rules.cards.piles(s, seat)
        take_home(s, left, seat, q.hand + q.deck + (piles.cards if piles else 0))
    for k in range(s.done, s.piled):
        entry: int = s.pile[k]
        take_home(s, left, entry & 15, card_bit(entry >> 4 & 15))
    for seat in range(s.rules.seats):
        if seat not in written and left[seat] >= 0:
            s.seats[seat].deck = left[seat]
    count_bullets(s, rows)


def take_home(s: State, left: list[int], seat: int, bag: int) -> None:
    """Remove a seat's cards from those left for their owners' decks."""
    for card in range(16):
        for _ in range(bag >> 4 * card & 15):
            home: int = s.bandits[card_owner(s, seat, card)].seat
            own = card if home == seat else card ^ OTHERS
            if not left[home] >> 4 * own & 15:
                reason = f"{deck_has(s, home, own)}, and more are written"
                raise Fault(reason, "pile", "deck", "hand", "discard", "tucked", owner=seat_name(s, seat))
            left[home] -= card_bit(own)


def count_bullets(s: State, rows: list[Drawn]) -> None:
    """Count the Bullets among the cards as fired and received."""
    drawn = {b.name: b for row in rows for b in row.bandits}
    bags = [s.rules.cards.bullets(s, seat) for seat in range(s.rules.seats)]
    for who, bandit in enumerate(s.bandits):
        spent = sum(bag >> 5 * who & 31 for bag in bags)
        here = drawn.get(bandit_name(s, who))
        if here is None:
            continue
        loaded = magazine(s, who)
        if here.left is not None and here.left != loaded - spent:
            raise here.word.error(
                f"{here.name} has {here.left} Bullets left, and {spent} of {loaded} are among the cards"
            )
        bandit.bullets = max(loaded - spent, 0)
    for side in range(s.rules.seats // s.rules.allies):
        receive(s, side, bags, drawn)
    s.neutral = max(s.rules.neutral - sum(bag >> 5 * NEUTRAL & 31 for bag in bags), 0)


def receive(s: State, side: int, bags: list[int], drawn: dict[str, DrawnBandit]) -> None:
    """Count the Bullets that each bandit of a side has received.

    If the scene does not say, they are those among the bandit's own cards.  Two bandits of a seat, or two partners,
    have together received the Bullets among their cards, so the number of one gives that of the other.  A Bullet that
    one of the two has fired can only have been received by the other (FIRE-2).
    """
    members = [who for who in range(s.bandit_count) if side_of(s, who) == side]
    written = {who: here for who in members if (here := drawn.get(bandit_name(s, who))) and here.received is not None}
    seats = {int(s.bandits[who].seat) for who in members}
    left = sum(int(bullets_in(bags[seat])) for seat in seats)
    fired = {who: sum(bags[seat] >> 5 * who & 31 for seat in seats) for who in members}
    friendly = {who: sum(fired.values()) - fired[who] for who in members}  # Bullets from the other of the two
    for who, here in written.items():
        s.bandits[who].received = here.received or 0
        left -= here.received or 0
        if left < 0:
            more = f"{-left} Bullet{'s' * (left < -1)}"
            raise here.word.error(f"{here.name} has received {more} more than are among the cards")
    others = [who for who in members if who not in written]
    for who in others:
        hostile = 0
        if who < s.rules.seats:  # the first bandit of a seat
            hostile = int(bullets_in(bags[who])) - sum(bags[who] >> 5 * one & 31 for one in members)
        s.bandits[who].received = hostile + friendly[who] if len(others) > 1 else left
    for here in list(written.values())[:1]:
        for who in members:
            if s.bandits[who].received < friendly[who]:
                name = bandit_name(s, who)
                raise here.word.error(
                    f"{name} has received {friendly[who]} or more: the other of the two has fired that many of the "
                    "Bullets among these cards, and nobody else can have received them (FIRE-2)"
                )


# ---- what everybody knows about cards that nobody saw
def check_doubts(s: State, lines: list[Line]) -> None:
    """Check the numbers of possible Bullets; the default is the actual number, and it cannot be lower."""
    written = {(line.word.text, seat_of(s, line.owned()[0])): line.owned()[1] for line in lines}
    for seat in range(s.rules.seats):
        piles = s.rules.cards.piles(s, seat)
        if piles is None:
            continue
        in_hand, unseen = s.seats[seat].hand_bullets, piles.bullets - piles.open_bullets
        if ("fresh", seat) in written:
            what = written["fresh", seat]
            check_doubt(what, "in hand", piles.drawn, piles.sure, in_hand)
            check_number(what, piles.drawn, cards_held(s, seat), "in hand, or were played in this round")
        else:
            piles.drawn = bullets_in(in_hand)
        if ("unseen", seat) in written:
            what = written["unseen", seat]
            check_doubt(what, "discarded unseen", piles.tucked_limit, piles.tucked, unseen)
            tucked = int(cards_in(piles.cards - piles.open_cards) + bullets_in(unseen))
            check_number(what, piles.tucked_limit, tucked, "discarded unseen")
        else:
            piles.tucked_limit = bullets_in(unseen)


def check_doubt(what: Word, where: str, most: int, sure: int, there: int) -> None:
    bullets = int(bullets_in(there))
    if most < bullets:
        are = "Bullet is" if bullets == 1 else "Bullets are"
        raise what.error(f"{bullets} {are} {where}: so there can be more than {most}")
    if any(sure >> 5 * colour & 31 > there >> 5 * colour & 31 for colour in range(NEUTRAL + 1)):
        raise what.error(f"a Bullet is sure to be {where}, but it is not there")


def check_number(what: Word, most: int, cards: int, where: str) -> None:
    """There cannot be more Bullets than cards."""
    if most > cards:
        are = "card is" if cards == 1 else "cards are"
        raise what.error(f"{cards} {are} {where}: there cannot be {most} Bullets among them")


def cards_held(s: State, seat: int) -> int:
    """The number of a seat's cards in hand and in the pile, because drawn cards may have been played since."""
    q = s.seats[seat]
    return int(cards_in(q.hand) + bullets_in(q.hand_bullets)) + sum(s.pile[k] & 15 == seat for k in range(s.piled))
