"""Who plays when nobody sits there, by name."""

from leadlight.bots.bot import Bot
from leadlight.bots.greedy import Greedy
from leadlight.bots.random import Random
from leadlight.core.errors import OptionError

BOTS: dict[str, Bot] = {bot.name: bot for bot in (Random(), Greedy())}  # every bot, by name


def find_bot(name: str) -> Bot:
    """The bot of that name; `OptionError` when there is none.

    >>> leadlight.find_bot("greedy").name
    'greedy'
    """
    if name not in BOTS:
        raise OptionError("bot-unknown", bot=name, expected=", ".join(BOTS))
    return BOTS[name]
