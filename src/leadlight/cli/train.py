"""`leadlight train`: trains the network of a game by self-play."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console

from leadlight.cli.arguments import BackendName, GameName, RuleOptions, Whole, read_options, split_names
from leadlight.cli.bot_matches import require_positive
from leadlight.cli.build_notice import print_build_notice
from leadlight.core.errors import LeadlightError
from leadlight.games import find_game
from leadlight.jobs import open_workers
from leadlight.locales import translate
from leadlight.training.plan import Plan

if TYPE_CHECKING:
    from leadlight.training.measuring import Measurement

SETTINGS = [name for name in Plan.__struct_fields__ if name not in ("game", "players", "options")]


def train(
    game: GameName,
    /,
    *,
    run: Annotated[Path, Parameter(help="help-train-run")],
    minutes: Annotated[float, Parameter(help="help-train-minutes")] = 10.0,
    processes: Annotated[Whole | None, Parameter(help="help-train-processes")] = None,
    backend: BackendName = "processes",
    players: Annotated[str | None, Parameter(help="help-train-players")] = None,
    option: RuleOptions = (),
    plan: Annotated[tuple[str, ...], Parameter(name="--set", help="help-train-set", negative=())] = (),
    matches: Annotated[Whole, Parameter(help="help-train-matches")] = 200,
) -> None:
    chosen = read_plan(game, players, option, plan)
    require_positive(processes=processes)
    if minutes <= 0:
        raise LeadlightError("usage-value", value=str(minutes), token="--minutes")  # noqa: S106
    try:
        from leadlight.training.run import Run
    except ModuleNotFoundError:
        raise LeadlightError("train-torch") from None
    console = Console(file=sys.stdout, highlight=False)  # this one, even while Ray's prints go elsewhere
    print_build_notice(console)
    with open_workers(backend, processes) as workers:
        training = Run(chosen, run, workers)
        training.go_on(minutes * 60, matches=matches, watch=lambda line: show(console, line))


def read_plan(game: str, players: str | None, option: tuple[str, ...], settings: tuple[str, ...]) -> Plan:
    """The plan of a run from the command line. Refuses options and settings that do not exist."""
    found = find_game(game)
    counts = tuple(read_players(players)) if players else (int(found.options[0].default),)
    complete = [read_options(found, option, count) for count in counts]
    given = {text.partition("=")[0] for text in option}
    options = tuple((name, value) for name, value in complete[0].items() if name in given)
    known = {"game": found.name, "players": counts, "options": options}
    try:
        return msgspec.convert(known | dict(map(read_setting, settings)), Plan, strict=False)
    except msgspec.ValidationError as error:
        raise LeadlightError("train-setting", reason=str(error)) from None


def read_players(text: str) -> list[int]:
    try:
        return [int(part) for part in split_names(text)]
    except ValueError:
        raise LeadlightError("usage-value", value=text, token="--players") from None  # noqa: S106


def read_setting(text: str) -> tuple[str, str]:
    name, _, value = text.partition("=")
    if name not in SETTINGS:
        raise LeadlightError("train-setting", reason=f"{text!r}: {', '.join(SETTINGS)}")
    return name, value


def show(console: Console, line: "Measurement") -> None:
    figures = {"games": line.games, "share": line.share, "mean": line.mean, "matches": line.matches}
    console.print(translate("train-line", **figures))
