"""Going on with matches that were left."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from leadlight.cli.local_match import seat_everybody
from leadlight.core.chance import Rng
from leadlight.games import find_game
from leadlight.play.files import save_record
from leadlight.play.match import Match
from leadlight.testing.conformance import random_match

from .conftest import Run
from .test_plain import Keyboard, type_lines


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data" / "leadlight" / "matches"


def leave_match(file: Path, game: str, people: list[str], time: int) -> None:
    """A match that was left at this time, in seconds."""
    match = Match(find_game(game), {"players": 2}, seat_everybody(people, [], 2), Rng(2))
    match.draw_chance()
    save_record(match.record(), file)
    os.utime(file, (time, time))


@pytest.fixture
def three(folder: Path) -> None:
    """Two matches that were left, one that is over, and two files that are no records of ours."""
    leave_match(folder / "one.json", "sintra", ["Ann", "Ben"], 1_000_000)
    leave_match(folder / "two.json", "uzory", ["Cyd"], 2_000_000)
    save_record(random_match(find_game("sintra"), {"players": 2}, 1).record(), folder / "over.json")
    (folder / "torn.json").write_text("{")
    (folder / "other.json").write_text(
        '{"leadlight": 1, "game": "chess", "version": 1, "options": {}, "seats": [], "actions": []}'
    )


@pytest.mark.usefixtures("three")
def test_the_list_names_game_people_time_ply_and_turn(run: Run) -> None:
    lines = run("resume", "--list").out.splitlines()
    assert len(lines) == 2
    assert lines[0].split()[:4] == ["1", "Uzory", "Cyd,", "Greedy"]
    assert "1970-01-24" in lines[0]
    assert "Cyd is to play" in lines[0]
    assert lines[1].split()[:4] == ["2", "Sintra", "Ann,", "Ben"]
    assert "action 43, " in lines[1]


@pytest.mark.usefixtures("three")
@pytest.mark.parametrize(("argument", "name"), [("1", "Cyd> "), ("2", "> ")])
def test_a_number_of_the_list_is_an_argument(
    run: Run, monkeypatch: pytest.MonkeyPatch, argument: str, name: str
) -> None:
    type_lines(monkeypatch, "leave")
    out = run("resume", argument, "--plain").out
    assert name in out
    assert ("Cyd" in out) == (argument == "1")


@pytest.mark.usefixtures("three")
@pytest.mark.parametrize("argument", ["0", "3", "99"])
def test_a_number_that_is_not_in_the_list_is_refused(run: Run, argument: str) -> None:
    outcome = run("resume", argument, "--plain")
    assert outcome.code == 2
    assert f"There is no match {argument} in the list; the last is 2." in outcome.err


@pytest.mark.usefixtures("three")
@pytest.mark.parametrize(("number", "player"), [("", "Cyd"), ("1", "Cyd"), ("2", "Ann")])
def test_somebody_at_a_terminal_chooses_from_the_list(
    run: Run, monkeypatch: pytest.MonkeyPatch, number: str, player: str
) -> None:
    monkeypatch.setattr(sys, "stdin", Keyboard())
    type_lines(monkeypatch, number, "leave")
    out = run("resume", "--plain").out
    assert "Which match? Its number, or Enter for the first:" in out
    assert f"{player}:" in out.split("Which match?")[1]


def stop(error: type[BaseException]) -> Callable[[str], str]:
    def answer(_: str) -> str:
        raise error

    return answer


@pytest.mark.usefixtures("three")
@pytest.mark.parametrize("error", [EOFError, KeyboardInterrupt])
def test_nothing_is_chosen_when_somebody_stops(
    run: Run, monkeypatch: pytest.MonkeyPatch, error: type[BaseException]
) -> None:
    monkeypatch.setattr(sys, "stdin", Keyboard())
    monkeypatch.setattr("builtins.input", stop(error))
    outcome = run("resume", "--plain")
    assert outcome.code == 0
    assert "Cyd>" not in outcome.out


@pytest.mark.usefixtures("three")
def test_a_script_goes_on_with_the_match_left_last(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    type_lines(monkeypatch, "leave")
    out = run("resume", "--plain").out
    assert "Which match?" not in out
    assert "Cyd> " in out


def test_a_single_match_is_gone_on_with_at_once(run: Run, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    leave_match(folder / "one.json", "sintra", ["Ann", "Ben"], 1_000_000)
    monkeypatch.setattr(sys, "stdin", Keyboard())
    type_lines(monkeypatch, "leave")
    out = run("resume", "--plain").out
    assert "Which match?" not in out
    assert "You left the match." in out


def test_an_empty_list_says_so(run: Run) -> None:
    outcome = run("resume", "--list")
    assert outcome.code == 2
    assert "There is no match to continue" in outcome.err
