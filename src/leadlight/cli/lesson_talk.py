"""A lesson line by line, in words: for every terminal and every screen reader."""

from collections.abc import Callable

from leadlight.cli.boards import BOARDS
from leadlight.cli.ending import COMMAND
from leadlight.cli.error_text import explain_refusal, print_error
from leadlight.cli.lesson_bookmark import FIRST, Place, set_bookmark
from leadlight.cli.plain import read_line
from leadlight.cli.rules import rules
from leadlight.core.errors import LeadlightError
from leadlight.core.event import Event
from leadlight.lessons.lesson import WEAK, Lesson
from leadlight.lessons.player import Answer, LessonPlayer
from leadlight.locales import translate

# Words that people may type in their own language: those of every match line by line, and those of lessons alone.
PLAIN_WORDS = ("board", "legal", "undo", "rules", "help", "leave")
OWN_WORDS = ("show", "repeat", "skip")


class LessonTalk:
    """Shows a step, reads a line and does what it says, until the lesson is over or somebody leaves."""

    def __init__(self, lesson: Lesson, place: Place) -> None:
        self.lesson = lesson
        self.board = BOARDS[lesson.game]
        self.player: LessonPlayer | None = LessonPlayer(lesson, *place)
        self.told: Place | None = None  # the step that was read out last
        self.example_given = False
        self.words = {translate(f"plain-word-{word}"): word for word in PLAIN_WORDS}
        self.words |= {translate(f"learn-word-{word}"): word for word in OWN_WORDS}
        self.commands: dict[str, Callable[[LessonPlayer], None]] = {
            "board": self.describe_board,
            "legal": self.describe_legal,
            "show": self.show,
            "undo": self.take_back,
            "repeat": lambda player: self.go_to(LessonPlayer(self.lesson, player.chapter)),
            "skip": self.skip,
            "rules": self.read_rules,
            "help": lambda _: print(translate("learn-help")),
        }

    def run(self) -> None:
        """Talk; wherever it ends, the next time goes on from there."""
        print(translate(self.lesson.message("title")))
        print(translate("learn-help"))
        try:
            while self.player is not None:
                self.tell(self.player)
                if not self.answer(self.player, read_line(translate("plain-prompt", name=translate("you")))):
                    break
        except (EOFError, KeyboardInterrupt):
            print()
        self.close()

    def close(self) -> None:
        if self.player is None:
            set_bookmark(self.lesson, FIRST)
            print(translate("learn-over", command=f"{COMMAND} play {self.lesson.game} --bots level:1"))
        else:
            set_bookmark(self.lesson, (self.player.chapter, self.player.step))
            print(translate("learn-left", command=f"{COMMAND} learn {self.lesson.name}"))

    def tell(self, player: LessonPlayer) -> None:
        """Read a step out when it begins; afterwards only what is to be done now."""
        shown = player.shown
        if self.told != (shown.chapter, shown.step):
            self.told = (shown.chapter, shown.step)
            self.tell_step(player)
        if shown.task is not None:
            print(translate("learn-do", task=translate(shown.task)))
            self.give_example(player)
        elif player.has_strayed and player.answers[-1].kind == WEAK:
            print(translate("learn-take-back", undo=translate("plain-word-undo")))
        else:
            print(translate("learn-go-on"))

    def give_example(self, player: LessonPlayer) -> None:
        """Once, how an action is written: one that is not asked for."""
        if not self.example_given:
            others = [action for action in player.match.state.legal_actions() if action not in player.shown.best]
            print(translate("plain-example", example=player.game.format_action(others[-1])))
        self.example_given = True

    def tell_step(self, player: LessonPlayer) -> None:
        shown = player.shown
        if shown.step == 0:
            chapter = self.lesson.chapters[shown.chapter]
            title = translate(self.lesson.message("chapter", chapter.name))
            print()
            print(translate("learn-chapter", number=shown.chapter + 1, title=title))
        if player.data.position is not None:
            self.describe_board(player)
        print()
        print(translate("learn-step", number=shown.number, steps=shown.steps, title=translate(shown.title)))
        for message in shown.more:
            print(translate(message))

    def answer(self, player: LessonPlayer, line: str) -> bool:
        """Do what the line says. Returns whether to go on."""
        word = self.words.get(line, line)
        if word in ("leave", "quit", "exit"):
            return False
        try:
            if word in self.commands:
                self.commands[word](player)
            elif line:
                self.act(player, self.find_action(player, line))
            elif player.is_done:
                self.go_to(player.next())
        except LeadlightError as error:
            print_error(error, self.board.spell)
        return True

    def go_to(self, player: LessonPlayer | None) -> None:
        self.player = player
        self.told = None

    def find_action(self, player: LessonPlayer, line: str) -> int:
        """The action with the number that `legal` gave it, or written in notation."""
        legal = player.match.state.legal_actions()
        if line.isdecimal() and 1 <= int(line) <= len(legal):
            return legal[int(line) - 1]
        return player.game.parse_action(self.board.understand(line))

    def act(self, player: LessonPlayer, action: int) -> None:
        """Play an action and say what is answered to it."""
        before = len(player.events)
        if player.is_done:
            print(translate("learn-done"))
            return
        answer = player.act(action)
        self.describe_events(player.events[before:])
        self.describe_answer(answer)

    def describe_answer(self, answer: Answer) -> None:
        if answer.refusal is not None:
            print(self.board.spell(explain_refusal(answer.refusal)))
        elif answer.message is not None:
            print(translate(answer.message, **answer.facts))

    def describe_events(self, happened: list[Event]) -> None:
        for line in self.board.describe_events(happened, self.names):
            print(self.board.spell(line.plain))

    def describe_board(self, player: LessonPlayer) -> None:
        view = player.game.view(player.match.state, self.lesson.seat)
        for line in self.board.describe(view, self.names):
            print(line)

    def describe_legal(self, player: LessonPlayer) -> None:
        """Every legal action with a number that can be typed instead of it."""
        print(translate("plain-legal"))
        for number, action in enumerate(player.match.state.legal_actions(), start=1):
            print(f"  {number}: {player.game.format_action(action)}")

    def show(self, player: LessonPlayer) -> None:
        """Play the best action, so that nobody is stuck."""
        if player.decision is None:
            self.go_to(player.next())
            return
        action = player.shown.best[0]
        print(translate("learn-shown", action=player.game.format_action(action)))
        self.act(player, action)

    def take_back(self, player: LessonPlayer) -> None:
        """Undo the last action of this step."""
        if player.actions:
            self.player = player.take_back()
            print(translate("play-undone"))

    def skip(self, player: LessonPlayer) -> None:
        """Go to the next chapter; after the last one the lesson is over."""
        following = player.chapter + 1
        self.go_to(LessonPlayer(self.lesson, following) if following < len(self.lesson.chapters) else None)

    def read_rules(self, player: LessonPlayer) -> None:
        """The rules that the step is about."""
        for rule in player.shown.rules:
            rules(self.lesson.game, rule)

    @property
    def names(self) -> list[str]:
        assert self.player is not None
        others = len(self.player.match.seats) - 1
        return [translate("you"), *[translate("bot-apprentice")] * others]
