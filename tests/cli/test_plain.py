"""Playing line by line."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from leadlight.games import find_game
from leadlight.locales import LANGUAGES
from leadlight.play.files import load_record
from leadlight.play.replay import replay

from .conftest import Run

SINTRA = find_game("sintra")
PLAY = ("play", "sintra", "--plain", "--seed=5", "--people=Ann,Ben")


def type_lines(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    waiting = iter(lines)

    def answer(prompt: str) -> str:
        print(prompt, end="")
        try:
            return next(waiting)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", answer)


def test_a_whole_match_can_be_played_in_words(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Every line is the first legal action, as the record tells it while the match goes on."""
    file = tmp_path / "match.json"

    def answer(_: str) -> str:
        match = replay(load_record(file))
        return SINTRA.format_action(match.state.legal_actions()[0])

    monkeypatch.setattr("builtins.input", answer)
    outcome = run(*PLAY, f"--save={file}")
    assert outcome.code == 0
    assert "The match is over." in outcome.out
    assert load_record(file).result is not None


def test_leaving_keeps_the_match_and_resume_goes_on(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    type_lines(monkeypatch, "legal", "score", "board", "rules", "help", "", "undo", "leave")
    left = run(*PLAY)
    assert "Go on with: leadlight resume" in left.out
    assert "There is nothing of yours to take back" in left.err
    type_lines(monkeypatch, "leave")
    assert "Ben> " in run("resume", "--plain").out


def test_an_action_is_told_and_taken_back(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    type_lines(monkeypatch)
    run(*PLAY, f"--save={file}")
    before = load_record(file)
    action = SINTRA.format_action(replay(before).state.legal_actions()[0])
    type_lines(monkeypatch, action, "undo")
    outcome = run("resume", str(file), "--plain")
    assert "from display" in outcome.out
    assert "Taken back." in outcome.out
    assert load_record(file) == before


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("pass", "You cannot pass. Rule S4.3"),
        ("9 pink > 1", "Display 9 is not in play with 2 players. Rule S2.1"),
        ("keep pink", "there is no pane to keep. Rule S4.2"),
        ("1 purple > 3", "“purple” is not a colour"),
        ("gibberish", "is not an action"),
        ("1 pink > 9", "“9” is not a strip"),
    ],
)
def test_a_refused_line_says_why_and_changes_nothing(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, line: str, sentence: str
) -> None:
    file = tmp_path / "match.json"
    type_lines(monkeypatch, line)
    outcome = run(*PLAY, f"--save={file}")
    assert sentence in outcome.err.replace("\n", " ")
    assert replay(load_record(file)).actors[-1] < 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_position_is_told_in_every_language(run: Run, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    type_lines(monkeypatch)
    lines = run(*PLAY, f"--lang={language}").out.splitlines()
    assert len(lines) > 24
    assert not [line for line in lines if "sintra-" in line]


def start(command: list[str], environment: dict[str, str]) -> subprocess.Popen[str]:
    pipe = subprocess.PIPE
    return subprocess.Popen(command, env=environment, text=True, stdin=pipe, stdout=pipe, stderr=pipe)


def read_until(process: subprocess.Popen[str], text: str) -> None:
    assert process.stdout is not None
    while text not in (line := process.stdout.readline()):
        assert line, "the match ended too early"


def test_ctrl_c_in_the_middle_keeps_the_match(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    command = [sys.executable, "-m", "leadlight", *PLAY, f"--save={file}"]
    environment = os.environ | {"PYTHONUNBUFFERED": "1"}
    with start(command, environment) as process:
        read_until(process, "Write an action")
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=20)
    assert process.returncode == 0
    assert "Go on with: leadlight resume" in out
    assert "Traceback" not in err
    assert replay(load_record(file)).actor >= 0


def test_a_killed_match_is_on_disk_up_to_the_last_accepted_action(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    command = [sys.executable, "-m", "leadlight", *PLAY, f"--save={file}"]
    environment = os.environ | {"PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        command, env=environment, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        while not process.stdout.readline().startswith("Write an action"):
            pass
        action = SINTRA.format_action(replay(load_record(file)).state.legal_actions()[0])
        process.stdin.write(f"{action}\n")
        process.stdin.flush()
        read_until(process, "from display")
        process.kill()
    assert load_record(file).actions[-1] == action


def test_every_named_bot_gets_a_seat(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    type_lines(monkeypatch)
    run("play", "sintra", "--plain", "--bots=greedy,random", f"--save={tmp_path / 'match.json'}")
    assert [seat.bot for seat in load_record(tmp_path / "match.json").seats] == [None, "greedy", "random"]
