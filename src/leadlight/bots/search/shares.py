"""Turns points into shares of the win. Only basic arithmetic is used, so the results are the same on every machine."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from leadlight.core.state import State

MARGIN: Final = 0.1  # what the margin counts at the end beside the win; without it, lost matches are played at random


def falling(distance: float) -> float:
    """About exp(-distance) for distances of 0 and more, by four squarings."""
    root = 1.0 / (1.0 + distance / 16.0)
    root *= root
    root *= root
    root *= root
    return root * root


def share_by_points(points: vec[float], scale: float) -> vec[float]:
    """The share of each seat: a seat that is `scale` points behind has about a third of the best seat's share.

    A seat that plays alone has one half with 0 points.
    """
    seats: i64 = len(points)
    if seats == 1:
        return vec[float]([alone(points[0] / scale)])
    best = points[0]
    for seat in range(1, seats):
        best = max(best, points[seat])
    total = 0.0
    shares = vec[float]([0.0] * seats)
    for seat in range(seats):
        shares[seat] = falling((best - points[seat]) / scale)
        total += shares[seat]
    for seat in range(seats):
        shares[seat] /= total
    return shares


def alone(ahead: float) -> float:
    return 1.0 - falling(ahead) / 2.0 if ahead > 0.0 else falling(-ahead) / 2.0


def share_by_places(state: State, points: vec[float], scale: float) -> vec[float]:
    """The shares once the match is over: who shares the first place shares the win, and the margin counts a little."""
    places = state.ranking()
    winners: i64 = places.count(1)
    shares = share_by_points(points, scale)
    for seat in range(len(shares)):
        won = 1.0 / float(winners) if places[seat] == 1 else 0.0
        shares[seat] = MARGIN * shares[seat] + (1.0 - MARGIN) * won
    return shares
