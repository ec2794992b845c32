"""Points, in short and with their reasons."""

from rich.text import Text

from leadlight.cli.boards.board import Scene
from leadlight.cli.boards.layout import WIDTH, padded, signed, titled
from leadlight.core.score import Part
from leadlight.core.state import OVER
from leadlight.games.sintra.components import GLASS_ROWS
from leadlight.games.sintra.view import SeatView
from leadlight.locales import translate


def draw_seats(scene: Scene) -> list[Text]:
    """A line each: who acts, name, points, broken glass, and what the end would add now."""
    lines = [draw_seat(scene, seat, view) for seat, view in enumerate(scene.view.seats)]
    return [titled(translate("play-scores"), WIDTH), *lines] if scene.wide else lines


def draw_seat(scene: Scene, seat: int, view: SeatView) -> Text:
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
    """The broken glass track with the marker on it, or where room is short only what it shows."""
    if not wide:
        return Text(f"{translate('sintra-glass-short')} {signed(GLASS_ROWS[glass_row])}")
    cells = [Text(f"[{signed(value)}]" if row == glass_row else signed(value)) for row, value in enumerate(GLASS_ROWS)]
    cells[glass_row].stylize("bold")
    return Text(" ").join(cells)


def draw_score(scene: Scene) -> list[Text]:
    """A table: a row for each reason, a column for each seat."""
    scores = [seat.score for seat in scene.view.seats]
    width = max(10, *(len(name) + 2 for name in scene.names))
    lines = [Text.assemble(" " * 26, *(f"{name:>{width}}" for name in scene.names), style="bold")]
    for number, part in enumerate(scores[0].parts):
        label = padded(translate(f"sintra-part-{part.reason}"), 26)
        lines.append(Text.assemble(label, *(f"{signed(score.parts[number].points):>{width}}" for score in scores)))
    totals = (f"{signed(score.total):>{width}}" for score in scores)
    lines.append(Text.assemble(padded(translate("play-total"), 26), *totals, style="bold"))
    lines.append(Text(""))
    for name, score in zip(scene.names, scores, strict=True):
        lines += [Text.assemble((f"{name}: ", "bold"), reason) for part in score.parts if (reason := explain(part))]
    return lines


def explain(part: Part) -> str:
    """The numbers a part comes from, in words; nothing for parts without any."""
    if not part.terms or not any(part.terms):
        return ""
    terms = dict(zip("abcd", part.terms, strict=False))
    message = f"sintra-part-{part.reason}"
    return f"{translate(message)}: {translate(f'{message}-terms', **terms)} = {signed(part.points)}"
