"""How a level plays a game: how far it looks ahead, and what it gets wrong."""

from collections.abc import Callable
from typing import NamedTuple

from leadlight.core.state import State

BlindSpot = Callable[[State, int], float]


class Style(NamedTuple):
    """One level of one game. Without nodes it looks one action ahead."""

    nodes: int = 0  # positions that it examines for a decision, if the spec sets no budget
    trained: bool = False  # whether it uses the trained evaluation where one is packaged for such matches
    noise: float = 0.0  # by how many points it misjudges an action at most
    blind_spot: BlindSpot | None = None  # what is added to the value of a position for what the level does not see
    alone: int = 0  # instead of `nodes` for a seat that plays alone and plans whole rounds, if not 0
    per_pair: bool = False  # whether it examines its nodes for every pair of players, as there is more to look ahead to

    def nodes_with(self, players: int) -> int:
        """How many positions the level examines for a decision in a match of so many players."""
        if players == 1 and self.alone:
            return self.alone
        return self.nodes * (players * (players - 1) // 2) if self.per_pair else self.nodes
