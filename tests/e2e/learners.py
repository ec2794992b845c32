"""Somebody who takes a lesson and does what it asks, on the board itself."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from leadlight.lessons import find_lesson

SHOWN = "[data-bubble]:not(.waiting)"
COLUMNS = 5
SIDES = {"N": "north", "E": "east", "S": "south", "W": "west"}


class Learner:
    """Presses what an action needs: with a mouse, with a finger on a phone, or with keys alone."""

    def __init__(self, page: Page, lesson: str, *, keys: bool = False) -> None:
        self.page = page
        self.keys = keys
        self.touch = page.viewport_size is not None and page.viewport_size["width"] < 700
        steps = [step for _, _, step in find_lesson(lesson).steps()]
        self.actions = [decision.best[0] for step in steps for decision in step.decisions]

    def press(self, place: Locator) -> None:
        if self.keys:
            place.focus()
            self.page.keyboard.press("Enter")
        elif self.touch:
            place.tap()
        else:
            place.click()

    def find(self, selector: str) -> Locator:
        return self.page.locator(f".board {selector}").locator("visible=true").first

    def take_lesson(self, look: Callable[[], None] = lambda: None) -> int:
        """Go through the whole lesson; returns how often something was asked for. `look` is called at every thought."""
        asked = 0
        while not self.page.locator(".finished").is_visible():
            expect(self.page.locator(f"{SHOWN}, .finished")).to_be_visible()
            bubble = self.page.locator(SHOWN)
            if not bubble.is_visible():
                continue
            before = bubble.inner_text()
            look()
            if bubble.locator(".task").is_visible():
                asked += 1
                self.act(self.actions.pop(0))
            else:
                self.go_on(bubble)
            self.page.wait_for_function(
                "before => document.querySelector('[data-bubble]')?.innerText !== before", arg=before
            )
        return asked

    def go_on(self, bubble: Locator) -> None:
        if self.keys:
            self.page.keyboard.press("g")
            self.page.keyboard.press("Enter")
        else:
            self.press(bubble.locator(".primary"))

    def act(self, action: str) -> None:
        verb = action.split(" ", maxsplit=1)[0]
        special = {
            "keep": self.keep,
            "return": self.twice,
            "skip": self.twice,
            "take": self.take,
            "place": self.place,
            "tool": self.use_tool,
            "change": self.choose,
            "lay": self.lay,
            "discard": self.discard,
            "name": self.name,
        }
        special.get(verb, self.move)(action)

    def move(self, action: str) -> None:
        group, strip = action.split(" > ")
        pane = "" if self.keys else " [data-pane]"  # in the middle of a group may lie another one
        self.press(self.find(f'[data-group="{group}"]{pane}'))
        self.press(self.find(f'[data-strip="{int(strip) - 1}"]'))

    def keep(self, action: str) -> None:
        colour = action.split(" ")[1]
        self.press(self.page.get_by_role("button", name=re.compile(f"Keep .*{colour}")).first)

    def twice(self, action: str) -> None:
        place = self.find({"return": '[data-light="return"] button', "skip": "[data-skip]"}[action])
        self.press(place)
        self.press(place)

    def take(self, action: str) -> None:
        self.press(self.find(f'[data-light="pool {action.split(" ")[1]}"]'))

    def place(self, action: str) -> None:
        row, column = int(action[-3]), int(action[-1])
        self.press(self.find(f'[data-cell="0-{(row - 1) * COLUMNS + column - 1}"]'))

    def use_tool(self, action: str) -> None:
        tool = self.find(f'[data-tool="{int(action.split(" ")[1]) - 1}"]')
        self.press(tool)
        self.press(tool)

    def choose(self, _: str) -> None:
        self.press(self.find('[data-step] button[aria-disabled="false"]'))

    def lay(self, action: str) -> None:
        """`lay TILE@TURN (ROW,COLUMN)+SIDE`: the tile is turned first, and the side of a shard chosen last."""
        found = re.fullmatch(r"lay (\d)@(\d) \((-?\d+),(-?\d+)\)(?:\+(\w))?", action)
        assert found is not None, action
        tile, turn, row, column, side = found.groups()
        self.press(self.find(f'[data-hand="{int(tile) - 1}"]'))
        for _ in range(int(turn)):
            self.press(self.page.get_by_role("button", name="Turn right").locator("visible=true").first)
        if side is not None:
            self.press(self.find("[data-shard]"))
        cell = self.find(f'[data-cell="{row},{column}"]')
        if side is not None and not self.touch:
            cell.hover()
            self.press(cell.locator(f'[data-side="{side}"]'))
            self.press(cell.locator(f'[data-side="{side}"]'))
            return
        self.press(cell)
        if side is not None:
            self.press(self.page.get_by_role("button", name=f"Shard on the {SIDES[side]} side"))
        if self.touch:
            self.press(self.find("[data-lay]"))

    def discard(self, action: str) -> None:
        self.press(self.find(f'[data-hand="{int(action.split(" ")[1]) - 1}"]'))
        self.press(self.find("[data-discard]"))

    def name(self, action: str) -> None:
        self.press(self.find(f'[data-candidate="{int(action.split(" ")[1]) - 1}"]'))
