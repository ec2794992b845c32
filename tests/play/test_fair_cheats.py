"""Cheating servers of every kind are caught by `verify`, by the record alone or by what a player saw at the table."""

from collections.abc import Callable

import msgspec
import pytest

from leadlight.core.errors import RecordError
from leadlight.core.record import CalledOff, Record, Seat
from leadlight.play.fair import commit, commit_contribution
from leadlight.play.fair_check import verify
from leadlight.play.fair_seen import Seen, find_unknown, parse_seen
from leadlight.play.replay import replay

from .fair_matches import (
    CONTRIBUTIONS,
    SECRET,
    TABLE,
    edit,
    edit_proof,
    fix_digests,
    new_proof,
    old_proof,
    play,
    see,
)

OTHER = b"o" * 32
HONEST = play(new_proof())
SEEN = see(HONEST)
COMMITMENT = commit(SECRET)


def refusal(record: Record, *seen: Seen) -> str:
    with pytest.raises(RecordError) as refused:
        verify(record, seen)
    return refused.value.code


def cut(record: Record, plies: int) -> Record:
    """The record up to a decision of Ben, who is said to have given up there; its digests fit."""
    actions = record.actions[:plies]
    shorter = replay(edit(record, actions=actions, result=None, proof=None))
    shorter.resign(1)
    result = shorter.result()
    assert result is not None
    return fix_digests(edit(record, actions=actions, result=result))


def swap_draws(record: Record) -> list[str]:
    """Two panes of one display change places: the match is the same, its chance is not."""
    actions = list(record.actions)
    first = actions.index("draw pink", 23)
    display = range(first - (first - 23) % 4, first - (first - 23) % 4 + 4)
    other = next(ply for ply in display if actions[ply] != "draw pink")
    actions[first], actions[other] = actions[other], actions[first]
    return actions


def test_an_honest_match_is_fair_to_each_player_and_to_a_spectator() -> None:
    assert HONEST.proof is not None
    for seat in (0, 1):
        assert verify(HONEST, [see(HONEST, seat)]) > 100
        assert find_unknown(HONEST.proof, [see(HONEST, seat)]) == []
    assert verify(HONEST, [see(HONEST, None)]) > 100
    assert find_unknown(HONEST.proof, [see(HONEST, None)]) == ["contribution"]


def test_without_what_somebody_saw_it_is_said_what_nobody_can_know() -> None:
    assert HONEST.proof is not None
    assert verify(HONEST) > 100
    assert find_unknown(HONEST.proof, []) == ["commitment", "contribution", "head", "end"]


# Cheats that the record itself betrays

BETRAYED: dict[str, tuple[Callable[[], Record], str]] = {
    "swaps the secret": (lambda: edit_proof(HONEST, secret=OTHER.hex()), "proof-commitment"),
    "swaps the secret and its commitment": (
        lambda: fix_digests(edit_proof(HONEST, secret=OTHER.hex(), commitment=commit(OTHER))),
        "proof-match",
    ),
    "drops a contribution": (
        lambda: fix_digests(edit_proof(HONEST, contributions=[CONTRIBUTIONS[0], None])),
        "proof-contribution",
    ),
    "drops a contribution with its commitment": (
        lambda: fix_digests(
            edit_proof(
                HONEST,
                contributions=[CONTRIBUTIONS[0], None],
                commitments=[commit_contribution(COMMITMENT, CONTRIBUTIONS[0]), None],
            )
        ),
        "proof-draw",
    ),
    "leaves a seat out": (lambda: edit_proof(HONEST, contributions=[CONTRIBUTIONS[0]]), "proof-seats"),
    "leaves the commitment of a seat out": (lambda: edit_proof(HONEST, commitments=[]), "proof-seats"),
    "replaces a contribution": (
        lambda: fix_digests(edit_proof(HONEST, contributions=[CONTRIBUTIONS[0], "c3" * 32])),
        "proof-contribution",
    ),
    "exchanges the contributions of two seats": (
        lambda: fix_digests(edit_proof(HONEST, contributions=list(CONTRIBUTIONS[::-1]))),
        "proof-contribution",
    ),
    "changes the names": (lambda: edit(HONEST, seats=[Seat("Ben"), Seat("Ann")]), "proof-head"),
    "changes the names and the digests": (
        lambda: fix_digests(edit(HONEST, seats=[Seat("Ben"), Seat("Ann")])),
        "proof-draw",
    ),
    "says that a bot played": (lambda: edit(HONEST, seats=[Seat("Ann"), Seat("Ben", "greedy")]), "proof-head"),
    "changes an option": (
        lambda: edit(HONEST, options=HONEST.options | {"gap_blocks_return": True}),
        "proof-head",
    ),
    "changes an option and the digests": (
        lambda: fix_digests(edit(HONEST, options=HONEST.options | {"gap_blocks_return": True})),
        "record-ply",
    ),
    "hides a start that was called off": (
        lambda: edit_proof(
            play(new_proof(called_off=[CalledOff(commit(OTHER), ["Ben"])])),
            called_off=[],
        ),
        "proof-head",
    ),
    "reorders draws": (lambda: fix_digests(edit(HONEST, actions=swap_draws(HONEST))), "proof-draw"),
    "cuts the end off": (lambda: edit(HONEST, actions=HONEST.actions[:-5], result=None), "proof-unfinished"),
    "cuts the end off and says that somebody gave up": (
        lambda: edit_proof(cut(HONEST, len(HONEST.actions) - 5), digest=SEEN.digest),
        "proof-digest",
    ),
    "says that it is a match of Leadlight 0.1": (
        lambda: edit(
            HONEST,
            leadlight=1,
            proof=msgspec.structs.replace(old_proof(contributions=CONTRIBUTIONS), secret=SECRET.hex()),
        ),
        "proof-draw",
    ),
}


@pytest.mark.parametrize("cheat", BETRAYED)
def test_the_record_betrays_a_server_that(cheat: str) -> None:
    write, code = BETRAYED[cheat]
    assert refusal(write()) == code


# Cheats so thorough that the record holds together: only what a player saw betrays them

EARLIER = play(new_proof(OTHER), OTHER)
REPLACED = play(new_proof(contributions=["d4" * 32, CONTRIBUTIONS[1]]))
CALLED_OFF = Seen(TABLE, commit(b"c" * 32), None, "e5" * 32, "0f" * 32)
UNSEEN: dict[str, tuple[Record, list[Seen], str]] = {
    "swaps its secret after it has seen the contributions": (
        play(new_proof(OTHER), OTHER),
        [msgspec.structs.replace(SEEN, match=commit(OTHER)[:16])],
        "seen-commitment",
    ),
    "publishes another match than the one that was played": (EARLIER, [SEEN], "seen-nothing"),
    "drops the contribution of a player": (
        play(new_proof(contributions=[None, CONTRIBUTIONS[1]])),
        [SEEN],
        "seen-head",
    ),
    "replaces the contribution of a player": (
        REPLACED,
        [msgspec.structs.replace(see(REPLACED), contribution=CONTRIBUTIONS[0])],
        "seen-contribution",
    ),
    "replaces the contribution of the other player": (
        play(new_proof(contributions=[CONTRIBUTIONS[0], "d4" * 32])),
        [SEEN],
        "seen-head",
    ),
    "exchanges the seats": (play(new_proof(contributions=CONTRIBUTIONS[::-1])), [SEEN], "seen-head"),
    "plays under other names": (play(new_proof(), names=["Ann", "Bob"]), [SEEN], "seen-head"),
    "plays with other options": (play(new_proof(), side="B"), [SEEN], "seen-head"),
    "cuts the end off": (cut(HONEST, len(HONEST.actions) - 5), [SEEN], "seen-plies"),
    "changes the end": (
        cut(HONEST, len(HONEST.actions) - 5),
        [msgspec.structs.replace(SEEN, plies=None)],
        "seen-digest",
    ),
    "uses the secret of an earlier match again": (
        HONEST,
        [msgspec.structs.replace(SEEN, table="OTHER1", head="0e" * 32), SEEN],
        "seen-repeated",
    ),
    "plays an earlier match again, with the numbers of that time": (
        EARLIER,
        [msgspec.structs.replace(see(EARLIER), contribution="f6" * 32)],
        "seen-contribution",
    ),
    "tells one viewer of other commitments than the rest": (
        HONEST,
        [msgspec.structs.replace(SEEN, contribution=None, head="0d" * 32)],
        "seen-head",
    ),
    "tells one viewer of another end than the rest": (
        HONEST,
        [msgspec.structs.replace(SEEN, digest="0c" * 32)],
        "seen-digest",
    ),
    "hides a start that was called off": (HONEST, [CALLED_OFF, SEEN], "seen-called-off"),
    "changes a decision after it has got the fresh shares for it": (
        HONEST,
        [msgspec.structs.replace(SEEN, decisions=[(43, "another")])],
        "seen-decision",
    ),
}


@pytest.mark.parametrize("cheat", UNSEEN)
def test_what_a_player_saw_betrays_a_server_that(cheat: str) -> None:
    record, seen, code = UNSEEN[cheat]
    assert verify(record) > 100, "the record alone looks good"
    assert refusal(record, *seen) == code


def test_a_start_that_was_called_off_and_is_named_is_no_cheat() -> None:
    record = play(new_proof(called_off=[CalledOff(CALLED_OFF.commitment, ["Ben"])]))
    assert verify(record, [CALLED_OFF, see(record)]) > 100


def test_a_start_that_was_called_off_before_the_last_match_need_not_be_named() -> None:
    assert verify(EARLIER, [CALLED_OFF, SEEN, see(EARLIER)]) > 100


def test_what_the_page_saves_is_read_back() -> None:
    assert parse_seen(msgspec.json.encode([SEEN, CALLED_OFF])) == [SEEN, CALLED_OFF]
    assert parse_seen(b"\n" + msgspec.json.encode(SEEN) + b"\n") == [SEEN]


@pytest.mark.parametrize("data", [b"", b"nonsense", b"{}", b"[1]", b"\xff", b'{"table":"A","commitment":"xyz"}'])
def test_what_no_page_saves_is_refused(data: bytes) -> None:
    with pytest.raises(RecordError, match="seen-shape"):
        parse_seen(data)
