"""The puzzles of the package: one file for each game, a puzzle a line, read when somebody wants one."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

import msgspec

from leadlight.core.errors import LeadlightError
from leadlight.games import GAMES, find_game
from leadlight.puzzles.puzzle import Puzzle

FOLDER = Path(__file__).parent / "data"
DECODER = msgspec.json.Decoder(Puzzle)


@cache
def load_puzzles(game: str) -> tuple[Puzzle, ...]:
    """The packaged puzzles of a game, easy ones first; empty where none are packaged for these rules."""
    file = FOLDER / f"{find_game(game).name}.jsonl"
    version = find_game(game).version
    return tuple(each for each in read_puzzles(file) if each.version == version) if file.exists() else ()


def all_puzzles() -> dict[str, Puzzle]:
    """Every packaged puzzle by its id."""
    return {puzzle.id: puzzle for game in GAMES for puzzle in load_puzzles(game)}


def find_puzzle(name: str) -> Puzzle:
    """The puzzle of this id. Raises `LeadlightError` where there is none."""
    for game in GAMES:
        for puzzle in load_puzzles(game):
            if puzzle.id == name:
                return puzzle
    raise LeadlightError("puzzle-unknown", puzzle=name)


def read_puzzles(file: Path) -> list[Puzzle]:
    return [DECODER.decode(line) for line in file.read_bytes().splitlines()]


def write_puzzles(file: Path, puzzles: Iterable[Puzzle]) -> None:
    """Replace the file at once, so that nobody finds half of it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_suffix(".new")
    fresh.write_bytes(b"".join(msgspec.json.encode(puzzle) + b"\n" for puzzle in puzzles))
    fresh.replace(file)
