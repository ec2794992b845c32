"""A match on the whole screen: turns keys into choices, lets bots answer."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.widgets import Input
from textual.worker import Worker

from leadlight.cli.boards.board import Scene, look_ahead, preview
from leadlight.cli.ending import describe_ending, describe_leaving, name_winners
from leadlight.cli.error_text import explain
from leadlight.cli.local_match import LocalMatch, describe_failures
from leadlight.cli.picker import Picker
from leadlight.cli.terminal.pages import Page, draw_keys
from leadlight.cli.terminal.stage import LOG_PLIES, Stage
from leadlight.core.chance import Rng
from leadlight.core.errors import LeadlightError
from leadlight.locales import translate
from leadlight.play.perspective import Perspective

PAUSE = 0.6  # seconds before a bot answers, so that the eye can follow
# How arrows move the cursor, unless a game has a way of its own.
ARROWS: dict[str, Callable[[Picker], None]] = {
    "left": lambda picker: picker.move(-1),
    "right": lambda picker: picker.move(1),
    "up": lambda picker: picker.leap(-1),
    "down": lambda picker: picker.leap(1),
}


class Screen(Stage):
    """The board is told what is legal by the match; every action goes through the sitting and is kept first."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, f"arrow('{key}')") for key in ARROWS),
        Binding("enter,space", "pick"),
        Binding("escape", "step_back"),
    ]

    def __init__(self, sitting: LocalMatch, pause: float = PAUSE) -> None:
        super().__init__(sitting.match)
        self.sitting = sitting
        self.pause = pause
        self.picker: Picker | None = None
        self.front = sitting.front
        self.message = ""
        self.thinking: Worker[None] | None = None  # the bot at turn
        self.notes: list[str] = []  # about bots that failed since a person acted
        self.armed: int | None = None  # a costly action whose key was pressed once
        self.commands |= {"u": self.undo, ":": self.open_entry, "/": self.open_entry, "?": self.show_keys}

    def on_mount(self) -> None:
        super().on_mount()
        self.next_decision()

    def next_decision(self) -> None:
        """Whoever acts now: a person gets a picker, a bot a moment."""
        match = self.match
        self.armed = None
        self.picker = None
        self.front = self.sitting.front
        if match.is_over:
            self.draw()
            self.show_score()
            return
        if self.sitting.bot_acts:
            self.thinking = self.run_worker(self.let_bot_act(), exclusive=True, group="bot")
        elif not self.sitting.is_veiled:
            self.picker = Picker({action: self.board.path(action) for action in match.state.legal_actions()})
        self.draw()

    async def let_bot_act(self) -> None:
        """Show that a bot thinks for a moment at least. Keys work meanwhile, and undo cancels the thought."""
        name = self.sitting.names[self.match.actor]
        answer, _ = await asyncio.gather(asyncio.wrap_future(self.sitting.ask_bot()), asyncio.sleep(self.pause))
        self.thinking = None
        self.notes += describe_failures(name, answer)
        try:
            self.sitting.act(answer.action)
        except LeadlightError as error:
            self.refuse(error)
        else:
            self.next_decision()

    def act(self, action: int) -> None:
        try:
            self.sitting.act(action)
        except LeadlightError as error:
            self.refuse(error)
        else:
            self.message = ""
            self.notes.clear()
            self.next_decision()

    def refuse(self, error: LeadlightError) -> None:
        """What was picked last can be picked again."""
        self.message = explain(error)
        if self.picker is not None and not self.picker.options:
            self.picker.back()
        self.draw()

    @property
    def viewer(self) -> int | None:
        """The person at the keyboard, also while somebody else's board is in front."""
        return self.sitting.viewer

    def before_key(self, key: str) -> None:
        """A costly action waits for its own key only."""
        if self.board.key_action(key) != self.armed:
            self.armed = None

    def press(self, key: str) -> None:
        """A key that a game gives an action of its own must be pressed twice; others point at something to choose."""
        if self.picker is None:
            return
        if (action := self.board.key_action(key)) is not None:
            self.arm(action)
        elif len(key) == 1 and key.isalnum() and not self.look_back():
            self.aim(self.picker, key)

    def aim(self, picker: Picker, key: str) -> None:
        """What cannot be chosen is played all the same, to be refused with the reason."""
        self.message = ""
        if not (self.board.steer(picker, key) or (key.isdecimal() and picker.jump(int(key)))):
            action = self.board.aim(self.scene(), key)
            if action is not None and not picker.point(action):
                self.act(action)
        self.draw()

    def arm(self, action: int) -> None:
        """The first press asks, the second acts; what is refused anyway is refused at once."""
        legal = action in self.match.state.legal_actions()
        if legal and self.armed != action:
            self.armed = action
            self.message = translate("play-again")
            self.draw()
        else:
            self.act(action)

    def action_arrow(self, key: str) -> None:
        self.steer(lambda picker: self.board.steer(picker, key) or ARROWS[key](picker))

    def action_step_back(self) -> None:
        if self.query_one(Input).display:
            self.close_entry()
        elif self.picker is not None and not self.picker.picked and self.board.is_midway(self.scene().view):
            if not self.look_back():
                self.undo()
        else:
            self.steer(lambda picker: picker.back())

    def look_back(self) -> bool:
        """Whether a choice has to wait, since it could not be seen: the own board comes to the front first."""
        if self.is_small:
            return True
        away = self.front != self.sitting.front
        self.front = self.sitting.front
        if away:
            self.draw()
        return away

    def steer(self, change: Callable[[Picker], object]) -> None:
        if self.picker is not None and not self.look_back():
            self.message = ""
            self.armed = None
            change(self.picker)
            self.draw()

    def action_pick(self) -> None:
        if self.sitting.is_veiled:
            self.sitting.unveil()
            self.next_decision()
            return
        if self.picker is None or self.look_back():
            return
        self.message = ""
        self.armed = None
        action = self.picker.pick()
        if action is not None:
            self.act(action)
        self.draw()

    def undo(self) -> None:
        try:
            self.sitting.undo()
        except LeadlightError as error:
            self.refuse(error)
        else:
            if self.thinking is not None:
                self.thinking.cancel()
            self.message = translate("play-undone")
            self.next_decision()

    def score_title(self) -> str:
        return name_winners(self.sitting) if self.match.is_over else super().score_title()

    def show_keys(self) -> None:
        self.push_screen(Page(draw_keys(self.match.game.name, self.board.legend()), translate("keys-title")))

    def open_entry(self) -> None:
        if self.picker is not None:
            self.message = ""
            self.draw()
            entry = self.query_one(Input)
            entry.placeholder = self.match.game.example
            entry.display = True
            entry.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        text = event.value
        self.close_entry()
        if text.strip():
            try:
                action = self.match.game.parse_action(self.board.understand(text))
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
        """With what is being picked, and what each choice would bring."""
        scene = super().scene()
        if self.picker is None:
            return scene
        options = self.picker.actions_by_option()
        world = Perspective(self.match.game, self.match.state, self.match.actor).deal_world(Rng(0))
        previews = {option: preview(world, action) for option, action in options.items()}
        current = options.get(self.picker.current)
        ahead = look_ahead(self.board, world, current) if current is not None else []
        return replace(scene, picker=self.picker, previews=previews, ahead=ahead)

    def write_log(self, plies: int = LOG_PLIES) -> list[Text]:
        return [*super().write_log(plies), *(Text(note, style="bold") for note in self.notes)]

    def draw_prompt(self, scene: Scene) -> Text:
        match = self.match
        if self.message:
            return Text(self.message, style="bold #FFE9A6")
        if match.is_over:
            return Text(f"{translate('play-over')} {name_winners(self.sitting)}", style="bold")
        name = scene.names[match.actor]
        if self.sitting.is_veiled:
            return Text(translate("play-hand-over", name=name), style="bold #5CCDC2")
        if self.picker is None:
            return Text(translate("play-thinking", name=name), style="dim")
        return Text.assemble((f"{name}: ", "bold #5CCDC2"), self.board.ask(scene))

    def key_names(self) -> Sequence[tuple[str, str]]:
        return (
            ("←→↑↓", "key-move"),
            ("Enter", "key-pick"),
            ("Esc", "key-back"),
            ("U", "key-undo"),
            ("S", "key-score"),
            ("O", "key-boards"),
            ("?", "key-help"),
            ("Q", "key-leave"),
        )


def play_on_screen(sitting: LocalMatch) -> None:
    Screen(sitting).run()
    if sitting.match.is_over:
        describe_ending(sitting)
    else:
        describe_leaving(sitting)
