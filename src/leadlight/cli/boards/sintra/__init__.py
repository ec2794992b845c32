"""Sintra in the terminal."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from leadlight.cli.boards.board import Scene
from leadlight.cli.boards.layout import stack
from leadlight.cli.boards.sintra import market, moves, palace, points, words
from leadlight.cli.picker import Choice, Picker
from leadlight.core.errors import Fact
from leadlight.core.event import Event
from leadlight.games.sintra.actions import RETURN, Keep, Place, Return, decode, encode
from leadlight.games.sintra.components import SLOTS
from leadlight.games.sintra.view import SintraView


class SintraBoard:
    """Two steps to an action: a group of panes in the market, then a strip. Or one: the pane to keep, the return."""

    def path(self, action: int) -> tuple[Choice, ...]:
        match decode(action):
            case Place(source, colour, target):
                return (("group", source, colour), ("slot", target))
            case Keep(colour):
                return (("keep", colour),)
            case _:
                return ()

    def steer(self, picker: Picker, key: str) -> bool:  # noqa: ARG002
        return False

    def key_action(self, key: str) -> int | None:
        return encode(Return()) if key == "r" else None

    def aim(self, scene: Scene, key: str) -> int | None:
        picked = scene.picker.picked if scene.picker else ()
        if not picked or not key.isdecimal() or not 1 <= int(key) <= SLOTS:
            return None
        _, source, colour = picked[0]
        return encode(Place(int(source), int(colour), int(key)))

    def is_midway(self, view: SintraView) -> bool:
        return view.phase == "keep"

    def draw_header(self, scene: Scene) -> Text:
        return market.draw_header(scene)

    def draw_table(self, scene: Scene) -> Text:
        return stack([*market.draw_market(scene), *palace.draw_palace(scene)])

    def draw_others(self, scene: Scene) -> Text:
        return stack(palace.draw_others(scene))

    def draw_seats(self, scene: Scene) -> Text:
        return stack(points.draw_seats(scene))

    def draw_score(self, scene: Scene) -> Text:
        return stack(points.draw_score(scene))

    def draw_cards(self, scene: Scene) -> Text | None:  # noqa: ARG002
        return None

    def ask(self, scene: Scene) -> Text:
        return moves.ask(scene, may_return=RETURN in scene.picker.paths if scene.picker else False)

    def describe_events(self, events: Sequence[Event], names: Sequence[str]) -> list[Text]:
        return moves.describe_events(events, names)

    def show_facts(self, facts: Mapping[str, Fact]) -> dict[str, Fact]:
        return dict(facts)

    def spell(self, text: str) -> str:
        return words.spell(text)

    def understand(self, text: str) -> str:
        return words.understand(text)

    def legend(self) -> list[Text]:
        return moves.draw_legend()

    def describe(self, view: Any, names: Sequence[str]) -> list[str]:
        return words.describe(view, names)
