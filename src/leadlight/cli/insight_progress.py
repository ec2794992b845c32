"""A progress bar for analyses and reviews, on standard error where somebody can see it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn


@contextmanager
def watched_share(description: str) -> Iterator[Callable[[float], None]]:
    """A function that is told which share of the work is done, from 0 to 1."""
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(description, total=1.0)
        yield lambda share: progress.update(task, completed=share)
