"""The player that knows only the closing advice of the lessons."""

import pytest

from leadlight.bots import find_bot
from leadlight.core.chance import Rng
from leadlight.core.record import Seat
from leadlight.games import GAMES
from leadlight.lessons.pupil import ADVICE
from leadlight.play.match import Match
from leadlight.play.perspective import Perspective
from leadlight.play.thinking import Budget, Thinking

SPEC = "leadlight.lessons.pupil:Pupil"


def test_every_game_has_advice_to_follow() -> None:
    assert list(ADVICE) == list(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_the_pupil_plays_a_whole_match_by_the_rules(game: str) -> None:
    match = Match(GAMES[game], {}, [Seat("a"), Seat("b")], Rng(4))
    match.draw_chance()
    pupil, rng = find_bot(SPEC), Rng(4)
    while not match.is_over:
        match.act(match.actor, pupil.choose(Perspective.of(match), Thinking(rng=rng, budget=Budget())))
    assert match.result() is not None
