"""Measures the search, compiled and interpreted, OpenSpiel's search written in C++ beside it, and the evaluations.

An iteration of ours follows a tree to a new position and evaluates it for every seat, by a network where one is trained
and helps; where it compares a few actions, it plays one on to the seat's next turn. An iteration of OpenSpiel's ends
with a random playout to the end of the match, as one of our plain UCT does.
"""

import platform

import msgspec

from leadlight import __version__, is_compiled
from leadlight.bench.engine import Figure, Watch, name_machine, ratio, summarise, take_samples
from leadlight.bots.weights import PACKAGED, SUFFIX
from leadlight.games import GAMES

OPENSPIEL_GAMES = ("connect_four", "backgammon")


class SearchReport(msgspec.Struct):
    """What `--json` prints. `figures` are iterations of searches, or evaluated positions, per second.

    `ratios` are medians of the ratios in the single runs; `costs` are microseconds of an evaluation for one seat.
    """

    leadlight: str
    machine: str
    python: str
    compiled: bool
    seconds: float
    runs: int
    figures: dict[str, Figure]
    ratios: dict[str, float]
    costs: dict[str, float]


def network_names() -> list[str]:
    return sorted(file.stem for file in PACKAGED.glob(f"*{SUFFIX}"))


def subjects(*, with_openspiel: bool) -> list[str]:
    """Names such as `GAME.compiled.search`, `GAME.compiled.uct`, `openspiel.backgammon.search`, `NETWORK.network`."""
    kinds = ("compiled", "interpreted") if is_compiled() else ("interpreted",)
    searches = [f"{game}.{kind}.search" for game in GAMES for kind in kinds]
    searches += [f"{game}.compiled.uct" for game in GAMES if is_compiled()]
    peers = [f"openspiel.{game}.search" for game in OPENSPIEL_GAMES if with_openspiel]
    return searches + peers + evaluations()


def evaluations() -> list[str]:
    return [*(f"{game}.evaluation" for game in GAMES), *(f"{name}.network" for name in network_names())]


def measure_search(seconds: float, runs: int, *, with_openspiel: bool, watch: Watch) -> SearchReport:
    """In each run, measure every subject once, one after the other, each in its own process."""
    samples = take_samples(subjects(with_openspiel=with_openspiel), seconds, runs, watch)
    figures = summarise(samples)
    return SearchReport(
        leadlight=__version__,
        machine=name_machine(),
        python=platform.python_version(),
        compiled=is_compiled(),
        seconds=seconds,
        runs=runs,
        figures=figures,
        ratios=compare(samples),
        costs={name: 1_000_000 / figures[name].median for name in evaluations()},
    )


def compare(samples: dict[str, list[float]]) -> dict[str, float]:
    ratios = {}
    for game in GAMES:
        compiled = samples.get(f"{game}.compiled.search")
        if compiled is None:
            continue
        ratios[f"{game}.compiled_vs_interpreted"] = ratio(compiled, samples[f"{game}.interpreted.search"])
        for other in OPENSPIEL_GAMES:
            if rates := samples.get(f"openspiel.{other}.search"):
                ratios[f"{game}.compiled_vs_openspiel_{other}"] = ratio(compiled, rates)
                ratios[f"{game}.uct_vs_openspiel_{other}"] = ratio(samples[f"{game}.compiled.uct"], rates)
    return ratios
