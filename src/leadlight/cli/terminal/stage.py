"""The stage both full-screen programs stand on: the board, the other boards, points, moves, a prompt and the keys."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.theme import Theme
from textual.widgets import Input, Static

from leadlight.cli import palette
from leadlight.cli.boards import BOARDS
from leadlight.cli.boards.board import Scene
from leadlight.cli.local_match import name_seats
from leadlight.cli.terminal.pages import Page
from leadlight.core.event import Event
from leadlight.locales import translate
from leadlight.play.match import Match

SMALLEST = (80, 24)
WIDE = (118, 38)
# Keys by their place, for keyboards that write Cyrillic letters, or Czech ones in the row of digits.
SAME_PLACE = (
    dict(zip("йцукенгшщзфывапролдячсмить", "qwertyuiopasdfghjklzxcvbnm", strict=True))
    | {"і": "s"}
    | dict(zip("+ěščřžýáíé", "1234567890", strict=True))
)
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


class Stage(App[None]):
    """Draws `match` as it stands. Subclasses say what the prompt asks and what keys do."""

    CSS_PATH = "app.tcss"
    AUTO_FOCUS = None  # the typing line takes keys only while it is open
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q", "leave", priority=True)]

    def __init__(self, match: Match) -> None:
        super().__init__()
        self.register_theme(NIGHT)
        self.theme = "leadlight"
        self.match = match
        self.board = BOARDS[match.game.name]
        self.front = max(match.actor, 0)
        self.commands: dict[str, Callable[[], None]] = {
            "q": self.action_leave,
            "o": self.show_next_board,
            "s": self.show_score,
            "l": self.show_moves,
            "i": self.show_cards,
        }

    @property
    def names(self) -> list[str]:
        return name_seats(self.match.seats)

    def compose(self) -> ComposeResult:
        with Horizontal():
            with Vertical(id="main"):
                for name in ("header", "table", "seats", "log"):
                    yield Static(id=name)
                with Vertical(id="foot"):
                    yield Static(id="prompt")
                    yield Input(id="entry")
                    yield Static(id="keys")
            with Vertical(id="side"):
                yield Static(id="others")
                yield Static(id="moves")

    def on_mount(self) -> None:
        self.query_one(Input).display = False
        self.draw()

    def on_resize(self) -> None:
        self.call_after_refresh(self.draw)

    def on_key(self, event: events.Key) -> None:
        """Letters and digits, unless somebody types; on a Cyrillic keyboard the letter at the same place counts."""
        if self.query_one(Input).display or isinstance(self.screen, Page):
            return
        key = (event.character or event.key).casefold()
        key = SAME_PLACE.get(key, key)
        if self.is_small and key != "q":
            return
        self.before_key(key)
        if command := self.commands.get(key):
            command()
        else:
            self.press(key)

    def before_key(self, key: str) -> None:
        """Called with each key before it does anything."""

    def press(self, key: str) -> None:
        """Any other key."""

    def action_leave(self) -> None:
        self.exit()

    def show_next_board(self) -> None:
        self.front = (self.front + 1) % len(self.names)
        self.draw()

    def show_score(self) -> None:
        self.push_screen(Page(self.board.draw_score(self.scene()), self.score_title()))

    def show_moves(self) -> None:
        lines = reversed(self.write_log(self.match.ply))
        self.push_screen(Page(Text("\n").join(lines), translate("play-moves")))

    def show_cards(self) -> None:
        if (cards := self.board.draw_cards(self.scene())) is not None:
            self.push_screen(Page(cards, translate("play-cards")))

    def score_title(self) -> str:
        return translate("play-scores")

    def scene(self) -> Scene:
        return Scene(self.match.game.view(self.match.state, self.viewer), self.names, self.front, self.is_wide)

    @property
    def viewer(self) -> int | None:
        """Whose eyes look, whichever board is in front: a spectator's."""
        return None

    @property
    def is_small(self) -> bool:
        return self.size.width < SMALLEST[0] or self.size.height < SMALLEST[1]

    @property
    def is_wide(self) -> bool:
        return self.size.width >= WIDE[0] and self.size.height >= WIDE[1]

    def draw(self) -> None:
        if self.is_small:
            facts = {"width": self.size.width, "height": self.size.height}
            self.show("prompt", Text(translate("error-terminal-small", **facts)))
            self.set_class(True, "small")
            return
        scene = self.scene()
        self.set_class(False, "small")
        self.set_class(scene.wide, "wide")
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
        """What happened lately, as far as the viewer may know; by itself for more plies than any screen has lines."""
        return self.board.describe_events(address_to(self.viewer, self.match.events[-plies:]), self.names)

    def draw_prompt(self, scene: Scene) -> Text:  # noqa: ARG002
        return Text("")

    def key_names(self) -> Sequence[tuple[str, str]]:
        """Keys and the messages that say what they do."""
        return ()


def address_to(viewer: int | None, happened: Sequence[Sequence[Event]]) -> list[Event]:
    """What happened, ply by ply, without what the viewer may not know."""
    return [event.seen_by(viewer) for events in happened for event in events]


def draw_key_line(keys: Sequence[tuple[str, str]]) -> Text:
    """The keys worth knowing all the time."""
    return Text("  ").join(Text.assemble((key, "bold"), " ", (translate(message), "dim")) for key, message in keys)
