"""What a view shows."""

import msgspec
import pytest

from leadlight.core.chance import Rng
from leadlight.core.state import CHANCE, OVER
from leadlight.games import find_game
from leadlight.games.sintra.components import BLUE, PINK, SLOTS, WHITE, YELLOW
from leadlight.games.sintra.state import SintraState
from leadlight.games.sintra.view import SlotView
from leadlight.games.sintra.view_builder import encode_view, find_slot, view_slot

from .boards import arrange, seen


def test_a_view_shows_the_whole_table() -> None:
    table = arrange(
        "turn 2", "start 2 taken", "centre OOB", "displays PWOY - - - -", "tower P2 W1", "bag P16 W17 O17 B18 Y18"
    )
    shown = seen(table)
    assert (shown.phase, shown.actor, shown.round) == ("turn", 1, 2)
    assert shown.round_panes == (None, None, YELLOW, BLUE, PINK, WHITE)
    assert (shown.starter, shown.marker_in_centre) == (1, False)
    assert shown.sources[:3] == ((0, 0, 2, 1, 0), (1, 1, 1, 0, 1), (0, 0, 0, 0, 0))
    assert (shown.tower, shown.bag) == ((2, 1, 0, 0, 0), (16, 17, 17, 18, 18))


def test_a_view_is_encoded_as_it_is_built() -> None:
    table = arrange("2 windows 7 row 3 glazier 2 : -/PW 4b=WB/Y 3a=OO 2a 5a 6a 7a 8a")
    assert encode_view(table.state, None) == msgspec.json.encode(seen(table))


def test_a_view_shows_strips_windows_and_markers_of_a_seat() -> None:
    table = arrange("2 windows 7 row 3 glazier 2 : -/PW 4b=WB/Y 3a=OO 2a 5a 6a 7a 8a")
    seat = seen(table).seats[1]
    assert (seat.glazier, seat.glass_row, seat.score) == (1, 3, table.score(2))
    assert seat.slots[0] == SlotView(None, (0, 0, 0, 0, 0), (), 0, (0, 0, 0, 0, 0), PINK, WHITE)
    assert seat.slots[1] == SlotView(7, (0, 1, 0, 1, 0), (BLUE,), 1, (1, 0, 1, 0, 0), YELLOW, None)
    assert seat.slots[2] == SlotView(4, (0, 0, 2, 0, 0), (), 0, (0, 0, 3, 0, 0), None, None)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_slot_that_is_known_looks_as_one_built_now(players: int) -> None:
    sintra, rng = find_game("sintra"), Rng(players)
    state = sintra.begin(sintra.complete({"players": players}))
    assert isinstance(state, SintraState)
    while (actor := state.actor()) != OVER:
        state.apply(state.draw(rng) if actor == CHANCE else rng.pick(state.legal_actions()))
        for place in range(players * SLOTS):
            assert find_slot(state, place).view == view_slot(state, place)
