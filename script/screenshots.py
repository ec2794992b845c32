"""Draws docs/screenshots/web: lobby, a table of each game, end and replay, by day and night, on desk and phone, in two
languages."""

import io
import re
import shutil
import tempfile
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Literal

from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Page, StorageState, sync_playwright
from tests.e2e import drafters, layers
from tests.e2e.hosting import CONTRIBUTE_THE_SAME, DESKTOP, PHONE, RunningServer, launch_arguments
from tests.e2e.players import Group, Player, code_of, open_table, play_out, read_group, rename, sit_down, start_match

TARGET = Path(__file__).parents[1] / "docs" / "screenshots" / "web"
COLOURS = 256
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
LANGUAGES = {"en": "en-GB", "uk": "uk-UA"}
NEIGHBOURS = [
    ("Late light", "Jiří", 4, ["greedy"]),
    ("Вечір у Марії", "Марія", 3, []),
    ("Okno na noc", "Małgorzata", 2, []),
]


class Studio:
    """One guest, photographed in many browsers."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address

    def person(self, name: str) -> Page:
        context = self.browser.new_context(
            base_url=self.address,
            viewport=DESKTOP,
            locale="en-GB",
            reduced_motion="reduce",
        )
        context.add_init_script(CONTRIBUTE_THE_SAME)
        page = context.new_page()
        page.goto("/")
        rename(page, name)
        return page

    def looks(self, guest: StorageState) -> Iterator[tuple[str, BrowserContext]]:
        for language, scheme, size in product(LANGUAGES, SCHEMES, ("desktop", "phone")):
            phone = size == "phone"
            context = self.browser.new_context(
                base_url=self.address,
                storage_state=guest,
                locale=LANGUAGES[language],
                color_scheme=scheme,
                viewport=PHONE if phone else DESKTOP,
                device_scale_factor=2 if phone else 1,
                has_touch=phone,
                reduced_motion="reduce",
            )
            yield f"{size}-{scheme}-{language}", context
            context.close()

    def shoot(self, guest: StorageState, subject: str, path: str, pose: Callable[[Page], object]) -> None:
        for look, context in self.looks(guest):
            page = context.new_page()
            page.goto(path)
            pose(page)
            page.evaluate("() => document.fonts.ready")
            page.wait_for_function("() => document.getAnimations().every(({ playState }) => playState !== 'running')")
            picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
            # So that a few bright panes keep their colours beside much grey.
            picture = picture.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=3)
            picture.save(TARGET / f"{subject}-{look}.png", optimize=True)


def furnish(studio: Studio) -> None:
    """Other people's tables, for the lobby."""
    for name, host, players, bots in NEIGHBOURS:
        page = studio.person(host)
        new = {"game": "sintra", "options": {"players": players}, "visibility": "open", "name": name, "bots": bots}
        page.request.post("/api/tables", data=new, headers={"Origin": studio.address})
        page.context.close()


def worth_showing(player: Player) -> Group | None:
    """Panes of a display that fit in several places, in a round when the boards have something on them."""
    if not player.page.get_by_role("heading", name=re.compile(r"^Round (III|IV)")).is_visible():
        return None
    groups = [read_group(name) for name in player.names(player.choices) if name.startswith("Display")]
    return next((group for group in groups if group.count >= 2 and group.strips >= 2), None)


def play_until_worth_showing(players: list[Player]) -> str:
    """The source and colour to pick, as the board writes them."""
    mine = players[0]
    while not mine.is_over:
        for player in players:
            if not player.may_act:
                continue
            found = worth_showing(player) if player is mine else None
            if found is not None:
                parts = re.match(r"Display (\d): \d+ (\w+)", found.name)
                assert parts is not None
                return f"{parts[1]} {parts[2]}"
            player.play_move()
    raise SystemExit("The match ended before there was anything to show; run this again.")


def draw_all(studio: Studio) -> None:
    furnish(studio)
    host, friend = studio.person("Olena"), studio.person("Zofia")
    code = open_table(host, 3, bots=["Greedy"])
    friend.goto(f"/t/{code}")
    sit_down(friend, "Zofia")
    players = start_match([host, friend])
    group = play_until_worth_showing(players)
    guest = host.context.storage_state()
    table = f"/t/{code_of(host)}"

    def pick(page: Page) -> None:
        Player(page).press(page.locator(f'[data-group="{group}"]'), 0.6, 0.3)
        page.locator(".place.legal").first.wait_for()
        page.locator(".ghost").first.wait_for()
        page.mouse.move(0, 0)

    studio.shoot(guest, "lobby", "/", lambda page: page.locator("main li").nth(3).wait_for())
    studio.shoot(guest, "table", table, pick)
    play_out(players)
    studio.shoot(guest, "end", table, lambda page: page.locator("#table-verdict").wait_for())
    ply = host.request.get(f"/api{table.replace('/t/', '/tables/')}/replay").json()["frames"][72]["step"]["ply"]
    studio.shoot(guest, "replay", f"{table}/replay?ply={ply}", lambda page: page.get_by_role("slider").wait_for())


def draw_sagrada(studio: Studio) -> None:
    """A die in hand in the sixth round or soon after, beside two bots."""
    host = studio.person("Olena")
    open_table(host, 3, bots=["Greedy", "Greedy"], game="Sagrada")
    drafters.Drafter(host).windows.first.wait_for()
    drafters.hasten(
        [host], lambda match: match["view"]["round"] >= 5 and any("place" in each for each in match["legal"])
    )
    lit = "[role=gridcell][aria-disabled=false]"
    guest = host.context.storage_state()
    studio.shoot(guest, "sagrada", f"/t/{code_of(host)}", lambda page: page.locator(lit).first.wait_for())


def draw_uzory(studio: Studio) -> None:
    """A tile picked in the middle of a match of four."""
    host = studio.person("Olena")
    open_table(host, 4, bots=["Greedy"] * 3, game="Uzory")
    layers.Layer(host).colours.first.wait_for()
    layers.hasten([host], lambda match: layers.has_laid(33)(match) and bool(match["legal"]))

    def pick(page: Page) -> None:
        button = page.locator("[data-hand]:enabled").first
        button.wait_for()
        Player(page).press(button)
        page.locator("[data-fit]").first.wait_for()

    studio.shoot(host.context.storage_state(), "uzory", f"/t/{code_of(host)}", pick)


def main() -> None:
    shutil.rmtree(TARGET, ignore_errors=True)
    TARGET.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = RunningServer(Path(data))
        try:
            browser = playwright.chromium.launch(**launch_arguments())
            studio = Studio(browser, server.address)
            draw_all(studio)
            draw_sagrada(studio)
            draw_uzory(studio)
            browser.close()
        finally:
            server.stop()
    files = sorted(TARGET.glob("*.png"))
    print(f"{len(files)} pictures, {sum(file.stat().st_size for file in files) / 1e6:.1f} MB, in {TARGET}")


if __name__ == "__main__":
    main()
