"""Somebody who takes a lesson by keys alone: nothing here clicks, and nothing puts the focus anywhere but by a key."""

from .learners import (
    ARROWS,
    Learner,
    candidate_selector,
    cell_selector,
    die_selector,
    keep_selector,
    read_laying,
    spot_selector,
    tool_selector,
)

IS_FOCUSED = "wanted => document.activeElement?.matches(wanted)"
MOST_PRESSES = 60


class Typist(Learner):
    """Presses the keys that the list of keys names."""

    def keys(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def walk(self, key: str, wanted: str) -> None:
        """Presses a key until the focus stands where it is wanted."""
        for _ in range(MOST_PRESSES):
            if self.page.evaluate(IS_FOCUSED, wanted):
                return
            self.keys(key)
        raise AssertionError(f"{key} does not come to {wanted}")

    def await_focus(self, wanted: str) -> None:
        self.page.wait_for_function(IS_FOCUSED, arg=wanted)

    def go_on(self) -> None:
        self.keys("g")
        self.await_focus("[data-bubble]")
        self.keys("Enter")

    def move(self, action: str) -> None:
        group, strip = action.split(" > ")
        source = group.split(" ")[0]
        self.walk("0" if source == "centre" else source, f'[data-group="{group}"]')
        self.keys("Enter")
        self.await_focus("[data-strip]")  # the first that takes the panes
        self.walk("ArrowRight", f'[data-strip="{int(strip) - 1}"]')
        self.keys("Enter")

    def keep(self, action: str) -> None:
        self.await_focus("[data-keep]")
        self.walk("ArrowRight", keep_selector(action))
        self.keys("Enter")

    def return_glazier(self, _: str) -> None:
        self.keys("r", "r")

    def take(self, action: str) -> None:
        self.keys("1")
        self.walk("ArrowRight", die_selector(action))
        self.keys("Enter")

    def place(self, action: str) -> None:
        self.walk("n", cell_selector(action))
        self.keys("Enter")

    def use_tool(self, action: str) -> None:
        self.walk("t", tool_selector(action))
        self.keys("Enter", "Enter")

    def change(self, _: str) -> None:
        self.walk("Tab", "[data-step] button")
        self.walk("ArrowRight", '[data-step] button[aria-disabled="false"]')
        self.keys("Enter")

    def lay(self, action: str) -> None:
        laying = read_laying(action)
        self.keys(str(laying.tile), *("e" for _ in range(laying.turn)))
        if laying.side is not None:
            self.keys("s")
        self.walk("n", spot_selector(laying))
        if laying.side is not None:
            self.keys(ARROWS[laying.side])
        self.keys("Enter")

    def discard(self, action: str) -> None:
        self.keys(action.split(" ")[1], "d")

    def name(self, action: str) -> None:
        self.walk("Tab", candidate_selector(action))
        self.keys("Enter")

    def skip(self, _: str) -> None:
        self.keys("p", "p")
