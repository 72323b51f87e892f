"""Horses & Stagecoach, added to a set of rules."""

from typing import Final

from folsom.express.base.steps import BEGIN, DO_PUNCH, NEXT, POSITIONS, PUNCH_LOOT, TIDY
from folsom.express.ground import Ground
from folsom.express.horses import steps as op
from folsom.express.horses.attack import Attack, Board, Boarded, FirstRider, Jump, Wagon
from folsom.express.horses.coach import Coach, beside
from folsom.express.horses.components import FEW_PLAYERS, MANY_PLAYERS, NEUTRAL_BULLETS, STATIONS, WHISKEYS
from folsom.express.horses.events import HigherSpeed, LawmansWhiskey, PantingHorses, Rage, ShotOfWhiskey, WalkBack
from folsom.express.horses.hostages import Daybreak, Hostages, OldLady, PokerPlayer, TakeHostage
from folsom.express.horses.kept_cards import KeepCards, Save, Saved
from folsom.express.horses.ride import Ride
from folsom.express.horses.shotgun import FallBack, Flee, PunchOrFell, TheShotgun
from folsom.express.horses.stations import AtTheEnd, Escape, MortalBullet, SharingTheLoot
from folsom.express.horses.turmoil import ChooseCard, Turmoil, Uncover
from folsom.express.horses.whiskey import FULL, HALF, HALF_OLD, Drink, DropLoot, Whiskey
from folsom.express.rules import Rules
from folsom.kernel.bits import bit
from folsom.kernel.fast import append, i64, vec

HORSES: Final = "horses"


def horses(r: Rules) -> None:
    flasks = add_components(r)
    add_attack(r)
    add_actions(r)
    add_scheming(r)
    add_events(r)
    r.rule(TheShotgun("GUN-2"))
    r.rule(Hostages("HOST-1"))
    r.rule(OldLady("HOST-OLDLADY"))
    r.rule(PokerPlayer("HOST-POKER"))
    r.rule(Whiskey("WHISKEY-2", flasks))
    r.rule(SharingTheLoot("EVENT-SHARE"))
    r.rule(MortalBullet("EVENT-MORTAL"))
    r.rule(Escape("EVENT-ESCAPE"))


def add_components(r: Rules) -> i64:
    """HSET-1, HSET-2, HSET-5: a Ground for each car beside the Stagecoach, tokens, Ride cards; returns the Whiskeys."""
    train = r.grounds[0]
    r.grounds = vec[Ground]()
    for at in range(train.cars + 1):
        r.grounds = append(r.grounds, beside(train, at))
    strongbox = r.add_tokens("strongbox", [1000])
    flasks = r.add_hidden("whiskey", WHISKEYS)
    for kind, name in ((FULL, "whiskey"), (HALF, "half-whiskey"), (HALF_OLD, "half-old-whiskey")):
        if r.add_kind(name) != kind:
            raise ValueError(f"another box has added a kind of loot before {name}, which is number {kind}")
    r.extra(Coach(flasks, strongbox), op.SLOT)
    r.neutral += NEUTRAL_BULLETS
    r.deck += bit(4 * op.RIDE)
    if r.pawns == 2:
        r.deck += bit(4 * (op.RIDE + 8))
    r.open_cites = "HOST-PHOTOGRAPHER"
    return flasks


def add_attack(r: Rules) -> None:
    """The attack replaces SETUP-6 and SETUP-7, DUEL-2 and PAIR-2."""
    r.instead(POSITIONS, Attack(), over="base pairs duel marshal")
    r.op(op.WAGON, "wagon", Wagon())
    r.op(op.BOARD, "board", Board("ATTACK-1"))
    r.op(op.BOARDED, "boarded", Boarded())
    r.op(op.JUMP, "jump", Jump("ATTACK-3"))
    r.op(op.FIRST_RIDER, "first-rider", FirstRider())


def add_actions(r: Rules) -> None:
    r.op(op.DO_RIDE, "ride", Ride("RIDE-2"))
    r.card(op.RIDE, "Ride", op.DO_RIDE)
    r.op(op.FLEE, "flee", Flee("GUN-3"))
    r.op(op.HOSTAGE, "hostage", TakeHostage("HOST-1"))
    r.figures[op.SHOTGUN] = "Shotgun"
    r.bulletproof[op.SHOTGUN] = "GUN-5"
    r.instead(DO_PUNCH, PunchOrFell("PUNCH-1"), over="base")
    r.instead(PUNCH_LOOT, DropLoot("PUNCH-2"), over="base")


def add_scheming(r: Rules) -> None:
    r.turn("M", Turmoil("turmoil", False, False))
    r.op(op.TURMOIL, "turmoil", ChooseCard("TURMOIL-1"))
    r.op(op.UNCOVER, "uncover", Uncover())
    r.op(op.DRINK, "drink", Drink("WHISKEY-2", True))
    r.op(op.KEEP_CARDS, "keeping", KeepCards())
    r.op(op.SAVE, "save", Save("KEEP-1"))
    r.op(op.SAVED, "saved", Saved())
    r.op(op.DAYBREAK, "daybreak", Daybreak())
    r.op(op.FALL_BACK, "fall-back", FallBack())
    r.insert(op.DAYBREAK, before=BEGIN)
    r.insert(op.KEEP_CARDS, before=TIDY)
    r.insert(op.FALL_BACK, before=NEXT)


def add_events(r: Rules) -> None:
    few = r.outlaws <= 4
    r.op(op.PANT, "panting-horses", PantingHorses(1 if few else 2))
    if r.lawman < 0:
        r.op(op.SHOT, "shot-of-whiskey", ShotOfWhiskey())
    else:
        r.op(op.SHOT, "lawmans-whiskey", LawmansWhiskey())
    r.op(op.WALK_BACK, "walk-back", WalkBack())
    r.op(op.SPEED, "higher-speed", HigherSpeed())
    r.op(op.RAGE, "rage", Rage())
    r.op(op.SHARE, "sharing", AtTheEnd())
    r.op(op.ESCAPE, "escape", AtTheEnd())
    r.op(op.MORTAL, "mortal-bullet", AtTheEnd())
    for name, turns, event, keep in FEW_PLAYERS if few else MANY_PLAYERS:
        r.round_card(name, turns, event, keep, False)
    for name, turns, event in STATIONS:
        r.round_card(name, turns, event, 0, True)
