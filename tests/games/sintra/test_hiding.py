"""Nothing is hidden: every viewer knows the same, and no state holds the future."""

import pytest

from leadlight.core.chance import Rng
from leadlight.games.sintra.game import SINTRA
from leadlight.testing.random_play import random_match, random_states

from .boards import STRIPS, arrange

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def test_every_viewer_sees_the_same() -> None:
    state = arrange("centre OOB", f"1 row 4 glazier 3 {STRIPS}").state
    assert SINTRA.view(state, 0) == SINTRA.view(state, 1) == SINTRA.view(state, None)


@PLAYERS
def test_determinizing_changes_nothing(players: int) -> None:
    for state in random_states(SINTRA, {"players": players}, seed=2):
        before = SINTRA.format_position(state)
        for seat in range(players):
            state.determinize(seat, Rng(seat))
        assert SINTRA.format_position(state) == before


@PLAYERS
def test_every_event_is_told_to_all(players: int) -> None:
    match = random_match(SINTRA, {"players": players}, seed=2)
    for events in match.events:
        assert all(event.seen_by(viewer) is event for event in events for viewer in (None, *range(players)))
