"""The benchmarks are not tested for speed, only for plausible results."""

import json
from pathlib import Path

import pytest

import folsom
from bench import browser, own
from bench.cases import CASES, MAIN, Case
from bench.command import Command
from bench.goals import short
from bench.report import MARK, UNITS, as_data, grid, put_into, report
from bench.run import COMPILED, PURE, Budget, Results, Samples, run

TINY = Budget(rounds=2, seconds=0.0)
CHOSEN = (MAIN, CASES[1])


@pytest.fixture(scope="module")
def results() -> Results:
    return run(CHOSEN, [], TINY)


def test_every_engine_is_measured_in_every_round(results: Results) -> None:
    engines = {COMPILED, PURE} if folsom.compiled else {PURE}
    wanted = {(who, case.name, unit) for who in engines for case in CHOSEN for unit in UNITS}
    assert set(results.samples) == wanted | {(who, "", "import") for who in engines}
    for samples in results.samples.values():
        assert len(samples.values) == TINY.rounds
        assert all(value > 0 for value in samples.values)
    assert all(size > 500 for size in results.bytes_of_state.values())


def test_the_engines_play_the_same_games(results: Results) -> None:
    assert results.same_games


def test_games_and_decisions_are_counted_together(results: Results) -> None:
    who = COMPILED if folsom.compiled else PURE
    for case in CHOSEN:
        games, decisions = results.samples[who, case.name, "games"], results.samples[who, case.name, "inside"]
        assert all(20 < b / a < 300 for a, b in zip(games.values, decisions.values, strict=True))


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_every_case_has_every_measurement(case: Case) -> None:
    batches = own.Bench(case).batches()
    assert tuple(batches) == own.MEASURES
    counted = [unit for batch in batches.values() for unit, number in batch().items() if number > 0]
    assert counted == list(UNITS)


def test_a_report_has_a_row_for_every_case_and_can_be_put_into_a_page(results: Results) -> None:
    text = report(results, {"Python": "3"})
    assert all(f"| {case.name}" in text for case in CHOSEN)
    begin, end = "<!-- bench: begin -->", "<!-- bench: end -->"
    page = f"above\n{begin}\nold\n{end}\nbelow\n"
    assert put_into(page, text) == put_into(put_into(page, "other"), text) == f"above\n{begin}\n{text}\n{end}\nbelow\n"
    assert json.loads(json.dumps(as_data(results, {})))["rounds"] == TINY.rounds


def test_a_page_without_marks_is_refused() -> None:
    with pytest.raises(ValueError, match="no place for figures"):
        put_into("nothing", "figures")


def test_the_best_of_times_is_the_shortest_and_of_rates_the_highest() -> None:
    times, rates = Samples([3.0, 1.0, 2.0], less_is_more=True), Samples([3.0, 1.0, 2.0])
    assert (times.best, times.median, times.worst) == (1.0, 2.0, 3.0)
    assert (rates.best, rates.median, rates.worst) == (3.0, 2.0, 1.0)


def test_numbers_and_tables_read_well() -> None:
    assert [short(number) for number in (0.4321, 43.21, 999.6, 45_678.0, 6_789_000.0)] == [
        "0.432",
        "43.2",
        "1 000",
        "45 700",
        "6.79 M",
    ]
    assert grid(["", "n"], [["a", "10"]]) == "|   |  n |\n|---|---:|\n| a | 10 |"


def test_the_page_is_judged_by_the_median_of_its_rounds() -> None:
    view = browser.Figure("first view", "s", 1.0, digits=2, found=[0.9, 1.3, 0.8], works=[120.0, 110.0, 130.0])
    show = browser.Figure("the show", "frames/s", 50, more=True, found=[49.0, 20.0, 60.0])
    assert view.row() == ["first view", "0.90 (0.80–1.30) s", "≤ 1 s", "reached", "120.0 (110.0–130.0) ms"]
    assert show.row() == ["the show", "49 (20–60) frames/s", "≥ 50 frames/s", "missed", ""]
    text = browser.report({"view": view, "show": show}, {"date": "today", "Python": "3"}, 3)
    assert text.startswith("- date: today\n\n| 3 rounds")
    assert put_into(f"<!-- {browser.MARK}: begin --><!-- {browser.MARK}: end -->", text, browser.MARK).count("\n") > 6


def test_all_benchmarks_keep_their_figures_in_the_same_way(tmp_path: Path) -> None:
    page, figures = tmp_path / "page.md", tmp_path / "figures.json"
    page.write_text("<!-- bench: begin -->\nold\n<!-- bench: end -->\n", encoding="utf-8")
    words = ["--quick", "--json", str(figures), "--write", str(page)]
    command = Command(words, "bench", "Measure.", "a rough look", MARK)
    assert command.quick
    command.keep("new", {"machine": "é"})
    assert page.read_text(encoding="utf-8") == "<!-- bench: begin -->\nnew\n<!-- bench: end -->\n"
    assert json.loads(figures.read_text(encoding="utf-8")) == {"machine": "é"}
    with pytest.raises(ValueError, match="no place for figures"):
        Command(["--write", str(page)], "bench server", "Measure.", "a rough look", "bench server")
