"""Bots of one's own on the command line."""

from pathlib import Path

import pytest

from leadlight.bots import LEVELS
from leadlight.core.chance import Rng
from leadlight.core.record import Seat
from leadlight.games import GAMES
from leadlight.locales import LANGUAGES, Texts
from leadlight.play.files import load_record
from leadlight.play.replay import resume

from .conftest import Run
from .test_plain import type_lines

CARELESS = "tests.bots.naughty:Careless"


@pytest.mark.parametrize("command", [("simulate", "sintra"), ("play", "sintra", "--plain"), ("serve",)], ids=" ".join)
@pytest.mark.parametrize(
    ("bots", "sentence"),
    [
        ("deep", "There is no bot “deep”. Known: apprentice, cutter, painter,"),
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


def test_the_bots_are_listed_with_their_characters(run: Run) -> None:
    listed = run("bots", "sagrada").out
    assert [line.split()[:2] for line in listed.splitlines() if "level:" in line] == [
        [f"level:{number}", level] for number, level in enumerate(LEVELS, start=1)
    ]
    assert "Seldom misplaces a die." in " ".join(listed.split())
    assert "greedy" in listed


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_games_and_languages_describe_their_levels(run: Run, language: str) -> None:
    listed = run("bots", f"--lang={language}").out
    assert listed.count("level:6") == len(GAMES)
    assert all(Texts(language).translate(f"{game}-name") in listed for game in GAMES)


@pytest.mark.parametrize("command", [("simulate", "sintra"), ("play", "sintra", "--plain"), ("serve",)], ids=" ".join)
def test_a_level_that_does_not_exist_is_refused(run: Run, command: tuple[str, ...]) -> None:
    outcome = run(*command, "--bots=level:7")
    assert outcome.code == 2
    assert "There is no level “7”. Levels: 1, 2, 3, 4, 5, 6, apprentice," in " ".join(outcome.err.split())


def test_a_level_sits_under_its_name_in_the_reader_s_language(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "match.json"
    type_lines(monkeypatch, "leave")
    out = run("play", "sintra", "--plain", "--bots=level:2:time=0.1", f"--save={file}").out
    assert "Cutter" in out
    assert load_record(file).seats[1] == Seat("cutter", "level:2:time=0.1")


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
