"""The player's aid of Sagrada."""

from collections.abc import Callable
from functools import partial
from typing import Final

from leadlight.games.sagrada.components import (
    CELLS,
    COLOUR_CODES,
    OBJECTIVE_NAMES,
    OBJECTIVE_POINTS,
    SOLO_EMPTY_LOSS,
    TOOL_COLOURS,
)
from leadlight.locales import Fact, Texts
from leadlight.printing.aid import Content
from leadlight.printing.aid_parts import caption, label, price, prices, reminders, section, step, steps, with_rules
from leadlight.printing.canvas import Canvas, rectangle
from leadlight.printing.glass import CAME
from leadlight.printing.layout import Beside, Columns, Panel, Part, Picture, Stack
from leadlight.printing.sagrada.shapes import DICE, cell_corner, draw_die, draw_tool, draw_window, window_size
from leadlight.printing.sagrada.steps import (
    draw_drafting,
    draw_leaving,
    draw_order,
    draw_passing,
    draw_paying,
    draw_rolling,
)
from leadlight.printing.signs import draw_arrow, draw_tick
from leadlight.printing.text import SOFT, Words, body, bold, one, rule_numbers

SUN_CATCHER: Final = ".B2.Y.4.R...5Y.G3..P"
# GE4: a die, the dice that lie there, and the cells that take it.
PLACED: Final = {0: "R3", 1: "B6", 5: "G5"}
OFFERED: Final = "R2"
LEGAL: Final = (2, 7, 10, 11)
# GE2: dice at the end, with what they pay.
END_DICE: Final = "-- G5 B2 G3 P5 P6 B1 -- B1 G2 Y4 R3 -- P6 R5 B6 G5 Y6 R2 Y4"
END_GOALS: Final = {"column_color_variety": 2, "light_shades": 2, "color_variety": 3}  # how often each is fulfilled
END_PRIVATE: Final = ("purple", (5, 6, 6))
END_EMPTY: Final = 3
REMINDERS: Final = {
    "take": "G4.5 G4.6",
    "whole": "G6.3 G6.6",
    "neighbours": "G5.10",
    "moved": "G8.1 G8.3",
    "lines": "G11.3",
    "sets": "G12.5 G12.8 G12.9",
    "diagonals": "G12.10",
    "wrong": "G16.1",
}
TOOL_RULES: Final = ("G7.1", "G8.4", "G8.5", "G8.6", "G7.3", "G7.5", "G9.1", "G9.3", "G7.8", "G7.10", "G7.12", "G8.8")
HIGH: Final = 27.0  # a picture of a step
WIDE: Final = 48.0

Say = Callable[..., str]


def fill(texts: Texts) -> Content:
    def say(message: str, **facts: Fact) -> str:
        return texts.translate(f"sagrada-aid-{message}", **facts)

    front = [a_round(say), where(say), pays(texts, say)]
    back = [tools(texts, say), example(texts, say), forgotten(texts, say), endings(texts, say)]
    return Content(say("facts"), list(DICE.values()), "G5.7", [front, back])


def a_round(say: Say) -> Part:
    pictures = {
        "roll": (draw_rolling, "G3.2"),
        "order": (draw_order, "G3.3 G3.4"),
        "draft": (draw_drafting, "G4.2 G4.4"),
        "tool": (draw_paying, "G6.1 G6.2"),
        "track": (draw_leaving, "G10.1"),
        "bag": (draw_passing, "G10.2 G10.3"),
    }
    told = [
        step(str(number), Picture(WIDE, 21, paint), say(name), say(f"{name}-text"), rules, HIGH)
        for number, (name, (paint, rules)) in enumerate(pictures.items(), start=1)
    ]
    return section(say("round"), steps(3, told))


def where(say: Say) -> Part:
    width, height = window_size(8.0)
    window = Picture(width + 18, height, draw_where)
    told = [
        (say("cells-first"), "G5.2"),
        (say("cells-touch"), "G5.3"),
        (say("cells-asked"), "G5.4 G5.5 G5.6"),
        (say("cells-equal"), "G5.7 G5.8 G5.9"),
    ]
    shown = Panel(Stack([window, caption(say("cells-picture"))], 0.8), 2.2)
    return section(say("cells"), Beside([shown, reminders(1, told)], [-70.0, 1.0], 5.0, middle=True))


def draw_where(canvas: Canvas) -> None:
    draw_die(canvas, OFFERED, 0, 10, 9)
    draw_arrow(canvas, (11, 14.5), (16.4, 14.5))
    with canvas.at(18, 0):
        draw_window(canvas, SUN_CATCHER, PLACED, 8.0)
        for cell in LEGAL:
            x, y = cell_corner(cell, 8.0)
            draw_tick(canvas, x + 4, y + 4, 4.6)


def pays(texts: Texts, say: Say) -> Part:
    goals = [
        price(str(points), goal_line(texts, name), f"G12.{number}", 6.0)
        for number, (name, points) in enumerate(zip(OBJECTIVE_NAMES, OBJECTIVE_POINTS, strict=True), start=1)
    ]
    more = [
        price("1–6", say("private"), "G11.4", 9.0),
        price("1", say("tokens"), "G11.5", 6.0),
        price("−1", say("empty"), "G11.6", 6.0),
    ]
    return section(
        texts.translate("printed-pays"),
        label(say("public")),
        prices(2, goals),
        label(say("more")),
        Beside(more, [1.5, 1.0, 0.8], 5.0, middle=True),
        gap=1.4,
    )


def goal_line(texts: Texts, name: str) -> str:
    """What an objective asks for, without the points that stand before it."""
    return f"{texts.translate(f'sagrada-objective-{name}')}: {texts.translate(f'sagrada-aid-goal-{name}')}"


def tools(texts: Texts, say: Say) -> Part:
    told = [tool(texts, number) for number in range(len(TOOL_COLOURS))]
    return section(say("tools"), Columns(told, 2, 6.0, 1.5))


def tool(texts: Texts, number: int) -> Part:
    """One tool: its drawing, the colour that pays for it alone, its name and what it does."""
    name, does = texts.translate(f"sagrada-tool-{number + 1}"), texts.translate(f"sagrada-tool-{number + 1}-text")
    words = Words([(f"{number + 1} {name}.", bold()), (does, body()), (f"\u00a0{TOOL_RULES[number]}", rule_numbers())])
    return Beside([Picture(8.4, 6.0, partial(draw_tool_sign, number)), words], [-8.4, 1.0], 1.6)


def draw_tool_sign(number: int, canvas: Canvas) -> None:
    draw_tool(canvas, number, 0, 0.4, 5.6)
    colour = DICE[COLOUR_CODES[TOOL_COLOURS[number]]]
    canvas.fill(colour.base, rectangle(5.5, 0.5, 2.9, 2.9, 0.6))
    canvas.stroke(CAME, 0.15, rectangle(5.5, 0.5, 2.9, 2.9, 0.6))
    colour.draw_mark(canvas, 6.95, 1.95, 1.9)


def example(texts: Texts, say: Say) -> Part:
    dice = {cell: code for cell, code in enumerate(END_DICE.split()) if code != "--"}
    width, height = window_size(8.0)
    window = Picture(width, height, lambda canvas: draw_window(canvas, "." * CELLS, dice, 8.0))
    colour, terms = END_PRIVATE
    goals = [goal_sum(texts, say, name, times) for name, times in END_GOALS.items()]
    private = say(
        "example-private",
        name=texts.translate(f"sagrada-private-{colour}"),
        terms=" + ".join(map(str, terms)),
        points=sum(terms),
    )
    rest = [
        with_rules(private, "G11.4"),
        with_rules(say("example-tokens", points=0), "G11.5"),
        with_rules(say("example-empty", points=-END_EMPTY), "G11.6"),
        one(say("example-total", points=end_total()), bold()),
    ]
    lines = Stack([*goals, *rest], 1.2)
    shown = Panel(Beside([window, lines], [-width, 1.0], 6.0, middle=True), 2.6)
    return section(texts.translate("printed-example"), shown)


def goal_sum(texts: Texts, say: Say, name: str, times: int) -> Part:
    each = OBJECTIVE_POINTS[OBJECTIVE_NAMES.index(name)]
    rule = f"G12.{OBJECTIVE_NAMES.index(name) + 1}"
    title = texts.translate(f"sagrada-objective-{name}")
    line = say("example-times", name=title, times=times, each=each, points=times * each)
    return Words([(line, body()), (f"({say(f'why-{name}')})", body(SOFT)), (f"\u00a0\u00a0{rule}", rule_numbers())])


def end_total() -> int:
    goals = sum(OBJECTIVE_POINTS[OBJECTIVE_NAMES.index(name)] * times for name, times in END_GOALS.items())
    return goals + sum(END_PRIVATE[1]) - END_EMPTY


def forgotten(texts: Texts, say: Say) -> Part:
    told = [(say(f"mind-{name}"), rules) for name, rules in REMINDERS.items()]
    return section(texts.translate("printed-forgotten"), reminders(2, told))


def endings(texts: Texts, say: Say) -> Part:
    end = [(say("end"), "G13.1"), (say("tie"), "G13.2 G13.3 G13.4")]
    alone = [
        (say("solo-table"), "G14.2 G14.3 G14.4 G14.5 G14.6"),
        (say("solo-tool"), "G14.7 G14.8"),
        (say("solo-score", loss=SOLO_EMPTY_LOSS), "G14.14 G14.15"),
        (say("solo-target"), "G14.13 G14.16"),
    ]
    return Beside(
        [section(texts.translate("printed-end"), reminders(1, end)), section(say("solo"), reminders(1, alone))],
        [1.0, 1.5],
        7.0,
    )
