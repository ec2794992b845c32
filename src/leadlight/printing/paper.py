"""Paper sizes of home printers, in millimetres."""

from dataclasses import dataclass
from typing import Final

from leadlight.core.errors import LeadlightError

MARGIN: Final = 8.0  # a little more than most home printers leave blank at each edge


@dataclass(frozen=True)
class Paper:
    width: float
    height: float


PAPERS: Final = {"a4": Paper(210, 297), "letter": Paper(215.9, 279.4)}


def find_paper(name: str) -> Paper:
    if name not in PAPERS:
        raise LeadlightError("paper-unknown", paper=name, expected=", ".join(PAPERS))
    return PAPERS[name]
