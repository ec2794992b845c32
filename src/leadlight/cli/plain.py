"""Play line by line, in words: for screen readers, slow lines and scripts."""

import sys
from collections.abc import Callable

from leadlight.cli.boards import BOARDS
from leadlight.cli.boards.board import Scene
from leadlight.cli.ending import describe_ending, describe_leaving
from leadlight.cli.error_text import print_error
from leadlight.cli.local_match import LocalMatch, describe_failures
from leadlight.cli.picker import Picker
from leadlight.cli.rules import rules
from leadlight.core.errors import LeadlightError
from leadlight.core.event import Event
from leadlight.locales import translate


class Conversation:
    """Asks, reads a line, does what it says.

    Lines stay readable. Where people share the keyboard, what only one of them may know is therefore told when it is
    asked for (`board`, `score`) or must be chosen from, and never by itself.
    """

    def __init__(self, sitting: LocalMatch) -> None:
        self.sitting = sitting
        self.board = BOARDS[sitting.match.game.name]
        self.commands: dict[str, Callable[[], None]] = {
            "board": lambda: self.describe_board(self.sitting.front),
            "legal": self.describe_legal,
            "score": lambda: self.describe_score(self.sitting.front),
            "undo": self.undo,
            "help": lambda: print(translate("plain-help")),
        }

    def run(self) -> None:
        self.describe_board(self.listener)
        print(translate("plain-help"))
        while not self.sitting.match.is_over:
            if self.sitting.bot_acts:
                self.let_bot_act()
            elif not self.answer(self.ask()):
                return

    def let_bot_act(self) -> None:
        name = self.sitting.names[self.sitting.match.actor]
        answer, happened = self.sitting.let_bot_act()
        for line in describe_failures(name, answer):
            print(line)
        self.describe_events(happened)

    @property
    def listener(self) -> int | None:
        """Who hears what is told unasked."""
        return None if self.sitting.shares_secrets else self.sitting.front

    def ask(self) -> str:
        """What is to be chosen, then the line that somebody writes."""
        match = self.sitting.match
        picker = Picker({action: self.board.path(action) for action in match.state.legal_actions()})
        scene = Scene(match.game.view(match.state, match.actor), self.sitting.names, match.actor, picker=picker)
        name = self.sitting.names[match.actor]
        print(f"{name}: {self.board.spell(self.board.ask(scene).plain)}")
        if sys.stdin is None:
            raise EOFError
        return input(translate("plain-prompt", name=name) + " ").strip().casefold()

    def answer(self, line: str) -> bool:
        """Do what the line says; whether to go on."""
        if line in ("leave", "quit", "exit"):
            return False
        command, _, rest = line.partition(" ")
        try:
            if command == "rules":
                rules(self.sitting.match.game.name, rest or None)
            elif line in self.commands:
                self.commands[line]()
            elif line:
                self.describe_events(self.sitting.act_by_text(self.board.understand(line)))
        except LeadlightError as error:
            print_error(error, self.board.spell)
        return True

    def undo(self) -> None:
        self.sitting.undo()
        print(translate("play-undone"))

    def describe_board(self, viewer: int | None) -> None:
        match = self.sitting.match
        for line in self.board.describe(match.game.view(match.state, viewer), self.sitting.names):
            print(line)

    def describe_legal(self) -> None:
        match = self.sitting.match
        print(translate("plain-legal"))
        for action in match.state.legal_actions():
            print(f"  {match.game.format_action(action)}")

    def describe_score(self, viewer: int | None) -> None:
        match = self.sitting.match
        scene = Scene(match.game.view(match.state, viewer), self.sitting.names, self.sitting.front)
        for line in self.board.draw_score(scene).plain.splitlines():
            spelled = self.board.spell(line)
            print(line if spelled == " ".join(line.split()) else spelled)  # a table without marks keeps its columns

    def describe_events(self, happened: list[Event]) -> None:
        for line in self.board.describe_events(
            [event.seen_by(self.listener) for event in happened], self.sitting.names
        ):
            print(self.board.spell(line.plain))


def play_plainly(sitting: LocalMatch) -> None:
    conversation = Conversation(sitting)
    try:
        conversation.run()
    except (EOFError, KeyboardInterrupt):
        print()
    if sitting.match.is_over:
        conversation.describe_score(sitting.front)
        describe_ending(sitting)
    else:
        describe_leaving(sitting)
