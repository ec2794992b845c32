"""Play line by line, in words: for screen readers, slow lines and scripts."""

import sys
from collections.abc import Callable

from leadlight.cli.boards import BOARDS
from leadlight.cli.boards.board import Scene
from leadlight.cli.complain import complain
from leadlight.cli.ending import tell_ending, tell_leaving
from leadlight.cli.picker import Picker
from leadlight.cli.rules import rules
from leadlight.cli.sitting import Sitting
from leadlight.core.errors import LeadlightError
from leadlight.core.event import Event
from leadlight.locales import tell


class Conversation:
    """Asks, reads a line, does what it says."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.board = BOARDS[sitting.match.game.name]
        self.commands: dict[str, Callable[[], None]] = {
            "board": self.tell_board,
            "legal": self.tell_legal,
            "score": self.tell_score,
            "undo": self.undo,
            "help": lambda: print(tell("plain-help")),
        }

    def run(self) -> None:
        self.tell_board()
        print(tell("plain-help"))
        while not self.sitting.match.is_over:
            if self.sitting.bot_acts:
                self.tell_events(self.sitting.let_bot_act())
            elif not self.answer(self.ask()):
                return

    def ask(self) -> str:
        """What is to be chosen, then the line that somebody writes."""
        match = self.sitting.match
        picker = Picker({action: self.board.path(action) for action in match.state.legal_actions()})
        scene = Scene(match.game.view(match.state, match.actor), self.sitting.names, match.actor, picker=picker)
        name = self.sitting.names[match.actor]
        print(f"{name}: {self.board.spell(self.board.ask(scene).plain)}")
        if sys.stdin is None:
            raise EOFError
        return input(tell("plain-prompt", name=name) + " ").strip().casefold()

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
                self.tell_events(self.sitting.act_by_text(self.board.understand(line)))
        except LeadlightError as error:
            complain(error)
        return True

    def undo(self) -> None:
        self.sitting.undo()
        print(tell("play-undone"))

    def tell_board(self) -> None:
        match = self.sitting.match
        for line in self.board.describe(match.game.view(match.state, self.sitting.front), self.sitting.names):
            print(line)

    def tell_legal(self) -> None:
        match = self.sitting.match
        print(tell("plain-legal"))
        for action in match.state.legal_actions():
            print(f"  {match.game.format_action(action)}")

    def tell_score(self) -> None:
        match = self.sitting.match
        scene = Scene(match.game.view(match.state, None), self.sitting.names, self.sitting.front)
        print(self.board.draw_score(scene).plain)

    def tell_events(self, happened: list[Event]) -> None:
        for line in self.board.tell(happened, self.sitting.names):
            print(self.board.spell(line.plain))


def play_plainly(sitting: Sitting) -> None:
    conversation = Conversation(sitting)
    try:
        conversation.run()
    except (EOFError, KeyboardInterrupt):
        print()
    if sitting.match.is_over:
        conversation.tell_score()
        tell_ending(sitting)
    else:
        tell_leaving(sitting)
