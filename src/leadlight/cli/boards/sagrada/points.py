"""Points, in short and with their reasons."""

from rich.text import Text

from leadlight.cli.boards.board import Scene
from leadlight.cli.boards.layout import WIDTH, padded, signed, titled
from leadlight.cli.boards.sagrada import dice
from leadlight.core.score import Part, Score
from leadlight.core.state import OVER
from leadlight.games.sagrada.components import COLOUR_NAMES, COLUMNS, ROWS
from leadlight.games.sagrada.view import SagradaView, SeatView
from leadlight.locales import translate

LABEL = 30
PRIVATE = "private_objective"


def draw_seats(scene: Scene) -> list[Text]:
    """A line each: who acts, name, tokens, filled cells, what the match would pay now."""
    lines = [draw_seat(scene, seat, view) for seat, view in enumerate(scene.view.seats)]
    return [titled(translate("play-scores"), WIDTH), *lines] if scene.wide else lines


def draw_seat(scene: Scene, number: int, seat: SeatView) -> Text:
    view: SagradaView = scene.view
    acts = view.actor == number
    line = Text.assemble("▸ " if acts else "  ", padded(scene.names[number], 16), style="bold" if acts else "")
    line.append(f"{draw_points(scene, number):>8}   ", style="bold")
    if view.players > 1:
        line.append(f"{dice.BEAD}{seat.tokens}   ")
    filled = sum(die is not None for die in seat.dice)
    line.append(translate("sagrada-filled", count=filled, cells=ROWS * COLUMNS), style="dim")
    return line


def draw_points(scene: Scene, seat: int) -> str:
    """What is known of a seat's points; a question mark for a private objective that is not."""
    view: SeatView = scene.view.seats[seat]
    return signed(view.score.total) + ("" if knows_all(view.score) else " +?")


def knows_all(score: Score) -> bool:
    return any(part.reason == PRIVATE for part in score.parts)


def draw_score(scene: Scene) -> list[Text]:
    """A table: a row for each reason, a column for each seat."""
    view: SagradaView = scene.view
    scores = [seat.score for seat in view.seats]
    width = max(10, *(len(name) + 2 for name in scene.names))
    lines = [Text.assemble(" " * LABEL, *(f"{name:>{width}}" for name in scene.names), style="bold")]
    for part in max(scores, key=lambda score: len(score.parts)).parts:
        label = padded(translate(f"sagrada-part-{part.reason}"), LABEL)
        lines.append(Text.assemble(label, *(f"{show_part(score, part.reason):>{width}}" for score in scores)))
    totals = (f"{draw_points(scene, seat):>{width}}" for seat in range(view.players))
    lines += [Text.assemble(padded(translate("play-total"), LABEL), *totals, style="bold"), Text("")]
    if view.target is not None:
        lines += [draw_target(view), Text("")]
    for name, score in zip(scene.names, scores, strict=True):
        reasons = [explain(part, alone=view.players == 1) for part in score.parts]
        lines += [Text.assemble((f"{name}: ", "bold"), reason) for reason in reasons if reason]
    return lines


def show_part(score: Score, reason: str) -> str:
    return signed(score[reason]) if any(part.reason == reason for part in score.parts) else "?"


def draw_target(view: SagradaView) -> Text:
    """Solo: what has to be beaten (G14.13, G14.16)."""
    assert view.target is not None
    if view.actor != OVER:
        return Text(translate("sagrada-solo-now", target=view.target))
    won = view.seats[0].score.total > view.target
    return Text(translate("sagrada-solo-won" if won else "sagrada-solo-lost", target=view.target), style="bold")


def explain(part: Part, *, alone: bool = False) -> str:
    """The numbers a part comes from, in words; nothing for parts without any."""
    message = f"sagrada-part-{part.reason}"
    if part.reason == PRIVATE:
        told = explain_private(part)
    elif part.terms and part.terms[0]:
        solo = alone and part.reason == "empty_cells"
        told = translate(f"{message}-{'solo' if solo else 'terms'}", a=part.terms[0])
    else:
        return ""
    return f"{translate(message)}: {told} = {signed(part.points)}" if told else ""


def explain_private(part: Part) -> str:
    """Terms are a colour and what it pays; in the solo game two of them."""
    names = [translate(f"sagrada-private-{COLOUR_NAMES[colour]}") for colour in part.terms[::2]]
    sums = part.terms[1::2]
    if len(names) == 2:
        return translate("sagrada-part-private_objective-both", a=names[0], b=sums[0], c=names[1], d=sums[1])
    return translate("sagrada-part-private_objective-terms", a=names[0], b=sums[0]) if names else ""
