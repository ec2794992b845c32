"""`leadlight verify`: whether the chance of a match was fair."""

from leadlight.cli.arguments import RecordFile
from leadlight.locales import translate
from leadlight.play import fair
from leadlight.play.files import load_record


def verify(file: RecordFile, /) -> None:
    print(translate("verify-fair", draws=fair.verify(load_record(file))))
