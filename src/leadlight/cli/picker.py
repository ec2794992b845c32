"""Picking an action step by step with arrow keys: the legal actions as paths of choices."""

from collections.abc import Mapping

Choice = tuple[str | int, ...]


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
        """To the next choice of another group: another source, say."""
        options = self.options
        group = self.current[:2]
        for _ in options:
            self.move(step)
            if self.current[:2] != group:
                break
        while step < 0 and self.cursor > 0 and options[self.cursor - 1][:2] == self.current[:2]:
            self.move(-1)

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
