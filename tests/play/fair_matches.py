"""Matches with fair chance, as honest servers and as cheating ones would write them."""

from collections.abc import Sequence

import msgspec

from leadlight.core.record import CalledOff, Proof, Record, Seat, parse_record
from leadlight.games import find_game
from leadlight.play.fair import (
    FairRng,
    commit,
    commit_contribution,
    complete_proof,
    digest_head,
    digest_record,
    name_match,
)
from leadlight.play.fair_seen import Seen
from leadlight.play.match import Match

SECRET = bytes(range(32))
CONTRIBUTIONS = ("a1" * 32, "b2" * 32)
NAMES = ("Ann", "Ben")
TABLE = "LIME42"


def old_proof(secret: bytes = SECRET, contributions: Sequence[str | None] = ("a1b2", None)) -> Proof:
    """As Leadlight 0.1 began it."""
    return Proof(name_match(commit(secret)), commit(secret), list(contributions))


def new_proof(
    secret: bytes = SECRET,
    contributions: Sequence[str | None] = CONTRIBUTIONS,
    called_off: Sequence[CalledOff] = (),
) -> Proof:
    """As scheme 2 begins it, before the head is fixed."""
    commitment = commit(secret)
    commitments = [None if given is None else commit_contribution(commitment, given) for given in contributions]
    return Proof(
        name_match(commitment),
        commitment,
        list(contributions),
        scheme=2,
        commitments=commitments,
        called_off=list(called_off),
    )


def play(
    proof: Proof,
    secret: bytes = SECRET,
    game: str = "sintra",
    names: Sequence[str] = NAMES,
    **options: str | int | bool,
) -> Record:
    """A finished match, its seats playing the first legal action, its chance drawn from this proof."""
    match = Match(find_game(game), options, [Seat(name) for name in names], FairRng(secret, proof))
    match.proof = proof
    if proof.scheme == 2:
        match.proof = fix_head(match.record()).proof
        assert match.proof is not None
        match.rng = FairRng(secret, match.proof)
    match.draw_chance()
    while not match.is_over:
        match.act(match.actor, match.state.legal_actions()[0])
    match.proof = complete_proof(match)
    return parse_record(match.record().to_json())


def edit(record: Record, **changes: object) -> Record:
    """The record with other fields, as somebody writes it who computes nothing anew."""
    return Record(**({name: getattr(record, name) for name in record.__struct_fields__} | changes))


def edit_proof(record: Record, **changes: object) -> Record:
    assert record.proof is not None
    return edit(record, proof=msgspec.structs.replace(record.proof, **changes))


def fix_head(record: Record) -> Record:
    return edit_proof(record, head=digest_head(record))


def fix_digests(record: Record) -> Record:
    """The record with digests that fit it, as a thorough cheat writes it."""
    fixed = fix_head(record)
    return edit_proof(fixed, digest=digest_record(fixed))


def see(record: Record, seat: int | None = 0) -> Seen:
    """What the browser of a seat, or of a spectator, has in mind after an honest match."""
    proof = record.proof
    assert proof is not None
    given = proof.contributions[seat] if seat is not None else None
    return Seen(TABLE, proof.commitment, proof.match, given, proof.head, proof.digest, len(record.actions))
