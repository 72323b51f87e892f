"""The command line: all commands of `folsom`, their arguments, and the functions that run them."""

import argparse
import logging
import os
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

import folsom
from folsom.arena import runner
from folsom.arena.lineup import LOSS, ON_FAULT, Tournament
from folsom.bots import LEVELS, read_budget, with_budget
from folsom.bots.external import PREFIX
from folsom.bots.ladder import has_weights
from folsom.express.interface.setup import BOXES
from folsom.game import registry
from folsom.game.game import Game
from folsom.game.record import Record
from folsom.interface.errors import FolsomError, SetupError
from folsom.interface.words import Catalogue
from folsom.kernel.dice import FAIR, FAST, fair_seed, seeded
from folsom.rulebook import UnknownRule
from folsom.terminal import arena, benchmark, replay, rules, save_file, seating, simulate, study, train, verify
from folsom.terminal.play import Party, QuitGame, Session
from folsom.terminal.screen import Screen, catalogue, reason, system_language

WRONG, INTERRUPTED, ENDED, BROKEN_PIPE = 2, 130, 1, 141
SETUP_OPTIONS = ("variant", "expert", "printing", "boxes", "bandits", "wagons")


class Parser(argparse.ArgumentParser):
    """Reports errors in one line."""

    def error(self, message: str) -> NoReturn:
        complain(message)
        sys.exit(WRONG)


def open_streams() -> None:
    """Replace closed standard streams with the null device."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            stream = Path(os.devnull).open(mode)  # noqa: SIM115 - open until the program ends
            setattr(sys, name, stream)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; returns the exit status."""
    open_streams()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure:  # a character that the terminal cannot show, or invalid UTF-8, must not end a game
            reconfigure(errors="replace")
    words = catalogue(system_language())
    try:
        asked = parser(words).parse_args(arguments)
        status: int = asked.run(asked)
        sys.stdout.flush()
    except KeyboardInterrupt:
        complain(words("wrong.interrupted"))
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nothing more to flush at the end
        return BROKEN_PIPE
    except OSError as error:
        complain(reason(error))
        return WRONG
    except (FolsomError, UnknownRule) as error:
        complain(str(error))
        return WRONG
    return status


def complain(message: str) -> None:
    print("folsom:", " ".join(message.split()), file=sys.stderr)


# ---- arguments
def parser(words: Catalogue) -> Parser:
    speed = "compiled" if folsom.compiled else "pure Python"
    top = Parser("folsom", description=words("help.program"))
    top.add_argument(
        "--version", action="version", version=f"folsom {folsom.__version__} ({speed})", help=words("help.version")
    )
    commands = top.add_subparsers(
        dest="command",
        required=True,
        metavar="serve|backup|play|simulate|arena|benchmark|train|study|replay|verify|rules",
    )

    add_serve(commands.add_parser("serve", help=words("help.serve")), words)

    backup = commands.add_parser("backup", help=words("help.backup"))
    backup.set_defaults(run=run_backup)
    backup.add_argument("file", type=Path, metavar="FILE", help=words("help.backup-file"))
    backup.add_argument("--db", type=Path, metavar="FILE", help=words("help.db"))

    play = commands.add_parser("play", help=words("help.play"))
    play.set_defaults(run=run_play)
    add_setup(play, words)
    seats = play.add_mutually_exclusive_group()
    seats.add_argument("--people", type=int, metavar="K", help=words("help.people"))
    seats.add_argument("--seats", metavar="me,bot,…", help=words("help.seats"))
    play.add_argument("--bots", type=bot_names, metavar="NAME,…", help=words("help.bots", levels=", ".join(LEVELS)))
    play.add_argument("--seed", type=int, help=words("help.seed"))
    play.add_argument("--save", type=Path, metavar="FILE", help=words("help.save"))
    play.add_argument("--resume", type=Path, metavar="FILE", help=words("help.resume"))
    add_language(play, words)

    add_simulate(commands.add_parser("simulate", help=words("help.simulate")), words)
    add_arena(commands.add_parser("arena", help=words("help.arena")), words)

    measured = commands.add_parser("benchmark", help=words("help.benchmark"))
    measured.set_defaults(run=lambda asked: benchmark.run(asked.bot, asked.games, asked.json, places_to_play(asked)))
    measured.add_argument("bot", type=bot_name, metavar="NAME", help=words("help.benchmark-bot"))
    benchmark.add_arguments(measured, words)
    add_places(measured, words)

    learn = commands.add_parser("train", help=words("help.train"))
    learn.set_defaults(run=lambda asked: train.run(asked, wanted(asked)))
    train.add_arguments(learn, words)
    add_options(learn, words)

    watch = commands.add_parser("study", help=words("help.study"))
    watch.set_defaults(run=run_study)
    add_setup(watch, words)
    study.add_arguments(watch, words)

    again = commands.add_parser("replay", help=words("help.replay"))
    again.set_defaults(run=lambda asked: replay.run(asked.file, asked.seat, asked.all, asked.language))
    again.add_argument("file", type=Path, metavar="FILE", help=words("help.record"))
    again.add_argument("--seat", type=int, metavar="N", help=words("help.seat"))
    again.add_argument("--all", action="store_true", help=words("help.all"))
    add_language(again, words)

    truth = commands.add_parser("verify", help=words("help.verify"))
    truth.set_defaults(run=lambda asked: verify.run(asked.file, asked.commitment, asked.language))
    truth.add_argument("file", metavar="FILE", help=words("help.record-or-input"))
    truth.add_argument("--commitment", metavar="HASH", help=words("help.commitment"))
    add_language(truth, words)

    look_up = commands.add_parser("rules", help=words("help.rules"))
    look_up.set_defaults(run=lambda asked: rules.run(asked.rule))
    look_up.add_argument("rule", nargs="?", metavar="ID", help=words("help.rule"))
    return top


def add_serve(command: argparse.ArgumentParser, words: Catalogue) -> None:
    command.set_defaults(run=run_serve)
    command.add_argument("--host", default="127.0.0.1", help=words("help.host"))
    command.add_argument("--port", type=int, default=8000, help=words("help.port"))
    command.add_argument("--db", type=Path, metavar="FILE", help=words("help.db"))
    command.add_argument("--public-url", metavar="URL", help=words("help.public-url"))
    command.add_argument("--workers", type=int, metavar="N", help=words("help.serve-workers"))
    command.add_argument(
        "--proxy",
        type=names,
        nargs="?",
        const=["127.0.0.1", "::1"],
        default=[],
        metavar="NETWORK,…",
        help=words("help.proxy"),
    )
    command.add_argument("--metrics", type=host_and_port, metavar="HOST:PORT", help=words("help.metrics"))
    command.add_argument("--limits", type=float, default=1.0, metavar="FACTOR", help=words("help.limits"))
    command.add_argument("--keep-quick", type=float, default=30, metavar="DAYS", help=words("help.keep-quick"))
    command.add_argument("--keep-unfinished", type=float, metavar="DAYS", help=words("help.keep-unfinished"))
    command.add_argument("--keep-finished", type=float, metavar="DAYS", help=words("help.keep-finished"))
    command.add_argument("--log", choices=("text", "json"), help=words("help.log"))
    command.add_argument(
        "--log-addresses", choices=("hashed", "plain", "none"), default="hashed", help=words("help.log-addresses")
    )
    command.add_argument("--open", action="store_true", help=words("help.open"))


def add_setup(command: argparse.ArgumentParser, words: Catalogue) -> None:
    command.add_argument("game", nargs="?", default="express", help=words("help.game"))
    command.add_argument("--players", type=int, metavar="N", help=words("help.players"))
    add_options(command, words)


def add_options(command: argparse.ArgumentParser, words: Catalogue) -> None:
    command.add_argument("--variant", help=words("help.variant"))
    command.add_argument("--expert", action="store_const", const=True, help=words("help.expert"))
    command.add_argument("--printing", help=words("help.printing"))
    command.add_argument(
        "--boxes", type=names, action="extend", metavar=f"{','.join(BOXES)},…", help=words("help.boxes")
    )
    command.add_argument("--bandits", type=names, action="extend", metavar="Doc,Belle,…", help=words("help.bandits"))
    command.add_argument("--wagons", type=names, action="extend", metavar="…", help=words("help.wagons"))
    command.add_argument("--mix-seats", action="store_true", help=words("help.mix-seats"))


def add_simulate(command: argparse.ArgumentParser, words: Catalogue) -> None:
    command.set_defaults(run=run_simulate)
    add_setup(command, words)
    command.add_argument("--games", type=int, default=1000, metavar="N", help=words("help.games"))
    command.add_argument("--bots", type=bot_names, metavar="NAME,…", help=words("help.bots-bulk"))
    command.add_argument("--seed", type=int, help=words("help.seed-bulk"))
    command.add_argument("--workers", type=int, metavar="N", help=words("help.workers"))
    command.add_argument("--json", action="store_true", help=words("help.json"))


def add_arena(command: argparse.ArgumentParser, words: Catalogue) -> None:
    command.set_defaults(run=run_arena)
    command.add_argument("contestants", nargs="+", type=bot_name, metavar="NAME", help=words("help.contestants"))
    command.add_argument("--one-against-all", action="store_true", help=words("help.one-against-all"))
    command.add_argument("--game", default="express", help=words("help.arena-game"))
    command.add_argument("--players", type=train.numbers, metavar="N,…", help=words("help.arena-players"))
    add_options(command, words)
    command.add_argument("--games", type=int, default=400, metavar="N", help=words("help.arena-games"))
    command.add_argument("--budget", help=words("help.budget"))
    command.add_argument("--on-fault", choices=ON_FAULT, default=LOSS, help=words("help.on-fault"))
    command.add_argument("--seed", type=int, help=words("help.arena-seed"))
    command.add_argument("--keep", type=Path, metavar="FILE", help=words("help.keep"))
    command.add_argument("--json", type=Path, metavar="FILE", help=words("help.figures"))
    command.add_argument("--plot", type=Path, metavar="FILE", help=words("help.plot"))
    command.add_argument("--records", type=Path, metavar="FOLDER", help=words("help.records"))
    add_places(command, words)


def add_places(command: argparse.ArgumentParser, words: Catalogue) -> None:
    """Options for where games are played: in processes or on a cluster."""
    places = command.add_mutually_exclusive_group()
    places.add_argument("--workers", type=int, metavar="N", help=words("help.workers"))
    places.add_argument("--ray", metavar="ADDRESS", help=words("help.ray"))


def add_language(command: argparse.ArgumentParser, words: Catalogue) -> None:
    known = ", ".join(registry.title("express").languages)
    command.add_argument(
        "--language", type=str.lower, default=system_language(), help=words("help.language", languages=known)
    )


def names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


def host_and_port(text: str) -> tuple[str, int]:
    """Parse `127.0.0.1:9100`, `[::1]:9100`, or only a port of this machine."""
    host, _, port = text.rpartition(":")
    if not (port.isascii() and port.removeprefix("-").isdigit()):
        raise argparse.ArgumentTypeError(f"an address is like 127.0.0.1:9100 or 9100, not {text!r}")
    return host.strip("[]") or "127.0.0.1", int(port)


def bot_name(text: str) -> str:
    """The name of a bot; a path is a program: `./mybot` is short for `run:./mybot`."""
    return f"{PREFIX}{text}" if "/" in text and not (text.startswith(PREFIX) or has_weights(text)) else text


def bot_names(text: str) -> list[str]:
    return [bot_name(name) for name in names(text)]


def wanted(asked: argparse.Namespace) -> dict[str, Any]:
    """The set-up options that were given; the game fills in the others."""
    given = {key: getattr(asked, key) for key in SETUP_OPTIONS}
    if asked.mix_seats:
        given["seats"] = "random"
    return {key: value for key, value in given.items() if value is not None}


# ---- commands
def run_serve(asked: argparse.Namespace) -> int:
    try:
        from folsom.server.serve import run
        from folsom.server.settings import KeepDays, Limits, Settings, data_file
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("folsom"):
            raise
        raise SetupError(catalogue(system_language())("wrong.no-server", module=error.name)) from None
    settings = Settings(
        host=asked.host,
        port=asked.port,
        db=asked.db or data_file(),
        public_url=asked.public_url,
        workers=asked.workers,
        proxies=tuple(asked.proxy),
        metrics=asked.metrics,
        limits=Limits().times(asked.limits),
        log_addresses=asked.log_addresses,
        keep=KeepDays(asked.keep_quick, asked.keep_unfinished, asked.keep_finished),
    )
    return run(settings, asked.log, asked.open)


def run_backup(asked: argparse.Namespace) -> int:
    from folsom.server.backup import back_up
    from folsom.server.settings import data_file
    from folsom.server.store import StoreError

    try:
        size = back_up(asked.db or data_file(), asked.file)
    except StoreError as error:
        raise SetupError(str(error)) from None
    print(catalogue(system_language())("backup.done", file=asked.file, size=f"{size / 1e6:.1f}"))
    return 0


def run_play(asked: argparse.Namespace) -> int:
    screen, words = Screen(), catalogue(asked.language)
    record = resumed(asked, words) if asked.resume else None
    game = folsom.replay(record, language=asked.language) if record else begun(asked)
    sitting = names(asked.seats) if asked.seats is not None else None
    people = seating.people(sitting, asked.people, game.players, record, words)
    seats = [seat for seat in range(game.players) if seat not in people]
    called = seating.names_of_bots(asked.bots, seats, record, words)
    dice = seeded(~asked.seed if asked.seed is not None else int(fair_seed(), 16))
    bots = seating.make_bots(called, game.setup, dice)
    file = asked.save or asked.resume
    if file:
        save_file.check(file, game.record(), words)
    report_bot_faults()
    session = Session(game, Party(people, bots, file), screen, words)
    status = 0
    try:
        session.run()
    except QuitGame:
        screen.line(words("play.left"))
    except EOFError:
        screen.line()
        complain(words("wrong.input-ended"))
        status = ENDED
    except KeyboardInterrupt:
        screen.line()
        complain(words("wrong.interrupted"))
        status = INTERRUPTED
    if not game.over:
        kept = session.party.file
        screen.line(words("play.resume", file=shlex.quote(str(kept))) if kept else words("play.unsaved"))
    return status


def begun(asked: argparse.Namespace) -> Game:
    """A new game, with fair dice unless a seed is given."""
    players = asked.players
    if players is None and asked.seats is not None:
        players = len(names(asked.seats))
    dice = FAIR if asked.seed is None else FAST
    return folsom.new_game(asked.game, players, asked.seed, dice, asked.language, **wanted(asked))


def resumed(asked: argparse.Namespace, words: Catalogue) -> Record:
    if asked.players is not None or asked.seed is not None or wanted(asked):
        raise SetupError(words("wrong.setup-and-record"))
    return Record.load(asked.resume)


def report_bot_faults() -> None:
    """Report faults of external bots in one line, like all other errors."""
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("folsom: %(message)s"))
    logging.getLogger("folsom.bots").addHandler(handler)


def run_simulate(asked: argparse.Namespace) -> int:
    workers = checked_workers(asked)
    setup = registry.title(asked.game).setup(asked.players, wanted(asked))
    seats = range(setup.players) if asked.bots else ()
    bots = seating.names_of_bots(asked.bots, seats, None, catalogue(system_language()))
    seating.make_bots(bots, setup, seeded(0))  # refuses unknown bots before any process starts
    return simulate.run(setup, asked.seed, asked.games, workers, asked.json, tuple(bots.values()))


def checked_workers(asked: argparse.Namespace) -> int:
    """The number of processes; SetupError unless it and the number of games are positive."""
    workers: int = os.cpu_count() or 1 if asked.workers is None else asked.workers
    for what, number in (("--games", asked.games), ("--workers", workers)):
        if number < 1:
            raise SetupError(catalogue(system_language())("wrong.positive", what=what))
    return workers


def places_to_play(asked: argparse.Namespace, records: Path | None = None) -> runner.Playing:
    workers = checked_workers(asked)
    return runner.cluster(asked.ray) if asked.ray else runner.workers(workers, records)


def run_arena(asked: argparse.Namespace) -> int:
    words = catalogue(system_language())
    if asked.records and asked.ray:
        raise SetupError(words("wrong.records"))
    if asked.records and not asked.records.is_dir():
        raise SetupError(words("wrong.no-folder", file=asked.records))
    playing = places_to_play(asked, asked.records)
    files = arena.Files(asked.keep, asked.json, asked.plot)
    files.check(words)
    contestants = tuple(asked.contestants)
    if asked.budget is not None:
        read_budget(asked.budget)
        contestants = tuple(with_budget(name, asked.budget) for name in contestants)
    title, options = registry.title(asked.game), wanted(asked)
    counts = dict.fromkeys(asked.players or [None])
    setups = tuple(title.setup(players, options) for players in counts)
    seed = files.seed(asked.seed)
    tournament = Tournament(contestants, setups, seed, asked.games, asked.one_against_all, asked.on_fault)
    return arena.hold(tournament, playing, files)


def run_study(asked: argparse.Namespace) -> int:
    workers, options = checked_workers(asked), wanted(asked)
    return study.run(asked, registry.title(asked.game).setup(asked.players, options), options, workers)
