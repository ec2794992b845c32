"""`leadlight verify`: whether the chance of a match was fair."""

from leadlight.cli.arguments import RecordFile
from leadlight.locales import tell
from leadlight.play import fair
from leadlight.play.files import load_record


def verify(file: RecordFile, /) -> None:
    print(tell("verify-fair", draws=fair.verify(load_record(file))))
