"""Describes what happened in short facts. The facts of one turn share a line; a closed frame has its own line."""

from collections.abc import Sequence

from rich.text import Text

from leadlight.cli.boards.event_log import write_lines
from leadlight.cli.boards.uzory.tiles import with_marks, write, write_areas, write_tile
from leadlight.core.event import Event
from leadlight.games.uzory import events
from leadlight.games.uzory.components import COLOUR_NAMES
from leadlight.games.uzory.notation import cell_name
from leadlight.locales import translate

FRAMES = {
    "clear": "uzory-log-frame",
    "tie": "uzory-log-frame-tie",
    "white": "uzory-log-frame-white",
    "neutral": "uzory-log-frame-neutral",
    "none": "uzory-log-frame-none",
}
ENDINGS = {
    "full": "uzory-log-ended-full",
    "skips": "uzory-log-ended-skips",
    "dead_end": "uzory-log-ended-dead_end",
    "idle": "uzory-log-ended-idle",
}
# Events that begin a new line even when the event before them belongs to the same seat.
LINE_STARTS = (events.ColourChosen, events.StarterNamed, events.TileLaid, events.TurnSkipped, events.FinalScored)


def describe_events(happened: Sequence[Event], names: Sequence[str]) -> list[Text]:
    describers = (describe_setup, describe_turn, describe_frame, describe_end)
    return write_lines(happened, names, describers, continues_turn)


def continues_turn(event: Event, line: Sequence[Event]) -> bool:  # noqa: ARG001
    return not isinstance(event, LINE_STARTS)


def describe_setup(event: Event, names: Sequence[str]) -> Text | None:  # noqa: ARG001
    match event:
        case events.ColourChosen(_, colour):
            return Text(translate("uzory-log-colour", colour=COLOUR_NAMES[colour]))
        case events.StarterNamed():
            return Text(translate("uzory-log-starter"))
        case events.TileDrawn(_, _, tile) if tile is not None:
            return with_marks("uzory-log-dealt", tile=write_tile(tile))
        case events.StartTileLaid(tile):
            return with_marks("uzory-log-start", tile=write_tile(tile), cell=cell_name(0, 0))
    return None


def describe_turn(event: Event, names: Sequence[str]) -> Text | None:  # noqa: ARG001
    match event:
        case events.TileLaid(_, _, _, _, cell, shard, sides):
            facts = {"tile": write(sides), "cell": cell_name(*cell)}
            return with_marks("uzory-log-laid" if shard is None else "uzory-log-laid-shard", **facts)
        case events.TilesDiscarded(_, places):
            return Text(translate("uzory-log-discarded", count=len(places)))
        case events.TurnSkipped(_, decided):
            return Text(translate("uzory-log-skipped" if decided else "uzory-log-redraw"))
        case events.StackRenewed(tiles):
            return Text(translate("uzory-log-renewed", count=tiles))
    return None


def describe_frame(event: Event, names: Sequence[str]) -> Text | None:
    match event:
        case events.FrameClosed(areas=areas, verdict=verdict):
            return with_marks(FRAMES[verdict], areas=write_areas(areas))
        case events.PatternFinished(_, _, None, points):
            return Text(translate("uzory-log-point", points=points))
        case events.PatternFinished(_, _, named_by, points) if named_by is not None:
            return Text(translate("uzory-log-point-named", name=names[named_by], points=points))
    return None


def describe_end(event: Event, names: Sequence[str]) -> Text | None:  # noqa: ARG001
    match event:
        case events.MatchEnded(reason):
            return Text(translate(ENDINGS[reason]))
        case events.FinalScored(_, score, shards):
            return Text(translate("uzory-log-final", points=score.total, shards=shards))
    return None
