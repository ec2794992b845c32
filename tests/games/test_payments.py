"""What the pieces pay at the end, piece by piece, is what the score says."""

from collections import Counter
from typing import Any

import pytest

from leadlight.core.game import Game, Options
from leadlight.core.score import Payment, Score
from leadlight.games import GAMES
from leadlight.testing.conformance import every_choice
from leadlight.testing.random_play import random_match

# Parts that no piece on a board pays.
WITHOUT_PIECES = {"favor_tokens", "colour_bonus", "wraps", "glass_row"}
SEEDS = (2, 3, 5)
CASES = [
    pytest.param(game, options, seed, id="-".join(map(str, [game.name, *options.values(), seed])))
    for game in GAMES.values()
    for options in list(every_choice(game))[::7]
    for seed in SEEDS
]


def final_scores(game: Game, options: Options, seed: int) -> list[tuple[Score, tuple[Payment, ...]]]:
    """The final score of every seat, with what its pieces pay."""
    match = random_match(game, options, seed)
    events: list[Any] = [event for events in match.events for event in events]
    return [(event.score, event.payments) for event in events if type(event).__name__ == "FinalScored"]


@pytest.mark.parametrize(("game", "options", "seed"), CASES)
def test_pieces_pay_what_the_parts_of_the_score_say(game: Game, options: Options, seed: int) -> None:
    scored = final_scores(game, options, seed)
    assert len(scored) == int(game.complete(options)["players"])
    for score, payments in scored:
        paid: Counter[str] = Counter()
        for payment in payments:
            paid[payment.reason] += payment.points
        assert dict(paid) == {
            part.reason: part.points for part in score.parts if part.points and part.reason not in WITHOUT_PIECES
        }


@pytest.mark.parametrize(("game", "options", "seed"), CASES)
def test_every_payment_names_its_pieces_once(game: Game, options: Options, seed: int) -> None:
    for _, payments in final_scores(game, options, seed):
        for payment in payments:
            assert payment.pieces
            assert len(set(payment.pieces)) == len(payment.pieces)
