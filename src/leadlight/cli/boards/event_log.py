"""What happened, in lines: facts that belong together share one, with the name of their seat before them."""

from collections.abc import Callable, Sequence

from rich.text import Text

from leadlight.core.event import Event

# The fact of an event without its seat, given the names of all seats; None for what another function describes, for
# what needs no words, and for what the viewer may not know.
DescribeFact = Callable[[Event, Sequence[str]], Text | None]


def write_lines(
    happened: Sequence[Event],
    names: Sequence[str],
    describers: Sequence[DescribeFact],
    continues: Callable[[Event, Sequence[Event]], bool],
) -> list[Text]:
    """A line for each run of facts of one seat; `continues` says whether a fact belongs to those of the line so far."""
    lines: list[Text] = []
    told: list[Event] = []
    for event in happened:
        fact = describe_fact(event, names, describers)
        if fact is None:
            continue
        seat = seat_of(event)
        if seat is not None and told and seat_of(told[-1]) == seat and continues(event, told):
            lines[-1] = Text.assemble(lines[-1], ", ", fact)
            told.append(event)
        else:
            lines.append(fact if seat is None else Text.assemble((f"{names[seat]}: ", "bold"), fact))
            told = [event]
    return lines


def describe_fact(event: Event, names: Sequence[str], describers: Sequence[DescribeFact]) -> Text | None:
    facts = (describe(event, names) for describe in describers)
    return next((fact for fact in facts if fact is not None), None)


def seat_of(event: Event) -> int | None:
    """The seat that did something, or None for what belongs to nobody."""
    seat: int | None = getattr(event, "seat", None)
    return seat
