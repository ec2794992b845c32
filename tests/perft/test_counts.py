"""Exact counts of action sequences, in a file for each game that any other implementation can check itself against."""

from pathlib import Path

import pytest

from leadlight.games import GAMES, find_game
from leadlight.testing.perft import perft, perft_decisions

FOLDER = Path(__file__).parent
LINES = [
    [game, *line.split()]
    for game in GAMES
    for line in (FOLDER / f"{game}.txt").read_text().splitlines()
    if line[:1] not in "#"
]


@pytest.mark.parametrize(("name", "kind", "players", "seed", "depth", "count"), LINES, ids=map(" ".join, LINES))
def test_the_count_is_exact(name: str, kind: str, players: str, seed: str, depth: str, count: str) -> None:
    game = find_game(name)
    state = game.begin(game.complete({"players": int(players)}))
    if kind == "all":
        assert perft(state, int(depth)) == int(count)
    else:
        assert perft_decisions(state, int(depth), int(seed)) == int(count)
