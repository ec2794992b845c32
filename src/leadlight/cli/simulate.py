"""`leadlight simulate`: bots play many matches."""

import csv as comma_separated
import sys
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.table import Table

from leadlight import is_compiled
from leadlight.cli.arguments import (
    BackendName,
    GameName,
    Jobs,
    Json,
    Players,
    RuleOptions,
    Seed,
    Whole,
    complete_bots,
    read_options,
)
from leadlight.cli.bot_matches import (
    EXIT_INTERRUPTED,
    begin_page,
    bot_name,
    choose_seed,
    read_bots,
    require_positive,
    watched,
)
from leadlight.cli.json_output import print_json
from leadlight.core.errors import LeadlightError
from leadlight.core.game import OptionValue
from leadlight.games import find_game
from leadlight.jobs import Workers
from leadlight.locales import translate
from leadlight.play.arena import Checks, LawBroken
from leadlight.play.files import save_record
from leadlight.play.tally import Standing, Tally
from leadlight.simulation import Simulation, open_players

DEFAULT_BOTS = "greedy,random"


class Figures(msgspec.Struct):
    """The results of a bot or a seat; every pair is a 95 % interval."""

    matches: int
    wins: int
    win_share: float
    win_interval: tuple[float, float]
    mean: float
    mean_interval: tuple[float, float]
    deviation: float


class Report(msgspec.Struct):
    """What `--json` prints: `bots` by name, `seats` in their order."""

    game: str
    options: dict[str, OptionValue]
    seating: list[str]
    seed: int
    compiled: bool
    checks: Checks
    games: int
    interrupted: bool
    mean_plies: float
    bots: dict[str, Figures]
    seats: list[Figures]
    ties: int
    endings: dict[str, int]


def simulate(
    game: GameName,
    /,
    *,
    players: Players = None,
    games: Annotated[Whole, Parameter(help="help-games-count")] = 100,
    bots: Annotated[str, Parameter(help="help-simulate-bots", completer=complete_bots)] = DEFAULT_BOTS,
    seed: Seed = None,
    option: RuleOptions = (),
    jobs: Jobs = None,
    backend: BackendName = "processes",
    records: Annotated[Path | None, Parameter(help="help-records")] = None,
    check: Annotated[bool | None, Parameter(help="help-check-laws")] = None,
    json: Json = False,
    csv: Annotated[bool, Parameter(name="--csv", help="help-csv", negative=())] = False,
) -> None:
    require_positive(games=games, jobs=jobs)
    found = find_game(game)
    options = read_options(found, option, players)
    simulation = Simulation(
        game=found.name,
        options=tuple(options.items()),
        bots=tuple(seat_bots(bots, int(options["players"]))),
        seed=choose_seed(seed),
        checks="sampled" if check is None else "all" if check else "none",
        records=None if records is None else str(records),
    )
    tally = Tally()
    with open_players(backend, jobs, games) as workers:
        interrupted = not count(simulation, tally, games, workers)
    report = summarise(simulation, tally, interrupted=interrupted)
    if json:
        print_json(report)
    elif csv:
        write_csv(report)
    else:
        show(report, games)
    if interrupted:
        sys.exit(EXIT_INTERRUPTED)


def seat_bots(text: str, players: int) -> list[str]:
    """The named bots, over and over, until every seat is taken; more bots than seats are an error."""
    named = read_bots(text)
    if text == DEFAULT_BOTS:
        named = named[:players]
    if len(named) > players:
        raise LeadlightError("seats-count", seats=len(named), players=players)
    return [named[seat % len(named)] for seat in range(players)]


def count(simulation: Simulation, tally: Tally, games: int, workers: Workers | None) -> bool:
    """Play and count. Returns False if somebody pressed Ctrl-C before all matches were played."""
    try:
        for outcome in watched(simulation.play(games, workers), games):
            tally.count(outcome)
    except KeyboardInterrupt:
        return False
    except LawBroken as broken:
        file = Path(f"broken-{simulation.game}-{simulation.seed}.json")
        save_record(broken.record, file)
        raise LeadlightError("law-broken", law=", ".join(broken.laws), file=str(file)) from None
    return True


def summarise(simulation: Simulation, tally: Tally, *, interrupted: bool) -> Report:
    return Report(
        game=simulation.game,
        options=dict(simulation.options),
        seating=list(simulation.bots),
        seed=simulation.seed,
        compiled=is_compiled(),
        checks=simulation.checks,
        games=tally.games,
        interrupted=interrupted,
        mean_plies=tally.plies / max(1, tally.games),
        bots={bot: figures_of(standing) for bot, standing in sorted(tally.bots.items())},
        seats=[figures_of(standing) for standing in tally.seats],
        ties=tally.ties,
        endings=dict(sorted(tally.endings.items())),
    )


def figures_of(standing: Standing) -> Figures:
    return Figures(
        matches=standing.matches,
        wins=standing.wins,
        win_share=standing.win_share,
        win_interval=standing.win_interval(),
        mean=standing.scores.mean,
        mean_interval=standing.mean_interval(),
        deviation=standing.scores.deviation,
    )


def write_csv(report: Report) -> None:
    """A row for each bot, then one for each seat."""
    writer = comma_separated.writer(sys.stdout, lineterminator="\n")
    pairs = ("win_low", "win_high"), ("mean_low", "mean_high")
    writer.writerow(["kind", "name", "matches", "wins", "win_share", *pairs[0], "mean", *pairs[1], "deviation"])
    rows = [("bot", name, figures) for name, figures in report.bots.items()]
    rows += [("seat", str(number), figures) for number, figures in enumerate(report.seats, start=1)]
    for kind, name, each in rows:
        shares = [each.win_share, *each.win_interval, each.mean, *each.mean_interval, each.deviation]
        writer.writerow([kind, name, each.matches, each.wins, *(f"{share:.6g}" for share in shares)])


def show(report: Report, wanted: int) -> None:
    console = begin_page(report.game, report.options)
    if report.interrupted:
        console.print(translate("simulate-interrupted", games=report.games, wanted=wanted))
    if report.games == 0:
        return
    console.print(translate("simulate-matches", games=report.games, plies=round(report.mean_plies)))
    headings = translate("simulate-wins"), translate("simulate-mean"), translate("simulate-deviation")
    table = Table("", *headings)
    for bot, figures in report.bots.items():
        table.add_row(bot_name(bot), *draw_figures(figures))
    if len(report.seats) > 1:
        table.add_section()
        for number, figures in enumerate(report.seats, start=1):
            table.add_row(translate("simulate-seat", number=number), *draw_figures(figures))
    console.print(table)
    console.print(translate("simulate-intervals"))
    if len(report.bots) > 1:
        console.print(translate("simulate-ties", ties=report.ties))
    console.print(translate("simulate-seed", seed=str(report.seed)))


def draw_figures(figures: Figures) -> tuple[str, str, str]:
    low, high = figures.win_interval
    wins = translate("simulate-share", count=figures.wins, share=figures.win_share, low=low, high=high)
    mean = translate("simulate-points", mean=figures.mean, low=figures.mean_interval[0], high=figures.mean_interval[1])
    return wins, mean.replace("-", "−"), translate("simulate-number", value=figures.deviation)
