"""`leadlight puzzles`: solve puzzles in the terminal; also how they are found and checked."""

import os
import sys
from collections import Counter
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console

from leadlight import is_compiled
from leadlight.cli.arguments import GameName, Jobs, Json, Seed, Whole, complete_game
from leadlight.cli.bot_matches import choose_seed, require_positive
from leadlight.cli.build_notice import print_build_notice
from leadlight.cli.json_output import print_json
from leadlight.cli.puzzle_progress import Progress, today
from leadlight.cli.puzzle_session import PuzzleSession
from leadlight.core.errors import LeadlightError
from leadlight.games import GAMES, find_game
from leadlight.locales import translate
from leadlight.puzzles.checking import Checked, check_puzzles, sample
from leadlight.puzzles.daily import daily_puzzle, streak
from leadlight.puzzles.library import load_puzzles, read_puzzles
from leadlight.puzzles.mining import MiningReport
from leadlight.puzzles.mining import mine as mine_puzzles
from leadlight.puzzles.puzzle import Puzzle
from leadlight.puzzles.stream import find_puzzles


class GameChecked(msgspec.Struct):
    """Of one game: how many puzzles there are, how many were checked, and which do not hold."""

    puzzles: int
    checked: int
    hold: int
    share: float
    lost: list[str]


class CheckReport(msgspec.Struct):
    """What `--json` prints, by game."""

    seed: int
    compiled: bool
    games: dict[str, GameChecked]


def solve(game: str | None, theme: str | None, difficulty: int | None, *, daily: bool) -> None:
    """Solve puzzles until there are no more: the puzzle of the day alone, or those that are asked for."""
    progress = Progress()
    first = daily_puzzle(today())
    progress.daily = first.id
    wanted = [first] if daily else find_puzzles([] if game is None else [game], theme, difficulty)
    if game is None and theme is None and difficulty is None:
        wanted = [first, *wanted]
    fresh = list({each.id: each for each in wanted if not progress.knows(each)}.values())
    if not wanted:
        raise LeadlightError("puzzles-none")
    print_streak(progress)
    if not fresh:
        print(translate("puzzles-all-known", count=len(wanted)))
    PuzzleSession(progress).run(fresh)


def print_streak(progress: Progress) -> None:
    days = list(progress.solved.days)
    if length := streak(days, today()):
        print(translate("puzzle-streak", days=length))


def mine(
    game: GameName,
    /,
    *,
    out: Annotated[Path, Parameter(help="help-puzzles-out")],
    count: Annotated[Whole, Parameter(help="help-puzzles-count")] = 200,
    seed: Seed = None,
    jobs: Jobs = None,
    seconds: Annotated[float, Parameter(help="help-puzzles-seconds")] = 3600.0,
) -> None:
    require_positive(count=count, jobs=jobs)
    console = Console(stderr=True, highlight=False)
    print_build_notice(console)

    def report(far: MiningReport) -> None:
        console.print(
            translate("puzzles-mining", matches=far.matches, found=far.found, seconds=round(far.seconds)),
            end="\r" if console.is_terminal else "\n",
        )

    found = mine_puzzles(find_game(game).name, count, choose_seed(seed), jobs or count_cores(), seconds, out, report)
    for line in describe_mined(found, out):
        console.print(line)


def count_cores() -> int:
    return os.cpu_count() or 1


def describe_mined(puzzles: list[Puzzle], file: Path) -> list[str]:
    """What was found: how many, by difficulty and by theme."""
    difficulties = Counter(puzzle.difficulty for puzzle in puzzles)
    themes = Counter(theme for puzzle in puzzles for theme in puzzle.themes)
    return [
        translate("puzzles-mined", count=len(puzzles), file=str(file)),
        *(
            translate("puzzles-mined-difficulty", difficulty=each, count=difficulties[each])
            for each in sorted(difficulties)
        ),
        *(f"{translate(f'puzzle-theme-{theme}')}: {count}" for theme, count in themes.most_common()),
    ]


def check(
    game: Annotated[str | None, Parameter(help="help-game", completer=complete_game)] = None,
    /,
    *,
    sample_size: Annotated[Whole, Parameter(name="--sample", help="help-puzzles-sample")] = 50,
    file: Annotated[Path | None, Parameter(help="help-puzzles-file")] = None,
    seed: Seed = None,
    jobs: Jobs = None,
    json: Json = False,
) -> None:
    require_positive(sample=sample_size, jobs=jobs)
    chosen = choose_seed(seed)
    games = list(GAMES) if game is None else [find_game(game).name]
    report = CheckReport(chosen, is_compiled(), {})
    for name in games:
        puzzles = (
            list(load_puzzles(name)) if file is None else [each for each in read_puzzles(file) if each.game == name]
        )
        drawn = sample(puzzles, sample_size, chosen)
        report.games[name] = summarise(len(puzzles), list(check_puzzles(drawn, chosen, jobs or count_cores())))
    if json:
        print_json(report)
    else:
        show_check(report)
    if any(each.lost for each in report.games.values()):
        sys.exit(1)


def summarise(puzzles: int, checked: list[Checked]) -> GameChecked:
    lost = [each.puzzle for each in checked if not each.holds]
    hold = len(checked) - len(lost)
    return GameChecked(puzzles, len(checked), hold, hold / len(checked) if checked else 0.0, lost)


def show_check(report: CheckReport) -> None:
    console = Console(highlight=False)
    print_build_notice(console)
    for game, each in report.games.items():
        name = translate(f"{game}-name")
        console.print(
            translate("puzzles-checked", game=name, checked=each.checked, puzzles=each.puzzles, hold=each.hold)
        )
        if each.lost:
            console.print(translate("puzzles-lost", puzzles=", ".join(each.lost)))
