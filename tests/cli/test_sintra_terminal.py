"""Sintra on the whole screen, driven by keys."""

from pathlib import Path

import pytest
from rich.cells import cell_len
from textual.widgets import Static

from leadlight.games import find_game
from leadlight.locales import LANGUAGES
from leadlight.play.files import load_record

from .test_terminal import paste, settle, shown, sit, speaking

SINTRA = find_game("sintra")


async def test_a_whole_match_is_played_with_enter_alone(tmp_path: Path) -> None:
    app = sit(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        while not app.local_match.match.is_over:
            await pilot.press("enter")
            await settle(pilot)
        assert app.page.is_open
        assert "Winner" in app.page.heading
    assert load_record(tmp_path / "match.json").result is not None


async def test_a_strip_that_cannot_be_chosen_says_which_rule_forbids_it(tmp_path: Path) -> None:
    app = sit(tmp_path, "Ann", "Ben")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        assert app.picker is not None
        legal = {option[1] for option in app.picker.options}
        forbidden = next(slot for slot in range(1, 9) if slot not in legal)
        await pilot.press(str(forbidden))
        assert "Rule S6.5" in shown(app, "prompt")
        assert app.local_match.match.actors[-1] < 0


async def test_the_return_must_be_pressed_twice_and_is_refused_with_its_rule(tmp_path: Path) -> None:
    app = sit(tmp_path, "Ann", "Ben")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("r")
        assert "Rule S8.2" in shown(app, "prompt")
        text = SINTRA.format_position(app.local_match.match.state)
        app.local_match.match.state = SINTRA.parse_position(text.replace("glazier 1", "glazier 8"))
        app.next_decision()
        actor = app.local_match.match.actor
        await pilot.press("r")
        assert "Press the same key again" in shown(app, "prompt")
        assert app.local_match.match.actor == actor
        await pilot.press("r")
        assert app.local_match.match.actor != actor


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("players", [2, 4])
async def test_nothing_overflows_in_any_language(
    tmp_path: Path, language: str, size: tuple[int, int], players: int
) -> None:
    """Every line of the fixed parts fits its column, and everything fits the height."""
    with speaking(language):
        app = sit(tmp_path, "Олександра", players=players, side="B")
        async with app.run_test(size=size) as pilot:
            await settle(pilot)
            for _ in range(12):
                for name in ("header", "table", "seats", "keys"):
                    widest = max(cell_len(line) for line in shown(app, name).splitlines())
                    assert widest <= app.query_one(f"#{name}").size.width, shown(app, name)
                keys = app.query_one("#keys", Static)
                assert keys.region.bottom == size[1]
                assert keys.region.height == 1
                if app.local_match.match.is_over:
                    break
                await pilot.press("enter")
                await settle(pilot)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_refusal_leaves_the_keys_and_the_board_in_sight(tmp_path: Path, language: str) -> None:
    texts = ("pass", "return 3", "9 pink > 1", "1+2 pink > 3", "1 pink > 2 3", "keep pink", "1 pink > x", "return")
    with speaking(language):
        app = sit(tmp_path, "Ann", "Ben", players=4)
        async with app.run_test(size=(80, 24)) as pilot:
            await settle(pilot)
            for text in texts:
                await pilot.press("colon")
                await paste(pilot, text)
                await pilot.press("enter")
                await pilot.pause()
                assert app.query_one("#keys", Static).region.bottom == 24
                assert app.query_one("#prompt", Static).region.bottom <= 23
                assert app.query_one("#prompt", Static).region.height <= 6, shown(app, "prompt")
