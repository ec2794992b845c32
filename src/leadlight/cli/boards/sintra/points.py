"""Points, in short and with their reasons."""

from rich.text import Text

from leadlight.cli.boards.board import Scene
from leadlight.cli.boards.layout import padded, signed, stack
from leadlight.cli.boards.points import draw_reasons, draw_score_table, total_row
from leadlight.cli.boards.seats import draw_seat_lines
from leadlight.core.score import Part
from leadlight.core.state import OVER
from leadlight.games.sintra.components import GLASS_ROWS
from leadlight.games.sintra.view import SeatView
from leadlight.locales import translate

LABEL = 26


def draw_seats(scene: Scene) -> Text:
    return draw_seat_lines(scene, draw_seat)


def draw_seat(scene: Scene, seat: int) -> Text:
    """Whether the seat acts, its name, start marker, points, broken glass, and the score if the match ended now."""
    view: SeatView = scene.view.seats[seat]
    acts = scene.view.actor == seat
    has_marker = scene.view.starter == seat and not scene.view.marker_in_centre
    width = 12 if scene.wide else 16
    name = padded(scene.names[seat][:width], width)
    line = Text.assemble("▸ " if acts else "  ", name, "⬡1" if has_marker else "  ", style="bold" if acts else "")
    line.append(f"{signed(view.score.settled):>4}  ", style="bold")
    if scene.view.actor == OVER:
        return line
    line.append_text(draw_glass(view.glass_row, wide=scene.wide))
    return line.append(f"  {translate('sintra-would-end', points=view.score.total)}", style="dim")


def draw_glass(glass_row: int, *, wide: bool) -> Text:
    """The broken glass track with its marker, or only the loss that it shows where there is no room."""
    if not wide:
        return Text(f"{translate('sintra-glass-short')} {signed(GLASS_ROWS[glass_row])}")
    cells = [Text(f"[{signed(value)}]" if row == glass_row else signed(value)) for row, value in enumerate(GLASS_ROWS)]
    cells[glass_row].stylize("bold")
    return Text(" ").join(cells)


def draw_score(scene: Scene) -> Text:
    """The table of points. All seats have the same parts in the same order."""
    scores = [seat.score for seat in scene.view.seats]
    rows = [
        (translate(f"sintra-part-{parts[0].reason}"), [signed(part.points) for part in parts])
        for parts in zip(*(score.parts for score in scores), strict=True)
    ]
    total = total_row([signed(score.total) for score in scores])
    table = draw_score_table(scene.names, [*rows, total], LABEL)
    return stack([*table, Text(""), *draw_reasons(scene.names, scores, explain)])


def explain(part: Part) -> str:
    """The numbers behind a part, in words; nothing for a part without numbers."""
    if not part.terms or not any(part.terms):
        return ""
    terms = dict(zip("abcd", part.terms, strict=False))
    message = f"sintra-part-{part.reason}"
    return f"{translate(message)}: {translate(f'{message}-terms', **terms)} = {signed(part.points)}"
