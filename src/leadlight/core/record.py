"""A match written down: the storage format, the download, the bug report and the test fixture."""

import re

import msgspec

from leadlight.core.errors import RecordError
from leadlight.core.game import OptionValue

FORMAT = 1


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits there: a person's name, or a bot's with the bot that plays."""

    name: str
    bot: str | None = None


class Result(msgspec.Struct, frozen=True):
    scores: list[int]
    places: list[int]


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything needed to play the match again: chance is written among the actions, so no seed is."""

    leadlight: int = FORMAT
    game: str
    version: int
    options: dict[str, OptionValue]
    seats: list[Seat]
    actions: list[str]
    result: Result | None = None
    proof: None = None  # the fairness proof of an online match

    def to_json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


def parse_record(data: bytes) -> Record:
    """The record written as this JSON; its actions are not played yet."""
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
