"""Clicks and the wheel on the drawn boards."""

from pathlib import Path
from typing import Any

import pytest
from textual import events
from textual.pilot import Pilot

from leadlight.cli.boards import BOARDS
from leadlight.cli.picker import Choice, Picker
from leadlight.cli.terminal.app import Screen
from leadlight.cli.terminal.stage import Stage
from leadlight.cli.terminal.viewer import Viewer
from leadlight.core.chance import Rng
from leadlight.games import find_game
from leadlight.testing.conformance import random_match

from .test_bursts import sit
from .test_terminal import settle, shown

GAMES = ("sintra", "sagrada", "uzory")


def places(app: Stage, meta: str = "path") -> dict[Any, tuple[int, int]]:
    """Where on the screen each clickable thing is drawn first."""
    found: dict[Any, tuple[int, int]] = {}
    for y in range(app.size.height):
        for x in range(0, app.size.width, 2):
            value = app.screen.get_style_at(x, y).meta.get(meta)
            if value is not None:
                found.setdefault(value, (x, y))
    return found


async def click(pilot: Pilot[None], app: Stage, target: object, meta: str = "path") -> None:
    await pilot.click(offset=places(app, meta)[target])
    await pilot.pause()


async def wheel(pilot: Pilot[None], widget: str, offset: tuple[int, int]) -> None:
    """One notch down over a place of a widget."""
    x, y = pilot.app.query_one(widget).region.offset + offset
    pilot.app.post_message(events.MouseScrollDown(None, x, y, 0, 0, 0, False, False, False, screen_x=x, screen_y=y))
    await pilot.pause()


def under_cursor(app: Screen) -> tuple[Choice, ...]:
    assert app.picker is not None
    return (*app.picker.picked, app.picker.current)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_a_click_chooses_and_a_second_click_takes(tmp_path: Path, game: str, size: tuple[int, int]) -> None:
    """Some decisions are played with clicks alone, each on the drawn choice that lies farthest from the cursor."""
    app = sit(tmp_path, game, {"players": 2}, 1)
    async with app.run_test(size=size) as pilot:
        for _ in range(5):
            await settle(pilot)
            await pilot.pause()
            before = under_cursor(app)
            steps = [path for path in places(app) if path[:-1] == before[:-1]]
            assert steps, shown(app, "prompt")
            path = max(steps)
            if path != before:
                await click(pilot, app, path)
                assert under_cursor(app) == path
            ply = app.match.ply
            if path[-1][0] == "discard":  # a second click keeps the tile after all
                await pilot.click("#prompt", offset=(3, 0))
            else:
                await click(pilot, app, path)
            assert app.match.ply > ply or (app.picker is not None and app.picker.picked == path)


@pytest.mark.parametrize("game", GAMES)
async def test_only_choices_of_legal_actions_can_be_clicked(tmp_path: Path, game: str) -> None:
    app = sit(tmp_path, game, {"players": 2}, 1)
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(6):
            await settle(pilot)
            await pilot.pause()
            legal = Picker({action: BOARDS[game].path(action) for action in app.match.state.legal_actions()})
            assert all(legal.leads_on(path) for path in places(app))
            await pilot.press("enter")


async def test_a_click_on_another_group_changes_the_choice_that_was_taken(tmp_path: Path) -> None:
    app = sit(tmp_path, "sintra", {"players": 2}, 2)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        assert len(under_cursor(app)) == 2
        other = next(path for path in places(app) if len(path) == 1 and path[0] != under_cursor(app)[0])
        await click(pilot, app, other)
        assert under_cursor(app) == other


async def test_the_pane_to_keep_is_clicked_inside_the_question(tmp_path: Path) -> None:
    app = sit(tmp_path, "sintra", {"players": 2}, 2)
    async with app.run_test(size=(80, 24)) as pilot:
        rng = Rng(1)
        while len(kept := [path for path in legal_paths(app) if path and path[0][0] == "keep"]) < 2:
            actions = app.match.state.legal_actions()
            app.local_match.act(actions[rng.below(len(actions))])
        app.next_decision()
        await pilot.pause()
        path = next(path for path in kept if path != under_cursor(app))
        await click(pilot, app, path)
        assert under_cursor(app) == path
        ply = app.match.ply
        await click(pilot, app, path)
        assert app.match.ply > ply


def legal_paths(app: Screen) -> list[tuple[Choice, ...]]:
    return [app.board.path(action) for action in app.match.state.legal_actions()]


async def test_a_click_on_a_cell_lays_the_tile_there_at_once(tmp_path: Path) -> None:
    app = sit(tmp_path, "uzory", {"players": 2}, 1)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        await settle(pilot)
        await pilot.pause()
        assert app.picker is not None
        assert not app.picker.picked
        cell = next(path for path in places(app) if len(path) == 2)
        ply = app.match.ply
        await click(pilot, app, cell)
        assert under_cursor(app) == cell
        assert app.match.ply == ply
        await click(pilot, app, cell)
        assert app.match.ply > ply


async def test_the_wheel_goes_through_the_choices_and_the_question_confirms(tmp_path: Path) -> None:
    app = sit(tmp_path, "sagrada", {"players": 2}, 1)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.pause()
        first = under_cursor(app)
        await wheel(pilot, "#table", (5, 5))
        assert under_cursor(app) != first
        ply = app.match.ply
        await pilot.click("#prompt", offset=(3, 0))
        assert app.match.ply > ply


async def test_words_of_the_key_line_press_their_keys(tmp_path: Path) -> None:
    app = sit(tmp_path, "sintra", {"players": 2}, 2)
    async with app.run_test(size=(80, 24)) as pilot:
        await click(pilot, app, "s", "key")
        assert app.page.is_open
        await pilot.click(offset=(40, 12))
        assert not app.page.is_open
        await click(pilot, app, "q", "key")
        assert app.is_leaving


async def test_the_wheel_scrolls_the_log_and_walks_through_a_record() -> None:
    app = Viewer(random_match(find_game("sintra"), {"players": 2}, 3).record())
    async with app.run_test(size=(80, 24)) as pilot:
        await wheel(pilot, "#table", (5, 5))
        assert app.stop == 1
        await pilot.press("end")
        stop = app.stop
        await wheel(pilot, "#log-scroll", (5, 0))
        assert app.query_one("#log-scroll").scroll_offset.y > 0
        assert app.stop == stop
