"""A perspective as JSON, so that a bot on another machine can decide. It holds what the seat knows, and nothing else.

>>> match = leadlight.new_match("sintra", ["Olena", "Petr"], seed=1)
>>> perspective = Perspective.of(match)
>>> read_perspective(write_perspective(perspective)) == perspective
True
"""

import importlib
from functools import cache
from typing import Any, Union

import msgspec

from leadlight.core.event import Event, Starting
from leadlight.core.game import OptionValue
from leadlight.games import find_game
from leadlight.play.perspective import Perspective, Step


class PlainStep(msgspec.Struct, frozen=True):
    seat: int
    action: int | None
    events: msgspec.Raw


class PlainPerspective(msgspec.Struct, frozen=True):
    game: str
    position: str  # in notation
    seat: int
    options: dict[str, OptionValue]
    history: list[PlainStep]


def write_perspective(perspective: Perspective) -> str:
    steps = [PlainStep(step.seat, step.action, encode_events(step.events)) for step in perspective.history]
    options = dict(perspective.options)
    plain = PlainPerspective(perspective.game.name, perspective.position, perspective.seat, options, steps)
    return msgspec.json.encode(plain).decode()


def encode_events(events: tuple[Event, ...]) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(events))


def read_perspective(text: str) -> Perspective:
    """The perspective that was written, with the games of this program. Refused for a game that it does not have."""
    plain = msgspec.json.decode(text, type=PlainPerspective)
    game, decoder = find_game(plain.game), event_decoder(plain.game)
    history = [Step(step.seat, step.action, tuple(decoder.decode(step.events))) for step in plain.history]
    return Perspective(game, game.parse_position(plain.position), plain.seat, plain.options, history)


@cache
def event_decoder(game: str) -> "msgspec.json.Decoder[list[Any]]":
    module = importlib.import_module(f"{find_game(game).state_class.__module__.rpartition('.')[0]}.events")
    kinds = {kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Event)}
    kinds = (kinds | {Starting}) - {Event}
    union: Any = Union[tuple(kinds)]  # noqa: UP007
    return msgspec.json.Decoder(list[union])
