"""The player's aid of Sintra."""

from collections.abc import Callable
from functools import partial
from typing import Final

from leadlight.games.sintra.components import GLASS_ROWS, ORNAMENT_POINTS, ROUND_NAMES, WINDOW_POINTS, WRAP_LOSS
from leadlight.locales import Fact, Texts
from leadlight.printing.aid import Content
from leadlight.printing.aid_parts import caption, label, price, reminders, section, step, steps, with_rules
from leadlight.printing.layout import Beside, Panel, Part, Picture, Stack
from leadlight.printing.sintra.shapes import PANES, draw_glass_track, draw_palace, draw_windows, palace_height
from leadlight.printing.sintra.steps import draw_completing, draw_placing, draw_returning, draw_taking
from leadlight.printing.text import bold, one

# SE4, SE5: three orange from the centre complete the strip in slot 5.
TURN_SLOTS: Final = ("3a", "6a", "2a", "5a", "7a=YY", "8b/P", "4a", "1b/P")
TURN_ROUND: Final = 3
TURN_GLAZIER: Final = 3
TURN_TARGET: Final = 5
TURN_BONUS: Final = 2
TURN_WINDOWS: Final = (2, 1, 2)
# SE6-SE9: a palace at the end, with the panes left on strips and the row of the marker.
END_WINDOWS: Final = ("OW", "OB", "YO", "PO", "O", "", "B", "Y")
END_PANES: Final = 7
END_ROW: Final = 5
END_ORNAMENTS: Final = (10, 10, 0, 3)
END_FULL: Final = 4
END_ALIKE: Final = 5
REMINDERS: Final = {
    "pass": "S4.2 S4.3",
    "must": "S6.6",
    "choice": "S6.4",
    "split": "S6.1 S6.2",
    "joker": "S6.9 S7.3",
    "break": "S6.12",
    "left": "S7.10",
    "gone": "S7.7 S7.8",
    "return": "S8.1 S8.2 S8.3",
    "wrap": "S9.3 S9.4",
    "starter": "S10.8",
    "tower": "S10.5 S10.6",
}
HIGH: Final = 35.0  # a picture of a step

Say = Callable[..., str]


def fill(texts: Texts) -> Content:
    def say(message: str, **facts: Fact) -> str:
        return texts.translate(f"sintra-aid-{message}", **facts)

    front = [turn(say), pays(texts, say), Beside([track(say), a_round(say)], [1.0, 1.0], 6.0)]
    back = [example(texts, say), forgotten(texts, say), end(texts, say)]
    return Content(say("facts"), list(PANES.values()), "S6.6", [front, back])


def turn(say: Say) -> Part:
    pictures = {
        "take": (Picture(72, 27, partial(draw_taking, say("to-centre"))), "S5.1 S5.2 S5.4 S5.5"),
        "place": (Picture(72, 30, draw_placing), "S6.1 S6.2 S6.7 S6.10"),
        "complete": (Picture(72, 30, partial(draw_completing, say("to-tower"))), "S7.3 S7.4 S7.6 S7.7"),
        "return": (Picture(72, 27, draw_returning), "S8.1 S8.5"),
    }
    told = [
        step(str(number), picture, say(name), say(f"{name}-text"), rules, HIGH)
        for number, (name, (picture, rules)) in enumerate(pictures.items(), start=1)
    ]
    return section(say("turn"), steps(2, told))


def pays(texts: Texts, say: Say) -> Part:
    lost = "−" + str(WRAP_LOSS)
    worst = str(GLASS_ROWS[-2]).replace("-", "−")
    ornaments = " · ".join(map(str, ORNAMENT_POINTS[2:]))
    now = [
        label(say("at-once")),
        price("1", say("bonus"), "S7.3"),
        price(f"{min(WINDOW_POINTS)}–{sum(WINDOW_POINTS)}", say("window"), "S7.9 S7.10"),
        price(lost, say("wrap"), "S9.2"),
    ]
    later = [
        label(say("at-the-end")),
        price("1", say("strips"), "S11.1", 17.5),
        price(f"0 … {worst}", say("row"), "S11.2", 17.5),
        price(ornaments, say("side-a"), "S11.3 S11.4", 17.5),
        price("×", say("side-b"), "S11.5 S11.6 S11.7", 17.5),
    ]
    columns = Beside([Stack(now, 1.4), Stack(later, 1.4)], [1.0, 1.0], 6.0)
    return section(texts.translate("printed-pays"), columns)


def track(say: Say) -> Part:
    shown = Picture(75, 9, partial(draw_glass_track, row=0))
    return section(say("track"), Panel(shown, 3.0), caption(say("track-step")))


def example(texts: Texts, say: Say) -> Part:
    palace = Picture(
        82, palace_height() + 0.5, lambda canvas: draw_palace(canvas, turn_slots(), TURN_TARGET, TURN_GLAZIER)
    )
    windows = Picture(82, 16.0, lambda canvas: draw_windows(canvas, END_WINDOWS))
    return section(
        texts.translate("printed-example"),
        Panel(Beside([palace, Stack(turn_lines(say), 1.3)], [-84.0, 1.0], 4.0, middle=True), 2.6),
        Panel(Beside([windows, Stack(end_lines(say), 1.3)], [-84.0, 1.0], 4.0, middle=True), 2.6),
    )


def turn_slots() -> list[tuple[str, str, str]]:
    """The strips after the panes are placed and before one is kept, with the window as it will be."""
    drawn = [read_slot(slot) for slot in TURN_SLOTS]
    face, panes, _ = drawn[TURN_TARGET - 1]
    drawn[TURN_TARGET - 1] = (face, panes + "OOO", "O")
    return drawn


def read_slot(text: str) -> tuple[str, str, str]:
    """A slot such as 7a=YY/P: its face, the panes on it, the panes in its window."""
    strip, _, window = text.partition("/")
    face, _, panes = strip.partition("=")
    return face, panes, window


def turn_lines(say: Say) -> list[Part]:
    window = sum(TURN_WINDOWS)
    return [
        label(say("example-turn")),
        with_rules(say("example-taken", round=ROUND_NAMES[TURN_ROUND - 1]), "S5.4 S5.5"),
        with_rules(say("example-placed"), "S6.2 S6.3"),
        with_rules(say("example-bonus", bonus=TURN_BONUS), "S7.3"),
        with_rules(say("example-window", terms=add_up(TURN_WINDOWS), points=window), "S7.9 S7.10"),
        one(say("example-total", points=TURN_BONUS + window), bold()),
    ]


def end_lines(say: Say) -> list[Part]:
    return [
        label(say("example-end")),
        with_rules(say("example-strips", panes=END_PANES, points=END_PANES // 3), "S11.1"),
        with_rules(say("example-row", points=GLASS_ROWS[END_ROW]), "S11.2"),
        with_rules(say("example-a", terms=add_up(END_ORNAMENTS), points=sum(END_ORNAMENTS)), "S11.4"),
        with_rules(say("example-b", windows=END_FULL, panes=END_ALIKE, points=END_FULL * END_ALIKE), "S11.5"),
    ]


def add_up(terms: tuple[int, ...]) -> str:
    return " + ".join(map(str, terms))


def forgotten(texts: Texts, say: Say) -> Part:
    told = [(say(f"mind-{name}"), rules) for name, rules in REMINDERS.items()]
    return section(texts.translate("printed-forgotten"), reminders(2, told))


def a_round(say: Say) -> Part:
    told = [
        (say("round-ends"), "S10.1 S10.2"),
        (say("round-next"), "S3.2 S3.3 S10.4"),
        (say("displays"), "S2.1"),
    ]
    return section(say("round"), reminders(1, told))


def end(texts: Texts, say: Say) -> Part:
    told = [
        (say("end"), "S10.3 S12.1"),
        (say("tie"), "S9.6 S12.2 S12.3"),
        (say("sides"), "S2.2 S13.2"),
        (say("gap"), "S13.3"),
    ]
    return section(texts.translate("printed-end"), reminders(2, told))
