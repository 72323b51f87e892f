"""An observation from a view alone: a second, independent implementation.

The observers of the games write the same numbers directly from a state, which is much faster; tests check that both
agree in every set-up.  This one is for programs that have only a view, such as bots.
"""

from array import array
from typing import Any

from folsom.game import registry
from folsom.game.observers import observer_of
from folsom.interface.errors import SetupError


def vector(view: Any) -> "array[float]":
    """The observation of the seat of a view: 32-bit floats, as many as the fields of its set-up."""
    if view.seat is None:
        raise SetupError("a spectator has no observation: its seats would be counted from nowhere")
    fields = observer_of(view.setup).fields
    facts = registry.title(view.setup.game).view_fields(view)
    found = array("f", bytes(4 * len(fields)))
    for at, name in enumerate(fields):
        found[at] = facts.pop(name, 0.0)
    assert not facts, f"no field for {sorted(facts)}"
    return found
