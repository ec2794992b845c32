"""`leadlight review`: what decided a match, by skill and by luck."""

import os
import sys
from collections.abc import Iterator
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from leadlight.cli.arguments import Json, RecordFile, Seed, Whole
from leadlight.cli.bot_matches import EXIT_INTERRUPTED, require_positive
from leadlight.cli.build_notice import print_build_notice
from leadlight.cli.insight_progress import watched_share
from leadlight.cli.json_output import print_json
from leadlight.cli.local_match import name_seats
from leadlight.core.errors import LeadlightError
from leadlight.insight.calibration import review_budget
from leadlight.insight.marks import Mark
from leadlight.insight.moments import Moment, find_moments
from leadlight.insight.review import Review, SeatReview
from leadlight.insight.review import review as review_match
from leadlight.locales import translate
from leadlight.play.files import load_record
from leadlight.play.match import Match
from leadlight.play.replay import replay
from leadlight.play.thinking import Budget

MARKS: dict[Mark, str] = {
    "best": "review-mark-best",
    "good": "review-mark-good",
    "inaccuracy": "review-mark-inaccuracy",
    "mistake": "review-mark-mistake",
    "blunder": "review-mark-blunder",
}
HEADINGS = ("review-start", "review-skill", "review-luck", "review-unexplained", "review-result", "review-accuracy")


def review(
    file: RecordFile,
    /,
    *,
    time: Annotated[float | None, Parameter(help="help-review-time")] = None,
    nodes: Annotated[Whole | None, Parameter(help="help-review-nodes")] = None,
    seed: Seed = None,
    jobs: Annotated[Whole | None, Parameter(help="help-review-jobs")] = None,
    json: Json = False,
) -> None:
    require_positive(nodes=nodes, jobs=jobs)
    match = replay(load_record(file))
    budget = read_budget(match, time, nodes)
    try:
        with watched_share(translate("review-progress")) as report:
            found = review_match(
                match, budget, 1 if seed is None else seed, report, lambda: False, jobs or os.cpu_count() or 1
            )
    except KeyboardInterrupt:
        sys.exit(EXIT_INTERRUPTED)
    if json:
        print_json(found)
    else:
        show(found, match, Console(highlight=False))


def read_budget(match: Match, time: float | None, nodes: int | None) -> Budget:
    """The budget for each decision; without a limit, that of the game."""
    if time is not None and not time > 0:
        raise LeadlightError("usage-value", value=str(time), token="--time")  # noqa: S106
    given = time is not None or nodes is not None
    return Budget(time, nodes) if given else review_budget(match.game.name, len(match.seats))


def show(found: Review, match: Match, console: Console) -> None:
    print_build_notice(console)
    names = name_seats(match.seats)
    console.print(translate("review-title", game=translate(f"{found.game}-name"), players=len(names)))
    console.print(draw_seats(found, names))
    console.print(translate("review-sums"))
    console.print(draw_marks(found, names))
    moments = find_moments(found)
    if moments:
        console.print(translate("review-moments"))
    for line in describe_moments(moments, names):
        console.print(line, markup=False)


def draw_seats(found: Review, names: list[str]) -> Table:
    table = Table("")
    for heading in HEADINGS:
        table.add_column(translate(heading), justify="right")
    for name, seat, error in zip(names, found.seats, found.errors, strict=True):
        table.add_row(name, *write_seat(seat, error))
    return table


def write_seat(seat: SeatReview, error: float) -> Iterator[str]:
    yield percent(seat.start)
    yield signed(seat.skill)
    yield signed(seat.luck)
    yield f"{signed(seat.unexplained)} (± {percent(error)})"
    yield percent(seat.result)
    yield f"{seat.accuracy:.0f}"


def draw_marks(found: Review, names: list[str]) -> Table:
    table = Table("")
    for message in MARKS.values():
        table.add_column(translate(message), justify="right")
    for number, name in enumerate(names):
        marks = [each.mark for each in found.decisions if each.seat == number]
        table.add_row(name, *(str(marks.count(mark)) for mark in MARKS))
    return table


def describe_moments(moments: list[Moment], names: list[str]) -> Iterator[str]:
    for moment in moments:
        facts: dict[str, str | int] = {"ply": moment.ply, "name": names[moment.seat], "change": signed(moment.change)}
        if moment.decision is None:
            yield translate("review-moment-draw", **facts)
        else:
            mark = translate(MARKS[moment.decision.mark])
            yield translate(
                "review-moment-decision", mark=mark, played=moment.decision.played, best=moment.decision.best, **facts
            )


def percent(share: float) -> str:
    return translate("insight-percent", share=share)


def signed(share: float) -> str:
    """A change with its sign."""
    return ("−" if share < 0 else "+") + percent(abs(share))
