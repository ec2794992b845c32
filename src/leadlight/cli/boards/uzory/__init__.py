"""Uzory in the terminal."""

from collections.abc import Mapping, Sequence

from rich.text import Text

from leadlight.cli.boards.board import Scene
from leadlight.cli.boards.layout import stack
from leadlight.cli.boards.uzory import choosing, event_log, moves, points, steering, table, words
from leadlight.cli.picker import Choice, Picker
from leadlight.core.errors import Fact
from leadlight.core.event import Event
from leadlight.games.uzory.actions import Skip, encode
from leadlight.games.uzory.view import UzoryView


class UzoryBoard:
    """A tile of the hand is picked, then laid: cell, turn and shard are one choice."""

    def path(self, action: int) -> tuple[Choice, ...]:
        return choosing.path_of(action)

    def steer(self, picker: Picker, key: str) -> bool:
        return steering.steer(picker, key)

    def key_action(self, key: str) -> int | None:
        return encode(Skip()) if key == "p" else None

    def aim(self, scene: Scene, key: str) -> int | None:
        return choosing.aim(scene, key)

    def is_midway(self, view: UzoryView) -> bool:
        return view.phase in choosing.MIDWAY

    def draw_header(self, scene: Scene) -> Text:
        return table.draw_header(scene)

    def draw_table(self, scene: Scene) -> Text:
        return stack(table.draw_table(scene))

    def draw_others(self, scene: Scene) -> Text:
        return stack(table.draw_others(scene))

    def draw_seats(self, scene: Scene) -> Text:  # noqa: ARG002
        """Nothing more: the players stand beside the field."""
        return Text("")

    def draw_score(self, scene: Scene) -> Text:
        return stack(points.draw_score(scene))

    def draw_cards(self, scene: Scene) -> Text | None:  # noqa: ARG002
        return None

    def ask(self, scene: Scene) -> Text:
        return moves.ask(scene)

    def describe_events(self, events: Sequence[Event], names: Sequence[str]) -> list[Text]:
        return event_log.describe_events(events, names)

    def show_facts(self, facts: Mapping[str, Fact]) -> dict[str, Fact]:
        return dict(facts)

    def spell(self, text: str) -> str:
        return words.spell(text)

    def understand(self, text: str) -> str:
        return words.understand(text)

    def legend(self) -> list[Text]:
        return moves.draw_legend()

    def describe(self, view: UzoryView, names: Sequence[str]) -> list[str]:
        return words.describe(view, names)
