"""Uzory on the whole screen, driven by keys."""

from pathlib import Path

import pytest
from rich.cells import cell_len
from textual.widgets import Static

from leadlight.cli.boards.uzory.tiles import write_tile
from leadlight.cli.local_match import LocalMatch, seat_everybody
from leadlight.cli.terminal.app import Screen
from leadlight.cli.terminal.viewer import Viewer
from leadlight.core.chance import Rng
from leadlight.games import find_game
from leadlight.games.uzory.actions import SKIP
from leadlight.games.uzory.view import UzoryView
from leadlight.games.uzory.view_builder import view
from leadlight.locales import LANGUAGES
from leadlight.play.files import load_record
from leadlight.play.match import Match
from leadlight.testing.conformance import random_match

from .test_terminal import paste, settle, shown, speaking

UZORY = find_game("uzory")
SIZES = [(80, 24), (120, 40)]
PARTS = ("table", "others", "log", "moves", "prompt")
BACK = "│  ?  │"


def sit(tmp_path: Path, *people: str, players: int = 2, mode: str = "base") -> Screen:
    """People, and random bots for the other seats."""
    names = people or ("Ann",)
    seats = seat_everybody(names, ["random"] * (players - len(names)), players)
    match = Match(UZORY, {"players": players, "mode": mode}, seats, Rng(5))
    match.draw_chance()
    return Screen(LocalMatch(match, tmp_path / "match.json"), pause=0.001)


def seen(app: Screen, seat: int = 0) -> UzoryView:
    return view(app.match.state, seat)


def begin(app: Screen) -> None:
    """Everybody has a colour, and Ann has a turn."""
    while app.match.actor != 0 or seen(app).phase != "turn":
        app.local_match.act(app.match.state.legal_actions()[0])
    app.local_match.unveil()
    app.next_decision()


def hand_of(app: Screen, seat: int) -> str:
    """The drawn tiles of a seat, whoever may know them."""
    return " ".join(write_tile(tile) for tile in seen(app, seat).seats[seat].hand if tile is not None)


@pytest.mark.parametrize(("size", "players", "mode"), [((80, 24), 2, "base"), ((120, 40), 6, "broken")])
async def test_a_whole_match_is_played_with_enter_alone(
    tmp_path: Path, size: tuple[int, int], players: int, mode: str
) -> None:
    app = sit(tmp_path, players=players, mode=mode)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        while not app.match.is_over:
            await pilot.press("enter")
            await settle(pilot)
        assert app.page.is_open
        assert "Winner" in app.page.heading or "Shared" in app.page.heading
        assert "Closed frames" in str(app.page.query(Static).first().content)
    assert load_record(tmp_path / "match.json").result == app.match.result()


async def test_a_colour_is_chosen_by_number_or_refused_when_taken(tmp_path: Path) -> None:
    app = sit(tmp_path, "Ann", "Ben")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter", "4", "enter")
        assert seen(app).seats[0].colour == 3
        await pilot.press("enter", "4")
        assert "Green is taken: seat 1 plays it. Rule U2.2" in shown(app, "prompt")


async def test_a_tile_is_taken_up_moved_turned_and_laid(tmp_path: Path) -> None:
    app = sit(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        begin(app)
        await pilot.press("right", "2")
        assert app.picker is not None
        assert app.picker.picked == (("hand", 2),)
        first = app.picker.current
        await pilot.press("down")
        assert app.picker.current[1] != first[1]
        cell = app.picker.current[1]
        await pilot.press("r", "d")
        assert app.picker.current[1] == cell
        assert app.picker.current[0] == "lay-shard"
        assert f"{cell}: turn" in shown(app, "prompt")
        laid = len(seen(app).floor)
        await pilot.press("enter")
        assert len(seen(app).floor) == laid + 1
        assert seen(app).seats[0].shards == 7
        assert "choose the tiles that you discard" in shown(app, "prompt")


async def test_escape_puts_a_tile_back_and_takes_a_laid_one_up(tmp_path: Path) -> None:
    app = sit(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        begin(app)
        await pilot.pause()
        before = app.match.ply
        await pilot.press("enter", "escape")
        assert app.picker is not None
        assert not app.picker.picked
        await pilot.press("enter", "enter")
        assert app.match.ply == before + 1
        await pilot.press("escape")
        assert app.match.ply == before


async def test_digits_mark_what_is_discarded(tmp_path: Path) -> None:
    app = sit(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        begin(app)
        await pilot.press("1", "enter", "3")
        assert "×3×" in shown(app, "table")
        await pilot.press("1")
        assert "Rule U9.1" in shown(app, "prompt")
        dropped = seen(app).discards
        await pilot.press("3", "3", "2", "enter")
        assert seen(app).discards >= dropped + 2


async def test_skipping_takes_two_presses(tmp_path: Path) -> None:
    app = sit(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        begin(app)
        await pilot.pause()
        before = app.match.ply
        await pilot.press("p")
        assert "Press the same key again" in shown(app, "prompt")
        await pilot.press("r", "p")
        assert app.match.ply == before
        await pilot.press("p")
        assert app.match.ply > before


async def test_the_skip_can_be_chosen_and_shows_what_goes(tmp_path: Path) -> None:
    app = sit(tmp_path)
    async with app.run_test(size=(120, 40)) as pilot:
        begin(app)
        await pilot.press("left")
        assert app.picker is not None
        assert app.picker.current == ("skip",)
        assert all(f"×{place}×" in shown(app, "others") for place in (1, 2, 3))


async def test_the_next_players_hand_stays_face_down(tmp_path: Path) -> None:
    app = sit(tmp_path, players=3)
    async with app.run_test(size=(80, 24)) as pilot:
        begin(app)
        await pilot.pause()
        assert BACK not in shown(app, "table")
        await pilot.press("o")
        assert "Hand: Random 1" in shown(app, "table")
        assert shown(app, "table").count(BACK) == 3


async def test_people_at_one_keyboard_never_see_each_others_tiles(tmp_path: Path) -> None:
    """Whoever's turn it is, until they take the keyboard only what is public is on the screen."""
    app = sit(tmp_path, "Ann", "Ben")
    async with app.run_test(size=(120, 40)) as pilot:
        begin(app)
        app.local_match.holder = None
        app.next_decision()
        await pilot.pause()
        for _ in range(12):
            if app.local_match.is_veiled:
                assert shown(app, "others").count(BACK) == sum(seen(app).seats[app.front].held)
                assert "drawn" not in shown(app, "moves")
                assert "Press Enter when only you" in shown(app, "prompt")
                await pilot.press("enter")
            actor = app.match.actor
            assert BACK not in shown(app, "others")
            assert hand_of(app, 1 - actor) not in "".join(shown(app, part) for part in PARTS)
            await pilot.press("o")
            assert shown(app, "others").count(BACK) == 3
            await pilot.press("left", "enter")


async def test_the_points_name_every_frame(tmp_path: Path) -> None:
    app = sit(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        begin(app)
        await pilot.pause()
        play_some(app, 90)
        app.next_decision()
        await pilot.press("s")
        assert app.page.is_open
        page = str(app.page.query(Static).first().content)
        assert f"Closed frames: {len(seen(app).frames)}" in page
        assert max(cell_len(line) for line in page.splitlines()) <= app.page.query(Static).first().size.width


async def test_the_keys_are_told(tmp_path: Path) -> None:
    app = sit(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("question_mark")
        page = str(app.page.query(Static).first().content)
        assert "R turns the tile clockwise" in page
        assert "▐↯▌ black" in page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 6])
async def test_nothing_overflows_in_any_language(
    tmp_path: Path, language: str, size: tuple[int, int], players: int
) -> None:
    """Every line of the fixed parts fits its column, and everything fits the height, from first to last."""
    with speaking(language):
        app = sit(tmp_path, "Олександра", players=players, mode="broken")
        async with app.run_test(size=size) as pilot:
            await settle(pilot)
            while not app.match.is_over:
                check_room(app, size)
                await pilot.press("enter")
                check_room(app, size)
                play_some(app, 12)
                app.next_decision()
                await pilot.pause()
            await pilot.press("x")
            check_room(app, size)


def play_some(app: Screen, actions: int) -> None:
    """Somebody's play that lays tiles where it can, up to a decision of the person's."""
    rng = Rng(app.match.ply)
    while not app.match.is_over and (actions > 0 or app.local_match.bot_acts):
        legal = app.match.state.legal_actions()
        laying = [action for action in legal if action != SKIP] or legal
        app.match.act(app.match.actor, laying[rng.below(len(laying))])
        actions -= 1


def check_room(app: Screen, size: tuple[int, int]) -> None:
    for name in ("header", "table", "keys", *(("others",) if app.is_wide else ())):
        widest = max(cell_len(line) for line in shown(app, name).splitlines())
        assert widest <= app.query_one(f"#{name}").size.width, shown(app, name)
    keys = app.query_one("#keys", Static)
    assert (keys.region.bottom, keys.region.height) == (size[1], 1)
    assert app.query_one("#table", Static).region.bottom <= app.query_one("#prompt", Static).region.y


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_refusal_leaves_the_keys_and_the_board_in_sight(tmp_path: Path, language: str) -> None:
    texts = ("1 H8", "1 A1", "4 G8", "colour red", "name 1", "discard 1", "1@m G8", "1 H7+N+E", "shard N", "skip 1")
    with speaking(language):
        app = sit(tmp_path, "Ann", players=6)
        async with app.run_test(size=(80, 24)) as pilot:
            begin(app)
            await pilot.pause()
            for text in texts:
                await pilot.press("colon")
                await paste(pilot, text)
                await pilot.press("enter")
                await pilot.pause()
                assert "U" in shown(app, "prompt")
                assert app.query_one("#keys", Static).region.bottom == 24
                assert app.query_one("#prompt", Static).region.bottom <= 23
                assert app.query_one("#prompt", Static).region.height <= 6, shown(app, "prompt")


@pytest.mark.parametrize("players", [2, 5])
async def test_a_record_is_walked_with_the_eyes_of_whose_board_is_in_front(players: int) -> None:
    app = Viewer(random_match(UZORY, {"players": players}, 3).record())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("down", "down")
        assert app.viewer == app.front
        assert BACK not in shown(app, "table")
        await pilot.press("o", "end", "s")
        assert app.page.is_open


async def test_a_record_of_a_match_that_goes_on_keeps_its_secrets() -> None:
    match = Match(UZORY, {}, seat_everybody(["Ann", "Ben"], [], 2), Rng(1))
    match.draw_chance()
    for _ in range(2):
        match.act(match.actor, match.state.legal_actions()[0])
    match.draw_chance()
    app = Viewer(match.record())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("end")
        assert shown(app, "table").count(BACK) == 3
        assert "drawn" not in shown(app, "log")
