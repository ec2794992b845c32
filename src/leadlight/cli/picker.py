"""Picking an action step by step with keys or clicks: the legal actions as paths of choices."""

from collections.abc import Mapping

Choice = tuple[str | int, ...]


def distance(one: Choice, other: Choice) -> int:
    """How far apart two choices lie within their groups; 0 for choices of different kinds."""
    pairs = zip(one[2:], other[2:], strict=True) if one[0] == other[0] else ()
    return sum(abs(here - there) for here, there in pairs if isinstance(here, int) and isinstance(there, int))


class Picker:
    """Walks the tree of legal paths. `picked` holds the choices made so far, `current` is the one under the cursor."""

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
        """Move to the next group, such as another source or row, and there to the choice nearest to the current one."""
        options = self.options
        before = self.current
        for _ in options:
            self.move(step)
            if self.current[:2] != before[:2]:
                break
        group = [number for number, option in enumerate(options) if option[:2] == self.current[:2]]
        self.cursor = min(group, key=lambda number: distance(options[number], before))

    def point(self, action: int) -> bool:
        """Move to the choice that leads to an action from here, if it can be chosen."""
        depth = len(self.picked)
        path = self.paths.get(action, ())
        if path[:depth] != self.picked or len(path) <= depth:
            return False
        self.cursor = self.options.index(path[depth])
        return True

    def leads_on(self, path: tuple[Choice, ...]) -> bool:
        """Whether some action has a path that begins like this."""
        return bool(path) and any(known[: len(path)] == path for known in self.paths.values())

    def follow(self, path: tuple[Choice, ...]) -> bool:
        """Move to the last choice of a path, with the others picked. Returns False if no action has this path."""
        if not self.leads_on(path):
            return False
        self.picked = path[:-1]
        self.cursor = self.options.index(path[-1])
        return True

    def jump(self, number: int) -> bool:
        """Move to the first choice with this number, if there is one."""
        for index, option in enumerate(self.options):
            if option[1:2] == (number,):
                self.cursor = index
                return True
        return False

    def pick(self) -> int | None:
        """Take the choice under the cursor. Returns the action if that was the last choice of its path."""
        self.picked = (*self.picked, self.current)
        self.cursor = 0
        return next((action for action, path in self.paths.items() if path == self.picked), None)

    def back(self) -> bool:
        """Take back the last choice and put the cursor on it. Returns False if nothing was picked."""
        if not self.picked:
            return False
        undone = self.picked[-1]
        self.picked = self.picked[:-1]
        self.cursor = self.options.index(undone)
        return True

    def actions_by_option(self) -> dict[Choice, int]:
        """The action of each open choice that is the last of its path."""
        depth = len(self.picked)
        return {
            path[depth]: action
            for action, path in self.paths.items()
            if path[:depth] == self.picked and len(path) == depth + 1
        }
