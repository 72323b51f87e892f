"""The words of Colt Express in a language: the shared ones, and those of every box."""

from functools import cache
from importlib.resources import files

from folsom.express.boxes import INTERFACES
from folsom.interface.words import Catalogue, load


@cache
def catalogue(language: str) -> Catalogue:
    """Load the words; those of each box are in its own folder."""
    parts = dict.fromkeys(["interface", *(interface.folder for interface in INTERFACES)])
    folders = [files(f"folsom.express.{part}") / "words" for part in parts]
    return load([folder for folder in folders if folder.is_dir()], language)
