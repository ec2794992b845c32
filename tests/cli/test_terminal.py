"""The drawn board, driven by keys without a terminal."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from textual import events
from textual.pilot import Pilot
from textual.widgets import Static

from leadlight.cli.local_match import LocalMatch, seat_everybody
from leadlight.cli.terminal.app import Screen
from leadlight.cli.terminal.stage import Stage
from leadlight.core.chance import Rng
from leadlight.games import find_game
from leadlight.locales import use_language
from leadlight.play.files import load_record
from leadlight.play.match import Match

SINTRA = find_game("sintra")
PATIENCE = 60.0  # seconds for bots to answer, the start of their process included


@contextmanager
def speaking(language: str) -> Iterator[None]:
    use_language(language)
    yield
    use_language("en")


def sit(tmp_path: Path, *people: str, players: int = 2, seed: int = 5, side: str = "A") -> Screen:
    seats = seat_everybody(people or ("Ann",), [], players)
    match = Match(SINTRA, {"players": players, "side": side}, seats, Rng(seed))
    match.draw_chance()
    return Screen(LocalMatch(match, tmp_path / "match.json"), pause=0.001)


async def settle(pilot: Pilot[None]) -> None:
    """Wait until the bots have answered."""
    screen = pilot.app
    assert isinstance(screen, Screen)
    async with asyncio.timeout(PATIENCE):
        await pilot.pause()
        while screen.local_match.bot_acts:
            await pilot.pause(0.005)


async def paste(pilot: Pilot[None], text: str) -> None:
    """Paste into the terminal, as a terminal with bracketed paste reports it."""
    pilot.app.post_message(events.Paste(text))
    await pilot.pause()


def shown(app: Stage, name: str) -> str:
    return str(app.query_one(f"#{name}", Static).content)


async def test_arrows_digits_and_escape_move_the_choice(tmp_path: Path) -> None:
    app = sit(tmp_path, "Ann", "Ben")
    async with app.run_test(size=(80, 24)) as pilot:
        assert app.picker is not None
        first = app.picker.current
        await pilot.press("right")
        assert app.picker.current != first
        await pilot.press("left", "down", "up")
        assert app.picker.current == first
        await pilot.press("3")
        assert app.picker.current[1] == 3
        await pilot.press("enter")
        assert len(app.picker.picked) == 1
        await pilot.press("escape")
        assert not app.picker.picked


async def test_typing_an_action_plays_it_and_undo_takes_it_back(tmp_path: Path) -> None:
    app = sit(tmp_path, "Ann", "Ben")
    async with app.run_test(size=(80, 24)) as pilot:
        ply = app.local_match.match.ply
        action = SINTRA.format_action(app.local_match.match.state.legal_actions()[0])
        await pilot.press("colon")
        await paste(pilot, action)
        await pilot.press("enter")
        assert app.local_match.match.ply > ply
        await pilot.press("u")
        assert app.local_match.match.ply == ply
        assert "Taken back" in shown(app, "prompt")
        await pilot.press("u")
        assert "nothing of yours" in shown(app, "prompt")


async def test_a_mistyped_action_is_explained(tmp_path: Path) -> None:
    app = sit(tmp_path, "Ann", "Ben")
    async with app.run_test(size=(80, 24)) as pilot:
        for text, answer in (("gibberish", "is not an action"), ("9 pink > 1", "Rule S2.1"), ("pass", "Rule S4.3")):
            await pilot.press("colon")
            await paste(pilot, text)
            await pilot.press("enter")
            assert answer in shown(app, "prompt")
        await pilot.press("colon", "enter")
        await pilot.press("colon", "ctrl+c")
        assert not app.typing.is_open


async def test_boards_points_and_keys_can_be_looked_at(tmp_path: Path) -> None:
    app = sit(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("o")
        assert "Palace: Greedy" in shown(app, "table")
        await pilot.press("s")
        assert app.page.is_open
        assert app.page.size.height > 8
        await pilot.press("x", "question_mark")
        assert app.page.is_open
        await pilot.press("x")
        assert not app.page.is_open


async def test_capitals_do_what_the_key_line_shows(tmp_path: Path) -> None:
    app = sit(tmp_path, "Ann", "Ben")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("S")
        assert app.page.is_open
        await pilot.press("x", "L")
        assert app.page.is_open
        assert app.page.heading == "Moves"


async def test_escape_closes_the_typing_line(tmp_path: Path) -> None:
    app = sit(tmp_path, "Ann", "Ben")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("colon", "q", "escape")
        assert not app.typing.is_open


async def test_a_costly_key_forgets_its_first_press_when_another_key_comes(tmp_path: Path) -> None:
    app = sit(tmp_path, "Ann", "Ben")
    async with app.run_test(size=(80, 24)) as pilot:
        text = SINTRA.format_position(app.match.state)
        app.match.state = SINTRA.parse_position(text.replace("glazier 1", "glazier 8"))
        app.next_decision()
        actor = app.match.actor
        await pilot.press("r", "1", "r")
        assert app.match.actor == actor


async def test_a_choice_waits_until_it_can_be_seen(tmp_path: Path) -> None:
    app = sit(tmp_path, "Ann", "Ben")
    async with app.run_test(size=(80, 24)) as pilot:
        assert app.picker is not None
        mine = app.front
        await pilot.press("o", "enter")
        assert app.front == mine
        assert not app.picker.picked
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        await pilot.press("enter", "s")
        assert not app.picker.picked


async def test_names_that_look_like_markup_are_only_names(tmp_path: Path) -> None:
    app = sit(tmp_path, "[/bold]", "[red]x[/red]")
    async with app.run_test(size=(80, 24)) as pilot:
        while not app.match.is_over:
            app.local_match.act(app.match.state.legal_actions()[0])
        app.next_decision()
        await pilot.pause()
        assert app.page.is_open
        assert "[" in app.page.heading


async def test_letters_work_on_a_cyrillic_keyboard(tmp_path: Path) -> None:
    app = sit(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("щ")
        assert "Palace: Greedy" in shown(app, "table")


@pytest.mark.parametrize("key", ["q", "ctrl+c"])
async def test_leaving_keeps_the_match(tmp_path: Path, key: str) -> None:
    app = sit(tmp_path, "Ann", "Ben")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter", "enter", key)
    assert len(load_record(tmp_path / "match.json").actions) == app.local_match.match.ply


async def test_an_action_that_cannot_be_kept_is_not_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = sit(tmp_path, "Ann", "Ben")

    def full_disk(*_: object) -> None:
        raise OSError

    async with app.run_test(size=(80, 24)) as pilot:
        before = SINTRA.format_position(app.match.state)
        monkeypatch.setattr("leadlight.cli.local_match.save_record", full_disk)
        await pilot.press("enter", "enter")
        assert "cannot be written" in shown(app, "prompt")
        assert SINTRA.format_position(app.match.state) == before


async def test_a_terminal_too_small_says_so_and_grows_back(tmp_path: Path) -> None:
    app = sit(tmp_path, "Ann", "Ben")
    async with app.run_test(size=(60, 20)) as pilot:
        assert "too small: 60×20" in shown(app, "prompt")
        await pilot.resize_terminal(120, 40)
        await pilot.pause()
        assert app.has_class("wide")
        assert "Market" in shown(app, "table")


async def test_a_new_match_begins_with_one_key_at_the_end(tmp_path: Path) -> None:
    app = sit(tmp_path, "Ann", "Ben", side="B")
    async with app.run_test(size=(80, 24)) as pilot:
        first = app.local_match
        await pilot.press("n")
        assert app.local_match is first
        while not app.match.is_over:
            app.local_match.act(app.match.state.legal_actions()[0])
        app.next_decision()
        await pilot.pause()
        assert app.page.is_open
        assert "N new match" in shown(app, "keys")
        await pilot.press("n")
        assert not app.page.is_open
        assert not app.match.is_over
        assert (app.match.options, app.match.seats) == (first.match.options, first.match.seats)
        assert app.local_match.file != first.file
        await pilot.press("enter", "enter")
        assert load_record(first.file).result is not None
        assert len(load_record(app.local_match.file).actions) == app.match.ply


@pytest.mark.parametrize("width", [80, 100, 112, 119, 120, 160])
@pytest.mark.parametrize("height", [24, 30, 40])
async def test_board_and_log_never_touch(tmp_path: Path, width: int, height: int) -> None:
    app = sit(tmp_path, "Ann", "Ben")
    async with app.run_test(size=(width, height)) as pilot:
        await pilot.pause()
        table, side, log = (app.query_one(f"#{name}").region for name in ("table", "side", "log-scroll"))
        assert bool(side.area) != bool(log.area)
        if side.area:
            assert side.x - table.right >= 2
            assert side.width >= 29
        else:
            assert log.height >= 1
            assert log.y - app.query_one("#seats").region.bottom >= (1 if height >= 28 else 0)


async def test_the_typing_line_shows_an_action_of_this_phase(tmp_path: Path) -> None:
    app = sit(tmp_path, "Ann", "Ben")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("colon")
        assert app.local_match.example() in shown(app, "entry")
        await pilot.press("escape")
        assert app.query_one("#entry").region.area == 0
