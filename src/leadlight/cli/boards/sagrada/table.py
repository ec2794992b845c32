"""The whole table: round and bag in the header, draft order, pool and round track, then the window and the cards."""

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from leadlight.cli.boards import marks
from leadlight.cli.boards.board import Scene
from leadlight.cli.boards.clicks import clickable
from leadlight.cli.boards.cursor import current_choice, open_choices
from leadlight.cli.boards.layout import WIDTH, beside, padded, row, spread, stack, titled
from leadlight.cli.boards.sagrada import cards, dice, window
from leadlight.cli.boards.seats import draw_other_seats
from leadlight.games.sagrada.components import DIE_CODES, ROUNDS
from leadlight.games.sagrada.view import SagradaView, SeatView
from leadlight.locales import translate

GAP = 2


def draw_header(scene: Scene) -> Text:
    view: SagradaView = scene.view
    facts = {"round": view.round + 1, "rounds": int(ROUNDS)}
    left = Text.assemble((f" {translate('sagrada-name')}", "bold"), f"  {translate('sagrada-round', **facts)}")
    counts = [translate("sagrada-bag", count=sum(view.bag))]
    if view.target is not None:
        counts.insert(0, translate("sagrada-target", points=view.target))
    return spread(left, " · ".join(counts))


def draw_table(scene: Scene) -> Text:
    """The four offered windows while the seat in front chooses one, afterwards its window with the cards beside it."""
    seat: SeatView = scene.view.seats[scene.front]
    if seat.offered and seat.window is None:
        return stack([*window.draw_offered(scene), *draw_cards_below(scene)])
    track = [] if scene.wide else draw_track(scene)
    return stack([draw_order(scene), draw_pool(scene), *track, *draw_beside(scene)])


def draw_others(scene: Scene) -> Text:
    return draw_other_seats(scene, window.draw_small)


def draw_beside(scene: Scene) -> list[Text]:
    """The window with the cards at its right; on a wide screen the track is under the window."""
    width = WIDTH + (4 if scene.wide else 0) - window.WINDOW - GAP
    left = [titled(window.name_window(scene, scene.front), window.WINDOW), *window.draw_window(scene)]
    if scene.wide:
        left += draw_wide_track(scene)
    right = draw_cards(scene, width, texts=scene.wide)
    if len(right) > len(left):
        right = draw_cards(scene, width)
    return beside([left, right], gap=GAP)


def draw_cards(scene: Scene, width: int, *, texts: bool = False) -> list[Text]:
    """Tools and objectives; `texts` adds what the objectives say."""
    lines = [titled(translate("sagrada-tools"), width), *cards.draw_tools(scene, width)]
    return [*lines, titled(translate("sagrada-objectives"), width), *cards.draw_objectives(scene, width, texts=texts)]


def draw_cards_below(scene: Scene) -> list[Text]:
    """The private objective, or tools and objectives side by side if they are on the table already (G15.3)."""
    half = (WIDTH - GAP) // 2
    if not scene.view.tools:
        return cards.draw_privates(scene, half)
    tools = [titled(translate("sagrada-tools"), half), *cards.draw_tools(scene, half)]
    return beside(
        [tools, [titled(translate("sagrada-objectives"), half), *cards.draw_objectives(scene, half)]], gap=GAP
    )


def draw_order(scene: Scene) -> Text:
    """The turns of the round: those over are dim, the present one is in brackets, a skipped one in parentheses."""
    view: SagradaView = scene.view
    label = translate("sagrada-order")
    room = (WIDTH - cell_len(label) - 4) // len(view.order) - 2
    turns = [draw_turn(scene, turn, room) for turn in range(len(view.order))]
    half = len(turns) // 2
    return Text.assemble((f" {label} ", "dim"), *turns[:half], ("│", "dim"), *turns[half:])


def draw_turn(scene: Scene, turn: int, room: int) -> Text:
    view: SagradaView = scene.view
    seat = view.order[turn]
    name = shorten(scene.names[seat], room)
    if turn == view.turn and view.actor >= 0 and view.phase != "choose":
        return Text(f"[{name}]", style="bold")
    if turn >= view.players and view.skipping[seat]:
        return Text(f"({name})", style="dim strike")
    return Text(f" {name} ", style="dim" if turn < view.turn else "")


def shorten(name: str, room: int) -> str:
    """The beginning and the end of a name, since bots of one kind differ only in the number at the end."""
    return name if cell_len(name) <= room else f"{set_cell_size(name, room - 3)}…{name[-2:]}"


def draw_pool(scene: Scene) -> Text:
    view: SagradaView = scene.view
    cells = [
        Text.assemble((str(number), "dim"), draw_pool_die(scene, number)) for number in range(1, len(view.pool) + 1)
    ]
    line = Text.assemble((f" {translate('sagrada-pool')}  ", "dim"), Text(" ").join(cells))
    if view.hand is not None:
        line.append_text(Text.assemble((f"   {translate('sagrada-hand')} ", "bold"), dice.piece(view.hand)))
    return line


def draw_pool_die(scene: Scene, number: int) -> Text:
    """A die of the pool: solid if it can be chosen or if nobody chooses here, in brackets under the cursor."""
    die: str = scene.view.pool[number - 1]
    choices = open_choices(scene)
    mine = [choice for choice in choices if choice[0] == "die" and choice[2] == DIE_CODES.index(die)]
    if mine and current_choice(scene) == mine[0] and scene.view.pool.index(die) == number - 1:
        return clickable(dice.chosen(die), scene, mine[0])
    drawn = dice.piece(die) if mine or not choices else dice.quiet(die)
    return clickable(drawn, scene, mine[0]) if mine else drawn


def draw_space(scene: Scene, space: int) -> Text:
    """The number of a round and the dice that it left on the track."""
    cells = [draw_track_die(scene, space, die) for die in scene.view.track[space]]
    return Text.assemble((f"{space + 1}", "dim"), " ", Text(" ").join(cells) if cells else Text("·", style="dim"))


def draw_track_die(scene: Scene, space: int, die: str) -> Text:
    choice = ("track", space + 1, DIE_CODES.index(die))
    here = current_choice(scene) == choice
    return clickable(dice.chosen(die) if here else marks.inline(dice.mark_of(die), die[1]), scene, choice)


def draw_track(scene: Scene, width: int = WIDTH) -> list[Text]:
    """The rounds that are over, on as many lines as they need."""
    lines = [Text(f" {translate('sagrada-track')} ", style="dim")]
    indent = lines[0].cell_len
    last = max((space for space, left in enumerate(scene.view.track) if left), default=0)
    for space in range(last + 1):
        cell = Text.assemble(" ", draw_space(scene, space), " ")
        if lines[-1].cell_len + cell.cell_len > width:
            lines.append(Text(" " * indent))
        lines[-1] = Text.assemble(lines[-1], cell)
    return lines


def draw_wide_track(scene: Scene) -> list[Text]:
    """All rounds in two columns, unless one of them left too many dice for that."""
    room = window.WINDOW // 2
    spaces = [padded(draw_space(scene, space), room - 1) for space in range(ROUNDS)]
    if any(space.cell_len >= room for space in spaces):
        return draw_track(scene, window.WINDOW)
    half = ROUNDS // 2
    rows = [row([Text("  "), spaces[place], spaces[place + half]]) for place in range(half)]
    return [titled(translate("sagrada-track"), window.WINDOW), *rows]
