"""A match on the whole screen: turns keys and clicks into choices, lets bots answer."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial

from rich.style import Style
from rich.text import Text
from textual.worker import Worker

from leadlight.cli import palette
from leadlight.cli.boards.board import Scene
from leadlight.cli.boards.previews import add_previews
from leadlight.cli.ending import describe_ending, describe_leaving, name_winners
from leadlight.cli.error_text import explain
from leadlight.cli.local_match import LocalMatch, describe_failures
from leadlight.cli.picker import Choice, Picker
from leadlight.cli.terminal.pages import draw_keys
from leadlight.cli.terminal.stage import LOG_PLIES
from leadlight.cli.terminal.typing_stage import TypingStage
from leadlight.core.chance import Rng
from leadlight.core.errors import LeadlightError
from leadlight.locales import translate
from leadlight.play.perspective import Perspective

PAUSE = 0.6  # seconds before a bot answers, so that people can follow
SHARED_KEYS = (("S", "key-score"), ("O", "key-boards"), ("?", "key-help"), ("Q", "key-leave"))
# How arrows move the cursor, unless a game has a way of its own.
ARROWS: dict[str, Callable[[Picker], None]] = {
    "left": lambda picker: picker.move(-1),
    "right": lambda picker: picker.move(1),
    "up": lambda picker: picker.leap(-1),
    "down": lambda picker: picker.leap(1),
}


class Screen(TypingStage):
    """The match says what is legal; every action goes through the local match, which saves it before it is shown."""

    def __init__(self, local_match: LocalMatch, pause: float = PAUSE) -> None:
        super().__init__(local_match.match)
        self.local_match = local_match
        self.pause = pause
        self.picker: Picker | None = None
        self.front = local_match.front
        self.message = ""
        self.thinking: Worker[None] | None = None  # the bot at turn
        self.notes: list[str] = []  # about bots that failed since a person acted
        self.armed: int | None = None  # a costly action whose key was pressed once
        self.commands |= {key: partial(self.press_arrow, key) for key in ARROWS}
        self.commands |= {"enter": self.pick, "space": self.pick, "escape": self.step_back, "u": self.undo}
        self.commands |= {"?": self.show_keys, "n": self.begin_again}

    def on_mount(self) -> None:
        super().on_mount()
        self.next_decision()

    def next_decision(self) -> None:
        """Let whoever acts now decide: a person gets a picker, a bot answers after a moment."""
        match = self.match
        self.armed = None
        self.picker = None
        self.front = self.local_match.front
        if match.is_over:
            self.draw()
            if not self.typing.is_open:
                self.show_score()
            return
        if self.local_match.bot_acts:
            self.thinking = self.run_worker(self.let_bot_act, exclusive=True, group="bot")
        elif not self.local_match.is_veiled:
            self.picker = Picker({action: self.board.path(action) for action in match.state.legal_actions()})
        self.draw()

    async def let_bot_act(self) -> None:
        """Show that a bot thinks for a moment at least. Keys work meanwhile, and undo cancels the thought."""
        name = self.local_match.names[self.match.actor]
        answer, _ = await asyncio.gather(asyncio.wrap_future(self.local_match.ask_bot()), asyncio.sleep(self.pause))
        self.thinking = None
        self.notes += describe_failures(name, answer)
        try:
            self.local_match.act(answer.action)
        except LeadlightError as error:
            self.refuse(error)
        else:
            self.next_decision()

    def act(self, action: int) -> None:
        try:
            self.local_match.act(action)
        except LeadlightError as error:
            self.refuse(error)
        else:
            self.message = ""
            self.notes.clear()
            self.next_decision()

    def refuse(self, error: LeadlightError) -> None:
        """Show why something was refused; the last choice can be made again."""
        self.message = explain(error)
        if self.picker is not None and not self.picker.options:
            self.picker.back()
        self.draw()

    @property
    def viewer(self) -> int | None:
        """The seat of the person at the keyboard, also while the board of another seat is in front."""
        return self.local_match.viewer

    def before_key(self, key: str) -> None:
        """Forget a costly action that was pressed once, unless the same key follows."""
        if self.board.key_action(key) != self.armed:
            self.armed = None

    def press(self, key: str) -> None:
        """Some keys stand for a costly action and must be pressed twice; others move the cursor to a choice."""
        if self.picker is None:
            return
        if (action := self.board.key_action(key)) is not None:
            self.arm(action)
        elif len(key) == 1 and key.isalnum() and not self.look_back():
            self.aim(self.picker, key)

    def aim(self, picker: Picker, key: str) -> None:
        """Move the cursor to what the key names; play what is forbidden, so that the refusal gives the reason."""
        self.message = ""
        if not (self.board.steer(picker, key) or (key.isdecimal() and picker.jump(int(key)))):
            action = self.board.aim(self.scene(), key)
            if action is not None and not picker.point(action):
                self.act(action)
        self.draw()

    def arm(self, action: int) -> None:
        """Ask on the first press and play on the second. An action that the rules refuse is refused at once."""
        legal = action in self.match.state.legal_actions()
        if legal and self.armed != action:
            self.armed = action
            self.message = translate("play-again")
            self.draw()
        else:
            self.act(action)

    def press_arrow(self, key: str) -> None:
        self.steer(lambda picker: self.board.steer(picker, key) or ARROWS[key](picker))

    def step_back(self) -> None:
        """Go back to the previous choice or, in the middle of a turn, to before the last action."""
        if self.picker is not None and not self.picker.picked and self.board.is_midway(self.scene().view):
            if not self.look_back():
                self.undo()
        else:
            self.steer(lambda picker: picker.back())

    def look_back(self) -> bool:
        """Bring the person's own board to the front, so that nothing is chosen unseen. True if it was not there."""
        if self.is_small:
            return True
        away = self.front != self.local_match.front
        self.front = self.local_match.front
        if away:
            self.draw()
        return away

    def steer(self, change: Callable[[Picker], object]) -> None:
        if self.picker is not None and not self.look_back():
            self.message = ""
            self.armed = None
            change(self.picker)
            self.draw()

    def click_path(self, path: tuple[Choice, ...]) -> None:
        """Move the cursor to the choice on the first click, and take the choice on the second."""
        if self.picker is None or self.typing.is_open or self.look_back():
            return
        if (*self.picker.picked, self.picker.current) == path:
            self.pick()
        else:
            self.steer(lambda picker: picker.follow(path))

    def wheel(self, step: int) -> None:
        """The wheel walks through the choices, those that are not drawn on the board among them."""
        if not self.typing.is_open:
            self.steer(lambda picker: picker.move(step))

    def pick(self) -> None:
        if self.local_match.is_veiled:
            self.local_match.unveil()
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
            self.local_match.undo()
        except LeadlightError as error:
            self.refuse(error)
        else:
            if self.thinking is not None:
                self.thinking.cancel()
            self.message = translate("play-undone")
            self.next_decision()

    def score_title(self) -> str:
        return name_winners(self.local_match) if self.match.is_over else super().score_title()

    def show_keys(self) -> None:
        self.open_page(draw_keys(self.match.game.name, self.board.legend()), translate("keys-title"))

    def page_hint(self) -> str:
        return translate("keys-new-match") if self.match.is_over else super().page_hint()

    def begin_again(self) -> None:
        """Another match with the same game, options and seats, once this one is over."""
        if not self.match.is_over:
            return
        try:
            self.local_match = self.local_match.begin_again()
        except LeadlightError as error:
            self.refuse(error)
        else:
            self.match = self.local_match.match
            self.message = ""
            self.next_decision()

    def open_entry(self) -> None:
        """Open the line even while a bot thinks, since what is typed after the colon must not reach the board."""
        self.message = ""
        super().open_entry()

    def close_entry(self) -> str:
        """Close the line. If the match ended while somebody typed, show its points now."""
        text = super().close_entry()
        if self.match.is_over:
            self.show_score()
        return text

    @property
    def must_wait(self) -> bool:
        return self.local_match.bot_acts

    def submit(self, text: str) -> None:
        if self.picker is not None and not self.look_back():
            try:
                action = self.local_match.parse_action(self.board.understand(text))
            except LeadlightError as error:
                self.refuse(error)
            else:
                self.act(action)

    def example(self) -> str:
        return "" if self.picker is None else self.local_match.example()

    def scene(self) -> Scene:
        """The scene with the picker, with what each choice would bring, and what could be chosen after it."""
        scene = super().scene()
        if self.picker is None:
            return scene
        world = Perspective(self.match.game, self.match.state, self.match.actor).deal_world(Rng(0))
        return add_previews(scene, self.board, world, self.picker)

    def write_log(self, plies: int = LOG_PLIES) -> list[Text]:
        return [*super().write_log(plies), *(Text(note, style="bold") for note in self.notes)]

    def draw_prompt(self, scene: Scene) -> Text:
        """A message, or what to do next. A click on it works like Enter."""
        match = self.match
        if self.message:
            return Text(self.message, style=f"bold {palette.HIGHLIGHT}")
        if match.is_over:
            return Text(f"{translate('play-over')} {name_winners(self.local_match)}", style="bold")
        name = scene.names[match.actor]
        if self.local_match.is_veiled:
            return self.confirmable(Text(translate("play-hand-over", name=name), style=f"bold {palette.ACCENT}"))
        if self.picker is None:
            return Text(translate("play-thinking", name=name), style="dim")
        return self.confirmable(Text.assemble((f"{name}: ", f"bold {palette.ACCENT}"), self.board.ask(scene)))

    def confirmable(self, text: Text) -> Text:
        """Parts of the text that are choices keep their own click."""
        return Text.assemble(text, style=Style(meta={"key": "enter"}))

    def key_names(self) -> Sequence[tuple[str, str]]:
        if self.match.is_over:
            return (("N", "key-new-match"), *SHARED_KEYS)
        return (("←→↑↓", "key-move"), ("Enter", "key-pick"), ("Esc", "key-back"), ("U", "key-undo"), *SHARED_KEYS)


def play_on_screen(local_match: LocalMatch) -> None:
    """Play until somebody leaves, then say where the last match is kept."""
    screen = Screen(local_match)
    screen.run()
    if screen.match.is_over:
        describe_ending(screen.local_match)
    else:
        describe_leaving(screen.local_match)
