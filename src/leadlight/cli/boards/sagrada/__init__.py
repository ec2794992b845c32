"""Sagrada in the terminal."""

from collections.abc import Mapping, Sequence

from rich.text import Text

from leadlight.cli.boards.board import Scene
from leadlight.cli.boards.layout import stack
from leadlight.cli.boards.sagrada import cards, choosing, dice, event_log, moves, points, table, window, words
from leadlight.cli.picker import Choice, Picker
from leadlight.core.errors import Fact
from leadlight.core.event import Event
from leadlight.games.sagrada.actions import End, encode
from leadlight.games.sagrada.view import SagradaView


class SagradaBoard:
    """Each action is one choice: a die, a cell, a tool and its steps, a window."""

    def path(self, action: int) -> tuple[Choice, ...]:
        return choosing.path_of(action)

    def steer(self, picker: Picker, key: str) -> bool:  # noqa: ARG002
        return False

    def key_action(self, key: str) -> int | None:
        return encode(End()) if key == "p" else None

    def aim(self, scene: Scene, key: str) -> int | None:
        return choosing.aim(scene, key)

    def is_midway(self, view: SagradaView) -> bool:
        return view.phase in choosing.MIDWAY

    def draw_header(self, scene: Scene) -> Text:
        return table.draw_header(scene)

    def draw_table(self, scene: Scene) -> Text:
        return stack(table.draw_table(scene))

    def draw_others(self, scene: Scene) -> Text:
        return stack(window.draw_others(scene))

    def draw_seats(self, scene: Scene) -> Text:
        return stack(points.draw_seats(scene))

    def draw_score(self, scene: Scene) -> Text:
        return stack(points.draw_score(scene))

    def draw_cards(self, scene: Scene) -> Text | None:
        return cards.draw_cards(scene)

    def ask(self, scene: Scene) -> Text:
        return moves.ask(scene)

    def describe_events(self, events: Sequence[Event], names: Sequence[str]) -> list[Text]:
        return event_log.describe_events(events, names)

    def show_facts(self, facts: Mapping[str, Fact]) -> dict[str, Fact]:
        return {name: dice.write(str(fact)) if name == "die" else fact for name, fact in facts.items()}

    def spell(self, text: str) -> str:
        return words.spell(text)

    def understand(self, text: str) -> str:
        return words.understand(text)

    def legend(self) -> list[Text]:
        return moves.draw_legend()

    def describe(self, view: SagradaView, names: Sequence[str]) -> list[str]:
        return words.describe(view, names)
