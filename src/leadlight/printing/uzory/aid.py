"""The player's aid of Uzory."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from leadlight.games.uzory.components import COLOUR_CODES, PLAYER_COLOURS
from leadlight.locales import Fact, Texts
from leadlight.printing.aid import Content
from leadlight.printing.aid_parts import reminders, section, step, steps, with_rules
from leadlight.printing.canvas import Canvas, rectangle
from leadlight.printing.glass import CAME
from leadlight.printing.layout import Beside, Grid, Panel, Part, Picture, Stack
from leadlight.printing.signs import write_centred
from leadlight.printing.text import INK
from leadlight.printing.uzory.floor import Laid, draw_floor, read_floor
from leadlight.printing.uzory.pieces import GLASS, TILE
from leadlight.printing.uzory.steps import (
    LARGE_FIELD,
    SMALL_FIELD,
    draw_closing,
    draw_drawing,
    draw_fields,
    draw_laying,
    draw_shard,
    draw_skipping,
)


@dataclass(frozen=True)
class Example:
    """Four tiles around a vertex, the areas of their frame, and who is told to score."""

    name: str
    floor: str  # in the notation of the rules page
    areas: str  # such as "r4 v2 w2", the largest first
    rules: str

    def tiles(self) -> list[Laid]:
        return read_floor(self.floor)


# UE1, UE2, UE3 and UE11, the last in the broken-pattern mode.
EXAMPLES: Final = (
    Example("clear", "58@0(0,0) 52@2(0,1) 114@1(1,0) 105@3(1,1)", "r4 v2 w2", "U7.6"),
    Example("tie", "34@0(0,0) 1@0(0,1) 2@3(1,0) 59@2(1,1)", "r4 o4", "U7.9"),
    Example("white", "42@0(0,0) 84@0(0,1) 65@1(1,0) 9@1(1,1)", "w6 y5 b3 r1 o1", "U7.2 U7.5"),
    Example("broken", "60@0(0,0) 128@0(0,1) 132@1(1,0) 77@1(1,1)", "o3 b2 w2 y1", "U12.2"),
)
REMINDERS: Final = {
    "mirror": "U1.5 U4.6",
    "black": "U4.4 U12.1",
    "own": "U5.3 U5.5",
    "shards": "U2.3 U5.7 U11.2",
    "several": "U6.4",
    "border": "U6.5",
    "others": "U8.3 U9.3",
    "stack": "U9.4",
}
HIGH: Final = 31.0
WIDE: Final = 48.0

Say = Callable[..., str]


def fill(texts: Texts) -> Content:
    def say(message: str, **facts: Fact) -> str:
        return texts.translate(f"uzory-aid-{message}", **facts)

    front = [turn(say), frames(say)]
    back = [examples(texts, say), forgotten(texts, say), Beside([broken(say), end(texts, say)], [1.0, 1.0], 7.0)]
    band = [GLASS[code] for code in COLOUR_CODES[:PLAYER_COLOURS]]
    return Content(say("facts"), band, "U4.3", [front, back])


def turn(say: Say) -> Part:
    pictures = {
        "lay": (draw_laying, "U1.5 U4.1 U4.3"),
        "shard": (draw_shard, "U5.1 U5.2 U5.6"),
        "close": (draw_closing, "U6.2 U8.1"),
        "draw": (draw_drawing, "U9.1 U9.2"),
        "skip": (draw_skipping, "U3.4 U3.5"),
        "field": (draw_fields, "U4.2"),
    }
    sizes = {"field": {"small": SMALL_FIELD, "large": LARGE_FIELD}}
    told = [
        step(str(number), Picture(WIDE, 26, paint), say(name), say(f"{name}-text", **sizes.get(name, {})), rules, HIGH)
        for number, (name, (paint, rules)) in enumerate(pictures.items(), start=1)
    ]
    return section(say("turn"), steps(3, told))


def frames(say: Say) -> Part:
    corner = Picture(40, 28, partial(draw_counted, "58@0(0,0) 52@2(0,1) 114@1(1,0) 105@3(1,1)"))
    joined = Picture(40, 28, partial(draw_counted, "42@0(0,0) 84@0(0,1) 65@1(1,0) 9@1(1,1)"))
    told = [
        (say("area-corner"), "U7.1"),
        (say("area-centre"), "U6.1 U7.2"),
        (say("area-open"), "U6.2"),
    ]
    verdicts = [
        (say("verdict-clear"), "U7.6 U8.3"),
        (say("verdict-tie"), "U7.9 U7.10"),
        (say("verdict-one"), "U7.8"),
        (say("verdict-white"), "U7.5 U7.7"),
    ]
    area = section(say("area"), Panel(Beside([corner, joined], [1.0, 1.0], 3.0), 2.2), reminders(1, told))
    points = section(say("verdicts"), reminders(1, verdicts))
    return Beside([area, Stack([points, set_up(say)], 4.0)], [1.1, 1.0], 7.0)


def set_up(say: Say) -> Part:
    told = [(say("set-up-player"), "U2.2 U2.3 U2.4"), (say("set-up-table"), "U2.6 U2.8")]
    return section(say("set-up"), reminders(1, told))


def draw_counted(floor: str, canvas: Canvas) -> None:
    with canvas.at(6, 0, 14 / TILE):
        draw_floor(canvas, read_floor(floor), (1, 1))


def examples(texts: Texts, say: Say) -> Part:
    told = [example(say, shown) for shown in EXAMPLES]
    return section(texts.translate("printed-example"), Grid(told, 2, 4.0, 3.0))


def example(say: Say, shown: Example) -> Part:
    floor = Picture(34, 34, partial(draw_example, shown.tiles()))
    areas = read_areas(shown.areas)
    line = Picture(len(areas) * 9.0, 5.0, partial(draw_areas, areas))
    words = Stack([Left(line), with_rules(say(f"example-{shown.name}"), shown.rules)], 1.6)
    return Panel(Beside([floor, words], [-34.0, 1.0], 3.6, middle=True), 2.4)


def read_areas(text: str) -> list[tuple[str, int]]:
    return [(area[0], int(area[1:])) for area in text.split()]


@dataclass(frozen=True)
class Left:
    """A picture at the left instead of in the middle."""

    picture: Picture

    def height(self, width: float, scale: float) -> float:
        return self.picture.height(width, scale)

    def draw(self, canvas: Canvas, width: float, scale: float) -> None:
        self.picture.draw(canvas, self.picture.wide * self.picture.fitted(width, scale), scale)


def draw_example(tiles: Sequence[Laid], canvas: Canvas) -> None:
    with canvas.at(0, 0, 17 / TILE):
        draw_floor(canvas, tiles, (1, 1))


def draw_areas(areas: Sequence[tuple[str, int]], canvas: Canvas) -> None:
    """Draw each colour with its mark, and how much of it a frame holds."""
    for place, (code, area) in enumerate(areas):
        x = place * 9.0
        canvas.fill(GLASS[code].base, rectangle(x, 0.4, 4.2, 4.2, 0.6))
        canvas.stroke(CAME, 0.2, rectangle(x, 0.4, 4.2, 4.2, 0.6))
        GLASS[code].draw_mark(canvas, x + 2.1, 2.5, 2.6)
        write_centred(canvas, str(area), x + 6.3, 3.75, 3.6, INK)


def forgotten(texts: Texts, say: Say) -> Part:
    told = [(say(f"mind-{name}"), rules) for name, rules in REMINDERS.items()]
    return section(texts.translate("printed-forgotten"), reminders(2, told))


def broken(say: Say) -> Part:
    told = [
        (say("broken-touch"), "U12.1"),
        (say("broken-spent"), "U12.2 U12.6"),
        (say("broken-immune"), "U12.3 U12.4"),
        (say("broken-shard"), "U12.7"),
    ]
    return section(say("broken"), reminders(1, told))


def end(texts: Texts, say: Say) -> Part:
    told = [
        (say("end-full"), "U10.1"),
        (say("end-skips"), "U10.2 U10.3 U10.4"),
        (say("end-points"), "U11.1"),
        (say("end-tie"), "U11.2 U11.3"),
    ]
    return section(texts.translate("printed-end"), reminders(1, told))
