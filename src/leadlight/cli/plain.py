"""Play line by line, in words: for screen readers, slow lines, simple terminals and scripts."""

import re
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

WORDS = ("board", "legal", "score", "undo", "rules", "help", "leave")


class Conversation:
    """Asks a question, reads a line and does what it says.

    Printed lines stay on the screen. Where people share it, a secret is therefore printed only when its owner asks for
    it (`board`, `score`) or has to choose from it, never unasked.
    """

    def __init__(self, local_match: LocalMatch) -> None:
        self.local_match = local_match
        self.board = BOARDS[local_match.match.game.name]
        self.words = {translate(f"plain-word-{word}"): word for word in WORDS}
        self.offered: dict[int, int] = {}  # actions by the numbers that were printed for this decision
        self.commands: dict[str, Callable[[], None]] = {
            "board": lambda: self.describe_board(self.local_match.front),
            "legal": self.describe_legal,
            "score": lambda: self.describe_score(self.local_match.front),
            "undo": self.undo,
            "help": self.describe_help,
        }

    def run(self) -> None:
        """Play until the match is over or somebody leaves."""
        self.describe_board(self.listener)
        print(translate("plain-help"))
        if not (self.local_match.shares_secrets or self.local_match.bot_acts):
            self.describe_example()
        while not self.local_match.match.is_over:
            if self.local_match.bot_acts:
                self.let_bot_act()
            elif not self.answer(self.ask()):
                return

    def let_bot_act(self) -> None:
        name = self.local_match.names[self.local_match.match.actor]
        answer, happened = self.local_match.let_bot_act()
        for line in describe_failures(name, answer):
            print(line)
        self.describe_events(happened)

    @property
    def listener(self) -> int | None:
        """The seat whose secrets may be printed unasked."""
        return None if self.local_match.shares_secrets else self.local_match.front

    def ask(self) -> str:
        """Print the question and return the line that somebody types."""
        match = self.local_match.match
        picker = Picker({action: self.board.path(action) for action in match.state.legal_actions()})
        scene = Scene(match.game.view(match.state, match.actor), self.local_match.names, match.actor, picker=picker)
        name = self.local_match.names[match.actor]
        question = self.board.spell(self.board.ask(scene).plain)
        print(f"{name}: {question}")
        self.offered = self.offered or find_offered(question, picker)
        return read_line(translate("plain-prompt", name=name))

    def answer(self, line: str) -> bool:
        """Do what the line says. Returns whether to go on."""
        typed, _, rest = line.partition(" ")
        command = self.words.get(typed, typed)
        if command in ("leave", "quit", "exit") and not rest:
            return False
        try:
            if command == "rules":
                rules(self.local_match.match.game.name, rest or None)
            elif command in self.commands and not rest:
                self.commands[command]()
            elif line:
                self.act(self.find_action(line))
        except LeadlightError as error:
            print_error(error, self.board.spell)
        return True

    def find_action(self, line: str) -> int:
        """The action with an offered number, or written in notation."""
        if line.isdecimal() and int(line) in self.offered:
            return self.offered[int(line)]
        return self.local_match.parse_action(self.board.understand(line))

    def act(self, action: int) -> None:
        happened = self.local_match.act(action)
        self.offered = {}
        self.describe_events(happened)

    def undo(self) -> None:
        self.local_match.undo()
        self.offered = {}
        print(translate("play-undone"))

    def describe_help(self) -> None:
        print(translate("plain-help"))
        self.describe_example()

    def describe_example(self) -> None:
        """Print an action that can be played now."""
        print(translate("plain-example", example=self.local_match.example()))

    def describe_board(self, viewer: int | None) -> None:
        match = self.local_match.match
        for line in self.board.describe(match.game.view(match.state, viewer), self.local_match.names):
            print(line)

    def describe_legal(self) -> None:
        """Every action with the number by which it can be played."""
        match = self.local_match.match
        actions = match.state.legal_actions()
        numbers = {action: number for number, action in self.offered.items()}
        if set(numbers) != set(actions):
            numbers = {action: number for number, action in enumerate(actions, start=1)}
        self.offered = {number: action for action, number in numbers.items()}
        print(translate("plain-legal"))
        for number, action in sorted(self.offered.items()):
            print(f"  {number}: {match.game.format_action(action)}")

    def describe_score(self, viewer: int | None) -> None:
        match = self.local_match.match
        scene = Scene(match.game.view(match.state, viewer), self.local_match.names, self.local_match.front)
        for line in self.board.draw_score(scene).plain.splitlines():
            spelled = self.board.spell(line)
            print(line if spelled == " ".join(line.split()) else spelled)  # a table without marks keeps its columns

    def describe_events(self, happened: list[Event]) -> None:
        for line in self.board.describe_events(
            [event.seen_by(self.listener) for event in happened], self.local_match.names
        ):
            print(self.board.spell(line.plain))


def find_offered(question: str, picker: Picker) -> dict[int, int]:
    """Actions by the numbers that a question offers, as in "choose your colour. 2: orange 3: yellow"."""
    numbers = set(map(int, re.findall(r"(?<!\S)(\d+): ", question)))
    first = {action: path[0] for action, path in picker.paths.items() if len(path) == 1}
    return {
        number: action
        for action, choice in first.items()
        if len(choice) == 2 and isinstance(number := choice[1], int) and number in numbers
    }


def read_line(question: str) -> str:
    if sys.stdin is None:
        raise EOFError
    return input(f"{question} ").strip().casefold()


def play_plainly(local_match: LocalMatch) -> None:
    """Play match after match until somebody leaves."""
    again: LocalMatch | None = local_match
    while again is not None:
        again = play_one(again)


def play_one(local_match: LocalMatch) -> LocalMatch | None:
    """Play a match. Returns the next one if somebody wants another."""
    conversation = Conversation(local_match)
    try:
        conversation.run()
    except (EOFError, KeyboardInterrupt):
        print()
    if not local_match.match.is_over:
        describe_leaving(local_match)
        return None
    conversation.describe_score(local_match.front)
    describe_ending(local_match)
    return local_match.begin_again() if wants_another() else None


def wants_another() -> bool:
    """Ask for another match, but only at a terminal: a script expects the program to end."""
    if sys.stdin is None or not sys.stdin.isatty():
        return False
    try:
        return read_line(translate("plain-new-match")) == "n"
    except (EOFError, KeyboardInterrupt):
        print()
        return False
