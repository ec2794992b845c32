"""Plays a random legal action, each equally likely: the baseline for every other bot."""

from leadlight.play.perspective import Perspective
from leadlight.play.thinking import Thinking


class Random:
    name = "random"

    def choose(self, perspective: Perspective, thinking: Thinking) -> int:
        return thinking.rng.pick(perspective.legal_actions())
