"""Any legal action, each as likely: the floor every other bot is measured from."""

from leadlight.core.chance import Rng
from leadlight.play.perspective import Perspective


class Random:
    name = "random"

    def choose(self, perspective: Perspective, rng: Rng) -> int:
        return rng.pick(perspective.legal_actions())
