"""Who plays when nobody sits there, by name."""

from leadlight.bots.bot import Bot
from leadlight.bots.greedy import Greedy
from leadlight.bots.random import Random
from leadlight.core.errors import OptionError

BOTS: dict[str, Bot] = {bot.name: bot for bot in (Random(), Greedy())}


def find_bot(name: str) -> Bot:
    if name not in BOTS:
        raise OptionError("bot-unknown", bot=name, expected=", ".join(BOTS))
    return BOTS[name]
