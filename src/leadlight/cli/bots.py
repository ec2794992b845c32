"""`leadlight bots`: the six levels of a game and how each one plays it, and the other bots."""

from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table
from rich.text import Text

from leadlight.bots import LEVELS, bot_names
from leadlight.cli.arguments import complete_game
from leadlight.cli.bot_matches import bot_name
from leadlight.games import GAMES, find_game
from leadlight.locales import current_texts, translate

AnyGame = Annotated[str | None, Parameter(help="help-game", completer=complete_game)]


def bots(game: AnyGame = None, /) -> None:
    """Without a game, the levels of all games."""
    console = Console(highlight=False)
    for name in [find_game(game).name] if game is not None else list(GAMES):
        console.print(Text(translate(f"{name}-name"), style="bold"), draw_levels(name), "", sep="\n")
    console.print(Text(translate("levels-others"), style="bold"), draw_others(), sep="\n")


def draw_levels(game: str) -> Table:
    table = Table.grid(padding=(0, 3))
    for number, level in enumerate(LEVELS, start=1):
        table.add_row(f"  level:{number}", level, bot_name(level), translate(f"{game}-level-{level}"))
    return table


def draw_others() -> Table:
    table = Table.grid(padding=(0, 3))
    for bot in [name for name in bot_names() if name not in LEVELS]:
        hint = f"lobby-bot-{bot}-hint"
        table.add_row(f"  {bot}", bot_name(bot), translate(hint) if current_texts().has(hint) else "")
    return table
