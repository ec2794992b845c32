"""Every sub-command from its words to its words."""

import io
import json
import shutil
import subprocess
from pathlib import Path

import msgspec
import pytest

from leadlight.bench import search as searching
from leadlight.core.chance import Rng
from leadlight.core.game import Game
from leadlight.core.record import Record, Seat
from leadlight.core.state import CHANCE
from leadlight.games import GAMES, find_game
from leadlight.locales import LANGUAGES
from leadlight.play.files import load_record, save_record
from leadlight.play.match import Match
from leadlight.play.replay import replay, resume
from leadlight.testing.conformance import every_choice, random_match

from ..play.fair_matches import edit, new_proof, old_proof, play, see
from .conftest import Run

SINTRA = find_game("sintra")
SAGRADA = find_game("sagrada")
WORD = {"en": "Usage", "uk": "Використання", "pl": "Użycie", "cs": "Použití", "ru": "Использование"}


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "match.json"
    save_record(random_match(SINTRA, {}, 3).record(), file)
    return file


def test_the_version_says_whether_the_rules_are_compiled(run: Run) -> None:
    assert run("--version").out.startswith("leadlight 0.")
    assert "compiled" in run("--version").out or "interpreted" in run("--version").out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "command",
    [
        "",
        "play",
        "resume",
        "simulate",
        "replay",
        "verify",
        "rules",
        "print",
        "completion",
        "bench",
        "bench engine",
        "bench search",
    ],
)
def test_help_is_in_the_readers_language(run: Run, language: str, command: str) -> None:
    outcome = run(*command.split(), "--help", "--lang", language)
    assert outcome.code == 0
    assert outcome.out.startswith(WORD[language])
    assert "help-" not in outcome.out
    assert "Inline" not in outcome.out


@pytest.mark.parametrize("options", list(every_choice(SINTRA)), ids=str)
def test_simulate_reports_and_writes_records_that_hold(run: Run, tmp_path: Path, options: dict[str, object]) -> None:
    words = [f"--option={name}={value}" for name, value in options.items() if name != "players"]
    players = f"--players={options['players']}"
    command = ("simulate", "sintra", players, "--games=2", "--bots=random", "--seed=5", "--json", "--check", *words)
    outcome = run(*command, f"--records={tmp_path}")
    report = json.loads(outcome.out)
    assert (report["games"], report["options"], report["checks"]) == (2, options, "all")
    assert report["mean_plies"] > 100
    assert set(report["bots"]) == {"random"}
    for file in sorted(tmp_path.glob("sintra-*.json")):
        assert run("replay", str(file), "--check").code == 0


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_sagrada_is_simulated_with_any_number_of_players(run: Run, tmp_path: Path, players: int) -> None:
    words = ("simulate", "sagrada", f"--players={players}", "--bots=random", "--games=2", "--seed=5", "--json")
    report = json.loads(run(*words, f"--records={tmp_path}").out)
    assert (report["games"], report["options"]["players"]) == (2, players)
    for file in sorted(tmp_path.glob("sagrada-*.json")):
        assert run("replay", str(file), "--check").code == 0
        assert "total" in run("replay", str(file)).out


@pytest.mark.parametrize("players", [2, 6])
def test_uzory_is_simulated_and_its_records_are_shown(run: Run, tmp_path: Path, players: int) -> None:
    words = ("simulate", "uzory", f"--players={players}", "--bots=random", "--games=2", "--seed=5", "--json")
    report = json.loads(run(*words, "--option=mode=broken", f"--records={tmp_path}").out)
    assert (report["games"], report["options"]["players"]) == (2, players)
    for file in sorted(tmp_path.glob("uzory-*.json")):
        assert run("replay", str(file), "--check").code == 0
        assert "Closed frames" in run("replay", str(file)).out
        assert "Hand: Random" in run("replay", str(file), "--ply=60").out


def test_the_usual_bots_are_cut_to_the_seats(run: Run) -> None:
    outcome = run("simulate", "sagrada", "--players=1", "--games=1", "--seed=1")
    assert "Sagrada, 1 player\n" in outcome.out
    assert "Greedy" in outcome.out
    assert "Ties" not in outcome.out


def test_a_record_shows_secrets_once_the_match_is_over(run: Run, tmp_path: Path) -> None:
    match = random_match(SAGRADA, {}, 3)
    save_record(match.record(), tmp_path / "over.json")
    ply = str(match.actors.index(0, 40))
    assert "Only you see this" in run("replay", str(tmp_path / "over.json"), f"--ply={ply}").out
    save_record(resume(cut(match.record(), 40), Rng(1)).record(), tmp_path / "open.json")
    assert "Shades of" not in run("replay", str(tmp_path / "open.json")).out


def cut(record: Record, plies: int) -> Record:
    fields = {name: getattr(record, name) for name in record.__struct_fields__}
    return Record(**fields | {"actions": record.actions[:plies], "result": None})


def test_simulate_gives_the_same_for_the_same_seed(run: Run) -> None:
    words = ("simulate", "sintra", "--games=3", "--seed=1", "--json")
    assert run(*words).out == run(*words).out


def test_simulate_without_json_draws_a_table(run: Run) -> None:
    outcome = run("simulate", "sintra", "--games=2", "--seed=1")
    assert "Greedy" in outcome.out
    assert "2 matches" in outcome.out


def test_replay_shows_a_position_and_its_points(run: Run, record: Path) -> None:
    outcome = run("replay", str(record), "--ply", "60")
    assert outcome.code == 0
    assert "Action 60 of" in outcome.out
    assert "seat 1" in outcome.out
    assert "total" in run("replay", str(record)).out


def test_replay_checks_a_record(run: Run, record: Path) -> None:
    assert "The record is valid" in run("replay", str(record), "--check").out


def test_a_tampered_record_is_refused_naming_the_ply(run: Run, record: Path) -> None:
    good = load_record(record)
    ply = next(number for number, text in enumerate(good.actions, start=1) if ">" in text and number > 60)
    actions = [*good.actions[: ply - 1], "9 pink > 1", *good.actions[ply:]]
    save_record(Record(**{name: getattr(good, name) for name in good.__struct_fields__} | {"actions": actions}), record)
    outcome = run("replay", str(record), "--check")
    assert outcome.code == 2
    assert f"Action {ply}, “9 pink > 1”" in outcome.err
    assert "Rule S2.1" in outcome.err


def test_rules_are_read_whole_by_chapter_or_by_number(run: Run) -> None:
    whole, chapter, single = (
        run("rules", "sintra").out,
        run("rules", "sintra", "s6").out,
        run("rules", "sintra", "S6.2").out,
    )
    assert len(whole) > len(chapter) > len(single)
    assert "S6.2" in single
    assert "S6.3" not in single


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_rules_begin_in_short_and_end_with_examples(run: Run, game: Game) -> None:
    whole = " ".join(run("rules", game.name).out.split())
    single = run("rules", game.name, f"{game.rule_prefix}e2").out
    assert whole.startswith("In short")
    assert single.startswith("Worked examples")
    assert f"{game.rule_prefix}E2 " in single
    assert f"{game.rule_prefix}E3 " not in single
    assert f"{game.rule_prefix}E3 " in whole


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_rule_of_an_option_shows_how_the_command_line_sets_it(run: Run, game: Game) -> None:
    for option in game.options:
        assert f"--option {option.name}={option.values[0]}|" in run("rules", game.name, option.rule).out


def test_what_the_editions_say_is_read_by_number(run: Run) -> None:
    difference = run("rules", "sintra", "SD4").out
    assert difference.startswith("Where the editions differ")
    assert "in every round (S3.2)" in " ".join(difference.split())


def test_the_help_explains_every_option_of_every_game(run: Run) -> None:
    text = " ".join(run("play", "--help").out.split())
    assert all(f"{game.name} {option.name}=" in text for game in GAMES.values() for option in game.options[1:])


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_rules_to_read(run: Run, game: str) -> None:
    prefix = GAMES[game].rule_prefix
    assert f"{prefix}1.1" in run("rules", game, f"{prefix}1").out


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_prints_a_script(run: Run, shell: str) -> None:
    script = run("completion", "--shell", shell, "--lang", "uk").out
    assert "simulate" in script
    assert "help-" not in script
    if shutil.which(shell):
        subprocess.run([shell, "-n"], input=script, text=True, check=True)


@pytest.mark.parametrize(
    ("words", "values"),
    [
        (["simulate", ""], list(GAMES)),
        (["play", ""], list(GAMES)),
        (["simulate", "sintra", "--bots", "random,g"], ["random,greedy"]),
        (["play", "uzory", "--players", ""], ["2", "3", "4", "5", "6"]),
        (["play", "sintra", "--option", "si"], ["side=A", "side=B"]),
        (["rules", "uzory", "U1."], [f"U1.{number}" for number in range(1, 7)]),
        (["completion", "--shell", ""], ["bash", "zsh", "fish"]),
    ],
)
def test_the_shell_is_told_which_values_there_are(run: Run, words: list[str], values: list[str]) -> None:
    offered = run("__complete", *words).out.split()
    assert set(values) <= set(offered)
    assert not [value for value in offered if value.startswith("help-")]


def test_bench_search_reports_ratios_and_what_an_evaluation_costs(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rates are made up here: interpreted, the real ones take minutes."""
    monkeypatch.setattr(searching, "take_samples", lambda names, *_: {name: [40_000.0] for name in names})
    report = json.loads(run("bench", "search", "--json", "--no-openspiel").out)
    assert report["figures"]["uzory.interpreted.search"]["median"] == 40_000
    assert report["costs"]["sagrada-solo.network"] == 25
    text = run("bench", "search", "--no-openspiel").out
    assert "Microseconds to evaluate a position" in text
    assert "25.00" in text


def test_bench_reports_figures_and_says_what_is_missing(run: Run) -> None:
    report = json.loads(run("bench", "engine", "--seconds=0.01", "--runs=1", "--json", "--no-openspiel").out)
    assert report["figures"]["sintra.interpreted.driven"]["median"] > 0
    assert report["runs"] == 1
    if not report["compiled"]:
        assert "not compiled" in run("bench", "engine", "--seconds=0.01", "--runs=1").out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "There is no command “chess”"),
        (["simulte"], "There is no command “simulte”. Did you mean “simulate”?"),
        (["bench", "engin"], "There is no command “engin”. Did you mean “engine”?"),
        (["simulate", "sintar"], "Known: sintra, sagrada, uzory. Did you mean “sintra”?"),
        (["simulate", "sintra", "--bots=greddy"], "Did you mean “greedy”?"),
        (["simulate", "sintra", "--option=sid=A"], "Did you mean “side”?"),
        (["simulate", "sintra", "--games=1.5"], "“1.5” does not fit --games"),
        (["simulate", "sintra", "--games=1e3"], "“1e3” does not fit --games"),
        (["simulate", "sintra", "--players=2.0"], "“2.0” does not fit --players"),
        (["simulate", "sintra", "--jobs=0"], "“0” does not fit --jobs"),
        (["play", "chess"], "There is no game “chess”. Known: sintra, sagrada, uzory."),
        (["simulate", "sintra", "--players=9"], "Option “players” cannot be “9”. Possible: 2, 3, 4."),
        (["simulate", "sintra", "--players=two"], "“two” does not fit --players"),
        (["simulate", "sintra", "--option", "side=C"], "Option “side” cannot be “C”. Possible: A, B."),
        (["simulate", "sintra", "--option", "moon=1"], "no option “moon”"),
        (["play", "sagrada", "--option", "solo_tools=5"], "“solo_tools” only makes sense with players=1"),
        (["simulate", "sintra", "--option", "side"], "is not of the form name=value"),
        (["simulate", "sintra", "--players=3", "--option", "players=2"], "“players” is given twice"),
        (["simulate", "sintra", "--option", "side=A", "--option", "side=B"], "“side” is given twice"),
        (["simulate", "sintra", "--games=[/red]"], "“[/red]” does not fit"),
        (["[/red]"], "There is no command “[/red]”"),
        (["replay", "x" * 5000], "cannot be read"),
        (["simulate", "sintra", "--bots=deep"], "There is no bot “deep”"),
        (["simulate", "sintra", "--bots=random,random,random"], "3 seats are taken, but the number of players is 2"),
        (["simulate", "sintra", "--games=0"], "“0” does not fit --games"),
        (["simulate", "sintra", "--game"], "There is no option “--game” here. Did you mean “--games”?"),
        (["simulate"], "A value is missing"),
        (["simulate", "sintra", "--seed"], "A value is missing for --seed"),
        (["simulate", "sintra", "--seed=1", "--seed=2"], "more than once"),
        (["rules", "sintra", "S99.1"], "There is no rule “S99.1”"),
        (["rules", "sintra", "S1", "S2"], "Too many words: S2"),
        (["replay", "missing.json"], "missing.json cannot be read"),
        (["resume"], "There is no match to continue"),
        (["completion", "--shell=cmd"], "Which shell"),
        (["play", "sintra", "--people=Ann,,Ben"], "1 to 64 visible characters"),
        (["play", "sintra", "--people=A,B,C", "--players=2"], "3 seats are taken, but the number of players is 2"),
        (["play", "sintra", "--plain", "--save=/proc/no/match.json"], "cannot be written"),
        (
            ["play", "sintra", "--bots=greedy,greedy", "--players=2"],
            "3 seats are taken, but the number of players is 2",
        ),
        (["play", "sintra", "--bots=deep"], "There is no bot “deep”"),
        (["play", "sintra", "--lang", "xx"], "“xx” is not among the languages"),
        (["--lang"], "is not among the languages"),
        (["bench", "engine", "--runs=0"], "“0” does not fit --runs"),
        (["bench", "engine", "--seconds=0"], "does not fit --seconds"),
        (["bench", "engine", "--seconds=nan"], "does not fit --seconds"),
        (["play", "sintra", "--people=Ann\x1b[31m"], "1 to 64 visible characters"),
        (["play", "sintra", "--save=/etc/hostname"], "exists already"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence_with_exit_code_2(run: Run, words: list[str], sentence: str) -> None:
    outcome = run(*words)
    assert outcome.code == 2
    assert sentence in outcome.err.replace("\n", " ")
    assert "Traceback" not in outcome.err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", [["chess"], ["simulate", "sintra", "--players=9"], ["simulate", "--nothing"]])
def test_errors_are_in_the_readers_language(run: Run, language: str, words: list[str]) -> None:
    outcome = run(*words, f"--lang={language}")
    assert outcome.code == 2
    assert ("Error:" in outcome.err) == (language == "en")


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (lambda text: text[: len(text) // 2], "damaged or cut off"),
        (lambda _: "", "damaged or cut off"),
        (lambda _: "[]", "not a record"),
        (lambda text: text.replace('"seats"', '"chairs"'), "not a record"),
        (lambda text: text.replace('"leadlight": 1', '"leadlight": 7'), "format 7"),
        (lambda text: text.replace('"version": 1', f'"version": {10**40}'), f"version {10**40}"),
        (lambda text: text.replace('"seat 1"', '"a\\u001bb"'), "not a record"),
        (lambda text: text.replace('"start ', '"' + "x" * 5000), "Action 1"),
        (lambda text: text.replace('"version": 1', '"version": 7'), "version 7"),
        (lambda text: text.replace('"sintra"', '"chess"'), "There is no game “chess”"),
        (
            lambda text: text.replace('"players": 2', '"players": 3'),
            "2 seats are taken, but the number of players is 3",
        ),
    ],
)
def test_a_damaged_record_is_refused(run: Run, record: Path, damage: object, sentence: str) -> None:
    assert callable(damage)
    record.write_text(damage(record.read_text()))
    outcome = run("replay", str(record))
    assert outcome.code == 2
    assert sentence in outcome.err.replace("\n", " ")


@pytest.fixture(scope="module")
def fair_match() -> Record:
    return play(new_proof())


def test_verify_says_what_it_cannot_know_without_what_somebody_saw(
    run: Run, tmp_path: Path, fair_match: Record
) -> None:
    save_record(fair_match, tmp_path / "fair.json")
    out = run("verify", str(tmp_path / "fair.json")).out
    assert out.startswith(f"The record fits its proof: all {replay(fair_match).actors.count(CHANCE)} draws")
    assert "Fair:" not in out
    for unknown in ("committed to this secret before", "your own contribution", "names and options", "ended as"):
        assert f"- whether {unknown}" in out or unknown in out
    assert "--seen -" in out
    assert "foresaw draws" in out


def test_verify_takes_what_the_page_saved_or_copied(
    run: Run, tmp_path: Path, fair_match: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    save_record(fair_match, tmp_path / "fair.json")
    saw = msgspec.json.encode([see(fair_match)])
    (tmp_path / "seen.json").write_bytes(saw)
    out = run("verify", str(tmp_path / "fair.json"), "--seen", str(tmp_path / "seen.json")).out
    assert out.startswith("Fair: all")
    assert "whether" not in out
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(saw)))
    assert run("verify", str(tmp_path / "fair.json"), "--seen", "-").out == out


@pytest.mark.parametrize(
    ("saw", "sentence"),
    [
        (b"nonsense", "not what the page"),
        (b'[{"table": "LIME42", "commitment": "ab"}]', "another match"),
    ],
)
def test_verify_refuses_what_was_seen_elsewhere(
    run: Run, tmp_path: Path, fair_match: Record, saw: bytes, sentence: str
) -> None:
    save_record(fair_match, tmp_path / "fair.json")
    (tmp_path / "seen.json").write_bytes(saw)
    outcome = run("verify", str(tmp_path / "fair.json"), "--seen", str(tmp_path / "seen.json"))
    assert outcome.code == 2
    assert sentence in outcome.err.replace("\n", " ")
    assert run("verify", str(tmp_path / "fair.json"), "--seen", str(tmp_path / "nowhere")).code == 2


def test_verify_says_which_players_could_have_chosen_in_a_match_of_the_first_scheme(run: Run, tmp_path: Path) -> None:
    save_record(play(old_proof()), tmp_path / "old.json")
    out = run("verify", str(tmp_path / "old.json")).out
    assert "as in Leadlight 0.1" in out


def test_verify_does_not_call_a_cut_record_fair(run: Run, tmp_path: Path, fair_match: Record) -> None:
    save_record(edit(fair_match, actions=fair_match.actions[:60], result=None), tmp_path / "cut.json")
    outcome = run("verify", str(tmp_path / "cut.json"))
    assert (outcome.code, outcome.out) == (2, "")
    assert "cut off" in outcome.err


def test_verify_refuses_a_record_without_a_proof(run: Run, record: Path) -> None:
    outcome = run("verify", str(record))
    assert outcome.code == 2
    assert "no fairness proof" in outcome.err


def test_a_finished_match_is_not_resumed(run: Run, record: Path) -> None:
    outcome = run("resume", str(record), "--plain")
    assert outcome.code == 2
    assert "This match is over" in outcome.err


def test_a_bot_that_nobody_knows_is_named(run: Run, tmp_path: Path) -> None:
    match = Match(SINTRA, {}, [Seat("Ann"), Seat("zzz", "zzz")], Rng(1))
    match.draw_chance()
    save_record(match.record(), tmp_path / "odd.json")
    assert "zzz" in run("replay", str(tmp_path / "odd.json")).out
    outcome = run("resume", str(tmp_path / "odd.json"), "--plain")
    assert (outcome.code, "There is no bot “zzz”" in outcome.err) == (2, True)


def test_ply_must_be_within_the_record(run: Run, record: Path) -> None:
    assert run("replay", str(record), "--ply=100000").code == 2
