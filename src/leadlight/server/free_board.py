"""A board without a table: whoever has a position or a record plays on from there, for all seats.

Nothing is kept between two requests, and no table is ever read. Who asks brings everything that is needed, so there is
nothing to hide from them.
"""

from collections.abc import Sequence
from hashlib import sha256
from itertools import pairwise

import msgspec

from leadlight.core.chance import Rng
from leadlight.core.record import Seat, parse_record
from leadlight.core.state import CHANCE
from leadlight.games import find_game
from leadlight.play.match import Match
from leadlight.play.replay import replay
from leadlight.server.board_models import BoardAnswer, BoardPreview, BoardQuery, BoardRequest
from leadlight.server.errors import Conflict, Malformed
from leadlight.server.replays import seat_infos
from leadlight.server.tables.messages import collect_step, legal_texts, standing, step_seen_by
from leadlight.server.tables.previews import preview_alone
from leadlight.server.wire import MatchInfo, Previewed, Step

BOARD = "board"  # instead of the id of a match


def key_of(query: BoardQuery) -> tuple[str, bytes]:
    """Equal for two queries that have the same answer."""
    return type(query).__name__, sha256(msgspec.json.encode(query)).digest()


def encode_board(query: BoardRequest) -> bytes:
    """The answer to a request, as JSON."""
    return msgspec.json.encode(answer(query))


def encode_preview(query: BoardPreview) -> bytes:
    """What the asked actions would bring, as JSON."""
    return msgspec.json.encode(foresee(query))


def answer(query: BoardRequest) -> BoardAnswer:
    """The board after all actions. Raises a `LeadlightError` for whatever cannot be read or played."""
    match, begun = set_board(query)
    seat = choose_viewer(match, query.as_seat)
    since = begun if query.since is None else max(begun, query.since)
    steps = [step_seen_by(match.game, step, seat) for step in steps_after(match, since)]
    position = match.game.format_position(match.state)
    board = board_match(match, seat, may_undo=bool(query.actions))
    return BoardAnswer(match.game.name, match.options, seat_infos(match), seat, board, steps, position)


def foresee(query: BoardPreview) -> Previewed:
    """What the asked actions would bring to whoever decides, as far as that seat can know."""
    match, _ = set_board(query)
    return preview_alone(match, max(match.actor, 0), query.asked, Rng(query.seed))


def set_board(query: BoardQuery) -> tuple[Match, int]:
    """The match of a query after all its actions, and the ply at which these began."""
    match = begin(query)
    match.rng = Rng(query.seed)
    begun = match.ply
    play_on(match, query.actions)
    return match, begun


def begin(query: BoardQuery) -> Match:
    """The match as it stands before the first action; chance that comes first is not drawn yet."""
    game = find_game(query.game)
    if query.record is not None:
        return begin_record(query)
    if query.position is None:
        options = game.complete(query.options)
        return Match(game, options, name_seats(int(options["players"])), Rng(0))
    start = game.parse_position(query.position)
    options = game.complete(game.options_of(start))
    return Match(game, options, name_seats(int(options["players"])), Rng(0), start)


def begin_record(query: BoardQuery) -> Match:
    record = parse_record(msgspec.json.encode(query.record))
    if query.position is not None or record.game != query.game:
        raise Malformed("message-malformed")
    return replay(record, query.plies)


def name_seats(players: int) -> list[Seat]:
    return [Seat(str(number + 1)) for number in range(players)]


def play_on(match: Match, texts: Sequence[str]) -> None:
    """Play the actions for whoever is to act. A draw that is not named among them is drawn."""
    for text in texts:
        action = match.game.parse_action(text)
        if not is_outcome(match, action):
            match.draw_chance()
            if match.is_over:
                raise Conflict("match-not-running")
            match.require_legal(match.actor, action)
        match.apply(action)
    match.draw_chance()


def is_outcome(match: Match, action: int) -> bool:
    """Whether chance could do this now."""
    return match.state.actor() == CHANCE and any(action == outcome for outcome, _ in match.state.chance_outcomes())


def choose_viewer(match: Match, seat: int | None) -> int:
    """The seat whose knowledge is shown: the given one, or whoever decides."""
    if seat is None:
        return max(match.actor, 0)
    if seat >= len(match.seats):
        raise Conflict("seat-unknown", seat=seat + 1, seats=len(match.seats))
    return seat


def steps_after(match: Match, since: int) -> list[Step]:
    """The steps of the match after ply `since`: decisions with the draws that follow them."""
    starts = [ply for ply in range(since, match.ply) if ply == since or match.actors[ply] != CHANCE]
    return [collect_step(match.game, match, start, 0.0, end) for start, end in pairwise([*starts, match.ply])]


def board_match(match: Match, seat: int, *, may_undo: bool) -> MatchInfo:
    """The position as a seat knows it, with what whoever decides may do."""
    return MatchInfo(
        id=BOARD,
        ply=match.ply,
        actor=match.actor,
        view=match.game.view(match.state, seat),
        legal=[] if match.is_over else legal_texts(match),
        clocks=None,
        undo="free" if may_undo else "none",
        offer=None,
        standing=standing(match),
        drawing=None,
    )
