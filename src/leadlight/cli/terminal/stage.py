"""What both full-screen programs share: the board, the other boards, points, moves, a prompt, keys and the mouse."""

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.theme import Theme
from textual.widgets import Static

from leadlight.cli import palette
from leadlight.cli.boards import BOARDS
from leadlight.cli.boards.board import Scene
from leadlight.cli.local_match import name_seats
from leadlight.cli.terminal.ordered_input import OrderedInput
from leadlight.cli.terminal.pages import Page
from leadlight.core.event import Event
from leadlight.locales import translate
from leadlight.play.match import Match

SMALLEST = (80, 24)
WIDE = (120, 38)
LOG_BESIDE = 112  # columns from which the log stands beside the board of 80 columns
TALL = 28  # lines from which there is room for an empty one above the log
LOG_PLIES = 100
NIGHT = Theme(
    name="leadlight",
    primary=palette.ACCENT,
    foreground=palette.TEXT,
    background=palette.NIGHT,
    surface=palette.SURFACE,
    panel=palette.SURFACE,
    error=palette.WARNING,
    dark=True,
)


class Stage(OrderedInput):
    """Draws `match` as it stands. Subclasses say what the prompt asks and what keys do."""

    CSS_PATH = "app.tcss"

    def __init__(self, match: Match) -> None:
        super().__init__()
        self.register_theme(NIGHT)
        self.theme = "leadlight"
        self.match = match
        self.board = BOARDS[match.game.name]
        self.front = max(match.actor, 0)
        self.is_drawing = False  # whether a drawing is due
        self.commands |= {
            "o": self.show_next_board,
            "s": self.show_score,
            "l": self.show_moves,
            "i": self.show_cards,
        }

    @property
    def names(self) -> list[str]:
        return name_seats(self.match.seats)

    def compose(self) -> ComposeResult:
        with Horizontal(id="stage"):
            with Vertical(id="main"):
                for name in ("header", "table", "seats"):
                    yield Static(id=name)
                with VerticalScroll(id="log-scroll", can_focus=False):
                    yield Static(id="log")
                with Vertical(id="foot"):
                    yield Static(id="prompt")
                    yield Static(id="entry")
                    yield Static(id="keys")
            with Vertical(id="side"):
                yield Static(id="others")
                with VerticalScroll(id="moves-scroll", can_focus=False):
                    yield Static(id="moves")
        yield Page()

    def on_mount(self) -> None:
        self.draw_now()

    def on_resize(self) -> None:
        self.call_after_refresh(self.draw)

    def show_next_board(self) -> None:
        self.front = (self.front + 1) % len(self.names)
        self.draw()

    def show_score(self) -> None:
        self.open_page(self.board.draw_score(self.scene()), self.score_title())

    def show_moves(self) -> None:
        lines = reversed(self.write_log(self.match.ply))
        self.open_page(Text("\n").join(lines), translate("play-moves"))

    def show_cards(self) -> None:
        if (cards := self.board.draw_cards(self.scene())) is not None:
            self.open_page(cards, translate("play-cards"))

    def score_title(self) -> str:
        return translate("play-scores")

    def scene(self) -> Scene:
        return Scene(self.match.game.view(self.match.state, self.viewer), self.names, self.front, self.is_wide)

    @property
    def viewer(self) -> int | None:
        """The seat whose secrets are shown, whichever board is in front; None shows what a spectator sees."""
        return None

    @property
    def is_small(self) -> bool:
        return self.size.width < SMALLEST[0] or self.size.height < SMALLEST[1]

    @property
    def is_wide(self) -> bool:
        return self.size.width >= WIDE[0] and self.size.height >= WIDE[1]

    def draw(self) -> None:
        """Draw soon: once for all keys that have come by then, since drawing takes longer than handling a key."""
        if not self.is_drawing:
            self.is_drawing = True
            self.call_later(self.draw_now)

    def draw_now(self) -> None:
        self.is_drawing = False
        self.set_class(self.size.height >= TALL, "tall")
        if self.is_small:
            facts = {"width": self.size.width, "height": self.size.height}
            self.show("prompt", Text(translate("error-terminal-small", **facts)))
            self.set_class(True, "small")
            return
        scene = self.scene()
        self.set_class(False, "small")
        self.set_class(scene.wide, "wide")
        self.set_class(not scene.wide and self.size.width >= LOG_BESIDE, "beside")
        self.show("header", self.board.draw_header(scene))
        self.show("table", self.board.draw_table(scene))
        self.show("others", self.board.draw_others(scene))
        self.show("seats", self.board.draw_seats(scene))
        log = Text("\n").join(reversed(self.write_log()))
        self.show("log", log)
        self.show("moves", Text.assemble((translate("play-moves"), "bold"), "\n", log))
        self.show("prompt", self.draw_prompt(scene))
        self.show("keys", draw_key_line(self.key_names()))

    def show(self, name: str, text: Text) -> None:
        self.query_one(f"#{name}", Static).update(text)

    def write_log(self, plies: int = LOG_PLIES) -> list[Text]:
        """What happened in the last plies, as far as the viewer may know it, oldest first."""
        return self.board.describe_events(address_to(self.viewer, self.match.events[-plies:]), self.names)

    def draw_prompt(self, scene: Scene) -> Text:  # noqa: ARG002
        return Text("")

    def key_names(self) -> Sequence[tuple[str, str]]:
        """Keys and the messages that say what they do."""
        return ()


def address_to(viewer: int | None, happened: Sequence[Sequence[Event]]) -> list[Event]:
    """The events of all plies in one list, without what the viewer may not know."""
    return [event.seen_by(viewer) for events in happened for event in events]


def draw_key_line(keys: Sequence[tuple[str, str]]) -> Text:
    """The keys worth knowing all the time; a click on a word presses its key."""
    return Text("  ").join(draw_key(key, message) for key, message in keys)


def draw_key(key: str, message: str) -> Text:
    """`key` as it is printed on the keyboard; arrows cannot be clicked."""
    text = Text.assemble((key, "bold"), " ", (translate(message), "dim"))
    pressed = {"Enter": "enter", "Esc": "escape"}.get(key, key.casefold())
    if key.isascii():
        text.stylize(Style(meta={"key": pressed}))
    return text
