"""What actions would bring, shown to whoever is about to decide, and why the rules forbid others."""

from leadlight.core.chance import Rng
from leadlight.core.errors import NotationError, Refusal
from leadlight.core.journal import Journal
from leadlight.core.state import State
from leadlight.play.match import Match
from leadlight.play.perspective import Perspective
from leadlight.server.errors import Conflict
from leadlight.server.tables.messages import events_seen_by
from leadlight.server.tables.table import Asker, Table
from leadlight.server.wire import Preview, Previewed


def preview(table: Table, asker: Asker, command: Preview) -> Previewed:
    """What each action would bring, in a world that the seat cannot tell from the true one, or why it is refused."""
    seat, match = table.require_seat(asker.guest), table.require_match()
    if command.ply != match.ply:
        raise Conflict("stale", ply=match.ply)
    asked, refused = sort_actions(match, seat, command.actions)
    foreseen = foresee(table, seat, set(asked.values()))
    return Previewed(match.ply, {text: foreseen[action] for text, action in asked.items()}, refused)


def preview_alone(match: Match, seat: int, texts: list[str], rng: Rng) -> Previewed:
    """The same for a match that is at no table; `rng` draws what the seat does not know."""
    asked, refused = sort_actions(match, seat, texts)
    foreseen = try_actions(match, seat, set(asked.values()), rng)
    return Previewed(match.ply, {text: foreseen[action] for text, action in asked.items()}, refused)


def sort_actions(match: Match, seat: int, texts: list[str]) -> tuple[dict[str, int], dict[str, Refusal]]:
    """The actions that the seat may play now, and why it may not play others; what cannot be read is neither."""
    legal = set(match.state.legal_actions()) if seat == match.actor else set()
    asked, refused = read_actions(match, texts)
    for text, action in asked.items():
        if action not in legal:
            refused[text] = match.game.refusal(match.state, seat, action)
    return {text: action for text, action in asked.items() if action in legal}, refused


def read_actions(match: Match, texts: list[str]) -> tuple[dict[str, int], dict[str, Refusal]]:
    """The actions that can be read, and why others are refused for what they say. An action has many spellings."""
    actions: dict[str, int] = {}
    refused: dict[str, Refusal] = {}
    for text in texts:
        try:
            actions[text] = match.game.parse_action(text)
        except NotationError as error:
            if error.refusal is not None:
                refused[text] = error.refusal
    return actions, refused


def foresee(table: Table, seat: int, actions: set[int]) -> dict[int, list[object]]:
    """The events of each legal action of the seat that decides. The table keeps them until the position changes."""
    known = table.known_outcomes()
    fresh = actions.difference(known)
    if fresh:
        known.update(try_actions(table.require_match(), seat, fresh, Rng()))
    return {action: known[action] for action in actions}


def try_actions(match: Match, seat: int, actions: set[int], rng: Rng) -> dict[int, list[object]]:
    """The events of each action. All are tried in one world, because dealing one takes longer than playing in it."""
    world = imagine(match, seat, rng)
    outcomes: dict[int, list[object]] = {}
    for action in actions:
        journal = Journal()
        world.copy().apply(action, journal)
        outcomes[action] = list(events_seen_by(journal.events, seat))
    return outcomes


def imagine(match: Match, seat: int, rng: Rng) -> State:
    """A world that the seat cannot tell from the true one."""
    return Perspective(match.game, match.state, seat).deal_world(rng)
