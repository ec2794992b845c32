"""The bots that hosts of tables may choose: ours, those of installed packages, and those given with `--bots`.

A guest can only choose one of them. No name that a client sends is imported, and no client can set parameters.
"""

from collections.abc import Mapping, Sequence

import msgspec

from leadlight.bots import BOTS, bot_names, find_bot
from leadlight.core.errors import OptionError


class OfferedBot(msgspec.Struct, frozen=True):
    """`name` is what a seat shows; `spec` is how the bot is found."""

    name: str
    spec: str


BotOffer = Mapping[str, OfferedBot]  # by what guests ask for
OURS: BotOffer = {name: OfferedBot(name, name) for name in BOTS}


def offer_bots(specs: Sequence[str]) -> dict[str, OfferedBot]:
    """All known bots and the given ones. Raises `OptionError` if one of these cannot be loaded.

    Guests ask for a bot by its own name, or by its spec where that name is taken.
    """
    offer = {name: OfferedBot(name, name) for name in bot_names()}
    for spec in specs:
        name = find_bot(spec).name
        offer[spec if name in offer else name] = OfferedBot(name, spec)
    return offer


def require_offered(offer: BotOffer, asked: str) -> OfferedBot:
    if asked not in offer:
        raise OptionError("bot-unknown", bot=asked, expected=", ".join(offer))
    return offer[asked]
