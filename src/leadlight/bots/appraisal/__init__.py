"""How good a position looks to a seat, in points, before anybody thinks ahead."""

from collections.abc import Callable

from leadlight.bots.appraisal.sagrada import appraise_sagrada
from leadlight.bots.appraisal.sintra import appraise_sintra
from leadlight.bots.appraisal.uzory import appraise_uzory
from leadlight.core.state import State

APPRAISALS: dict[str, Callable[[State, int], float]] = {
    "sintra": appraise_sintra,
    "sagrada": appraise_sagrada,
    "uzory": appraise_uzory,
}
