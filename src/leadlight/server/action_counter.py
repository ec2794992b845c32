"""Counts what is done at tables. It costs a microsecond for an action, and nothing where nobody asked for metrics."""

from collections.abc import Callable, Sequence

from leadlight.server.durations import Durations
from leadlight.server.tables.changes import Change, ChatWritten, EntryAdded, MatchEnded, MatchStarted
from leadlight.server.tables.table import Table


class ActionCounter:
    """As a subscriber of all rooms, it counts what was committed, and how long that took since it was asked for."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.seconds = Durations()
        self.actions: dict[str, int] = {}  # by game
        self.started = self.ended = self.chats = 0

    def __call__(self, table: Table, changes: Sequence[Change]) -> None:
        for change in changes:
            if type(change) is EntryAdded:
                game = table.row.game
                self.actions[game] = self.actions.get(game, 0) + 1
                self.seconds.observe(max(0.0, self.now() - change.entry.at))
            elif type(change) is ChatWritten:
                self.chats += 1
            elif type(change) is MatchStarted:
                self.started += 1
            elif type(change) is MatchEnded:
                self.ended += 1
