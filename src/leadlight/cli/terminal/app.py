"""A match on the whole screen: draws the scene, turns keys into choices, lets bots answer."""

from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.theme import Theme
from textual.widgets import Input, Static

from leadlight.cli.boards import BOARDS
from leadlight.cli.boards.board import Scene, preview
from leadlight.cli.complain import explain
from leadlight.cli.ending import name_winners, tell_ending, tell_leaving
from leadlight.cli.picker import Picker
from leadlight.cli.sitting import Sitting
from leadlight.cli.terminal.pages import Page, draw_keys, key_line
from leadlight.core.errors import LeadlightError
from leadlight.core.event import Event
from leadlight.locales import tell

SMALLEST = (80, 24)
WIDE = (118, 38)
SAME_PLACE = dict(zip("йгщіыкЙГЩІЫК", "quossrQUOSSR".casefold(), strict=True))
LOG_PLIES = 100
PAUSE = 0.6  # seconds before a bot answers, so that the eye can follow
NIGHT = Theme(
    name="leadlight",
    primary="#5CCDC2",
    foreground="#ECEFF1",
    background="#0F1419",
    surface="#182027",
    panel="#182027",
    error="#FF8E7F",
    dark=True,
)


class Screen(App[None]):
    """The board is told what is legal by the match; every action goes through the sitting and is kept first."""

    CSS_PATH = "app.tcss"
    AUTO_FOCUS = None  # the typing line takes keys only while it is open
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "leave", priority=True),
        Binding("left", "move(-1)"),
        Binding("right", "move(1)"),
        Binding("up", "leap(-1)"),
        Binding("down", "leap(1)"),
        Binding("enter,space", "pick"),
        Binding("escape", "step_back"),
    ]

    def __init__(self, sitting: Sitting, pause: float = PAUSE) -> None:
        super().__init__()
        self.register_theme(NIGHT)
        self.theme = "leadlight"
        self.sitting = sitting
        self.pause = pause
        self.board = BOARDS[sitting.match.game.name]
        self.picker: Picker | None = None
        self.front = sitting.front
        self.message = ""
        self.armed: int | None = None  # a costly action whose key was pressed once
        self.commands: dict[str, Callable[[], None]] = {
            "q": self.action_leave,
            "u": self.action_undo,
            "o": self.action_boards,
            "s": self.action_score,
            ":": self.action_type,
            "/": self.action_type,
            "?": self.action_keys,
        }

    def compose(self) -> ComposeResult:
        with Horizontal():
            with Vertical(id="main"):
                for name in ("header", "table", "seats", "log", "prompt"):
                    yield Static(id=name)
                yield Input(id="entry")
                yield Static(id="keys")
            with Vertical(id="side"):
                yield Static(id="others")
                yield Static(id="moves")

    def on_mount(self) -> None:
        self.query_one(Input).display = False
        self.next_decision()

    def on_resize(self) -> None:
        self.call_after_refresh(self.draw)

    def next_decision(self) -> None:
        """Whoever acts now: a person gets a picker, a bot a moment."""
        match = self.sitting.match
        self.armed = None
        self.picker = None
        self.front = self.sitting.front
        if match.is_over:
            self.draw()
            self.action_score()
            return
        if self.sitting.bot_acts:
            self.set_timer(self.pause, self.let_bot_act)
        else:
            self.picker = Picker({action: self.board.path(action) for action in match.state.legal_actions()})
        self.draw()

    def let_bot_act(self) -> None:
        if self.sitting.bot_acts:
            self.sitting.let_bot_act()
            self.next_decision()

    def act(self, action: int) -> None:
        try:
            self.sitting.act(action)
        except LeadlightError as error:
            self.refuse(error)
        else:
            self.message = ""
            self.next_decision()

    def refuse(self, error: LeadlightError) -> None:
        self.message = explain(error)
        self.draw()

    def on_key(self, event: events.Key) -> None:
        """Letters and digits, unless somebody types; on a Cyrillic keyboard the letter at the same place counts."""
        if self.query_one(Input).display or isinstance(self.screen, Page):
            return
        key = SAME_PLACE.get(event.character or "", event.character or event.key)
        if command := self.commands.get(key):
            command()
        elif self.picker is not None and key.isdecimal():
            self.aim(int(key))
        elif self.picker is not None and (action := self.board.key_action(key)) is not None:
            self.arm(action)

    def aim(self, digit: int) -> None:
        assert self.picker is not None
        self.message = ""
        if not self.picker.jump(digit) and (action := self.board.aim(self.picker.picked, digit)) is not None:
            self.act(action)
        self.draw()

    def arm(self, action: int) -> None:
        """The first press asks, the second acts; what is refused anyway is refused at once."""
        legal = action in self.sitting.match.state.legal_actions()
        if legal and self.armed != action:
            self.armed = action
            self.message = tell("play-again")
            self.draw()
        else:
            self.act(action)

    def action_move(self, step: int) -> None:
        self.steer(lambda picker: picker.move(step))

    def action_leap(self, step: int) -> None:
        self.steer(lambda picker: picker.leap(step))

    def action_step_back(self) -> None:
        self.steer(lambda picker: picker.back())

    def steer(self, change: Callable[[Picker], object]) -> None:
        if self.picker is not None:
            self.message = ""
            self.armed = None
            change(self.picker)
            self.draw()

    def action_pick(self) -> None:
        if self.picker is None:
            return
        self.message = ""
        action = self.picker.pick()
        if action is not None:
            self.act(action)
        self.draw()

    def action_undo(self) -> None:
        if self.sitting.bot_acts:
            return
        try:
            self.sitting.undo()
        except LeadlightError as error:
            self.refuse(error)
        else:
            self.message = tell("play-undone")
            self.next_decision()

    def action_boards(self) -> None:
        """Look at the next seat's board."""
        self.front = (self.front + 1) % len(self.sitting.names)
        self.draw()

    def action_score(self) -> None:
        winners = name_winners(self.sitting) if self.sitting.match.is_over else ""
        self.push_screen(Page(self.board.draw_score(self.scene()), winners or tell("play-scores")))

    def action_keys(self) -> None:
        self.push_screen(Page(draw_keys(self.sitting.match.game.name), tell("keys-title")))

    def action_type(self) -> None:
        if self.picker is not None:
            entry = self.query_one(Input)
            entry.placeholder = tell(f"{self.sitting.match.game.name}-example")
            entry.display = True
            entry.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        text = event.value
        self.close_entry()
        if text.strip():
            try:
                action = self.sitting.match.game.parse_action(text)
            except LeadlightError as error:
                self.refuse(error)
            else:
                self.act(action)

    def close_entry(self) -> None:
        entry = self.query_one(Input)
        entry.value = ""
        entry.display = False
        self.set_focus(None)

    def action_leave(self) -> None:
        """Typing is left first, then the match; what was played is on disk already."""
        if self.query_one(Input).display:
            self.close_entry()
        else:
            self.exit()

    def scene(self) -> Scene:
        match = self.sitting.match
        wide = self.size.width >= WIDE[0] and self.size.height >= WIDE[1]
        previews = {}
        if self.picker is not None:
            options = self.picker.actions_by_option()
            previews = {option: preview(match.state, action) for option, action in options.items()}
        return Scene(
            match.game.view(match.state, self.front), self.sitting.names, self.front, wide, self.picker, previews
        )

    def draw(self) -> None:
        if self.size.width < SMALLEST[0] or self.size.height < SMALLEST[1]:
            facts = {"width": self.size.width, "height": self.size.height}
            self.show("prompt", Text(tell("error-terminal-small", **facts)))
            self.set_class(True, "small")
            return
        scene = self.scene()
        self.set_class(False, "small")
        self.set_class(scene.wide, "wide")
        self.show("header", self.board.draw_header(scene))
        self.show("table", self.board.draw_table(scene))
        self.show("others", self.board.draw_others(scene))
        self.show("seats", self.board.draw_seats(scene))
        log = Text("\n").join(reversed(self.tell_log()))
        self.show("log", log)
        self.show("moves", Text.assemble((tell("play-moves"), "bold"), "\n", log))
        self.show("prompt", self.draw_prompt(scene))
        self.show("keys", key_line())

    def show(self, name: str, text: Text) -> None:
        self.query_one(f"#{name}", Static).update(text)

    def tell_log(self) -> list[Text]:
        """What happened lately, for more plies than any screen has lines."""
        happened: list[Event] = [event for events in self.sitting.match.events[-LOG_PLIES:] for event in events]
        return self.board.tell(happened, self.sitting.names)

    def draw_prompt(self, scene: Scene) -> Text:
        match = self.sitting.match
        if self.message:
            return Text(self.message, style="bold #FFE9A6")
        if match.is_over:
            return Text(f"{tell('play-over')} {name_winners(self.sitting)}", style="bold")
        name = scene.names[match.actor]
        if self.picker is None:
            return Text(tell("play-thinking", name=name), style="dim")
        return Text.assemble((f"{name}: ", "bold #5CCDC2"), self.board.ask(scene))


def play_on_screen(sitting: Sitting) -> None:
    Screen(sitting).run()
    if sitting.match.is_over:
        tell_ending(sitting)
    else:
        tell_leaving(sitting)
