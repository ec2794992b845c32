"""The score pad of Uzory: a column for each colour that can be played."""

from typing import Final

from leadlight.games.uzory.components import PLAYER_COLOURS
from leadlight.locales import Texts
from leadlight.printing.pad import Pad, Row
from leadlight.printing.uzory.pieces import PLAYED

REASONS: Final = ("clear", "tie")


def fill(texts: Texts) -> Pad:
    rows = [Row(reason, texts.translate(f"uzory-part-{reason}")) for reason in REASONS]
    return Pad(PLAYER_COLOURS, rows, tie=texts.translate("uzory-aid-pad-shards"), heads=PLAYED)
