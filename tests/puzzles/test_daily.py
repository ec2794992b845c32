"""What everybody gets on a day, and streaks."""

from datetime import date, timedelta

import pytest

from leadlight.core.errors import LeadlightError
from leadlight.games import GAMES
from leadlight.puzzles.daily import challenge_game, challenge_seed, daily_puzzle, longest_streak, streak
from leadlight.puzzles.library import load_puzzles
from leadlight.puzzles.stream import find_puzzles, next_puzzle

TODAY = date(2026, 11, 18)


def days(*before: int) -> list[date]:
    return [TODAY - timedelta(days=each) for each in before]


def test_a_day_has_always_the_same_puzzle_and_games_take_turns() -> None:
    week = [daily_puzzle(day) for day in days(*range(9))]
    assert week == [daily_puzzle(day) for day in days(*range(9))]
    assert len({puzzle.id for puzzle in week}) == 9
    for three in (week[0:3], week[3:6]):
        assert {puzzle.game for puzzle in three} == set(GAMES)


def test_every_puzzle_has_its_day() -> None:
    longest = max(len(load_puzzles(game)) for game in GAMES)
    found = {daily_puzzle(day).id for day in days(*range(len(GAMES) * longest))}
    assert len(found) == sum(len(load_puzzles(game)) for game in GAMES)


@pytest.mark.parametrize(
    ("solved", "length", "longest"),
    [
        ([], 0, 0),
        ([0], 1, 1),
        ([1], 1, 1),  # today is still open
        ([2], 0, 1),
        ([0, 1, 2], 3, 3),
        ([0, 1, 3, 4, 5], 2, 3),
        ([1, 1, 2], 2, 2),
    ],
)
def test_streaks(solved: list[int], length: int, longest: int) -> None:
    assert streak(days(*solved), TODAY) == length
    assert longest_streak(days(*solved)) == longest


def test_the_challenge_is_the_same_all_day_and_unknown_without_the_key() -> None:
    assert 1 in challenge_game().options[0].values
    assert challenge_seed(b"key", TODAY) == challenge_seed(b"key", TODAY)
    others = {challenge_seed(b"key", day) for day in days(1, 2, 3)} | {challenge_seed(b"other", TODAY)}
    assert len(others) == 4
    assert challenge_seed(b"key", TODAY) not in others


def test_the_stream_has_what_is_asked_for() -> None:
    for game in GAMES:
        assert {puzzle.game for puzzle in find_puzzles([game])} == {game}
    assert all(puzzle.difficulty == 2 for puzzle in find_puzzles(difficulty=2))
    themed = find_puzzles(theme="close")
    assert themed
    assert all("close" in puzzle.themes for puzzle in themed)
    assert next_puzzle(themed, {themed[0].id}) == themed[1]
    assert next_puzzle(themed, {puzzle.id for puzzle in themed}) is None


@pytest.mark.parametrize("asked", [{"theme": "love"}, {"difficulty": 0}, {"games": ["chess"]}])
def test_the_stream_refuses_what_there_is_not(asked: dict[str, object]) -> None:
    with pytest.raises(LeadlightError):
        find_puzzles(**asked)  # type: ignore[arg-type]
