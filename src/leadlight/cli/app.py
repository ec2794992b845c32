"""All sub-commands under one name. Help texts here are names of messages in the catalogues."""

from cyclopts import App
from rich.console import Console

from leadlight.cli import backup, bench, completion, play, printing, replay, resume, rules, serve, simulate, verify
from leadlight.cli.build_notice import format_version
from leadlight.cli.error_text import complain_usage
from leadlight.cli.help import TranslatedHelp

app = App(
    name="leadlight",
    help="app-about",
    version=format_version,
    help_format="plaintext",
    help_formatter=TranslatedHelp(),
    error_formatter=complain_usage,
    error_console=Console(stderr=True, highlight=False),
)
app["--help"].help = "help-help"
app["--version"].help = "help-version"
app.default(serve.start)
app.command(serve.serve, help="help-serve")
app.command(play.play, help="help-play")
app.command(resume.resume, help="help-resume")
app.command(simulate.simulate, help="help-simulate")
app.command(replay.replay, help="help-replay")
app.command(verify.verify, help="help-verify")
app.command(rules.rules, help="help-rules")
app.command(printing.print_sheets, name="print", help="help-print")
app.command(backup.backup, help="help-backup")
app.command(backup.restore, help="help-restore")
app.command(completion.completion, help="help-completion")

bench_app = App(name="bench", help="help-bench")
bench_app.command(bench.engine, help="help-bench-engine")
bench_app.command(bench.server, help="help-bench-server")
app.command(bench_app)
