"""What happened, in short facts: those of one turn make a line, what belongs to no seat has a line of its own."""

from collections.abc import Sequence

from rich.text import Text

from leadlight.cli.boards.event_log import write_lines
from leadlight.cli.boards.layout import gained
from leadlight.cli.boards.sagrada.cards import objective_name, private_name, tool_name
from leadlight.cli.boards.sagrada.dice import with_dice, write, write_numbers
from leadlight.core.event import Event
from leadlight.games.sagrada import events
from leadlight.games.sagrada.components import (
    CELL_CODES,
    COLOUR_CODES,
    DIE_CODES,
    GLAZING_HAMMER,
    RUNNING_PLIERS,
    WINDOW_NAMES,
)
from leadlight.locales import translate


def describe_events(happened: Sequence[Event], names: Sequence[str]) -> list[Text]:
    describers = (describe_setup, describe_draft, describe_tool, describe_end)
    return write_lines(happened, names, describers, continues_turn)


def continues_turn(event: Event, turn: Sequence[Event]) -> bool:
    """Whether a fact belongs to the turn told so far. A turn has at most one tool, and two drafts only with tool 8."""
    if isinstance(turn[-1], events.TurnPassed):
        return False
    tools = [fact.tool for fact in turn if isinstance(fact, events.ToolUsed)]
    drafted = any(isinstance(fact, events.DiePlaced | events.DieReturned) for fact in turn)
    match event:
        case events.FinalScored() | events.TurnPassed() | events.WindowChosen():
            return False
        case events.DieTaken():
            return not drafted or RUNNING_PLIERS in tools
        case events.ToolUsed(_, tool):
            return not tools and not (drafted and tool == GLAZING_HAMMER)
    return True


def describe_setup(event: Event, names: Sequence[str]) -> Text | None:
    match event:
        case events.StarterNamed():
            return Text(translate("sagrada-log-starter")) if len(names) > 1 else None
        case events.PrivateDealt(_, colour) if colour is not None:
            return Text(translate("sagrada-log-private", objective=private_name(colour)))
        case events.CardDealt(_, card) if card is not None:
            return Text(translate("sagrada-log-card", front=WINDOW_NAMES[2 * card], back=WINDOW_NAMES[2 * card + 1]))
        case events.WindowChosen(_, None):
            return Text(translate("sagrada-log-window-hidden"))
        case events.WindowChosen(_, window) if window is not None:
            return Text(translate("sagrada-log-window", window=WINDOW_NAMES[window]))
        case events.WindowsRevealed(windows):
            owned = [f"{name} {WINDOW_NAMES[window]}" for name, window in zip(names, windows, strict=True)]
            return Text(translate("sagrada-log-revealed", windows=", ".join(owned)))
        case events.ToolLaid(tool):
            return Text(translate("sagrada-log-tool-laid", tool=tool_name(tool)))
        case events.ObjectiveLaid(objective):
            return Text(translate("sagrada-log-objective-laid", objective=objective_name(objective)))
    return None


def describe_draft(event: Event, names: Sequence[str]) -> Text | None:
    match event:
        case events.RoundBegan(number, first, dice):
            if len(names) == 1:
                return with_dice("sagrada-log-round-solo", round=number, dice=write_numbers(dice))
            return with_dice("sagrada-log-round", round=number, name=names[first], dice=write_numbers(dice))
        case events.DieTaken(_, die):
            return with_dice("sagrada-log-taken", die=write(DIE_CODES[die]))
        case events.DiePlaced(_, cell, _, points):
            return Text(translate("sagrada-log-placed", cell=CELL_CODES[cell]) + describe_points(points))
        case events.DieReturned(_, die):
            return with_dice("sagrada-log-returned", die=write(DIE_CODES[die]))
        case events.TurnPassed(_, forced):
            return Text(translate("sagrada-log-forced" if forced else "sagrada-log-passed"))
        case events.TurnSkipped():
            return Text(translate("sagrada-log-skipped"))
    return None


def describe_tool(event: Event, names: Sequence[str]) -> Text | None:  # noqa: ARG001
    match event:
        case events.ToolUsed(_, tool, tokens, None):
            return Text(translate("sagrada-log-tool", tool=tool_name(tool), tokens=tokens))
        case events.ToolUsed(_, tool, _, die) if die is not None:
            return with_dice("sagrada-log-tool-die", tool=tool_name(tool), die=write(DIE_CODES[die]))
        case events.DieChanged(_, before, after):
            return with_dice("sagrada-log-changed", before=write(DIE_CODES[before]), after=write(DIE_CODES[after]))
        case events.DieRolled(_, before, after):
            return with_dice("sagrada-log-rolled", before=write(DIE_CODES[before]), after=write(DIE_CODES[after]))
        case events.DieSwapped(_, given, taken, number):
            swapped = {"given": write(DIE_CODES[given]), "taken": write(DIE_CODES[taken])}
            return with_dice("sagrada-log-swapped", round=number, **swapped)
        case events.DieBagged(_, die):
            return with_dice("sagrada-log-bagged", die=write(DIE_CODES[die]))
        case events.DieDrawn(_, colour):
            return with_dice("sagrada-log-drawn", die=write(COLOUR_CODES[colour] + "?"))
        case events.ValueChosen(_, die):
            return with_dice("sagrada-log-valued", die=write(DIE_CODES[die]))
        case events.PoolRolled(_, dice):
            return with_dice("sagrada-log-pool-rolled", dice=write_numbers(dice))
        case events.DieMoved(_, source, target, die, points):
            cells = {"source": CELL_CODES[source], "target": CELL_CODES[target]}
            moved = with_dice("sagrada-log-moved", die=write(DIE_CODES[die]), **cells)
            return moved.append(describe_points(points))
    return None


def describe_points(points: int | None) -> str:
    """By how much the score changed; nothing where it did not or where the viewer may not know."""
    return f" ({gained(points)})" if points else ""


def describe_end(event: Event, names: Sequence[str]) -> Text | None:  # noqa: ARG001
    match event:
        case events.RoundEnded(number, dice) if dice:
            return with_dice("sagrada-log-track", round=number, dice=write_numbers(dice))
        case events.RoundEnded(number):
            return Text(translate("sagrada-log-track-empty", round=number))
        case events.FinalScored(_, score):
            return Text(translate("sagrada-log-final", points=score.total))
        case events.SoloDecided(points, target, won):
            return Text(translate("sagrada-log-won" if won else "sagrada-log-lost", points=points, target=target))
    return None
