"""Finds the bot that a spec names: one of ours, one of an installed package, or any class by its import path."""

import importlib
import inspect
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from importlib.metadata import EntryPoint, entry_points
from types import ModuleType
from typing import Any, cast

from leadlight.bots.bot import Bot
from leadlight.bots.greedy import Greedy
from leadlight.bots.learned import Learned
from leadlight.bots.levels import LEVELS
from leadlight.bots.levels.bot import Level
from leadlight.bots.random import Random
from leadlight.bots.search.bot import Search, Uct
from leadlight.bots.spec import BUDGET, LONGEST_SPEC, BotSpec, parse_spec
from leadlight.core.errors import OptionError
from leadlight.play.perspective import Perspective
from leadlight.play.thinking import Budget, Thinking

MakeBot = Callable[..., Bot]

BOTS: dict[str, MakeBot] = {name: partial(Level, name) for name in LEVELS} | {"greedy": Greedy, "random": Random}
# Found by name, offered to nobody: the levels by their numbers, and bots for measuring.
UNLISTED: dict[str, MakeBot] = {"level": Level, "learned": Learned, "search": Search, "uct": Uct}
STAND_IN = "greedy"  # plays for people and bots that are away, late or gone
GROUP = "leadlight.bots"  # the entry points with which installed packages offer bots
LONGEST_NAME = 32  # characters; longer names do not fit a seat


@dataclass(frozen=True)
class BudgetedBot:
    """A bot with its own budget, which replaces the budget that it is given."""

    bot: Bot
    budget: Budget

    @property
    def name(self) -> str:
        return self.bot.name

    def choose(self, perspective: Perspective, thinking: Thinking) -> int:
        return self.bot.choose(perspective, replace(thinking, budget=self.budget))


def find_bot(text: str) -> Bot:
    """The bot that a spec such as `greedy`, `level:6:time=0.5` or `my_package.bots:MyBot:depth=3` names.

    Raises `OptionError` for an unknown name, a module that cannot be imported, a class that does not exist, or
    parameters that the bot does not take. A name with a dot in it, or followed by a class, is a module; importing one
    runs its code, so a spec must come from somebody who may run code here.

    >>> leadlight.find_bot("greedy").name
    'greedy'
    """
    spec = parse_spec(text)
    bot = build(spec)
    return bot if spec.budget == Budget() else BudgetedBot(bot, spec.budget)


def bot_names() -> list[str]:
    """The names of our bots, the levels first from weak to strong, then of those in installed packages.

    Installed packages are not imported for this.
    """
    return [*BOTS, *(name for name in sorted(installed_bots()) if name not in BOTS)]


def installed_bots() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def build(spec: BotSpec) -> Bot:
    if len(spec.text) > LONGEST_SPEC:
        raise OptionError("bot-unknown", bot=spec.text, expected=", ".join(bot_names()))
    if make := BOTS.get(spec.name) or UNLISTED.get(spec.name):
        return construct(spec, make, *spec.values)
    if point := installed_bots().get(spec.name):
        return construct(spec, load(spec, point), *spec.values)
    if spec.values and isinstance(spec.values[0], str) and is_path(spec.name):
        return construct(spec, find_class(spec, spec.values[0]), *spec.values[1:])
    raise OptionError("bot-unknown", bot=spec.text, expected=", ".join(bot_names()))


def is_path(name: str) -> bool:
    return all(part.isidentifier() for part in name.split("."))


def load(spec: BotSpec, point: EntryPoint) -> MakeBot:
    try:
        found: object = point.load()
    except Exception as error:
        raise OptionError("bot-import", bot=spec.text, module=point.value, reason=describe(error)) from error
    if not callable(found):
        raise no_bot(point.value)
    return cast(MakeBot, found)


def find_class(spec: BotSpec, name: str) -> MakeBot:
    try:
        module = importlib.import_module(spec.name)
    except Exception as error:
        raise OptionError("bot-import", bot=spec.text, module=spec.name, reason=describe(error)) from error
    classes = bot_classes(module)
    if name not in classes:
        raise OptionError("bot-class", module=spec.name, name=name, expected=", ".join(classes) or "–")
    return classes[name]


def bot_classes(module: ModuleType) -> dict[str, MakeBot]:
    """The bot classes of a module. Nothing else in it is ever called, because a stranger's record may name any path."""
    members: list[tuple[str, Any]] = inspect.getmembers(module, inspect.isclass)
    return {name: found for name, found in members if hasattr(found, "choose") and found is not Bot}


def construct(spec: BotSpec, make: MakeBot, *values: object) -> Bot:
    """The bot, made with the parameters of the spec. Any object with a name and `choose` is a bot."""
    require_parameters(spec, make, values)
    try:
        bot = make(*values, **spec.parameters)
    except OptionError:
        raise
    except Exception as error:
        raise OptionError("bot-refused", bot=spec.text, reason=describe(error)) from error
    name = getattr(bot, "name", None)
    if not callable(getattr(bot, "choose", None)) or not isinstance(name, str) or not is_label(name):
        raise no_bot(spec.text)
    return bot


def no_bot(path: str) -> OptionError:
    return OptionError("bot-none", path=path, longest=LONGEST_NAME)


def is_label(name: str) -> bool:
    return name.isprintable() and 0 < len(name) <= LONGEST_NAME


def require_parameters(spec: BotSpec, make: MakeBot, values: tuple[object, ...]) -> None:
    try:
        signature = inspect.signature(make)
    except ValueError:  # some compiled classes have none; then the constructor itself must refuse
        return
    try:
        signature.bind(*values, **spec.parameters)
    except TypeError:
        known = [*signature.parameters, *BUDGET]
        raise OptionError("bot-parameter", bot=spec.text, expected=", ".join(known)) from None


def describe(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
