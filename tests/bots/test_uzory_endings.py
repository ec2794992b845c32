"""In Uzory only a win at once is certain; the solver finds it where there is one."""

from collections.abc import Iterator

from leadlight.bots.endings.uzory import find_certain_win, may_end_now
from leadlight.core.chance import Rng
from leadlight.core.state import CHANCE, OVER, State
from leadlight.games import find_game
from leadlight.games.uzory.actions import SKIP
from leadlight.games.uzory.state import UzoryState


def decisions(seed: int, players: int) -> Iterator[UzoryState]:
    """The decisions of a match of random actions in which a seat lays a tile whenever it can."""
    rng, game = Rng(seed), find_game("uzory")
    state = game.begin(game.complete({"players": players}))
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            state.apply(state.draw(rng))
            continue
        actions = state.legal_actions()
        assert isinstance(state, UzoryState)
        yield state
        state.apply(rng.pick([action for action in actions if action != SKIP] or actions))


def margins_now(state: State, seat: int) -> Iterator[int]:
    """The margins of all wins, not shared, that the seat can have without anybody else acting."""
    for action in state.legal_actions() if state.actor() == seat else []:
        after = state.copy()
        after.apply(action)
        points, places = after.scores(), after.ranking()
        if after.actor() == OVER and places[seat] == 1 and places.count(1) == 1:
            yield points[seat] - max(points[:seat] + points[seat + 1 :])
        yield from margins_now(after, seat) if after.actor() == seat else ()


def test_a_certain_win_is_found_exactly_where_there_is_one() -> None:
    found = missed = 0
    for seed in range(12):
        for state in decisions(seed, 2 + seed % 2):
            if not may_end_now(state, 0):
                continue
            margins = list(margins_now(state, state.actor()))
            verdict = find_certain_win(state, 0, lambda: False)
            assert (verdict.margin if verdict else None) == max(margins, default=None)
            found += bool(margins)
            missed += not margins
    assert found >= 2
    assert missed >= 2


def test_nothing_is_missed_before_the_end_is_near() -> None:
    for state in decisions(3, 2):
        if not may_end_now(state, 0) and state.laid < 20:
            assert list(margins_now(state, state.actor())) == []
