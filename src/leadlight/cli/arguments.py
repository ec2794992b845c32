"""Arguments that several sub-commands share, with the values that a shell may complete."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter, Token
from cyclopts.completion import CompletionContext

from leadlight.core.errors import LeadlightError, OptionError
from leadlight.core.game import Game, OptionValue
from leadlight.jobs import Backend


def convert_whole(_: type, tokens: Sequence[Token]) -> int:
    """An integer in decimal digits: 1.5 and 1e3 are errors, not 2 and 1000."""
    return int(tokens[0].value)


def complete_game(_: CompletionContext) -> list[str]:
    from leadlight.games import GAMES

    return list(GAMES)


def complete_players(context: CompletionContext) -> list[str]:
    game = chosen_game(context)
    return [] if game is None else [str(value) for value in game.options[0].values]


def complete_option(context: CompletionContext) -> list[str]:
    """`name=value` for every option of the chosen game."""
    game = chosen_game(context)
    options = () if game is None else game.options[1:]
    return [f"{option.name}={value}" for option in options for value in option.values]


def complete_bots(context: CompletionContext) -> list[str]:
    """Complete the last of several bots, which are separated by commas; keep the text before it."""
    from leadlight.bots import bot_names

    before, comma, _ = context.incomplete.rpartition(",")
    return [f"{before}{comma}{bot}" for bot in bot_names()]


def chosen_game(context: CompletionContext) -> Game | None:
    from leadlight.games import find_game

    try:
        return find_game(str(context["game"].value))
    except (LeadlightError, KeyError):
        return None


Whole = Annotated[int, Parameter(converter=convert_whole)]
GameName = Annotated[str, Parameter(help="help-game", completer=complete_game)]
Players = Annotated[Whole | None, Parameter(help="help-players", completer=complete_players)]
RuleOptions = Annotated[
    tuple[str, ...], Parameter(name="--option", help="help-option", negative=(), completer=complete_option)
]
Seed = Annotated[Whole | None, Parameter(help="help-seed")]
Jobs = Annotated[Whole | None, Parameter(help="help-jobs")]
BackendName = Annotated[Backend, Parameter(help="help-backend")]
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
