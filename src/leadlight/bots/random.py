"""Plays any legal action, each as likely as the others: every other bot is measured from here."""

from leadlight.play.perspective import Perspective
from leadlight.play.thinking import Thinking


class Random:
    name = "random"

    def choose(self, perspective: Perspective, thinking: Thinking) -> int:
        return thinking.rng.pick(perspective.legal_actions())
