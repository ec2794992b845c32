"""What a solver says about every action of a position."""

from typing import NamedTuple

from librt.vecs import vec

from leadlight.bots.search.shares import alone, share_by_points

Shares = tuple[float, ...]  # of the win, by seat
MARGIN = 0.02  # what the margin counts at the end beside the win, so that the better of two losing actions is named


class SolvedAction(NamedTuple):
    action: int
    shares: Shares


class Solved(NamedTuple):
    """All actions of a position, best first."""

    actions: list[SolvedAction]
    nodes: int


def rank(solved: list[SolvedAction], seat: int, nodes: int) -> Solved:
    return Solved(sorted(solved, key=lambda each: (-each.shares[seat], each.action)), nodes)


def count_margin(won: list[float], points: list[float], scale: float) -> Shares:
    """The shares of the win with a little for the margin. A seat that plays alone has its points above the target."""
    alone_ahead = alone(points[0] / scale)
    margins = [alone_ahead] if len(won) == 1 else list(share_by_points(vec[float](points), scale))
    return tuple((1.0 - MARGIN) * share + MARGIN * margin for share, margin in zip(won, margins, strict=True))
