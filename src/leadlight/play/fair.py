"""Random draws that anybody can check afterwards: the host commits to a secret before the players contribute, and
reveals it at the end.

1. Before anybody contributes, the host draws a secret of 32 bytes and shows its SHA-256, the commitment. Its first 16
   digits are the name of the match, so that the host can choose nothing later.
2. Each seat may add a contribution; the host cannot know it when it commits, the seat cannot know the secret.
3. Draw number n of a match, among ``bound`` equal chances: take HMAC-SHA256, keyed with the secret, over the lines
   scheme, match, each seat's contribution (``-`` for none), n, and the attempt, which counts from 0. Read the digest as
   eight big-endian numbers of 32 bits. The first that is below the largest multiple of ``bound`` counts, modulo
   ``bound``; when none is, the next attempt follows.
4. The r-th unit of weight, counted through the outcomes in their order, is what happens.
5. The secret is revealed at the end, so that everybody can repeat the draws. The commitment alone
   predicts no draw.
"""

import hashlib
import hmac
from collections.abc import Sequence
from struct import Struct
from typing import Any

from mypy_extensions import mypyc_attr

from leadlight.core.chance import Rng
from leadlight.core.errors import RecordError
from leadlight.core.record import Proof, Record
from leadlight.core.state import CHANCE
from leadlight.play.replay import replay

SCHEME = "leadlight-fair-1"
WORD = 2**32
EIGHT_WORDS = Struct(">8I")


def commit(secret: bytes) -> str:
    """The commitment to a secret."""
    return hashlib.sha256(secret).hexdigest()


def name_match(commitment: str) -> str:
    """The name of the match that has this commitment."""
    return commitment[:16]


def begin_code(secret: bytes, proof: Proof) -> hmac.HMAC:
    """The HMAC of step 3 over the lines that all draws of a match share, computed once for hundreds of draws."""
    contributions = [given or "-" for given in proof.contributions]
    lines = [SCHEME, proof.match, *contributions, ""]
    return hmac.new(secret, "\n".join(lines).encode(), hashlib.sha256)


def draw_unit(secret: bytes, proof: Proof, draw: int, bound: int) -> int:
    """Step 3: a number from 0 to bound - 1."""
    return end_code(begin_code(secret, proof), draw, bound)


def end_code(begun: hmac.HMAC, draw: int, bound: int) -> int:
    """The rest of step 3, for one draw: a number from 0 to bound - 1."""
    limit = WORD - WORD % bound
    attempt = 0
    while True:
        code = begun.copy()
        code.update(b"%d\n%d" % (draw, attempt))
        words: tuple[int, ...] = EIGHT_WORDS.unpack(code.digest())
        for word in words:
            if word < limit:
                return word % bound
        attempt += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class FairRng(Rng):
    """Makes the random draws of one match. `draws` is the number of draws made so far.

    A pickle contains the secret; the `repr` does not, so it may be logged.
    """

    def __init__(self, secret: bytes, match: str, contributions: Sequence[str | None], draws: int = 0) -> None:
        super().__init__(0)
        self.secret = secret
        self.proof = Proof(match, commit(secret), list(contributions))
        self.begun = begin_code(secret, self.proof)
        self.draws = draws

    def fields(self) -> dict[str, object]:
        """The fields of the stream, without the begun code, which follows from them."""
        fields = super().fields()
        del fields["begun"]
        return fields

    def restore(self, fields: dict[str, Any]) -> None:
        """Set the fields to those of another stream."""
        super().restore(fields | {"begun": begin_code(fields["secret"], fields["proof"])})

    def __repr__(self) -> str:
        return f"<FairRng of match {self.proof.match!r} after {self.draws} draws>"

    def below(self, bound: int) -> int:
        """Draw a number from 0 to bound - 1, as step 3 says."""
        unit = end_code(self.begun, self.draws, bound)
        self.draws += 1
        return unit

    def seek(self, draws: int) -> None:
        """Go to where the stream stood after this many draws."""
        self.draws = draws

    def reveal(self) -> Proof:
        """The proof with its secret, for the end of the match."""
        return Proof(self.proof.match, self.proof.commitment, self.proof.contributions, self.secret.hex())


class Expected(Rng):
    """Gives `State.draw` the unit that the proof demands, to learn the outcome it stands for."""

    def __init__(self, unit: int = 0) -> None:
        super().__init__(0)
        self.unit = unit

    def below(self, bound: int) -> int:  # noqa: ARG002
        """The unit, whatever the bound."""
        return self.unit


def verify(record: Record) -> int:
    """The number of draws in the record, when each is what its proof demands.

    Raises `RecordError` for the first draw that is not, and for a record without a proof or with a sealed or false one.
    """
    secret = read_secret(record)
    proof = record.proof
    assert proof is not None
    match, begun = replay(record), begin_code(secret, proof)
    state = match.game.begin(match.options)
    draws = 0
    for ply, action in enumerate(match.actions, start=1):
        if state.actor() == CHANCE:
            bound = sum(weight for _, weight in state.chance_outcomes())
            fair = state.draw(Expected(end_code(begun, draws, bound)))
            if fair != action:
                found, expected = match.game.format_action(action), match.game.format_action(fair)
                raise RecordError("proof-draw", ply=ply, found=found, expected=expected)
            draws += 1
        state.apply(action)
    return draws


def read_secret(record: Record) -> bytes:
    """The revealed secret of the record, checked against the commitment; `RecordError` when there is none."""
    if record.proof is None:
        raise RecordError("proof-missing")
    if record.proof.secret is None:
        raise RecordError("proof-sealed")
    if len(record.proof.contributions) != len(record.seats):
        raise RecordError("proof-seats", found=len(record.proof.contributions), expected=len(record.seats))
    secret = bytes.fromhex(record.proof.secret)
    if not hmac.compare_digest(commit(secret), record.proof.commitment):
        raise RecordError("proof-commitment")
    if record.proof.match != name_match(record.proof.commitment):
        raise RecordError("proof-match")
    return secret
