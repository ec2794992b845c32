"""Sagrada on the whole screen, driven by keys."""

from pathlib import Path

import pytest
from rich.cells import cell_len
from textual.widgets import Static

from leadlight.cli.local_match import LocalMatch, seat_everybody
from leadlight.cli.terminal.app import Screen
from leadlight.cli.terminal.viewer import Viewer
from leadlight.core.chance import Rng
from leadlight.core.game import Options
from leadlight.games import find_game
from leadlight.games.sagrada.components import COLOUR_NAMES
from leadlight.games.sagrada.view_builder import view
from leadlight.locales import LANGUAGES, Texts
from leadlight.play.files import load_record
from leadlight.play.match import Match
from leadlight.testing.conformance import random_match

from .test_terminal import paste, settle, shown, speaking

SAGRADA = find_game("sagrada")
PARTS = ("header", "table", "others", "seats", "log", "moves", "prompt")


def sit(tmp_path: Path, *people: str, players: int = 2, options: Options | None = None) -> Screen:
    """People, and random bots for the other seats."""
    names = people or ("Ann",)
    seats = seat_everybody(names, ["random"] * (players - len(names)), players)
    match = Match(SAGRADA, {"players": players, **(options or {})}, seats, Rng(5))
    match.draw_chance()
    return Screen(LocalMatch(match, tmp_path / "match.json"), pause=0.001)


def on_screen(app: Screen) -> str:
    return "\n".join(shown(app, part) for part in PARTS)


def private_of(app: Screen, seat: int) -> str:
    """The name of a seat's private objective, whoever may know it."""
    colour = view(app.match.state, seat).seats[seat].privates[0]
    return Texts("en").translate(f"sagrada-private-{COLOUR_NAMES[colour]}")


@pytest.mark.parametrize("players", [1, 2])
async def test_a_whole_match_is_played_with_enter_alone(tmp_path: Path, players: int) -> None:
    app = sit(tmp_path, players=players)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        while not app.match.is_over:
            await pilot.press("enter")
            await settle(pilot)
        assert app.page.is_open
        result = app.match.result()
        assert result is not None
        won = "Winner" in app.page.heading
        assert won == (1 in result.places)
        assert won or app.page.heading == "Not won: the target was not beaten."
    assert load_record(tmp_path / "match.json").result == result


async def test_the_four_windows_are_chosen_by_number(tmp_path: Path) -> None:
    app = sit(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        assert shown(app, "table").count("╭─") == 4
        await pilot.press("3")
        assert "▶3◀" in shown(app, "table")
        offered = view(app.match.state, 0).seats[0].offered
        await pilot.press("enter")
        await settle(pilot)
        assert view(app.match.state, 0).seats[0].window == offered[2]


def begin(app: Screen) -> None:
    """Everybody has a window, and Ann has a turn."""
    while app.match.actor != 0 or view(app.match.state, 0).phase != "turn":
        app.local_match.act(app.match.state.legal_actions()[0])
    app.local_match.unveil()
    app.next_decision()


async def test_escape_takes_back_what_was_begun(tmp_path: Path) -> None:
    app = sit(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        begin(app)
        await pilot.pause()
        before = app.match.ply
        await pilot.press("enter")
        assert "In hand" in shown(app, "table")
        await pilot.press("escape")
        assert app.match.ply == before
        await pilot.press("escape")
        assert app.match.ply == before


async def test_letters_go_to_tools_or_say_why_not(tmp_path: Path) -> None:
    app = sit(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        begin(app)
        await pilot.pause()
        before = app.match.ply
        await pilot.press("a")
        assert "Rule G" in shown(app, "prompt")
        await pilot.press("p")
        assert "Press the same key again" in shown(app, "prompt")
        await pilot.press("p")
        assert app.match.ply > before


async def test_digits_go_to_dice_and_rows(tmp_path: Path) -> None:
    app = sit(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        begin(app)
        await pilot.pause()
        assert app.picker is not None
        await pilot.press("2")
        assert app.picker.current[0] == "die"
        assert "2[" in shown(app, "table") or "1[" in shown(app, "table")
        await pilot.press("enter", "4")
        assert app.picker.current[:2] == ("cell", 4)


async def test_the_cards_are_read_on_a_page_of_their_own(tmp_path: Path) -> None:
    app = sit(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        begin(app)
        await pilot.press("i")
        assert app.page.is_open
        assert app.page.heading == "Cards"
        await pilot.press("x", "question_mark")
        assert "A–E goes to that tool" in str(app.page.query(Static).first().content)


async def test_people_at_one_keyboard_never_see_each_others_secrets(tmp_path: Path) -> None:
    """Whoever's turn it is, until they take the keyboard only what is public is on the screen."""
    app = sit(tmp_path, "Ann", "Ben")
    async with app.run_test(size=(120, 40)) as pilot:
        secrets = [private_of(app, seat) for seat in (0, 1)]
        for _ in range(12):
            actor = app.match.actor
            if app.local_match.is_veiled:
                assert not any(secret in on_screen(app) for secret in secrets)
                assert "Press Enter when only you" in shown(app, "prompt")
                await pilot.press("l")
                assert not any(secret in str(app.page.query(Static).first().content) for secret in secrets)
                await pilot.press("x", "enter")
            assert secrets[actor] in on_screen(app)
            assert secrets[1 - actor] not in on_screen(app)
            for key in ("o", "s", "l", "i"):
                await pilot.press(key)
                page = str(app.page.query(Static).first().content)
                assert secrets[1 - actor] not in page + on_screen(app)
                await pilot.press("x" if key != "o" else "left")
            await pilot.press("enter")


async def test_taking_back_what_another_did_shows_none_of_their_secrets(tmp_path: Path) -> None:
    app = sit(tmp_path, "Ann", "Ben")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter", "enter")
        assert app.match.actor == 1
        await pilot.press("u")
        assert app.match.actor == 0
        assert app.local_match.is_veiled
        assert private_of(app, 0) not in on_screen(app)


async def test_one_person_among_bots_needs_no_veil_and_sees_no_secret(tmp_path: Path) -> None:
    app = sit(tmp_path, players=3)
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        for _ in range(15):
            assert not app.local_match.is_veiled
            assert private_of(app, 0) in on_screen(app)
            assert not any(private_of(app, seat) in on_screen(app) for seat in (1, 2))
            await pilot.press("enter")
            await settle(pilot)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("players", [1, 4])
async def test_nothing_overflows_in_any_language(
    tmp_path: Path, language: str, size: tuple[int, int], players: int
) -> None:
    """Every line of the fixed parts fits its column, and everything fits the height, from first to last."""
    with speaking(language):
        options: Options = {"solo_tools": 5} if players == 1 else {"reveal_table_first": True}
        app = sit(tmp_path, "Олександра", players=players, options=options)
        async with app.run_test(size=size) as pilot:
            await settle(pilot)
            while not app.match.is_over:
                check_room(app, size)
                play_some(app, 25)
                app.next_decision()
                await pilot.pause()
            await pilot.press("x")
            check_room(app, size)


def play_some(app: Screen, actions: int) -> None:
    """Somebody's play, up to a decision of the person's."""
    rng = Rng(app.match.ply)
    while not app.match.is_over and (actions > 0 or app.local_match.bot_acts):
        legal = app.match.state.legal_actions()
        app.match.act(app.match.actor, legal[rng.below(len(legal))])
        actions -= 1


def check_room(app: Screen, size: tuple[int, int]) -> None:
    for name in ("header", "table", "seats", "keys"):
        widest = max(cell_len(line) for line in shown(app, name).splitlines())
        assert widest <= app.query_one(f"#{name}").size.width, shown(app, name)
    keys = app.query_one("#keys", Static)
    assert (keys.region.bottom, keys.region.height) == (size[1], 1)
    assert app.query_one("#seats", Static).region.bottom <= app.query_one("#prompt", Static).region.y


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_refusal_leaves_the_keys_and_the_board_in_sight(tmp_path: Path, language: str) -> None:
    texts = (
        "place r1c1",
        "window 1",
        "take R1",
        "tool 1",
        "tool 7",
        "tool 8",
        "change +1",
        "lift r1c1",
        "stop",
        "leave",
    )
    with speaking(language):
        app = sit(tmp_path, "Ann", players=4)
        async with app.run_test(size=(80, 24)) as pilot:
            begin(app)
            await pilot.pause()
            for text in texts:
                await pilot.press("colon")
                await paste(pilot, text)
                await pilot.press("enter")
                await pilot.pause()
                assert app.query_one("#keys", Static).region.bottom == 24
                assert app.query_one("#prompt", Static).region.bottom <= 23
                assert app.query_one("#prompt", Static).region.height <= 6, shown(app, "prompt")


@pytest.mark.parametrize("players", [1, 3])
async def test_a_record_is_walked_with_the_eyes_of_whose_board_is_in_front(players: int) -> None:
    record = random_match(SAGRADA, {"players": players}, 3).record()
    app = Viewer(record)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("down", "down")
        assert app.viewer == app.front
        assert "Only you see this" in shown(app, "table") or players == 1
        await pilot.press("o", "end", "s")
        assert app.page.is_open


async def test_a_record_of_a_match_that_goes_on_keeps_its_secrets() -> None:
    match = Match(SAGRADA, {}, seat_everybody(["Ann", "Ben"], [], 2), Rng(1))
    match.draw_chance()
    app = Viewer(match.record())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "Shades of" not in shown(app, "table") + shown(app, "log")
