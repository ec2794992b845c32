"""Help pages in the reader's language: the texts in the code are names of messages."""

import re
from typing import Any

from cyclopts.help import HelpEntry, HelpPanel
from rich.console import Console, ConsoleOptions
from rich.table import Table
from rich.text import Text

from leadlight.locales import current_texts, translate

# These texts list the games or the bots.
NAMES_CHOICES = ("help-puzzles-game", "help-game", "help-play-bots", "help-simulate-bots", "help-arena-bots")


class TranslatedHelp:
    """Draws what cyclopts collected about a command."""

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:  # noqa: ARG002
        if not panel.entries:
            return
        table = Table.grid(padding=(0, 3))
        table.add_column(style="bold", no_wrap=True)
        table.add_column()
        for entry in panel.entries:
            table.add_row("  " + entry_names(entry, panel.format), describe(entry))
        console.print(Text(translate(name_panel(panel)), style="bold"))
        console.print(table)
        console.print()
        if any("--option" in entry.names for entry in panel.entries):
            console.print(Text(translate("help-rule-options"), style="bold"))
            console.print(draw_options())
            console.print()

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:  # noqa: ARG002
        words = str(usage).removeprefix("Usage: ").strip()
        words = words.replace("COMMAND", translate("help-command")).replace("[OPTIONS]", "[…]").replace(" [ARGS]", "")
        words = re.sub(r"\b[A-Z]+\b", lambda found: translate_label(found[0]), words)
        console.print(f"{translate('help-usage')}: {words}\n", markup=False, highlight=False)

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:  # noqa: ARG002
        message = read_message(description)
        console.print(translate_help(message) + "\n", markup=False, highlight=False)
        if message == "app-about":
            console.print(f"{translate('app-language')}\n{translate('app-names')}\n", markup=False, highlight=False)


def name_panel(panel: HelpPanel) -> str:
    if panel.format == "command":
        return "help-commands"
    return "help-arguments" if any(entry.positional_label for entry in panel.entries) else "help-options"


def translate_label(label: str) -> str:
    message = f"help-name-{label.casefold()}"
    return translate(message) if current_texts().has(message) else label


def entry_names(entry: HelpEntry, kind: str) -> str:
    names = [*entry.names, *entry.shorts]
    if kind == "command":
        return ", ".join(names)
    options = [name for name in names if name.startswith("-")]
    return ", ".join(options) or translate_label(str(entry.positional_label))


def describe(entry: HelpEntry) -> Text:
    text = Text(translate_help(read_message(entry.description)))
    notes = []
    if entry.choices:
        notes.append(f"{translate('help-choices')} {', '.join(entry.choices)}")
    if entry.default and entry.default not in ("()", "False", "True"):
        notes.append(f"{translate('help-default')} {entry.default}")
    if entry.required:
        notes.append(translate("help-required"))
    return text.append(f" [{'; '.join(notes)}]", style="dim") if notes else text


def read_message(text: Any) -> str:
    """The name of a message, extracted from what cyclopts made of it."""
    return str(getattr(text, "plain", None) or getattr(text, "primary_renderable", text) or "").strip()


def translate_help(message: str) -> str:
    """The help text for a message name; any other text stays as it is."""
    if not current_texts().has(message):
        return message
    return translate(message, **(name_choices() if message in NAMES_CHOICES else {}))


def name_choices() -> dict[str, str]:
    from leadlight.bots import BOTS
    from leadlight.games import GAMES

    return {"games": ", ".join(GAMES), "bots": ", ".join(BOTS)}


def draw_options() -> Table:
    """Every game's options but the number of players, with their values."""
    from leadlight.games import GAMES

    table = Table.grid(padding=(0, 3))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for game in GAMES.values():
        for option in game.options[1:]:
            values = "|".join(map(str, option.values))
            table.add_row(f"  {game.name} {option.name}={values}", translate(f"help-option-{option.name}"))
    return table
