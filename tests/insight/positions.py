"""Matches and decisions for the tests of insight, played by bots that answer at once."""

from collections.abc import Iterator

from leadlight.bots import find_bot
from leadlight.core.chance import Rng
from leadlight.play.begin import new_match
from leadlight.play.match import Match
from leadlight.play.perspective import Perspective
from leadlight.play.thinking import Thinking


def decisions(game: str, players: int, seed: int = 1, bot: str = "random") -> Iterator[Match]:
    """A match before each decision between several actions."""
    match, rng = new_match(game, [f"Seat {number}" for number in range(players)], seed=seed), Rng(seed)
    chooses = find_bot(bot)
    while not match.is_over:
        if len(match.state.legal_actions()) > 1:
            yield match
        match.act(match.actor, chooses.choose(Perspective.of(match), Thinking(rng)))


def played(game: str, players: int, seed: int = 1, bot: str = "random") -> Match:
    """A match played to its end."""
    *_, match = decisions(game, players, seed, bot)
    while not match.is_over:
        match.act(match.actor, match.state.legal_actions()[0])
    return match
