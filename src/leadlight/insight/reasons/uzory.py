"""Reasons for actions of Uzory: frames closed and left one tile short, the end of the match, shards and tiles."""

from collections.abc import Iterator

from leadlight.core.state import OVER
from leadlight.games.uzory import events
from leadlight.games.uzory.components import COLOUR_CODES, HAND, NOTHING, PLAYER_COLOURS, SIDES, TILE_SIDES
from leadlight.games.uzory.frames import open_frames
from leadlight.games.uzory.grid import colour_of, face_of
from leadlight.games.uzory.notation import cell_name
from leadlight.games.uzory.state import UzoryState
from leadlight.games.uzory.view_builder import view_open_frame
from leadlight.insight.reasons.reason import Played, Weighed, weigh

POINT = 3.0  # a finished pattern, beside what it keeps others from
ENDS = 10.0
SHORT = 1.8  # a frame that lacks one tile
SHARD = 0.6
TILE = 0.3
SKIP = 1.0


def find_uzory_reasons(played: Played) -> list[Weighed]:
    before, after = played.before, played.after
    assert isinstance(before, UzoryState)
    assert isinstance(after, UzoryState)
    found = [each for event in played.events for each in weigh_event(event, played, before, after)]
    if any(isinstance(event, events.TileLaid) for event in played.events):
        found += weigh_short_frames(played, before, after)
    return found


def weigh_event(event: object, played: Played, before: UzoryState, after: UzoryState) -> Iterator[Weighed]:
    players = int(before.players)
    match event:
        case events.PatternFinished(seat=seat) if seat == played.seat:
            yield weigh(POINT, "reason-uzory-scores", points=event.points)
        case events.PatternFinished(seat=seat):
            yield weigh(POINT, "reason-uzory-gives", seat=seat + 1, players=players, points=event.points)
        case events.FrameClosed(candidates=candidates) if len(candidates) > 1:
            yield weigh_tie(played.seat, candidates)
        case events.FrameClosed(candidates=()):
            yield weigh(SHORT, "reason-uzory-nobody")
        case events.TileLaid():
            yield from weigh_laid(event, after)
        case events.ColourChosen() if len(set(sides_by_colour())) == 1:
            yield weigh(TILE, "reason-uzory-colours-alike")
        case events.TilesDiscarded():
            yield from weigh_discard(event, before)
        case events.TurnSkipped(decided=decided, in_a_row=in_a_row):
            yield weigh(SKIP, "reason-uzory-skip" if decided else "reason-uzory-redraw")
            if decided and in_a_row + 1 == players and after.actor() != OVER:
                yield weigh(SKIP, "reason-uzory-next-skip-ends")
        case events.MatchEnded():
            yield weigh_end(played.seat, after)


def weigh_tie(seat: int, candidates: tuple[int, ...]) -> Weighed:
    if seat in candidates:
        return weigh(POINT, "reason-uzory-tie-own", count=len(candidates))
    return weigh(POINT, "reason-uzory-tie-others", count=len(candidates))


def weigh_laid(event: events.TileLaid, after: UzoryState) -> Iterator[Weighed]:
    sides = event.sides.count(COLOUR_CODES[after.colours[event.seat]])
    yield weigh(TILE * sides, "reason-uzory-sides", sides=sides)
    if event.shard is not None:
        yield weigh(SHARD, "reason-uzory-shard", left=int(after.shards[event.seat]))


def sides_by_colour() -> list[int]:
    """How many sides of all tiles have each of the colours that can be played."""
    return ["".join(TILE_SIDES).count(code) for code in COLOUR_CODES[:PLAYER_COLOURS]]


def weigh_discard(event: events.TilesDiscarded, before: UzoryState) -> Iterator[Weighed]:
    if event.places:
        yield weigh(2 * TILE, "reason-uzory-discards", count=len(event.places))
    kept = [place for place in range(HAND) if place not in event.places]
    tiles = [before.hands[event.seat * HAND + place] for place in kept]
    sides = sum(own_sides(tile, before.colours[event.seat]) for tile in tiles if tile != NOTHING)
    yield weigh(TILE * sides, "reason-uzory-keeps", sides=sides)


def own_sides(tile: int, colour: int) -> int:
    """How many sides of a tile have a colour."""
    return sum(colour_of(face_of(tile, 0), side) == colour for side in range(SIDES))


def weigh_end(seat: int, after: UzoryState) -> Weighed:
    places, points = after.ranking(), after.scores()
    best = max(points[other] for other in range(len(points)) if other != seat)
    message = "reason-uzory-ends-lost"
    if places[seat] == 1:
        message = "reason-uzory-ends-won" if places.count(1) == 1 else "reason-uzory-ends-shared"
    return weigh(ENDS, message, points=points[seat], best=best)


def weigh_short_frames(played: Played, before: UzoryState, after: UzoryState) -> Iterator[Weighed]:
    """Frames that lack one tile now and did not before, where one player leads alone: an own chance, or a gift."""
    then = short_frames(before)
    for cell, colour in sorted(short_frames(after) - then):
        seat = after.owners[colour]
        if seat == played.seat:
            yield weigh(SHORT, "reason-uzory-short-own", cell=cell)
        elif seat != NOTHING:
            facts = {"seat": int(seat) + 1, "players": int(after.players)}
            yield weigh(SHORT, "reason-uzory-short-rival", cell=cell, **facts)


def short_frames(state: UzoryState) -> set[tuple[str, int]]:
    """The cell that a frame lacks and the colour that leads in it alone, for every frame that lacks one tile."""
    found: set[tuple[str, int]] = set()
    for frame in open_frames(state):
        view = view_open_frame(state, frame)
        largest = max(view.areas)
        leaders = [colour for colour, area in enumerate(view.areas) if area == largest]
        if len(view.missing) == 1 and len(leaders) == 1 and largest > 0:
            found.add((cell_name(*view.missing[0]), leaders[0]))
    return found
