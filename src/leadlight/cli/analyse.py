"""`leadlight analyse`: what the best actions of a position are worth, how play may go on, and why."""

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from leadlight.cli.arguments import GameName, Json, Seed, Whole
from leadlight.cli.bot_matches import require_positive
from leadlight.cli.build_notice import print_build_notice
from leadlight.cli.insight_progress import watched_share
from leadlight.cli.json_output import print_json
from leadlight.core.chance import Rng
from leadlight.core.errors import LeadlightError, UndoRefused
from leadlight.games import find_game
from leadlight.insight.lines import find_line
from leadlight.insight.opinion import Judged, judge
from leadlight.insight.reasons import explain
from leadlight.locales import translate
from leadlight.play.files import load_record
from leadlight.play.perspective import Perspective
from leadlight.play.replay import replay
from leadlight.play.thinking import Budget, Thinking

SECONDS = 5.0  # without --time and --nodes
LINE = Budget(nodes=200)  # for each decision of a line


class ActionReport(msgspec.Struct):
    """An action: `value`, `behind` and `error` are shares of the win; `line` is how play may go on."""

    action: str
    value: float
    behind: float
    error: float
    shares: tuple[float, ...]
    line: list[str]
    reasons: list[str]


class Report(msgspec.Struct):
    """What `--json` prints. `shares` is what every seat can expect if the best action is played."""

    game: str
    seat: int
    position: str
    shares: tuple[float, ...]
    exact: bool
    nodes: int
    actions: list[ActionReport]


def analyse(
    game: GameName,
    /,
    *,
    position: Annotated[str | None, Parameter(help="help-analyse-position", allow_leading_hyphen=True)] = None,
    record: Annotated[Path | None, Parameter(help="help-record-file")] = None,
    ply: Annotated[Whole | None, Parameter(help="help-analyse-ply")] = None,
    time: Annotated[float | None, Parameter(help="help-analyse-time")] = None,
    nodes: Annotated[Whole | None, Parameter(help="help-analyse-nodes")] = None,
    seed: Seed = None,
    json: Json = False,
) -> None:
    require_positive(nodes=nodes)
    perspective = find_perspective(game, position, record, ply)
    report = form_opinion(perspective, read_budget(time, nodes), 1 if seed is None else seed)
    if json:
        print_json(report)
    else:
        show(report, Console(highlight=False))


def find_perspective(game: str, position: str | None, record: Path | None, ply: int | None) -> Perspective:
    """What the seat that decides knows. Refused where nobody does: while chance acts, and once a match is over."""
    found = find_game(game)
    if (position is None) == (record is None):
        raise LeadlightError("analyse-what")
    if record is not None:
        return perspective_of_record(found.name, record, ply)
    state = found.parse_position(position or "")
    if state.actor() < 0:
        raise LeadlightError("analyse-nobody")
    return Perspective(found, state, state.actor())


def perspective_of_record(game: str, file: Path, ply: int | None) -> Perspective:
    record = load_record(file)
    if record.game != game:
        raise LeadlightError("analyse-game", found=record.game, expected=game)
    if ply is not None and not 0 <= ply <= len(record.actions):
        raise UndoRefused("undo-range", ply=ply, last=len(record.actions))
    match = replay(record, ply)
    if match.actor < 0:
        raise LeadlightError("analyse-nobody")
    return Perspective.of(match)


def read_budget(time: float | None, nodes: int | None) -> Budget:
    if time is not None and not time > 0:
        raise LeadlightError("usage-value", value=str(time), token="--time")  # noqa: S106
    return Budget(seconds=SECONDS) if time is None and nodes is None else Budget(time, nodes)


def form_opinion(perspective: Perspective, budget: Budget, seed: int) -> Report:
    with watched_share(translate("analyse-progress")) as report:
        thinking = Thinking(Rng(seed), budget, report=lambda progress: report(progress.share or 0.0))
        opinion = judge(perspective, thinking)
    actions = [describe(perspective, judged, seed) for judged in opinion.judged]
    position = perspective.position
    return Report(perspective.game.name, opinion.seat, position, opinion.shares, opinion.exact, opinion.nodes, actions)


def describe(perspective: Perspective, judged: Judged, seed: int) -> ActionReport:
    write = perspective.game.format_action
    return ActionReport(
        write(judged.action),
        judged.value,
        judged.behind,
        judged.error,
        judged.shares,
        [write(action) for action in find_line(perspective, judged.action, LINE, seed)],
        [translate(reason.message, **reason.facts) for reason in explain(perspective, judged.action)],
    )


def show(report: Report, console: Console) -> None:
    print_build_notice(console)
    console.print(translate("analyse-seat", seat=report.seat + 1, shares=write_shares(report.shares)))
    console.print(translate("analyse-exact" if report.exact else "analyse-estimate", nodes=report.nodes))
    table = Table(translate("analyse-action"), translate("analyse-value"), translate("analyse-behind"))
    table.add_column(translate("analyse-line"))
    for each in report.actions:
        table.add_row(each.action, percent(each.value), write_behind(each), ", ".join(each.line[1:]))
    console.print(table)
    for each in report.actions[:3]:
        for reason in each.reasons:
            console.print(f"{each.action}: {reason}", markup=False)


def write_shares(shares: tuple[float, ...]) -> str:
    return " · ".join(map(percent, shares))


def write_behind(report: ActionReport) -> str:
    if report.behind == 0.0:
        return ""
    return f"−{percent(report.behind)} ± {percent(2 * report.error)}"


def percent(share: float) -> str:
    return translate("insight-percent", share=share)
