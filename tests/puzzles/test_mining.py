"""Puzzles are found in matches between bots, and checked with more effort."""

import time
from pathlib import Path

import pytest

from leadlight.games import GAMES
from leadlight.insight.opinion import Judged, Opinion
from leadlight.puzzles import examining, mining
from leadlight.puzzles.checking import Checked, CheckJob, check_puzzle, sample
from leadlight.puzzles.examining import is_clear
from leadlight.puzzles.library import load_puzzles, read_puzzles
from leadlight.puzzles.mining import MiningJob, MiningReport, mine, mine_match
from leadlight.puzzles.puzzle import Puzzle
from leadlight.puzzles.selecting import select

SINTRA = "sintra"
MINED = 20261118  # the seed of the packaged puzzles


def opinion(*judged: tuple[float, float, float]) -> Opinion:
    found = tuple(Judged(number, value, error, behind, ()) for number, (value, behind, error) in enumerate(judged))
    return Opinion(0, found, (), 1, exact=False)


@pytest.mark.parametrize(
    ("judged", "clear"),
    [
        ([(0.5, 0.0, 0.0), (0.45, 0.05, 0.001)], True),
        ([(0.5, 0.0, 0.0), (0.45, 0.05, 0.02)], False),  # not sure
        ([(0.5, 0.0, 0.0), (0.49, 0.01, 0.0)], False),  # not enough
        ([(0.5, 0.0, 0.0), (0.4, 0.1, 0.001), (0.49, 0.01, 0.0)], False),  # another one comes close
        ([(0.5, 0.0, 0.0)], False),  # nothing else
        ([(0.999, 0.0, 0.0), (0.9, 0.099, 0.001)], False),  # decided
    ],
)
def test_an_action_is_clearly_best_if_all_others_are_surely_behind(
    judged: list[tuple[float, float, float]], clear: bool
) -> None:
    assert is_clear(opinion(*judged)) == clear


def test_a_miner_without_time_writes_an_empty_file(tmp_path: Path) -> None:
    assert mine(SINTRA, 5, 1, 1, 0.0, tmp_path / "none.jsonl") == []
    assert read_puzzles(tmp_path / "none.jsonl") == []


def test_a_miner_writes_what_it_has_found_until_it_is_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packaged = iter([[each] for each in load_puzzles(SINTRA)])
    monkeypatch.setattr(mining, "mine_match", lambda _: next(packaged))
    file, seen = tmp_path / "some.jsonl", list[int]()

    def report(far: MiningReport) -> None:
        assert len(read_puzzles(file)) == far.found
        seen.append(far.found)
        if far.found == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        mine(SINTRA, 5, 1, 1, 60.0, file, report)
    assert (seen, len(read_puzzles(file))) == ([1, 2, 3], 3)


def test_a_match_brings_the_same_puzzles_again_whoever_plays_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mining, "LOOKED_AT", 12)
    monkeypatch.setattr(examining, "look", lambda *_: opinion((0.5, 0.0, 0.0)))
    job = MiningJob(SINTRA, 7, 0, time.time() + 600)
    assert mine_match(job) == mine_match(job) == []


@pytest.mark.parametrize("game", GAMES)
def test_options_are_mostly_the_defaults_and_always_possible(game: str) -> None:
    from leadlight.core.chance import Rng
    from leadlight.games import find_game

    found = [mining.choose_options(find_game(game), Rng(seed)) for seed in range(100)]
    usual = sum(options["players"] == 2 for options in found)
    assert 60 < usual < 100


def test_a_puzzle_is_checked_by_the_top_level(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(examining, "TEN_TIMES", 1)
    monkeypatch.setattr("leadlight.puzzles.checking.TEN_TIMES", 1)
    puzzle = max(load_puzzles(SINTRA), key=lambda each: each.margin)
    assert check_puzzle(CheckJob(puzzle, 1)) == Checked(puzzle.id, found=True, first=True)


def test_a_sample_is_drawn_at_random_without_repeating() -> None:
    puzzles = load_puzzles(SINTRA)
    drawn = sample(puzzles, 50, 3)
    assert len({each.id for each in drawn}) == 50
    assert drawn == sample(puzzles, 50, 3) != sample(puzzles, 50, 4)
    assert len(sample(puzzles, 10_000, 1)) == len(puzzles)


def test_a_selection_mixes_themes_and_difficulties() -> None:
    puzzles = list(load_puzzles(SINTRA))
    chosen = select(puzzles, 20)

    def kinds(some: list[Puzzle]) -> set[tuple[str, int]]:
        return {(each.themes[0], each.difficulty) for each in some}

    assert len(chosen) == 20
    assert len(kinds(chosen)) >= min(20, len(kinds(puzzles))) - 1
    assert select(puzzles, 10_000) == sorted(puzzles, key=lambda each: (each.difficulty, each.id))
