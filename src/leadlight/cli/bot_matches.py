"""What `simulate` and `arena` share: which bots play, the progress of their matches, and how a report is printed."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from leadlight.bots import find_bot
from leadlight.cli.arguments import split_names
from leadlight.cli.build_notice import print_build_notice
from leadlight.core.chance import Rng
from leadlight.core.errors import LeadlightError
from leadlight.core.game import OptionValue
from leadlight.locales import current_texts, translate

T = TypeVar("T")
EXIT_INTERRUPTED = 130


def require_positive(**values: int | None) -> None:
    """Refuse options below 1; those that are not given are left to their defaults."""
    for name, value in values.items():
        if value is not None and value < 1:
            raise LeadlightError("usage-value", value=str(value), token=f"--{name}")


def read_bots(text: str) -> list[str]:
    """The bots in a list separated by commas. Raises `OptionError` for one that does not exist."""
    return [bot for bot in split_names(text) if find_bot(bot)]


def choose_seed(seed: int | None) -> int:
    return Rng().below(2**31) if seed is None else seed


def watched(outcomes: Iterable[T], total: int) -> Iterator[T]:
    """The outcomes, with a progress bar on standard error where somebody can see it."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        yield from progress.track(outcomes, total=total, description=translate("simulate-progress"))


def begin_page(game: str, options: dict[str, OptionValue]) -> Console:
    """A console on which the title of the report is printed."""
    console = Console(highlight=False)
    print_build_notice(console)
    console.print(translate("simulate-title", game=translate(f"{game}-name"), players=int(options["players"])))
    return console


def bot_name(bot: str) -> str:
    """The name in the reader's language; bots that are not ours keep their own name."""
    return translate(f"bot-{bot}") if current_texts().has(f"bot-{bot}") else bot
