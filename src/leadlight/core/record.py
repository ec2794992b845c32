"""The record of a match, used for storage, downloads, bug reports and test fixtures."""

import re
from typing import Annotated

import msgspec

from leadlight.core.errors import RecordError
from leadlight.core.game import OptionValue

FORMAT = 1
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


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `play.fair` needs to repeat every random draw of the match; the secret is None until the end."""

    match: Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{1,64}$(?!\n)")]
    commitment: Hex
    contributions: list[Hex | None]  # by seat
    secret: Hex | None = None


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
    if record.leadlight != FORMAT:
        raise RecordError("record-format", found=record.leadlight, expected=FORMAT)
    return record
