"""`leadlight rules`: the numbered rules of a game, as refusals cite them."""

import re
from typing import Annotated

from cyclopts import Parameter
from cyclopts.completion import CompletionContext
from rich.console import Console
from rich.table import Table
from rich.text import Text

from leadlight.cli.arguments import GameName, chosen_game
from leadlight.cli.error_text import rule_message
from leadlight.core.errors import LeadlightError
from leadlight.games import find_game
from leadlight.locales import FOLDER, translate


def complete_number(context: CompletionContext) -> list[str]:
    game = chosen_game(context)
    return (
        [] if game is None else [name for rules in read_chapters(game.name).items() for name in (rules[0], *rules[1])]
    )


RuleNumber = Annotated[str | None, Parameter(help="help-rule-number", completer=complete_number)]


def rules(game: GameName, number: RuleNumber = None, /) -> None:
    found = find_game(game)
    chapters = read_chapters(found.name)
    wanted = (number or "").upper()
    if number and wanted not in chapters and not any(wanted in numbers for numbers in chapters.values()):
        raise LeadlightError("rule-unknown", number=number)
    console = Console(highlight=False)
    for chapter, numbers in chapters.items():
        chosen = [rule for rule in numbers if wanted in ("", chapter, rule)]
        if chosen:
            console.print(Text(f"{chapter}  {translate(f'{found.name}-rules-{chapter}')}", style="bold"))
            console.print(draw_rules(found.name, chosen))


def read_chapters(game: str) -> dict[str, list[str]]:
    """Chapters with their rules, in the order of the English catalogue."""
    chapters: dict[str, list[str]] = {}
    text = (FOLDER / "en" / f"{game}-rules.ftl").read_text(encoding="utf-8")
    for chapter in re.findall(rf"^{game}-rules-([A-Z]\d+) =", text, re.MULTILINE):
        chapters[chapter] = [
            f"{chapter}.{rule}" for rule in re.findall(rf"^{game}-rule-{chapter}-(\d+) =", text, re.MULTILINE)
        ]
    return chapters


def draw_rules(game: str, numbers: list[str]) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold cyan", no_wrap=True, min_width=7)
    table.add_column()
    for number in numbers:
        table.add_row(number, translate(rule_message(game, number)))
    table.add_row()
    return table
