"""What to choose, and what happened, in one line each."""

from collections.abc import Sequence

from rich.text import Text

from leadlight.cli.boards import marks
from leadlight.cli.boards.board import Scene
from leadlight.cli.boards.sintra.market import MARKS
from leadlight.cli.picker import Picker
from leadlight.core.event import Event
from leadlight.games.sintra import events
from leadlight.games.sintra.components import COLOUR_NAMES, ROUND_NAMES, WRAP_LOSS
from leadlight.games.sintra.view import SintraView
from leadlight.locales import translate


def ask(scene: Scene, *, may_return: bool) -> Text:
    """The question to the acting seat, with what the choice under the cursor would bring."""
    picker = scene.picker
    if picker is None:
        return Text("")
    if picker.options[0][0] == "keep":
        return Text.assemble(translate("sintra-pick-keep"), "  ", *draw_keeps(picker))
    if not picker.picked:
        return Text(translate("sintra-pick-group" if may_return else "sintra-pick-group-only"))
    view: SintraView = scene.view
    _, source, colour = picker.picked[0]
    count = view.sources[int(source)][int(colour)]
    message = "sintra-pick-break" if picker.current == ("slot", 0) else "sintra-pick-slot"
    question = with_mark(message, int(colour), count=count)
    slot = int(picker.current[1])
    tag = tag_for(scene.previews.get(picker.current, ()))
    return Text.assemble(question, "  ", (f"{slot}: {tag}" if slot else tag, "bold"))


def draw_keeps(picker: Picker) -> list[Text]:
    """The panes that can be kept, the one under the cursor in brackets."""
    return [
        (marks.chosen if option == picker.current else marks.piece)(MARKS[int(option[1])]) for option in picker.options
    ]


def tag_for(happened: Sequence[Event]) -> str:
    """What a choice brings, in short facts. A completed strip counts the window that is scored once a pane is kept."""
    placed = sum(event.count for event in happened if isinstance(event, events.PanesPlaced))
    broken = sum(event.count for event in happened if isinstance(event, events.PanesBroke))
    wraps = sum(event.wraps for event in happened if isinstance(event, events.GlassStepped))
    completed = [event for event in happened if isinstance(event, events.StripCompleted)]
    facts = []
    if completed:
        facts.append(translate("sintra-tag-completes", points=completed[0].bonus + sum(completed[0].window)))
    elif placed:
        facts.append(translate("sintra-tag-fits", count=placed))
    if broken:
        facts.append(translate("sintra-tag-breaks", broken=broken))
    if any(isinstance(event, events.MarkerTaken) for event in happened):
        facts.append(translate("sintra-tag-marker"))
    if wraps:
        facts.append(translate("sintra-log-wrap", points=-WRAP_LOSS * wraps))
    return ", ".join(facts)


def draw_legend() -> list[Text]:
    """Each mark with its colour's name, and the other signs on the board."""
    colours = Text("  ").join(
        Text.assemble(marks.piece(mark), f" {translate(f'sintra-colour-{name}')}")
        for mark, name in zip((*MARKS, marks.JOKER), (*COLOUR_NAMES, "joker"), strict=True)
    )
    return [colours, Text(translate("sintra-legend"))]


def with_mark(message: str, colour: int, **facts: str | int) -> Text:
    """A sentence in which the mark of a colour stands in its colour."""
    text = Text(translate(message, pane=MARKS[colour].glyph, **facts))
    text.highlight_words([MARKS[colour].glyph], marks.inline(MARKS[colour]).style)
    return text


def describe_events(happened: Sequence[Event], names: Sequence[str]) -> list[Text]:
    """Facts of one seat in a row make one line; the beginning of a round has its own."""
    lines: list[Text] = []
    speaker: int | None = None
    for event in happened:
        seat = getattr(event, "seat", None)
        fact = describe_event(event, names)
        if fact is None:
            continue
        if seat is not None and seat == speaker and not isinstance(event, events.FinalScored):
            lines[-1] = Text.assemble(lines[-1], ", ", fact)
        else:
            lines.append(Text.assemble((f"{names[seat]}: ", "bold"), fact) if seat is not None else fact)
        speaker = seat
    return lines


def describe_event(event: Event, names: Sequence[str]) -> Text | None:
    """The fact without its player, or None for what needs no words."""
    match event:
        case events.PanesTaken(_, source, colour, count):
            message = "sintra-log-display" if source else "sintra-log-centre"
            return with_mark(message, colour, count=count, source=source)
        case events.MarkerTaken():
            return Text(translate("sintra-log-marker"))
        case events.PanesPlaced(_, slot):
            return Text(translate("sintra-log-placed", slot=slot + 1))
        case events.PanesBroke(_, _, count):
            return Text(translate("sintra-log-broke", count=count))
        case events.GlassStepped(_, _, _, wraps) if wraps:
            return Text(translate("sintra-log-wrap", points=-WRAP_LOSS * wraps))
        case events.StripCompleted(_, slot, bonus):
            done = translate("sintra-log-completed", slot=slot + 1)
            return Text(f"{done}, {translate('sintra-log-bonus', points=bonus)}" if bonus else done)
        case events.PaneKept(_, slot, colour):
            return with_mark("sintra-log-kept", colour, slot=slot + 1)
        case events.WindowScored(_, _, terms):
            return Text(translate("sintra-log-window", points=sum(terms), terms=" + ".join(map(str, terms))))
        case events.GlazierReturned(_, slot):
            return Text(translate("sintra-log-returned", slot=slot + 1))
        case events.RoundBegan(number, starter, colour):
            return with_mark("sintra-log-round", colour, round=ROUND_NAMES[number - 1], name=names[starter])
        case events.TowerEmptied(count):
            return Text(translate("sintra-log-tower", count=count))
        case events.FinalScored(_, score):
            return Text(translate("sintra-log-final", points=score.total))
    return None
