"""All sub-commands under one name. Help texts here are names of messages in the catalogues.

Commands are named by where they are, not imported: each is loaded when it runs, so that `leadlight --help` does not
wait for a database or a terminal library that it will not use.
"""

from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console

from leadlight.cli.arguments import Whole, complete_game
from leadlight.cli.build_notice import format_version
from leadlight.cli.error_text import explain_usage_error
from leadlight.cli.help import TranslatedHelp
from leadlight.core.errors import LeadlightError


def start(*words: Annotated[str, Parameter(show=False)]) -> None:
    """Without a command: open Leadlight in the browser."""
    if words:
        commands = [name for name in app if not name.startswith("-")]
        raise LeadlightError("usage-command", token=words[0], expected=", ".join(commands))
    from leadlight.cli.serve import open_leadlight

    open_leadlight()


app = App(
    name="leadlight",
    help="app-about",
    version=format_version,
    help_format="plaintext",
    help_formatter=TranslatedHelp(),
    error_formatter=explain_usage_error,
    error_console=Console(stderr=True, highlight=False),
)
app["--help"].help = "help-help"
app["--version"].help = "help-version"
app.default(start)
app.command("leadlight.cli.serve:serve", help="help-serve")
app.command("leadlight.cli.play:play", help="help-play")
app.command("leadlight.cli.resume:resume", help="help-resume")
app.command("leadlight.cli.bots:bots", help="help-bots")
app.command("leadlight.cli.simulate:simulate", help="help-simulate")
app.command("leadlight.cli.arena:arena", help="help-arena")
app.command("leadlight.cli.train:train", help="help-train")
app.command("leadlight.cli.replay:replay", help="help-replay")
app.command("leadlight.cli.review:review", help="help-review")
app.command("leadlight.cli.analyse:analyse", help="help-analyse")
app.command("leadlight.cli.verify:verify", help="help-verify")
app.command("leadlight.cli.learn:learn", help="help-learn")
app.command("leadlight.cli.rules:rules", help="help-rules")
app.command("leadlight.cli.printing:print_sheets", name="print", help="help-print")
app.command("leadlight.cli.backup:backup", help="help-backup")
app.command("leadlight.cli.backup:restore", help="help-restore")
app.command("leadlight.cli.worker:worker", help="help-worker")
app.command("leadlight.cli.databases:migrate", help="help-migrate")
app.command("leadlight.cli.databases:move", help="help-move")
app.command("leadlight.cli.completion:completion", help="help-completion")

bench = App(name="bench", help="help-bench")
bench.command("leadlight.cli.bench:engine", help="help-bench-engine")
bench.command("leadlight.cli.bench:search", help="help-bench-search")
bench.command("leadlight.cli.bench:server", help="help-bench-server")
app.command(bench)

puzzles = App(name="puzzles", help="help-puzzles")


@puzzles.default
def solve_puzzles(
    game: Annotated[str | None, Parameter(help="help-puzzles-game", completer=complete_game)] = None,
    /,
    *,
    theme: Annotated[str | None, Parameter(help="help-puzzles-theme")] = None,
    difficulty: Annotated[Whole | None, Parameter(help="help-puzzles-difficulty")] = None,
    daily: Annotated[bool, Parameter(help="help-puzzles-daily", negative=())] = False,
) -> None:
    from leadlight.cli.puzzles import solve

    solve(game, theme, difficulty, daily=daily)


puzzles.command("leadlight.cli.puzzles:mine", help="help-puzzles-mine")
puzzles.command("leadlight.cli.puzzles:check", help="help-puzzles-check")
app.command(puzzles)

moderate = App(name="moderate", help="help-moderate")
for word in ("tables", "people", "guests", "delete", "mute", "unmute", "block", "unblock"):
    moderate.command(f"leadlight.cli.moderate:{word}", help=f"help-moderate-{word}")
app.command(moderate)
