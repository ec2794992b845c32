"""What runs in the processes that play. It does not import PyTorch, which takes seconds and much memory."""

from functools import lru_cache
from typing import NamedTuple

from leadlight.bots.weights import parse_weights
from leadlight.training.measuring import Strength, play_matches
from leadlight.training.plan import Plan
from leadlight.training.selfplay import Actor, Samples


class Matches(NamedTuple):
    """A job: matches to play with these weights, which are the contents of a file. Other machines have other disks."""

    plan: Plan
    weights: bytes
    numbers: range


@lru_cache(maxsize=2)  # those of a generation, and those that are measured meanwhile
def make_actor(plan: Plan, weights: bytes) -> Actor:
    return Actor(plan, parse_weights(weights))


def play(matches: Matches) -> Samples:
    """The positions of the matches, which the network plays against itself."""
    return make_actor(matches.plan, matches.weights).play(matches.numbers)


def measure(matches: Matches) -> Strength:
    """The results of the matches, which the network plays against the greedy bot."""
    actor = make_actor(matches.plan, matches.weights)
    return play_matches(matches.plan, actor.learned, matches.numbers)
