"""The score pad of Sagrada: a row for each public objective on the table, and the other parts of its score."""

from typing import Final

from leadlight.games.sagrada.components import MOST_PLAYERS, OBJECTIVES_LAID
from leadlight.locales import Texts
from leadlight.printing.pad import Pad, Row

OBJECTIVE: Final = "objective"  # whichever lies there
REASONS: Final = ("private_objective", "favor_tokens", "empty_cells")


def fill(texts: Texts) -> Pad:
    public = [
        Row(OBJECTIVE, texts.translate("sagrada-aid-pad-public", number=number))
        for number in range(1, OBJECTIVES_LAID + 1)
    ]
    rest = [Row(reason, texts.translate(f"sagrada-part-{reason}")) for reason in REASONS]
    return Pad(MOST_PLAYERS, [*public, *rest], after=texts.translate("sagrada-aid-pad-target"))
