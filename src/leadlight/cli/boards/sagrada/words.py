"""The position in words, for people who listen instead of look."""

import re
from collections.abc import Sequence

from leadlight.cli.boards.sagrada import cards
from leadlight.cli.boards.sagrada.choices import laid_tools
from leadlight.cli.boards.sagrada.dice import FREE, GLYPHS, name_colour, write_all
from leadlight.cli.boards.sagrada.window import asked_cells
from leadlight.cli.boards.words import WORD, find_by_beginning
from leadlight.games.sagrada.components import (
    COLOUR_CODES,
    COLOUR_NAMES,
    COLUMNS,
    DIFFICULTIES,
    ROUNDS,
    TOOL_COLOURS,
    WINDOW_NAMES,
)
from leadlight.games.sagrada.view import SagradaView, SeatView, ToolView
from leadlight.locales import translate


def describe(view: SagradaView, names: Sequence[str]) -> list[str]:
    lines = [*describe_round(view, names), *describe_cards(view)]
    for name, seat in zip(names, view.seats, strict=True):
        lines += describe_seat(view, seat, name)
    return lines


def describe_round(view: SagradaView, names: Sequence[str]) -> list[str]:
    """The round, the order of turns, the pool and the track; nothing while windows are chosen."""
    if view.phase == "choose":
        return []
    lines = [translate("sagrada-plain-round", round=view.round + 1, rounds=int(ROUNDS), bag=sum(view.bag))]
    lines.append(translate("sagrada-plain-order", names=", ".join(names[seat] for seat in view.order[view.turn :])))
    lines += [
        translate("sagrada-plain-skipping", name=name)
        for name, skips in zip(names, view.skipping, strict=True)
        if skips
    ]
    lines.append(translate("sagrada-plain-pool", dice=list_dice(view.pool)))
    if view.hand is not None:
        lines.append(translate("sagrada-plain-hand", die=list_dice([view.hand])))
    for number, dice in enumerate(view.track, start=1):
        if dice:
            lines.append(translate("sagrada-plain-track", round=number, dice=list_dice(dice)))
    return lines if view.target is None else [*lines, translate("sagrada-plain-target", points=view.target)]


def describe_cards(view: SagradaView) -> list[str]:
    lines = [describe_tool(view, tool) for tool in laid_tools(view)]
    for number in view.objectives:
        facts = {"name": cards.objective_name(number), "text": cards.objective_text(number)}
        lines.append(translate("sagrada-plain-objective", **facts))
    return lines


def describe_tool(view: SagradaView, tool: ToolView) -> str:
    facts: dict[str, str | int] = {"number": tool.tool + 1, "name": cards.tool_name(tool.tool)}
    if tool.used_up:
        return translate("sagrada-plain-tool-used", **facts)
    facts["text"] = cards.tool_text(tool.tool)
    if view.players == 1:
        return translate("sagrada-plain-tool-solo", colour=COLOUR_NAMES[TOOL_COLOURS[tool.tool]], **facts)
    return translate("sagrada-plain-tool", price=tool.price, **facts)


def describe_seat(view: SagradaView, seat: SeatView, name: str) -> list[str]:
    if seat.window is None:
        lines = [translate("sagrada-plain-seat-waiting", name=name)]
    else:
        lines = [describe_points(view, seat, name), *describe_window(seat.window, seat.dice)]
    return [*lines, *map(describe_private, seat.privates), *describe_offered(seat)]


def describe_points(view: SagradaView, seat: SeatView, name: str) -> str:
    facts: dict[str, str | int] = {"name": name, "points": seat.score.total, "window": WINDOW_NAMES[seat.window or 0]}
    if view.players == 1:
        return translate("sagrada-plain-seat-solo", **facts)
    return translate("sagrada-plain-seat", tokens=seat.tokens, **facts)


def describe_private(colour: int) -> str:
    return translate("sagrada-plain-private", name=cards.private_name(colour), text=cards.private_text(colour))


def describe_offered(seat: SeatView) -> list[str]:
    """The windows to choose from, each with its rows."""
    lines = []
    for number, window in enumerate(seat.offered, start=1):
        facts = {"window": WINDOW_NAMES[window], "difficulty": DIFFICULTIES[window]}
        lines += [translate("sagrada-plain-offered", number=number, **facts), *describe_window(window)]
    return lines


def describe_window(window: int, dice: Sequence[str | None] = ()) -> list[str]:
    asked = asked_cells(window)
    cells = [describe_cell(asked[cell], dice[cell] if dice else None) for cell in range(len(asked))]
    rows = [", ".join(cells[first : first + COLUMNS]) for first in range(0, len(cells), COLUMNS)]
    return [f"  {translate('sagrada-plain-row', row=number, cells=row)}" for number, row in enumerate(rows, start=1)]


def describe_cell(asked: str, die: str | None) -> str:
    if die is not None:
        return translate("sagrada-plain-placed", die=list_dice([die]))
    if asked == FREE:
        return translate("sagrada-plain-free")
    if asked in COLOUR_CODES:
        return translate("sagrada-plain-asks-colour", colour=COLOUR_NAMES[COLOUR_CODES.index(asked)])
    return translate("sagrada-plain-asks-value", value=int(asked))


def list_dice(dice: Sequence[str]) -> str:
    return ", ".join(spell(write_all([die])) for die in dice) or translate("sagrada-plain-nothing")


def spell(text: str) -> str:
    """The text with words for marks, commas between dice, and cells by row and column."""
    text = re.sub(rf"([{GLYPHS}][1-6?]) (?=[{GLYPHS}])", r"\1, ", text)
    text = re.sub(rf"([{GLYPHS}])([1-6?]?)", lambda found: name_die(found[1], found[2]), text)
    text = re.sub(r"\br([1-4])c([1-5])\b", lambda found: name_cell(found[1], found[2]), text)
    return " ".join(text.split())


def name_cell(row: str, column: str) -> str:
    return translate("sagrada-plain-cell", row=row, column=column)


def name_die(glyph: str, value: str) -> str:
    colour = name_colour(GLYPHS.index(glyph))
    return translate("sagrada-plain-die", colour=colour, value=value) if value.isdigit() else colour


def understand(text: str) -> str:
    """The text with dice in notation; three letters of a colour in the reader's language are enough before a value."""
    codes = {name_colour(colour): code for colour, code in enumerate(COLOUR_CODES)}

    def find_die(found: re.Match[str]) -> str:
        code = find_by_beginning(found[1], codes)
        return f"{code}{found[2]}" if code else found[0]

    return re.sub(rf"({WORD})\s*([1-6])\b", find_die, text.casefold())
