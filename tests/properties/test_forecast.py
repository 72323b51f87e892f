"""Where a plan leads: a forecast contains nothing that its seat cannot know, and what it calls sure comes true."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from folsom.express.codes import DRAW, F_NOTHING, SCHEMING, STEALING
from folsom.express.interface.audit import image
from folsom.express.state import State
from folsom.interface.title import Forecast, PlannedCard, Setup, Title
from folsom.interface.words import Catalogue
from folsom.kernel.core import Core, Tape
from folsom.kernel.dice import Dice, seeded
from folsom.superexpress import codes as super_codes
from folsom.superexpress.codes import ABOARD, PROGRAMME
from folsom.superexpress.interface.names import facing_name
from folsom.superexpress.interface.title import SuperExpress
from folsom.superexpress.state import State as SuperState
from folsom.superexpress.train import Pawn
from tests.properties.bulk import fresh
from tests.properties.configurations import LAW, MARSHAL, PLAIN, TITLE, WORDS, Configuration

SUPER = SuperExpress()
SUPER_WORDS = SUPER.catalogue("en")
LOOKED_EVERY = 6  # every so many decisions, a seat's forecast is compared in this world and in another


def one_of_each() -> Iterator[Configuration]:
    """A configuration for each variant with each set of boxes; the number of players varies."""
    found: dict[tuple[str, tuple[str, ...]], list[Configuration]] = {}
    for configuration in (*PLAIN, *LAW, *MARSHAL):
        found.setdefault((configuration.base.variant, configuration.base.boxes), []).append(configuration)
    for number, alike in enumerate(found.values()):
        yield alike[number % len(alike)]


EACH = tuple(one_of_each())


def test_there_are_configurations_with_every_variant_and_box() -> None:
    assert {configuration.base.variant for configuration in EACH} == {"standard", "duel", "pairs", "teams", "marshal"}
    assert {box for configuration in EACH for box in configuration.base.boxes} == {"horses", "timecar", "mei", "rounds"}


# ---- secrets


def check_secrets(title: Title, words: Catalogue, view: Any, setup: Setup, seed: int) -> tuple[Forecast, Core]:
    """Another world that looks like this one to the seat has the same forecast."""
    mine = title.forecast(view, words)
    other = title.redeal(view, seeded(seed))
    assert title.forecast(title.view(other, setup, view.seat), words) == mine
    return mine, other


def test_changing_anything_hidden_changes_nothing_of_a_forecast() -> None:
    seen: Counter[str] = Counter()
    for seed, configuration in enumerate(EACH):
        s, choice = fresh(configuration, seed, None), seeded(~seed)
        number = 0
        while not s.over:
            if number % LOOKED_EVERY == 0:
                view = TITLE.view(s, configuration.setup, choice.below(configuration.base.players))
                told, other = check_secrets(TITLE, WORDS, view, configuration.setup, number)
                assert isinstance(other, State)
                assert view.own is not None
                seen["worlds that differ"] += image(other) != image(s)
                seen["cards"] += len(told.laid) + len(told.hand)
                assert bool(told.hand) == (s.phase == SCHEMING and bool(view.own.hand)), f"{configuration}, {seed}"
            play_anything(s, choice)
            number += 1
    assert seen["worlds that differ"] > 300, seen
    assert seen["cards"] > 1000, seen


def test_a_spectator_has_no_forecast() -> None:
    s = fresh(EACH[0], 1, None)
    assert TITLE.forecast(TITLE.view(s, EACH[0].setup, None), WORDS) == Forecast()


# ---- truth


def play_anything(s: State, choice: Dice) -> None:
    seats = s.to_act()
    s.turn_to(seats[choice.below(len(seats))])
    s.apply(s.options[choice.below(s.offered)])


class Watched:
    """A random game in which one seat notes the forecasts of its cards, and what became of them."""

    def __init__(self, configuration: Configuration, seed: int, quiet: bool) -> None:
        self.configuration = configuration
        self.seat = seed % configuration.base.players
        self.quiet = quiet  # the others play no cards as long as they can draw
        self.tape = Tape()
        self.tape.followed = True
        self.s = fresh(configuration, seed, self.tape)
        self.choice = seeded(~seed)
        self.told: dict[int, PlannedCard] = {}  # by position in the pile: the first forecast of a card
        self.seen: Counter[str] = Counter()
        self.where = f"{configuration}, seed {seed}, seat {self.seat}"

    def play(self) -> Counter[str]:
        while not self.s.over:
            self.step()
        return self.seen

    def step(self) -> None:
        s = self.s
        if s.phase == SCHEMING and self.seat in s.to_act():
            self.look()
        seats = s.to_act()
        seat = seats[self.choice.below(len(seats))]
        s.turn_to(seat)
        legal = s.legal()
        action = legal[self.choice.below(len(legal))]
        if self.quiet and seat != self.seat and DRAW in legal:
            action = DRAW
        if s.phase == STEALING and seat == self.seat:
            self.check_options()
        self.tape.facts.clear()
        self.tape.positions.clear()
        piled = s.piled
        s.apply(action)
        self.check_cards()
        if s.phase == SCHEMING and s.piled < piled:
            self.told.clear()

    def look(self) -> None:
        """Look at the forecast, and check that it agrees with earlier ones."""
        s = self.s
        told = TITLE.forecast(TITLE.view(s, self.configuration.setup, self.seat), WORDS)
        for card in told.laid:
            assert card.at is not None
            before = self.told.setdefault(card.at, card)
            assert card == before, f"{self.where}: {before} became {card}"
        self.seen["told"] += len(told.laid)

    def sure(self, at: int) -> PlannedCard | None:
        card = self.told.get(at)
        return card if card is not None and set(card.unsure) <= {"choice", "answer"} and card.places else None

    def check_options(self) -> None:
        """The first question about a card was forecast."""
        s = self.s
        card = self.sure(s.shown - 1)
        frame = s.agenda[s.depth - 1]
        if card is not None and s.rules.ops[frame & 255].card_kind >= 0:
            offered = {option.words for option in TITLE.options(s, self.seat, WORDS)}
            assert offered <= set(card.options), f"{self.where}: {card}, but {offered} are offered"
            self.seen["options"] += 1

    def check_cards(self) -> None:
        """Where the bandits were when each card was resolved: at its last fact."""
        last: dict[int, State] = {}
        idle: set[int] = set()
        for fact, position in zip(self.tape.facts, self.tape.positions, strict=True):
            assert isinstance(position, State)
            if position.phase == STEALING and position.shown:
                last[position.shown - 1] = position
                if fact[0] == F_NOTHING:
                    idle.add(position.shown - 1)
        for at, position in last.items():
            card = self.sure(at)
            done = position.shown - 1 != self.s.shown - 1 or self.s.phase != STEALING
            if card is not None and done:
                self.check(card, position, at in idle)

    def check(self, card: PlannedCard, position: State, idle: bool) -> None:
        entry = position.pile[card.at or 0]
        place = position.bandits[position.seats[self.seat].bandit(entry >> 4 & 15)].place
        assert place in card.places, f"{self.where}: {card}, but the bandit is at {place}"
        if "choice" not in card.unsure:
            assert (card.nothing is not None) == idle, f"{self.where}: {card}"
            self.seen["exact"] += 1
        self.seen["idle"] += idle
        self.seen["true"] += 1


def test_when_nobody_interferes_the_game_goes_exactly_where_it_said() -> None:
    seen: Counter[str] = Counter()
    for seed, configuration in enumerate(EACH):
        seen.update(Watched(configuration, seed, quiet=True).play())
    assert min(seen["true"], seen["exact"]) > 100, seen
    assert min(seen["options"], seen["idle"]) > 30, seen


def test_what_is_called_sure_comes_true_whatever_the_others_do() -> None:
    seen: Counter[str] = Counter()
    for seed, configuration in enumerate(EACH):
        seen.update(Watched(configuration, seed, quiet=False).play())
    assert seen["true"] > 30, seen
    assert min(seen["options"], seen["idle"]) > 5, seen


# ---- Colt Super Express


def super_games() -> Iterator[tuple[SuperState, Tape, Setup, Dice]]:
    for seed in range(16):
        boxes = [[], ["reflex"], ["horse"], ["reflex", "horse"]][seed % 4]
        setup, tape = SUPER.setup(3 + seed % 5, {"boxes": boxes}), Tape()
        tape.followed = True
        s = SUPER.start(setup, seeded(seed), tape)
        assert isinstance(s, SuperState)
        yield s, tape, setup, seeded(~seed)


def test_changing_the_programmes_of_others_changes_nothing_of_a_forecast() -> None:
    seen = 0
    for s, _, setup, choice in super_games():
        while not s.over:
            view = SUPER.view(s, setup, choice.below(setup.players))
            told, _ = check_secrets(SUPER, SUPER_WORDS, view, setup, seen)
            seen += len(told.laid) + len(told.hand)
            seats = s.to_act()
            s.turn_to(seats[choice.below(len(seats))])
            s.apply(s.options[choice.below(s.offered)])
    assert seen > 500


def test_a_programme_leads_where_it_said_when_nobody_shoots() -> None:
    """Others who only turn, climb and move do not interfere."""
    seen: Counter[str] = Counter()
    for s, tape, setup, choice in super_games():
        while not s.over and s.pawns[0].status == ABOARD:
            tape.facts.clear()
            tape.positions.clear()
            while s.pawns[0].noted < PROGRAMME:
                s.turn_to(0)
                s.apply(s.options[choice.below(s.offered)])
            told = SUPER.forecast(SUPER.view(s, setup, 0), SUPER_WORDS).laid
            assert len(told) == PROGRAMME
            for seat in s.to_act():
                for card in (super_codes.TURN, super_codes.FLOOR, super_codes.MOVE):
                    s.turn_to(seat)
                    s.apply(card)
            for card, pawn, missed in cards_of_first_seat(tape):
                if pawn.status == ABOARD:
                    assert told[card].places == (2 * pawn.car + pawn.floor,), told[card]
                    assert told[card].facing == facing_name(pawn.facing), told[card]
                else:
                    assert told[card].facing is None, told[card]
                if not told[card].unsure:
                    assert missed == (told[card].nothing is not None), told[card]
                    seen["sure"] += 1
                seen["true"] += 1
    assert seen["true"] > 100, seen
    assert seen["sure"] > 10, seen


def cards_of_first_seat(tape: Tape) -> Iterator[tuple[int, Pawn, bool]]:
    """The cards of seat 0 that were revealed, its bandit when each was resolved, and whether it shot at nobody."""
    last: dict[int, tuple[Pawn, bool]] = {}
    mine = False
    for fact, position in zip(tape.facts, tape.positions, strict=True):
        assert isinstance(position, SuperState)
        if fact[0] == super_codes.F_REVEALS:
            mine = fact[1] == 0
        elif fact[0] in (super_codes.F_TURN, super_codes.F_UNCOUPLED, super_codes.F_WAGON_GONE):
            mine = False
        if mine:
            last[position.pawns[0].shown - 1] = position.pawns[0], fact[0] == super_codes.F_MISSES
    for card, (pawn, missed) in last.items():
        yield card, pawn, missed
