"""Exact counts of action sequences, kept in a file that any other implementation can check itself against."""

from pathlib import Path

import pytest

from leadlight.games import find_game
from leadlight.testing.perft import perft, perft_decisions

LINES = [
    line.split() for line in (Path(__file__).parent / "sintra.txt").read_text().splitlines() if line[:1] not in "#"
]


@pytest.mark.parametrize(("kind", "players", "seed", "depth", "count"), LINES, ids=" ".join)
def test_the_count_is_exact(kind: str, players: str, seed: str, depth: str, count: str) -> None:
    game = find_game("sintra")
    state = game.begin(game.complete({"players": int(players)}))
    if kind == "all":
        assert perft(state, int(depth)) == int(count)
    else:
        assert perft_decisions(state, int(depth), int(seed)) == int(count)
