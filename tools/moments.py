"""Moments of games for screenshots of the page and for tests of every screen."""

import random
from itertools import pairwise
from typing import Any

from folsom.game.game import Game
from tools.prepared import VIEWER, Moment, Wanted, by_chance

LONG = (
    *("Friederike-Wilhelmine I.", "Karl-Theodor Maximilian", "Bartholomäus Schwarzenbg"),
    *("Annegret-Luise Überacker", "Maximiliane Mühlhausen M", "Ödön von Württemberg-Öls"),
)
BOTH = {"boxes": ["horses", "timecar"]}
MODULES = {"boxes": ["reflex", "horse"]}


def asked(game: Game) -> bool:
    return VIEWER in game.to_act


def over(game: Game) -> bool:
    return game.over


def last_choice(game: Game) -> bool:
    """Whatever the viewer answers, the game runs to its end: in Colt Express with cards of others on the pile."""
    if not asked(game):
        return False
    view = game.view(VIEWER)
    if game.title.name == "express":
        left = sum(not card.resolved for card in view.pile)
        if view.phase != "stealin'" or left < 3 or not (view.round and view.round.event):
            return False
    return all(ends(game, option.action) for option in game.options(VIEWER) if option.verb != "take-back")


def last_of_round(game: Game) -> bool:
    """Whatever the viewer answers, the next question belongs to the next round."""
    if not asked(game):
        return False
    view = game.view(VIEWER)
    if view.phase != "stealin'" or view.round.number > 3:
        return False
    return all(leads_on(game, option.action) for option in game.options(VIEWER))


def leads_on(game: Game, action: int) -> bool:
    after = game.copy()
    after.play(VIEWER, action)
    later = after.view(VIEWER).round
    return later is not None and later.number > game.view(VIEWER).round.number


def ends(game: Game, action: int) -> bool:
    after = game.copy()
    after.play(VIEWER, action)
    return after.over


def robbed(game: Game) -> bool:
    """Somebody has punched the viewer's bandit and taken the dropped loot; now the viewer is asked something."""
    if not asked(game) or "grabbed" not in game.fact_names():
        return False
    own = bandits(game)
    events = game.events(VIEWER)
    return any(hit.points.get("target") in own and took.kind == "grabbed" for hit, took in pairwise(events))


def under_fire(game: Game) -> bool:
    """Whatever the viewer answers, somebody fires at them next."""
    if not asked(game) or game.view(VIEWER).phase != "stealin'":
        return False
    own, facts = bandits(game), game.facts
    for option in game.options(VIEWER):
        after = game.copy()
        after.play(VIEWER, option.action)
        _, events = after.events_after(VIEWER, facts)
        if not any(event.kind == "shot" and event.points["target"] in own for event in events):
            return False
    return True


def bandits(game: Game) -> set[str]:
    """The names of the viewer's bandits."""
    return {bandit.name for bandit in game.view(VIEWER).bandits if bandit.seat == VIEWER}


def planning(rounds: int, pile: int = 3) -> Moment:
    """The viewer plans in a later round, with cards on the pile."""

    def seen(game: Game) -> bool:
        if not asked(game):
            return False
        view = game.view(VIEWER)
        return view.phase == "schemin'" and view.round.number >= rounds and len(view.pile) >= pile

    return seen


def stealing(rounds: int) -> Moment:
    """The viewer has a choice among several places, and several cards are still to be resolved."""

    def seen(game: Game) -> bool:
        if not asked(game) or len(game.options(VIEWER)) < 3:
            return False
        view = game.view(VIEWER)
        left = sum(not card.resolved for card in view.pile)
        return view.phase == "stealin'" and view.round.number >= rounds and left >= 4 and many(game, "place") >= 3

    return seen


def far_apart(game: Game) -> bool:
    """The viewer chooses among places from one end of the train to the other."""
    return asked(game) and game.view(VIEWER).phase == "stealin'" and many(game, "place") >= 5


def many(game: Game, point: str) -> int:
    return sum(point in option.points for option in game.options(VIEWER))


def in_tunnel(game: Game) -> bool:
    if not planning(1)(game):
        return False
    now = game.view(VIEWER).round
    return bool(now.turns[now.turn - 1] == "tunnel")


def in_turmoil(game: Game) -> bool:
    """Everybody chooses at once, and somebody has already chosen."""
    if not asked(game) or len(game.to_act) not in (2, 3):
        return False
    now = game.view(VIEWER).round
    return bool(now and now.turn and now.turns[now.turn - 1] == "turmoil")


def gathered(number: int, floor: str) -> Moment:
    """This many bandits are in one place, and the viewer is asked something."""

    def seen(game: Game) -> bool:
        return asked(game) and any(
            len(place.bandits) >= number and place.floor == floor for place in game.view(VIEWER).places
        )

    return seen


def in_coach(number: int) -> Moment:
    """This many bandits are in the Stagecoach, or on it, and the viewer is asked something."""

    def seen(game: Game) -> bool:
        return asked(game) and any(
            len(place.bandits) >= number for place in game.view(VIEWER).places if place.name.startswith("coach")
        )

    return seen


def travelling(game: Game) -> bool:
    """Somebody has gone into the time-travel car, and somebody else has a Hostage."""
    if not planning(2)(game):
        return False
    view = game.view(VIEWER)
    return any(place.name == "time-car" and place.bandits for place in view.places) and any(view.boxes["horses"].taken)


def away(game: Game) -> bool:
    """The viewer plans while their bandit travels in time; only the viewer knows the destination."""
    return planning(2)(game) and game.view(VIEWER).boxes["timecar"].destination is not None


def scattered(game: Game) -> bool:
    """A wagon of Colt Super Express has been left behind, and somebody is stunned."""
    if not asked(game):
        return False
    view = game.view(VIEWER)
    return view.round >= 2 and any(bandit.stunned for bandit in view.bandits) and len(view.own.programme) == 1


def to_one_roof(game: Game, seat: int, chance: random.Random) -> int:
    """Climb first, then walk to the roof of the last car, and wait there."""
    view, options = game.view(seat), game.options(seat)
    place = view.places[view.bandits[seat].place] if view.bandits[seat].place < len(view.places) else None
    last = len(view.wagons)
    there = place is not None and (place.car, place.floor) == (last, "roof")
    wanted = ["draw"] if there else ["play Move" if place and place.floor == "roof" else "play Floor", "draw"]
    wanted.append(f"move {last} roof")
    for text in wanted:
        for option in options:
            if option.text == text:
                return option.action
    return by_chance(game, seat, chance)


def to_blows(game: Game, seat: int, chance: random.Random) -> int:
    """Punch whenever that is possible, and stay inside."""
    blows = [option.action for option in game.options(seat) if option.text == "play Punch"]
    return blows[0] if blows else by_chance(game, seat, chance)


def hit(game: Game) -> bool:
    """Bullets of this round will cost money, and somebody has some."""
    if not asked(game):
        return False
    view = game.view(VIEWER)
    return bool(view.round and view.round.event == "mortal-bullet" and any(view.boxes["horses"].round_bullets))


def holding(number: int) -> Moment:
    """The viewer plans with this many cards in hand, Bullets included."""

    def seen(game: Game) -> bool:
        if not planning(1, pile=0)(game):
            return False
        own = game.view(VIEWER).own
        return len(own.hand) + len(own.bullets) >= number

    return seen


def to_a_large_hand(game: Game, seat: int, chance: random.Random) -> int:
    """Draw whenever that is possible."""
    drawing = [option.action for option in game.options(seat) if option.text == "draw"]
    return drawing[0] if drawing and seat == VIEWER else by_chance(game, seat, chance)


def to_the_coach(game: Game, seat: int, chance: random.Random) -> int:
    """Ride to the Stagecoach, and wait there."""
    view, options = game.view(seat), game.options(seat)
    place = view.bandits[seat].place
    there = place < len(view.places) and view.places[place].name.startswith("coach")
    wanted = ["draw"] if there else ["play Ride", "ride coach inside"]
    for option in options:
        if option.text in wanted:
            return option.action
    return by_chance(game, seat, chance)


def robbing(game: Game) -> bool:
    """The viewer robs where several Purses look alike, and there is also other loot."""
    if not asked(game):
        return False
    words = [option.words for option in game.options(VIEWER) if option.verb == "rob"]
    return len(words) >= 4 and 2 <= len(set(words)) < len(words)


def may_hide(game: Game) -> bool:
    """The viewer is Ghost, and may play a card face down."""
    return asked(game) and any(option.text.endswith(" down") for option in game.options(VIEWER))


def jailed(game: Game) -> bool:
    """The viewer plans, somebody is in the cell, and somebody has freed a Prisoner or taken a Brawler card."""
    if not planning(3)(game):
        return False
    view = game.view(VIEWER)
    law = view.boxes["marshal"]
    cell = next(place for place in view.places if place.name == "cell")
    return bool(cell.bandits) and (any(law.freed) or any(law.brawlers))


def rescuing(game: Game) -> bool:
    """A Brilliant Idea of the viewer may free one of several Prisoners."""
    return asked(game) and many(game, "prisoner") >= 2


def to_prison(game: Game, seat: int, chance: random.Random) -> int:
    """The Marshal arrests whom he can, and bandits have Brilliant Ideas."""
    for option in game.options(seat):
        if option.verb in ("arrest", "idea") or option.text in ("play Arrest", "play Idea"):
            return option.action
    return by_chance(game, seat, chance)


def law(until: Moment, players: int = 8, viewer: str = "Marshal") -> Wanted:
    options = {"variant": "marshal", "bandits": [viewer, *["?"] * (players - 1)]}
    return table(until, players, options=options, choose=to_prison)


def table(until: Moment | None, players: int = 4, **others: Any) -> Wanted:
    return Wanted(players=players, until=until, **others)


MOMENTS: dict[str, Wanted] = {
    "front": table(stealing(5), 5, options={"boxes": ["horses"]}, bot="outlaw"),
    "waiting": table(None, 4, picks={0: "Ghost"}),
    "waiting-teams": table(None, options={"variant": "teams"}, picks={0: "Belle", 2: "Tuco"}),
    "planning": table(planning(2)),
    "stealing": table(stealing(2)),
    "far": table(far_apart, 6),
    "robbing": table(robbing),
    "ghost": table(may_hide),
    "crowded": table(gathered(5, "inside"), 6),
    "roof": table(gathered(6, "roof"), 6, choose=to_one_roof),
    "coach": table(in_coach(5), 6, options={"boxes": ["horses"]}, choose=to_the_coach),
    "tunnel": table(in_tunnel, 5),
    "horses": table(travelling, options=BOTH),
    "away": table(away, options={"boxes": ["timecar"]}),
    "turmoil": table(in_turmoil, options={"boxes": ["horses"]}),
    "super": table(scattered, 5, game="super", options=MODULES),
    "teams": table(planning(2), options={"variant": "teams"}),
    "teams-six": table(planning(2), 6, options={"variant": "teams"}),
    "teams-end": table(over, options={"variant": "teams"}),
    "choosing": table(asked, 2, options={"variant": "pairs"}),
    "mortal": table(hit, options={"boxes": ["horses"]}),
    "hand": table(holding(11), options={"boxes": ["horses"]}, choose=to_a_large_hand),
    "full": table(holding(12), 6, options={"boxes": ["horses"]}, choose=to_a_large_hand),
    "duel": table(planning(2), 2, options={"variant": "duel"}),
    "curtain": table(planning(1), own=2),
    "long": table(planning(3), 6, names=LONG),
    "robbed": table(robbed, 3, options={"bandits": ["Doc", "Cheyenne", "Tuco"]}, choose=to_blows),
    "under-fire": table(under_fire),
    "round-end": table(last_of_round),
    "round-end-again": table(last_of_round),
    "round-end-alone": table(last_of_round, 3, bot="drifter"),
    "finale": table(last_choice),
    "super-finale": table(last_choice, 3, game="super"),
    "law": law(jailed),
    "prison": law(rescuing, viewer="Mei"),
    "law-end": law(over, 4),
    "end": table(over, options={"boxes": ["horses"]}, public=True),
    "super-end": table(over, 4, game="super"),
}

# Tests answer questions in these, so later tests find the game at another moment; in all others they only look.
PLAYED_ON = ("under-fire", "round-end", "round-end-again", "round-end-alone", "finale", "super-finale")
