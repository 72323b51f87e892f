"""Names for numbers: those of the notation, and those of a catalogue."""

from folsom.express.codes import NEUTRAL
from folsom.express.interface.point_types import AtPlace
from folsom.express.rules import Rules
from folsom.express.state import State
from folsom.interface.title import Power
from folsom.interface.words import Catalogue

FLOORS = ("inside", "roof")
PLACES = ("place.inside", "place.roof")
WAYS = ("to.inside", "to.roof")
OFF = "off"


def members(mask: int) -> list[int]:
    """The numbers in a mask."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


def bandit_name(s: State, who: int) -> str:
    """The notation's name of a bandit; a number until Pairs are chosen."""
    character: int = s.bandits[who].character
    return s.rules.characters[character].name if character >= 0 else f"bandit-{who + 1}"


def numbered_seat(seat: int) -> str:
    """The notation's name of a seat whose Pair has not been chosen yet."""
    return f"Player {seat + 1}"


def seat_name(s: State, seat: int) -> str:
    """A seat is named after its bandits."""
    pawns: int = s.seats[seat].pawns
    mine = [who for who in range(s.bandit_count) if pawns >> who & 1]
    if s.bandits[mine[0]].character < 0:
        return numbered_seat(seat)
    return "+".join(bandit_name(s, who) for who in mine)


def place_name(s: State, place: int) -> str:
    """`2 roof`: a car and a floor; a place that is not in a car has its own name."""
    car: int = s.ground.car[place]
    if car >= 0:
        return f"{car} {FLOORS[place & 1]}"
    return s.ground.names[place] if place < s.ground.off else OFF


def point_at_place(s: State, place: int) -> AtPlace:
    """A place on the wire: its number, and its car and floor, or its name if it is not in a car."""
    car: int = s.ground.car[place]
    if car >= 0:
        return {"place": place, "car": car, "floor": FLOORS[place & 1]}
    return {"place": place, "car": None, "floor": None, "name": place_name(s, place)}


def slug(name: str) -> str:
    """A name as a key of the catalogues."""
    return "".join(letter for letter in name.lower().replace(" ", "-") if letter.isalpha() or letter == "-")


def power(rules: Rules, printing: str, bandit: str, words: Catalogue) -> Power | None:
    """A bandit's power; a printing that changes it has its own words."""
    for character in rules.characters:
        if character.name == bandit:
            own = f"power.{printing}.{slug(bandit)}"
            return Power(character.cites, words(own if words.has(own) else f"power.{slug(bandit)}"))
    return None


def target_name(s: State, who: int) -> str:
    """The target of a Fire or a Punch: a bandit, or a figure of a box."""
    return bandit_name(s, who) if who < s.bandit_count else s.rules.figures[who]


def card_owner(s: State, seat: int, card: int) -> int:
    """The bandit on a card."""
    owner: int = s.seats[seat].bandit(card)
    return owner


def kind_name(s: State, seat: int, card: int) -> str:
    """What a card of a seat does: `Fire`."""
    return s.rules.card_names[s.seats[seat].kind(card)]


def card_name(s: State, seat: int, card: int) -> str:
    """`Fire`, or `Tuco Fire` if a hand has cards of two bandits."""
    kind = kind_name(s, seat, card)
    if s.seats[seat].second < 0:
        return kind
    return f"{bandit_name(s, card_owner(s, seat, card))} {kind}"


def colour_name(s: State, colour: int) -> str:
    return "neutral" if colour == NEUTRAL else bandit_name(s, colour)


def token_name(s: State, token: int) -> str:
    """`P3`: the third Purse."""
    kind = s.rules.tokens[token]
    return f"{s.rules.token_kinds[kind].letter}{token - s.rules.tokens.index(kind) + 1}"


def cards_of(s: State, seat: int, bag: int) -> list[str]:
    """The names of the Action cards in a bag."""
    kinds = range(16) if bag else ()
    return [card_name(s, seat, card) for card in kinds for _ in range(bag >> 4 * card & 15)]


def bullets_of(s: State, bag: int) -> list[str]:
    """The names of the Bullets in a bag, by the bandits that fired them."""
    colours = range(NEUTRAL + 1) if bag else ()
    return [colour_name(s, colour) for colour in colours for _ in range(bag >> 5 * colour & 31)]


class Speech:
    """Names in the words of a catalogue.

    Some languages decline nouns, so a car has a form for each use, such as `place.inside`, `to.roof` or `beside`.
    """

    def __init__(self, s: State, words: Catalogue) -> None:
        self.s = s
        self.words = words

    def seat(self, seat: int) -> str:
        if self.s.bandits[self.s.seats[seat].first].character < 0:
            return self.words("seat.numbered", number=seat + 1)
        return seat_name(self.s, seat)

    def car(self, car: int, form: str = "car") -> str:
        if car == 0:
            return self.words(f"{form}.locomotive")
        wagon: int = self.s.wagons[car]
        known, key = self.words.known, (form, wagon, car)
        if key not in known:
            known[key] = self.words(
                f"{form}.wagon", name=self.words(f"wagon.{slug(self.s.rules.wagon_names[wagon])}"), number=car
            )
        return known[key]

    def place(self, place: int) -> str:
        car: int = self.s.ground.car[place]
        if car < 0:
            return self.words(f"place.{place_name(self.s, place).replace(' ', '-')}")
        return self.car(car, PLACES[place & 1])

    def way(self, place: int) -> str:
        """A place as a destination."""
        car: int = self.s.ground.car[place]
        if car < 0:
            return self.words(f"to.{place_name(self.s, place).replace(' ', '-')}")
        return self.car(car, WAYS[place & 1])

    def kind(self, kind: int) -> str:
        op: int = self.s.rules.verbs[kind]
        return self.words(f"card.{self.s.rules.ops[op].name}")

    def card(self, seat: int, card: int) -> str:
        kind = self.kind(self.s.seats[seat].kind(card))
        if self.s.seats[seat].second < 0:
            return kind
        return self.words("card.of", card=kind, bandit=bandit_name(self.s, card_owner(self.s, seat, card)))

    def cards(self, seat: int, bag: int) -> list[str]:
        return [self.card(seat, card) for card in range(16) for _ in range(bag >> 4 * card & 15)]

    def bullet(self, colour: int) -> str:
        if colour == NEUTRAL:
            return self.words("bullet.neutral")
        return self.words("bullet.of", bandit=bandit_name(self.s, colour))

    def bullets(self, bag: int) -> list[str]:
        return [self.bullet(colour) for colour in range(NEUTRAL + 1) for _ in range(bag >> 5 * colour & 31)]

    def target(self, who: int) -> str:
        return (
            bandit_name(self.s, who)
            if who < self.s.bandit_count
            else self.words(f"figure.{self.s.rules.figures[who].lower()}")
        )

    def token(self, token: int, face: int | None) -> str:
        """A token with its value, if that is known; without its label, which is for programs."""
        return self.s.rules.token_kinds[self.s.rules.tokens[token]].describe(self.words, face)

    def listed(self, parts: list[str], last: str = "and") -> str:
        """`a, b and c`, or `a, b or c`."""
        if not parts:
            return self.words("list.nothing")
        if len(parts) == 1:
            return parts[0]
        return self.words(f"list.{last}", most=", ".join(parts[:-1]), last=parts[-1])
