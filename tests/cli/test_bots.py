"""Bots of one's own on the command line."""

from pathlib import Path

import pytest

from leadlight.core.chance import Rng
from leadlight.play.files import load_record
from leadlight.play.replay import resume

from .conftest import Run
from .test_plain import type_lines

CARELESS = "tests.bots.naughty:Careless"


@pytest.mark.parametrize("command", [("simulate", "sintra"), ("play", "sintra", "--plain"), ("serve",)], ids=" ".join)
@pytest.mark.parametrize(
    ("bots", "sentence"),
    [
        ("deep", "There is no bot “deep”. Known: random, greedy."),
        ("no.module:Bot", "The bot “no.module:Bot” cannot be loaded. Importing no.module failed: ModuleNotFoundError"),
        ("tests.bots.naughty:Wise", "There is no bot “Wise” in tests.bots.naughty. It has: Careless, Cheater, Dreamer"),
        ("greedy,greedy:depth=3", "The bot “greedy:depth=3” does not take these parameters. It takes: time, nodes."),
        ("greedy:time=now", "“now” does not fit time of the bot “greedy:time=now”."),
    ],
)
def test_what_is_no_bot_is_refused(run: Run, command: tuple[str, ...], bots: str, sentence: str) -> None:
    outcome = run(*command, f"--bots={bots}")
    assert outcome.code == 2
    assert sentence in " ".join(outcome.err.split())


def test_a_bot_that_fails_in_words_is_answered_for(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """And the match that was left knows its bot again."""
    file = tmp_path / "match.json"
    type_lines(monkeypatch, "leave")
    play = ("play", "sintra", "--plain", "--seed=1", "--option=starter=first", f"--save={file}")
    assert "Ann> " in run(*play, "--people=Ann", f"--bots={CARELESS}").out
    assert [(seat.name, seat.bot) for seat in load_record(file).seats] == [("Ann", None), ("Careless", CARELESS)]
    actions = len(load_record(file).actions)
    type_lines(monkeypatch, first_action(file), "leave")
    resumed = run("resume", str(file), "--plain")
    assert "Careless failed; Greedy chose instead." in resumed.out
    assert len(load_record(file).actions) >= actions + 2


def first_action(file: Path) -> str:
    match = resume(load_record(file), Rng(1))
    return match.game.format_action(match.state.legal_actions()[0])
