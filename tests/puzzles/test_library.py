"""The packaged puzzles: enough of them, all sound, and nothing in them that the seat may not know."""

from pathlib import Path

import msgspec
import pytest

from leadlight.games import GAMES
from leadlight.puzzles.examining import MARGIN, SURE
from leadlight.puzzles.library import FOLDER, all_puzzles, find_puzzle, load_puzzles, read_puzzles, write_puzzles
from leadlight.puzzles.puzzle import DIFFICULTIES, Puzzle, name_puzzle
from leadlight.puzzles.themes import THEMES
from leadlight.puzzles.trying import hinted_actions, is_right, set_up

LARGEST = 300_000  # bytes


@pytest.mark.parametrize("game", GAMES)
def test_at_least_200_puzzles_of_a_game_are_packaged(game: str) -> None:
    assert len(load_puzzles(game)) >= 200
    assert (FOLDER / f"{game}.jsonl").stat().st_size <= LARGEST


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_can_be_set_up_and_its_solution_is_legal(game: str) -> None:
    for puzzle in load_puzzles(game):
        match = set_up(puzzle)
        legal = match.state.legal_actions()
        assert match.actor == puzzle.seat
        assert puzzle.best_action() in legal
        assert all(match.game.parse_action(choice.action) in legal for choice in puzzle.choices)
        assert puzzle.id == name_puzzle(puzzle.game, puzzle.position, puzzle.seat)
        assert puzzle.players == len(match.seats)


@pytest.mark.parametrize("game", GAMES)
def test_every_solution_is_ahead_by_the_stated_margin_and_surely_so(game: str) -> None:
    for puzzle in load_puzzles(game):
        first, *others = puzzle.choices
        assert (first.behind, first.error) == (0.0, 0.0)
        assert puzzle.margin == min(choice.behind for choice in others)
        assert all(choice.behind + 0.0001 >= max(MARGIN, SURE * (choice.error - 0.0001)) for choice in others)
        assert puzzle.themes
        assert set(puzzle.themes) <= set(THEMES[game])
        assert puzzle.difficulty in DIFFICULTIES


@pytest.mark.parametrize("game", GAMES)
def test_a_position_holds_only_what_the_seat_knows(game: str) -> None:
    """Drawing everything hidden anew, always the same way, leaves the position as it is."""
    for puzzle in load_puzzles(game)[::7]:
        assert puzzle.perspective().position == puzzle.position


def test_ids_are_unique() -> None:
    assert len(all_puzzles()) == sum(len(load_puzzles(game)) for game in GAMES)
    first = next(iter(all_puzzles().values()))
    assert find_puzzle(first.id) == first


def test_puzzles_are_written_and_read_back(tmp_path: Path) -> None:
    puzzles = list(load_puzzles(next(iter(GAMES)))[:3])
    write_puzzles(tmp_path / "deep" / "some.jsonl", puzzles)
    assert read_puzzles(tmp_path / "deep" / "some.jsonl") == puzzles
    assert [file.name for file in (tmp_path / "deep").iterdir()] == ["some.jsonl"]


@pytest.mark.parametrize("game", GAMES)
def test_only_the_solution_is_right_and_a_hint_keeps_it(game: str) -> None:
    puzzle = load_puzzles(game)[0]
    texts = [puzzle.rules().format_action(action) for action in set_up(puzzle).state.legal_actions()]
    assert [text for text in texts if is_right(puzzle, text)] == [puzzle.rules().format_action(puzzle.best_action())]
    assert puzzle.best_action() in map(puzzle.rules().parse_action, hinted_actions(puzzle))


def test_unknown_fields_of_a_later_version_do_no_harm() -> None:
    puzzle = load_puzzles(next(iter(GAMES)))[0]
    plain = msgspec.to_builtins(puzzle) | {"news": 1}
    assert msgspec.convert(plain, Puzzle) == puzzle
