"""What happened, in short facts: those of one seat make a line, the beginning of a round has a line of its own."""

from collections.abc import Sequence

from rich.text import Text

from leadlight.cli.boards.event_log import write_lines
from leadlight.cli.boards.sintra.panes import with_pane
from leadlight.core.event import Event
from leadlight.games.sintra import events
from leadlight.games.sintra.components import ROUND_NAMES
from leadlight.locales import translate


def describe_events(happened: Sequence[Event], names: Sequence[str]) -> list[Text]:
    return write_lines(happened, names, (describe_placing, describe_completing, describe_round), continues_line)


def continues_line(event: Event, line: Sequence[Event]) -> bool:  # noqa: ARG001
    return not isinstance(event, events.FinalScored)


def describe_placing(event: Event, names: Sequence[str]) -> Text | None:  # noqa: ARG001
    match event:
        case events.PanesTaken(_, source, colour, count):
            message = "sintra-log-display" if source else "sintra-log-centre"
            return with_pane(message, colour, count=count, source=source)
        case events.MarkerTaken():
            return Text(translate("sintra-log-marker"))
        case events.PanesPlaced(_, slot):
            return Text(translate("sintra-log-placed", slot=slot + 1))
        case events.PanesBroke(_, _, count):
            return Text(translate("sintra-log-broke", count=count))
        case events.GlassStepped(points=lost) if lost:
            return Text(translate("sintra-log-wrap", points=lost))
        case events.GlazierReturned(_, slot):
            return Text(translate("sintra-log-returned", slot=slot + 1))
    return None


def describe_completing(event: Event, names: Sequence[str]) -> Text | None:  # noqa: ARG001
    match event:
        case events.StripCompleted(_, slot, bonus):
            done = translate("sintra-log-completed", slot=slot + 1)
            return Text(f"{done}, {translate('sintra-log-bonus', points=bonus)}" if bonus else done)
        case events.PaneKept(_, slot, colour):
            return with_pane("sintra-log-kept", colour, slot=slot + 1)
        case events.WindowScored(_, _, terms):
            return Text(translate("sintra-log-window", points=sum(terms), terms=" + ".join(map(str, terms))))
    return None


def describe_round(event: Event, names: Sequence[str]) -> Text | None:
    match event:
        case events.RoundBegan(number, starter, colour):
            return with_pane("sintra-log-round", colour, round=ROUND_NAMES[number - 1], name=names[starter])
        case events.TowerEmptied(count):
            return Text(translate("sintra-log-tower", count=count))
        case events.FinalScored(_, score):
            return Text(translate("sintra-log-final", points=score.total))
    return None
