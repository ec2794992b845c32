"""Arguments that several sub-commands share."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from leadlight.core.errors import OptionError
from leadlight.core.game import Game, OptionValue

GameName = Annotated[str, Parameter(help="help-game")]
Players = Annotated[int | None, Parameter(help="help-players")]
RuleOptions = Annotated[tuple[str, ...], Parameter(name="--option", help="help-option", negative=())]
Seed = Annotated[int | None, Parameter(help="help-seed")]
RecordFile = Annotated[Path, Parameter(help="help-record-file")]
Json = Annotated[bool, Parameter(name="--json", help="help-json", negative=())]


def read_options(game: Game, texts: Sequence[str], players: int | None) -> dict[str, OptionValue]:
    """`name=value` texts and the number of players as options of the game, defaults filled in."""
    given: dict[str, OptionValue] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise OptionError("option-form", text=text)
        add_option(given, name, game.option(name).parse(value))
    if players is not None:
        add_option(given, "players", players)
    return game.complete(given)


def add_option(given: dict[str, OptionValue], name: str, value: OptionValue) -> None:
    if given.setdefault(name, value) != value:
        raise OptionError("option-twice", option=name)


def split_names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]
