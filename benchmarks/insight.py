"""Reviews many matches of bots and measures what a review promises: sums, agreement, luck and accuracy.

Needs nothing but the package. Each process plays and reviews one match after another; after `--seconds` no new one
begins. The figures so far are written as JSON.

    python benchmarks/insight.py sintra --bots level:2,level:3 --matches 200 --reviews 2 --out sums.json
    python benchmarks/insight.py sintra --bots level:4,level:4 --matches 500 --draws-only --out luck.json
    python benchmarks/insight.py sintra --bots level:1,level:4 --matches 100 --out accuracy.json
"""

import argparse
import json
import multiprocessing
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

from leadlight import is_compiled
from leadlight.bots import find_bot
from leadlight.games import find_game
from leadlight.insight.calibration import review_budget
from leadlight.insight.review import Review, make_review
from leadlight.insight.review_jobs import DrawJob, plan_jobs, work
from leadlight.play.arena import Contest
from leadlight.play.match import Match
from leadlight.play.thinking import Budget

SERIOUS = ("mistake", "blunder")


class Plan(NamedTuple):
    game: str
    bots: tuple[str, ...]
    seed: int
    nodes: int
    reviews: int
    draws_only: bool
    deadline: float  # of time.time()


class Measured(NamedTuple):
    """What one match gave. Seats are in the order of the match."""

    bots: list[str]
    places: list[int]
    reviews: list[Review]
    luck: list[list[float]]  # by draw, then by seat
    seconds: float  # processor time of one review


def measure(task: tuple[Plan, int]) -> Measured | None:
    """Play and review the match with this number; None after the deadline."""
    plan, number = task
    if time.time() > plan.deadline:
        return None
    match = play(plan, number)
    bots = [seat.bot or "" for seat in match.seats]
    first = 1 + number * plan.reviews  # the same seed for all would value the set-up by the same draws
    began = time.process_time()
    if plan.draws_only:
        jobs = [job for job in plan_jobs(match, Budget(nodes=plan.nodes), first) if isinstance(job, DrawJob)]
        luck = [list(work(job).luck) for job in jobs]  # type: ignore[union-attr]
        return Measured(bots, match.places(), [], luck, time.process_time() - began)
    reviews = [review_once(match, plan.nodes, first + review) for review in range(plan.reviews)]
    luck = [list(draw.luck) for draw in reviews[0].draws]
    return Measured(bots, match.places(), reviews, luck, (time.process_time() - began) / plan.reviews)


def play(plan: Plan, number: int) -> Match:
    game = find_game(plan.game)
    options = game.complete({"players": len(plan.bots)})
    players = {bot: find_bot(bot).choose for bot in plan.bots}
    return Contest(game, options, plan.bots, players, plan.seed, "none").play(number)


def review_once(match: Match, nodes: int, seed: int) -> Review:
    return make_review(match, [work(job) for job in plan_jobs(match, Budget(nodes=nodes), seed)])


def summarise(plan: Plan, measured: list[Measured]) -> dict[str, Any]:
    figures: dict[str, Any] = {
        "game": plan.game,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "nodes": plan.nodes,
        "compiled": is_compiled(),
        "matches": len(measured),
        "processor_seconds_per_review": spread([each.seconds for each in measured]),
        "luck": summarise_luck(measured),
    }
    if not plan.draws_only:
        figures |= {"sums": summarise_sums(measured), "accuracy": summarise_accuracy(measured)}
    if plan.reviews > 1:
        figures["agreement"] = summarise_agreement(measured)
    return figures


def summarise_luck(measured: list[Measured]) -> dict[str, Any]:
    """The mean luck of a match for each seat, with its 95 % interval."""
    figures: dict[str, Any] = {"draws": sum(len(each.luck) for each in measured)}
    for seat in range(len(measured[0].bots)):
        totals = [sum(draw[seat] for draw in each.luck) for each in measured]
        figures[f"seat {seat + 1}"] = interval(totals)
    return figures


def summarise_sums(measured: list[Measured]) -> dict[str, Any]:
    """How far the sums are from the result, and how often what is unexplained is within the stated error."""
    reviews = [review for each in measured for review in each.reviews]
    seats = [pair for review in reviews for pair in zip(review.seats, review.errors, strict=True)]
    gaps = [abs(seat.start + seat.skill + seat.luck + seat.unexplained - seat.result) for seat, _ in seats]
    within = [abs(seat.unexplained) <= error for seat, error in seats]
    return {
        "largest_gap": max(gaps),
        "unexplained_within_error": sum(within) / len(within),
        "unexplained": spread([abs(seat.unexplained) for seat, _ in seats]),
        "error": spread([error for _, error in seats]),
        "skill": spread([seat.skill for seat, _ in seats]),
    }


def summarise_accuracy(measured: list[Measured]) -> dict[str, Any]:
    """The accuracy of each bot, and how often the one that is named last has the higher one."""
    found: dict[str, list[float]] = {}
    better = 0.0
    for each in measured:
        own = {}
        for bot, seat in zip(each.bots, each.reviews[0].seats, strict=True):
            found.setdefault(bot, []).append(seat.accuracy)
            own[bot] = seat.accuracy
        values = [own[bot] for bot in sorted(own)]
        better += values[-1] == max(values)
    marks = Counter(
        (each.bots[decision.seat], decision.mark) for each in measured for decision in each.reviews[0].decisions
    )
    return {
        "by_bot": {bot: spread(values) for bot, values in sorted(found.items())},
        "last_bot_is_best": better / len(measured),
        "marks": {f"{bot} {mark}": count for (bot, mark), count in sorted(marks.items())},
    }


def summarise_agreement(measured: list[Measured]) -> dict[str, Any]:
    """Of the mistakes and blunders of two reviews: how many have the same mark in both, and how many one of the two."""
    same = serious = either = 0
    for each in measured:
        first, second = ({one.ply: one.mark for one in review.decisions} for review in each.reviews[:2])
        for ply in first:
            marks = (first[ply], second[ply])
            if marks[0] in SERIOUS or marks[1] in SERIOUS:
                either += 1
                same += marks[0] == marks[1]
                serious += marks[0] in SERIOUS and marks[1] in SERIOUS
    return {"marked": either, "same_mark": same / max(1, either), "serious_in_both": serious / max(1, either)}


def spread(values: list[float]) -> dict[str, float]:
    ordered = sorted(values)
    return {
        "mean": sum(ordered) / len(ordered),
        "median": ordered[len(ordered) // 2],
        "largest": ordered[-1],
    }


def interval(values: list[float]) -> dict[str, float]:
    mean = sum(values) / len(values)
    deviation = sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1))
    half = 1.96 * deviation / sqrt(len(values))
    return {"mean": mean, "low": mean - half, "high": mean + half, "deviation": deviation}


def run(plan: Plan, matches: int, processes: int) -> Iterator[Measured]:
    # A contest plays each chance once from every seat; equal bots would play the same match again.
    step = len(plan.bots) if len(set(plan.bots)) == 1 else 1
    tasks = [(plan, number * step) for number in range(matches)]
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        for measured in pool.imap_unordered(measure, tasks):
            if measured is not None:
                yield measured


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--bots", default="level:2,level:3", help="one for each seat")
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--reviews", type=int, default=1, help="of each match, with different seeds")
    parser.add_argument("--draws-only", action="store_true", help="only the luck of draws")
    parser.add_argument("--nodes", type=int, help="for each decision; without it, those of a review")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=3600.0, help="after these no new match begins")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--out", type=Path)
    return parser.parse_args()


def main() -> None:
    given = read_arguments()
    nodes = int(given.nodes or review_budget(given.game, len(given.bots.split(","))).nodes or 0)
    deadline = time.time() + given.seconds
    bots = tuple(given.bots.split(","))
    plan = Plan(given.game, bots, given.seed, nodes, given.reviews, given.draws_only, deadline)
    measured: list[Measured] = []
    for each in run(plan, given.matches, given.processes):
        measured.append(each)
        text = json.dumps(summarise(plan, measured), indent=1)
        if given.out is not None:
            given.out.write_text(text + "\n", encoding="utf-8")
        sys.stderr.write(f"{len(measured)} of {given.matches}\n")
    print(text if measured else "no match was reviewed")


if __name__ == "__main__":
    main()
