"""Playing line by line."""

import io
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from leadlight import is_compiled
from leadlight.cli.plain import WORDS
from leadlight.cli.play import can_draw
from leadlight.core.chance import Rng
from leadlight.games import find_game
from leadlight.locales import LANGUAGES, Texts
from leadlight.play.files import load_record
from leadlight.play.replay import replay

from .conftest import Run

SINTRA = find_game("sintra")
SAGRADA = find_game("sagrada")
UZORY = find_game("uzory")
INTERPRETED = "" if is_compiled() else Texts("en").translate("play-interpreted") + "\n"
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
    assert "Continue with: leadlight resume" in left.out
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_typed_may_be_in_the_readers_language(run: Run, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    texts = Texts(language)
    words = [texts.translate(f"plain-word-{word}") for word in WORDS]
    type_lines(monkeypatch, *words[:4], f"{words[4]} S4.3", *words[5:], "gibberish")
    outcome = run(*PLAY, f"--lang={language}")
    assert texts.translate("plain-legal") in outcome.out
    assert texts.translate("sintra-rule-S4-3") in outcome.out
    assert outcome.out.count(texts.translate("plain-help")) == 2
    assert "gibberish" not in outcome.err
    assert all(word in texts.translate("plain-help") for word in words)


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
        out, err = process.communicate(timeout=120)
    assert process.returncode == 0
    assert "Continue with: leadlight resume" in out
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


@pytest.mark.parametrize("people", ["--players=1", "--people=Ann,Ben"])
def test_a_whole_match_of_sagrada_can_be_played_in_words(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, people: str
) -> None:
    file = tmp_path / "match.json"
    rng = Rng(4)

    def answer(_: str) -> str:
        actions = replay(load_record(file)).state.legal_actions()
        return SAGRADA.format_action(actions[rng.below(len(actions))])

    monkeypatch.setattr("builtins.input", answer)
    outcome = run("play", "sagrada", "--plain", "--seed=5", people, f"--save={file}")
    assert outcome.code == 0
    assert "The match is over." in outcome.out
    assert ("Target" in outcome.out) == (people == "--players=1")
    assert not re.search("[●■♣≈✦]", outcome.out)
    assert load_record(file).result is not None


def test_secrets_of_people_at_one_keyboard_are_told_when_asked_for(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    play = ("play", "sagrada", "--plain", "--seed=5", "--people=Ann,Ben")
    type_lines(monkeypatch, "window 1", "window 2")
    quiet = run(*play).out
    assert "Private objective" not in quiet
    assert "Ann: window chosen" in quiet
    assert "Ann: choose your window. 1: " in quiet
    type_lines(monkeypatch, "board")
    assert run(*play).out.count("Private objective") == 1


def test_one_person_hears_the_own_secrets_and_no_others(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    type_lines(monkeypatch, "window 1", "board")
    out = run("play", "sagrada", "--plain", "--seed=5", "--bots=random,random").out
    assert out.count("Private objective") == 2
    assert "You: window " in out
    assert "Random 1: window chosen" in out


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        (["take R3"], "First choose your window. Rule G2.2"),
        (["window 1", "place r9c9"], "“r9c9” is not a cell. Expected: row and column, r1c1-r4c5."),
        (["window 1", "take X3"], "“x3” is not a die."),
        (["window 1", "tool 13"], "This tool is not on the table. Rule G2.5"),
        (["window 1", "place r1c1"], "You have no die in hand: take one from the pool first. Rule G4.4"),
    ],
)
def test_a_refused_line_of_sagrada_says_why(
    run: Run, monkeypatch: pytest.MonkeyPatch, lines: list[str], sentence: str
) -> None:
    type_lines(monkeypatch, *lines)
    outcome = run("play", "sagrada", "--plain", "--seed=5", "--players=1")
    assert sentence in outcome.err.replace("\n", " ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_position_of_sagrada_is_told_in_every_language(
    run: Run, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    type_lines(monkeypatch, "window 1", "board")
    lines = run("play", "sagrada", "--plain", "--seed=5", "--players=1", f"--lang={language}").out.splitlines()
    assert len(lines) > 24
    assert not [line for line in lines if "sagrada-" in line and ".json" not in line]


@pytest.mark.parametrize("people", ["--bots=random", "--people=Ann,Ben,Cid"])
def test_a_whole_match_of_uzory_can_be_played_in_words(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, people: str
) -> None:
    file = tmp_path / "match.json"
    rng = Rng(4)

    def answer(_: str) -> str:
        actions = replay(load_record(file)).state.legal_actions()
        return UZORY.format_action(actions[rng.below(len(actions))])

    monkeypatch.setattr("builtins.input", answer)
    outcome = run("play", "uzory", "--plain", "--seed=5", people, f"--save={file}")
    assert outcome.code == 0
    assert "The match is over." in outcome.out
    assert re.search(r"nobody white \d+, \w+ \d+", outcome.out)
    assert not re.search("[●▲■♣≈✦◇↯▞]", outcome.out)
    assert ("drawn" in outcome.out) == (people == "--bots=random")
    assert load_record(file).result is not None


def test_tiles_of_people_at_one_keyboard_are_told_when_asked_for(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    play = ("play", "uzory", "--plain", "--seed=5", "--people=Ann,Ben")
    type_lines(monkeypatch, "red", "colour green", "skip")
    quiet = run(*play).out
    assert "Ben: choose your colour. 2: orange 3: yellow" in quiet
    assert "Tile 1: " not in quiet
    type_lines(monkeypatch, "red", "colour green", "board")
    assert run(*play).out.count("Tile 1: ") == 1


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        (["skip"], "First choose your colour. Rule U2.2"),
        (["colour mauve"], "“mauve” is not a colour that can be played."),
        (["red", "green", "1 H8"], "There is already a tile on H8. Rule U4.1"),
        (["red", "green", "1 B2"], "B2 touches no tile. Rule U4.1"),
        (["red", "green", "1 H7 + north + east"], "Only one shard may be laid in a turn. Rule U5.5"),
        (["red", "green", "lay"], "“lay” is not an action."),
    ],
)
def test_a_refused_line_of_uzory_says_why(
    run: Run, monkeypatch: pytest.MonkeyPatch, lines: list[str], sentence: str
) -> None:
    type_lines(monkeypatch, *lines)
    outcome = run("play", "uzory", "--plain", "--seed=5", "--people=Ann,Ben")
    assert sentence in outcome.err.replace("\n", " ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_position_of_uzory_is_told_in_every_language(
    run: Run, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    type_lines(monkeypatch, "colour red", "board")
    lines = run("play", "uzory", "--plain", "--seed=5", "--bots=random", f"--lang={language}").out.splitlines()
    assert len(lines) > 15
    assert not [line for line in lines if "uzory-" in line and ".json" not in line]


@pytest.mark.parametrize(
    ("game", "line", "played"),
    [("sagrada", "2", "window 2"), ("uzory", "3", "colour yellow")],
)
def test_the_numbers_of_a_question_are_taken(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, game: str, line: str, played: str
) -> None:
    file = tmp_path / "match.json"
    type_lines(monkeypatch, line)
    assert run("play", game, "--plain", "--seed=5", "--people=Ann,Ben", f"--save={file}").err == INTERPRETED
    assert played in load_record(file).actions


def test_the_numbers_of_the_legal_actions_are_taken_until_the_next_action(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "match.json"
    type_lines(monkeypatch, "2", "legal", "2", "2")
    outcome = run(*PLAY, f"--save={file}")
    offered = re.search(r"^  2: (.+)$", outcome.out, re.MULTILINE)
    assert offered is not None
    assert load_record(file).actions.count(offered[1]) == 1
    assert outcome.err.count("“2” is not an action.") == 2


@pytest.mark.parametrize(
    ("game", "lines", "example"),
    [
        ("sintra", [], "centre|[0-9]"),
        ("sagrada", [], "window [1-4]$"),
        ("sagrada", ["1", "1"], "take [RYGBP]"),
        ("uzory", [], "colour red$"),
        ("uzory", ["1", "2"], r"lay [1-3]@[0-3] \("),
    ],
)
def test_an_unreadable_line_is_answered_with_an_action_of_this_phase(
    run: Run, monkeypatch: pytest.MonkeyPatch, game: str, lines: list[str], example: str
) -> None:
    type_lines(monkeypatch, *lines, "gibberish", "help")
    outcome = run("play", game, "--plain", "--seed=5", "--people=Ann,Ben")
    told = re.search(r"Write for example: (.+)\.", outcome.err.replace("\n", " "))
    assert told is not None
    assert re.match(example, told[1])
    assert f"For example: {told[1]}" in outcome.out


def test_without_a_terminal_that_can_draw_the_match_is_played_in_words(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    type_lines(monkeypatch, "leave")
    assert "Ben> " in run("play", "sintra", "--seed=5", "--people=Ann,Ben").out


class Keyboard(io.StringIO):
    """Standard input, output and error of somebody at a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("term", "draws"), [("dumb", False), ("unknown", False), ("xterm-256color", True)])
def test_a_dumb_terminal_gets_words(monkeypatch: pytest.MonkeyPatch, term: str, draws: bool) -> None:
    monkeypatch.setenv("TERM", term)
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, Keyboard())
    assert can_draw() == draws
    monkeypatch.setattr(sys, "stderr", io.StringIO())
    assert not can_draw()


@pytest.mark.parametrize(("wish", "matches"), [(["n", "leave"], 2), ([""], 1), ([], 1)])
def test_a_new_match_begins_at_the_end_if_somebody_wants_one(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, wish: list[str], matches: int
) -> None:
    folder = tmp_path / "data" / "leadlight" / "matches"
    monkeypatch.setattr(sys, "stdin", Keyboard())
    wishes = iter(wish)

    def answer(_: str) -> str:
        match = replay(load_record(max(folder.glob("*.json"))))
        if match.is_over or len(list(folder.glob("*.json"))) > 1:
            try:
                return next(wishes)
            except StopIteration:
                raise EOFError from None
        return SINTRA.format_action(match.state.legal_actions()[0])

    monkeypatch.setattr("builtins.input", answer)
    outcome = run(*PLAY, "--option=side=B")
    records = [load_record(file) for file in sorted(folder.glob("*.json"))]
    assert outcome.code == 0
    assert outcome.out.count("The match is over.") == 1
    assert len(records) == matches
    assert len({str((record.game, record.options, record.seats)) for record in records}) == 1
