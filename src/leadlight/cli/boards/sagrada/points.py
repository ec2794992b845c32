"""Points, in short and with their reasons."""

from functools import partial

from rich.text import Text

from leadlight.cli.boards.board import Scene
from leadlight.cli.boards.layout import padded, signed, stack
from leadlight.cli.boards.points import draw_reasons, draw_score_table, total_row
from leadlight.cli.boards.sagrada import dice
from leadlight.cli.boards.seats import draw_seat_lines
from leadlight.core.score import Part, Score
from leadlight.core.state import OVER
from leadlight.games.sagrada.components import COLOUR_NAMES, COLUMNS, ROWS
from leadlight.games.sagrada.view import SagradaView, SeatView
from leadlight.locales import translate

LABEL = 30
PRIVATE = "private_objective"


def draw_seats(scene: Scene) -> Text:
    return draw_seat_lines(scene, draw_seat)


def draw_seat(scene: Scene, number: int) -> Text:
    """Whether the seat acts, its name, points as they stand, tokens and filled cells."""
    view: SagradaView = scene.view
    seat = view.seats[number]
    acts = view.actor == number
    line = Text.assemble("▸ " if acts else "  ", padded(scene.names[number], 16), style="bold" if acts else "")
    line.append(f"{draw_points(scene, number):>8}   ", style="bold")
    if view.players > 1:
        line.append(f"{dice.BEAD}{seat.tokens}   ")
    filled = sum(die is not None for die in seat.dice)
    line.append(translate("sagrada-filled", count=filled, cells=ROWS * COLUMNS), style="dim")
    return line


def draw_points(scene: Scene, seat: int) -> str:
    """The known points of a seat, with a question mark where its private objective is hidden."""
    view: SeatView = scene.view.seats[seat]
    return signed(view.score.total) + ("" if knows_all(view.score) else " +?")


def knows_all(score: Score) -> bool:
    return any(part.reason == PRIVATE for part in score.parts)


def draw_score(scene: Scene) -> Text:
    """The table of points. A seat whose private objective is hidden has one part less than the others."""
    view: SagradaView = scene.view
    scores = [seat.score for seat in view.seats]
    rows = [
        (translate(f"sagrada-part-{part.reason}"), [show_part(score, part.reason) for score in scores])
        for part in max(scores, key=lambda score: len(score.parts)).parts
    ]
    total = total_row([draw_points(scene, seat) for seat in range(view.players)])
    lines = [*draw_score_table(scene.names, [*rows, total], LABEL), Text("")]
    if view.target is not None:
        lines += [draw_target(view), Text("")]
    explain_one = partial(explain, alone=view.players == 1)
    return stack([*lines, *draw_reasons(scene.names, scores, explain_one)])


def show_part(score: Score, reason: str) -> str:
    return signed(score[reason]) if any(part.reason == reason for part in score.parts) else "?"


def draw_target(view: SagradaView) -> Text:
    """The target of the solo game (G14.13, G14.16)."""
    assert view.target is not None
    if view.actor != OVER:
        return Text(translate("sagrada-solo-now", target=view.target))
    won = view.seats[0].score.total > view.target
    return Text(translate("sagrada-solo-won" if won else "sagrada-solo-lost", target=view.target), style="bold")


def explain(part: Part, *, alone: bool = False) -> str:
    """The numbers behind a part, in words; nothing for a part without numbers."""
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
    """The colours and what they pay: the terms of the part are one such pair, in the solo game two."""
    names = [translate(f"sagrada-private-{COLOUR_NAMES[colour]}") for colour in part.terms[::2]]
    sums = part.terms[1::2]
    if len(names) == 2:
        return translate("sagrada-part-private_objective-both", a=names[0], b=sums[0], c=names[1], d=sums[1])
    return translate("sagrada-part-private_objective-terms", a=names[0], b=sums[0]) if names else ""
