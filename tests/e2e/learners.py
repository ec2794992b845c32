"""Somebody who takes a lesson in any language and does what it asks, on the board itself."""

import re
from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Locator, Page, expect

from leadlight.games.sintra.components import COLOUR_NAMES
from leadlight.lessons import find_lesson
from leadlight.lessons.lesson import RIGHT
from leadlight.lessons.player import Answer, LessonPlayer
from leadlight.locales import Texts

SHOWN = "[data-bubble]:not(.waiting)"
COLUMNS = 5
ARROWS = {"N": "ArrowUp", "E": "ArrowRight", "S": "ArrowDown", "W": "ArrowLeft"}  # choose the side of a shard
LAYING = re.compile(r"lay (\d)@(\d) \((-?\d+),(-?\d+)\)(?:\+(\w))?")


class Thought(NamedTuple):
    """What a lesson says at one moment, in the reader's language."""

    step: str  # such as "Step 3 of 12."
    title: str
    more: tuple[str, ...]
    task: str


class Laying(NamedTuple):
    """`lay TILE@TURN (ROW,COLUMN)+SIDE`, with the tile counted from 1 as people do."""

    tile: int
    turn: int
    row: int
    column: int
    side: str | None


def read_laying(action: str) -> Laying:
    found = LAYING.fullmatch(action)
    assert found is not None, action
    tile, turn, row, column, side = found.groups()
    return Laying(int(tile), int(turn), int(row), int(column), side)


class Learner:
    """Goes through a lesson beside `LessonPlayer`, which says what has to be read at every moment.

    How an action is played is told by the methods that are named after the verbs of notation; those here press with a
    mouse, or with a finger on a phone.
    """

    def __init__(self, page: Page, lesson: str, language: str = "en") -> None:
        self.page = page
        self.translate = Texts(language).translate
        self.player = LessonPlayer(find_lesson(lesson))
        self.answer: Answer | None = None  # to the last action
        self.phone = page.viewport_size is not None and page.viewport_size["width"] < 700

    @property
    def bubble(self) -> Locator:
        return self.page.locator(SHOWN)

    @property
    def thought(self) -> Thought:
        shown = self.player.shown
        step = self.translate("guide-lesson-step", step=shown.number, steps=shown.steps)
        task = self.translate(shown.task) if shown.task else ""
        if self.answer is not None and self.answer.message is not None:
            return Thought(step, self.translate(self.answer.message, **self.answer.facts), (), task)
        return Thought(step, self.translate(shown.title), tuple(map(self.translate, shown.more)), task)

    def take_lesson(self, look: Callable[[], None] = lambda: None) -> None:
        """To the end. `look` is called at every thought, and on a phone again where it asks for something."""
        while not self.is_finished():
            self.hear(self.thought)
            look()
            if self.player.is_done:
                self.go_on()
                self.next_step()
            else:
                self.decide(look)

    def is_finished(self) -> bool:
        """After the last step, whose end the page has to say."""
        if self.player.shown.number < self.player.shown.steps or self.answer is None:
            return False
        expect(self.finish).to_be_visible()
        return True

    @property
    def finish(self) -> Locator:
        return self.page.get_by_role("heading", name=self.translate("guide-lesson-finished"), exact=True)

    def decide(self, look: Callable[[], None]) -> None:
        """Does what is best, and waits for nothing: the next thought is heard when it is there."""
        self.come_to_task(look)
        action = self.player.shown.best[0]
        self.act(self.player.game.format_action(action))
        self.answer = self.player.act(action)
        assert self.answer.kind == RIGHT
        if self.player.is_done and self.answer.message is None:  # leads on by itself
            self.next_step()

    def come_to_task(self, look: Callable[[], None]) -> None:
        """A phone has no room for the thought and the thing to do at once."""
        if self.phone:
            self.go_on()
        expect(self.bubble.locator(".task")).to_have_text(self.thought.task)
        if self.phone:
            look()

    def next_step(self) -> None:
        following = self.player.next()
        if following is not None:
            self.player, self.answer = following, None
        else:
            self.answer = Answer(RIGHT)

    def hear(self, thought: Thought) -> None:
        """The page says this and nothing else, to eyes and to screen readers."""
        told = " ".join((thought.step, thought.title, *thought.more, thought.task))
        expect(self.page.locator("[aria-live=polite]").last).to_have_text(told)
        expect(self.bubble.locator("h2")).to_have_text(thought.title)
        expect(self.bubble.locator("p:not(.task)")).to_have_text(list(thought.more), use_inner_text=True)

    def press(self, place: Locator) -> None:
        if self.phone:
            place.tap()
        else:
            place.click()

    def find(self, selector: str) -> Locator:
        return self.page.locator(f".board {selector}").locator("visible=true").first

    def go_on(self) -> None:
        self.press(self.bubble.locator(".primary"))

    def act(self, action: str) -> None:
        verb = action.split(" ", maxsplit=1)[0]
        special = {
            "keep": self.keep,
            "return": self.return_glazier,
            "take": self.take,
            "place": self.place,
            "tool": self.use_tool,
            "change": self.change,
            "lay": self.lay,
            "discard": self.discard,
            "name": self.name,
            "skip": self.skip,
        }
        special.get(verb, self.move)(action)

    def move(self, action: str) -> None:
        group, strip = action.split(" > ")
        self.press(self.find(f'[data-group="{group}"] [data-pane]'))  # in the middle of a group may lie another one
        self.press(self.find(f'[data-strip="{int(strip) - 1}"]'))

    def keep(self, action: str) -> None:
        self.press(self.find(keep_selector(action)))

    def return_glazier(self, _: str) -> None:
        for _press in range(2):
            self.press(self.find('[data-light="return"] button'))

    def take(self, action: str) -> None:
        self.press(self.find(die_selector(action)))

    def place(self, action: str) -> None:
        self.press(self.find(cell_selector(action)))

    def use_tool(self, action: str) -> None:
        for _press in range(2):
            self.press(self.find(tool_selector(action)))

    def change(self, _: str) -> None:
        self.press(self.find('[data-step] button[aria-disabled="false"]'))

    def lay(self, action: str) -> None:
        """The tile is turned first, and the side of a shard chosen last."""
        laying = read_laying(action)
        self.press(self.find(f'[data-hand="{laying.tile - 1}"]'))
        for _ in range(laying.turn):
            self.press(self.find('[data-light="turning"] >> nth=1'))
        if laying.side is not None:
            self.press(self.find("[data-shard]"))
        cell = self.find(spot_selector(laying))
        if laying.side is not None and not self.phone:
            cell.hover()
            for _ in range(2):
                self.press(cell.locator(f'[data-side="{laying.side}"]'))
            return
        self.press(cell)
        if laying.side is not None:
            side = self.translate("uzory-board-shard-side", side=laying.side)
            self.press(self.page.get_by_role("button", name=side))
        if self.phone:
            self.press(self.find("[data-lay]"))

    def discard(self, action: str) -> None:
        self.press(self.find(f'[data-hand="{int(action.split(" ")[1]) - 1}"]'))
        self.press(self.find("[data-discard]"))

    def name(self, action: str) -> None:
        self.press(self.find(candidate_selector(action)))

    def skip(self, _: str) -> None:
        for _press in range(2):
            self.press(self.find("[data-skip]"))


def keep_selector(action: str) -> str:
    return f'[data-keep="{COLOUR_NAMES.index(action.split(" ")[1])}"]'


def die_selector(action: str) -> str:
    return f'[data-light="pool {action.split(" ")[1]}"]'


def cell_selector(action: str) -> str:
    row, column = int(action[-3]), int(action[-1])
    return f'[data-cell="0-{(row - 1) * COLUMNS + column - 1}"]'


def tool_selector(action: str) -> str:
    return f'[data-tool="{int(action.split(" ")[1]) - 1}"]'


def spot_selector(laying: Laying) -> str:
    return f'[data-cell="{laying.row},{laying.column}"]'


def candidate_selector(action: str) -> str:
    return f'[data-candidate="{int(action.split(" ")[1]) - 1}"]'
