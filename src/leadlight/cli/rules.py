"""`leadlight rules`: a game in short, its numbered rules as refusals cite them, and worked examples."""

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
from leadlight.core.game import Game
from leadlight.games import find_game
from leadlight.locales import FOLDER, current_texts, translate


def complete_number(context: CompletionContext) -> list[str]:
    game = chosen_game(context)
    return (
        [] if game is None else [name for rules in read_chapters(game.name).items() for name in (rules[0], *rules[1])]
    )


RuleNumber = Annotated[str | None, Parameter(help="help-rule-number", completer=complete_number)]


def rules(game: GameName, number: RuleNumber = None, /) -> None:
    found = find_game(game)
    chapters = read_chapters(found.name)
    wanted = (number or "").casefold()
    known = {name.casefold() for chapter, numbers in chapters.items() for name in (chapter, *numbers)}
    if wanted and wanted not in known:
        raise LeadlightError("rule-unknown", number=str(number))
    console = Console(highlight=False)
    if not wanted:
        console.print(Text(translate("rules-in-short"), style="bold"))
        console.print(translate(f"{found.name}-in-short"), end="\n\n")
    for chapter, numbers in chapters.items():
        chosen = [rule for rule in numbers if wanted in ("", chapter.casefold(), rule.casefold())]
        if chosen:
            console.print(*draw_heading(found.name, chapter), draw_rules(found, chosen), sep="\n")


def read_chapters(game: str) -> dict[str, list[str]]:
    """Chapters with the numbers of their rules, in the order of the English catalogue; the last have the examples."""
    chapters: dict[str, list[str]] = {}
    text = (FOLDER / "en" / f"{game}-rules.ftl").read_text(encoding="utf-8")
    for kind, number in re.findall(rf"^{game}-(rules?|examples?|editions?)-([\w-]+) =", text, re.MULTILINE):
        if kind.endswith("s"):
            chapters[number] = []
        else:
            chapters[list(chapters)[-1]].append(number.replace("-", "."))
    return chapters


def draw_heading(game: str, chapter: str) -> list[Text]:
    """The title of a chapter; above examples and differences between editions also what holds for all of them."""
    if current_texts().has(f"{game}-rules-{chapter}"):
        return [Text(f"{chapter}  {translate(f'{game}-rules-{chapter}')}", style="bold")]
    kind = "examples" if current_texts().has(f"{game}-examples-{chapter}") else "editions"
    return [Text(translate(f"rules-{kind}"), style="bold"), Text(translate(f"{game}-{kind}-{chapter}"))]


def draw_rules(game: Game, numbers: list[str]) -> Table:
    """Rules or examples by number. Below the rule of an option stands how the command line sets it."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold cyan", no_wrap=True, min_width=7)
    table.add_column()
    settings = {option.rule: f"--option {option.name}={'|'.join(map(str, option.values))}" for option in game.options}
    for number in numbers:
        table.add_row(number, translate(find_message(game.name, number)))
        if number in settings:
            table.add_row("", Text(settings[number], style="dim"))
    table.add_row()
    return table


def find_message(game: str, number: str) -> str:
    """The message of a rule such as S6.2, of an example such as SE3, or of a difference such as SD1."""
    names = (rule_message(game, number), f"{game}-example-{number}", f"{game}-edition-{number}")
    return next(name for name in names if current_texts().has(name))
