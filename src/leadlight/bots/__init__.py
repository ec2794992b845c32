"""Who plays when nobody sits there. `find_bot("greedy")` gives one; `docs/bots.md` tells how to write one."""

from leadlight.bots.bot import Bot
from leadlight.bots.finding import BOTS, STAND_IN, bot_names, find_bot
from leadlight.play.perspective import Perspective, Step
from leadlight.play.thinking import Budget, Progress, Thinking

__all__ = [
    "BOTS",
    "STAND_IN",
    "Bot",
    "Budget",
    "Perspective",
    "Progress",
    "Step",
    "Thinking",
    "bot_names",
    "find_bot",
]
