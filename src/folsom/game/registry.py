"""The games that can be played, by name."""

import difflib

from folsom.interface.errors import SetupError, shown
from folsom.interface.title import Title

_titles: dict[str, Title] = {}


def register(title: Title) -> None:
    """Register a game under its name."""
    if title.name in _titles:
        raise ValueError(f"there is a game {title.name} already")
    _titles[title.name] = title


def names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(_titles)


def title(name: object) -> Title:
    """The game with this name, whatever its case; SetupError with all names if there is none."""
    found = _titles.get(name.lower()) if isinstance(name, str) else None
    if found is None:
        raise SetupError(f"there is no game {shown(name)}; {hint(name)}")
    return found


def hint(name: object) -> str:
    """A hint for an unknown name: the game that was probably meant, and all games."""
    near = difflib.get_close_matches(str(name).lower(), names(), n=1, cutoff=0.5)
    known = f"the games are {', '.join(names())}"
    return f"do you mean {near[0]}? ({known})" if near else known
