"""`leadlight arena`: how strong bots are, by mirrored matches of every pair."""

import sys
from collections.abc import Iterator
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
from leadlight.play.ratings import PairResult, Rating, SequentialTest, rate
from leadlight.simulation import open_players
from leadlight.tournament import Encounter, Tournament, summarise_pair


class Report(msgspec.Struct):
    """What `--json` prints: a result for each pair, and the rating of each bot with its 95 % interval."""

    game: str
    options: dict[str, OptionValue]
    bots: list[str]
    seed: int
    compiled: bool
    interrupted: bool
    results: list[PairResult]
    elo: dict[str, float]
    elo_intervals: dict[str, tuple[float, float]]
    stronger: bool | None = None  # the verdict on the second bot where --sprt asked for one; null while it is open


def arena(
    game: GameName,
    /,
    *,
    bots: Annotated[str, Parameter(help="help-arena-bots", completer=complete_bots)],
    players: Players = None,
    games: Annotated[Whole, Parameter(help="help-arena-games")] = 100,
    sprt: Annotated[float | None, Parameter(help="help-arena-sprt")] = None,
    seed: Seed = None,
    option: RuleOptions = (),
    jobs: Jobs = None,
    backend: BackendName = "processes",
    json: Json = False,
) -> None:
    require_positive(games=games, jobs=jobs)
    found = find_game(game)
    tournament = Tournament(
        game=found.name,
        options=tuple(read_options(found, option, players).items()),
        bots=tuple(read_rivals(bots)),
        seed=choose_seed(seed),
    )
    test = None if sprt is None else begin_test(tournament, sprt)
    results: list[PairResult] = []
    with open_players(backend, jobs, games) as workers:
        interrupted = not play(tournament, games, workers, test, results)
    report = summarise(tournament, results, test, interrupted=interrupted)
    if json:
        print_json(report)
    else:
        show(report)
    if interrupted:
        sys.exit(EXIT_INTERRUPTED)


def read_rivals(text: str) -> list[str]:
    """The bots that meet: at least two, all different, because results are counted by their names."""
    named = read_bots(text)
    if len(named) < 2 or len(set(named)) < len(named):
        raise LeadlightError("arena-bots", bots=text)
    return named


def begin_test(tournament: Tournament, margin: float) -> SequentialTest:
    if len(tournament.bots) != 2 or not margin > 0:
        raise LeadlightError("arena-sprt")
    return tournament.sequential_test(margin)


def play(
    tournament: Tournament, games: int, workers: Workers | None, test: SequentialTest | None, results: list[PairResult]
) -> bool:
    """Play all pairs and add their results. Returns False if somebody pressed Ctrl-C before the end."""
    for a, b in tournament.pairs():
        encounters: list[Encounter] = []
        try:
            for encounter in watched(tournament.play_pair(a, b, games, workers), games):
                encounters.append(encounter)
                if test is not None and is_decided(test, encounters, tournament.players):
                    break
        except KeyboardInterrupt:
            return False
        finally:
            if encounters:
                results.append(summarise_pair(a, b, encounters))
    return True


def is_decided(test: SequentialTest, encounters: list[Encounter], players: int) -> bool:
    """Whether the test has a verdict on the second bot after the last match, if it ends a round of mirrored ones."""
    if len(encounters) % players == 0:
        test.add(1 - sum(each.share for each in encounters[-players:]) / players)
    return test.verdict is not None


def summarise(
    tournament: Tournament, results: list[PairResult], test: SequentialTest | None, *, interrupted: bool
) -> Report:
    ratings: dict[str, Rating] = rate(results, tournament.rivals) if results else {}
    return Report(
        game=tournament.game,
        options=dict(tournament.options),
        bots=list(tournament.bots),
        seed=tournament.seed,
        compiled=is_compiled(),
        interrupted=interrupted,
        results=results,
        elo={bot: rating.elo for bot, rating in ratings.items()},
        elo_intervals={bot: (rating.interval.low, rating.interval.high) for bot, rating in ratings.items()},
        stronger=None if test is None else test.verdict,
    )


def show(report: Report) -> None:
    console = begin_page(report.game, report.options)
    if not report.results:
        return
    pairs = Table("", "", translate("arena-games"), translate("arena-share"), translate("arena-points"))
    for result in report.results:
        pairs.add_row(bot_name(result.a), bot_name(result.b), *draw_result(result))
    console.print(pairs)
    ratings = Table("", translate("arena-elo"))
    for bot in sorted(report.elo, key=report.elo.__getitem__, reverse=True):
        ratings.add_row(bot_name(bot), draw_rating(report, bot))
    console.print(ratings)
    console.print("\n".join(notes(report)))


def draw_result(result: PairResult) -> tuple[str, str, str]:
    share = translate("arena-share-of", share=result.share, low=result.low, high=result.high)
    means = translate("arena-means", own=result.mean_a, other=result.mean_b)
    return str(result.games), share, means.replace("-", "−")


def draw_rating(report: Report, bot: str) -> str:
    low, high = report.elo_intervals[bot]
    return f"{report.elo[bot]:+.0f} ({low:+.0f} – {high:+.0f})".replace("-", "−")


def notes(report: Report) -> Iterator[str]:
    yield translate("simulate-intervals")
    if report.stronger is not None:
        verdict = "arena-stronger" if report.stronger else "arena-not-stronger"
        yield translate(verdict, bot=bot_name(report.bots[1]), rival=bot_name(report.bots[0]))
    yield translate("simulate-seed", seed=str(report.seed))
