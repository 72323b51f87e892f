"""Generated files match their sources."""

from pathlib import Path

import pytest

from tools import regenerate
from tools.native import ROOT


@pytest.mark.parametrize("path", regenerate.FILES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_nothing_generated_is_stale(path: Path) -> None:
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    assert text == regenerate.FILES[path](), "run python3 dev.py regenerate"


def test_every_fixture_of_the_page_is_generated() -> None:
    folder = ROOT / "client" / "fixtures"
    assert set(folder.glob("*.json")) == {path for path in regenerate.FILES if path.parent == folder}


def test_only_stale_files_are_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fresh, stale, missing = (tmp_path / name for name in ("fresh", "stale", "missing"))
    fresh.write_text("as it should be")
    stale.write_text("as it was")
    before = fresh.stat().st_mtime_ns
    files = dict.fromkeys((fresh, stale, missing), lambda: "as it should be")
    monkeypatch.setattr(regenerate, "FILES", files)
    monkeypatch.setattr(regenerate, "ROOT", tmp_path)
    regenerate.main()
    assert [path.read_text() for path in files] == ["as it should be"] * 3
    assert fresh.stat().st_mtime_ns == before
