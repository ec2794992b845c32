"""Everybody who looks at a match of a game with secrets, and everything that each of them was sent."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from leadlight.play.match import Match
from leadlight.server.services import Services

from .conftest import Server, Visitors
from .visitor import Json, Line, Visitor, start_match


@dataclass
class Viewer:
    visitor: Visitor
    seat: int | None
    line: Line


async def sit_down(visitors: Visitors, game: str, options: Json) -> tuple[str, list[Viewer]]:
    """A match that has just begun, and everybody who looks at it: the seats, and a spectator."""
    guests = [await visitors.enter(name) for name in ("Ann", "Ben", "Cat", "Dan")[: options["players"]]]
    eve = await visitors.enter("Eve")
    code = await guests[0].open_table(game=game, visibility="open", options=options)
    await start_match(code, *guests)
    seats: list[int | None] = [*range(len(guests)), None]
    people = zip([*guests, eve], seats, strict=True)
    return code, [Viewer(visitor, seat, await visitor.connect(code)) for visitor, seat in people]


def match_of(server: Server, code: str) -> Match:
    """The truth."""
    app: Any = server.uvicorn[0].config.app
    services = app.state.services
    assert isinstance(services, Services)
    return services.rooms.rooms[code].table.require_match()


def received(viewer: Viewer) -> list[Json]:
    """Everything in JSON that came, answers and messages alike."""
    return [json.loads(data) for data in viewer.visitor.received if data.startswith(b"{")]


def inside(value: Any) -> Iterator[Json]:
    """Every object in a JSON value."""
    if isinstance(value, dict):
        yield value
    for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from inside(part)
