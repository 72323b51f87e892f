"""The fields of an observation of Colt Super Express, computed from a View; a missing field is 0."""

from folsom.superexpress.interface.view_types import View


def view_fields(v: View) -> dict[str, float]:
    """The fields that are not 0, by name."""
    assert v.seat is not None
    assert v.own is not None
    players, me = v.setup.players, v.seat
    names = [f"seat {(seat - me) % players}" for seat in range(players)]
    facts = {f"wagons: {v.wagons}": 1.0, f"first: {names[v.first]}": 1.0, "over": float(v.over)}
    for seat in v.to_act:
        facts[f"asked: {names[seat]}"] = 1.0
    for shown in v.programmes:
        facts[f"ready: {names[shown.seat]}"] = float(shown.ready)
    for b in v.bandits:
        name = names[b.seat]
        for value in b.loot:
            facts[f"loot card: {name} has {value}"] = 1.0
        if b.status == "aboard":
            facts[f"aboard: {name}"] = 1.0
            facts[f"car: {name} in {b.car}"] = 1.0
            facts[f"on a roof: {name}"] = float(b.floor == "roof")
            facts[f"faces back: {name}"] = float(b.facing == "back")
            facts[f"stunned: {name}"] = float(b.stunned)
    seats = {b.name: b.seat for b in v.bandits}
    for floor in ("inside", "roof"):
        line = [bandit for place in v.places if place.floor == floor for bandit in place.bandits]
        for rank, bandit in enumerate(line, 1):
            facts[f"rank in its line: {names[seats[bandit]]}"] = rank / 8
    for card in v.own.hand:
        facts[f"hand: {card}"] = 1.0
    for number, card in enumerate(v.own.programme, 1):
        facts[f"programme: {number} {card}"] = 1.0
    return facts
