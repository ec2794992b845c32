"""Checks the proof of a finished match: whether its draws are the ones that secret and contributions demand."""

import hmac
from collections.abc import Sequence

from msgspec.structs import replace

from leadlight.core.chance import Rng
from leadlight.core.errors import RecordError
from leadlight.core.record import Proof, Record
from leadlight.core.state import CHANCE
from leadlight.play.fair import (
    BegunHmac,
    begin_code,
    commit,
    commit_contribution,
    digest_head,
    digest_record,
    end_code,
    follows,
    name_match,
)
from leadlight.play.fair_seen import Seen, check_seen
from leadlight.play.replay import replay


class Expected(Rng):
    """Gives `State.draw` the unit that the proof demands, to learn the outcome it stands for."""

    def __init__(self, unit: int = 0) -> None:
        super().__init__(0)
        self.unit = unit

    def below(self, bound: int) -> int:  # noqa: ARG002
        """The unit, whatever the bound."""
        return self.unit


def verify(record: Record, seen: Sequence[Seen] = ()) -> int:
    """The number of draws in the record, when each is what its proof demands, and the proof is the one that was seen.

    `seen` is what somebody's browser saw and gave at the table; `find_unknown` says what cannot be known without it.
    Raises `RecordError` for a record that is not finished, for a proof that is missing, sealed or false, for the first
    draw that the proof does not demand, and for a match that is not the one that was seen.
    """
    proof = require_proof(record)
    secret = read_secret(proof)
    check_head(record, proof)
    check_shares(record, proof)
    draws = check_draws(record, secret, proof)
    if proof.scheme != 1 and proof.digest != digest_record(record):
        raise RecordError("proof-digest")
    if seen:
        check_seen(record, proof, seen)
    return draws


def require_proof(record: Record) -> Proof:
    """The proof of a finished match."""
    if record.proof is None:
        raise RecordError("proof-missing")
    if record.proof.secret is None:
        raise RecordError("proof-sealed")
    if record.result is None:
        raise RecordError("proof-unfinished", ply=len(record.actions))
    check_seats(record, record.proof)
    return record.proof


def check_seats(record: Record, proof: Proof) -> None:
    """Raise `RecordError` unless the proof has a contribution and, since scheme 2, a commitment for each seat."""
    for listed in (proof.contributions, proof.commitments)[: proof.scheme]:
        if len(listed) != len(record.seats):
            raise RecordError("proof-seats", found=len(listed), expected=len(record.seats))


def read_secret(proof: Proof) -> bytes:
    """The revealed secret, checked against the commitment of the host and the name of the match."""
    secret = bytes.fromhex(proof.secret or "")
    if not hmac.compare_digest(commit(secret), proof.commitment):
        raise RecordError("proof-commitment")
    if proof.match != name_match(proof.commitment):
        raise RecordError("proof-match")
    return secret


def check_head(record: Record, proof: Proof) -> None:
    """Raise `RecordError` unless names, options and contributions are those that were fixed before the first draw."""
    if proof.scheme == 1:
        return
    if proof.head != digest_head(record):
        raise RecordError("proof-head")
    for seat, (given, commitment) in enumerate(zip(proof.contributions, proof.commitments, strict=True)):
        if commitment != (None if given is None else commit_contribution(proof.commitment, given)):
            raise RecordError("proof-contribution", seat=seat + 1, name=record.seats[seat].name)


def check_shares(record: Record, proof: Proof) -> None:
    """Raise `RecordError` unless every share is the next of its seat's chain. Without fresh shares there are none."""
    last = list(proof.contributions)
    for drawing, shares in enumerate(proof.shares or [], start=1):
        if len(shares) != len(last):
            raise RecordError("proof-seats", found=len(shares), expected=len(last))
        for seat, share in enumerate(shares):
            before = last[seat]
            if share is not None and (before is None or not follows(share, before)):
                raise RecordError("proof-share", drawing=drawing, name=record.seats[seat].name)
            last[seat] = share or before


def begin_drawing(secret: bytes, proof: Proof, drawing: int) -> BegunHmac:
    """The code of a drawing; the setup is number 0."""
    if proof.shares is None:
        return begin_code(secret, proof)
    if drawing > len(proof.shares):
        raise RecordError("proof-drawings", found=len(proof.shares), expected=drawing)
    return begin_code(secret, replace(proof, shares=proof.shares[:drawing]))


def check_draws(record: Record, secret: bytes, proof: Proof) -> int:
    """The number of draws; `RecordError` for the first that the proof does not demand."""
    match, begun = replay(record), begin_drawing(secret, proof, 0)
    state = match.game.begin(match.options)
    draws = drawings = 0
    for ply, action in enumerate(match.actions, start=1):
        if state.actor() == CHANCE:
            if ply > 1 and match.actors[ply - 2] != CHANCE:
                drawings += 1
                begun = begin_drawing(secret, proof, drawings)
            bound = sum(weight for _, weight in state.chance_outcomes())
            fair = state.draw(Expected(end_code(begun, draws, bound)))
            if fair != action:
                found, expected = match.game.format_action(action), match.game.format_action(fair)
                raise RecordError("proof-draw", ply=ply, found=found, expected=expected)
            draws += 1
        state.apply(action)
    if proof.shares is not None and len(proof.shares) != drawings:
        raise RecordError("proof-drawings", found=len(proof.shares), expected=drawings)
    return draws
