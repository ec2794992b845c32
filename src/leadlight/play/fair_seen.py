"""What somebody's browser saw and gave at a table, and how a proof is held against it.

A record can be consistent and still not be the match that was played: its author may have written another secret,
other names or an earlier end into it and computed everything anew. Only what somebody saw at the table shows that. The
page "Check the draws" copies or saves it as JSON, a list of the matches that the browser saw at the table.
"""

from collections.abc import Iterable, Sequence

import msgspec

from leadlight.core.errors import RecordError
from leadlight.core.record import Hex, Proof, Record


class Seen(msgspec.Struct, frozen=True):
    """What a browser saw of one match, or of a start that was called off: then `match` is None."""

    table: str
    commitment: Hex  # of the host, as it was shown before the match
    match: str | None = None
    contribution: Hex | None = None  # that the browser gave; a spectator gave none
    head: Hex | None = None  # as the browser computed it before it revealed its contribution
    digest: Hex | None = None  # of the record, as it was shown at the end
    plies: int | None = None  # how long the match was when the browser saw its end
    decisions: list[tuple[int, str]] = []  # ply and action, for which the browser gave fresh shares


def parse_seen(data: bytes) -> list[Seen]:
    """What the JSON from the page says; `RecordError` for anything else."""
    try:
        found = msgspec.json.decode(data.strip(), type=list[Seen] | Seen)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise RecordError("seen-shape", size=len(data)) from None
    return found if isinstance(found, list) else [found]


def check_seen(record: Record, proof: Proof, seen: Sequence[Seen]) -> None:
    """Raise `RecordError` unless the match of the record is the one that was seen."""
    own = find_seen(proof, seen)
    if own.commitment != proof.commitment:
        raise RecordError("seen-commitment")
    if any(other.commitment == proof.commitment and other != own for other in seen):
        raise RecordError("seen-repeated")
    if own.head is not None and own.head != proof.head:
        raise RecordError("seen-head")
    if has_given(own, proof) and own.contribution not in proof.contributions:
        raise RecordError("seen-contribution")
    check_called_off(own, proof, seen)
    check_end(record, own)


def has_given(own: Seen, proof: Proof) -> bool:
    """Whether the browser gave its contribution: under scheme 2 it has one in mind before, and may never give it."""
    return own.contribution is not None and (proof.scheme == 1 or own.head is not None)


def find_seen(proof: Proof, seen: Iterable[Seen]) -> Seen:
    """What was seen of the match of this proof."""
    for one in seen:
        if one.match == proof.match or (one.match is None and one.commitment == proof.commitment):
            return one
    raise RecordError("seen-nothing", match=proof.match)


def check_called_off(own: Seen, proof: Proof, seen: Iterable[Seen]) -> None:
    """Raise `RecordError` if the proof does not name a start that was called off since the match before."""
    called_off: list[str] = []
    for one in seen:
        if one == own:
            break
        if one.table == own.table and one.head is not None:
            called_off = [*called_off, one.commitment] if one.match is None else []
    if not set(called_off) <= {start.commitment for start in proof.called_off}:
        raise RecordError("seen-called-off")


def check_end(record: Record, own: Seen) -> None:
    """Raise `RecordError` if the record ends elsewhere than the match that was seen."""
    if own.plies is not None and own.plies != len(record.actions):
        raise RecordError("seen-plies", found=len(record.actions), expected=own.plies)
    for ply, action in own.decisions:
        if record.actions[ply : ply + 1] != [action]:
            raise RecordError("seen-decision", ply=ply + 1, expected=action)
    assert record.proof is not None
    if own.digest is not None and own.digest != record.proof.digest:
        raise RecordError("seen-digest")


def find_unknown(proof: Proof, seen: Sequence[Seen]) -> list[str]:
    """What cannot be known from the record and what was seen: some of commitment, contribution, head and end."""
    own = find_seen(proof, seen) if seen else None
    known = {
        "commitment": own is not None,
        "contribution": own is not None and has_given(own, proof),
        "head": proof.scheme != 1 and own is not None and own.head is not None,
        "end": own is not None and own.plies is not None,
    }
    return [name for name, is_known in known.items() if not is_known]
