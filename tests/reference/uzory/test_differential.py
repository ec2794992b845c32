"""Whole matches and endgames by both engines, in lock step."""

from collections import Counter
from functools import cache
from itertools import islice, product
from random import Random
from typing import Any

import msgspec
import pytest

from leadlight.core.game import Game
from leadlight.core.state import State
from leadlight.games import find_game
from leadlight.games.uzory.components import TILE_OPENS, TILE_SIDES

from ..side_by_side import SideBySide
from .box import FACES
from .corners import CORNERS, ENDINGS, corners, endings
from .endgames import ENDGAMES
from .match import ReferenceUzory
from .players import TEMPERS, choose
from .position import read_position
from .table import Options
from .view import look

PLAYERS = (2, 3, 4, 5, 6)
SEEDS = range(1)
ENDGAME_SEEDS = range(2)
ENDGAME_ACTIONS = 24
GAME: Game = find_game("uzory")


def play_side_by_side(
    state: State, reference: ReferenceUzory, temper: str, seed: int, actions: int | None = None
) -> Counter[str]:
    """Play to the end or for a while, comparing after every action; how often each rare case came up."""
    rng = Random(f"{reference.position()} {temper} {seed}")
    met: Counter[str] = Counter(["matches"])
    before = read_position(reference.position())
    both = SideBySide(GAME, state, reference)
    for action, position in islice(both.play(lambda: choose(reference, temper, rng)), actions):
        after = read_position(position)
        met.update(["actions", *corners(before, action, after)])
        before = after
        if not action.startswith("draw"):
            viewer = rng.choice([None, *after.hands])
            assert seen_by(state, viewer) == look(reference.table, viewer), f"{position}\n{action}"
    return met + Counter(endings(before) if before.waits_for == "over" else [])


def seen_by(state: State, viewer: int | None) -> dict[str, Any]:
    """The project's view as plain values; what has no order in order."""
    told = GAME.view(state, None if viewer is None else viewer - 1)
    view: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(told))
    view["open_frames"].sort(key=lambda frame: frame["vertices"])
    for seat in view["seats"]:
        seat["score"] = {part["reason"]: part["points"] for part in seat["score"]["parts"]}
    return view


@cache
def play_match(players: int, temper: str, seed: int) -> Counter[str]:
    """Every match has its own options, so that all of them come up with every number of players and every temper."""
    number = players + TEMPERS.index(temper) + seed
    options = Options(players, number % 2 == 1, number % 3 == 0)
    given = {
        "players": options.players,
        "mode": "broken" if options.broken else "base",
        "starter": "first" if options.first_starts else "drawn",
    }
    return play_side_by_side(GAME.begin(given), ReferenceUzory.begin(options), temper, seed)


@cache
def play_endgame(name: str, temper: str, seed: int) -> Counter[str]:
    text = ENDGAMES[name]
    return play_side_by_side(GAME.parse_position(text), ReferenceUzory.at(text), temper, seed, ENDGAME_ACTIONS)


def test_the_boxes_are_alike() -> None:
    """Tile by tile, since random matches hardly meet all of them."""
    assert list(TILE_SIDES) == [colours for colours, _ in FACES.values()]
    assert list(TILE_OPENS) == [" ".join(corners) for _, corners in FACES.values()]


@pytest.mark.parametrize("temper", TEMPERS)
@pytest.mark.parametrize("players", PLAYERS)
def test_a_match_goes_alike(players: int, temper: str) -> None:
    for seed in SEEDS:
        play_match(players, temper, seed)


@pytest.mark.parametrize("name", ENDGAMES)
def test_an_endgame_goes_alike(name: str) -> None:
    for temper, seed in product(TEMPERS, ENDGAME_SEEDS):
        play_endgame(name, temper, seed)


def test_the_rare_cases_came_up() -> None:
    """Otherwise the comparison would prove less than it seems. The counts show with `pytest -rP`."""
    met: Counter[str] = Counter()
    for match in product(PLAYERS, TEMPERS, SEEDS):
        met += play_match(*match)
    for endgame in product(ENDGAMES, TEMPERS, ENDGAME_SEEDS):
        met += play_endgame(*endgame)
    print(*(f"{count:6} {name}" for name, count in sorted(met.items())), sep="\n")
    assert [name for name in (*CORNERS, *ENDINGS) if not met[name]] == []
