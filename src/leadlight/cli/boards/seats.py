"""What every board shows of its seats: a line of points for each, and the boards of the others in small."""

from collections.abc import Callable

from rich.text import Text

from leadlight.cli.boards.board import Scene
from leadlight.cli.boards.layout import WIDTH, stack, titled
from leadlight.locales import translate


def draw_seat_lines(scene: Scene, draw_seat: Callable[[Scene, int], Text]) -> Text:
    """A line for each seat, under a title where there is room for one."""
    lines = [draw_seat(scene, seat) for seat in range(scene.view.players)]
    return stack([titled(translate("play-scores"), WIDTH), *lines] if scene.wide else lines)


def draw_other_seats(scene: Scene, draw_small: Callable[[Scene, int], list[Text]]) -> Text:
    """Every board except the one in front, each followed by an empty line."""
    lines: list[Text] = []
    for seat in range(scene.view.players):
        if seat != scene.front:
            lines += [*draw_small(scene, seat), Text("")]
    return stack(lines)
