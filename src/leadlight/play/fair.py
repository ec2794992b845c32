"""Random draws that nobody can choose and anybody can check afterwards.

1. The host draws a secret of 32 bytes and shows its SHA-256, the commitment. Its first 16 digits are the name of the
   match, so that the host can choose nothing later.
2. The browser of each player draws a contribution of 32 bytes and commits to it: it sends the SHA-256 of the lines
   scheme, commitment of the host, contribution. So no seat can commit before the host has.
3. When all seats have committed, the head is fixed: game, options, names and all commitments. Only then does any
   browser reveal its contribution. The host cannot try out contributions of its own: it would have to commit to them
   before it knows those of the others. If somebody calls the start off, the host draws another secret, everybody
   commits anew, and the record names the start that was called off.
4. Draw number n of the match, among ``bound`` equal chances: take HMAC-SHA256, keyed with the secret, over the lines
   scheme, digest of the head, each seat's contribution (``-`` for none), n, and the attempt, which counts from 0. Read
   the digest as eight big-endian numbers of 32 bits. The first that is below the largest multiple of ``bound`` counts,
   modulo ``bound``; when none is, the next attempt follows.
5. The r-th unit of weight, counted through the outcomes in their order, is what happens.
6. At the end the secret is revealed with a digest of the whole record, so that everybody can repeat the draws.

Where the table asks for fresh shares, nobody can foresee a draw after the setup, not even the host. Each contribution
is then the end of a chain: the browser draws a number and takes its SHA-256 again and again, a thousand times. A
*drawing* is all draws between two decisions. Before each drawing but the setup, when the decision before it is known
and can no longer be changed, every browser reveals the next number of its chain, whose SHA-256 is the one before. In
step 4 these shares stand instead of the contributions. A seat for which a bot decides gives none.

Scheme 1, that of Leadlight 0.1, has no steps 2 and 3 and no digests: contributions were sent openly, and in step 4 the
name of the match stands instead of the digest of the head. Matches that began with it end with it.
"""

import hashlib
from struct import Struct
from typing import Any, Final

import msgspec
from mypy_extensions import mypyc_attr

from leadlight.core.chance import Rng
from leadlight.core.record import Proof, Record
from leadlight.play.match import Match

SCHEMES: Final = {1: "leadlight-fair-1", 2: "leadlight-fair-2"}
WORD: Final = 2**32
EIGHT_WORDS: Final = Struct(">8I")

HMAC_BLOCK: Final = 64  # bytes: the block of SHA-256
INNER_PAD: Final = bytes(byte ^ 0x36 for byte in range(256))
OUTER_PAD: Final = bytes(byte ^ 0x5C for byte in range(256))


def commit(secret: bytes) -> str:
    """The commitment to a secret of the host."""
    return hashlib.sha256(secret).hexdigest()


def name_match(commitment: str) -> str:
    """The name of the match that has this commitment of the host."""
    return commitment[:16]


def follows(share: str, number: str) -> bool:
    """Whether the share is the next of a chain after this number."""
    return commit(bytes.fromhex(share)) == number


def commit_contribution(commitment: str, contribution: str) -> str:
    """Step 2: the commitment of a seat, made after that of the host."""
    return hashlib.sha256("\n".join([SCHEMES[2], commitment, contribution]).encode()).hexdigest()


def digest_head(record: Record) -> str:
    """Step 3: the SHA-256 of everything that was fixed before any contribution was revealed, as JSON without blanks."""
    proof = record.proof
    assert proof is not None
    seats = [[seat.name, seat.bot] for seat in record.seats]
    called_off = [[start.commitment, start.missing] for start in proof.called_off]
    head = [SCHEMES[2], proof.commitment, record.game, record.version, record.options, seats]
    return digest_json([*head, proof.commitments, called_off, proof.shares is not None])


def digest_record(record: Record) -> str:
    """Step 6: the SHA-256 of the head's digest, all actions and the result, as JSON without blanks."""
    assert record.proof is not None
    result = record.result
    ending = None if result is None else [result.scores, result.places, result.resigned]
    return digest_json([digest_head(record), record.actions, ending])


def digest_json(value: object) -> str:
    return hashlib.sha256(msgspec.json.encode(value, order="deterministic")).hexdigest()


class BegunHmac:
    """An HMAC-SHA256 (RFC 2104) over a text whose beginning is known, to be ended in many ways.

    `hmac.HMAC` can be copied and ended too, which takes twice as long, and a server does it for every draw.
    """

    def __init__(self, key: bytes, beginning: bytes) -> None:
        short = key if len(key) <= HMAC_BLOCK else hashlib.sha256(key).digest()
        padded = short.ljust(HMAC_BLOCK, b"\0")
        self.inner = hashlib.sha256(padded.translate(INNER_PAD) + beginning)
        self.outer = hashlib.sha256(padded.translate(OUTER_PAD))

    def end(self, text: bytes) -> bytes:
        """The HMAC of the beginning followed by this text."""
        inner, outer = self.inner.copy(), self.outer.copy()
        inner.update(text)
        outer.update(inner.digest())
        return outer.digest()


def begin_code(secret: bytes, proof: Proof) -> BegunHmac:
    """The HMAC of step 4 over the lines that the draws of a match share, or those of the proof's last drawing."""
    fixed = proof.match if proof.scheme == 1 else proof.head or "-"
    numbers = proof.shares[-1] if proof.shares else proof.contributions
    lines = [SCHEMES[proof.scheme], fixed, *[given or "-" for given in numbers], ""]
    return BegunHmac(secret, "\n".join(lines).encode())


def draw_unit(secret: bytes, proof: Proof, draw: int, bound: int) -> int:
    """Step 4: a number from 0 to bound - 1."""
    return end_code(begin_code(secret, proof), draw, bound)


def end_code(begun: BegunHmac, draw: int, bound: int) -> int:
    """The rest of step 4, for one draw: a number from 0 to bound - 1."""
    limit = WORD - WORD % bound
    attempt = 0
    while True:
        words: tuple[int, ...] = EIGHT_WORDS.unpack(begun.end(b"%d\n%d" % (draw, attempt)))
        for word in words:
            if word < limit:
                return word % bound
        attempt += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class FairRng(Rng):
    """Makes the random draws of one match. `draws` is the number of draws made so far.

    A pickle contains the secret; the `repr` does not, so it may be logged.
    """

    def __init__(self, secret: bytes, proof: Proof, draws: int = 0) -> None:
        super().__init__(0)
        self.secret = secret
        self.proof = proof
        self.begun = begin_code(secret, proof)
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
        """Draw a number from 0 to bound - 1, as step 4 says."""
        unit = end_code(self.begun, self.draws, bound)
        self.draws += 1
        return unit

    def take_shares(self, shares: list[str | None]) -> None:
        """Make the next drawing with fresh shares of the seats."""
        self.proof = msgspec.structs.replace(self.proof, shares=[*(self.proof.shares or []), shares])
        self.begun = begin_code(self.secret, self.proof)

    def seek(self, draws: int) -> None:
        """Go to where the stream stood after this many draws."""
        self.draws = draws


def fair_rng(match: Match) -> FairRng:
    """The stream of a match that is played online."""
    assert isinstance(match.rng, FairRng)
    return match.rng


def complete_proof(match: Match) -> Proof:
    """Step 6: the proof of a match that is over, with its secret and, since scheme 2, the digest of the record."""
    rng = fair_rng(match)
    proof = msgspec.structs.replace(rng.proof, secret=rng.secret.hex())
    digest = digest_record(match.record()) if proof.scheme == 2 else None
    return msgspec.structs.replace(proof, digest=digest)
