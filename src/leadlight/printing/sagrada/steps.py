"""The pictures of a round of Sagrada."""

from leadlight.printing.canvas import Canvas, circle, rectangle
from leadlight.printing.glass import CAME
from leadlight.printing.sagrada.shapes import draw_cell, draw_die, draw_tokens, draw_tool, draw_track
from leadlight.printing.signs import draw_arrow, write_centred
from leadlight.printing.text import INK, LINE, VERDIGRIS


def draw_rolling(canvas: Canvas) -> None:
    """The bag, and the pool of two players."""
    draw_bag(canvas, 8, 10.5, 14)
    for code, x, y in (("R4", 18, 2), ("B2", 28, 1), ("Y5", 38, 2.4), ("P1", 23, 12), ("G6", 33, 12)):
        draw_die(canvas, code, x, y, 8)


def draw_bag(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Draw the bag with its middle at this point."""
    half = size / 2
    neck, foot = y - half * 0.5, y + half
    canvas.fill(
        "#5B4636",
        [
            (x - half * 0.35, neck),
            ((x - half * 1.2, y), (x - half, foot), (x, foot)),
            ((x + half, foot), (x + half * 1.2, y), (x + half * 0.35, neck)),
        ],
        [(x - half * 0.62, y - half), (x + half * 0.62, y - half), (x + half * 0.35, neck), (x - half * 0.35, neck)],
    )
    canvas.stroke("#D2A032", size * 0.07, [(x - half * 0.4, neck), (x + half * 0.4, neck)])


def draw_order(canvas: Canvas) -> None:
    """Three players: 1 2 3, then 3 2 1."""
    for place, number in enumerate("123321"):
        back = place > 2
        x, y = (7 + 13 * (5 - place if back else place), 15.6 if back else 5.2)
        draw_player(canvas, number, x, y)
        if place in (0, 1):
            draw_arrow(canvas, (x + 4, y), (x + 9.2, y))
        if place in (3, 4):
            draw_arrow(canvas, (x - 4, y), (x - 9.2, y))
    canvas.stroke(VERDIGRIS, 0.75, [(37, 5.2), ((44.5, 5.2), (44.5, 15.6), (39.2, 15.6))])
    draw_arrow(canvas, (39.6, 15.6), (37.0, 15.6))


def draw_player(canvas: Canvas, number: str, x: float, y: float, ground: str = "#FFFFFF") -> None:
    canvas.fill(ground, circle(x, y, 3.5))
    canvas.stroke(INK, 0.4, circle(x, y, 3.5))
    write_centred(canvas, number, x, y + 1.35, 3.8)


def draw_drafting(canvas: Canvas) -> None:
    """A die goes from the pool to its cell."""
    draw_die(canvas, "B2", 1, 6.4, 8)
    draw_arrow(canvas, (11, 10.4), (21, 10.4))
    for place, (asked, code) in enumerate((("R", "R3"), (".", ""), ("4", ""), (".", "G5"), ("B", "B2"), (".", ""))):
        row, column = divmod(place, 3)
        x, y = 23.5 + column * 8.2, 2.3 + row * 8.2
        canvas.fill(CAME, rectangle(x - 0.4, y - 0.4, 8.6, 8.6, 0.6))
        draw_cell(canvas, asked, x, y, 7.8)
        if code:
            draw_die(canvas, code, x + 0.4, y + 0.4, 7.0)


def draw_paying(canvas: Canvas) -> None:
    """The first use costs one token, every later one two."""
    for price, x in ((1, 9.5), (2, 35.0)):
        canvas.fill("#FBFCFC", rectangle(x, 0.4, 12, 20.2, 1.4))
        canvas.stroke(CAME, 0.5, rectangle(x, 0.4, 12, 20.2, 1.4))
        draw_tool(canvas, 0, x + 1.7, 2, 8.6)
        canvas.dash(LINE, 0.4, 0.8, circle(x + 6, 15.6, 1.9))
        draw_tokens(canvas, price - 1, x + 6, 15.6, 1.9)
        draw_tokens(canvas, price, x - 4.4 * price - 0.2, 15.6, 1.9)


def draw_leaving(canvas: Canvas) -> None:
    """A die that nobody took goes onto the space of its round."""
    draw_die(canvas, "Y3", 20, 0.6, 7.4)
    draw_arrow(canvas, (23.7, 9.2), (17.6, 14.4), 0.0)
    with canvas.at(0, 15.4):
        draw_track(canvas, {1: "P2", 2: "R6", 3: "B1", 4: "Y3"}, 0.4, 0, 4.4)


def draw_passing(canvas: Canvas) -> None:
    """The bag goes from player 1 to player 2."""
    for place, number in enumerate("123"):
        draw_player(canvas, number, 8 + 16 * place, 16.6, "#D6ECE8" if number == "2" else "#FFFFFF")
    draw_bag(canvas, 8, 7, 8)
    draw_arrow(canvas, (13, 7), (20.5, 7))
    draw_bag(canvas, 24, 7, 8)
