"""The record of a match, used for storage, downloads, bug reports and test fixtures."""

import re
from typing import Annotated, Literal

import msgspec

from leadlight.core.errors import RecordError
from leadlight.core.game import OptionValue

FORMAT = 1
FORMAT_WITH_COMMITMENTS = 2  # of matches whose players committed to their contributions: Leadlight 0.1 cannot read them
LONGEST_NAME = 64
Name = Annotated[str, msgspec.Meta(pattern=rf"^[^\x00-\x1f\x7f]{{1,{LONGEST_NAME}}}$(?!\n)")]
BotSpec = Annotated[str, msgspec.Meta(pattern=r"^[^\x00-\x1f\x7f]{1,200}$(?!\n)")]
Hex = Annotated[str, msgspec.Meta(pattern=r"^(?:[0-9a-f]{2}){1,32}$(?!\n)")]


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits there: a person, or a bot with its spec, by which `find_bot` finds it again."""

    name: Name
    bot: BotSpec | None = None


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """Points and places by seat; `resigned` names the seats that gave up, in the order in which they did."""

    scores: list[int]
    places: list[int]
    resigned: list[int] = []


class CalledOff(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A start that was called off while contributions were revealed, and who had not revealed one yet."""

    commitment: Hex  # of the host, to the secret that was never used
    missing: list[Name]


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What `play.fair` needs to repeat every random draw of the match. Secret and digest are None until the end.

    Scheme 1 is that of Leadlight 0.1; it has no commitments of the seats, no head and no digest.
    """

    match: Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{1,64}$(?!\n)")]
    commitment: Hex  # of the host, to the secret
    contributions: list[Hex | None]  # by seat
    secret: Hex | None = None
    scheme: Literal[1, 2] = 1
    commitments: list[Hex | None] = []  # by seat, to the contributions
    called_off: list[CalledOff] = []  # starts at this table since the match before
    head: Hex | None = None  # digest of everything that was fixed before a contribution was revealed
    digest: Hex | None = None  # of the whole record
    shares: list[list[Hex | None]] | None = None  # by drawing, then by seat; None at a table without fresh shares


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything needed to play the match again. Chance is written among the actions, so no seed is needed.

    >>> record = leadlight.new_match("sintra", ["Olena", "Petr"], seed=1).record()
    >>> record.seats
    [Seat(name='Olena', bot=None), Seat(name='Petr', bot=None)]
    >>> leadlight.parse_record(record.to_json()) == record
    True
    """

    leadlight: int = FORMAT
    game: str
    version: int
    options: dict[str, OptionValue]
    seats: list[Seat]
    actions: list[str]
    result: Result | None = None
    proof: Proof | None = None  # of an online match

    def to_json(self) -> bytes:
        """The record as JSON that `parse_record` reads back."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


def parse_record(data: bytes) -> Record:
    """The record that this JSON describes; its actions are not played yet. Raises `RecordError` for anything else."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except msgspec.ValidationError as error:
        place = re.search(r"`(\$[^`]*)`$", str(error))
        raise RecordError("record-shape", place=place[1] if place else "$") from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise RecordError("record-json", size=len(data)) from None
    if record.leadlight != (expected := format_for(record.proof)):
        raise RecordError("record-format", found=record.leadlight, expected=expected)
    return record


def format_for(proof: Proof | None) -> int:
    """The format of a record with this proof: the oldest that has all of its fields."""
    return FORMAT if proof is None or proof.scheme == 1 else FORMAT_WITH_COMMITMENTS
