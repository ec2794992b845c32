"""Writes what happened as lines. Facts that belong together share a line, which begins with the name of their seat."""

from collections.abc import Callable, Sequence

from rich.text import Text

from leadlight.core.event import Event

# Describes an event without naming its seat; takes the event and the names of all seats. Returns None if another
# function describes the event, if it needs no words, or if the viewer may not know it.
DescribeFact = Callable[[Event, Sequence[str]], Text | None]


def write_lines(
    happened: Sequence[Event],
    names: Sequence[str],
    describers: Sequence[DescribeFact],
    continues: Callable[[Event, Sequence[Event]], bool],
) -> list[Text]:
    """A line for each run of facts about one seat; `continues` says whether an event belongs to the current line."""
    lines: list[Text] = []
    line: list[Event] = []  # the events of the current line
    for event in happened:
        fact = describe_fact(event, names, describers)
        if fact is None:
            continue
        seat = seat_of(event)
        if seat is not None and line and seat_of(line[-1]) == seat and continues(event, line):
            lines[-1] = Text.assemble(lines[-1], ", ", fact)
            line.append(event)
        else:
            lines.append(fact if seat is None else Text.assemble((f"{names[seat]}: ", "bold"), fact))
            line = [event]
    return lines


def describe_fact(event: Event, names: Sequence[str], describers: Sequence[DescribeFact]) -> Text | None:
    facts = (describe(event, names) for describe in describers)
    return next((fact for fact in facts if fact is not None), None)


def seat_of(event: Event) -> int | None:
    """The seat that an event is about, or None if it is about no single seat."""
    seat: int | None = getattr(event, "seat", None)
    return seat
