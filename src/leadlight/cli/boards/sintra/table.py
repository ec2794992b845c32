"""The whole table: round track, bag and tower in the header, the market above the palace in front."""

from rich.text import Text

from leadlight.cli.boards import marks
from leadlight.cli.boards.board import Scene
from leadlight.cli.boards.layout import row, spread, stack
from leadlight.cli.boards.seats import draw_other_seats
from leadlight.cli.boards.sintra.market import draw_market
from leadlight.cli.boards.sintra.palace import draw_palace, draw_small
from leadlight.cli.boards.sintra.panes import MARKS
from leadlight.games.sintra.components import ROUND_NAMES
from leadlight.games.sintra.view import SintraView
from leadlight.locales import translate


def draw_header(scene: Scene) -> Text:
    """Name, round track with the bonus of each round, bag and tower."""
    view: SintraView = scene.view
    name = Text.assemble((f" {translate('sintra-name')}", "bold"), f" {translate('sintra-side', side=view.side)}  ")
    track = row(draw_round(view, space) for space in range(len(ROUND_NAMES)))
    counts = [translate("sintra-bag", count=sum(view.bag)), translate("sintra-tower", count=sum(view.tower))]
    return spread(Text.assemble(name, track), " · ".join(counts))


def draw_round(view: SintraView, space: int) -> Text:
    pane = view.round_panes[space]
    here = space == view.round and pane is not None
    label = Text(ROUND_NAMES[space], style="bold underline" if here else "dim")
    return Text.assemble(label, marks.piece(MARKS[pane]) if pane is not None else Text(" · ", style="dim"), " ")


def draw_table(scene: Scene) -> Text:
    return stack([*draw_market(scene), *draw_palace(scene)])


def draw_others(scene: Scene) -> Text:
    return draw_other_seats(scene, draw_small)
