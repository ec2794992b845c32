"""Which puzzles somebody has solved in this terminal, kept in a file."""

from datetime import UTC, date, datetime
from pathlib import Path

import msgspec
import platformdirs

from leadlight.puzzles.puzzle import Puzzle


class Solved(msgspec.Struct):
    """Puzzles by their id, and the days on which the puzzle of the day was solved."""

    solved: set[str] = msgspec.field(default_factory=set)
    shown: set[str] = msgspec.field(default_factory=set)
    days: set[date] = msgspec.field(default_factory=set)


class Progress:
    """A file that cannot be read or written is as good as none: nobody is kept from puzzles by it."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file or platformdirs.user_data_path("leadlight") / "puzzles.json"
        self.daily: str | None = None  # the id of today's puzzle
        try:
            self.solved = msgspec.json.decode(self.file.read_bytes(), type=Solved)
        except (OSError, msgspec.MsgspecError):
            self.solved = Solved()

    def knows(self, puzzle: Puzzle) -> bool:
        """Whether somebody here has seen the solution."""
        return puzzle.id in self.solved.solved or puzzle.id in self.solved.shown

    def solve(self, puzzle: Puzzle) -> None:
        self.solved.solved.add(puzzle.id)
        if puzzle.id == self.daily:
            self.solved.days.add(today())
        self.save()

    def show(self, puzzle: Puzzle) -> None:
        self.solved.shown.add(puzzle.id)
        self.save()

    def save(self) -> None:
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self.file.write_bytes(msgspec.json.encode(self.solved, order="deterministic"))
        except OSError:
            return


def today() -> date:
    return datetime.now(UTC).date()
