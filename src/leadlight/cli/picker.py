"""Picking an action step by step with arrow keys: the legal actions as paths of choices."""

from collections.abc import Mapping

Choice = tuple[str | int, ...]


def distance(one: Choice, other: Choice) -> int:
    """How far two choices lie apart within their groups; nothing where they are not of one kind."""
    pairs = zip(one[2:], other[2:], strict=True) if one[0] == other[0] else ()
    return sum(abs(here - there) for here, there in pairs if isinstance(here, int) and isinstance(there, int))


class Picker:
    """Walks the tree of legal paths. `picked` is the way so far, `current` the choice under the cursor."""

    def __init__(self, paths: Mapping[int, tuple[Choice, ...]]) -> None:
        self.paths = paths
        self.picked: tuple[Choice, ...] = ()
        self.cursor = 0

    @property
    def options(self) -> list[Choice]:
        """The choices open at this step, sorted."""
        depth = len(self.picked)
        return sorted(
            {path[depth] for path in self.paths.values() if path[:depth] == self.picked and len(path) > depth}
        )

    @property
    def current(self) -> Choice:
        return self.options[self.cursor]

    def move(self, step: int) -> None:
        self.cursor = (self.cursor + step) % len(self.options)

    def leap(self, step: int) -> None:
        """To the next choice of another group, another source or row say; there to the one nearest in its numbers."""
        options = self.options
        before = self.current
        for _ in options:
            self.move(step)
            if self.current[:2] != before[:2]:
                break
        group = [number for number, option in enumerate(options) if option[:2] == self.current[:2]]
        self.cursor = min(group, key=lambda number: distance(options[number], before))

    def point(self, action: int) -> bool:
        """To the choice that leads to an action from here, if it can be chosen."""
        depth = len(self.picked)
        path = self.paths.get(action, ())
        if path[:depth] != self.picked or len(path) <= depth:
            return False
        self.cursor = self.options.index(path[depth])
        return True

    def follow(self, path: tuple[Choice, ...]) -> bool:
        """To the last choice of a path, with the others picked; False where no action has this path."""
        if not path or not any(known[: len(path)] == path for known in self.paths.values()):
            return False
        self.picked = path[:-1]
        self.cursor = self.options.index(path[-1])
        return True

    def jump(self, number: int) -> bool:
        """To the first choice with this number, if there is one."""
        for index, option in enumerate(self.options):
            if option[1:2] == (number,):
                self.cursor = index
                return True
        return False

    def pick(self) -> int | None:
        """Take the choice under the cursor; the action, once it is settled."""
        self.picked = (*self.picked, self.current)
        self.cursor = 0
        return next((action for action, path in self.paths.items() if path == self.picked), None)

    def back(self) -> bool:
        """One step back, the cursor on what had been picked there; whether there was one."""
        if not self.picked:
            return False
        undone = self.picked[-1]
        self.picked = self.picked[:-1]
        self.cursor = self.options.index(undone)
        return True

    def actions_by_option(self) -> dict[Choice, int]:
        """For each open choice that settles the action, that action."""
        depth = len(self.picked)
        return {
            path[depth]: action
            for action, path in self.paths.items()
            if path[:depth] == self.picked and len(path) == depth + 1
        }
