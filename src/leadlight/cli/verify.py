"""`leadlight verify`: whether the chance of a match was fair."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from leadlight.cli.arguments import RecordFile
from leadlight.core.errors import RecordError
from leadlight.core.record import Record
from leadlight.locales import translate
from leadlight.play import fair_check
from leadlight.play.fair_seen import Seen, find_unknown, parse_seen
from leadlight.play.files import load_record

STANDARD_INPUT = "-"
UNKNOWN = {
    "commitment": "verify-unknown-commitment",
    "contribution": "verify-unknown-contribution",
    "head": "verify-unknown-head",
    "end": "verify-unknown-end",
}


def verify(
    file: RecordFile, /, *, seen: Annotated[str | None, Parameter(help="help-seen", allow_leading_hyphen=True)] = None
) -> None:
    record = load_record(file)
    saw = [] if seen is None else parse_seen(read_seen(seen))
    draws = fair_check.verify(record, saw)
    print("\n".join(describe(record, draws, saw)))


def read_seen(file: str) -> bytes:
    """What the page copied or saved, from a file or from the standard input."""
    if file == STANDARD_INPUT:
        return sys.stdin.buffer.read()
    try:
        return Path(file).read_bytes()
    except OSError as error:
        raise RecordError("record-file", file=file, errno=error.errno or 0) from None


def describe(record: Record, draws: int, seen: list[Seen]) -> list[str]:
    """What was found, and then what nobody can find out this way."""
    assert record.proof is not None
    unknown = find_unknown(record.proof, seen)
    lines = [translate("verify-consistent" if unknown else "verify-fair", draws=draws)]
    if unknown:
        lines.append(translate("verify-unknown"))
        lines += ["- " + translate(UNKNOWN[what]) for what in unknown]
    if not seen:
        lines.append(translate("verify-hint", command=f"leadlight verify FILE --seen {STANDARD_INPUT}"))
    if record.proof.scheme == 1:
        lines.append(translate("verify-scheme-1"))
    return [*lines, translate("verify-foresight")]
