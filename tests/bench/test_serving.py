"""The server's benchmark, in miniature."""

from pathlib import Path

import msgspec
import pytest

from leadlight.bench.serving import Sample, ServerReport, compare, measure_server, summarise


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processor time is read from /proc")
def test_a_few_matches_are_measured_saturated_and_paced() -> None:
    report = measure_server(8, 1.0, 1, with_peer=False, watch=lambda names: names)
    assert set(report.figures) == {"leadlight.saturated", "leadlight.paced"}
    assert report.ratios == {}
    assert 0 < report.disk.p50_ms <= report.disk.p99_ms
    assert all(figure.actions_per_second > 0 for figure in report.figures.values())
    assert msgspec.json.decode(msgspec.json.encode(report), type=ServerReport) == report


def sample(cpu_ms: float) -> Sample:
    return Sample(actions=100, seconds=2.0, cpu_ms=cpu_ms, p50_ms=1.0, p99_ms=5.0)


def test_a_ratio_is_the_median_of_the_ratios_inside_the_runs() -> None:
    ours = [sample(0.1), sample(0.2), sample(0.1)]
    peers = [sample(0.3), sample(0.8), sample(0.5)]
    assert compare({"leadlight.saturated": ours, "boardgameio-memory.saturated": peers}) == {
        "boardgameio-memory.saturated / leadlight": 4.0
    }


def test_a_summary_has_medians_and_the_spread() -> None:
    figure = summarise([sample(0.1), sample(0.4), sample(0.2)])
    assert (figure.cpu_ms, figure.cpu_ms_lowest, figure.cpu_ms_highest) == (0.2, 0.1, 0.4)
    assert figure.actions_per_second == 50
