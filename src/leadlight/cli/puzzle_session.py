"""Solves puzzles line by line, in words: two tries for each, then why the best action is the best one."""

from collections.abc import Callable, Iterable, Iterator

from leadlight.cli.boards import BOARDS
from leadlight.cli.boards.board import Scene
from leadlight.cli.error_text import print_error
from leadlight.cli.picker import Picker
from leadlight.cli.plain import read_line
from leadlight.cli.puzzle_progress import Progress
from leadlight.core.errors import LeadlightError
from leadlight.insight.reasons import explain
from leadlight.locales import translate
from leadlight.puzzles.puzzle import Puzzle
from leadlight.puzzles.trying import TRIES, find_choice, hinted_actions, is_right, set_up

COMMANDS = ("board", "legal", "hint", "show", "next", "leave")


class Leave(Exception):
    """Somebody wants no more puzzles."""


class PuzzleSession:
    """One puzzle after another."""

    def __init__(self, progress: Progress) -> None:
        self.progress = progress
        self.words = {translate(f"puzzle-word-{word}"): word for word in COMMANDS}

    def run(self, puzzles: Iterable[Puzzle]) -> None:
        """Until there are no more, or somebody leaves."""
        try:
            for puzzle in puzzles:
                Attempt(puzzle, self.words).run(self.progress)
                if read_line(translate("puzzle-next-prompt")).casefold() in self.leaving:
                    return
        except Leave:
            return

    @property
    def leaving(self) -> set[str]:
        return {"leave", "quit", "exit", translate("puzzle-word-leave")}


class Attempt:
    """Somebody at one puzzle."""

    def __init__(self, puzzle: Puzzle, words: dict[str, str]) -> None:
        self.puzzle = puzzle
        self.words = words
        self.match = set_up(puzzle)
        self.board = BOARDS[puzzle.game]
        self.names = name_seats(puzzle)
        self.left = TRIES
        self.commands: dict[str, Callable[[], None]] = {
            "board": self.describe_board,
            "legal": lambda: print_actions(self.legal()),
            "hint": self.describe_hint,
        }

    def run(self, progress: Progress) -> None:
        """Ask until the puzzle is solved, given up or skipped; then explain it."""
        for line in describe_puzzle(self.puzzle):
            print(line)
        self.describe_board()
        print(translate("puzzle-help", example=self.legal()[0]))
        while self.left > 0:
            print(f"{self.names[self.puzzle.seat]}: {self.question()}")
            typed = read_line(translate("puzzle-prompt", left=self.left))
            command = self.words.get(typed, typed)
            if command in ("leave", "quit", "exit"):
                raise Leave
            if command == "next":
                return
            if command == "show":
                break
            if self.answer(command):
                progress.solve(self.puzzle)
                print(translate("puzzle-found"))
                self.describe_solution()
                return
        progress.show(self.puzzle)
        self.describe_solution()

    def answer(self, line: str) -> bool:
        """Do what the line says. Returns whether it is the solution; what is not legal costs no try."""
        try:
            if line in self.commands:
                self.commands[line]()
            elif line:
                return self.attempt(self.board.understand(line))
        except LeadlightError as error:
            print_error(error, self.board.spell)
        return False

    def attempt(self, text: str) -> bool:
        if is_right(self.puzzle, text):
            return True
        self.left -= 1
        for line in explain_wrong(self.puzzle, text):
            print(self.board.spell(line))
        print(translate("puzzle-tries-left", left=self.left))
        return False

    def legal(self) -> list[str]:
        return list(map(self.match.game.format_action, self.match.state.legal_actions()))

    def question(self) -> str:
        picker = Picker({action: self.board.path(action) for action in self.match.state.legal_actions()})
        scene = Scene(self.view(), self.names, self.puzzle.seat, picker=picker)
        return self.board.spell(self.board.ask(scene).plain)

    def view(self) -> object:
        return self.match.game.view(self.match.state, self.puzzle.seat)

    def describe_board(self) -> None:
        for line in self.board.describe(self.view(), self.names):
            print(line)

    def describe_hint(self) -> None:
        print(translate("puzzle-hint-actions"))
        print_actions(hinted_actions(self.puzzle))

    def describe_solution(self) -> None:
        for line in explain_solution(self.puzzle):
            print(self.board.spell(line))


def describe_puzzle(puzzle: Puzzle) -> Iterator[str]:
    """What somebody is told of a puzzle before they try."""
    heading = translate("puzzle-heading", game=translate(f"{puzzle.game}-name"), players=puzzle.players)
    yield f"{heading}, {translate('puzzle-difficulty', difficulty=puzzle.difficulty)}"
    yield translate("puzzle-task")


def explain_wrong(puzzle: Puzzle, text: str) -> Iterator[str]:
    """What somebody is told of a wrong action; nothing of the right one."""
    choice = find_choice(puzzle, text)
    yield translate("puzzle-wrong-title")
    yield (
        translate("puzzle-wrong-far")
        if choice is None
        else translate("puzzle-wrong-by", percent=percent(choice.behind))
    )
    for reason in explain(puzzle.perspective(), puzzle.rules().parse_action(text)):
        yield translate(reason.message, **reason.facts)


def explain_solution(puzzle: Puzzle) -> Iterator[str]:
    """The solution, why it is best, and what comes next."""
    yield translate("puzzle-solution", action=puzzle.solution, percent=percent(puzzle.choices[0].value))
    for reason in explain(puzzle.perspective(), puzzle.best_action()):
        yield translate(reason.message, **reason.facts)
    for number, choice in enumerate(puzzle.choices[1:3], start=2):
        facts = {"percent": percent(puzzle.value_of(choice)), "behind": percent(choice.behind)}
        yield translate("puzzle-next-best", number=number, action=choice.action, **facts)
    yield translate("puzzle-about", themes=", ".join(translate(f"puzzle-theme-{theme}") for theme in puzzle.themes))


def name_seats(puzzle: Puzzle) -> list[str]:
    """You and the others, by seat."""
    seats = range(puzzle.players)
    return [
        translate("puzzle-you") if seat == puzzle.seat else translate("puzzle-rival", seat=seat + 1) for seat in seats
    ]


def percent(share: float) -> float:
    return round(100 * share, 1)


def print_actions(actions: list[str]) -> None:
    for action in actions:
        print(f"  {action}")
