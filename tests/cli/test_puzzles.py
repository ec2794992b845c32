"""`leadlight puzzles` in the terminal: tries, hints, the answer; checking puzzles."""

import json
from datetime import date
from pathlib import Path

import pytest

from leadlight.cli import puzzle_progress
from leadlight.cli.puzzle_progress import Progress
from leadlight.cli.puzzle_session import PuzzleSession
from leadlight.games import GAMES
from leadlight.puzzles import checking
from leadlight.puzzles.checking import Checked
from leadlight.puzzles.library import load_puzzles
from leadlight.puzzles.puzzle import Puzzle
from leadlight.puzzles.trying import set_up

from .conftest import Run


@pytest.fixture
def progress(tmp_path: Path) -> Progress:
    return Progress(tmp_path / "puzzles.json")


def type_lines(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    left = iter(lines)
    monkeypatch.setattr("builtins.input", lambda _: next(left))


def wrong(puzzle: Puzzle) -> list[str]:
    match = set_up(puzzle)
    actions = [action for action in match.state.legal_actions() if action != puzzle.best_action()]
    return list(map(match.game.format_action, actions))


@pytest.mark.parametrize("game", GAMES)
def test_a_right_action_is_explained(
    game: str, progress: Progress, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = load_puzzles(game)[0]
    type_lines(monkeypatch, "nonsense", wrong(puzzle)[0], "hint", puzzle.solution, "leave")
    PuzzleSession(progress).run([puzzle])
    printed = capsys.readouterr().out
    assert "Legal, but not the best" in printed
    assert "That is it" in printed
    assert puzzle.solution in printed
    assert progress.knows(puzzle)
    assert Progress(progress.file).knows(puzzle)


def test_two_wrong_actions_show_the_answer(
    progress: Progress, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = load_puzzles("sintra")[0]
    type_lines(monkeypatch, *wrong(puzzle)[:2], "")
    PuzzleSession(progress).run([puzzle])
    printed = capsys.readouterr().out
    assert "That is it" not in printed
    assert f"Best: {puzzle.solution}" in printed
    assert progress.solved.solved == set()


def test_the_puzzle_of_the_day_counts_for_a_streak(progress: Progress, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = load_puzzles("sintra")[0]
    monkeypatch.setattr(puzzle_progress, "today", lambda: date(2026, 11, 18))
    progress.daily = puzzle.id
    type_lines(monkeypatch, puzzle.solution, "")
    PuzzleSession(progress).run([puzzle])
    assert progress.solved.days == {date(2026, 11, 18)}


def test_checking_reports_how_many_hold(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "check_puzzle", lambda job: Checked(job.puzzle.id, found=True, first=True))
    outcome = run("puzzles", "check", "--sample", "5", "--jobs", "1", "--seed", "3", "--json")
    report = json.loads(outcome.out)
    assert {game: (each["checked"], each["hold"]) for game, each in report["games"].items()} == dict.fromkeys(
        GAMES, (5, 5)
    )
