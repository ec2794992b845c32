"""Bots: programs that play a seat. `find_bot("greedy")` returns one; `docs/bots.md` explains how to write one."""

from leadlight.bots.bot import Bot
from leadlight.bots.finding import BOTS, STAND_IN, bot_names, find_bot
from leadlight.bots.levels import LEVELS
from leadlight.play.perspective import Perspective, Step
from leadlight.play.thinking import Budget, Progress, Thinking

__all__ = [
    "BOTS",
    "LEVELS",
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
