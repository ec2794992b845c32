"""Somebody at a table of Uzory, in any language; and tables that are far into a match at once."""

import re
from collections.abc import Callable, Sequence
from random import Random

from playwright.sync_api import Locator, Page

from leadlight.games.uzory.components import COLOUR_NAMES
from leadlight.locales import Texts

from .hastening import Json, play_past
from .players import Player, deciding, game_card, open_table, rename, sit_down

PLAYED = COLOUR_NAMES[:6]
NAMES = ("Olena", "Borys", "Zofia", "Jiří", "Nina", "Marek")


class Layer(Player):
    """Lays the first tile that fits, turned if need be, on the first cell that takes it."""

    def __init__(self, page: Page, language: str = "en") -> None:
        super().__init__(page)
        self.translate = Texts(language).translate

    def named(self, *names: str) -> Locator:
        """Buttons that can be pressed and whose name begins so; a key or a number may stand behind it."""
        pattern = "|".join(map(re.escape, names))
        return self.page.get_by_role("button", name=re.compile(f"^(?:{pattern})"), disabled=False)

    @property
    def colours(self) -> Locator:
        return self.named(*(self.translate("uzory-board-colour-free", colour=colour) for colour in PLAYED))

    @property
    def skipper(self) -> Locator:
        return self.named(self.translate("uzory-board-skip"), self.translate("uzory-board-skip-short"))

    @property
    def discarder(self) -> Locator:
        return self.named(
            self.translate("uzory-board-keep"), self.translate("uzory-board-discard", count="§").split("§")[0]
        )

    @property
    def candidates(self) -> Locator:
        ends = self.translate("uzory-board-name-seat", name="§").split("§")
        pattern = f"^{re.escape(ends[0])}.+{re.escape(ends[1])}$|^{re.escape(self.translate('uzory-board-name-you'))}$"
        return self.page.get_by_role("button", name=re.compile(pattern))

    @property
    def hand(self) -> Locator:
        group = self.page.get_by_role("group", name=self.translate("uzory-board-hand"), exact=True)
        return group.get_by_role("button", disabled=False)

    @property
    def layer(self) -> Locator:
        """Lays the tile on the cell that was pressed."""
        return self.named(self.translate("uzory-board-lay-on", cell="§").split("§")[0])

    def cells(self, kind: str) -> Locator:
        """Cells that take the picked tile: `possible`, `sharded` or `turn`."""
        ending = self.translate(f"uzory-board-cell-{kind}", cell="§").split("§")[1]
        return self.page.get_by_role("gridcell", name=re.compile(rf"^[A-O]\d+{re.escape(ending)}"))

    @property
    def choices(self) -> Locator:
        return self.colours.or_(self.candidates).or_(self.discarder).or_(self.skipper)

    @property
    def verdict(self) -> Locator:
        return self.page.locator("#table-verdict")

    def play_move(self) -> None:
        self.moves += 1
        for buttons in (self.colours, self.candidates, self.discarder):
            if buttons.count() > 0:
                self.press_last(buttons.first)
                return
        self.lay_or_skip()

    def lay_or_skip(self) -> None:
        for tile in range(3):
            self.take_up(tile)
            for kind in ("possible", "turn", "sharded"):
                if self.cells(kind).count() > 0:
                    self.lay_on(self.cells(kind).first)
                    return
        self.skip()

    def take_up(self, tile: int) -> None:
        """Already picked, it would turn; before the turn is in sight it may be put down again."""
        self.skipper.wait_for()
        button = self.hand.nth(tile)
        for _ in range(20):
            if button.get_attribute("aria-pressed") == "true":
                return
            self.press(button)
            self.page.wait_for_timeout(100)
        raise AssertionError("the tile cannot be taken up")

    def lay_on(self, cell: Locator) -> None:
        """A click may lay at once; a finger, a turned tile and a shard show first what would happen."""
        with deciding(self.page):
            self.press(cell)
            self.layer.or_(self.after_laying).first.wait_for()
            if self.layer.count() > 0:
                self.press(self.layer)

    @property
    def after_laying(self) -> Locator:
        return self.candidates.or_(self.discarder).or_(self.verdict)

    def skip(self) -> None:
        self.press(self.skipper)
        again = ("skip-again", "skip-again-short", "skip-ends-again", "skip-ends-again-short")
        self.press_last(self.named(*(self.translate(f"uzory-board-{each}") for each in again)).first)


def gather(visit: Callable[..., Page], players: int, phones: Sequence[int] = ()) -> list[Layer]:
    """People at a table, before they choose their colours; those in `phones` play on one."""
    pages = [visit("/", phone=seat in phones) for seat in range(players)]
    rename(pages[0], NAMES[0])
    code = open_table(pages[0], players, game="Uzory")
    for page, name in zip(pages[1:], NAMES[1:], strict=False):
        page.goto(f"/t/{code}")
        sit_down(page, name)
    for page in pages:
        page.get_by_role("button", name="I am ready").click()
    layers = [Layer(page) for page in pages]
    layers[0].colours.first.wait_for()
    return layers


def play_bot(page: Page, language: str = "en") -> Layer:
    """From the lobby into a match with a bot."""
    translate = Texts(language).translate
    name = translate("uzory-name")
    card = game_card(page, name, translate("lobby-game-show", game=name))
    card.get_by_role("button", name=translate("lobby-play-bots"), exact=True).click()
    layer = Layer(page, language)
    layer.await_turn()
    return layer


def hasten(pages: Sequence[Page], until: Callable[[Json], bool]) -> Json:
    """Plays on, laying tiles and keeping the others."""
    return play_past(pages, until, quiet_choice)


def quiet_choice(legal: list[str], rng: Random) -> str:
    """A tile without a shard, as long as there is one."""
    laid = [action for action in legal if action.startswith("lay ")]
    return rng.choice([action for action in laid if "+" not in action] or laid or legal[:1])


def has_laid(count: int) -> Callable[[Json], bool]:
    """Somebody's turn begins when so many tiles lie on the floor."""
    return lambda match: len(match["view"]["floor"]) >= count and match["view"]["phase"] == "turn"
