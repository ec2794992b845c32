"""Draws each game in each window that tests/e2e/test_sizes.py looks at: `python script/sizes.py FOLDER`.

Themes and languages are mixed. The pages have to be built; start it with PYTHONPATH at the root of the repository."""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.e2e.fitting import SIZES, resize
from tests.e2e.hosting import CONTRIBUTE_THE_SAME, DESKTOP, USUALLY_GREEDY, RunningServer, launch_arguments
from tests.e2e.test_sizes import GAMES, LANGUAGES, MOST, PLAY, SCHEMES, Fitter, begin


def draw(browser: Browser, address: str, game: str, folder: Path) -> None:
    """One match with most players, in every window."""
    context = browser.new_context(base_url=address, viewport=DESKTOP, locale="en-GB", reduced_motion="reduce")
    context.add_init_script(CONTRIBUTE_THE_SAME)
    context.add_init_script(USUALLY_GREEDY)  # and without the coach, who speaks of what the hastened match passes
    page = context.new_page()
    page.goto("/")
    begin(page, game, MOST[game])
    PLAY[game](page)
    fitter = Fitter(page)
    for number, (width, height) in enumerate(SIZES):
        language, scheme = LANGUAGES[number % len(LANGUAGES)], SCHEMES[number % len(SCHEMES)]
        resize(page, fitter.pointer, DESKTOP["width"], DESKTOP["height"])
        fitter.speak(language)
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        resize(page, fitter.pointer, width, height)
        page.mouse.move(0, 0)  # what lies under the pointer is told about
        page.evaluate("document.activeElement.blur()")
        page.wait_for_function("() => document.getAnimations().every(({ playState }) => playState !== 'running')")
        page.screenshot(path=folder / f"{game.lower()}-{width}x{height}-{language}-{scheme}.png")
    context.close()


def main() -> None:
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = RunningServer(Path(data))
        try:
            browser = playwright.chromium.launch(**launch_arguments())
            for game in GAMES:
                draw(browser, server.address, game, folder)
            browser.close()
        finally:
            server.stop()
    print(f"{len(GAMES) * len(SIZES)} pictures in {folder}")


if __name__ == "__main__":
    main()
