"""`folsom play`: a game in the terminal, for people at one keyboard and bots."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from folsom.bots import Bot
from folsom.game.game import Game
from folsom.game.record import Record
from folsom.interface.errors import FolsomError, IllegalAction, NotationError
from folsom.interface.title import Event, Option
from folsom.interface.words import Catalogue
from folsom.rulebook import UnknownRule, find
from folsom.terminal import rules, save_file, scores
from folsom.terminal.explain import explain
from folsom.terminal.hint import hint
from folsom.terminal.screen import BOLD, DIM, Screen, folded, listed, reason, two_columns

LATEST = 12  # the most events shown first when a game is continued


class QuitGame(Exception):
    """Somebody has left the game."""


@dataclass
class Party:
    """The people and bots at the table, and the file that the record is saved to."""

    people: frozenset[int]
    bots: Mapping[int, Bot]
    file: Path | None


class Session:
    """Plays one game from here to its end."""

    def __init__(self, game: Game, party: Party, screen: Screen, words: Catalogue) -> None:
        self.game = game
        self.party = party
        self.screen = screen
        self.words = words
        self.at_keyboard = min(party.people) if len(party.people) == 1 else None
        before: list[int | None] = [*party.people, None] if game.record().actions else []
        self.skipped = {viewer: earlier(game.events(viewer)) for viewer in before}  # events that are not printed again
        self.shown: dict[int, int] = {}  # the number of events printed for each person
        self.open: dict[int, int] = {}  # the number of public events when that person last looked

    # ---- the course of the game
    def run(self) -> None:
        """Play to the end; raises QuitGame, EOFError or KeyboardInterrupt if the game is left before."""
        self.autosave()
        self.introduce()
        try:
            while self.game.to_act:  # a scene may stop before the end
                self.turn(self.next_seat())
        finally:
            self.autosave()
            self.dismiss()
            if len(self.party.people) > 1:
                self.screen.clear()
        self.finish()

    def next_seat(self) -> int:
        """The next of several seats that choose at once: bots first, then the player at the keyboard, then others."""
        waiting = self.game.to_act
        bots = [seat for seat in waiting if seat not in self.party.people]
        if bots:
            return bots[0]
        return self.at_keyboard if self.at_keyboard in waiting else waiting[0]

    def turn(self, seat: int) -> None:
        if seat in self.party.people:
            self.hand_over(seat)
            self.show(seat)
            self.answer(seat)
            self.autosave()
        else:
            self.game.play(seat, self.party.bots[seat].decide(self.game.view(seat), self.game.legal(seat)))

    def dismiss(self) -> None:
        """Tell the bots how the game ended, or that it was abandoned."""
        for bot in self.party.bots.values():
            bot.end(self.game.scores if self.game.over else ())

    def introduce(self) -> None:
        people = sorted(self.party.people)
        groups = []
        if people:
            groups.append(self.words("play.you" if len(people) == 1 else "play.people", names=self.names(people)))
        called: dict[str, list[int]] = {}
        for seat, bot in self.party.bots.items():
            called.setdefault(bot.name, []).append(seat)
        for name, seats in called.items():
            groups.append(self.words("play.bot" if len(seats) == 1 else "play.bots", names=self.names(seats), bot=name))
        self.screen.say(self.words("play.seats", names=self.words("list.between").join(groups)), style=BOLD)
        sides = self.game.title.sides(self.game.setup)
        if len(sides) < self.game.players:
            self.screen.say(self.words("play.sides", sides=self.words("list.between").join(map(self.names, sides))))
        if self.game.commitment:
            self.screen.say(self.words("play.commitment", hash=self.game.commitment), style=DIM)

    def names(self, seats: list[int]) -> str:
        return listed(self.words, [self.game.seat_name(seat) for seat in seats])

    def finish(self) -> None:
        if self.at_keyboard is not None and len(self.party.people) == 1:
            self.news(self.at_keyboard)
        else:
            self.show_events(self.game.events(None, since=min(self.open.values(), default=self.skipped.get(None, 0))))
        self.screen.line()
        self.screen.line(self.game.picture(None, self.screen.width()))
        self.screen.line()
        if self.game.over:
            scores.show(self.screen, self.words, self.game)
            self.screen.line()
        if self.game.commitment:
            self.screen.say(self.words("play.seed", seed=self.game.record().seed), style=DIM)
        if self.party.file:
            self.screen.line(self.words("play.saved", file=self.party.file))

    def autosave(self) -> None:
        if self.party.file:
            self.record().save(self.party.file)

    def record(self) -> Record:
        """The game's record, with the seats of people and the names of bots."""
        bots = self.party.bots
        names = tuple(bots[seat].name if seat in bots else "" for seat in range(self.game.players))
        return replace(self.game.record(), people=tuple(sorted(self.party.people)), bots=names)

    # ---- one person's turn
    def hand_over(self, seat: int) -> None:
        """Hand the keyboard over; the screen is cleared twice, so neither person sees the other's cards."""
        if self.at_keyboard == seat:
            return
        if self.at_keyboard is not None:
            self.screen.clear()
        self.screen.ask(self.words("play.hand-over", name=self.game.seat_name(seat)) + " ")
        self.screen.clear()
        self.at_keyboard = seat

    def show(self, seat: int) -> None:
        self.news(seat)
        self.screen.line()
        self.draw(seat)
        self.list_options(seat)

    def draw(self, seat: int) -> None:
        """Print the picture, without empty lines on a terminal with few rows."""
        lines = self.game.picture(seat, self.screen.width()).splitlines()
        self.screen.line("\n".join(line for line in lines if line or not self.screen.low()))

    def news(self, seat: int) -> None:
        """Print the events that this person has not seen yet."""
        skipped = 0 if seat in self.shown else self.skipped.get(seat, 0)
        since = self.shown.get(seat, skipped)
        events = self.game.events(seat, since)
        self.shown[seat] = since + len(events)
        self.open[seat] = len(self.game.events(None))
        self.show_events(events, "play.latest" if skipped and not self.game.over else "play.news")

    def show_events(self, events: list[Event], head: str = "play.news") -> None:
        if events:
            self.screen.line()
            self.screen.line(self.words(head), DIM)
        for event in events:
            self.screen.say(event.words, "  · ")

    def list_options(self, seat: int) -> None:
        """Print the question and its options, with the notation unless the terminal has few rows."""
        low = self.screen.low()
        if not low:
            self.screen.line()
        self.screen.say(f"{self.game.question(seat)} {self.words('play.hint')}", style=BOLD)
        options = self.game.options(seat)
        room = self.screen.width() - (0 if low else max(len(option.text) for option in options) + 2)
        numbered = [folded(f"{number:>4}  {option.words}", room) for number, option in enumerate(options, 1)]
        if low:
            self.screen.line("\n".join(two_columns([line for lines in numbered for line in lines], room)))
            return
        wide = max(len(line) for lines in numbered for line in lines)
        for (first, *more), option in zip(numbered, options, strict=True):
            notation = f"{first:<{wide}}  {self.screen.with_style(option.text, DIM)}"
            self.screen.line("\n".join([notation, *more]))

    def answer(self, seat: int) -> None:
        """Ask until something has been played."""
        options = self.game.options(seat)
        while True:
            text = self.screen.ask(self.words("play.prompt"))
            if text and not self.command(seat, text) and self.played(seat, text, options, self.game):
                return

    def played(self, seat: int, text: str, options: list[Option], game: Game) -> bool:
        """Play an option's number or a text; if it is refused, print the reason and return False."""
        try:
            game.play(seat, numbered(text, options))
        except IllegalAction as refusal:
            self.screen.say(self.words("play.refused", words=refusal, rule=refusal.rule))
        except NotationError as refusal:
            self.screen.say(refusal.reason)
        except IndexError:
            self.screen.line(self.words("play.number", last=len(options)))
        else:
            return True
        return False

    # ---- commands
    def command(self, seat: int, text: str) -> bool:
        """Execute a command; False if the text is not one."""
        name, _, rest = text.partition(" ")
        rest = rest.strip()
        match name:
            case "?" | "help":
                explain(self.screen, self.words, self.game, seat)
            case "view":
                self.draw(seat)
                self.list_options(seat)
            case "log":
                for event in self.game.events(seat):
                    self.screen.say(event.words, f"{event.number + 1:>4}  ")
            case "why":
                self.why(seat, rest)
            case "!" | "hint":
                self.hint(seat, rest)
            case "rules" | "rule":
                self.rules(rest)
            case "save":
                self.save(rest)
            case "quit" | "q":
                raise QuitGame
            case _:
                return False
        return True

    def why(self, seat: int, text: str) -> None:
        if not text:
            self.screen.line(self.words("play.why-what"))
            return
        try:
            reason = self.game.why_not(seat, numbered(text, self.game.options(seat)))
        except NotationError as error:
            self.screen.say(error.reason)
        except IndexError:
            self.screen.line(self.words("play.number", last=len(self.game.options(seat))))
        else:
            self.screen.say(self.words("play.allowed") if reason is None else reason.words)
            if reason is not None:
                self.rules(reason.rule)

    def hint(self, seat: int, text: str) -> None:
        """Print a bot's opinion of an option, or what it would do."""
        trial = self.game.copy()
        if not text:
            hint(self.screen, self.words, self.game, seat, None)
        elif self.played(seat, text, self.game.options(seat), trial):
            hint(self.screen, self.words, self.game, seat, trial.record().actions[-1][1])

    def rules(self, number: str) -> None:
        if not number:
            rules.numbers(self.screen, self.words, self.game.setup)
            return
        try:
            for one in find(number):
                rules.show(self.screen, self.words, one)
        except UnknownRule as error:
            self.screen.say(str(error))

    def save(self, name: str) -> None:
        """Save the game to this file from now on."""
        if not name:
            self.screen.line(self.words("play.save-what"))
            return
        try:
            file = Path(name).expanduser()
            save_file.check(file, self.record(), self.words)
            self.record().save(file)
        except OSError as error:
            self.screen.say(self.words("play.not-saved", error=reason(error)))
        except (FolsomError, ValueError, RuntimeError) as error:  # the last two: not a valid file name
            self.screen.say(self.words("play.not-saved", error=error))
        else:
            self.party.file = file
            self.screen.line(self.words("play.saved", file=name))


def earlier(events: list[Event]) -> int:
    """How many events come before the last round, and before the last few."""
    last_round = max((event.number for event in events if event.kind == "round"), default=0)
    return max(last_round, len(events) - LATEST, 0)


def numbered(text: str, options: list[Option]) -> Option | str:
    """An option by its number, IndexError if there is none; any other text as it is."""
    if not text.isdecimal():
        return text
    if len(text) > 4 or not 1 <= int(text) <= len(options):
        raise IndexError(text)
    return options[int(text) - 1]
