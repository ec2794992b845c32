"""`leadlight analyse` and `leadlight review`: figures for people and for programs, and clear refusals."""

import json
from pathlib import Path

import pytest

from leadlight.bots import find_bot
from leadlight.core.chance import Rng
from leadlight.play.begin import new_match
from leadlight.play.files import save_record
from leadlight.play.match import Match
from leadlight.play.perspective import Perspective
from leadlight.play.thinking import Thinking

from .conftest import Run


@pytest.fixture(scope="module")
def match() -> Match:
    match, bot = new_match("sintra", ["Olena", "Petr"], seed=2), find_bot("greedy")
    while not match.is_over:
        match.act(match.actor, bot.choose(Perspective.of(match), Thinking(Rng(1))))
    return match


@pytest.fixture
def record(match: Match, tmp_path: Path) -> str:
    file = tmp_path / "match.json"
    save_record(match.record(), file)
    return str(file)


def test_a_review_has_what_it_promises(run: Run, record: str) -> None:
    found = json.loads(run("review", record, "--nodes=1", "--jobs=2", "--json").out)
    assert {"seats", "decisions", "draws", "graph"} <= set(found)
    for seat in found["seats"]:
        assert set(seat) == {"start", "skill", "luck", "unexplained", "result", "accuracy"}
        assert seat["start"] + seat["skill"] + seat["luck"] + seat["unexplained"] == pytest.approx(seat["result"])
    assert set(found["decisions"][0]) == {"ply", "seat", "played", "best", "loss", "mark"}
    assert set(found["draws"][0]) == {"ply", "luck"}
    assert len(found["draws"][0]["luck"]) == 2


def test_an_analysis_has_values_lines_and_reasons(run: Run, record: str, match: Match) -> None:
    ply = max(ply for ply, actor in enumerate(match.actors) if actor >= 0 and ply < match.ply - 4)
    found = json.loads(run("analyse", "sintra", "--record", record, f"--ply={ply}", "--nodes=2000", "--json").out)
    assert found["seat"] == match.actors[ply]
    assert found["exact"]
    first = found["actions"][0]
    assert first["behind"] == 0
    assert first["line"][0] == first["action"]
    assert first["reasons"]
    text = run("analyse", "sintra", "--record", record, f"--ply={ply}", "--nodes=2000").out
    assert first["action"] in text


def test_a_position_is_analysed_as_it_is_written(run: Run, match: Match) -> None:
    start = new_match("sintra", ["Olena", "Petr"], seed=2)
    found = json.loads(run("analyse", "sintra", "--position", str(start.state), "--nodes=1", "--json").out)
    assert found["seat"] == start.actor
    assert match.game.parse_action(found["actions"][0]["action"]) in start.state.legal_actions()


def test_what_cannot_be_analysed_is_refused(run: Run, record: str, match: Match) -> None:
    assert "either" in run("analyse", "sintra").err
    assert "either" in run("analyse", "sintra", "--record", record, "--position", str(match.state)).err
    assert "Nobody" in run("analyse", "sintra", "--record", record).err
    assert "Nobody" in run("analyse", "sintra", "--record", record, "--ply=1").err
    assert "sintra" in run("analyse", "uzory", "--record", record, "--ply=60").err
    assert run("analyse", "sintra", "--record", record, "--ply=100000").err
    assert run("analyse", "sintra", "--position", "nonsense").err
    assert run("analyse", "sintra", "--position", str(match.state), "--time=0").err


def test_an_unfinished_match_is_not_reviewed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "open.json"
    save_record(new_match("sintra", seed=1).record(), file)
    assert "finished" in run("review", str(file)).err
