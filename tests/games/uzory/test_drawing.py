"""Frames and areas against a picture of the floor."""

from collections.abc import Iterator

import pytest

from leadlight.core.chance import Rng
from leadlight.core.event import Event
from leadlight.core.journal import Journal
from leadlight.core.state import CHANCE, OVER
from leadlight.games.uzory.actions import SKIP
from leadlight.games.uzory.events import FrameClosed, StartTileLaid, TileLaid
from leadlight.games.uzory.state import UzoryState
from leadlight.testing.rulebook import rule

from .drawing import Picture, Point

MATCHES = 85  # for each mode: more than 2,000 frames


def random_plies(state: UzoryState, rng: Rng) -> Iterator[list[Event]]:
    """What happens in a random match, action by action; nobody skips who can lay a tile."""
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            action = state.draw(rng)
        else:
            choices = state.legal_actions()
            action = rng.pick(choices[1:] if choices[0] == SKIP and len(choices) > 1 else choices)
        journal = Journal()
        state.apply(action, journal)
        yield journal.events


def enclosed(picture: Picture, cell: Point) -> list[tuple[tuple[Point, ...], tuple[int, ...]]]:
    """What is closed at the corners of a cell: vertices and areas in quarters of a unit, in reading order."""
    found = []
    met: set[Point] = set()
    for vertex in ((cell[0] + row, cell[1] + column) for row in (0, 1) for column in (0, 1)):
        if vertex in met or (wet := picture.pour(vertex)) is None:
            continue
        vertices = picture.vertices(wet)
        met.update(vertices)
        found.append((vertices, picture.areas(wet)))
    return found


@rule("U6.1", "U6.2", "U6.3", "U7.1", "U7.2", "U12.2", "U12.3")
@pytest.mark.parametrize("broken", [False, True], ids=["base", "broken"])
def test_frames_and_areas_are_what_the_drawn_lines_enclose(broken: bool) -> None:
    frames = 0
    for seed in range(MATCHES):
        state, picture = UzoryState(2 + seed % 5, broken), Picture(broken=broken)
        for events in random_plies(state, Rng(seed)):
            frames += compare(state, picture, events)
    assert frames > 2000


def compare(state: UzoryState, picture: Picture, events: list[Event]) -> int:
    """The tile just laid is drawn too; how many frames it closes, which must be those of the picture."""
    if events and isinstance(events[0], StartTileLaid):
        picture.tiles[(0, 0)] = (events[0].tile, 0, None)
    if not events or not isinstance(events[0], TileLaid):
        return 0
    laid = events[0]
    shard = None if laid.shard is None else (laid.shard, int(state.colours[laid.seat]))
    picture.tiles[laid.cell] = (laid.tile, laid.turn, shard)
    closed = [event for event in events if isinstance(event, FrameClosed)]
    told = [(frame.vertices, tuple(4 * area for area in frame.areas)) for frame in closed]
    assert told == enclosed(picture, laid.cell)
    return len(closed)
