"""`leadlight bench`: how fast the rules are."""

import sys
from collections.abc import Iterable
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.progress import track
from rich.table import Table

from leadlight.bench.engine import Report, has_openspiel, measure_engine
from leadlight.cli.arguments import Json
from leadlight.core.errors import LeadlightError
from leadlight.locales import tell


def engine(
    *,
    seconds: Annotated[float, Parameter(help="help-seconds")] = 1.0,
    runs: Annotated[int, Parameter(help="help-runs")] = 5,
    openspiel: Annotated[bool, Parameter(help="help-openspiel")] = True,
    json: Json = False,
) -> None:
    if not 0 < seconds < 3600:
        raise LeadlightError("usage-value", value=str(seconds), token="--seconds")  # noqa: S106
    if runs < 1:
        raise LeadlightError("usage-value", value=str(runs), token="--runs")  # noqa: S106
    report = measure_engine(seconds, runs, with_openspiel=openspiel and has_openspiel(), watch=watch)
    if json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(report), indent=1).decode() + "\n")
    else:
        show(report, asked_for_openspiel=openspiel)


def watch(names: Iterable[str]) -> Iterable[str]:
    console = Console(stderr=True)
    hidden = not console.is_terminal
    return track(list(names), description=tell("bench-measuring"), console=console, transient=True, disable=hidden)


def show(report: Report, *, asked_for_openspiel: bool) -> None:
    console = Console(highlight=False)
    console.print(f"{report.machine}, Python {report.python}, leadlight {report.leadlight}")
    table = Table("", tell("bench-title", runs=report.runs), tell("bench-spread"))
    for name, figure in report.figures.items():
        table.add_row(name, f"{figure.median:,.0f}", f"{figure.lowest:,.0f} – {figure.highest:,.0f}")
    console.print(table)
    ratios = Table("", tell("bench-ratio"))
    for name, value in report.ratios.items():
        ratios.add_row(name, f"{value:.1f}×")
    console.print(ratios if report.ratios else tell("bench-not-compiled"))
    if asked_for_openspiel and not has_openspiel():
        console.print(tell("bench-no-openspiel"))
