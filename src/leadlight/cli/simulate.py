"""`leadlight simulate`: bots play many matches."""

import statistics
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from leadlight import is_compiled
from leadlight.bots import find_bot
from leadlight.cli.arguments import GameName, Json, Players, RuleOptions, Seed, read_options, split_names
from leadlight.cli.build_notice import print_build_notice
from leadlight.core.chance import Rng
from leadlight.core.errors import LeadlightError
from leadlight.core.game import Game, OptionValue
from leadlight.games import find_game
from leadlight.locales import translate
from leadlight.play.arena import Contest, LawBroken, Tally
from leadlight.play.files import save_record
from leadlight.play.match import Match

Count = Annotated[int, Parameter(help="help-games-count")]
DEFAULT_BOTS = "greedy,random"


class Report(msgspec.Struct):
    """What `--json` prints."""

    game: str
    options: dict[str, OptionValue]
    bots: list[str]
    seed: int
    compiled: bool
    checked: bool
    games: int
    mean_plies: float
    mean_score: float
    mean_score_by_bot: dict[str, float]
    wins: dict[str, int]
    ties: int
    endings: dict[str, int]


def simulate(
    game: GameName,
    /,
    *,
    players: Players = None,
    games: Count = 100,
    bots: Annotated[str, Parameter(help="help-simulate-bots")] = DEFAULT_BOTS,
    seed: Seed = None,
    option: RuleOptions = (),
    records: Annotated[Path | None, Parameter(help="help-records")] = None,
    check: Annotated[bool, Parameter(help="help-check-laws")] = True,
    json: Json = False,
) -> None:
    found = find_game(game)
    options = read_options(found, option, players)
    named = split_names(bots)
    if bots == DEFAULT_BOTS:
        named = named[: int(options["players"])]
    contest = Contest(
        game=found,
        options=options,
        bots=fill_seats(named, int(options["players"])),
        players={name: find_bot(name).choose for name in named},
        seed=Rng().below(2**31) if seed is None else seed,
        check=check,
    )
    if games < 1:
        raise LeadlightError("usage-value", value=str(games), token="--games")  # noqa: S106
    report = summarise(contest, run(contest, games, records))
    if json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(report), indent=1).decode() + "\n")
    else:
        show(found, report)


def fill_seats(bots: list[str], players: int) -> list[str]:
    """The named bots, over and over, until every seat is taken; more bots than seats are an error."""
    if len(bots) > players:
        raise LeadlightError("seats-count", seats=len(bots), players=players)
    return [bots[seat % len(bots)] for seat in range(players)]


def run(contest: Contest, games: int, records: Path | None) -> Tally:
    tally = Tally()
    try:
        for number, match in enumerate(watched(contest.matches(games), games), start=1):
            tally.add(match)
            if records is not None:
                keep(match, records / f"{contest.game.name}-{contest.seed}-{number:05}.json")
    except LawBroken as broken:
        file = Path(f"broken-{contest.game.name}-{contest.seed}-{tally.games + 1}.json")
        save_record(broken.record, file)
        raise LeadlightError("law-broken", law=", ".join(broken.laws), file=str(file)) from None
    return tally


def keep(match: Match, file: Path) -> None:
    try:
        save_record(match.record(), file)
    except OSError:
        raise LeadlightError("save", file=str(file)) from None


def watched(matches: Iterable[Match], total: int) -> Iterator[Match]:
    """The matches, with a progress bar on standard error where somebody can see it."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        yield from progress.track(matches, total=total, description=translate("simulate-progress"))


def summarise(contest: Contest, tally: Tally) -> Report:
    return Report(
        game=contest.game.name,
        options=dict(contest.options),
        bots=list(contest.bots),
        seed=contest.seed,
        compiled=is_compiled(),
        checked=contest.check,
        games=tally.games,
        mean_plies=tally.plies / tally.games,
        mean_score=statistics.fmean(score for scores in tally.scores.values() for score in scores),
        mean_score_by_bot={bot: statistics.fmean(scores) for bot, scores in tally.scores.items()},
        wins=tally.wins,
        ties=tally.ties,
        endings=tally.endings,
    )


def show(game: Game, report: Report) -> None:
    console = Console(highlight=False)
    print_build_notice(console)
    console.print(
        translate("simulate-title", game=translate(f"{game.name}-name"), players=int(report.options["players"]))
    )
    console.print(translate("simulate-matches", games=report.games, plies=round(report.mean_plies)))
    table = Table(translate("simulate-bot"), translate("simulate-wins"), translate("simulate-mean"))
    for bot, wins in report.wins.items():
        share = translate("simulate-share", count=wins, share=wins / report.games)
        mean = translate("simulate-number", value=report.mean_score_by_bot[bot]).replace("-", "−")
        table.add_row(translate(f"bot-{bot}"), share, mean)
    console.print(table)
    if len(report.wins) > 1:
        console.print(translate("simulate-ties", ties=report.ties))
