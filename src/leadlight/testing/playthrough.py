"""A whole random match as text: positions, choices, events. Stored playthroughs show every change of behaviour."""

from collections.abc import Iterator

from leadlight.core.chance import Rng
from leadlight.core.game import Game, Options
from leadlight.core.journal import Journal
from leadlight.core.state import CHANCE, OVER, State


def playthrough(game: Game, options: Options, seed: int) -> str:
    """The match of that seed as text."""
    return "\n".join(lines(game, options, seed)) + "\n"


def lines(game: Game, options: Options, seed: int) -> Iterator[str]:
    """The lines of that text: before each decision the position and the legal actions, then what happened."""
    rng = Rng(seed)
    state = game.begin(game.complete(options))
    while state.actor() != OVER:
        if state.actor() != CHANCE:
            yield from ("", game.format_position(state))
            yield "legal: " + ", ".join(game.format_action(action) for action in state.legal_actions())
        action = state.draw(rng) if state.actor() == CHANCE else rng.pick(state.legal_actions())
        yield f"{name_actor(state)} {game.format_action(action)}"
        journal = Journal()
        state.apply(action, journal)
        yield from (f"    {event}" for event in journal.events)
    yield from ("", game.format_position(state), f"scores {state.scores()} ranking {state.ranking()}")


def name_actor(state: State) -> str:
    """Who acts: `chance:`, or a seat counted from 1."""
    return "chance:" if state.actor() == CHANCE else f"seat {state.actor() + 1}:"
