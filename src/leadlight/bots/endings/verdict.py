"""What a solver says about a position."""


class Verdict:
    """The outcome of perfect play for the seat that acts, and an action that leads to it."""

    def __init__(self, action: int, result: float, margin: float, nodes: int) -> None:
        self.action = action
        self.result = result  # 1 for a win, 0 for a tie, -1 for a loss; the mean where chance has a part
        self.margin = margin  # in points
        self.nodes = nodes  # positions examined
