"""Measures the solver of Sintra's last round. Each command prints JSON:

``python -m tests.bots.measure_sintra_endings compare 300`` compares it on 300 positions of at most 14 panes,
``python -m tests.bots.measure_sintra_endings times 20`` measures its time on 20 positions of each size, and
``python -m tests.bots.measure_sintra_endings losses search:time=1 60`` what a bot loses against perfect play.
"""

import json
import math
import statistics
import sys
import time
from collections.abc import Iterable, Iterator
from typing import TypeVar

from leadlight.bots import Perspective, Thinking, find_bot
from leadlight.bots.endings.sintra import solve_last_round
from leadlight.core.chance import Rng
from leadlight.core.state import OVER
from leadlight.games import find_game
from leadlight.games.sintra.state import SintraState
from tests.bots.sintra_endings import BruteForce, Proof, last_round, last_rounds, outcome_at_end, solve

MOST_PANES = 14
BRUTE_PANES = 8  # with more, brute force takes minutes for a position
Item = TypeVar("Item")


def compare(count: int) -> dict[str, object]:
    """Compare with brute force up to 8 panes. With more, prove that the outcome can be reached and no better one."""
    wrong = [str(state) for state in watch(last_rounds(count, 1, MOST_PANES), count) if not agrees(state)]
    return {"positions": count, "agree": count - len(wrong), "wrong": wrong}


def agrees(state: SintraState) -> bool:
    verdict, seat = solve(state), state.actor()
    outcome = (int(verdict.result), int(verdict.margin))
    if state.on_offer <= BRUTE_PANES:
        brute = BruteForce()
        return brute.outcome(state) == outcome == brute.after(state, verdict.action)
    after = state.copy()
    after.apply(verdict.action)
    return Proof(seat, outcome).holds(after) and not Proof(seat, (outcome[0], outcome[1] + 1)).holds(state)


def times(each: int) -> dict[str, object]:
    """How many positions of each number of panes are solved within 1 and 10 seconds."""
    report: dict[str, object] = {}
    for panes in watch(range(8, 21, 2), 7):
        found = [seconds_to_solve(last_round(seed, panes, "AB"[seed % 2])) for seed in range(each)]
        report[str(panes)] = {
            "within_1_s": sum(spent <= 1 for spent in found),
            "within_10_s": sum(map(math.isfinite, found)),
        }
    return report


def seconds_to_solve(state: SintraState) -> float:
    """Seconds of the processor; endless if it takes more than 10."""
    began = time.process_time()
    verdict = solve_last_round(state, 10**9, lambda: time.process_time() - began > 10)
    return math.inf if verdict is None else time.process_time() - began


def losses(bot: str, count: int) -> dict[str, object]:
    """How many points a bot loses on average by its choice, if both sides play perfectly afterwards."""
    lost = [loss(bot, state) for state in watch(last_rounds(count, 1, MOST_PANES), count)]
    return {"bot": bot, "positions": count, "points_lost": statistics.mean(lost), "wrong": sum(map(bool, lost))}


def loss(bot: str, state: SintraState) -> float:
    action = find_bot(bot).choose(Perspective(find_game("sintra"), state, state.actor()), Thinking(Rng(1)))
    after = state.copy()
    after.apply(action)
    if after.actor() == OVER:
        return solve(state).margin - outcome_at_end(after, state.actor())[1]
    return solve(state).margin - (solve(after).margin if after.actor() == state.actor() else -solve(after).margin)


def watch(items: Iterable[Item], count: int) -> Iterator[Item]:
    for number, item in enumerate(items, start=1):
        yield item
        sys.stderr.write(f"\r{number} of {count} ")


if __name__ == "__main__":
    command, *words = sys.argv[1:]
    if command == "losses":
        sys.stdout.write(json.dumps(losses(words[0], int(words[1]))) + "\n")
    else:
        sys.stdout.write(json.dumps({"compare": compare, "times": times}[command](int(words[0]))) + "\n")
