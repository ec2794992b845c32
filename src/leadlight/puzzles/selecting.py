"""Chooses from many puzzles so that themes and difficulties are mixed."""

from collections import defaultdict

from leadlight.puzzles.puzzle import Puzzle


def select(puzzles: list[Puzzle], count: int) -> list[Puzzle]:
    """So many puzzles, in turn from every theme and difficulty, those with the clearest margin first."""
    groups: dict[tuple[str, int], list[Puzzle]] = defaultdict(list)
    for puzzle in sorted(puzzles, key=lambda each: (-each.margin, each.id)):
        groups[puzzle.themes[0], puzzle.difficulty].append(puzzle)
    chosen: list[Puzzle] = []
    while len(chosen) < count and any(groups.values()):
        chosen += [group.pop(0) for group in groups.values() if group]
    return sorted(chosen[:count], key=lambda each: (each.difficulty, each.id))
