"""Which modules are compiled, and that they are."""

import importlib
from pathlib import Path

import folsom
from tools import native
from tools.check_imports import module_name


def test_no_package_front_page_and_nothing_interpreted_is_compiled() -> None:
    compiled = native.sources()
    assert not [path for path in compiled if path.name in ("__init__.py", "fast.py", "title.py", "view_types.py")]
    assert all(path.is_relative_to(native.ROOT / "src" / "folsom") for path in compiled)


def test_every_exception_has_its_reason() -> None:
    assert all(len(reason) > 20 for reason in native.settings()["interpreted"].values())


def test_where_there_is_a_compiler_the_engine_is_compiled() -> None:
    """Without this, a build that fell back to plain Python would pass all other tests, only slower."""
    in_checkout = Path(folsom.__file__).is_relative_to(native.ROOT / "src")
    expected = native.SUFFIXES if in_checkout and native.possible() else (".py",)
    for source in native.sources():
        origin = importlib.import_module(module_name(source)).__file__
        assert origin is not None
        assert origin.endswith(expected), f"{origin}: run python3 dev.py test, which compiles again"
