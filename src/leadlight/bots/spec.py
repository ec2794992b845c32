"""How a bot is written on a command line: `NAME[:value…][:key=value…]`, with `package.module:Class` for a name too."""

import math
import re

import msgspec

from leadlight.core.errors import OptionError
from leadlight.play.thinking import Budget

Parameter = int | float | bool | str

BUDGET = {"time": "seconds", "nodes": "nodes"}  # accepted for every bot; the bot itself never gets them
LONGEST_SPEC = 200  # characters; a record holds no more
WORDS: dict[str, bool] = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
WHOLE = re.compile(r"[+-]?\d+")


class BotSpec(msgspec.Struct, frozen=True):
    """A bot's name or module, the values for its constructor, and its budget per decision."""

    text: str  # as it was written
    name: str
    values: tuple[Parameter, ...] = ()
    parameters: dict[str, Parameter] = {}
    budget: Budget = Budget()


def parse_spec(text: str) -> BotSpec:
    name, *parts = text.strip().split(":")
    values = tuple(parse_value(part) for part in parts if "=" not in part)
    named = [part.partition("=") for part in parts if "=" in part]
    parameters = {key.strip(): parse_value(value) for key, _, value in named}
    limits = {BUDGET[key]: parameters.pop(key) for key in BUDGET if key in parameters}
    return BotSpec(text.strip(), name.strip(), values, parameters, parse_budget(text, **limits))


def parse_value(text: str) -> Parameter:
    """The value as an integer, a float or a bool if it can be read as one; otherwise the text itself."""
    text = text.strip()
    if WHOLE.fullmatch(text):
        return int(text)
    try:
        return float(text)
    except ValueError:
        return WORDS.get(text.casefold(), text)


def parse_budget(text: str, seconds: Parameter | None = None, nodes: Parameter | None = None) -> Budget:
    """The budget. Refuses seconds that are not a positive number and nodes that are not a positive integer."""
    if seconds is not None and not (type(seconds) in (int, float) and 0 < float(seconds) < math.inf):
        raise OptionError("bot-budget", bot=text, parameter="time", value=str(seconds))
    if nodes is not None and not (type(nodes) is int and nodes > 0):
        raise OptionError("bot-budget", bot=text, parameter="nodes", value=str(nodes))
    return Budget(None if seconds is None else float(seconds), None if nodes is None else int(nodes))
