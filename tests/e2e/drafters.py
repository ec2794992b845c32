"""Somebody at a table of Sagrada, in any language; and tables that are far into a match at once."""

import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page

from leadlight.locales import Texts

from .hastening import Json, play_past
from .players import Player, game_card, open_table, rename, sit_down

CHANCY = {"tool 6", "tool 7", "tool 11"}  # tools after which nothing can be taken back


class Drafter(Player):
    """Takes the first die that fits, puts it on the first cell that takes it, and passes when nothing fits."""

    def __init__(self, page: Page, language: str = "en") -> None:
        super().__init__(page)
        self.translate = Texts(language).translate
        self.unfit: set[str] = set()  # dice that only a tool could help, in this turn

    def named(self, *messages: str) -> Locator:
        """Buttons with the words of a message at the beginning of their name; a key may stand behind them."""
        names = "|".join(re.escape(self.translate(message)) for message in messages)
        return self.page.get_by_role("button", name=re.compile(f"^(?:{names})"), disabled=False)

    @property
    def windows(self) -> Locator:
        group = self.page.get_by_role("group", name=self.translate("sagrada-offered"))
        return group.get_by_role("button", pressed=False)

    @property
    def choosable(self) -> Locator:
        """Before one's turn a window can be planned, but not chosen."""
        return self.windows.and_(self.page.locator(".lit"))

    @property
    def dice(self) -> Locator:
        possible = re.escape(self.translate("sagrada-board-possible"))
        pool = self.page.get_by_role("group", name=self.translate("sagrada-pool"), exact=True)
        return pool.get_by_role("button", name=re.compile(rf"\. {possible}$"))

    @property
    def cells(self) -> Locator:
        points = self.translate("sagrada-board-possible-points", points="§").split("§")[0]
        possible = "|".join(map(re.escape, (self.translate("sagrada-board-possible"), points)))
        return self.page.get_by_role("gridcell", name=re.compile(rf"\. (?:{possible})"))

    @property
    def back(self) -> Locator:
        messages = [self.translate("sagrada-board-back", what=what) for what in ("taken", "lifted", "step")]
        return self.page.get_by_role("button", name=re.compile("^(?:" + "|".join(map(re.escape, messages)) + ")"))

    @property
    def ender(self) -> Locator:
        return self.named("sagrada-board-pass", "sagrada-board-end")

    @property
    def choices(self) -> Locator:
        return self.choosable.or_(self.ender)

    @property
    def verdict(self) -> Locator:
        """The headline of the end, whatever it says; it takes the focus."""
        return self.page.locator("#table-verdict")

    def tool_card(self, action: str) -> Locator:
        """The card of a tool that can be used now."""
        name = self.translate(f"sagrada-{action.replace(' ', '-')}")
        return self.page.get_by_role("button", name=re.compile(f"^{re.escape(name)}"), disabled=False)

    def play_move(self) -> None:
        """A window, or a turn without tools."""
        self.moves += 1
        if self.choosable.count() > 0:
            self.press_last(self.choosable.first)
            return
        fitting = [name for name in self.names(self.dice) if name not in self.unfit]
        if fitting:
            self.draft(fitting[0])
        else:
            self.end_turn()

    def draft(self, die: str) -> None:
        self.take(die)
        if self.cells.count() > 0:
            self.press_last(self.cells.first)
            self.unfit.clear()
        else:
            self.unfit.add(die)
            self.press_last(self.back)

    def take(self, die: str) -> None:
        self.press_last(self.button(die).first)

    def end_turn(self) -> None:
        self.unfit.clear()
        if self.named("sagrada-board-pass").count() > 0:
            self.press(self.named("sagrada-board-pass"))
            self.press_last(self.named("sagrada-board-pass-again"))
        else:
            self.press_last(self.named("sagrada-board-end"))


def play_alone(page: Page, language: str = "en", tools: int | None = None) -> Drafter:
    """From the lobby into a match for one."""
    translate = Texts(language).translate
    game_card(
        page, translate("sagrada-name"), translate("lobby-game-show", game=translate("sagrada-name"))
    ).get_by_role("button", name=translate("lobby-play-alone"), exact=True).click()
    sheet = page.get_by_role("dialog")
    if tools is not None:
        sheet.get_by_role("group", name=translate("lobby-option-solo_tools")).get_by_text(
            str(tools), exact=True
        ).click()
    sheet.get_by_role("button", name=translate("lobby-play-alone"), exact=True).click()
    drafter = Drafter(page, language)
    drafter.windows.first.wait_for()
    return drafter


def seat_two(visit: Callable[..., Page], **options: Any) -> list[Drafter]:
    """Olena and Borys, before they choose their windows."""
    host, friend = visit("/", **options), visit("/", **options)
    rename(host, "Olena")
    code = open_table(host, 2, game="Sagrada")
    friend.goto(f"/t/{code}")
    sit_down(friend, "Borys")
    for page in (host, friend):
        page.get_by_role("button", name="I am ready").click()
    players = [Drafter(page) for page in (host, friend)]
    for player in players:
        player.windows.first.wait_for()
    return players


def hasten(pages: Sequence[Page], until: Callable[[Json], bool]) -> Json:
    """Plays on without tools, past what nobody needs to see."""
    return play_past(pages, until, quiet_choice)


def quiet_choice(legal: list[str], rng: Random) -> str:
    """Anything but a tool, as long as there is anything else; dice rather than the end of the turn."""
    plain = [action for action in legal if not action.startswith("tool ")] or legal
    return rng.choice([action for action in plain if action != "end"] or plain)


def step_tools(match: Json) -> list[str]:
    """Tools that can be used now, and whose steps can be taken back."""
    return [action for action in match["legal"] if action.startswith("tool ") and action not in CHANCY]


def offers_steps(match: Json) -> bool:
    return bool(step_tools(match))
