"""Somebody who takes a lesson by what a screen reader says: by roles and names in one language, and nothing else."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from leadlight.games.sagrada.components import COLOUR_CODES, COLOUR_NAMES

from .learners import ARROWS, Learner, Thought, read_laying

START_ROW, START_COLUMN = 8, ord("H")  # the first tile of Uzory lies on H8
ANYTHING = "§"
COUNTS = range(1, 10)  # of panes in one group


class Listener(Learner):
    """Knows what was said last, and looks for the words of it among the names on the page."""

    told = ""

    def hear(self, thought: Thought) -> None:
        """Said once, politely; it takes the focus nowhere."""
        self.told = " ".join((thought.step, thought.title, *thought.more, thought.task)).strip()
        spoken = self.page.get_by_role("paragraph").filter(has_text=re.compile(f"^\\s*{re.escape(self.told)}\\s*$"))
        expect(spoken).to_have_count(1)
        expect(spoken).to_have_attribute("aria-live", "polite")

    def pattern(self, message: str, **facts: Any) -> str:
        """A message as names have it; `ANYTHING` stands for what the listener need not know."""
        # A selector ends at the first slash that is not escaped.
        return re.escape(self.translate(message, **facts)).replace(re.escape(ANYTHING), ".+?").replace("/", "\\/")

    def named(self, role: Any, *patterns: str) -> Locator:
        """What can be pressed now and whose name begins so."""
        names = re.compile(f"^(?:{'|'.join(patterns)})")
        return self.page.get_by_role(role, name=names, disabled=False).first

    def press(self, place: Locator) -> None:
        """As screen readers do: with a key on a desk, and on a phone with a click that no finger made."""
        if self.phone:
            place.dispatch_event("click")
        else:
            place.press("Enter")

    def go_on(self) -> None:
        region = self.page.get_by_role("region", name=self.translate("guide-lesson-region"), exact=True)
        self.press(region.get_by_role("button", name=self.translate("guide-lesson-on"), exact=True))

    def come_to_task(self, look: Callable[[], None]) -> None:
        """The thing to do was said with the thought, also on a phone, where eyes see it after that."""

    def must_hear(self, *words: str) -> None:
        """What is to be pressed was named."""
        missing = [word for word in words if not re.search(rf"(?<!\w){re.escape(word)}(?!\w)", self.told)]
        assert not missing, f"{missing} not in “{self.told}”"

    # Sintra

    def panes(self, source: str, colour: str) -> list[str]:
        """The names that a group may have: how many panes it has is heard there."""
        lists = [self.translate("sintra-count", count=count, colour=colour) for count in COUNTS]
        if source == "centre":
            return [self.pattern("sintra-plain-centre", panes=panes) for panes in lists]
        return [self.pattern("sintra-display-panes", number=int(source), panes=panes) for panes in lists]

    def move(self, action: str) -> None:
        group, strip = action.split(" > ")
        if re.search(r"\d", self.thought.task):  # else any strip will do
            self.must_hear(strip)
        self.press(self.named("button", *self.panes(*group.split(" "))))
        places = ("under", "left", "right")
        self.press(
            self.named("button", *(self.pattern("sintra-strip", slot=int(strip), place=each) for each in places))
        )

    def keep(self, action: str) -> None:
        self.press(self.named("button", self.pattern("sintra-keep", colour=action.split(" ")[1])))

    def return_glazier(self, _: str) -> None:
        self.press(self.named("button", self.pattern("sintra-return")))
        self.press(self.named("button", self.pattern("sintra-return-again")))

    # Sagrada

    def take(self, action: str) -> None:
        die = action.split(" ")[1]
        letter, value = die[0], die[1]
        self.must_hear(value)
        colour = COLOUR_NAMES[COLOUR_CODES.index(letter)]
        facts = {"colour": colour, "value": value, "number": ANYTHING, "count": ANYTHING}
        self.press(self.named("button", self.pattern("sagrada-board-pool-die", **facts)))

    def place(self, action: str) -> None:
        row, column = int(action[-3]), int(action[-1])
        facts = {"row": row, "column": column, "asks": ANYTHING, "holds": self.translate("sagrada-board-empty")}
        possible = (
            self.pattern("sagrada-board-possible"),
            self.pattern("sagrada-board-possible-points", points=ANYTHING),
        )
        cell = self.pattern("sagrada-board-cell", **facts)
        self.press(self.named("gridcell", *(f"{cell} {ending}" for ending in possible)))

    def use_tool(self, action: str) -> None:
        number = action.split(" ")[1]
        self.must_hear(number)
        name = self.pattern("sagrada-board-tool", tool=self.translate(f"sagrada-tool-{number}"), price=ANYTHING)
        self.press(self.named("button", name))
        self.press(self.named("button", f"{name}.*{self.pattern('sagrada-board-tool-again')}"))

    def change(self, action: str) -> None:
        way = "down" if "-" in action else "up"
        self.press(self.named("button", self.pattern("sagrada-board-change", way=way)))

    # Uzory

    def lay(self, action: str) -> None:
        laying = read_laying(action)
        cell = f"{chr(START_COLUMN + laying.column)}{START_ROW + laying.row}"
        self.must_hear(str(laying.tile), cell)
        self.press(self.tile(laying.tile))
        for _ in range(laying.turn):
            self.press(self.named("button", self.pattern("uzory-board-turn-right")))
        if laying.side is not None:
            self.press(self.either("uzory-board-shard", "uzory-board-shard-short"))
        possible = ("uzory-board-cell-possible", "uzory-board-cell-sharded")
        place = self.named("gridcell", *(self.pattern(each, cell=cell) for each in possible))
        self.press(place)
        if laying.side is not None:
            self.choose_side(laying.side, place, cell)

    def choose_side(self, side: str, place: Locator, cell: str) -> None:
        """With buttons on a phone; on a desk with an arrow in the grid, as the list of keys says."""
        if self.phone:
            self.press(self.named("button", self.pattern("uzory-board-shard-side", side=side)))
            self.press(self.named("button", self.pattern("uzory-board-lay-on", cell=cell)))
        else:
            place.press(ARROWS[side])
            self.press(place)

    def tile(self, number: int) -> Locator:
        return self.named("button", self.pattern("uzory-board-tile", number=number, sides=ANYTHING, corners=ANYTHING))

    def either(self, *messages: str) -> Locator:
        """On a phone buttons have shorter words."""
        return self.named("button", *map(self.pattern, messages))

    def discard(self, action: str) -> None:
        tile = action.split(" ")[1]
        self.must_hear(tile)
        self.press(self.tile(int(tile)))
        self.press(self.named("button", self.pattern("uzory-board-discard", count=1)))

    def name(self, _: str) -> None:
        self.press(self.named("button", self.pattern("uzory-board-name-you")))

    def skip(self, _: str) -> None:
        self.press(self.either("uzory-board-skip", "uzory-board-skip-short"))
        self.press(self.either("uzory-board-skip-again", "uzory-board-skip-again-short"))
