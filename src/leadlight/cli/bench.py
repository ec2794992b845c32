"""`leadlight bench`: how fast the rules are, the search, and the server."""

from collections.abc import Iterable
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import track
from rich.table import Table

from leadlight.bench.engine import Report, has_openspiel, measure_engine
from leadlight.bench.search import SearchReport, measure_search
from leadlight.bench.serving import ServerReport, has_peer, measure_server
from leadlight.cli.arguments import Json
from leadlight.cli.build_notice import print_build_notice
from leadlight.cli.json_output import print_json
from leadlight.core.errors import LeadlightError
from leadlight.locales import translate


def engine(
    *,
    seconds: Annotated[float, Parameter(help="help-seconds")] = 1.0,
    runs: Annotated[int, Parameter(help="help-runs")] = 5,
    openspiel: Annotated[bool, Parameter(help="help-openspiel")] = True,
    json: Json = False,
) -> None:
    check_extent(seconds, runs)
    report = measure_engine(seconds, runs, with_openspiel=openspiel and has_openspiel(), watch=watch)
    if json:
        print_json(report)
    else:
        show(report, asked_for_openspiel=openspiel)


def search(
    *,
    seconds: Annotated[float, Parameter(help="help-seconds")] = 2.0,
    runs: Annotated[int, Parameter(help="help-runs")] = 5,
    openspiel: Annotated[bool, Parameter(help="help-openspiel")] = True,
    json: Json = False,
) -> None:
    check_extent(seconds, runs)
    report = measure_search(seconds, runs, with_openspiel=openspiel and has_openspiel(), watch=watch)
    if json:
        print_json(report)
    else:
        show_search(report, asked_for_openspiel=openspiel)


def server(
    *,
    matches: Annotated[int, Parameter(help="help-matches")] = 200,
    seconds: Annotated[float, Parameter(help="help-seconds")] = 10.0,
    runs: Annotated[int, Parameter(help="help-runs")] = 3,
    peer: Annotated[bool, Parameter(help="help-peer")] = True,
    json: Json = False,
) -> None:
    check_extent(seconds, runs)
    if not 0 < matches <= 2000:
        raise LeadlightError("usage-value", value=str(matches), token="--matches")  # noqa: S106
    report = measure_server(matches, seconds, runs, with_peer=peer and has_peer(), watch=watch)
    if json:
        print_json(report)
    else:
        show_server(report, asked_for_peer=peer)


def check_extent(seconds: float, runs: int) -> None:
    if not 0 < seconds < 3600:
        raise LeadlightError("usage-value", value=str(seconds), token="--seconds")  # noqa: S106
    if runs < 1:
        raise LeadlightError("usage-value", value=str(runs), token="--runs")  # noqa: S106


def watch(names: Iterable[str]) -> Iterable[str]:
    console = Console(stderr=True)
    hidden = not console.is_terminal
    return track(list(names), description=translate("bench-measuring"), console=console, transient=True, disable=hidden)


def begin_page(report: Report | SearchReport | ServerReport) -> Console:
    """A console on which is printed what was measured where."""
    console = Console(highlight=False)
    print_build_notice(console)
    console.print(f"{report.machine}, Python {report.python}, leadlight {report.leadlight}")
    return console


def show(report: Report, *, asked_for_openspiel: bool) -> None:
    console = begin_page(report)
    show_figures(console, report, translate("bench-title", runs=report.runs))
    show_no_openspiel(console, asked=asked_for_openspiel)


def show_search(report: SearchReport, *, asked_for_openspiel: bool) -> None:
    console = begin_page(report)
    show_figures(console, report, translate("bench-search-title", runs=report.runs))
    costs = Table("", translate("bench-search-cost"))
    for name, cost in report.costs.items():
        costs.add_row(name, f"{cost:.2f}")
    console.print(costs)
    show_no_openspiel(console, asked=asked_for_openspiel)


def show_figures(console: Console, report: Report | SearchReport, title: str) -> None:
    table = Table("", title, translate("bench-spread"))
    for name, figure in report.figures.items():
        table.add_row(name, f"{figure.median:,.0f}", f"{figure.lowest:,.0f} – {figure.highest:,.0f}")
    console.print(table)
    ratios = Table("", translate("bench-ratio"))
    for name, value in report.ratios.items():
        ratios.add_row(name, f"{value:.1f}×")
    console.print(ratios if report.ratios else translate("bench-not-compiled"))


def show_no_openspiel(console: Console, *, asked: bool) -> None:
    if asked and not has_openspiel():
        console.print(translate("bench-no-openspiel"))


def show_server(report: ServerReport, *, asked_for_peer: bool) -> None:
    console = begin_page(report)
    table = Table("", translate("bench-cpu"), translate("bench-spread"), "p50 ms", "p99 ms", translate("bench-rate"))
    for name, figure in report.figures.items():
        spread = f"{figure.cpu_ms_lowest:.3f} – {figure.cpu_ms_highest:.3f}"
        latencies = f"{figure.p50_ms:.1f}", f"{figure.p99_ms:.1f}"
        table.add_row(name, f"{figure.cpu_ms:.3f}", spread, *latencies, f"{figure.actions_per_second:,.0f}")
    console.print(table)
    disk = report.disk
    console.print(translate("bench-disk", p50=f"{disk.p50_ms:.1f}", p99=f"{disk.p99_ms:.1f}"))
    for name, ratio in report.ratios.items():
        console.print(f"{name}: {ratio:.1f}×")
    if asked_for_peer and not has_peer():
        console.print(translate("bench-no-peer"))
