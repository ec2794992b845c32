"""The search's benchmark, in miniature."""

import msgspec
import pytest

from leadlight.bench import search
from leadlight.bench.search import SearchReport, compare, measure_search, network_names
from leadlight.bench.searching import NODES, POSITIONS
from leadlight.bench.worker import subject
from leadlight.games import GAMES


@pytest.mark.parametrize("name", ["sintra.search", "sintra.uct"])
def test_a_search_counts_its_iterations(name: str) -> None:
    assert POSITIONS <= subject(name)() <= NODES * POSITIONS


@pytest.mark.parametrize(
    "name", [*(f"{game}.evaluation" for game in GAMES), *(f"{net}.network" for net in network_names())]
)
def test_every_evaluation_counts_positions(name: str) -> None:
    assert subject(name)() > 20


def test_every_game_has_a_network_to_measure() -> None:
    assert {name.partition("-")[0] for name in network_names()} == set(GAMES)


def test_the_report_has_ratios_and_costs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        search, "take_samples", lambda names, *_: {name: [50_000.0, 40_000.0, 80_000.0] for name in names}
    )
    report = measure_search(1.0, 3, with_openspiel=True, watch=lambda names: names)
    assert "openspiel.backgammon.search" in report.figures
    assert (report.figures["sintra.interpreted.search"].lowest, report.costs["sintra.network"]) == (40_000, 20)
    assert msgspec.json.decode(msgspec.json.encode(report), type=SearchReport) == report


def test_a_ratio_is_the_median_of_the_ratios_inside_the_runs() -> None:
    samples = {f"{game}.{kind}.search": [1.0, 1.0, 1.0] for game in GAMES for kind in ("compiled", "interpreted")}
    samples |= {f"{game}.compiled.uct": [4.0, 6.0, 8.0] for game in GAMES}
    samples |= {"sintra.compiled.search": [10.0, 90.0, 12.0], "openspiel.backgammon.search": [2.0, 3.0, 4.0]}
    ratios = compare(samples)
    assert ratios["sintra.compiled_vs_interpreted"] == 12
    assert ratios["sintra.compiled_vs_openspiel_backgammon"] == 5
    assert ratios["sintra.uct_vs_openspiel_backgammon"] == 2
    assert "sintra.compiled_vs_openspiel_connect_four" not in ratios
