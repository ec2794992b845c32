"""Looking at a record on the whole screen."""

import pytest

from leadlight.cli.terminal.viewer import Viewer
from leadlight.core.chance import Rng
from leadlight.core.record import Seat
from leadlight.games import find_game
from leadlight.play.match import Match
from leadlight.testing.conformance import random_match

from .test_terminal import shown

SINTRA = find_game("sintra")


async def test_a_record_is_walked_forwards_and_back() -> None:
    record = random_match(SINTRA, {}, 3).record()
    app = Viewer(record)
    async with app.run_test(size=(120, 40)) as pilot:
        first = app.match.ply
        assert f"Action {first} of {len(record.actions)}" in shown(app, "prompt")
        assert record.actions[first] in shown(app, "prompt")
        await pilot.press("right", "right", "left")
        assert app.match.ply > first
        await pilot.press("down", "up", "home")
        assert app.match.ply == first
        await pilot.press("end")
        assert app.match.ply == len(record.actions)
        assert app.match.is_over
        await pilot.press("s")
        assert app.page.is_open
        await pilot.press("x", "o", "q")


@pytest.mark.parametrize("plies", [0, 5])
async def test_a_record_that_ends_within_the_set_up_can_be_looked_at(plies: int) -> None:
    match = Match(SINTRA, {}, [Seat("Ann"), Seat("Ben")], Rng(1))
    for _ in range(plies):
        match.apply(match.state.draw(match.rng))
    app = Viewer(match.record())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("right", "left")
        assert app.stop == 0
